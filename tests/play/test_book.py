"""Rulebooks: each tells every clause of its game, in every language that it is there in."""

from __future__ import annotations

from pathlib import Path

import pytest

from homestretch.engine.errors import BadRecord, UnknownGame
from homestretch.play.book import LOCALE, parse_book, read_book
from homestretch.play.game import GAMES, find_rules
from tests.test_clause_coverage import rule_books

BOOKS = sorted((path.parents[1].name, path.stem) for path in LOCALE.glob("*/rules/*.md"))


def clauses_of(game: str) -> set[str]:
    """The clauses of a game, from the table beside its rules."""
    return set(rule_books()[GAMES[game].rpartition(".")[2]])


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_book(game: str) -> None:
    assert ("en", game) in BOOKS


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_a_book_tells_each_clause_and_no_other(language: str, game: str) -> None:
    book = read_book(game, language)
    assert book.language == language
    assert book.clauses() == clauses_of(game)
    assert book.title
    for section in book.sections:
        assert section.title
        assert section.paragraphs
    untold = [part.text for section in book.sections for part in section.paragraphs if not part.clauses]
    assert len(untold) <= 1, "but for a word about the book itself, each paragraph names its clauses"


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_translations_mark_the_same_rulings(language: str, game: str) -> None:
    def rulings(of: str) -> set[str]:
        parts = [part for section in read_book(game, of).sections for part in section.paragraphs]
        return {clause for part in parts if part.ruling for clause in part.clauses}

    assert rulings(language) == rulings("en")


def test_another_language_falls_back_to_english_and_an_unknown_game_is_refused(tmp_path: Path) -> None:
    assert read_book("quarter-horse", "sv").language == "en"
    assert read_book("quarter-horse", "FI-fi").language == "fi"
    with pytest.raises(UnknownGame):
        read_book("snails")
    with pytest.raises(BadRecord, match="missing"):
        read_book("quarter-horse", "en", tmp_path)


def test_the_parts_of_a_text() -> None:
    book = parse_book(
        "# T\n\nBefore. [QHR-1]\n\n## A b\n\nOne\ntwo. [QHR-2, QHR-3 ruling]\n\n- x\n- y [QHR-4]\n\n## A b\nz", "g"
    )
    assert book.title == "T"
    assert [(section.id, section.title) for section in book.sections] == [("t", "T"), ("a-b", "A b"), ("a-b-2", "A b")]
    before, (one, listed), (plain,) = (section.paragraphs for section in book.sections)
    assert before[0].clauses == ("QHR-1",)
    assert (one.text, one.clauses, one.ruling) == ("One two.", ("QHR-2", "QHR-3"), True)
    assert listed.text == "- x\n- y"
    assert plain.clauses == ()


def test_every_game_has_a_seat_range_that_its_book_can_speak_of() -> None:
    for game in GAMES:
        low, high, usual = find_rules(game).seats
        assert low <= usual <= high
