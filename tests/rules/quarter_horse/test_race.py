"""The race (QHR-12, QHR-13)."""

from __future__ import annotations

from typing import Any

import pytest

from homestretch import BadOption, IllegalAction, InvalidAction, load_game
from tests.rules.quarter_horse.table import SPRINT, chips, new_table, pot, race, roller, throw, told


@pytest.mark.rule("QHR-12")
def test_turns_run_on_from_the_scratches() -> None:
    state = race("p2", seats=3)
    rollers = []
    for total in (2, 3, 2, 11, 12, 7, 2, 8):
        rollers.append(roller(state))
        throw(state, total)
    assert rollers == ["p3", "p1", "p2", "p3", "p1", "p2", "p3", "p1"]


@pytest.mark.rule("QHR-12")
def test_the_horse_of_the_total_moves_one_space() -> None:
    state = throw(race(), 2, 3, 11, 12)
    before = chips(state)
    for step in range(1, 5):
        state.apply_action("roll 2 5")
        assert state.t.at[7] == step
        assert told(state, "moved") == [
            {"what": "moved", "clause": "QHR-12", "seat": step % 4, "horse": 7, "left": 17 - step}
        ]
    assert [state.t.at[horse] for horse in (4, 5, 6, 8, 9, 10)] == [0] * 6
    assert chips(state) == before


@pytest.mark.rule("QHR-12")
def test_a_scratched_total_costs_the_roller_only() -> None:
    state = throw(race(), 2, 3, 11, 12)
    for horse, fee in ((2, 5), (3, 10), (11, 25), (12, 50)):
        before, in_pot, seat = chips(state), pot(state), int(roller(state)[1:]) - 1
        at = list(state.t.at)
        throw(state, horse)
        before[seat] -= fee
        assert chips(state) == before
        assert pot(state) == in_pot + fee
        assert state.t.at == at
        assert told(state, "rolled-scratched")[0]["clause"] == "QHR-12"


@pytest.mark.rule("QHR-12")
def test_all_throws_of_two_dice_are_equally_likely() -> None:
    state = race()
    assert state.chance_outcomes() == [(f"roll {a} {b}", 1) for a in range(1, 7) for b in range(1, 7)]
    assert state.to_move() == ["chance"]
    assert state.legal_actions(0) == []


@pytest.mark.rule("QHR-12")
def test_players_have_nothing_to_choose() -> None:
    state = race()
    before = state.serialize()
    for text in ("roll 3 4", "deal p2 7", "dealer p1"):
        with pytest.raises(IllegalAction) as refused:
            state.apply_action(text, player=1)
        assert refused.value.clause == "QHR-12"
    for text in ("roll 0 4", "roll 3 7", "roll 3", "roll  3 4", "move h7", "deal p2 13", "deal p13 7", ""):
        with pytest.raises(InvalidAction):
            state.apply_action(text)
    assert state.serialize() == before


@pytest.mark.rule("QHR-13")
def test_the_first_horse_on_its_last_space_wins_at_once() -> None:
    state = throw(race(), 2, 3, 11, 7)
    throw(state, 12, 12)
    assert state.t.race == 1
    throw(state, 12)
    assert told(state, "race-won") == [
        {"what": "race-won", "clause": "QHR-13", "seat": 3, "horse": 12, "race": 1, "amount": 360}
    ]
    assert state.t.race == 2
    assert state.t.winner == 12
    with pytest.raises(IllegalAction):
        state.apply_action("roll 6 6")


@pytest.mark.rule("QHR-13")
def test_cross_asks_for_one_space_more_on_each_track() -> None:
    state = throw(race(finish="cross"), 2, 3, 11, 7)
    assert [state.t.track[horse] for horse in range(2, 13)] == [4, 7, 9, 12, 15, 18, 15, 12, 9, 7, 4]
    throw(state, 12, 12, 12)
    assert state.t.race == 1
    throw(state, 12)
    assert state.t.winner == 12
    assert new_table(finish="cross", track=SPRINT).t.track[2:] == [2] * 11
    assert new_table(finish="cross", track="doubles").t.track[7] == 13


@pytest.mark.rule("QHR-13")
@pytest.mark.parametrize("finish", ["touch", 1, None, ["reach"]])
def test_other_finishes_are_refused(finish: Any) -> None:
    with pytest.raises(BadOption, match=r"finish .* reach, cross"):
        load_game("quarter-horse", finish=finish)


@pytest.mark.rule("QHR-12", "QHR-16")
@pytest.mark.parametrize("shortfall", ["pay-what-you-have", "debt"])
def test_dice_that_only_fall_on_a_scratched_horse_end_nothing(shortfall: str) -> None:
    state = throw(race(seats=3, shortfall=shortfall), 2, 3, 11, 12)
    for _ in range(3000):
        throw(state, 12)
        assert sum(chips(state)) + pot(state) == 3000
        if shortfall == "pay-what-you-have":
            assert min(chips(state)) >= 0
    assert not state.is_terminal()
    assert state.winners() == []
    assert state.returns() == [0.0, 0.0, 0.0]
    if shortfall == "pay-what-you-have":
        assert chips(state) == [0, 0, 0]
    else:
        assert min(chips(state)) < -40_000
