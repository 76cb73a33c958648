"""Exact chances, where a game gives them: numbers from 0 to 1 by horse or seat, which change nothing."""

from __future__ import annotations

import json
import re

import pytest

from homestretch.play.game import find_rules
from tests.contract.playing import NAMES, new_game, walk

WHO = re.compile(r"h([1-9]|1[0-2])|p([1-9]|1[0-2])")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("draw", range(3))
def test_chances_are_chances(name: str, draw: int) -> None:
    state = new_game(name, draw, short=True).new_initial_state()
    met = set()
    for count, _ in enumerate(walk(state, f"chances {name} {draw}", limit=400)):
        if count % 5:
            continue
        before = state.t.clone()
        odds = state.odds()
        assert state.t == before
        assert json.loads(json.dumps(odds)) == odds
        for kind, chances in odds.items():
            met.add(kind)
            assert all(WHO.fullmatch(who) for who in chances)
            assert all(type(chance) is float and 0 <= chance <= 1 + 1e-12 for chance in chances.values())
        if "win" in odds:
            assert sum(odds["win"].values()) == pytest.approx(1, abs=1e-12)
    assert bool(met) == (find_rules(name).odds is not None)
