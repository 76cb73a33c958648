"""Chance events: equal tickets, integer weights, every outcome possible, none beside them."""

from __future__ import annotations

from collections import Counter

import pytest

from homestretch.engine.contract import outcomes
from tests.contract.playing import CASES, new_game, walk


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_tickets_and_weights_agree_and_each_outcome_can_happen(name: str, draw: int) -> None:
    state = new_game(name, draw).new_initial_state()
    rules, met = state.rules, set()
    for count, _ in enumerate(walk(state, f"chance {name} {draw}", limit=400)):
        if not state.is_chance_node():
            continue
        before = state.t.clone()
        tickets = rules.tickets(state.t)
        drawn = Counter(rules.ticket(state.t, k) for k in range(tickets))
        assert tickets > 0
        assert drawn == outcomes(rules, state.t)
        texts = state.chance_outcomes()
        assert len({text for text, _ in texts}) == len(texts)
        assert sum(weight for _, weight in texts) == tickets
        assert state.t == before
        met.add(state.t.chance)
        if count % 7 == 0:
            for outcome in drawn:
                other = state.t.clone()
                rules.befall(other, outcome)
                assert rules.invariants(other) == 0
    assert met <= set(rules.grammar.patterns)
    assert met
