"""`homestretch rules`: a game's rulebook in our own words."""

from __future__ import annotations

import shutil
import textwrap
from typing import TYPE_CHECKING

import click

from homestretch.cli.console import say
from homestretch.cli.parameters import LANGUAGE_HELP, GameName, language_of

if TYPE_CHECKING:
    from homestretch.play.book import Paragraph


@click.command()
@click.argument("game", type=GameName())
@click.option("--clause", help="Only what tells one clause, such as QHR-8, or 8 for short.")
@click.option("--lang", "language", help=LANGUAGE_HELP)
def rules(game: str, clause: str | None, language: str | None) -> None:
    """Read the rules of GAME in our own words, each paragraph with its clauses."""
    from homestretch.play.book import read_book
    from homestretch.play.game import find_rules

    book = read_book(game, language_of(language))
    if clause is not None and clause.isdecimal():
        clause = f"{find_rules(game).prefix}-{int(clause)}"
    if clause is not None and clause.upper() not in book.clauses():
        first, *_, last = sorted(book.clauses(), key=lambda name: int(name.rpartition("-")[2]))
        raise click.UsageError(f"there is no clause {clause!r} in the rules of {game}: they go from {first} to {last}")
    lines = [] if clause else [click.style(book.title, bold=True), ""]
    for section in book.sections:
        told = [part for part in section.paragraphs if clause is None or clause.upper() in part.clauses]
        if told:
            lines += [click.style(section.title, bold=True), ""]
        for paragraph in told:
            lines += [*_lines(paragraph), ""]
    say("\n".join(lines).rstrip("\n"))


def _lines(paragraph: Paragraph) -> list[str]:
    width = min(shutil.get_terminal_size().columns, 92) - 2
    marks = " ".join([*paragraph.clauses, *(["ruling"] if paragraph.ruling else [])])
    text = f"{paragraph.text} [{marks}]" if marks else paragraph.text
    lines = []
    for piece in text.split("\n"):
        hang = "    " if piece.startswith(("- ", "* ")) else "  "
        lines += textwrap.wrap(piece, max(width, 30), initial_indent="  ", subsequent_indent=hang)
    return lines
