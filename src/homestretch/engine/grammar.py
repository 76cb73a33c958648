"""The text grammar, declared once a game: each verb has patterns, and both directions – format and parse – come from
them.

    Grammar({BET_WIN: "bet win {amount:money}", PLAY: "play {what:card}[ {which:horse}][ to {where:square}]"},
    {"card": CARDS, …})

A slot names a part of the action and a kind of word. A piece in brackets stands only when its part is used.
`{amount:money}` is one number in an action and a range `low..high/step` in a legal form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from homestretch.engine.contract import NONE, Action, Choice
from homestretch.engine.errors import InvalidAction

_SLOT = re.compile(r"\{(\w+):(\w+)\}")
_PIECE = re.compile(r"\[([^\]]*)\]|([^\[]+)")
MOST_DIGITS = 15


@dataclass(frozen=True)
class Word:
    """A kind of word: the pattern of its texts and both directions; `read` may raise KeyError or ValueError."""

    pattern: str
    say: Callable[[int], str]
    read: Callable[[str], int]


def counted(letter: str, most: int, first: int = 0) -> Word:
    """Words such as p1 … p12 (first = 0: counted from 0 inside) or h2 … h12 (first = 1: the number itself)."""

    def read(text: str) -> int:
        value = int(text[len(letter) :])
        if not 1 <= value <= most:
            raise ValueError(text)
        return value - 1 + first

    return Word(rf"{letter}[1-9][0-9]?", lambda value: f"{letter}{value + 1 - first}", read)


def numbered(low: int, high: int) -> Word:
    """Plain numbers from low to high."""

    def read(text: str) -> int:
        value = int(text)
        if not low <= value <= high:
            raise ValueError(text)
        return value

    return Word(r"0|[1-9][0-9]{0,3}", str, read)


def listed(texts: Mapping[int, str]) -> Word:
    """Words from a table of value and text."""
    back = {text: value for value, text in texts.items()}
    longest_first = sorted(back, key=len, reverse=True)
    return Word(
        "|".join(re.escape(text) for text in longest_first), lambda value: texts[value], lambda text: back[text]
    )


SEAT = counted("p", 12)
MONEY = Word(rf"0|[1-9][0-9]{{0,{MOST_DIGITS - 1}}}", str, int)


class Grammar:
    """All texts of one game: `say` an action, `say_choice` a legal form, `read` a text.

    `amounts` names, for verbs with an amount, the clause that says which amounts there are: `ten` or `-10` breaks it.
    """

    def __init__(
        self, patterns: Mapping[int, str], words: Mapping[str, Word], amounts: Mapping[int, str] | None = None
    ) -> None:
        self.words = {"seat": SEAT, "money": MONEY, **words}
        self.patterns = dict(patterns)
        self._compiled = {verb: self._pieces(pattern) for verb, pattern in patterns.items()}
        self._readers = [(verb, re.compile(self._regex(pattern))) for verb, pattern in patterns.items()]
        self._before_amounts = [
            (re.compile(self._regex(patterns[verb].partition("{amount")[0])), clause)
            for verb, clause in (amounts or {}).items()
        ]

    def _pieces(self, pattern: str) -> list[tuple[bool, str, str, str]]:
        pieces = []
        for optional, plain in _PIECE.findall(pattern):
            text = optional or plain
            end = 0
            for slot in _SLOT.finditer(text):
                pieces.append((bool(optional), text[end : slot.start()], slot[1], slot[2]))
                end = slot.end()
            pieces.append((bool(optional), text[end:], "", ""))
        return pieces

    def _regex(self, pattern: str) -> str:
        parts = []
        for optional, plain in _PIECE.findall(pattern):
            text, made, end = optional or plain, "", 0
            for slot in _SLOT.finditer(text):
                made += re.escape(text[end : slot.start()]) + f"(?P<{slot[1]}>{self.words[slot[2]].pattern})"
                end = slot.end()
            made += re.escape(text[end:])
            parts.append(f"(?:{made})?" if optional else made)
        return "".join(parts)

    def _say(self, action: Action | Choice, amount: str) -> str:
        made = ""
        for optional, before, part, kind in self._compiled[action.verb]:
            if not part:
                made += "" if optional else before
            elif part == "amount":
                made += before + amount
            elif not (optional and getattr(action, part) == NONE):
                made += before + self.words[kind].say(getattr(action, part))
        return made

    def say(self, action: Action) -> str:
        """The one text of an action."""
        return self._say(action, str(action.amount))

    def say_choice(self, choice: Choice) -> str:
        """The legal form of a choice: like the action, with a range `low..high/step` where there is a choice of amounts
        (a step), and the amount itself where there is only one.
        """
        amount = f"{choice.low}..{choice.high}/{choice.step}" if choice.step else str(choice.low)
        return self._say(choice, amount)

    def read(self, text: str) -> Action:
        """The action that a text means; raises InvalidAction where it is no text of this game."""
        if len(text) > 60:
            raise InvalidAction("an action is a short text: ask for the legal actions to see the forms")
        for verb, regex in self._readers:
            found = regex.fullmatch(text)
            if found is None:
                continue
            try:
                return self._action(verb, found.groupdict())
            except (KeyError, ValueError):
                break
        for before, clause in self._before_amounts:
            found = before.match(text)
            amount = text[found.end() :] if found else ""
            if amount and not re.fullmatch(MONEY.pattern, amount):
                raise InvalidAction(f"{amount!r} is no amount: write a whole number such as 30", clause)
        raise InvalidAction(f"{text!r} is no action of this game: its forms are {'; '.join(self.forms())}")

    def _action(self, verb: int, found: dict[str, str | None]) -> Action:
        kinds = {part: kind for _, _, part, kind in self._compiled[verb] if part}
        parts = {part: self.words[kinds[part]].read(text) for part, text in found.items() if text is not None}
        return Action(verb, **parts)

    def forms(self) -> list[str]:
        """The patterns in a form for readers: `bet win MONEY`, `play CARD [HORSE] [to SQUARE]`."""
        return [_SLOT.sub(lambda m: m[2].upper(), pattern).replace("[ ", " [") for pattern in self.patterns.values()]
