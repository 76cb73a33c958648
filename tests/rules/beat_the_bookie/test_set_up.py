"""Players, the Bookie, money at the start, and what is hidden (BTB-1 to BTB-3)."""

from __future__ import annotations

import random

import pytest

from homestretch import BadOption, State, load_game
from homestretch.engine.schema import to_dict
from tests.rules.beat_the_bookie.meet import (
    all_refused,
    close,
    draw,
    new_meeting,
    play,
    race,
    refused,
    sell_lots,
    set_wallets,
    to_slips,
    wallets,
)


@pytest.mark.rule("BTB-1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_play_eight_races_with_six_horses(seats: int) -> None:
    state = sell_lots(new_meeting(seats))
    assert state.t.lot == 7
    for number in range(1, 9):
        assert state.t.race == number
        close(race(state))
    assert state.is_terminal()


@pytest.mark.rule("BTB-1")
@pytest.mark.parametrize("seats", [1, 9, 0])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 8 players"):
        load_game("beat-the-bookie", seats=seats)


@pytest.mark.rule("BTB-2")
def test_with_the_system_as_bookie_nobody_starts_the_draws_and_seat_one_is_first() -> None:
    state = new_meeting(4)
    assert state.to_move() == ["p1"]
    sell_lots(state)
    assert (state.t.trigger, state.chance_outcomes()[0][0].split()[:2]) == (-1, ["punters", "p1"])


@pytest.mark.rule("BTB-2")
def test_a_player_as_bookie_starts_each_draw_and_comes_last_in_every_round() -> None:
    state = new_meeting(4, bookie="p2")
    assert state.to_move() == ["p3"]
    sell_lots(state)
    order = []
    while state.chance_outcomes()[0][0].startswith("punters"):
        order.append(state.chance_outcomes()[0][0].split()[1])
        assert state.t.trigger == 1
        play(state, state.chance_outcomes()[0][0])
    assert order == ["p3", "p4", "p1", "p2"]
    assert state.t.trigger == 1  # the prices, too
    to_slips(state)
    play(state, "p1 done", "p2 done", "p3 done", "p4 done")
    assert state.t.trigger == 1  # and the horse cards
    for _ in range(6):
        play(state, "turn h1", "turn h2", "turn h3")
    assert state.to_move() == ["p3"]  # the trading window
    play(state, "p3 done", "p4 done", "p1 done", "p2 done")
    assert state.t.race == 2


@pytest.mark.rule("BTB-2")
def test_a_bankrupt_bookie_keeps_the_role() -> None:
    state = sell_lots(new_meeting(3, bookie="p1"))
    race(set_wallets(state, 10, 300, 300), bets={"p1": {4: 10}})
    close(state)
    assert state.t.out[:3] == [1, 0, 0]
    assert state.t.trigger == 0
    assert state.chance_outcomes()[0][0].startswith("punters p2")


@pytest.mark.rule("BTB-2")
def test_the_bookies_own_wallet_is_not_the_bank_and_the_bank_has_no_limit() -> None:
    state = sell_lots(new_meeting(2, bookie="p1"))
    race(state, 4, 5, 6, prices=1, bets={"p2": {4: 300}})
    assert state.money() == {"p1": 300, "p2": 300 + 5 * 300, "bank": -1500, "stakes": 0}


@pytest.mark.rule("BTB-2")
@pytest.mark.parametrize("bookie", ["p5", "p0", 1, None, "bank"])
def test_only_a_seat_of_the_table_or_the_system_can_be_bookie(bookie: object) -> None:
    with pytest.raises(BadOption, match="bookie"):
        load_game("beat-the-bookie", seats=4, bookie=bookie)


@pytest.mark.rule("BTB-3")
def test_everyone_starts_with_300_and_one_slip_a_horse() -> None:
    state = new_meeting(3)
    assert state.money() == {"p1": 300, "p2": 300, "p3": 300, "bank": 0, "stakes": 0}
    to_slips(sell_lots(state))
    assert state.legal_actions(0) == [*(f"back h{horse} 10..300/10" for horse in range(1, 7)), "done"]


@pytest.mark.rule("BTB-3")
def test_option_values_are_refused_by_name() -> None:
    bad = {
        "auction": "dutch", "bookie_sells": 1, "stake_cap": 9, "spaces": 2, "trading": "on", "bank_buys_at": 75,
        "purchases_count": "yes", "trophy_tie": "some", "trophy_needs_profit": 0,
    }  # fmt: skip
    for name, value in bad.items():
        with pytest.raises(BadOption, match=name):
            load_game("beat-the-bookie", **{name: value})
    game = load_game("beat-the-bookie", stake_cap="none", spaces=6, bank_buys_at=50)
    assert game.changed_options == {}
    assert load_game("beat-the-bookie", stake_cap=20, bank_buys_at=100).changed_options == {
        "stake_cap": 20,
        "bank_buys_at": 100,
    }


# --- what is hidden ---------------------------------------------------------------------------------------------------


def twins(state: State, seat: int, pairs: int = 40) -> list[State]:
    """States that a seat cannot tell from this one, all different where something is hidden."""
    rng = random.Random(7)
    return [state.resample_from_infostate(seat, rng) for _ in range(pairs)]


@pytest.mark.rule("BTB-12")
def test_laid_slips_show_to_their_owner_only_until_all_are_shown() -> None:
    state = to_slips(sell_lots(new_meeting(3)))
    before = state.observation(1)
    play(state, "p1 back h3 120", "p1 back h5 10")
    assert state.observation(1) == before
    assert state.observation(None)["money"]["p1"] == 300
    assert state.notes(1) == []
    assert [note["what"] for note in state.notes(0)] == ["slip-laid"]
    assert state.observation(0)["money"] == {"p1": 170, "p2": 300, "p3": 300, "bank": 0, "stakes": 130}
    assert state.money()["stakes"] == 130
    play(state, "p1 done", "p3 done", "p2 done")
    assert state.observation(1)["money"]["p1"] == 170
    assert state.t.shown[0] == [0, 0, 0, 120, 0, 10, 0]


@pytest.mark.rule("BTB-12")
def test_whatever_others_have_laid_a_seat_sees_the_same() -> None:
    state = to_slips(sell_lots(new_meeting(4)))
    play(state, "p1 back h3 120", "p2 back h6 300", "p3 back h1 10", "p3 done")
    seen = twins(state, 0)
    assert all(twin.observation(0) == state.observation(0) for twin in seen)
    assert all(twin.t.slips[0] == state.t.slips[0] for twin in seen)
    assert len({str(twin.t.slips) for twin in seen}) == len(seen)
    assert not any(state.rules.invariants(twin.t) for twin in seen)


@pytest.mark.rule("BTB-5")
def test_whatever_others_have_bid_secretly_a_seat_sees_the_same() -> None:
    state = new_meeting(4, auction="sealed")
    play(state, "p2 bid 150", "p3 pass")
    seen = twins(state, 0)
    assert all(twin.observation(0) == state.observation(0) for twin in seen)
    assert {twin.t.sealed_bid[0] for twin in seen} == {0}  # p1 has not bid yet: nothing to deal anew
    bids = {twin.t.sealed_bid[1] for twin in seen}
    assert len(bids) > 8
    assert bids <= {0, *range(100, 301, 10)}


@pytest.mark.rule("BTB-12")
def test_where_nothing_is_hidden_a_twin_is_the_same() -> None:
    state = draw(sell_lots(new_meeting(4)))
    assert all(to_dict(twin.t) == to_dict(state.t) for twin in twins(state, 2, 3))


@pytest.mark.rule("BTB-24")
def test_out_of_place_actions_name_the_clause_of_the_moment() -> None:
    state = new_meeting(3)
    all_refused(state, ["p2 bid 100", "p1 done", "p1 back h1 10", "p1 sell h1"], "BTB-5")
    sell_lots(state)
    all_refused(state, ["p1 done", "p2 pass"], "BTB-8")
    to_slips(state, {"p1": 1})
    all_refused(state, ["p1 pass", "p1 bid 100", "p1 name h1"], "BTB-12")
    play(state, "p1 done", "p2 done", "p3 done")
    refused(state, "p1 back h1 10", "BTB-13")
    for _ in range(6):
        play(state, "turn h1", "turn h2", "turn h3")
    all_refused(state, ["p1 accept", "p1 pass", "p2 done", "p1 back h1 10"], "BTB-19")
    assert wallets(state)[1:] == [300, 300]
