"""Profit, trophies, bankruptcy and the end of the meeting (BTB-21 to BTB-24; rulings 50 to 54)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from homestretch import State
from homestretch.engine.schema import to_dict
from tests.rules.beat_the_bookie.meet import (
    all_refused,
    close,
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


def meeting(seats: int = 3, races: int = 0, **options: Any) -> State:
    """A meeting without owners, before the race that follows this many quiet ones, everyone with 300."""
    state = sell_lots(new_meeting(seats, **options))
    for _ in range(races):
        close(race(set_wallets(state, *[300] * seats)))
    return set_wallets(state, *[300] * seats)


@pytest.mark.rule("BTB-21")
def test_the_trophy_goes_to_the_most_profit_of_the_race() -> None:
    state = close(race(meeting(), 1, 2, 3, bets={"p1": {1: 10}, "p2": {1: 40}, "p3": {2: 50}}))
    assert state.t.profit[:3] == [20, 80, -50]
    assert told(state, "trophy-won") == [{"seat": 1, "race": 1, "points": 1, "amount": 80}]
    assert (state.scores(), state.t.cabinet[1]) == ([0, 1, 0], 0b010)


@pytest.mark.rule("BTB-21")
def test_profit_counts_everything_since_the_last_count_and_not_the_auction() -> None:
    state = sell_lots(new_meeting(3), {1: ("p1", 150), 2: ("p2", 100)})
    race(state, 1, 4, 5, cards={"p1": 4, "p2": 9, "p3": 1}, names={"p3": "h4"}, bets={"p1": {4: 10}})
    play(state, "p1 offer h1 p3 100", "p3 accept", "p1 done", "p2 sell h2")
    close(state)
    assert state.t.profit[:3] == [-20 + 100 - 10 + 100, 10 + 50, 25 - 100]


@pytest.mark.rule("BTB-21")
def test_a_horse_passed_to_and_fro_mints_no_profit() -> None:
    # The worked example: seats 0 and 1 swap a horse at 200 and back.
    state = race(set_wallets(sell_lots(new_meeting(2), {1: ("p1", 100)}), 300, 300), 4, 5, 6, cards={"p1": 16})
    play(state, "p1 offer h1 p2 200", "p2 accept", "p1 ask h1 p2 200", "p2 accept", "p1 done", "p2 done")
    assert state.t.profit[:2] == [0, 0]
    assert told(state, "no-trophy") == [{"race": 1}]


@pytest.mark.rule("BTB-21")
def test_purchases_may_be_left_out_of_the_profit_but_sales_count() -> None:
    state = set_wallets(sell_lots(new_meeting(2, purchases_count=False), {1: ("p1", 100)}), 300, 300)
    race(state, 4, 5, 6, cards={"p1": 16})
    play(state, "p1 offer h1 p2 200", "p2 accept", "p1 ask h1 p2 150", "p2 accept", "p1 done", "p2 done")
    assert state.t.profit[:2] == [200, 150]
    race(state, 4, 5, 6, cards={"p1": 17})
    close(state)
    assert state.t.profit[:2] == [0, 0]  # what was paid before the last count does not come again


@pytest.mark.rule("BTB-21")
def test_buying_from_the_bank_is_a_purchase_and_a_forced_sale_is_a_sale() -> None:
    for counts, profit in ((True, -100), (False, 0)):
        state = race(meeting(2, bookie_sells=True, purchases_count=counts))
        play(state, "p1 buy h6")
        close(state)
        assert state.t.profit[0] == profit
    state = set_wallets(sell_lots(new_meeting(2, purchases_count=False), {1: ("p1", 100)}), 0, 300)
    close(race(state, 4, 5, 6, cards={"p1": 1}))
    assert state.t.profit[0] == 50 - 10


@pytest.mark.rule("BTB-21")
def test_profit_is_counted_anew_after_every_race_trophy_or_not() -> None:
    state = close(race(meeting(2), bets={"p1": {4: 50}, "p2": {4: 10}}))  # both lose: no trophy
    assert state.t.profit[:2] == [-50, -10]
    close(race(state, 1, 2, 3, bets={"p1": {1: 10}}))
    assert state.t.profit[0] > 0
    assert state.t.cabinet[:3] == [0, 0, 1]


@pytest.mark.rule("BTB-22")
def test_equal_best_profits_all_get_the_trophy_whatever_the_seats() -> None:
    # Field case A34.
    for seats in permutations(("p1", "p2", "p3")):
        bets = {seats[0]: {1: 30}, seats[1]: {1: 30}, seats[2]: {2: 10}}
        state = close(race(meeting(), 1, 2, 3, bets=bets))
        won = {f"p{note['seat'] + 1}" for note in told(state, "trophy-won")}
        assert won == {seats[0], seats[1]}
        assert sorted(state.scores()) == [0, 1, 1]


@pytest.mark.rule("BTB-22")
def test_or_none_of_them_does() -> None:
    state = close(race(meeting(trophy_tie="none"), 1, 2, 3, bets={"p1": {1: 30}, "p2": {1: 30}}))
    assert state.scores() == [0, 0, 0]
    assert told(state, "no-trophy") == [{"race": 1}]
    close(race(set_wallets(state, 300, 300, 300), 1, 2, 3, bets={"p1": {1: 40}, "p2": {1: 30}}))
    assert state.scores() == [1, 0, 0]


@pytest.mark.rule("BTB-22")
def test_nobody_above_0_no_trophy() -> None:
    state = close(race(meeting(), 1, 2, 3, bets={"p1": {4: 30}}))
    assert (state.scores(), state.t.cabinet[1]) == ([0, 0, 0], 0)


@pytest.mark.rule("BTB-22")
@pytest.mark.parametrize(
    ("tie", "bets", "points"),
    [
        ("all", {"p1": {4: 30}, "p2": {4: 10}, "p3": {4: 20}}, [0, 1, 0]),
        ("all", {"p1": {4: 30}}, [0, 1, 1]),
        ("none", {"p1": {4: 30}}, [0, 0, 0]),
        ("all", {}, [1, 1, 1]),
    ],
)
def test_or_the_best_result_gets_it_whatever_its_sign(tie: str, bets: dict[str, Any], points: list[int]) -> None:
    state = close(race(meeting(trophy_needs_profit=False, trophy_tie=tie), 1, 2, 3, bets=bets))
    assert state.scores() == points


@pytest.mark.rule("BTB-23")
def test_without_money_and_horse_a_player_is_out_of_everything() -> None:
    # Field case A24.
    state = race(meeting(4), 1, 2, 3, bets={"p2": {6: 300}})
    assert state.t.out[1] == 0  # until the trophy he is in (ruling 52)
    close(state)
    assert told(state, "bankrupt") == [{"seat": 1}]
    draws = []
    while state.chance_outcomes()[0][0].startswith("punters"):
        draws.append(state.chance_outcomes()[0][0].split()[1])
        play(state, state.chance_outcomes()[0][0])
    assert draws == ["p1", "p3", "p4"]
    to_slips(state)
    assert state.to_move() == ["p1", "p3", "p4"]
    all_refused(state, ["p2 done", "p2 back h1 10"], "BTB-23")
    race(state, 1, 2, 3)
    turns = []
    while state.t.race == 2:
        turns.append(state.to_move()[0])
        play(state, f"{turns[-1]} done")
    assert turns == ["p1", "p3", "p4"]


@pytest.mark.rule("BTB-23")
def test_a_horse_or_a_little_money_keeps_a_player_in() -> None:
    state = sell_lots(new_meeting(3), {1: ("p1", 100)})
    close(race(set_wallets(state, 40, 305, 300), 4, 5, 6, cards={"p1": 16}, bets={"p1": {4: 10}, "p2": {1: 300}}))
    set_wallets(state, 10, 5, 300)
    close(race(state, 4, 5, 6, cards={"p1": 17}, bets={"p1": {1: 10}}))
    assert wallets(state)[:2] == [0, 5]
    assert state.t.out[:3] == [0, 0, 0]


@pytest.mark.rule("BTB-23")
def test_the_last_one_left_wins_at_once_whatever_the_points() -> None:
    state = meeting(2)
    state.t.points[:2] = [0, 3]
    race(state, 1, 2, 3, bets={"p2": {6: 300}})
    play(state, "p1 done", "p2 done")
    assert state.is_terminal()
    assert state.result() == {"result": {"p1": 0, "p2": 3}, "winners": ["p1"]}
    assert told(state, "last-standing") == [{"seat": 0}]


@pytest.mark.rule("BTB-23")
def test_with_trading_after_the_trophy_the_last_one_left_wins_before_the_window() -> None:
    state = race(meeting(2, trading="after-trophy"), 1, 2, 3, bets={"p2": {6: 300}})
    assert (state.is_terminal(), state.winners()) == (True, [0])


@pytest.mark.rule("BTB-23")
def test_if_the_last_go_out_together_most_points_win_among_all() -> None:
    state = meeting(3)
    close(race(state, 1, 2, 3, bets={"p3": {6: 300}}))
    assert state.t.out[:3] == [0, 0, 1]
    state.t.points[:3] = [1, 2, 2]
    close(race(set_wallets(state, 50, 50), 1, 2, 3, bets={"p1": {6: 50}, "p2": {6: 50}}))
    assert state.is_terminal()
    assert (state.scores(), state.winners()) == ([1, 2, 2], [1, 2])


@pytest.mark.rule("BTB-23")
def test_who_loses_all_may_still_win_the_trophy_of_that_race() -> None:
    state = meeting(2, trophy_needs_profit=False)
    set_wallets(state, 10, 300)
    close(race(state, 1, 2, 3, bets={"p1": {6: 10}, "p2": {6: 20}}))
    assert state.scores() == [1, 0]
    assert (state.t.out[:2], state.winners()) == ([1, 0], [1])


@pytest.mark.rule("BTB-24")
def test_most_points_win_after_race_8() -> None:
    state = meeting(3, races=7)
    state.t.points[:3] = [4, 5, 1]
    race(state, 1, 2, 3, bets={"p3": {1: 200}})
    assert not state.is_terminal()
    close(state)
    assert state.scores() == [4, 5, 4]
    assert (state.is_terminal(), state.winners()) == (True, [1])


@pytest.mark.rule("BTB-24")
def test_equal_points_are_decided_by_the_wallet_alone_and_then_shared() -> None:
    for permutation in permutations(range(3)):
        for money, won in (((500, 400, 300), 1), ((400, 400, 300), 2)):
            state = race(meeting(3, races=7), 4, 5, 6)
            # p1's points and money in the window after race 8; a horse is worth nothing here (ruling 54)
            for place, seat in enumerate(permutation):
                state.t.points[seat] = (6, 6, 2)[place]
            set_wallets(state, *(money[permutation.index(seat)] for seat in range(3)))
            state.t.owned_by[6] = permutation[1]
            close(state)
            assert state.is_terminal()
            assert set(state.winners()) == set(permutation[:won])


@pytest.mark.rule("BTB-24")
def test_after_race_8_only_players_still_in_can_win_but_all_points_are_told() -> None:
    state = meeting(3)
    close(race(state, 1, 2, 3, bets={"p3": {6: 300}}))
    state.t.points[:3] = [1, 2, 9]
    while not state.is_terminal():
        close(race(set_wallets(state, 300, 300)))
    assert state.scores()[2] == 9
    assert 2 not in state.winners()


@pytest.mark.rule("BTB-24")
def test_nothing_happens_after_the_end() -> None:
    # Field case A20.
    state = close(race(meeting(2, races=7)))
    assert state.is_terminal()
    before = to_dict(state.t)
    all_refused(state, ["p1 done", "p2 back h1 10", "p1 bid 100", "turn h1", "punters p1 3", "prices 3"], "BTB-24")
    refused(state, "p1 sell h1", "BTB-24")
    assert to_dict(state.t) == before
    assert (state.chance_outcomes(), state.to_move(), state.legal_actions(0)) == ([], [], [])
