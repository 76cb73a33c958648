"""Paying out, lost shirts, the end of the meeting (LYS-31 to LYS-41; field cases A16, A18, A22, A24, A34)."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

from homestretch import State
from homestretch.parts.ledger import BANK, POT, STAKES
from tests.rules.lose_your_shirt.table import bet_all, deal, do, new_table, race, refused, told, wallets


def paid(bets: list[str], selections: list[str], **more: Any) -> State:
    """The position after a race that horse 4 wins and horse 5 comes second in."""
    seats = max(len(bets), 3)
    hands = [["4+2", "1+3"], ["5+2", "2+3"], *[["6+3"], ["3+3"], ["any-2"], ["any-2"]][: seats - 2]]
    state = race(seats=seats, at={4: "4:18", 5: "5:18"}, hands=hands, bets=bets, selections=selections, **more)
    before = sum(state.money().values())
    do(state, "p1 play 4+2 to home", "p2 play 5+2 to home")
    assert sum(state.money().values()) == before == 2400
    return state


def money(state: State) -> tuple[int, ...]:
    """Wallets, bank, jackpot."""
    return (*wallets(state), state.money()["bank"], state.money()["jackpot"])


@pytest.mark.rule("LYS-31")
def test_worked_example_20_to_win() -> None:
    state = paid(["win 20", "win 10", "win 10"], ["4+3", "1+2", "5+3"])
    assert money(state) == (200, 90, 90, 2100 - 100, 20)
    notes = state.notes(None)
    assert [(n["what"], n["amount"]) for n in notes if n.get("seat") == 0 and "amount" in n] == [
        ("win-paid", 100),
        ("stake-back", 20),
    ]
    assert state.t.last_gain[:3] == [100, -10, -10]
    assert state.t.last_stake[:3] == [20, 10, 10]
    assert state.t.last_bet[:3] == [1, 1, 1]
    state = paid(["win 20", "win 10", "win 10"], ["4+3", "1+2", "5+3"], odds_include_stake=True)
    assert money(state) == (180, 90, 90, 2100 - 80, 20)


@pytest.mark.rule("LYS-31")
def test_a_win_bet_on_the_second_loses() -> None:
    assert money(paid(["win 30", "win 30", "place 10"], ["5+3", "4+3", "1+2"])) == (70, 250, 90, 1950, 40)


@pytest.mark.rule("LYS-32")
def test_place_for_first_and_second() -> None:
    bets, cards = ["place 20", "place 10", "place 30"], ["4+3", "5+3", "6+2"]
    state = paid(bets, cards)
    assert money(state) == (140, 120, 70, 2040, 30)
    assert [n["amount"] for n in told(state, "place-paid")] == [20, 40]  # from the dealer's left: p2, p3, p1
    assert money(paid(bets, cards, odds_include_stake=True)) == (120, 110, 70, 2070, 30)


@pytest.mark.rule("LYS-33")
def test_all_backers_of_one_horse_are_paid_in_full() -> None:
    assert money(paid(["win 100"] * 3, ["4+3", "4+4", "4+4"])) == (600, 600, 600, 600, 0)
    state = paid(["win 10", "place 20", "jackpot 50"], ["4+3", "4+4", "4+4"], pool=70)
    assert money(state) == (150, 140, 170, 2100 - 70 - 50 - 40, 0)


@pytest.mark.rule("LYS-34")
def test_every_losing_stake_goes_into_the_pool() -> None:
    state = paid(["win 20", "place 30", "jackpot 50"], ["1+2", "2+2", "3+2"], pool=40)
    assert money(state) == (80, 70, 50, 2100 - 40, 140)
    assert {n["seat"]: n["amount"] for n in told(state, "stake-lost")} == {0: 20, 1: 30, 2: 50}
    assert told(state, "pool-now") == [{"what": "pool-now", "clause": "LYS-34", "amount": 140}]


@pytest.mark.rule("LYS-35")
def test_the_jackpot_without_this_races_losing_stakes() -> None:
    # One winner takes the pool as it stood, gets his 50 back, and the others' stakes start the next.
    assert money(paid(["jackpot 50", "win 40", "jackpot 50"], ["4+3", "1+2", "5+3"], pool=260)) == (
        360,
        60,
        50,
        1840,
        90,
    )
    # The next pool is there to be won.
    assert money(paid(["jackpot 50", "win 40", "win 10"], ["4+3", "1+2", "5+3"], pool=90)) == (190, 60, 90, 2010, 50)
    # An empty one pays nothing but the stake.
    assert money(paid(["jackpot 50", "win 10", "win 10"], ["4+3", "1+2", "1+2"])) == (100, 90, 90, 2100, 20)
    # The second horse wins no jackpot.
    assert money(paid(["jackpot 50", "win 10", "win 10"], ["5+3", "1+2", "1+2"], pool=100)) == (50, 90, 90, 2000, 170)


@pytest.mark.rule("LYS-36")
def test_worked_example_260_for_three() -> None:
    bets = ["jackpot 50", "jackpot 50", "jackpot 50", "win 30"]
    cards = ["4+3", "4+4", "4+4", "5+3"]
    state = paid(bets, cards, pool=260)
    assert money(state) == (180, 180, 180, 70, 2000 - 260, 50)
    assert [n["amount"] for n in told(state, "jackpot-paid")] == [80, 80, 80]
    # Ruling 31: jackpots are untouched by the option.
    assert money(paid(bets, cards, pool=260, odds_include_stake=True)) == (180, 180, 180, 70, 1740, 50)


@pytest.mark.rule("LYS-36")
def test_equal_shares_whoever_sits_where() -> None:
    for order in permutations(range(4)):
        bets = [["jackpot 50", "jackpot 50", "jackpot 50", "win 30"][k] for k in order]
        cards = [["4+3", "4+4", "4+4", "5+3"][k] for k in order]
        gains = [80, 80, 80, -30]
        assert paid(bets, cards, pool=260).t.last_gain[:4] == [gains[k] for k in order]
    assert money(paid(["jackpot 50"] * 3, ["4+3", "4+4", "4+4"], pool=300))[:3] == (200, 200, 200)
    # Less than a note each: nothing is taken.
    assert money(paid(["jackpot 50"] * 3, ["4+3", "4+4", "4+4"], pool=20)) == (100, 100, 100, 2080, 20)


@pytest.mark.rule("LYS-37")
def test_the_bank_may_owe_and_a_player_may_not() -> None:
    state = paid(["win 500"] * 3, ["4+3", "4+4", "4+4"], starting_money=500)
    assert money(state) == (3000, 3000, 3000, 900 - 7500, 0)
    deal(state)
    do(state, "p1 " + state.legal_actions(0)[0])
    assert refused(state, "p1 bet win 3010") == "LYS-15"


@pytest.mark.rule("LYS-38")
def test_a_lost_shirt_is_lost_for_the_meeting() -> None:
    state = paid(["win 100", "win 10", "win 10"], ["1+2", "4+3", "4+4"])
    assert told(state, "shirt-lost") == [{"what": "shirt-lost", "clause": "LYS-38", "seat": 0}]
    assert state.view(None)["broke"] == [1, 0, 0]
    deal(state)
    assert state.t.cards[:3] == [14, 14, 14]
    assert state.waiting() == [1, 2]
    assert refused(state, "p1 select " + state.legal_actions(1)[0].split()[1]) == "LYS-38"
    assert refused(state, "p1 bet win 10") == "LYS-38"
    bet_all(state)
    # All of his cards are played from the hand, on the pile.
    rng = random.Random(38)
    while state.t.race == 2 and state.t.phase == 3:
        seat = state.waiting()[0]
        size = sum(state.t.pile)
        state.apply_action(rng.choice(state.legal_actions()))
        if seat == 0 and state.t.race == 2:
            assert sum(state.t.pile) == size + 1
    while state.t.race == 2:
        state.apply_action(rng.choice([text for text, _ in state.chance_outcomes()] or state.legal_actions()))
    assert state.t.dealer == 2
    deal(state)
    assert state.waiting() == [1, 2]


@pytest.mark.rule("LYS-38")
def test_who_lays_his_last_note_still_bets_in_that_race() -> None:
    state = deal(new_table(3))
    do(state, "p1 " + state.legal_actions(0)[0], "p1 bet win 100")
    bet_all(state)
    assert wallets(state)[0] == 0
    assert state.t.broke[0] == 0
    assert state.t.bet[0] == 1


@pytest.mark.rule("LYS-39")
def test_most_money_wins_and_equal_money_shares() -> None:
    state = paid(["win 10", "win 10", "win 20"], ["1+2", "1+2", "5+3"], races=1)
    assert state.is_terminal()
    assert state.result() == {"result": {"p1": 90, "p2": 90, "p3": 80}, "winners": ["p1", "p2"]}
    assert state.money()["jackpot"] == 40  # nobody's
    assert told(state, "meeting-over") == [{"what": "meeting-over", "clause": "LYS-39", "race": 1}]
    state = paid(["win 10", "win 10", "win 20"], ["4+3", "1+2", "5+3"], races=1)
    assert state.result() == {"result": {"p1": 150, "p2": 90, "p3": 80}, "winners": ["p1"]}


@pytest.mark.rule("LYS-40")
def test_the_meeting_ends_when_all_are_broke() -> None:
    state = paid(["win 100"] * 3, ["1+2", "2+2", "5+3"])
    assert state.is_terminal()
    assert state.result() == {"result": {"p1": 0, "p2": 0, "p3": 0}, "winners": ["p1", "p2", "p3"]}
    assert money(state) == (0, 0, 0, 2100, 300)
    assert told(state, "meeting-over")[0]["clause"] == "LYS-40"
    # One player with money left plays the meeting out.
    state = paid(["win 100", "win 100", "win 10"], ["1+2", "2+2", "5+3"])
    assert not state.is_terminal()
    deal(state)
    assert state.waiting() == [2]


@pytest.mark.rule("LYS-41")
def test_all_selections_are_turned_up_at_the_end() -> None:
    state = paid(["win 10", "place 10", "jackpot 50"], ["1+2", "5+3", "6+2"], races=1)
    shown = [(n["seat"], n["horse"], n["spaces"]) for n in told(state, "selection-shown")]
    assert shown == [(1, 5, 3), (2, 6, 2), (0, 1, 2)]
    assert state.view(None)["last_selection"] == [0, 13, 15]
    kinds = [n["what"] for n in state.notes(None)]
    assert kinds.index("selection-shown") < kinds.index("stake-lost")


@pytest.mark.rule("LYS-37", "LYS-39")
def test_no_money_is_ever_lost_or_made() -> None:
    rng = random.Random(37)
    for game in range(25):
        state = new_table(rng.choice((3, 4, 5, 6)), races=4, betting=rng.choice(("simultaneous", "in-turn")))
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
            else:
                seat = rng.choice(state.waiting())
                text = rng.choice(state.legal_actions(seat))
                state.apply_action(text.replace("10..", "").split("/")[0] if game % 2 else text.split("..")[0], seat)
            account = state.t.ledger.account
            assert sum(state.money().values()) == sum(account) == 2400
            assert min(wallets(state)) >= 0
            assert account[POT] >= 0
            assert account[STAKES] >= 0
            assert all(value % 10 == 0 for value in (*wallets(state), account[BANK]))
