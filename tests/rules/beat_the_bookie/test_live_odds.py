"""The chances that are shown while a race is run are the average of those after the next card."""

from __future__ import annotations

import pytest

from homestretch.engine.contract import outcomes
from homestretch.games.beat_the_bookie.odds import live_odds
from homestretch.games.beat_the_bookie.session import TURN
from tests.contract.playing import new_game, walk


@pytest.mark.parametrize("draw", range(3))
def test_chances_before_a_card_are_the_average_of_those_after_it(draw: int) -> None:
    state = new_game("beat-the-bookie", draw).new_initial_state()
    rules, held = state.rules, 0
    assert state.odds() == {}
    for count, _ in enumerate(walk(state, f"live {draw}", limit=700)):
        t = state.t
        if t.chance != TURN or count % 4:
            continue
        after = []
        for outcome, weight in outcomes(rules, t).items():
            then = t.clone()
            rules.befall(then, outcome)
            after.append((then, weight / rules.tickets(t)))
        if any(then.placed[3] for then, _ in after):
            continue  # a card that ends the race settles it, and another may begin
        now, later = live_odds(t), [(live_odds(then), part) for then, part in after]
        for kind, chances in now.items():
            for horse, chance in chances.items():
                assert sum(then[kind][horse] * part for then, part in later) == pytest.approx(chance, abs=1e-12)
        assert sum(now["win"].values()) == pytest.approx(1, abs=1e-12)
        assert sum(now["place"].values()) == pytest.approx(3, abs=1e-12)
        held += 1
    assert held > 5
