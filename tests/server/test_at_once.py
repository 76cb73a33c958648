"""Several at the same moment, at the table itself; and the record of every game, by whoever it was played."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from homestretch.play.fair import verify
from homestretch.play.record import parse_record, replay
from homestretch.server.viewer import Send, Viewer
from tests.server.serving import PATIENCE, Person, Served, eventually


def test_of_many_who_want_one_seat_one_gets_it(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "open", "open")
    wishes = [{"name": f"P{number}", "code": ann.code, "seat": 1} for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda wish: served.post(f"{ann.path}/join", wish), wishes))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7
    seat = next(answer.json() for answer in answers if answer.status_code == 201)
    assert Person(served, **seat).see()["you"] == 1
    assert [seat["kind"] for seat in ann.see()["seats"]] == ["person", "person", "open"]


def test_a_game_begins_once_however_often_it_is_started(served: Served) -> None:
    ann = served.table("racehorse", "you", *["open"] * 4)
    with ThreadPoolExecutor(9) as pool:
        joins = [pool.submit(served.post, f"{ann.path}/join", {"name": f"P{n}", "code": ann.code}) for n in range(4)]
        starts = [pool.submit(ann.post, "start") for _ in range(5)]
    assert sorted(start.result().status_code for start in starts) == [200] + [409] * 4
    joined = [join.result() for join in joins]
    assert all(join.status_code in (201, 404, 409) for join in joined)
    kinds = [seat["kind"] for seat in ann.see()["seats"]]
    assert kinds.count("person") == 1 + sum(join.status_code == 201 for join in joined)
    assert "open" not in kinds
    for join in joined:
        if join.status_code == 201:
            assert Person(served, **join.json()).see()["you"] == join.json()["seat"]


def test_who_leaves_while_he_acts_has_done_one_thing_or_the_other(served: Served) -> None:
    ann = served.table("beat-the-bookie", "you", "open", pace="calm")
    ben = served.join(ann)
    ann.start()
    actor = (ann, ben)[ann.see()["to_move"][0]]
    version = actor.see()["version"]
    with ThreadPoolExecutor(6) as pool:
        acts = [pool.submit(actor.act, version, "bid 100") for _ in range(3)]
        leaves = [pool.submit(actor.post, "leave") for _ in range(3)]
    acted = [act.result().status_code for act in acts]
    assert [leave.result().status_code for leave in leaves].count(200) >= 1
    assert acted.count(200) <= 1
    assert set(acted) <= {200, 401, 409, 422}
    table = served.get(ann.path).json()["table"]
    assert table["seats"][actor.seat or 0]["kind"] == "bot"
    assert (table["view"]["high_bid"] == 100) == (200 in acted)


def test_switching_auto_without_end_is_no_way_to_fill_the_disk(served: Served) -> None:
    ann, before = served.table(), 1
    with ann.line() as line:
        line.until_type("full")
        for number in range(40):
            line.send({"type": "auto", "on": number % 2 == 0})
        assert line.closing()[1] == 4429
    assert before < ann.see()["version"] < 15


GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("lose-your-shirt", 3, {"races": 1}),
    ("beat-the-bookie", 2, {}),
    ("racehorse", 5, {"deals": 2}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, _, _ in GAMES])
def test_the_record_of_every_game_replays_and_verifies(
    served: Served, game: str, seats: int, options: dict[str, Any]
) -> None:
    """Before the end it is nobody's; at the end it holds what was hidden, and the dealer's secret."""
    host = served.table(game, options=options, seats=[{"kind": "bot", "level": "random"}] * seats)
    assert served.get(f"{host.path}/record", host.token).status_code == 409
    host.start()
    assert "secret" not in host.see()["fair"] or host.see()["phase"] == "over"
    over = eventually(lambda: (table := host.see())["phase"] == "over" and table, "the end")
    record = parse_record(served.get(f"{host.path}/record").text)
    final = replay(record)
    assert final.scores() == over["result"]["scores"]
    assert final.winners() == over["result"]["winners"]
    steps = [(line["who"], line["do"]) for _, line in record.lines]
    assert verify(record.game, steps, record.header["fair"]) == sum(who == "chance" for who, _ in steps)
    for viewer in (None, host.token):
        assert served.get(host.path, viewer).json()["table"]["fair"]["secret"] == record.header["fair"]["secret"]


def test_who_has_lost_his_seat_does_nothing_there_any_more(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even by a line that does not take its goodbye, or by a call that has waited for its turn since before."""
    ann = served.table("beat-the-bookie", "you", "open", pace="calm")
    ben = served.join(ann)
    ann.start()
    one = ann.see()["to_move"][0]
    assert (ann, ben)[one].act(ann.see()["version"], "bid 100").status_code == 200
    first = 1 - one
    actor = (ann, ben)[first]
    version = actor.see()["version"]
    live = served.hub.live[ann.table]
    held, go_on = threading.Event(), threading.Event()
    serve = Viewer.serve

    async def deaf(viewer: Viewer, send: Send) -> None:
        if viewer.seat == first:
            await asyncio.to_thread(go_on.wait, PATIENCE)
        await serve(viewer, send)

    async def hold() -> None:
        held.set()
        await asyncio.to_thread(go_on.wait, PATIENCE)

    monkeypatch.setattr(Viewer, "serve", deaf)
    loop = next(iter(served.hub._chores)).get_loop()
    with actor.line() as line, ThreadPoolExecutor(4) as pool:
        eventually(lambda: any(viewer.seat == first for viewer in live.viewers), "the line is open")
        waiting = asyncio.run_coroutine_threadsafe(live._whole(hold()), loop)
        assert held.wait(PATIENCE)
        left = pool.submit(actor.post, "leave")
        eventually(lambda: len(live._tasks) == 2, "the leave waits")
        late = pool.submit(actor.act, version, "bid 110")
        eventually(lambda: len(live._tasks) == 3, "the action waits behind it")
        line.send({"type": "act", "id": "line", "version": version, "do": "bid 120"})
        go_on.set()
        waiting.result(PATIENCE)
        assert left.result().status_code == 200
        assert late.result().status_code == 401
        assert line.until_type("closing")["why"] == "this seat is no longer yours"
    table = served.get(ann.path).json()["table"]
    assert (table["version"], table["view"]["high_bid"]) == (version + 1, 100)
