"""Time: what the server waits for, what it does when nobody acts, and clocks that stand still while nobody is here."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from homestretch.play.game import Game
from homestretch.server.deciding import DEFAULTS, bot_choice, chooser, default_choice
from homestretch.server.limits import Bucket, Buckets, Rate
from homestretch.server.pace import PACES, SAVED_EVERY, Clocks, Times
from tests.server.serving import Served, eventually


class Hands:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_clock_runs_while_the_table_does_and_no_longer() -> None:
    hands = Hands()
    clocks = Clocks(hands)
    clocks.run(lambda _: True, running=True)
    clocks.set({0: 7, 1: 7})
    hands.now += 10
    clocks.run(lambda seat: seat == 0, running=True)
    assert clocks.of[0].left(limit=60, absent=20, here=True) == 50
    assert clocks.of[1].left(limit=60, absent=20, here=False) == 10
    hands.now += 100
    clocks.run(lambda _: True, running=False)
    assert clocks.of[0].left(limit=60, absent=20, here=True) == 50
    clocks.set({0: 8, 1: 7})
    assert clocks.of[0].used == 0
    assert clocks.of[1].used == 10


def test_who_comes_back_has_his_own_time_again_but_not_more_of_it() -> None:
    hands = Hands()
    clocks = Clocks(hands)
    clocks.set({0: 1})
    clocks.run(lambda _: False, running=True)
    hands.now += 15
    clocks.run(lambda _: False, running=True)
    assert clocks.of[0].left(60, 20, here=False) == 5
    hands.now += 1
    clocks.run(lambda _: True, running=True)
    assert clocks.of[0].left(60, 20, here=True) == 44
    assert clocks.of[0].away == 0


def test_a_stored_clock_never_gains_time() -> None:
    hands = Hands()
    clocks = Clocks(hands)
    clocks.run(lambda _: True, running=True)
    clocks.set({0: 5, 1: 6})
    hands.now += 40
    clocks.run(lambda _: True, running=True)
    saved = clocks.saved()
    later = Clocks(Hands())
    later.set({0: 5, 1: 7})
    later.restore(saved)
    assert later.of[0].left(60, 20, here=True) == 20 - SAVED_EVERY
    assert later.of[1].left(60, 20, here=True) == 60


@pytest.mark.parametrize("name", PACES)
def test_each_pace_waits_for_people_longer_than_for_itself(name: str) -> None:
    times = PACES[name]
    assert times.chance <= times.hand <= times.turn
    assert times.bot <= times.absent <= times.turn


def test_a_bucket_fills_up_in_time_and_never_over() -> None:
    hands = Hands()
    bucket = Bucket(Rate(2, 0.5), hands)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    hands.now += 2
    assert [bucket.take() for _ in range(2)] == [True, False]
    hands.now += 1000
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_buckets_are_one_an_address_and_bounded_in_number() -> None:
    buckets = Buckets(Rate(1, 0.001), most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert not buckets.left("c")
    assert buckets.left("a"), "the oldest was forgotten"


# What is done for others


def at_first_decision(name: str, seats: int, **options: Any) -> Any:
    """A position in which somebody decides, reached by the first outcome of each chance event."""
    state = Game(name, seats, options).new_initial_state()
    while not state.waiting():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize(("name", "seats"), [("racehorse", 5), ("lose-your-shirt", 4), ("beat-the-bookie", 4)])
def test_bots_and_defaults_choose_something_legal(name: str, seats: int) -> None:
    state = at_first_decision(name, seats)
    seat = state.waiting()[0]
    for choose in (
        lambda: default_choice(state, seat),
        lambda: bot_choice(state, seat, "random"),
        lambda: bot_choice(state, seat, "basic"),
    ):
        for _ in range(20):
            state.clone().apply_action(choose(), seat)


def test_the_default_is_to_pass_where_one_may() -> None:
    state = at_first_decision("racehorse", 5)
    seat = state.waiting()[0]
    assert "pass" in state.legal_actions(seat)
    assert default_choice(state, seat) == "pass" == DEFAULTS[0]


def test_a_basic_bot_is_the_games_own_baseline() -> None:
    assert chooser("racehorse", "random") is not chooser("racehorse", "basic")


# At a table


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pace at which people have next to no time."""
    monkeypatch.setitem(PACES, "instant", Times(0, 0, hand=0.3, absent=0.2, turn=0.4))


@pytest.mark.usefixtures("hurried")
def test_a_roller_who_does_not_roll_is_rolled_for(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "bot", options={"races": 1})
    with ann.line() as line:
        ann.start()
        turn = line.until_table(lambda table: table["chance"] and table["chance"]["trigger"] == 0)
        assert 0 <= turn["deadline"] <= 300
        assert line.until_table(lambda table: table["phase"] == "over")["result"]


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    ("game", "seats", "options"), [("racehorse", 5, {"deals": 1}), ("lose-your-shirt", 4, {"races": 1})]
)
def test_people_who_never_act_do_not_stop_the_game(
    served: Served, game: str, seats: int, options: dict[str, Any]
) -> None:
    ann = served.table(game, "you", "open", *["bot"] * (seats - 2), options=options)
    ben = served.join(ann)
    with ann.line() as line:
        line.until_type("full")
        ann.start()
        end = line.until_table(lambda table: table["phase"] == "over")
    assert end["result"]["winners"]
    # The absent one may still come back, to his own seat.
    assert ben.see()["you"] == 1


@pytest.mark.usefixtures("hurried")
def test_nothing_happens_while_nobody_is_here(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "bot")
    with ann.line() as line:
        line.until_type("full")
        ann.start()
        line.until_table(lambda table: table["chance"] and table["chance"]["trigger"] == 0)
    live = served.hub.live[ann.table]
    eventually(lambda: not live.viewers, "the line is gone")
    live.asked.clear()
    live.changed.set()
    version = live.table.version
    time.sleep(1)  # more than twice the time of a turn
    assert live.table.version == version
    assert served.get(ann.path).json()["table"]["deadline"] is None


def test_clocks_go_on_after_a_restart_where_they_stood(serve: Callable[..., Served], tmp_path: Path) -> None:
    served = serve(tmp_path)
    ann = served.table("quarter-horse", "you", "bot", pace="normal", options={"races": 1})
    with ann.line() as line:
        line.until_type("full")
        ann.start()
        line.until_table(lambda table: table["chance"] and table["chance"]["trigger"] == 0)
        served.hub.live[ann.table].clocks.of[0].used = 25.0
        assert 19_000 <= ann.see()["deadline"] <= 20_000
    served.stop()
    time.sleep(1.2)
    again = serve(tmp_path)
    ann.served = again
    with ann.line() as line:
        left = line.until_type("full")["table"]["deadline"]
    # At most what was left; at least that without what the server may have failed to write down.
    assert 20_000 - 1000 * SAVED_EVERY - 1500 <= left <= 20_000


def test_a_wall_clock_that_jumps_changes_no_deadline(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = served.table("quarter-horse", "you", "bot", pace="normal", options={"races": 1})
    with ann.line() as line:
        line.until_type("full")
        ann.start()
        line.until_table(lambda table: table["chance"] and table["chance"]["trigger"] == 0)
        before = ann.see()
        for shift in (3600, -3600):
            real = time.time()
            monkeypatch.setattr("time.time", lambda real=real, shift=shift: real + shift)
            monkeypatch.setattr("time.time_ns", lambda real=real, shift=shift: int((real + shift) * 1e9))
            after = ann.see()
            assert after["version"] == before["version"]
            assert before["deadline"] - 5000 < after["deadline"] <= before["deadline"]


# Before the start


def test_a_seat_whose_person_does_not_show_up_is_free_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("homestretch.server.hub.SHOW_UP_WITHIN", 0.2)
    ann = served.table("quarter-horse", "you", "open", "open")
    with ann.line() as line:
        line.until_type("full")
        served.join(ann, "Ghost")
        assert line.until_table(lambda table: table["seats"][1]["name"] == "Ghost")
        assert line.until_table(lambda table: table["seats"][1]["kind"] == "open")["seats"][0]["kind"] == "person"
    assert served.join(ann, "Ben").seat == 1


def test_tables_that_nobody_looks_at_leave_the_memory(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("homestretch.server.hub.IDLE_FOR", 0.0)
    hosts = [served.table("quarter-horse", "bot", "bot", options={"races": 1}) for _ in range(8)]
    for host in hosts:
        host.start()
    eventually(lambda: not served.hub.live, "all are over and let go")
    assert not served.hub._drivers
    assert not served.hub._clocks
    for host in hosts:
        assert host.see()["phase"] == "over"
