"""Who goes, comes back, or was never there: tokens, names, seats, and what is left of a game."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from homestretch.play.fair import verify
from homestretch.play.record import parse_record, replay
from homestretch.server.hub import Bounds
from homestretch.server.limits import Rate
from tests.server.serving import PATIENCE, Person, Served, bearer, eventually, open_line

SEATS = {"lose-your-shirt": 3, "quarter-horse": 2, "beat-the-bookie": 2, "racehorse": 5}


def everybody(served: Served, game: str, seats: int, **wish: Any) -> list[Person]:
    """A table of people only, the host first."""
    host = served.table(game, "you", *["open"] * (seats - 1), **wish)
    return [host, *(served.join(host, f"Guest {number}") for number in range(1, seats))]


@pytest.mark.parametrize("game", SEATS)
def test_who_has_left_is_told_what_all_are_told_and_no_more(served: Served, game: str) -> None:
    """The old token opens nothing on any path, open lines of it end, and without it one looks on like anybody."""
    people = everybody(served, game, SEATS[game], pace="calm")
    gone, table = people[-1], people[0].path
    lines: list[str] = []

    def read() -> None:
        url = f"{served.base}/api/v1{table}/stream"
        with httpx.stream("GET", url, headers=bearer(gone.token), trust_env=False, timeout=PATIENCE) as stream:
            lines.extend(stream.iter_lines())

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    people[0].start()
    live = served.hub.live[gone.table]
    with gone.line() as line:
        line.until_type("full")
        eventually(lambda: sum(viewer.seat == gone.seat for viewer in live.viewers) == 2, "both lines are open")
        assert gone.post("leave").status_code == 200
        assert line.closing()[1] == 4401
    reader.join(PATIENCE)
    assert not reader.is_alive()
    assert "no longer yours" in lines[-1]
    asked = [served.get(table + end, gone.token) for end in ("", "/stream", "/record")]
    bodies: dict[str, Any] = {
        "act": {"id": "x", "version": 1, "do": "pass"},
        "chance": {"id": "x", "version": 1},
        "seats": {"seat": 0, "kind": "open"},
        "start": {},
        "leave": {},
    }
    asked += [gone.post(call, body) for call, body in bodies.items()]
    assert [answer.status_code for answer in asked] == [401] * 8
    assert all("table" not in answer.json() for answer in asked)
    assert served.get(table).json()["table"]["you"] is None


def test_a_name_stays_in_the_result_when_its_owner_goes_after_the_end(served: Served) -> None:
    ann = served.table(seats=[{"kind": "you", "name": "Ann"}, {"kind": "bot"}], options={"races": 1})
    with ann.line() as line:
        line.send({"type": "auto", "on": True})
        line.until_table(lambda table: table["seats"][0]["auto"])
        ann.start()
        over = line.until_table(lambda table: table["phase"] == "over")
    assert ann.post("leave").status_code == 200
    assert served.get(ann.path, ann.token).status_code == 401
    after = served.get(ann.path).json()["table"]
    assert (after["seats"][0]["kind"], after["seats"][0]["name"]) == ("person", "Ann")
    assert after["result"] == over["result"]
    record = parse_record(served.get(f"{ann.path}/record").text)
    assert record.header["seats"][0] == "Ann"
    assert replay(record).scores() == over["result"]["scores"]


def test_entropy_is_taken_only_in_the_form_that_can_be_verified(served: Served) -> None:
    wish = {"game": "quarter-horse", "seats": [{"kind": "bot"}] * 2, "options": {"races": 1}, "pace": "instant"}
    for bad in ("00\n", "\n00", "0", "", "0G", "00 ", "AB", "00" * 65, 0, ["00"]):
        assert served.http.post("/tables", json=wish | {"entropy": bad}).status_code == 422, bad
    ann = served.table(options={"races": 1}, entropy="00" * 64)
    ben = {"name": "Ben", "code": ann.code}
    assert served.post(f"{ann.path}/join", ben | {"entropy": "11\n"}).status_code == 422
    guest = served.join(ann, entropy="11")
    with ann.line() as line, guest.line() as other:
        for each in (line, other):
            each.send({"type": "auto", "on": True})
        ann.start()
        line.until_table(lambda table: table["phase"] == "over")
    record = parse_record(served.get(f"{ann.path}/record").text)
    steps = [(line["who"], line["do"]) for _, line in record.lines]
    assert verify(record.game, steps, record.header["fair"], known=["00" * 64, "11"]) == len(steps)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u00ad", "\u0301", "\u034f", "\uffa0"])
def test_a_name_that_cannot_be_seen_is_none(served: Served, name: str) -> None:
    ann = served.table(seats=[{"kind": "you", "name": "Anna"}, *[{"kind": "open"}] * 2])
    served.join(ann, name)
    served.join(ann, f"A{name}nna")
    names = [seat["name"] for seat in ann.see()["seats"]]
    assert names[:2] == ["Anna", "Player 2"]
    assert names[2] == ("\u00c1nna (3)" if name == "\u0301" else "Anna (3)")


def test_a_head_of_a_stream_ends(served: Served) -> None:
    ann = served.table()
    for path in ("", "/stream", "/qr.svg"):
        answer = served.http.head(ann.path + path, headers=bearer(ann.token), timeout=5)
        assert (answer.status_code, answer.content) == (200, b"")
    assert not served.hub.lines


def test_sockets_are_rationed_like_requests(serve: Any) -> None:
    served = serve(bounds=Bounds(requests=Rate(5, 0.001)))
    ann = served.table()
    with ann.line() as mine:
        mine.until_type("full")
        codes = []
        for _ in range(6):
            with open_line(served, ann.table, {"token": None}) as line:
                first = line.hear()
                codes.append(0 if first["type"] == "full" else line.closing()[1])
        assert codes == [0, 0, 0, 4429, 4429, 4429]
        mine.send({"type": "ping"})
        mine.until_type("beat")


def test_an_id_that_was_used_long_ago_still_counts_once(served: Served) -> None:
    """Also with a fresh version, after the server has forgotten it in memory, and for each seat by itself."""
    people = everybody(served, "beat-the-bookie", 2, options={})
    people[0].start()
    table = people[0].see()
    first = people[table["to_move"][0]]
    once = first.act(table["version"], "bid 100", "once")
    assert once.status_code == 200
    served.hub.live[first.table].table.answered.clear()
    table = first.see()
    other = people[table["to_move"][0]]
    assert other.act(table["version"], "bid 110", "once").status_code == 200, "another seat has ids of its own"
    after = first.see()
    again = first.act(after["version"], "bid 120", "once")
    assert again.json() == once.json()
    assert first.see()["version"] == after["version"]


def lay(person: Person, view: dict[str, Any], which: int) -> int:
    """Do the first or second thing that a view offers, with the lowest amount; gives back the status."""
    return person.act(view["version"], view["legal"][which]["text"].partition("..")[0]).status_code


def test_bets_laid_at_the_same_moment_are_all_laid(served: Served) -> None:
    """Six stakes at once, each from its own view; of two different ones of one seat, one counts (C01)."""
    people = everybody(served, "lose-your-shirt", 6, options={"races": 2})
    people[0].start()
    for word in ("select", "bet"):
        eventually(lambda: len(people[0].see()["to_move"]) == 6, "all are asked")
        views = [person.see() for person in people]
        assert all(view["legal"][0]["verb"] == word for view in views)

        with ThreadPoolExecutor(12) as pool:
            asked = [(person, view, which) for person, view in zip(people, views, strict=True) for which in (0, 1)]
            answers = list(pool.map(lay, *zip(*asked, strict=True)))
        pairs = [sorted(answers[number : number + 2]) for number in range(0, 12, 2)]
        assert all(pair[0] == 200 and pair[1] in (409, 422) for pair in pairs), pairs
    table = people[0].see()
    assert {table["money"][f"p{seat + 1}"] for seat in range(6)} == {90}
    assert len(table["to_move"]) == 1, "the race is on"
