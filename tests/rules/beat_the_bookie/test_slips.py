"""The bets (BTB-12; rulings 45 and 47)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from homestretch import InvalidAction, State
from homestretch.engine.contract import Action
from homestretch.engine.schema import to_dict
from homestretch.games.beat_the_bookie.session import BACK
from tests.rules.beat_the_bookie.meet import (
    all_refused,
    lay,
    new_meeting,
    play,
    race,
    refused,
    sell_lots,
    set_wallets,
    to_slips,
    told,
    wallets,
)


def slips(seats: int = 3, money: tuple[int, ...] = (), **options: Any) -> State:
    """A meeting whose players are about to lay their slips."""
    state = to_slips(sell_lots(new_meeting(seats, **options)))
    return set_wallets(state, *money) if money else state


@pytest.mark.rule("BTB-12")
def test_several_horses_may_be_backed_and_all_stakes_together_are_within_ones_money() -> None:
    state = play(slips(), "p1 back h2 120", "p1 back h6 150")
    assert state.legal_actions(0) == [*(f"back h{horse} 10..30/10" for horse in (1, 3, 4, 5)), "done"]
    refused(state, "p1 back h1 40", "BTB-12")
    play(state, "p1 back h1 30")
    assert state.legal_actions(0) == ["done"]
    assert state.money()["p1"] == 0


@pytest.mark.rule("BTB-12")
def test_a_slip_is_final_once_laid_and_each_horse_has_one() -> None:
    state = play(slips(), "p1 back h2 20")
    all_refused(state, ["p1 back h2 20", "p1 back h2 10"], "BTB-12")
    play(state, "p1 done")
    all_refused(state, ["p1 back h3 10", "p1 done"], "BTB-12")


@pytest.mark.rule("BTB-12")
@pytest.mark.parametrize("stake", [0, 5, 15, 310, 10**14])
def test_stakes_are_tens_within_ones_money(stake: int) -> None:
    refused(slips(), f"p1 back h1 {stake}", "BTB-12")


@pytest.mark.rule("BTB-12")
@pytest.mark.parametrize("amount", [-10, 0, 5, 10**18, -(2**62)])
def test_amounts_that_no_text_can_say_are_refused_too(amount: int) -> None:
    state = slips()
    before = to_dict(state.t)
    assert state.rules.check(state.t, 0, Action(BACK, 1, -1, -1, amount)) == 12
    assert to_dict(state.t) == before


@pytest.mark.rule("BTB-12")
@pytest.mark.parametrize("text", ["back h1 -10", "back h1 1e2", "back h7 10", "back h1", "back h1 010", "back h1 10 "])
def test_what_is_no_text_of_the_game_is_refused_as_such(text: str) -> None:
    state = slips()
    before = to_dict(state.t)
    with pytest.raises(InvalidAction):
        state.apply_action(text, 0)
    assert to_dict(state.t) == before


@pytest.mark.rule("BTB-12")
def test_betting_is_optional_and_the_poor_say_done_too() -> None:
    state = slips(money=(5, 300, 300))
    assert state.legal_actions(0) == ["done"]
    play(state, "p1 done", "p2 done", "p3 done")
    assert [note["seat"] for note in told(state, "no-bet")] == [0, 1, 2]
    assert state.money()["stakes"] == 0


@pytest.mark.rule("BTB-12")
def test_odd_money_is_rounded_down_to_the_step() -> None:
    assert slips(money=(275, 300, 300)).legal_actions(0)[0] == "back h1 10..270/10"
    assert slips(money=(15, 300, 300)).legal_actions(0)[0] == "back h1 10..10/10"


@pytest.mark.rule("BTB-12")
def test_all_slips_are_shown_at_the_same_time_and_the_stakes_leave_the_wallets() -> None:
    state = play(slips(), "p2 back h4 50", "p2 done", "p1 back h4 10", "p1 done")
    assert state.view(None)["shown"] == [[0] * 7, [0] * 7, [0] * 7]
    play(state, "p3 done")
    assert told(state, "slip-shown") == [
        {"seat": 0, "horse": 4, "amount": 10},
        {"seat": 1, "horse": 4, "amount": 50},
    ]
    assert state.observation(2)["money"] == {"p1": 290, "p2": 250, "p3": 300, "bank": 0, "stakes": 60}


@pytest.mark.rule("BTB-12")
def test_the_order_in_which_slips_are_laid_changes_nothing() -> None:
    # Field case B05.
    laid = ["p1 back h1 30", "p2 back h1 20", "p3 back h5 40"]
    ends = set()
    for order in permutations(laid):
        for last in ("p1", "p2", "p3"):
            state = play(slips(), *order)
            play(state, *(f"{who} done" for who in ("p1", "p2", "p3") if who != last), f"{last} done")
            content = to_dict(state.t)
            for part in ("journal",):
                del content[part]
            ends.add(str(content))
    assert len(ends) == 1


@pytest.mark.rule("BTB-12")
@pytest.mark.parametrize(("cap", "races", "most"), [(20, 0, 20), (37, 0, 30), (37, 3, 70), (10, 6, 30), (1000, 0, 300)])
def test_the_stake_limit_is_for_each_slip_times_the_class(cap: int, races: int, most: int) -> None:
    state = sell_lots(new_meeting(2, stake_cap=cap, trading="off"))
    for _ in range(races):
        race(set_wallets(state, 300, 300))
    state = to_slips(set_wallets(state, 300, 300))
    assert state.legal_actions(0)[:6] == [f"back h{horse} 10..{most}/10" for horse in range(1, 7)]
    refused(state, f"p1 back h1 {most + 10}", "BTB-12")
    play(state, f"p1 back h1 {most}")
    assert state.legal_actions(0)[0] == (
        "done" if most == 300 else f"back h2 10..{min(most, (300 - most) // 10 * 10)}/10"
    )


@pytest.mark.rule("BTB-12")
def test_a_stake_stands_in_the_account_of_stakes_until_it_is_settled() -> None:
    state = lay(slips(), {"p1": {1: 100}, "p2": {2: 40}})
    assert state.money() == {"p1": 200, "p2": 260, "p3": 300, "bank": 0, "stakes": 140}
    assert wallets(state) == [200, 260, 300]
