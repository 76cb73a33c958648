"""The auction before the meeting (BTB-4 to BTB-6; rulings 41 and 42)."""

from __future__ import annotations

from itertools import permutations

import pytest

import homestretch
from homestretch import State
from tests.rules.beat_the_bookie.meet import (
    all_refused,
    new_meeting,
    owners,
    play,
    race,
    refused,
    sell_lots,
    set_wallets,
    told,
    wallets,
)


@pytest.mark.rule("BTB-4")
def test_the_highest_bidder_pays_the_bank_and_gets_the_horse() -> None:
    state = play(new_meeting(3), "p1 bid 100", "p2 bid 150", "p3 pass", "p1 pass")
    assert owners(state) == {1: "p2"}
    assert state.money() == {"p1": 300, "p2": 150, "p3": 300, "bank": 150, "stakes": 0}
    assert told(state, "horse-sold") == [{"seat": 1, "horse": 1, "amount": 150}]
    assert state.t.lot == 2


@pytest.mark.rule("BTB-4")
def test_the_reserve_is_100() -> None:
    state = new_meeting(3)
    assert state.legal_actions() == ["bid 100..300/10", "pass"]
    refused(state, "p1 bid 90", "BTB-5")
    play(state, "p1 bid 100")
    assert state.t.high_bid == 100


@pytest.mark.rule("BTB-5")
def test_bids_go_up_by_10_or_more_in_tens_and_never_above_ones_own_money() -> None:
    state = play(new_meeting(3), "p1 bid 150")
    assert state.legal_actions() == ["bid 160..300/10", "pass"]
    all_refused(state, [f"p2 bid {bid}" for bid in (150, 155, 140, 165, 310, 0, 999999999999999)], "BTB-5")
    assert (state.t.high_bid, state.t.high_bidder) == (150, 0)
    refused(state, "p3 bid 200", "BTB-5")  # not his turn


@pytest.mark.rule("BTB-5")
def test_a_pass_is_final_for_the_lot_and_the_next_lot_asks_again() -> None:
    state = play(new_meeting(3), "p1 pass", "p2 bid 100", "p3 bid 110")
    assert state.to_move() == ["p2"]  # p1 has passed
    play(state, "p2 bid 120", "p3 pass")
    assert owners(state) == {1: "p2"}
    assert state.to_move() == ["p2"]  # lot 2 starts one place further left
    play(state, "p2 pass", "p3 pass")
    assert state.to_move() == ["p1"]  # who passed lot 1 is asked again for lot 2


@pytest.mark.rule("BTB-5")
def test_the_first_to_speak_moves_one_place_left_with_each_lot() -> None:
    state = new_meeting(4, bookie="p2")
    first = []
    for _ in range(6):
        first.append(state.to_move()[0])
        play(state, *(f"p{(int(first[-1][1:]) - 1 + k) % 4 + 1} pass" for k in range(4)))
    assert first == ["p3", "p4", "p1", "p2", "p3", "p4"]


@pytest.mark.rule("BTB-5")
def test_outbid_with_300_then_100_is_the_most_for_the_next_lot() -> None:
    # The worked example: cash 300, lot 2 bought for 200; in lot 3 the most is 100, also after having been outbid.
    state = play(new_meeting(3), "p1 pass", "p2 pass", "p3 pass")  # lot 1
    play(state, "p2 bid 200", "p3 pass", "p1 pass")  # lot 2: p2 pays 200
    assert wallets(state) == [300, 100, 300]
    assert state.to_move() == ["p3"]
    play(state, "p3 pass", "p1 pass")
    assert state.legal_actions() == ["bid 100..100/10", "pass"]
    play(state, "p2 bid 100")
    assert owners(state) == {2: "p2", 3: "p2"}
    assert wallets(state) == [300, 0, 300]


@pytest.mark.rule("BTB-5")
def test_being_outbid_gives_no_money_back_that_was_never_paid() -> None:
    state = play(new_meeting(2), "p1 bid 200", "p2 bid 210")
    assert state.legal_actions() == ["bid 220..300/10", "pass"]
    assert wallets(state) == [300, 300]


@pytest.mark.rule("BTB-5")
def test_all_of_ones_money_wins_against_a_lower_bid_and_leaves_nothing() -> None:
    state = play(new_meeting(2), "p1 bid 290", "p2 bid 300")
    # p1 cannot afford 310 and is passed over without an action (ruling 41)
    assert owners(state) == {1: "p2"}
    assert wallets(state) == [300, 0]
    assert told(state, "priced-out")[0] == {"seat": 0, "horse": 1, "amount": 310}


@pytest.mark.rule("BTB-5")
def test_who_cannot_afford_the_next_bid_is_not_waited_for() -> None:
    # Field case A11: with 50 there is nothing to ask.
    state = set_wallets(play(new_meeting(3), "p1 pass", "p2 pass"), 300, 50, 300)
    play(state, "p3 pass")  # lot 2 would begin with p2, who has 50
    assert state.to_move() == ["p3"]
    assert state.t.passed[:3] == [0, 1, 0]
    refused(state, "p2 pass", "BTB-5")
    play(state, "p3 bid 100", "p1 bid 110", "p3 pass")
    assert owners(state) == {2: "p1"}


@pytest.mark.rule("BTB-5")
def test_when_nobody_can_afford_the_reserve_all_lots_go_unsold_without_an_action() -> None:
    state = set_wallets(play(new_meeting(2), "p1 pass"), 95, 90)
    play(state, "p2 pass")
    assert state.t.race == 1
    assert len(told(state, "horse-unsold")) == 6


@pytest.mark.rule("BTB-5")
def test_the_last_one_left_may_still_open_and_nobody_bids_against_himself() -> None:
    state = play(new_meeting(3), "p1 pass", "p2 pass")
    assert state.legal_actions() == ["bid 100..300/10", "pass"]
    play(state, "p3 bid 130")
    assert owners(state) == {1: "p3"}
    assert state.t.lot == 2


@pytest.mark.rule("BTB-6")
def test_a_horse_without_a_bid_stays_unowned_and_earns_no_prize_for_anyone() -> None:
    state = sell_lots(new_meeting(3), {2: ("p1", 100)})
    assert owners(state) == {2: "p1"}
    race(state, 4, 5, 6)
    assert told(state, "prize-paid") == []
    assert state.money() == {"p1": 200, "p2": 300, "p3": 300, "bank": 100, "stakes": 0}


# --- sealed bids ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BTB-5")
def test_sealed_bids_come_in_any_order_and_the_highest_pays_his_own() -> None:
    ends = set()
    bids = {"p1": "bid 140", "p2": "pass", "p3": "bid 220", "p4": "bid 110"}
    for order in permutations(bids):
        state = new_meeting(4, auction="sealed")
        assert state.to_move() == ["p1", "p2", "p3", "p4"]
        play(state, *(f"{who} {bids[who]}" for who in order[:3]))
        assert state.t.bids[:4] == [0, 0, 0, 0]
        play(state, f"{order[3]} {bids[order[3]]}")
        assert {note["seat"]: note["amount"] for note in told(state, "bid-shown")} == {0: 140, 1: 0, 2: 220, 3: 110}
        ends.add((str(owners(state)), str(wallets(state)), state.t.lot))
    assert ends == {("{1: 'p3'}", "[300, 300, 80, 300]", 2)}


@pytest.mark.rule("BTB-5")
def test_a_tie_of_sealed_bids_goes_by_lot() -> None:
    def tied() -> State:
        return play(new_meeting(3, auction="sealed"), "p1 bid 150", "p2 bid 120", "p3 bid 150")

    assert tied().chance_outcomes() == [("lot p1", 1), ("lot p3", 1)]
    refused(tied(), "lot p2", "BTB-5")
    state = play(tied(), "lot p3")
    assert owners(state) == {1: "p3"}
    assert wallets(state) == [300, 300, 150]


@pytest.mark.rule("BTB-5")
def test_sealed_bids_ask_only_those_who_own_the_reserve() -> None:
    state = play(new_meeting(3, auction="sealed"), "p1 bid 250", "p2 pass", "p3 pass")
    assert state.to_move() == ["p2", "p3"]
    refused(state, "p1 pass", "BTB-5")
    assert state.legal_actions(1) == ["bid 100..300/10", "pass"]
    play(state, "p3 pass", "p2 pass")
    assert owners(state) == {1: "p1"}  # all passed: unsold, and no lot is drawn
    assert state.t.lot == 3


@pytest.mark.rule("BTB-5")
def test_a_sealed_bid_is_told_to_its_bidder_only() -> None:
    state = play(new_meeting(3, auction="sealed"), "p2 bid 170")
    assert [note["what"] for note in state.notes(1)] == ["sealed-bid", "bid-handed-in"]
    assert [note["what"] for note in state.notes(0)] == ["bid-handed-in"]
    assert "170" not in str(state.notes(0))
    all_refused(state, ["p2 bid 180", "p2 pass"], "BTB-5")


# --- once around ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BTB-5")
def test_once_around_each_speaks_once() -> None:
    state = play(new_meeting(3, auction="once-around"), "p1 bid 100", "p2 bid 110", "p3 bid 150")
    assert owners(state) == {1: "p3"}
    assert state.to_move() == ["p2"]
    play(state, "p2 bid 100", "p3 bid 110")
    assert state.legal_actions() == ["bid 120..300/10", "pass"]
    play(state, "p1 pass")
    assert owners(state) == {1: "p3", 2: "p3"}


@pytest.mark.rule("BTB-5", "BTB-12", "BTB-19")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("bid ten", "BTB-5"),
        ("back h3 -5", "BTB-12"),
        ("offer h3 p2 1e3", "BTB-19"),
        ("ask h3 p2 x", "BTB-19"),
        ("back h9 10", ""),
    ],
)
def test_an_amount_that_is_no_number_names_its_clause(text: str, clause: str) -> None:
    """A wrong amount names the clause on amounts; a horse that does not exist is not blamed on the amount."""
    state = homestretch.load_game("beat-the-bookie", seats=3).new_initial_state()
    with pytest.raises(homestretch.InvalidAction) as refused:
        state.string_to_action(text)
    assert refused.value.clause == clause
