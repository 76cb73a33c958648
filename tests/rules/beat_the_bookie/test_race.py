"""The race (BTB-13 to BTB-15; ruling 48)."""

from __future__ import annotations

from typing import Any

import pytest

from homestretch import State
from tests.rules.beat_the_bookie.meet import lay, new_meeting, play, refused, sell_lots, to_slips, told


def off(**options: Any) -> State:
    """A race before its first card."""
    return lay(to_slips(sell_lots(new_meeting(2, **options))))


@pytest.mark.rule("BTB-13")
def test_the_deck_has_six_cards_of_each_horse_and_each_card_moves_its_horse() -> None:
    state = off()
    assert state.chance_outcomes() == [(f"turn h{horse}", 6) for horse in range(1, 7)]
    play(state, "turn h2", "turn h2", "turn h5")
    assert state.t.turned == [0, 0, 2, 0, 0, 1, 0]
    assert state.chance_outcomes() == list(
        zip([f"turn h{horse}" for horse in range(1, 7)], [6, 4, 6, 6, 5, 6], strict=True)
    )
    assert told(state, "turned") == [{"horse": 5, "left": 5}]


@pytest.mark.rule("BTB-13")
def test_every_race_has_a_fresh_deck() -> None:
    state = off(trading="off")
    for horse in (1, 2, 3):
        play(state, *[f"turn h{horse}"] * 6)
    lay(to_slips(state))
    assert state.t.race == 2
    assert state.chance_outcomes() == [(f"turn h{horse}", 6) for horse in range(1, 7)]


@pytest.mark.rule("BTB-14")
def test_a_horse_is_home_with_its_sixth_card() -> None:
    state = play(off(), *["turn h4"] * 5)
    assert state.t.home == 0
    play(state, "turn h4")
    assert state.view(None)["placed"] == [0, 4, 0, 0]
    assert told(state, "horse-home") == [{"horse": 4, "place": 1}]
    refused(state, "turn h4", "BTB-13")  # no card of it is left


@pytest.mark.rule("BTB-14")
@pytest.mark.parametrize("spaces", [3, 4, 5])
def test_on_a_shorter_track_further_cards_of_a_horse_at_home_move_nothing(spaces: int) -> None:
    state = play(off(spaces=spaces), *["turn h4"] * spaces)
    assert state.t.placed == [0, 4, 0, 0]
    assert dict(state.chance_outcomes())["turn h4"] == 6 - spaces
    play(state, "turn h4")
    assert told(state, "turned-home") == [{"horse": 4}]
    assert (state.t.placed, state.t.home) == ([0, 4, 0, 0], 1)
    assert sum(weight for _, weight in state.chance_outcomes()) == 36 - spaces - 1


@pytest.mark.rule("BTB-15")
def test_cards_are_turned_until_the_first_three_are_home() -> None:
    state = play(off(), *["turn h6", "turn h1", "turn h3"] * 5)
    play(state, "turn h3", "turn h6")
    assert state.is_chance_node()
    assert state.t.placed == [0, 3, 6, 0]
    play(state, "turn h1")
    assert state.t.placed == [0, 3, 6, 1]
    assert told(state, "race-run") == [{"horse": 3, "second": 6, "third": 1}]
    assert state.to_move() == ["p1"]  # nothing more is turned: the trading window is open


@pytest.mark.rule("BTB-15")
def test_no_card_moves_two_horses() -> None:
    state = off()
    while state.t.home < 3 and state.is_chance_node():
        before = list(state.t.turned)
        play(state, state.chance_outcomes()[-1][0])
        assert sum(state.t.turned) - sum(before) == 1
    assert state.t.placed == [0, 6, 5, 4]
