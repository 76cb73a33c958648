"""Selections and bets (LYS-10 to LYS-16, rulings 2, 5, 23, 24)."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

import homestretch
from homestretch import InvalidAction, State
from homestretch.engine.contract import Action
from homestretch.engine.schema import to_dict
from homestretch.games.lose_your_shirt.session import BET_JACKPOT, BET_WIN, SELECT
from tests.rules.lose_your_shirt.table import deal, do, hand, new_table, refused, told, wallets

HANDS = {"p1": ["4+3", "4+2", "4+2", "any-2"], "p2": ["1+2", "2+4"], "p3": ["5+3", "any+3"]}


def at_the_bets(**options: object) -> State:
    return deal(new_table(3, **options), HANDS)


@pytest.mark.rule("LYS-10")
def test_the_selection_is_a_horse_card_of_the_own_hand() -> None:
    state = at_the_bets()
    offered = {text.removeprefix("select ") for text in state.legal_actions(0)}
    assert offered == {card for card in hand(state, "p1") if not card.startswith("any")}
    assert len(state.legal_actions(0)) == len(offered)
    absent = next(card for card in ("1+3", "2+3", "3+3", "5+3", "6+3") if card not in hand(state, "p1"))
    for text in ("any-2", "any+3", absent):
        assert refused(state, f"p1 select {text}") == "LYS-10"
    do(state, "p1 select 4+3")
    assert hand(state, "p1")["4+3"] == 0
    assert state.t.cards[0] == 14
    for text in ("select 4+2", "select 4+3"):
        assert refused(state, f"p1 {text}") == "LYS-10"


@pytest.mark.rule("LYS-10")
def test_nobody_else_learns_the_selection() -> None:
    states = [do(at_the_bets(), f"p1 select {card}") for card in ("4+3", "4+2")]
    for seat in (None, 1, 2):
        seen = [json.dumps([s.observation(seat), s.notes(seat)]) for s in states]
        assert seen[0] == seen[1]
    assert states[0].view(0)["selection"] == 10
    assert told(states[0], "own-selection", 0)[0] | {"horse": 4, "spaces": 3} == told(states[0], "own-selection", 0)[0]
    assert told(states[0], "own-selection") == []
    assert told(states[0], "selected") == [{"what": "selected", "clause": "LYS-10", "seat": 0}]


@pytest.mark.rule("LYS-11")
def test_the_selection_card_stays_playable() -> None:
    state = do(at_the_bets(), "p1 select 4+3", "p2 select 1+2", "p3 select 5+3")
    do(state, "p1 bet win 10", "p2 bet win 10", "p3 bet win 10")
    assert "play 4+3 to 4:3" in state.legal_actions(0)
    do(state, "p1 play 4+3 to 4:3")
    assert state.t.shown[0] == 10


@pytest.mark.rule("LYS-12")
def test_everyone_bets_once_and_then_it_stands() -> None:
    state = do(at_the_bets(), "p1 select 4+3", "p1 bet win 20")
    for text in ("bet win 20", "bet place 10", "bet jackpot 50"):
        assert refused(state, f"p1 {text}") == "LYS-12"
    assert state.waiting() == [1, 2]
    do(state, "p2 select 1+2", "p2 bet place 10", "p3 select 5+3", "p3 bet jackpot 50")
    assert state.waiting() == [0]
    assert refused(state, "p1 bet win 10") == refused(state, "p2 bet place 10") == "LYS-12"
    assert refused(state, "p2 select 2+4") == "LYS-10"


@pytest.mark.rule("LYS-13")
def test_kinds_and_stakes_are_for_all_to_see() -> None:
    state = do(at_the_bets(), "p1 select 4+3", "p2 select 1+2", "p3 select 5+3", "p1 bet win 20", "p2 bet place 10")
    do(state, "p3 bet jackpot 50")
    shown = [(note["seat"], note["bet"], note["amount"]) for note in told(state, "bet-shown")]
    assert shown == [(1, 2, 10), (2, 3, 50), (0, 1, 20)]  # from the dealer's left
    view = state.view(None)
    assert view["bet"] == [1, 2, 3]
    assert view["stake"] == [20, 10, 50]
    assert view["selection"] is None
    assert view["shown"] == [-1, -1, -1]


@pytest.mark.rule("LYS-14")
def test_the_selection_comes_first() -> None:
    state = at_the_bets()
    assert refused(state, "p1 bet win 10") == "LYS-14"
    assert state.waiting() == [0, 1, 2]
    # Ruling 23: no barrier between the players.
    do(state, "p3 select 5+3", "p3 bet win 10")
    assert state.waiting() == [0, 1]


@pytest.mark.rule("LYS-14")
def test_simultaneous_bets_are_sealed_until_all_are_in() -> None:
    texts = ("bet win 10", "bet win 90", "bet place 40", "bet jackpot 50")
    states = [do(at_the_bets(), "p1 select 4+3", f"p1 {text}") for text in texts]
    for seat in (None, 1, 2):
        assert len({json.dumps([s.observation(seat), s.notes(seat)]) for s in states}) == 1
    assert len({json.dumps(s.observation(0)) for s in states}) == len(texts)
    # Ruling 2: in truth, and in the player's own eyes, the stake has left the wallet.
    assert states[1].money() == {"p1": 10, "p2": 100, "p3": 100, "bank": 2100, "stakes": 90, "jackpot": 0}
    assert states[1].money_seen(0) == states[1].money()
    assert states[1].money_seen(1)["p1"] == 100
    assert states[1].money_seen(None)["stakes"] == 0
    assert told(states[1], "own-bet", 0)[0]["amount"] == 90


@pytest.mark.rule("LYS-14")
def test_any_order_of_bets_leads_to_the_same_state() -> None:
    lines = ["p1 select 4+3", "p1 bet win 20", "p2 select 1+2", "p2 bet place 30", "p3 select 5+3", "p3 bet jackpot 50"]
    ends = []
    for order in permutations(range(6)):
        if all(order.index(k) < order.index(k + 1) for k in (0, 2, 4)):
            state = do(at_the_bets(), *[lines[k] for k in order])
            state.t.journal.count = 0
            for row in state.t.journal.rows:
                row[:] = [0] * len(row)
            ends.append(to_dict(state.t))
    assert len(ends) == 90
    assert all(end == ends[0] for end in ends)
    assert ends[0]["phase"] == 3


@pytest.mark.rule("LYS-14")
def test_bets_in_turn_from_the_dealers_left() -> None:
    state = at_the_bets(betting="in-turn")
    do(state, "p3 select 5+3")
    assert refused(state, "p3 bet win 10") == "LYS-14"
    do(state, "p1 select 4+3")
    assert state.waiting() == [1]
    do(state, "p2 select 1+2")
    assert state.waiting() == [1]
    assert refused(state, "p1 bet win 10") == refused(state, "p3 bet jackpot 50") == "LYS-14"
    do(state, "p2 bet place 30")
    assert state.observation(0)["view"]["stake"] == [0, 30, 0]  # each sees those before it
    assert state.money_seen(None)["p2"] == 70
    do(state, "p3 bet win 10")
    assert state.waiting() == [0]  # ruling 24: the dealer last
    do(state, "p1 bet win 10")
    assert state.t.phase == 3
    assert state.waiting() == [0]


@pytest.mark.rule("LYS-14", "LYS-38")
def test_bets_in_turn_skip_the_broke() -> None:
    for broke, order in (((1,), [2, 3, 0]), ((0,), [1, 2, 3]), ((0, 2), [1, 3]), ((1, 2, 3), [0])):
        state = new_table(4, betting="in-turn")
        for seat in broke:
            state.t.broke[seat] = 1
            state.t.ledger.account[12] += 100
            state.t.ledger.account[seat] = 0
        deal(state)
        assert state.waiting() == sorted(order)
        for seat in state.waiting():
            state.apply_action(state.legal_actions(seat)[0], seat)
        for seat in order:
            assert state.waiting() == [seat]
            state.apply_action("bet win 10", seat)
        assert state.t.phase == 3
        assert state.waiting() == [0]


@pytest.mark.rule("LYS-15", "LYS-16")
def test_the_bets_that_are_offered() -> None:
    for money, forms in (
        (100, ["bet win 10..100/10", "bet place 10..100/10", "bet jackpot 50"]),
        (50, ["bet win 10..50/10", "bet place 10..50/10", "bet jackpot 50"]),
        (40, ["bet win 10..40/10", "bet place 10..40/10"]),
        (10, ["bet win 10..10/10", "bet place 10..10/10"]),  # ruling 5
    ):
        state = do(at_the_bets(starting_money=money), "p1 select 4+3")
        assert state.legal_actions(0) == forms


@pytest.mark.rule("LYS-15")
def test_stakes_that_are_refused() -> None:
    state = do(at_the_bets(), "p1 select 4+3")
    for amount in (0, 5, 15, 101, 110, 1000, 999999999999999):
        for kind in ("win", "place"):
            assert refused(state, f"p1 bet {kind} {amount}") == "LYS-15"
    for amount in (-10, 2**62, -(2**62)):
        assert state.rules.check(state.t, 0, Action(BET_WIN, amount=amount)) == 15
    assert state.rules.check(state.t, 0, Action(BET_WIN, 3, amount=10)) == 15
    for text in (
        "bet win",
        "bet win -10",
        "bet win 1e3",
        "bet win 007",
        "bet win 10.0",
        "bet win ten",
        "bet win 30 ",
        "bet all 10",
        "bet win +10",
    ):
        before = to_dict(state.t)
        with pytest.raises(InvalidAction):
            state.apply_action(text, 0)
        assert to_dict(state.t) == before
    do(state, "p1 bet win 100")
    assert wallets(state)[0] == 0


@pytest.mark.rule("LYS-15")
def test_the_largest_stake_is_the_one_that_can_be_written() -> None:
    state = at_the_bets()
    state.t.ledger.account[0] += 10**17
    state.t.ledger.account[12] -= 10**17
    do(state, "p1 select 4+3")
    assert state.legal_actions(0)[0] == "bet win 10..999999999999990/10"
    do(state, "p1 bet win 999999999999990")


@pytest.mark.rule("LYS-16")
def test_the_jackpot_costs_50() -> None:
    state = do(at_the_bets(), "p1 select 4+3")
    for amount in (0, 10, 40, 60, 100):
        assert refused(state, f"p1 bet jackpot {amount}") == "LYS-16"
    assert state.rules.check(state.t, 0, Action(BET_JACKPOT, amount=-50)) == 16
    assert state.money()["jackpot"] == 0
    do(state, "p1 bet jackpot 50")  # an empty pool forbids nothing
    assert wallets(state)[0] == 50
    poor = do(at_the_bets(starting_money=40), "p1 select 4+3")
    assert refused(poor, "p1 bet jackpot 50") == "LYS-16"


@pytest.mark.rule("LYS-10")
def test_nonsense_is_refused_and_changes_nothing() -> None:
    state = at_the_bets()
    before = to_dict(state.t)
    for action in (
        Action(SELECT, -1),
        Action(SELECT, 18),
        Action(SELECT, 99),
        Action(SELECT, 10, 3),
        Action(SELECT, 10, -1, 3),
        Action(SELECT, 10, amount=1),
    ):
        assert state.rules.check(state.t, 0, action) == 10
    for seat in (-1, 3, 99):
        assert state.rules.check(state.t, seat, Action(SELECT, 10)) == 4
    assert to_dict(state.t) == before


@pytest.mark.rule("LYS-15", "LYS-16")
@pytest.mark.parametrize("amount", ["ten", "-10", "10.5", "1e3", "007", "NaN", "10 10"])
@pytest.mark.parametrize(("kind", "clause"), [("win", "LYS-15"), ("place", "LYS-15"), ("jackpot", "LYS-16")])
def test_a_stake_that_is_no_number_names_its_clause(kind: str, clause: str, amount: str) -> None:
    """Whatever is written for a stake is refused with the clause on stakes."""
    state = homestretch.load_game("lose-your-shirt", seats=3).new_initial_state()
    with pytest.raises(homestretch.InvalidAction) as refused:
        state.string_to_action(f"bet {kind} {amount}")
    assert refused.value.clause == clause
