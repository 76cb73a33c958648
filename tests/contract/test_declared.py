"""What each game declares fits together: clauses, options, notes, texts, accounts."""

from __future__ import annotations

import pytest

from homestretch.engine.options import declared, fill, shown
from homestretch.engine.rule import is_rule
from homestretch.parts.ledger import ACCOUNTS, MOST_SEATS
from homestretch.play.game import find_rules
from tests.contract.playing import NAMES, known_clauses


@pytest.mark.parametrize("name", NAMES)
def test_all_clauses_that_are_named_stand_in_the_rules(name: str) -> None:
    rules = find_rules(name)
    named = {*rules.clauses, *rules.chance_clauses.values(), rules.over_clause}
    named |= {option.clause for option in declared(rules.options)}
    assert {rules.clause_id(number) for number in named} <= known_clauses(name)
    assert all(reason and not reason.endswith(".") for reason in rules.clauses.values())


@pytest.mark.parametrize("name", NAMES)
def test_usual_options_are_allowed_ones(name: str) -> None:
    rules = find_rules(name)
    usual = {option.name: option.usual for option in declared(rules.options)}
    assert shown(rules.options, fill(rules.options, usual, rules.seats[2])) == usual
    for option in declared(rules.options):
        assert option.title
        assert option.sentence.endswith(".")


@pytest.mark.parametrize("name", NAMES)
def test_the_contract_is_kept_by_rules(name: str) -> None:
    rules = find_rules(name)
    assert rules.name == name
    assert all(is_rule(function) for function in rules.contract().values())
    least, most, usual = rules.seats
    assert 2 <= least <= usual <= most <= MOST_SEATS
    assert all(MOST_SEATS <= place < ACCOUNTS for place in rules.accounts.values())


@pytest.mark.parametrize("name", NAMES)
def test_notes_have_their_own_names(name: str) -> None:
    notes = find_rules(name).notes
    assert len({what for what, *_ in notes.values()}) == len(notes)
    for what, *labels in notes.values():
        assert what
        assert len(labels) == 4
        used = [label for label in labels if label]
        assert len(set(used)) == len(used)
