"""Set-up: pack, horses, deal, seats, chips, tracks, session (QHR-1 to QHR-7)."""

from __future__ import annotations

from typing import Any

import pytest

from homestretch import BadOption, IllegalAction, load_game
from homestretch.engine.options import from_text
from homestretch.games.quarter_horse.session import Options
from tests.rules.quarter_horse.table import HORSES, SPRINT, chips, deal, hand, new_table, pot, race, roller, throw, told


@pytest.mark.rule("QHR-1")
def test_the_pack_has_eleven_ranks_of_four() -> None:
    state = new_table("p1")
    assert state.chance_outcomes() == [(f"deal p2 {rank}", 4) for rank in HORSES]
    for seat in ("p2", "p3", "p4", "p1"):
        state.apply_action(f"deal {seat} 7")
    assert state.chance_outcomes() == [(f"deal p2 {rank}", 4) for rank in HORSES if rank != 7]
    with pytest.raises(IllegalAction, match="not among the outcomes"):
        state.apply_action("deal p2 7")


@pytest.mark.rule("QHR-2")
def test_jack_and_queen_are_horses_eleven_and_twelve() -> None:
    state = race(wishes={"p2": [11, 11, 11, 11], "p3": [12, 12, 12, 12]})
    state.apply_action("roll 5 6")
    assert chips(state) == [1000, 980, 1000, 1000]
    state.apply_action("roll 6 6")
    assert chips(state) == [1000, 980, 960, 1000]


@pytest.mark.rule("QHR-3")
def test_the_deal_begins_at_the_dealers_left_and_goes_round() -> None:
    state = new_table("p3", seats=5)
    seats = []
    while state.t.to_deal:
        text = state.chance_outcomes()[0][0]
        seats.append(text.split()[1])
        state.apply_action(text)
    assert seats[:6] == ["p4", "p5", "p1", "p2", "p3", "p4"]
    # 44 cards among five: the dealer, who is last, gets one fewer, and none is left over.
    assert [seats.count(f"p{seat}") for seat in range(1, 6)] == [9, 9, 8, 9, 9]
    assert sum(sum(hand(state, f"p{seat}").values()) for seat in range(1, 6)) == 44


@pytest.mark.rule("QHR-3")
def test_hands_lie_face_up() -> None:
    state = race(wishes={"p2": [5, 5, 5]})
    for viewer in (None, 0, 2):
        assert state.view(viewer)["held"][1][5] >= 3


@pytest.mark.rule("QHR-4")
def test_two_to_twelve_play_and_four_usually() -> None:
    assert load_game("quarter-horse").seats == 4
    for seats in range(2, 13):
        state = load_game("quarter-horse", seats=seats).new_initial_state()
        assert state.chance_outcomes() == [(f"dealer p{seat + 1}", 1) for seat in range(seats)]
    for seats in (-1, 0, 1, 13, 2.0, True, "4"):
        with pytest.raises(BadOption, match="for 2 to 12 players"):
            load_game("quarter-horse", seats=seats)  # type: ignore[arg-type]


@pytest.mark.rule("QHR-5")
def test_everyone_starts_with_the_same_chips() -> None:
    assert load_game("quarter-horse").new_initial_state().money() == {
        "p1": 1000, "p2": 1000, "p3": 1000, "p4": 1000, "pot": 0,
    }  # fmt: skip
    for amount in (5, 735, 1_000_000_000):
        assert chips(new_table(starting_chips=amount, seats=2)) == [amount, amount]


@pytest.mark.rule("QHR-5")
@pytest.mark.parametrize("amount", [0, -5, 4, 1001, 1_000_000_005, 10**30, 1000.0, True, "1000", None, [1000]])
def test_starting_chips_out_of_range_are_refused(amount: Any) -> None:
    with pytest.raises(BadOption, match=r"starting_chips .* 5 to 1000000000 in steps of 5"):
        load_game("quarter-horse", starting_chips=amount)


@pytest.mark.rule("QHR-6")
@pytest.mark.parametrize(
    ("track", "spaces"),
    [
        ("proportional", [3, 6, 8, 11, 14, 17, 14, 11, 8, 6, 3]),
        ("pointed", [3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3]),
        ("doubles", [2, 4, 6, 8, 10, 12, 10, 8, 6, 4, 2]),
        ([9, 8, 7, 6, 5, 4, 3, 2, 1, 1000, 12], [9, 8, 7, 6, 5, 4, 3, 2, 1, 1000, 12]),
    ],
)
def test_each_track_has_its_spaces(track: Any, spaces: list[int]) -> None:
    state = new_table(track=track)
    assert [state.t.track[horse] for horse in HORSES] == spaces
    assert load_game("quarter-horse", track=track).options["track"] == track


@pytest.mark.rule("QHR-6")
def test_the_usual_track_is_the_proportional_one() -> None:
    game = load_game("quarter-horse", track="proportional")
    assert game.changed_options == {}
    assert game.new_initial_state().t.track == load_game("quarter-horse").new_initial_state().t.track


@pytest.mark.rule("QHR-6")
@pytest.mark.parametrize(
    "track", ["long", 3, [], [3] * 10, [3] * 12, [0] * 11, [1001] * 11, [3.0] * 11, [True] * 11, None, {"2": 3}]
)
def test_other_tracks_are_refused(track: Any) -> None:
    with pytest.raises(BadOption, match=r"track .* 11 numbers from 1 to 1000"):
        load_game("quarter-horse", track=track)


@pytest.mark.rule("QHR-6")
def test_the_command_line_takes_a_track_with_commas() -> None:
    assert from_text(Options, "track", "1,2,3,4,5,6,7,8,9,10,11") == list(range(1, 12))
    assert from_text(Options, "track", "pointed") == "pointed"
    with pytest.raises(BadOption, match="track"):
        from_text(Options, "track", "1,2,x")


def finish_a_race(state: Any, winner: int = 7) -> None:
    """On a sprint track: deal p2 all cards of a horse, scratch 2, 3, 11 and 12, and let the horse win."""
    deal(state, {"p2": [winner] * 4})
    throw(state, 2, 3, 11, 12, winner)


@pytest.mark.rule("QHR-7")
def test_four_races_with_the_deal_moving_left_and_chips_carried_over() -> None:
    state = new_table("p3", track=SPRINT)
    dealers, before = [], chips(state)
    for number in range(1, 5):
        assert state.t.race == number
        assert chips(state) == before
        dealers.append(state.t.dealer + 1)
        assert state.chance_outcomes()[0][0] == f"deal p{dealers[-1] % 4 + 1} 2"
        finish_a_race(state)
        before = chips(state)
    assert dealers == [3, 4, 1, 2]
    assert state.is_terminal()
    assert before != [1000, 1000, 1000, 1000]
    assert sum(before) == 4000


@pytest.mark.rule("QHR-7")
def test_the_lot_for_the_first_dealer_is_fair_and_falls_once() -> None:
    state = load_game("quarter-horse", seats=3).new_initial_state()
    assert state.chance_outcomes() == [("dealer p1", 1), ("dealer p2", 1), ("dealer p3", 1)]
    state.apply_action("dealer p2")
    assert told(state, "dealer-drawn") == [{"what": "dealer-drawn", "clause": "QHR-7", "seat": 1}]
    with pytest.raises(IllegalAction):
        state.apply_action("dealer p2")


@pytest.mark.rule("QHR-7")
@pytest.mark.parametrize("races", [1, 3, 100])
def test_a_session_has_as_many_races_as_asked_for(races: int) -> None:
    state = new_table("p1", seats=2, races=races, track=SPRINT, starting_chips=1_000_000)
    for _ in range(races):
        assert not state.is_terminal()
        finish_a_race(state)
    assert state.is_terminal()
    assert state.t.race == races


@pytest.mark.rule("QHR-7")
@pytest.mark.parametrize("races", [0, 101, -1, "4", 4.0, None])
def test_other_numbers_of_races_are_refused(races: Any) -> None:
    with pytest.raises(BadOption, match=r"races .* 1 to 100"):
        load_game("quarter-horse", races=races)


@pytest.mark.rule("QHR-7")
def test_last_solvent_ignores_the_number_of_races() -> None:
    state = new_table("p1", seats=2, races=1, until="last-solvent", track=SPRINT, starting_chips=1_000_000)
    for _ in range(5):
        finish_a_race(state)
        assert not state.is_terminal()
    assert state.t.race == 6


@pytest.mark.rule("QHR-7", "QHR-17")
def test_last_solvent_ends_when_one_player_has_all_chips() -> None:
    # p2 has all cards of the winner; 45 chips a seat are gone at the third or fourth scratch.
    state = race(
        seats=2,
        until="last-solvent",
        track=SPRINT,
        starting_chips=10,
        wishes={"p2": [7, 7, 7, 7, 2, 3], "p1": [11, 12]},
    )
    throw(state, 2, 3, 11, 12, 12, 12, 7)
    assert state.is_terminal()
    assert state.t.race == 1
    assert chips(state) == [0, 20]
    assert state.winners() == [1]


@pytest.mark.rule("QHR-7")
def test_last_solvent_is_capped_at_a_thousand_races() -> None:
    state = new_table("p1", seats=2, until="last-solvent", track=SPRINT, starting_chips=1_000_000)
    state.t.race = 999
    finish_a_race(state)
    assert state.t.race == 1000
    assert not state.is_terminal()
    finish_a_race(state)
    assert state.is_terminal()
    most = max(chips(state))
    assert state.winners() == [seat for seat, amount in enumerate(chips(state)) if amount == most]


@pytest.mark.rule("QHR-7")
def test_an_unknown_end_is_refused() -> None:
    with pytest.raises(BadOption, match=r"until .* races, last-solvent"):
        load_game("quarter-horse", until="forever")


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match=r"no option 'pot'.* starting_chips, track, races"):
        load_game("quarter-horse", pot=5)


def test_the_first_roll_is_the_dealers_left_neighbours() -> None:
    state = race("p4", seats=4)
    assert roller(state) == "p1"
    assert pot(state) == 0
