"""Rulebooks: the rules of a game in our own words, a Markdown file a language, read into sections and paragraphs with
their clauses.

A file `locale/<lang>/rules/<game>.md` has `# Title`, `## Section`, and paragraphs (or lists) parted by blank lines,
each ending with the clauses it tells in brackets: `[QHR-8 QHR-9]`, or `[QHR-2 ruling]` where a clause is our ruling
and not the printed rules'.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from homestretch.engine.errors import BadRecord
from homestretch.play.game import find_rules

LOCALE = Path(__file__).parent.parent / "locale"
FALLBACK = "en"
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_CLAUSES = re.compile(r"\s*\[((?:[A-Z]{2,4}-\d+|ruling)(?:[ ,]+(?:[A-Z]{2,4}-\d+|ruling))*)\]\s*\Z")


@dataclass(frozen=True)
class Paragraph:
    """One paragraph: its text, the ids of the clauses it tells, and whether one of them is our ruling."""

    text: str
    clauses: tuple[str, ...] = ()
    ruling: bool = False


@dataclass
class Section:
    """One section; `id` is its title as an address' anchor can have it."""

    id: str
    title: str
    paragraphs: list[Paragraph] = field(default_factory=list)


@dataclass
class Book:
    """A rulebook in one language."""

    game: str
    language: str
    title: str
    sections: list[Section] = field(default_factory=list)

    def clauses(self) -> set[str]:
        """The ids of all clauses that the book tells."""
        return {clause for section in self.sections for paragraph in section.paragraphs for clause in paragraph.clauses}


def read_book(game: str, language: str = FALLBACK, folder: Path = LOCALE) -> Book:
    """The rulebook of a game in a language ("fi", "hu-HU"), in English where there is none in it.

    Raises UnknownGame, and BadRecord where even the English one is missing.

    >>> book = read_book("quarter-horse")
    >>> book.title, book.sections[0].paragraphs[0].clauses
    ('Quarter Horse Racing', ('QHR-1', 'QHR-2'))
    """
    find_rules(game)
    found = _LANGUAGE.match(language.lower())
    for wanted in (found[0] if found else FALLBACK, FALLBACK):
        path = folder / wanted / "rules" / f"{game}.md"
        if path.is_file():
            return parse_book(path.read_text(encoding="utf-8"), game, wanted)
    raise BadRecord(f"the rulebook of {game} is missing from this installation: install it anew")


def parse_book(text: str, game: str, language: str = FALLBACK) -> Book:
    """The rulebook that a text holds; paragraphs before the first section make a section named like the book."""
    book = Book(game, language, "")
    for block in re.split(r"\n\s*\n", text.replace("\r\n", "\n").strip()):
        for piece in _pieces(block):
            if piece.startswith("## "):
                book.sections.append(Section(_anchor(piece[3:], book), piece[3:].strip()))
            elif piece.startswith("# "):
                book.title = piece[2:].strip()
            elif piece:
                if not book.sections:
                    book.sections.append(Section(_anchor(book.title, book), book.title))
                book.sections[-1].paragraphs.append(_paragraph(piece))
    return book


def _pieces(block: str) -> list[str]:
    """A block's headings, each by itself, and the paragraph that follows them."""
    lines = block.split("\n")
    headings = 0
    while headings < len(lines) and lines[headings].startswith("#"):
        headings += 1
    return [*(line.strip() for line in lines[:headings]), "\n".join(lines[headings:]).strip()]


def _paragraph(piece: str) -> Paragraph:
    found = _CLAUSES.search(piece)
    words = re.split(r"[ ,]+", found[1]) if found else []
    plain = piece[: found.start()] if found else piece
    # A line break inside a paragraph means nothing, except between the points of a list.
    text = re.sub(r"\n(?![-*] |\d+\. )\s*", " ", plain)
    return Paragraph(text.strip(), tuple(word for word in words if word != "ruling"), "ruling" in words)


def _anchor(title: str, book: Book) -> str:
    plain = "-".join(re.findall(r"\w+", title.lower())) or "section"
    taken = {section.id for section in book.sections}
    number = 2
    anchor = plain
    while anchor in taken:
        anchor, number = f"{plain}-{number}", number + 1
    return anchor
