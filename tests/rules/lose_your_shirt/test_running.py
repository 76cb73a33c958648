"""Playing the hands, and how a race ends (LYS-17, LYS-27, LYS-28, rulings 6, 26)."""

from __future__ import annotations

import random

import pytest

from homestretch.engine.contract import Action
from homestretch.games.lose_your_shirt.session import DEAL, MOVE, PLAY, TURN
from tests.rules.lose_your_shirt.table import bet_all, deal, do, new_table, race, refused, told


@pytest.mark.rule("LYS-17")
def test_the_dealer_plays_first_then_to_the_left() -> None:
    state = bet_all(deal(new_table(4)))
    rng = random.Random(17)
    order = []
    while state.t.phase == 3 and len(order) < 9:
        order.append(state.waiting())
        state.apply_action(rng.choice(state.legal_actions()))
    assert order == [[0], [1], [2], [3], [0], [1], [2], [3], [0]]


@pytest.mark.rule("LYS-17")
def test_only_ones_own_card_at_ones_own_turn() -> None:
    state = race(hands=[["1+2"], ["2+2"], ["3+2"]])
    assert refused(state, "p2 play 2+2 to 2:2") == "LYS-17"
    assert refused(state, "p1 play 2+2 to 2:2") == "LYS-17"
    assert refused(state, "p1 play any+3 h2 to 2:3") == "LYS-17"
    assert refused(state, "p1 move to 1:2") == refused(state, "p1 move") == "LYS-29"
    assert refused(state, "p1 select 1+2") == "LYS-10"
    assert refused(state, "p1 bet win 10") == "LYS-12"
    for verb in (DEAL, TURN, 0, -1, 99):
        assert state.rules.check(state.t, 0, Action(verb, 0)) == 17
    for seat in (-1, 3, 2**40):
        assert state.rules.check(state.t, seat, Action(PLAY, 0)) == 4
    assert state.rules.check(state.t, 0, Action(MOVE, 0)) == 29
    do(state, "p1 play 1+2 to 1:2")
    assert refused(state, "p1 play 1+2 to 1:4") == "LYS-17"


@pytest.mark.rule("LYS-27")
def test_a_played_selection_is_turned_up_and_stays_beside_its_owner() -> None:
    state = race(hands=[["1+2"], ["2+2"], ["3+2"]], selections=["4+3", "5+2", "6+2"], bets=["win 10"] * 3)
    assert state.view(1)["shown"] == [-1, -1, -1]
    do(state, "p1 play 4+3 to 4:3")
    assert state.view(1)["shown"] == [10, -1, -1]
    assert sum(state.t.pile) == 0
    assert state.t.cards[:3] == [1, 2, 2]
    assert (state.t.lane[4], state.t.square[4]) == (4, 3)
    assert told(state, "selection-played", 1) == [
        {"what": "selection-played", "clause": "LYS-27", "seat": 0, "horse": 4, "spaces": 3}
    ]
    do(state, "p2 play 2+2 to 2:2", "p3 play 3+2 to 3:2")
    assert state.legal_actions() == ["play 1+2 to 1:2"]  # horse 2 stands on 2:2
    assert sum(state.t.pile) == 2


@pytest.mark.rule("LYS-27")
def test_a_second_copy_in_the_hand_goes_first() -> None:
    state = race(hands=[["4+4"], ["1+2", "1+2"], ["2+2", "2+2"]], selections=["4+4"], bets=["win 10"])
    assert state.legal_actions().count("play 4+4 to 4:4") == 1
    do(state, "p1 play 4+4 to 4:4")
    assert state.t.shown[0] == -1
    assert told(state, "selection-played") == []
    assert sum(state.t.pile) == 1
    do(state, "p2 play 1+2 to 1:2", "p3 play 2+2 to 2:2", "p1 play 4+4 to 4:8")
    assert state.t.shown[0] == 11
    assert sum(state.t.pile) == 3


@pytest.mark.rule("LYS-11", "LYS-27")
@pytest.mark.parametrize("when", [0, 1, 2])
def test_the_selection_early_late_and_last(when: int) -> None:
    state = race(
        hands=[["1+2", "1+4"], ["2+2", "2+4", "2+3"], ["3+2", "3+4", "3+3"]], selections=["6+3"], bets=["place 20"]
    )
    own = ["1+2", "1+4"]
    own.insert(when, "6+3")
    for turn in range(3):
        for seat, card in enumerate((own[turn], ["2+2", "2+4", "2+3"][turn], ["3+2", "3+4", "3+3"][turn])):
            horse = int(card[0])
            text = next(t for t in state.legal_actions() if t.startswith(f"play {card} to {horse}:"))
            state.apply_action(text, seat)
            assert (state.t.shown[0] != -1) == (turn >= when)
    assert state.t.phase == 4
    assert sum(state.t.pile) == 8


@pytest.mark.rule("LYS-28")
def test_the_race_ends_at_once_with_the_second_horse() -> None:
    state = race(
        at={4: "4:18", 5: "5:17"}, hands=[["4+2", "1+2"], ["5+2", "1+2"], ["2+2", "3+2"]],
        selections=["4+3", "5+3", "6+3"], bets=["win 10", "place 10", "win 10"],
    )  # fmt: skip
    do(state, "p1 play 4+2 to home")
    assert state.t.race == 1
    assert state.t.first == 4
    do(state, "p2 play 5+2 to home")
    assert told(state, "race-over") == [{"what": "race-over", "clause": "LYS-28", "first": 4, "second": 5}]
    # Paid within that action; the next deal follows, dealt by p2.
    assert state.t.race == 2
    assert state.to_move() == ["chance"]
    assert state.t.dealer == 1
    assert state.money()["stakes"] == 0
    assert state.t.results[0] == [4, 5]
    assert state.t.cards[:3] == [0, 0, 0]
    assert state.t.lane[1:7] == [1, 2, 3, 4, 5, 6]
    assert state.t.square[1:7] == [0] * 6


@pytest.mark.rule("LYS-28", "LYS-29")
def test_the_last_card_of_the_hands_can_end_the_race() -> None:
    state = race(at={4: "4:18"}, home=[5], hands=[[], [], ["4+2"]], pile=["1+2"], turn="p3")
    do(state, "p3 play 4+2 to home")
    assert told(state, "pile-shuffled") == []
    assert state.t.race == 2


@pytest.mark.rule("LYS-29")
def test_one_home_or_none_when_the_hands_run_out() -> None:
    for home in ([], [5]):
        state = race(home=home, hands=[[], [], ["4+2"]], pile=["1+2"], turn="p3")
        do(state, "p3 play 4+2 to 4:2")
        assert told(state, "pile-shuffled") == [{"what": "pile-shuffled", "clause": "LYS-29", "seat": 0, "cards": 2}]
        assert state.to_move() == ["chance"]
        assert state.chance_outcomes() == [("turn 1+2", 1), ("turn 4+2", 1)]
