"""What players read: a sentence for every note, and a rulebook that tells every clause and the computed values."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from homestretch.games.beat_the_bookie import GAME, odds
from homestretch.games.beat_the_bookie.tables import PUNTERS
from homestretch.play.book import read_book
from homestretch.play.narrate import LANGUAGES, Narrator, Words
from tests.rules.beat_the_bookie.meet import new_meeting, play, race, sell_lots

NUMBERS = {
    "seat": 0, "horse": 3, "other": 1, "amount": 120, "race": 2, "card": 12, "second": 5, "third": 0, "left": 2,
    "place": 2, "points": 2, "bidders": 2, "class": 2,
}  # fmt: skip


@pytest.mark.rule("BTB-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_a_sentence_in_every_language(language: str) -> None:
    own = Words(("beat-the-bookie",), language).bundles[0]
    narrator = Narrator("beat-the-bookie", ["Otto", "Mira"], language)
    for name, *labels in GAME.notes.values():
        assert own.has_message(f"beat-the-bookie-{name}"), name
        said = narrator.sentence({"what": name} | {label: NUMBERS[label] for label in labels if label})
        assert said, name
        assert not re.search(r"[{}$]|beat-the-bookie|\?\?\?", said), said
        assert ("Otto" in said) == ("seat" in labels and name not in ("sealed-bid", "slip-laid")), said


@pytest.mark.rule("BTB-16")
def test_a_race_is_told_as_it_happened() -> None:
    state = sell_lots(new_meeting(2), {4: ("p1", 100)})
    narrator = Narrator("beat-the-bookie", ["Otto", "Mira"])
    race(state, 4, 1, 2, bets={"p1": {4: 20}})
    told = narrator.sentences(state.notes(None))
    assert "Marmalade Sky (4) earns Otto 100." in told
    assert "Otto wins on Marmalade Sky (4): the bank pays 100." in told
    play(state, "p1 offer h4 p2 70")
    assert narrator.sentences(state.notes(None)) == ["Otto offers Mira Marmalade Sky (4) for 70."]


@pytest.mark.rule("BTB-24")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_tells_every_clause_and_marks_our_rulings(language: str) -> None:
    book = read_book("beat-the-bookie", language)
    assert book.language == language
    assert book.clauses() == {f"BTB-{number}" for number in range(1, 25)}
    rulings = {clause for section in book.sections for p in section.paragraphs if p.ruling for clause in p.clauses}
    printed = {clause for section in book.sections for p in section.paragraphs if not p.ruling for clause in p.clauses}
    # Clauses of the house only, clauses of the designer only; all others have a part of each.
    assert book.clauses() - printed == {"BTB-5", "BTB-10", "BTB-11", "BTB-14", "BTB-20", "BTB-22", "BTB-9"}
    assert book.clauses() - rulings == {"BTB-1", "BTB-3", "BTB-4", "BTB-7", "BTB-15"}


def decimal(value: Fraction, language: str) -> str:
    """A value with two decimals, as the language writes it."""
    return f"{float(value):.2f}".replace(".", "." if language == "en" else ",")


@pytest.mark.rule("BTB-17")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_prints_the_computed_values(language: str) -> None:
    book = read_book("beat-the-bookie", language)
    text = "\n".join(paragraph.text for section in book.sections for paragraph in section.paragraphs)
    tickets = {PUNTERS[card][0]: card for card in range(1, 17)}
    for ticket, card in tickets.items():
        chance, pays = odds.ticket_chance(ticket), PUNTERS[card][1]
        line = rf"^.*\b{pays}\b.* {chance},.* {re.escape(decimal(odds.punters_value(card), language))}\.$"
        assert re.search(line, text, re.MULTILINE), (ticket, line)
    for value in (odds.prize_value(1), odds.prize_value(8), odds.horse_value(1)):
        assert decimal(value, language) in text
    for horses in (1, 2, 3):
        for number in (1, 8):
            assert decimal(odds.owners_pile_value(horses, number), language) in text
    for card in (1, 12):
        assert f"{float(odds.book(card)) * 100:.1f}".replace(".", decimal(Fraction(), language)[1]) in text
