"""Telling what happened: notes of the journal become sentences, in the words of the Fluent files that browser and
terminal share.

A note `moved` of quarter-horse is told by the message `quarter-horse-moved` of `locale/<lang>/quarter-horse.ftl`, with
the note's numbers as variables, `$name` the name of its seat, and `$you` "yes" where that seat is the reader's own.
A number that is another seat comes with its name, too: `$to` with `$toName`, and so `$from` and `$other`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

LOCALE = Path(__file__).parent.parent / "locale"
LANGUAGES = ("en", "fi", "hu")
OTHER_SEATS = ("to", "from", "other")


def usual_language() -> str:
    """The language that the environment asks for (HOMESTRETCH_LANG, LC_ALL, LC_MESSAGES, LANG), or English."""
    for name in ("HOMESTRETCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            short = wanted[:2].lower()
            return short if short in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Words:
    """The texts of some Fluent files in a language; what the language lacks is said in English.

    >>> Words(("cli",), "en").text("cli-no-such-text")
    'cli-no-such-text'
    """

    def __init__(self, files: Sequence[str], language: str = LANGUAGES[0], folder: Path = LOCALE) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        wanted = dict.fromkeys((self.language, LANGUAGES[0]))
        self.bundles = [_bundle(lang, tuple(files), folder) for lang in wanted]

    def has(self, message: str) -> bool:
        """Say whether there is such a text."""
        return any(bundle.has_message(message) for bundle in self.bundles)

    def text(self, message: str, **values: Any) -> str:
        """The text of a message with its variables; its own name where there is none."""
        for bundle in self.bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    said, _ = bundle.format_pattern(pattern, values)
                    return str(said)
        return message


@cache
def _bundle(language: str, files: tuple[str, ...], folder: Path) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    # Without marks of isolation: a console shows them as boxes, and names are held clean elsewhere.
    bundle = FluentBundle([language], use_isolating=False)
    for name in files:
        path = folder / language / f"{name}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Narrator:
    """Tells the notes of one game to one reader, or to all (`you` None)."""

    def __init__(self, game: str, names: Sequence[str], language: str = LANGUAGES[0], you: int | None = None) -> None:
        self.game = game
        self.names = list(names)
        self.you = you
        self.words = Words((game,), language)

    def sentence(self, note: Mapping[str, Any]) -> str:
        """The sentence of a note, or "" for a note that is not told in words.

        >>> note = {"what": "race-started", "clause": "QHR-7", "seat": 1, "race": 2}
        >>> Narrator("quarter-horse", ["Ann", "Ben"]).sentence(note)
        'Race 2: Ben deals.'
        """
        message = f"{self.game}-{note['what']}"
        return self.words.text(message, **self._values(note)) if self.words.has(message) else ""

    def sentences(self, notes: Sequence[Mapping[str, Any]]) -> list[str]:
        """The sentences of an action's notes, in order."""
        return [said for said in map(self.sentence, notes) if said]

    def _values(self, note: Mapping[str, Any]) -> dict[str, Any]:
        values = {key: value for key, value in note.items() if key not in ("what", "clause")}
        seat = note.get("seat", -1)
        values |= {"name": self._name(seat), "you": "yes" if seat == self.you and seat >= 0 else "no"}
        return values | {f"{key}Name": self._name(note[key]) for key in OTHER_SEATS if key in note}

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""
