"""Seats, pack, dealer, deal, session (RHO-1 to RHO-6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from homestretch import BadOption, InvalidAction, load_game
from homestretch.parts.cards import TEXTS, count, hand_text, highest, lowest, nth
from tests.rules.racehorse.table import (
    balances,
    deal,
    hand,
    new_table,
    play,
    refused,
    say,
    table,
    told,
    turn,
    win_bid,
)


@pytest.mark.rule("RHO-1")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_five_to_eight_play_with_six_cards_each(seats: int) -> None:
    state = table(seats=seats)
    assert [len(hand(state, f"p{seat + 1}").split()) for seat in range(seats)] == [6] * seats
    assert count(state.t.undealt) == 52 - 6 * seats


@pytest.mark.rule("RHO-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 9, 12])
def test_other_tables_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"5 to 8 players, not {seats}"):
        load_game("racehorse", seats=seats)


@pytest.mark.rule("RHO-1")
def test_three_and_four_may_play_at_a_short_table() -> None:
    for seats in range(3, 9):
        assert load_game("racehorse", seats=seats, short_table=True).seats == seats
    for seats in (2, 9):
        with pytest.raises(BadOption, match="3 to 8 players"):
            load_game("racehorse", seats=seats, short_table=True)
    state = table(seats=3, short_table=True)
    win_bid(state, "p2", "bid 2")
    assert turn(state) == "p2"


@pytest.mark.rule("RHO-2")
def test_the_pack_has_52_cards_aces_high() -> None:
    state = new_table()
    first = [text for text, weight in state.chance_outcomes() if weight == 1]
    assert len(first) == len(set(first)) == 52
    assert set(first) == {f"deal p2 {rank}{suit}" for rank in "AKQJT98765432" for suit in "CDHS"}
    hands = {"p2": "KS QS JS TS 9S 8S", "p3": "AS", "p4": "7S", "p5": "2S", "p1": "3S"}
    state = win_bid(table(hands), "p2", "bid 2")
    play(state, "KS AS 7S 2S 3S")  # the ace is above the king, the two lowest
    assert state.t.tricks[:5] == [0, 0, 1, 0, 0]


@pytest.mark.rule("RHO-3")
@pytest.mark.parametrize("seats", [5, 8])
def test_the_first_dealer_is_drawn_by_lot_and_only_the_first(seats: int) -> None:
    state = load_game("racehorse", seats=seats, next_dealer="left").new_initial_state()
    assert state.to_move() == ["chance"]
    assert state.chance_outcomes() == [(f"dealer p{seat + 1}", 1) for seat in range(seats)]
    state.apply_action("dealer p4")
    assert told(state, "dealer-drawn") == [{"clause": "RHO-3", "seat": 3}]
    deal(state)
    win_bid(state, "p5", "bid 2")
    while state.t.phase == 2:
        state.apply_action(state.legal_actions()[0])
    assert (state.t.dealer, state.t.deal) == (4, 2)
    assert state.chance_outcomes()[0][0].startswith("deal ")


@pytest.mark.rule("RHO-4")
def test_cards_go_round_from_the_dealers_left_one_at_a_time() -> None:
    state = new_table("p4")
    order = []
    while state.is_chance_node():
        order.append(state.chance_outcomes()[0][0].split()[1])
        state.apply_action(state.chance_outcomes()[0][0])
    assert order == ["p5", "p1", "p2", "p3", "p4"] * 6
    assert turn(state) == "p5"


@pytest.mark.rule("RHO-4")
def test_each_undealt_card_is_as_likely_and_a_dealt_one_does_not_come_again() -> None:
    state = new_table()
    state.apply_action("deal p2 QH")
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 51
    assert {weight for _, weight in outcomes} == {1}
    assert "deal p3 QH" not in dict(outcomes)
    refused(state, "deal p3 QH", "RHO-4")
    refused(state, "deal p4 KH", "RHO-4")


@pytest.mark.rule("RHO-4")
def test_cards_are_dealt_face_down() -> None:
    state = new_table()
    state.apply_action("deal p2 QH")
    assert told(state, "card-dealt") == [{"clause": "RHO-4", "seat": 1, "held": 1}]
    assert told(state, "card-seen") == []
    assert told(state, "card-seen", 0) == []
    assert told(state, "card-seen", 1) == [{"clause": "RHO-4", "seat": 1, "suit": 2, "rank": 12}]
    assert state.view(1)["hand"] == 1 << 36
    assert state.view(0)["hand"] == 0
    assert state.view(None)["hand"] is None
    assert "undealt" not in state.view(1)


@pytest.mark.rule("RHO-4")
def test_nobody_bids_or_plays_before_all_cards_are_dealt_or_a_card_he_has_not() -> None:
    state = new_table()
    refused(state, "pass", "RHO-4", 1)
    refused(state, "play QH", "RHO-4", 1)
    state = win_bid(deal(state, {"p2": "QH"}, out="KH"), "p2", "bid 2")
    refused(state, "play KH", "RHO-4")


def played_out(state: Any) -> Any:
    """The deal played on with the first legal card each time."""
    while state.t.phase == 2:
        state.apply_action(state.legal_actions()[0])
    return state


@pytest.mark.rule("RHO-5")
@pytest.mark.parametrize(
    ("options", "made", "dealer"),
    [
        ({}, True, "p4"),
        ({}, False, "p3"),
        ({"next_dealer": "left"}, True, "p2"),
        ({"next_dealer": "left"}, False, "p2"),
    ],
)
def test_who_deals_next(options: dict[str, Any], made: bool, dealer: str) -> None:
    """Field case A08: dealer p1, pitcher p4."""
    hands = {"p4": "AS KS QS JS TS 2S" if made else "2S 3C 2C 4C 5C 6C", "p5": "" if made else "AS KS AC KC QC JC"}
    state = win_bid(table(hands, **options), "p4", "bid 2")
    first = "AS" if made else "2S"
    play(state, first)
    played_out(state)
    assert f"p{state.t.dealer + 1}" == dealer
    assert state.t.trigger == state.t.dealer
    assert told(state, "deal-started") == [{"clause": "RHO-4", "seat": int(dealer[1:]) - 1, "deal": 2}]


@pytest.mark.rule("RHO-5")
def test_after_a_failure_of_seat_0_the_last_seat_deals() -> None:
    hands = {"p1": "2S 3C 2C 4C 5C 6C", "p2": "AS KS AC KC QC JC"}
    state = win_bid(table(hands, dealer="p5"), "p1", "bid 2")
    play(state, "2S")
    played_out(state)
    assert state.t.dealer == 4
    deal(state)
    assert turn(state) == "p1"  # the failed pitcher bids first


@pytest.mark.rule("RHO-6")
def test_ten_deals_from_balances_of_0_and_nothing_after_the_last() -> None:
    state = new_table()
    assert balances(state) == [0, 0, 0, 0, 0]
    lengths: Counter[int] = Counter()
    lowest_balance = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[-1][0])
        else:
            state.apply_action(state.legal_actions()[-1])
        lengths[state.t.deal] += 1
        assert sum(balances(state)) == 0
        lowest_balance = min(lowest_balance, *balances(state))
    assert sorted(lengths) == list(range(1, 11))
    assert told(state, "session-over") == [{"clause": "RHO-6", "deal": 10}]
    assert lowest_balance <= -20  # nobody is stopped from going on
    refused(state, "pass", "RHO-6", 0)
    refused(state, "deal p1 QH", "RHO-6", -1)
    best = max(balances(state))
    assert state.winners() == [seat for seat, money in enumerate(balances(state)) if money == best]


@pytest.mark.rule("RHO-6")
def test_equal_balances_share_the_win() -> None:
    state = win_bid(table({"p2": "2S 3C 2C 4C 5C 6C", "p3": "AS KS AC KC QC JC"}, deals=1), "p2", "smudge")
    played_out(play(state, "2S"))
    assert state.is_terminal()
    assert balances(state) == [5, -20, 5, 5, 5]
    assert state.winners() == [0, 2, 3, 4]
    assert state.result() == {
        "result": {"p1": 5, "p2": -20, "p3": 5, "p4": 5, "p5": 5},
        "winners": ["p1", "p3", "p4", "p5"],
    }


@pytest.mark.rule("RHO-6")
@pytest.mark.parametrize("deals", [0, 201, -1, "ten", 2.0, True, None])
def test_other_lengths_are_refused(deals: Any) -> None:
    with pytest.raises(BadOption, match=r"deals .* 1 to 200"):
        load_game("racehorse", deals=deals)


def test_cards_read_and_write_as_texts() -> None:
    grammar = load_game("racehorse").rules.grammar
    for card, text in TEXTS.items():
        assert grammar.read(f"play {text}").what == card
        assert grammar.say(grammar.read(f"play {text}")) == f"play {text}"
    for text in ("play 10H", "play qh", "play QX", "play", "bid 5", "bid 1", "bid 02", "Pass", "smudge "):
        with pytest.raises(InvalidAction):
            grammar.read(text)


def test_sets_of_cards_are_counted_and_searched() -> None:
    for cards in (1, 1 << 51, (1 << 52) - 1, 0b1011 << 20, 1 << 13 | 1 << 12 | 1 << 31 | 1 << 32):
        members = [card for card in range(52) if cards >> card & 1]
        assert count(cards) == len(members)
        assert [nth(cards, k) for k in range(len(members))] == members
        assert (lowest(cards), highest(cards)) == (members[0], members[-1])
    assert count(0) == 0
    assert hand_text(1 << 36 | 1) == "2C QH"


def test_the_table_is_shown_as_text() -> None:
    state = say(table({"p2": "QH JH"}), "bid 2")
    assert str(state).splitlines()[0] == "Deal 1 of 10 · p2 bids 2"
    assert "p2     0  bids 2" in str(state)
    assert "JH QH" not in str(state)
    assert state.rules.show_own(state.t, 1).endswith("JH QH")
    play(win_bid(state, "p2", "bid 2"), "QH")
    assert str(state).splitlines()[0] == "Deal 1 of 10 · p2 bids 2 in hearts"
