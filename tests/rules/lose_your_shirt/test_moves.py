"""Where a horse may go (LYS-18 to LYS-26, rulings 8, 27, 28)."""

from __future__ import annotations

import random
from itertools import product

import pytest

from homestretch import InvalidAction
from homestretch.engine.contract import Action
from homestretch.engine.schema import to_dict
from homestretch.games.lose_your_shirt.session import PLAY
from tests.rules.lose_your_shirt.table import do, ends, moves, path, race, refused, told

FREE_2 = ["2:7", "3:7", "4:7"]
SIDE = {"lane_change": "sideways"}


@pytest.mark.rule("LYS-18")
def test_cards_move_by_their_numbers() -> None:
    assert moves("3+2", "3:5") == ["2:7", "3:7", "4:7"]
    assert moves("3+3", "3:5") == ["2:8", "3:8", "4:8"]
    assert moves("3+4", "3:5") == ["2:9", "3:9", "4:9"]
    assert moves("any+3", "3:5") == ["2:8", "3:8", "4:8"]
    assert moves("any-2", "3:5") == ["2:3", "3:3", "4:3"]
    assert moves("3+4", "3:0") == ["2:4", "3:4", "4:4"]


@pytest.mark.rule("LYS-18")
def test_a_horse_card_names_its_own_horse_only() -> None:
    state = race(hands=[["3+2", "any+3"], [], []])
    for text in ("play 3+2 h3 to 3:2", "play 3+2 h4 to 4:2", "play 3+2 h3"):
        assert refused(state, f"p1 {text}") == "LYS-18"
    do(state, "p1 play any+3 h6 to 6:3")
    assert (state.t.lane[6], state.t.square[6]) == (6, 3)


@pytest.mark.rule("LYS-19")
def test_one_lane_change_at_most_and_the_rims() -> None:
    assert moves("1+2", "1:5") == ["1:7", "2:7"]
    assert moves("6+3", "6:5") == ["5:8", "6:8"]
    state = race(at={3: "3:5"}, hands=[["3+3"], [], []])
    assert refused(state, "p1 play 3+3 to 5:8") == "LYS-19"
    assert refused(state, "p1 play 3+3 to 1:8") == "LYS-19"
    # The change can come before or after a block, but is then spent: blocked at once, a horse has the side lanes.
    assert moves("3+3", "3:5", "3:6") == ["2:8", "4:8"]
    # First straight, then round the horse that stands two ahead.
    assert moves("3+3", "3:5", "3:7") == ["2:8", "4:8"]
    # Round the first horse and then another in that lane: one change does not do for both.
    assert moves("3+3", "3:5", "3:6", "2:7", "4:7") == ["2:6", "4:6"]


@pytest.mark.rule("LYS-19")
def test_sideways_costs_a_space_and_gains_no_rank() -> None:
    assert moves("3+2", "3:5", **SIDE) == ["2:6", "3:7", "4:6"]
    assert moves("3+3", "3:5", "3:6", **SIDE) == ["2:7", "4:7"]
    # A step aside is a move too: boxed in ahead, a horse can still leave its lane.
    assert moves("3+3", "3:5", "2:6", "3:6", "4:6", **SIDE) == ["2:5", "4:5"]
    assert moves("3+3", "3:5", "2:5", "3:6", "4:5", **SIDE) == ["stays"]
    # Forward first, then aside.
    assert moves("3+2", "3:5", "2:5", **SIDE) == ["2:6", "3:7", "4:6"]
    # Ruling 28: not in a stall's row.
    assert moves("3+2", "3:0", **SIDE) == ["2:1", "3:2", "4:1"]
    assert moves("3+2", "3:0", "3:1", **SIDE) == ["stays"]
    assert moves("any-2", "5:1", **SIDE) == ["4:1", "6:1"]


@pytest.mark.rule("LYS-20")
def test_squares_hold_one_horse_and_none_is_passed_through() -> None:
    assert moves("3+2", "3:5", "3:7") == ["2:7", "4:7"]
    # Horses beside a slanting step do not hinder it, nor do those in its old lane.
    assert moves("3+3", "3:5", "2:5", "4:5") == ["2:8", "3:8", "4:8"]
    assert moves("3+3", "3:5", "2:6", "4:6") == ["2:8", "3:8", "4:8"]
    state = race(at={3: "3:5", 4: "4:7"}, hands=[["3+2"], [], []])
    assert refused(state, "p1 play 3+2 to 4:7") == "LYS-20"
    # Stalls hold no other horse up.
    assert moves("3+2", "3:0") == ["2:2", "3:2", "4:2"]


@pytest.mark.rule("LYS-21", "LYS-22")
def test_worked_example_blocked_and_half_blocked() -> None:
    for card in ("3+2", "3+3", "3+4"):
        assert moves(card, "3:5", "2:6", "3:6", "4:6") == ["stays"]
        assert moves(card, "3:5", "2:7", "3:6", "4:6") == ["2:6"]


@pytest.mark.rule("LYS-21")
def test_the_greatest_distance_that_any_way_allows() -> None:
    # Field case A32: some lane change allows 2 of 3 spaces, none 3.
    assert moves("3+3", "3:5", "2:8", "3:6", "4:6") == ["2:7"]
    # One free way in full forbids all shorter ones.
    assert moves("3+2", "3:5", "2:7", "3:7") == ["4:7"]
    assert moves("3+2", "3:5", "2:7", "3:7", "4:7") == ["2:6", "3:6", "4:6"]
    state = race(at={3: "3:5", 1: "2:7", 2: "3:7"}, hands=[["3+2"], [], []])
    assert refused(state, "p1 play 3+2 to 3:6") == "LYS-21"
    assert refused(state, "p1 play 3+2") == "LYS-21"
    assert refused(state, "p1 play 3+2 to home") == "LYS-21"
    assert refused(state, "p1 play 3+2 to 3:25") == "LYS-21"
    do(state, "p1 play 3+2 to 4:7")
    assert (state.t.lane[3], state.t.square[3]) == (4, 7)


@pytest.mark.rule("LYS-22")
def test_a_card_whose_horse_is_boxed_in_moves_nothing() -> None:
    boxed = {3: "3:5", 1: "2:6", 2: "3:6", 4: "4:6"}
    state = race(at=boxed, hands=[["3+2", "any+3"], ["1+2"], []])
    assert ends(state, "3+2") == ["stays"]
    assert refused(state, "p1 play 3+2 to 3:7") == "LYS-22"
    do(state, "p1 play 3+2")
    assert told(state, "stuck") == [{"what": "stuck", "clause": "LYS-22", "seat": 0, "horse": 3}]
    assert (state.t.lane[3], state.t.square[3]) == (3, 5)
    assert state.waiting() == [1]
    assert state.t.cards[0] == 1


@pytest.mark.rule("LYS-23")
def test_backwards() -> None:
    assert moves("any-2", "3:5", "3:4") == ["2:3", "4:3"]
    assert moves("any-2", "3:5", "2:3", "3:3", "4:3") == ["2:4", "3:4", "4:4"]
    # The own stall, straight or slanting, is the end of it (ruling 28).
    for place in ("3:1", "2:1", "4:1", "3:2", "2:2", "4:2"):
        assert moves("any-2", place) == ["3:0"]
    assert moves("any-2", "3:0") == ["stays"]
    assert moves("any-2", "5:1") == ["stays"]
    assert moves("any-2", "5:2") == ["4:1", "5:1", "6:1"]
    assert moves("any-2", "1:2") == ["1:1", "2:1"]
    # The way into the stall can be blocked.
    assert moves("any-2", "3:2", "3:1") == ["2:1", "4:1"]
    assert moves("any-2", "4:2", "3:1") == ["3:0"]
    assert moves("any-2", "4:2", "3:1", "4:1") == ["5:1"]
    assert moves("any-2", "4:1", **SIDE) == ["3:0"]
    assert moves("any-2", "3:1", **SIDE) == ["2:1", "3:0", "4:1"]
    assert moves("any-2", "3:2", **SIDE) == ["2:1", "3:0", "4:1"]
    state = race(at={3: "5:2"}, hands=[["any-2"], [], []])
    assert refused(state, "p1 play any-2 h3 to 5:0") == "LYS-23"
    assert refused(state, "p1 play any-2 h3 to 3:0") == "LYS-19"


@pytest.mark.rule("LYS-24")
def test_a_spot_may_name_any_horse_on_the_track() -> None:
    boxed = {3: "3:5", 1: "2:6", 2: "3:6", 4: "4:6"}
    state = race(at=boxed, home=[6], hands=[["any+3", "any-2"], [], []])
    assert ends(state, "any+3", 3) == ["stays"]
    assert ends(state, "any-2", 5) == ["stays"]
    assert not [text for text in state.legal_actions() if " h6" in text]
    for text in (
        "play any+3 h6",
        "play any+3 h6 to home",
        "play any+3",
        "play any+3 to 3:8",
        "play any-2 h7",
        "play any-2 h12",
    ):
        assert refused(state, f"p1 {text}") == "LYS-24"
    with pytest.raises(InvalidAction):
        state.apply_action("play any+3 h0 to 3:8", 0)
    do(state, "p1 play any+3 h3")
    assert told(state, "stuck")[0]["horse"] == 3


@pytest.mark.rule("LYS-25")
def test_crossing_finish() -> None:
    for card in ("3+2", "3+3", "3+4", "any+3"):
        assert moves(card, "3:18") == ["home"]
    # Ruling 27: it counts as the full move, also where a lane beside has room.
    assert moves("3+2", "3:17") == ["home"]
    assert moves("3+4", "3:17", "3:18", "2:18") == ["home"]
    assert moves("3+4", "3:17", "2:18", "3:18", "4:18") == ["stays"]
    assert moves("3+3", "3:15") == ["2:18", "3:18", "4:18"]
    assert moves("3+4", "3:16", "3:17", "2:18", "4:18") == ["2:17", "4:17"]
    assert moves("3+2", "3:17", **SIDE) == ["2:18", "4:18", "home"]
    assert moves("3+3", "3:17", **SIDE) == ["home"]
    assert moves("3+2", "3:18", **SIDE) == ["home"]
    assert moves("3+2", "3:17", "3:18", **SIDE) == ["2:18", "4:18"]
    assert moves("3+3", "3:17", "3:18", **SIDE) == ["home"]
    state = race(at={3: "3:17"}, hands=[["3+4"], ["1+2"], []])
    assert refused(state, "p1 play 3+4 to 3:18") == "LYS-21"
    do(state, "p1 play 3+4 to home")
    assert (state.t.lane[3], state.t.square[3], state.t.first) == (0, -1, 3)
    assert told(state, "crossed") == [{"what": "crossed", "clause": "LYS-28", "seat": 0, "horse": 3, "place": 1}]
    # It leaves the track: its squares are free.
    assert state.t.taken[3] == 3


@pytest.mark.rule("LYS-26")
def test_a_card_of_a_horse_that_is_home() -> None:
    state = race(home=[3], hands=[["3+2"], ["1+2"], []])
    assert state.legal_actions() == ["play 3+2"]
    assert refused(state, "p1 play 3+2 to 3:7") == refused(state, "p1 play 3+2 to home") == "LYS-26"
    do(state, "p1 play 3+2")
    assert told(state, "wasted") == [{"what": "wasted", "clause": "LYS-26", "seat": 0, "horse": 3}]


@pytest.mark.rule("LYS-19", "LYS-21")
def test_the_path_that_is_told_is_a_way_of_the_rules() -> None:
    state = do(race(at={3: "3:5", 1: "3:7"}, hands=[["3+4"], ["1+2"], []]), "p1 play 3+4 to 4:9")
    assert path(state) == ["4:6", "4:7", "4:8", "4:9"]
    # The early change is taken: go straight on first, since the lane beside is closed until two ahead.
    state = do(race(at={3: "3:5", 1: "4:6", 2: "3:8"}, hands=[["3+4"], ["1+2"], []]), "p1 play 3+4 to 4:9")
    assert path(state) == ["3:6", "4:7", "4:8", "4:9"]
    state = do(race(at={3: "3:16"}, hands=[["3+4"], ["1+2"], []]), "p1 play 3+4 to home")
    assert path(state) == ["3:17", "3:18", "home"]
    state = do(race(at={3: "3:17", 1: "3:18"}, hands=[["3+4"], ["1+2"], []]), "p1 play 3+4 to home")
    assert path(state) == ["2:18", "home"]
    state = do(race(at={3: "3:17", 1: "3:18"}, hands=[["3+3"], ["1+2"], []], **SIDE), "p1 play 3+3 to home")
    assert path(state) == ["2:17", "2:18", "home"]


def walked(
    horse: int, start: tuple[int, int], spaces: int, others: set[tuple[int, int]], squares: int, sideways: bool
) -> dict[str, list[list[str]]]:
    """All ends of a move with every path to them, by trying every sequence of steps (a slow second opinion)."""
    way = 1 if spaces > 0 else -1
    best, found = 0, {}
    for steps in product((-1, 0, 1), repeat=abs(spaces)):
        lane, square, paid, seen = *start, 0, []
        for k, step in enumerate(steps):
            if step and any(steps[:k]):
                break
            lane2, square2 = lane + step, square if step and sideways else square + way
            closed = square2 < 0 or (square2 == 0 and (lane2 != horse or (step and sideways)))
            if not 1 <= lane2 <= 6 or closed or (lane2, square2) in others:
                break
            lane, square, paid = lane2, square2, paid + 1
            seen.append("home" if square > squares else f"{lane}:{square}")
            if square > squares:
                paid = abs(spaces)
                break
        if paid and paid >= best:
            found = found if paid == best else {}
            best = paid
            found.setdefault(seen[-1], []).append(seen)
    return found


@pytest.mark.rule("LYS-18", "LYS-19", "LYS-20", "LYS-21", "LYS-23", "LYS-25")
def test_ends_and_paths_agree_with_walking_every_way() -> None:
    rng = random.Random(19)
    for _ in range(1500):
        sideways = rng.random() < 0.5
        start = (3, 0) if rng.random() < 0.1 else (rng.randint(1, 6), rng.choice((1, 2, 5, 16, 17, 18)))
        near = [
            (lane, square)
            for lane in range(1, 7)
            for square in range(1, 19)
            if abs(lane - start[0]) < 3 and abs(square - start[1]) < 5
        ]
        others = rng.sample([place for place in near if place != start], 5)
        card, spaces = rng.choice((("any-2", -2), ("3+2", 2), ("any+3", 3), ("3+4", 4)))
        options = SIDE if sideways else {}
        at = {3: f"{start[0]}:{start[1]}"} | {h: f"{p[0]}:{p[1]}" for h, p in zip((1, 2, 4, 5, 6), others, strict=True)}
        state = race(at=at, hands=[[card], ["1+2"], []], **options)
        expected = walked(3, start, spaces, set(others), 18, sideways)
        spot = 3 if card.startswith("any") else 0
        assert ends(state, card, spot) == (sorted(expected) or ["stays"]), at
        for end, ways in expected.items():
            text = f"p1 play {card}" + (" h3" if spot else "") + f" to {end}"
            assert path(do(state.clone(), text)) in ways


def test_nonsense_is_refused_and_changes_nothing() -> None:
    state = race(at={3: "3:5"}, hands=[["3+2", "any+3"], [], []])
    before = to_dict(state.t)
    for where in (-2, -(2**60), 0, 31, 32, 254, 256, 10**15, 2**60):
        assert state.rules.check(state.t, 0, Action(PLAY, 6, -1, where)) in (19, 20, 21, 23)
        assert state.rules.check(state.t, 0, Action(PLAY, 19, 3, where)) in (19, 20, 21, 23)
    for what in (-1, 20, 2**60):
        assert state.rules.check(state.t, 0, Action(PLAY, what)) == 17
    for which in (-2, 0, 7, 2**60):
        assert state.rules.check(state.t, 0, Action(PLAY, 19, which, 40)) == 24
    assert state.rules.check(state.t, 0, Action(PLAY, 6, -1, 3 * 32 + 7, 10)) == 17
    assert to_dict(state.t) == before
