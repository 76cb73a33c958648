"""Payment, and who is up (RHO-25 to RHO-27)."""

from __future__ import annotations

import pytest

from tests.rules.racehorse.table import balances, deal, play, points, result, table, told, win_bid
from tests.rules.racehorse.test_points import OTHER_HEARTS, SWEEP, lead_all, tied


def made(seats: int, pitcher: str, bid: str) -> list[int]:
    """The balances after a deal in which the pitcher takes everything."""
    others = [f"p{k + 1}" for k in range(seats) if f"p{k + 1}" != pitcher]
    hands = {pitcher: SWEEP, others[0]: "3H"}
    out = " ".join(card for card in OTHER_HEARTS.split() if card not in f"{SWEEP} 3H") if seats < 8 else "4H 5H 6H"
    state = table(hands, seats=seats, out=out, short_table=seats < 5)
    return balances(lead_all(win_bid(state, pitcher, bid), SWEEP))


@pytest.mark.rule("RHO-25")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize(("bid", "each"), [("bid 2", 2), ("bid 3", 3), ("bid 4", 4), ("smudge", 5)])
def test_each_of_the_others_pays_the_pitcher_the_bid(seats: int, bid: str, each: int) -> None:
    """Points beyond the bid earn nothing: all four are taken each time."""
    assert made(seats, "p3", bid) == [each * (seats - 1) if seat == 2 else -each for seat in range(seats)]


@pytest.mark.rule("RHO-25")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
@pytest.mark.parametrize(("bid", "each"), [("bid 2", 2), ("bid 3", 3), ("bid 4", 4), ("smudge", 5)])
def test_a_failed_pitcher_pays_each_of_the_others(seats: int, bid: str, each: int) -> None:
    hands = {"p3": "2H 3C 2C 4C 2D 2S", "p4": "AH KH QH JH AC KC"}
    state = play(win_bid(table(hands, seats=seats), "p3", bid), "2H")
    while state.t.phase == 2:
        state.apply_action(state.legal_actions()[0])
    assert result(state)[0] == "failed"
    assert balances(state) == [-each * (seats - 1) if seat == 2 else each for seat in range(seats)]


@pytest.mark.rule("RHO-5", "RHO-25")
def test_worked_example_seat_3_bids_3() -> None:
    out = " ".join(card for card in OTHER_HEARTS.split() if card not in f"{SWEEP} 3H")
    state = table({"p4": SWEEP, "p5": "3H"}, out=out)
    lead_all(win_bid(state, "p4", "bid 3"), SWEEP)
    assert result(state) == ("made", 4)
    assert balances(state) == [-3, -3, -3, 12, -3]
    assert state.t.dealer == 3
    # High and Low are his, the jack is not dealt, and Game is the others'.
    hands = {"p4": "AH 2H 2C 3C 2D 3D", "p5": "AC KC QC TC 9C 8C", "p1": "AD KD QD TD 9D 8D", "p2": "3H"}
    out = " ".join(card for card in OTHER_HEARTS.split() if card not in ("AH", "2H", "3H"))
    state = play(win_bid(table(hands, out=out), "p4", "bid 3"), "AH")
    while state.t.led != -1:
        state.apply_action(state.legal_actions()[0])
    play(state, "2H")
    while state.t.phase == 2:
        state.apply_action(state.legal_actions()[0])
    assert points(state) == {"high": "pitcher", "low": "pitcher", "jack": "undealt", "game": "others"}
    assert result(state) == ("failed", 2)
    assert balances(state) == [3, 3, 3, -12, 3]
    assert state.t.dealer == 2


@pytest.mark.rule("RHO-25")
def test_each_payment_is_told() -> None:
    state = tied()
    assert told(state, "paid") == [{"clause": "RHO-25", "seat": 1, "to": to, "amount": 2} for to in (2, 3, 4, 0)]


@pytest.mark.rule("RHO-26")
def test_opponents_are_paid_nothing_for_their_points() -> None:
    # The others take Low here, and in the second deal High, Low and Game: they are paid the bid each time, no more.
    assert balances(tied("bid 3")) == [3, -12, 3, 3, 3]
    hands = {"p2": "2H 3C 2C 4C 2D 2S", "p3": "AH KH QH JH AC KC"}
    state = play(win_bid(table(hands), "p2", "bid 3"), "2H")
    while state.t.phase == 2:
        state.apply_action(state.legal_actions()[0])
    assert result(state) == ("failed", 0)
    assert balances(state) == [3, -12, 3, 3, 3]
    # And nothing for a point they took while the bid was made.
    assert balances(tied("bid 2", game_tie="pitcher")) == [-2, 8, -2, -2, -2]


@pytest.mark.rule("RHO-27")
def test_a_failed_pitcher_is_up_for_the_next_deal_only() -> None:
    state = tied()
    assert told(state, "up") == [{"clause": "RHO-27", "seat": 1}]
    assert state.view(None)["up"] == 1
    out = " ".join(card for card in OTHER_HEARTS.split() if card not in f"{SWEEP} 3H")
    deal(state, {"p4": SWEEP, "p5": "3H"}, out)
    assert state.view(3)["up"] == 1
    win_bid(state, "p4", "bid 2")
    assert state.view(None)["up"] == 1
    lead_all(state, SWEEP)
    assert result(state)[0] == "made"
    assert told(state, "up") == []
    assert state.view(None)["up"] == -1
