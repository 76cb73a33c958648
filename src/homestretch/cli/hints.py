"""What a player is told when he does not know what to type: the legal forms in few lines, what each verb means and
what it pays, and what a mistyped line may have meant.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from homestretch.engine.errors import InvalidAction

if TYPE_CHECKING:
    from homestretch.engine.grammar import Grammar
    from homestretch.play.narrate import Words
    from homestretch.play.state import State

# A legal form with a choice of amounts.
AMOUNTS = re.compile(r"(?P<before>.*?)(?P<low>\d+)\.\.(?P<high>\d+)/(?P<step>\d+)")

YES_NO = {True: "yes", False: "no"}


def verb_words(pattern: str) -> str:
    """The words that an action's pattern begins with, before anything that varies.

    >>> verb_words("bet win {amount:money}"), verb_words("move[ {which:horse}]"), verb_words("pass")
    ('bet win', 'move', 'pass')
    """
    return re.split(r"[{\[]", pattern, maxsplit=1)[0].strip()


def verbs_now(state: State, seat: int) -> list[str]:
    """The verbs among which a seat can choose now, in words, each once."""
    patterns = state.rules.grammar.patterns
    return list(dict.fromkeys(verb_words(patterns[choice.verb]) for choice in state.choices(seat)))


def in_few_lines(forms: Sequence[str]) -> list[str]:
    """The forms, one a line, those together that differ in their destination alone.

    >>> in_few_lines(["pass", "play 2+2 to 1:2", "play 2+2 to 2:2"])
    ['pass', 'play 2+2 to 1:2 · 2:2']
    """
    lines: dict[str, list[str]] = {}
    for form in forms:
        before, to, end = form.rpartition(" to ")
        lines.setdefault(before + to if to else form, []).extend([end] if to else [])
    return [before + " · ".join(ends) for before, ends in lines.items()]


def explained(state: State, seat: int, words: Words) -> list[str]:
    """A sentence for each verb that the seat can choose now, and one for the amounts."""
    game = state.game
    options = {name: YES_NO[value] if isinstance(value, bool) else value for name, value in game.options.items()}
    said = []
    for verb in verbs_now(state, seat):
        message = f"cli-do-{game.name}-{verb.replace(' ', '-')}"
        if words.has(message):
            said.append(f"{verb}: {words.text(message, **options)}")
    ranged = next(filter(None, map(AMOUNTS.fullmatch, state.legal_actions(seat))), None)
    if ranged is not None:
        example = ranged["before"] + str(int(ranged["low"]) + int(ranged["step"]))
        # Numbers as they are typed, without the marks of thousands that a language has.
        said.append(words.text("cli-amounts", form=ranged[0].removeprefix(ranged["before"]), example=example,
                               low=ranged["low"], high=ranged["high"], step=ranged["step"]))  # fmt: skip
    return said


def as_meant(line: str, grammar: Grammar) -> str:
    """A line in the letters that the grammar has, capital or small, where that makes an action of it."""
    first, space, rest = line.partition(" ")
    for text in (line, line.lower(), first.lower() + space + rest.upper()):
        try:
            grammar.read(text)
        except InvalidAction:
            continue
        return text
    return line


def nearest(line: str, known: Iterable[str]) -> str:
    """What an unfinished or mistyped line may have meant, or ""."""
    typed = line.lower()
    forms = {form.lower(): form for form in known}
    begun = next((form for form in forms if form.startswith(f"{typed} ")), "")
    if begun:
        return forms[begun]
    near = difflib.get_close_matches(typed, forms, 1, 0.7)
    if near:
        return forms[near[0]]
    # An amount in a wrong form says nothing about what comes before it.
    ranged = {AMOUNTS.sub(r"\g<before>", form).strip(): form for form in forms if AMOUNTS.fullmatch(form)}
    near = difflib.get_close_matches(re.sub(r"[\d., -]+$", "", typed), ranged, 1, 0.8)
    return forms[ranged[near[0]]] if near else ""
