"""The trading window (BTB-19, BTB-20, BTB-6; rulings 46, 49 and 55)."""

from __future__ import annotations

from typing import Any

import pytest

from homestretch import State
from tests.rules.beat_the_bookie.meet import (
    all_refused,
    close,
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


def window(
    horses: dict[int, str] | None = None, seats: int = 3, money: tuple[int, ...] = (), races: int = 1, **options: Any
) -> State:
    """A trading window after this many races that moved no money; by default p1 owns horses 1 and 2, p2 horse 3."""
    bought = {1: "p1", 2: "p1", 3: "p2"} if horses is None else horses
    state = sell_lots(new_meeting(seats, **options), {horse: (who, 100) for horse, who in bought.items()})
    for number in range(races):
        set_wallets(state, *[300] * seats)
        race(
            state, 4, 5, 6, cards={who: 16 - 7 * (who != "p1") for who in set(bought.values())} if not number else None
        )
        if number < races - 1:
            close(state)
    return set_wallets(state, *(money or [300] * seats))


@pytest.mark.rule("BTB-19")
def test_each_player_has_one_turn_from_the_bookies_left() -> None:
    state = window(bookie="p1")
    turns = []
    while state.t.race == 1 and not state.is_chance_node():
        turns.append(state.to_move()[0])
        play(state, f"{turns[-1]} done")
    assert turns == ["p2", "p3", "p1"]
    assert state.t.race == 2


@pytest.mark.rule("BTB-19")
def test_what_a_player_may_do_in_his_turn() -> None:
    assert window(money=(275, 300, 5)).legal_actions(0) == [
        "sell h1",
        "sell h2",
        "offer h1 p2 10..300/10",
        "offer h2 p2 10..300/10",
        "ask h3 p2 10..270/10",
        "done",
    ]
    assert window(money=(5, 300, 300)).legal_actions(0) == [
        "sell h1",
        "sell h2",
        *(f"offer h{horse} p{buyer} 10..300/10" for horse in (1, 2) for buyer in (2, 3)),
        "done",
    ]


@pytest.mark.rule("BTB-19")
def test_an_offer_that_is_accepted_moves_horse_and_money_at_once() -> None:
    state = play(window(), "p1 offer h1 p3 120")
    assert state.to_move() == ["p3"]
    assert state.legal_actions(2) == ["accept", "decline"]
    assert told(state, "offered") == [{"seat": 0, "horse": 1, "other": 2, "amount": 120}]
    play(state, "p3 accept")
    assert owners(state) == {1: "p3", 2: "p1", 3: "p2"}
    assert wallets(state) == [420, 300, 180]
    assert state.to_move() == ["p1"]
    assert told(state, "traded") == [{"seat": 2, "horse": 1, "other": 0, "amount": 120}]


@pytest.mark.rule("BTB-19")
def test_one_may_ask_for_a_horse_too() -> None:
    state = play(window(), "p1 ask h3 p2 90", "p2 accept")
    assert owners(state) == {1: "p1", 2: "p1", 3: "p1"}
    assert wallets(state) == [210, 390, 300]
    assert told(state, "traded") == [{"seat": 0, "horse": 3, "other": 1, "amount": 90}]


@pytest.mark.rule("BTB-19")
def test_a_declined_offer_changes_nothing_but_counts() -> None:
    state = play(window(), "p1 offer h1 p3 120", "p3 decline")
    assert told(state, "declined") == [{"seat": 2, "horse": 1, "other": 0, "amount": 120}]
    assert owners(state) == {1: "p1", 2: "p1", 3: "p2"}
    assert wallets(state) == [300, 300, 300]
    play(state, "p1 ask h3 p2 10", "p2 decline", "p1 offer h2 p3 10", "p3 accept")
    # Three offers made, accepted or not; selling to the bank does not count among them (ruling 46).
    assert state.legal_actions(0) == ["sell h1", "done"]
    all_refused(state, ["p1 offer h1 p2 10", "p1 ask h3 p2 10"], "BTB-19")
    play(state, "p1 sell h1", "p1 done")
    assert "ask h2 p3 10..300/10" in state.legal_actions(1)  # the next player has his own three


@pytest.mark.rule("BTB-19")
@pytest.mark.parametrize(
    "line",
    [
        "p1 offer h3 p2 50", "p1 offer h1 p1 50", "p1 offer h4 p2 50", "p1 offer h1 p4 50", "p1 offer h1 p2 55",
        "p1 offer h1 p2 0", "p1 offer h1 p2 310", "p1 ask h3 p3 50", "p1 ask h1 p1 50", "p1 ask h4 p2 50",
        "p1 ask h3 p2 310", "p1 sell h3", "p1 sell h4", "p2 sell h3", "p1 accept", "p1 pass",
    ],
)  # fmt: skip
def test_what_is_not_there_cannot_be_traded(line: str) -> None:
    refused(window(), line, "BTB-19")


@pytest.mark.rule("BTB-19")
def test_the_answer_comes_at_once() -> None:
    state = play(window(), "p1 offer h2 p2 80")
    all_refused(state, ["p1 sell h2", "p1 offer h2 p3 80", "p1 done", "p3 accept", "p2 done", "p2 sell h3"], "BTB-19")


@pytest.mark.rule("BTB-19")
def test_owner_horse_and_money_are_looked_at_again_when_an_offer_is_accepted() -> None:
    # Field case A35; at this table nothing can come between, so the changes are made by hand.
    state = play(window(), "p1 offer h2 p2 80")
    state.t.owned_by[2] = 2  # sold to p3 meanwhile
    assert state.legal_actions(1) == ["decline"]
    refused(state, "p2 accept", "BTB-19")
    state.t.owned_by[2] = 0
    set_wallets(state, 300, 70, 300)
    refused(state, "p2 accept", "BTB-19")
    set_wallets(state, 300, 80, 300)
    play(state, "p2 accept")
    assert wallets(state)[:2] == [380, 0]
    state = play(window(), "p1 ask h3 p2 100")
    set_wallets(state, 90, 300, 300)
    refused(state, "p2 accept", "BTB-19")
    play(state, "p2 decline")


@pytest.mark.rule("BTB-19")
def test_those_who_are_out_trade_no_more() -> None:
    # p3 goes bankrupt in race 1.
    state = sell_lots(new_meeting(3), {1: ("p1", 100)})
    race(set_wallets(state, 300, 300, 10), 4, 5, 6, bets={"p3": {1: 10}})
    assert state.to_move() == ["p1"]
    play(state, "p1 done", "p2 done", "p3 done")  # until the trophy he has his turn (ruling 52)
    assert state.t.out[2] == 1
    race(state, 4, 5, 6)
    assert all("p3" not in form for form in state.legal_actions(0))
    refused(state, "p1 offer h1 p3 10", "BTB-19")
    play(state, "p1 done", "p2 done")
    assert state.t.race == 3


@pytest.mark.rule("BTB-19")
def test_without_trading_there_is_no_window() -> None:
    state = window(horses={}, seats=2, trading="off")
    assert (state.t.race, state.is_chance_node()) == (2, True)


@pytest.mark.rule("BTB-19")
def test_there_is_a_window_after_the_last_race_too() -> None:
    state = window(races=8)
    assert state.to_move() == ["p1"]
    play(state, "p1 sell h1", "p1 done", "p2 done", "p3 done")
    assert state.is_terminal()
    assert state.t.profit[0] == 50


@pytest.mark.rule("BTB-20")
@pytest.mark.parametrize("price", [50, 100])
def test_the_bank_buys_a_horse_at_its_price(price: int) -> None:
    state = play(window(bank_buys_at=price), "p1 sell h2")
    assert owners(state) == {1: "p1", 3: "p2"}
    assert wallets(state) == [300 + price, 300, 300]
    assert told(state, "sold-to-bank") == [{"seat": 0, "horse": 2, "amount": price}]


# --- buying from the bank (BTB-6) -------------------------------------------------------------------------------------


@pytest.mark.rule("BTB-6")
@pytest.mark.parametrize(("races", "price"), [(1, 100), (2, 100), (3, 200), (5, 200), (6, 300), (7, 300)])
def test_an_unowned_horse_costs_100_times_the_class_of_the_next_race(races: int, price: int) -> None:
    state = window(bookie_sells=True, races=races)
    assert state.legal_actions(0)[-4:] == ["buy h4", "buy h5", "buy h6", "done"]
    play(state, "p1 buy h5")
    assert owners(state)[5] == "p1"
    assert wallets(state)[0] == 300 - price
    assert told(state, "bought-from-bank") == [{"seat": 0, "horse": 5, "amount": price}]


@pytest.mark.rule("BTB-6")
def test_the_bank_sells_only_where_the_option_is_on_and_not_after_race_8() -> None:
    refused(window(), "p1 buy h4", "BTB-6")
    state = window(bookie_sells=True, races=8)
    assert not any(form.startswith("buy") for form in state.legal_actions(0))
    refused(state, "p1 buy h4", "BTB-6")


@pytest.mark.rule("BTB-6")
def test_the_bank_sells_no_horse_that_is_owned_or_beyond_ones_money() -> None:
    state = window(bookie_sells=True, money=(300, 99, 300))
    all_refused(state, ["p1 buy h1", "p1 buy h3"], "BTB-6")
    play(state, "p1 done")
    assert not any(form.startswith("buy") for form in state.legal_actions(1))
    refused(state, "p2 buy h4", "BTB-6")


@pytest.mark.rule("BTB-6", "BTB-20")
def test_a_horse_bought_from_the_bank_is_not_sold_back_in_the_same_window() -> None:
    state = play(window(bookie_sells=True, bank_buys_at=100), "p1 buy h4")
    assert "sell h4" not in state.legal_actions(0)
    refused(state, "p1 sell h4", "BTB-20")
    play(state, "p1 offer h4 p2 100", "p2 accept", "p1 done")
    refused(state, "p2 sell h4", "BTB-20")  # whoever owns it by now (ruling 55)
    play(state, "p2 sell h3", "p2 buy h3")  # a horse that the bank has bought back may be bought
    refused(state, "p2 sell h3", "BTB-20")
    play(state, "p2 done", "p3 done")
    race(state, 5, 6, 1)
    play(state, "p1 done", "p2 sell h4")
    assert wallets(state)[1] >= 100


@pytest.mark.rule("BTB-19")
def test_trades_after_the_trophy_belong_to_the_next_race() -> None:
    state = window(trading="after-trophy", races=2)
    assert state.t.counted == 2
    play(state, "p1 sell h1", "p1 done", "p2 done", "p3 done")
    assert state.t.profit[0] == 0
    race(state, 4, 5, 6)
    assert state.t.profit[0] == wallets(state)[0] - 300
    assert state.t.sheet[0][4] == 0  # a new window, a new sheet


@pytest.mark.rule("BTB-19", "BTB-24")
def test_after_the_last_trophy_trading_changes_only_the_money_that_breaks_ties() -> None:
    state = window(horses={1: "p1"}, seats=2, trading="after-trophy", races=8, money=(300, 300))
    state.t.points[:2] = [4, 4]
    play(state, "p1 sell h1", "p1 done", "p2 done")
    assert state.is_terminal()
    assert (state.scores(), state.winners()) == ([4, 4], [0])
