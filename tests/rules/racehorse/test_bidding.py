"""The bidding (RHO-7 to RHO-11), in rounds and once around, with the steal and the forced dealer."""

from __future__ import annotations

from typing import Any

import pytest

from homestretch import BadOption, load_game
from homestretch.engine.contract import Action
from homestretch.engine.schema import to_dict
from homestretch.games.racehorse.session import BID, PASS, PLAY, SMUDGE
from tests.rules.racehorse.table import legal, play, refused, say, table, told, turn, win_bid

ALL = "pass bid 2 bid 3 bid 4 smudge"


@pytest.mark.rule("RHO-7")
def test_the_player_at_the_dealers_left_starts_and_each_bids_higher_or_passes() -> None:
    state = table(dealer="p3")
    assert turn(state) == "p4"
    assert legal(state) == ALL
    say(state, "bid 2")
    assert turn(state) == "p5"
    assert legal(state) == "pass bid 3 bid 4 smudge"
    say(state, "bid 4")
    assert turn(state) == "p1"
    assert legal(state) == "pass smudge"
    say(state, "pass")
    assert turn(state) == "p2"
    assert told(state, "passed") == [{"clause": "RHO-8", "seat": 0}]


@pytest.mark.rule("RHO-7")
def test_bids_that_are_not_higher_are_refused() -> None:
    state = say(table(), "bid 3")
    refused(state, "bid 2", "RHO-7")
    refused(state, "bid 3", "RHO-7")
    say(state, "bid 4")
    for bid in ("bid 2", "bid 3", "bid 4"):
        refused(state, bid, "RHO-7")


@pytest.mark.rule("RHO-7")
def test_bids_out_of_turn_are_refused() -> None:
    state = table()
    for seat in (0, 2, 3, 4):
        refused(state, "bid 2", "RHO-7", seat)
        refused(state, "pass", "RHO-7", seat)
    refused(say(state, "pass"), "bid 2", "RHO-8", 1)


@pytest.mark.rule("RHO-7")
def test_smudge_counts_five() -> None:
    state = say(table(), "bid 4", "smudge")
    assert (state.t.bid, state.t.pitcher) == (5, 2)
    assert told(state, "smudge") == [{"clause": "RHO-7", "seat": 2, "bid": 5}]


@pytest.mark.rule("RHO-8")
def test_bidding_goes_round_until_all_but_one_have_passed() -> None:
    state = say(table(), "bid 2", "pass", "bid 3", "pass", "pass")
    assert turn(state) == "p2"
    assert legal(state) == "pass bid 4 smudge"
    say(state, "bid 4")
    assert turn(state) == "p4"  # p3, p5 and the dealer have passed for this deal
    assert legal(state) == "pass smudge"
    say(state, "pass")
    assert told(state, "pitcher-named") == [{"clause": "RHO-11", "seat": 1, "bid": 4}]
    assert turn(state) == "p2"


@pytest.mark.rule("RHO-8")
def test_the_highest_bidder_is_not_asked_when_all_others_are_out() -> None:
    state = say(table(), "bid 2", "pass", "pass", "pass", "pass")
    assert state.t.phase == 2
    assert (state.t.pitcher, state.t.bid) == (1, 2)


@pytest.mark.rule("RHO-8")
def test_a_pass_is_final_for_this_deal() -> None:
    state = say(table(), "pass", "bid 2", "bid 3", "pass", "pass", "bid 4")
    assert turn(state) == "p4"
    refused(state, "smudge", "RHO-8", 1)
    refused(state, "pass", "RHO-8", 0)


@pytest.mark.rule("RHO-8")
@pytest.mark.parametrize("bidding", ["rounds", "once-around"])
def test_smudge_ends_the_bidding_at_once(bidding: str) -> None:
    state = say(table(bidding=bidding), "pass", "smudge")
    assert state.t.phase == 2
    assert turn(state) == "p3"
    refused(state, "smudge", "RHO-8", 0)


@pytest.mark.rule("RHO-8")
def test_once_around_each_speaks_once_and_the_dealer_last() -> None:
    state = table(dealer="p2", bidding="once-around")
    order = []
    for bid in ("bid 2", "pass", "bid 3", "pass"):
        order.append(turn(state))
        say(state, bid)
    assert order == ["p3", "p4", "p5", "p1"]
    assert turn(state) == "p2"
    assert legal(state) == "pass bid 3 bid 4 smudge"
    say(state, "pass")
    assert (state.t.pitcher, state.t.bid) == (4, 3)
    assert turn(state) == "p5"


@pytest.mark.rule("RHO-8", "RHO-9")
def test_once_around_nobody_answers_a_steal() -> None:
    """Ruling 18."""
    state = say(table(bidding="once-around"), "bid 2", "pass", "bid 3", "pass", "bid 3")
    assert told(state, "stolen") == [{"clause": "RHO-9", "seat": 0, "bid": 3, "from": 3}]
    assert (state.t.pitcher, state.t.bid, state.t.stolen) == (0, 3, 1)
    assert turn(state) == "p1"
    assert state.t.phase == 2


@pytest.mark.rule("RHO-9")
def test_worked_example_the_dealer_may_steal() -> None:
    state = say(table(), "pass", "bid 3", "pass", "pass")
    assert turn(state) == "p1"
    assert legal(state) == "pass bid 3 bid 4 smudge"
    say(state, "bid 3")
    assert turn(state) == "p3"
    assert legal(state) == "pass bid 4 smudge"
    say(state, "bid 4")
    assert turn(state) == "p1"
    assert legal(state) == "pass bid 4 smudge"  # he may steal again
    say(state, "bid 4", "pass")
    assert (state.t.pitcher, state.t.bid) == (0, 4)


@pytest.mark.rule("RHO-9")
def test_a_steal_that_nobody_tops_makes_the_dealer_the_pitcher() -> None:
    """Field cases A07, A13: the others never could bid the same."""
    state = table(dealer="p5")
    say(state, "pass", "bid 3")
    assert "bid 3" not in state.legal_actions()
    say(state, "pass", "pass", "bid 3", "pass")
    assert (state.t.pitcher, state.t.bid, state.t.stolen) == (4, 3, 1)


@pytest.mark.rule("RHO-9")
def test_smudge_cannot_be_stolen() -> None:
    state = say(table(), "bid 2", "pass", "pass", "smudge")
    assert state.t.phase == 2
    assert state.t.pitcher == 4
    refused(state, "smudge", "RHO-8", 0)


@pytest.mark.rule("RHO-9")
def test_a_dealer_who_has_passed_cannot_steal_later() -> None:
    """Ruling 18."""
    state = say(table(), "bid 2", "pass", "bid 3", "pass", "pass", "bid 4")
    refused(state, "bid 4", "RHO-8", 0)
    say(state, "pass")
    assert (state.t.pitcher, state.t.bid) == (1, 4)


@pytest.mark.rule("RHO-9")
def test_without_the_steal_the_dealer_must_bid_higher() -> None:
    state = say(table(steal=False), "pass", "bid 3", "pass", "pass")
    assert legal(state) == "pass bid 4 smudge"
    refused(state, "bid 3", "RHO-9")
    refused(state, "bid 2", "RHO-7")


@pytest.mark.rule("RHO-10")
@pytest.mark.parametrize("bidding", ["rounds", "once-around"])
def test_a_dealer_left_without_a_bid_must_bid(bidding: str) -> None:
    """Ruling 22."""
    state = say(table(bidding=bidding), "pass", "pass", "pass", "pass")
    assert turn(state) == "p1"
    assert legal(state) == "bid 2 bid 3 bid 4 smudge"
    refused(state, "pass", "RHO-10")
    for bid in state.legal_actions():
        other = say(state.clone(), bid)
        assert other.t.phase == 2
        assert other.t.pitcher == 0


@pytest.mark.rule("RHO-10")
def test_a_forced_bid_of_exactly_two() -> None:
    state = say(table(forced_bid="exactly-2"), "pass", "pass", "pass", "pass")
    assert legal(state) == "bid 2"
    for bid in ("pass", "bid 3", "bid 4", "smudge"):
        refused(state, bid, "RHO-10")
    # A dealer who is not forced bids as he likes.
    state = say(table(forced_bid="exactly-2"), "bid 2", "pass", "pass", "pass")
    assert legal(state) == "pass bid 2 bid 3 bid 4 smudge"


@pytest.mark.rule("RHO-11")
@pytest.mark.parametrize(
    ("bids", "pitcher", "bid"),
    [
        (["bid 2", "bid 3", "bid 4", "pass", "pass", "pass", "pass"], 3, 4),
        (["pass", "pass", "pass", "pass", "bid 2"], 0, 2),
        (["bid 2", "bid 3", "bid 4", "smudge"], 4, 5),
        (["pass", "bid 2", "pass", "pass", "bid 2", "pass"], 0, 2),
    ],
)
def test_the_highest_bidder_is_the_pitcher(bids: list[str], pitcher: int, bid: int) -> None:
    state = say(table(), *bids)
    assert told(state, "pitcher-named") == [{"clause": "RHO-11", "seat": pitcher, "bid": bid}]
    assert (state.t.phase, state.t.turn, state.t.leader) == (2, pitcher, pitcher)


@pytest.mark.rule("RHO-8", "RHO-12")
def test_bids_and_cards_each_have_their_time() -> None:
    state = table({"p2": "QH"})
    refused(state, "play QH", "RHO-12", 1)
    refused(state, "play QH", "RHO-12", 0)
    win_bid(state, "p2", "bid 2")
    refused(state, "bid 3", "RHO-8")
    refused(state, "pass", "RHO-8")
    play(state, "QH")


@pytest.mark.rule("RHO-7", "RHO-10")
@pytest.mark.parametrize(
    ("option", "value"),
    [("bidding", "twice"), ("steal", "yes"), ("forced_bid", 2), ("bidding", True), ("steal", 1), ("forced_bid", None)],
)
def test_other_ways_of_bidding_are_refused(option: str, value: Any) -> None:
    with pytest.raises(BadOption, match=option):
        load_game("racehorse", **{option: value})


@pytest.mark.rule("RHO-7", "RHO-12")
def test_senseless_actions_are_refused_and_change_nothing() -> None:
    bidding = table()
    playing = win_bid(table({"p2": "QH"}), "p2", "bid 2")
    huge = 2**62
    for state in (bidding, playing):
        before, check = to_dict(state.t), state.rules.check
        for verb in (-1, 0, PASS, BID, SMUDGE, PLAY, 7, huge):
            for what in (-huge, -2, 1, 5, 52, 63, 64, huge):
                assert check(state.t, 1, Action(verb, what, -1, -1, 0)) > 0 or (verb == PLAY and what in (1, 5))
            for which, where, amount in ((0, -1, 0), (-1, 3, 0), (-1, -1, 10), (-1, -1, -huge)):
                assert check(state.t, 1, Action(verb, 2, which, where, amount)) > 0
        for seat in (-1, 5, 8, 99, huge, -huge):
            assert check(state.t, seat, Action(PASS, -1, -1, -1, 0)) > 0
            assert check(state.t, seat, Action(PLAY, 36, -1, -1, 0)) > 0
        assert to_dict(state.t) == before
