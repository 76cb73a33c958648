"""The basic bot of Beat The Bookie: legal, honest, the same in both gears, and better than chance."""

from __future__ import annotations

import random

import numpy as np
import pytest

from homestretch import State, load_game
from homestretch.bots.beat_the_bookie import choose
from homestretch.engine.contract import CHOICE_WIDTH, Action
from homestretch.engine.generator import below, start_stream
from homestretch.engine.rule import fast
from homestretch.engine.schema import dtype_of, write_record
from tests.bots.bot import chosen, decisions, hold_honest
from tests.rules.beat_the_bookie.meet import close, new_meeting, play, race, sell_lots, set_wallets, to_slips

TABLES = [
    (4, {}),
    (2, {"auction": "sealed", "bookie_sells": True, "trading": "after-trophy", "stake_cap": 30}),
    (8, {"auction": "once-around", "bookie_sells": True, "bank_buys_at": 100, "purchases_count": False}),
    (5, {"auction": "sealed", "trophy_needs_profit": False, "trophy_tie": "none", "bookie": "p2", "spaces": 3}),
    (3, {"trading": "off"}),
]


def says(state: State, who: str) -> str:
    """What the bot does at a seat, as text."""
    return state.action_to_string(chosen(choose, state, int(who[1:]) - 1, 0))


def met_by_bots(seats: int, options: dict[str, object], seed: int) -> list[State]:
    """The positions of a meeting among bots, in which somebody decides."""
    state = load_game("beat-the-bookie", seats=seats, **options).new_initial_state()
    return [state.clone() for state, _ in decisions(choose, state, random.Random(seed))]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_plays_whole_meetings_legally(seats: int, options: dict[str, object]) -> None:
    found = met_by_bots(seats, options, 1)  # apply_action refuses what is illegal
    assert {state.t.race for state in found} == set(range(9))


def test_it_knows_nothing_that_its_seat_may_not_see() -> None:
    # Field case B12: 200 pairs of positions that differ in what is hidden only.
    rng = random.Random(5)
    pairs = 0
    for seats, options in ((4, {}), (4, {"auction": "sealed"}), (8, {"trading": "off", "auction": "sealed"})):
        for state in met_by_bots(seats, options, 3):
            for seat in state.waiting():
                pairs += hold_honest(choose, state, seat, rng)
    assert pairs >= 200


def test_it_chooses_the_same_in_both_gears() -> None:
    compiled = fast(choose)
    for seats, options in TABLES[:2]:
        for state in met_by_bots(seats, options, 2)[::5]:
            record = np.zeros(1, dtype_of(state.rules.state))
            write_record(state.t, record[0])
            for seat in state.waiting():
                out = np.zeros((state.rules.max_legal, CHOICE_WIDTH), np.int64)
                g = np.zeros(4, np.int64)
                start_stream(g, 0, 0)
                n = fast(state.rules.legal)(record[0], seat, out)
                assert tuple(compiled(record[0], seat, out, n, g)) == chosen(choose, state, seat, 0)


def random_choice(state: State, seat: int, g: list[int]) -> Action:
    """A legal action, each row and amount as likely."""
    choices = state.choices(seat)
    verb, what, which, where, low, high, step = choices[below(g, len(choices))]
    return Action(verb, what, which, where, low + (step * below(g, (high - low) // step + 1) if step else 0))


def test_it_wins_far_more_than_its_share_against_random_players() -> None:
    meetings = 60
    won = 0.0
    for number in range(meetings):
        state = load_game("beat-the-bookie", seats=4).new_initial_state()
        mine = number % 4
        g = [0] * 4
        start_stream(g, 11, number)
        while not state.is_terminal():
            if state.is_chance_node():
                t = state.t
                state.rules.befall(t, state.rules.ticket(t, below(g, state.rules.tickets(t))))
                continue
            seat = state.waiting()[0]
            action = chosen(choose, state, seat, number) if seat == mine else random_choice(state, seat, g)
            assert state.rules.check(state.t, seat, action) == 0
            state.rules.act(state.t, seat, action)
        won += (mine in state.winners()) / len(state.winners())
    assert won / meetings > 0.75  # a fair share is 0.25


# --- single decisions -------------------------------------------------------------------------------------------------


def test_it_bids_what_part_of_the_tables_money_each_lot_can_fetch() -> None:
    state = new_meeting(4)  # 1200 for six lots: 200 a lot, of which it pays 140 to 160
    assert says(state, "p1") == "bid 100"
    play(state, "p1 bid 130")
    assert says(state, "p2") == "bid 140"
    play(state, "p2 bid 160")
    assert says(state, "p3") == "pass"
    limits = {chosen(choose, new_meeting(4, auction="sealed"), 0, seed).amount for seed in range(20)}
    assert limits == {140, 160}
    assert says(new_meeting(2, auction="sealed"), "p1") == "bid 100"  # 600 for six lots: no more than the reserve


def test_it_backs_what_is_above_its_chance_and_all_it_has_in_the_last_race() -> None:
    state = to_slips(sell_lots(new_meeting(2)), {"p1": 1}, prices=1)  # 2 3 4 5 6 8
    assert says(state, "p1") == "back h5 30"
    play(state, "p1 back h5 30")
    assert says(state, "p1") == "back h6 20"
    play(state, "p1 back h6 20")
    assert says(state, "p1") == "done"
    state = sell_lots(new_meeting(2, trading="off"))
    for _ in range(7):
        race(set_wallets(state, 300, 300))
    to_slips(set_wallets(state, 300, 300), prices=state.t.bookies_card)
    total = 0
    while (text := says(state, "p1")) != "done":
        total += int(text.split()[-1])
        play(state, f"p1 {text}")
    assert total >= 280


def test_it_gives_a_horse_for_a_trophy_and_takes_one_below_its_worth() -> None:
    state = sell_lots(new_meeting(2), {1: ("p1", 100)})
    for _ in range(7):
        close(race(set_wallets(state, 300, 300), 4, 5, 6))
    race(set_wallets(state, 300, 300), 4, 5, 6)
    set_wallets(state, 300, 300)
    assert says(state, "p1") == "sell h1"  # after race 8 it earns nothing more
    state = sell_lots(new_meeting(2), {1: ("p1", 100)})
    for _ in range(6):
        close(race(set_wallets(state, 300, 300), 4, 5, 6))
    race(set_wallets(state, 300, 300), 4, 5, 6)
    set_wallets(state, 300, 300)
    assert says(state, "p1") == "sell h1"  # 50 make the trophy of a Feature; the horse would earn 112 on average
    play(state, "p1 offer h1 p2 100")
    assert says(state, "p2") == "accept"
    play(state, "p2 decline", "p1 offer h1 p2 120")
    assert says(state, "p2") == "decline"
