"""Names and chat as they may be shown to others: normalised, without control characters, and unlike every other name
at the table.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

MOST_LETTERS = 24
MOST_CHAT = 300
# Letters and marks by name that are nothing to look at (fillers, the empty Braille cell, joiners).
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
# Marks that stand on one letter; more than two of them are there to run out of the line.
MOST_MARKS = 2
BOT_NAMES = (
    "Bramble", "Clover", "Dandelion", "Fern", "Hazel", "Juniper",
    "Maple", "Nettle", "Poppy", "Rowan", "Sorrel", "Thistle",
)  # fmt: skip

# Letters of other scripts that look like Latin ones (a small choice of Unicode's confusables), for telling names
# apart only.
_LOOKS = str.maketrans(
    # Cyrillic, then Greek, then digits and l.
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u044c\u0432\u043a\u043c\u043d\u0442\u0433\u043f\u050d"
    "\u03b1\u03b2\u03b3\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03b7\u03c9\u03f2"
    "0134567l|",
    "aeopcyxijshdqwbbkmhtrngabyeikvoptuxnwcoieasgtii",
)


def clean(text: str, most: int) -> str:
    r"""A text in NFKC on one line, cut at `most` letters, without control, private, unassigned and invisible ones.

    >>> clean("  A\u200bnna\n\x1b[31m ", 24), clean("\uff21nna", 24)
    ('Anna [31m', 'Anna')
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", text[: 8 * most]):
        kind = unicodedata.category(letter)
        if letter in "\n\r\t\u0085" or kind in ("Zs", "Zl", "Zp"):
            letter = " "
        elif kind[0] == "C" or letter in _BLANK:
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:most].strip()


def skeleton(name: str) -> str:
    r"""What a name looks like: two names with one skeleton could be taken for each other.

    >>> skeleton("\u0410nna") == skeleton("ANNA") == skeleton("Ánna")
    True
    """
    plain = (
        letter for letter in unicodedata.normalize("NFKD", name.casefold()) if unicodedata.category(letter)[0] != "M"
    )
    return "".join("".join(plain).translate(_LOOKS).split()).replace("rn", "m").replace("vv", "w")


def own_name(wanted: str | None, seat: int, taken: Iterable[str]) -> str:
    """A name of one's own for a seat: the wanted one made clean, or "Player 3"; marked with the seat's number where
    it looks like a taken one.
    """
    name = clean(wanted or "", MOST_LETTERS)
    if not skeleton(name):
        name = f"Player {seat + 1}"
    others = {skeleton(other) for other in taken}
    if skeleton(name) not in others:
        return name
    number = seat + 1
    while skeleton(f"{name} ({number})") in others:
        number += 1
    return f"{name[: MOST_LETTERS - 5].strip()} ({number})"


def bot_name(seat: int, taken: Iterable[str]) -> str:
    """A name for the bot at a seat."""
    return own_name(BOT_NAMES[seat % len(BOT_NAMES)], seat, taken)
