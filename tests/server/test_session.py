"""Whole sessions over real HTTP and WebSocket, and what is left of them: records that anyone can replay and verify."""

from __future__ import annotations

import json
import threading
import time
from typing import Any

import httpx

from homestretch.play.fair import commit, verify
from homestretch.play.record import parse_record, replay
from tests.server.serving import Line, Person, Served, bearer, eventually


def play(line: Line, seat: int, entry: dict[str, Any] | None = None) -> dict[str, Any]:
    """Start one's own throws until the game is over; gives back the last view."""
    number = 0
    table = entry or line.until_table(lambda _: True)
    while table["phase"] != "over":
        chance = table["chance"]
        if chance and chance["by_hand"] and chance["trigger"] == seat:
            number += 1
            line.send({"type": "start", "id": f"{seat}-{number}", "version": table["version"]})
            assert line.until_type("answer")["ok"]
            table = next(heard["table"] for heard in reversed(line.heard) if "table" in heard)
            if table["chance"] and table["chance"]["trigger"] == seat:
                continue
            if table["phase"] == "over":
                break
        table = line.until_table(lambda _: True)
    return table


def test_two_people_and_a_bot_play_a_session_that_anyone_can_verify(served: Served) -> None:
    ann = served.table(options={"races": 2}, seats=[{"kind": "you", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}])
    ben = served.join(ann, "Ben", entropy="beef")
    before = ann.see()["fair"]
    assert "secret" not in before
    ends: dict[str, dict[str, Any]] = {}
    with ann.line() as hers, ben.line() as his:
        hers.until_type("full")
        seats = hers.until(lambda message: message["type"] == "presence" and message["seats"][1]["here"])["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats[:2]] == [("person", "Ann"), ("person", "Ben")]
        his.until_type("full")
        ann.start()
        other = threading.Thread(target=lambda: ends.update(ben=play(his, 1)))
        other.start()
        ends["ann"] = play(hers, 0)
        other.join(30)
        assert {"ann", "ben"} == ends.keys()
        heard = [did for message in his.heard for did in message.get("did", [])]
    versions = [did["version"] for did in heard]
    assert versions == list(range(versions[0], versions[0] + len(versions))), "every action was told once, in order"
    end = ends["ann"]
    assert end["result"] == ends["ben"]["result"]
    assert sum(end["money"].values()) == 3000
    assert end["fair"]["commitment"] == before["commitment"] == commit(end["fair"]["secret"])
    assert end["fair"]["entropy"] == ["beef"]

    answer = served.get(f"/tables/{ann.table}/record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="quarter-horse-')
    record = parse_record(answer.text)
    final = replay(record)
    assert final.is_terminal()
    assert final.scores() == end["result"]["scores"]
    assert final.winners() == end["result"]["winners"]
    steps = [(line["who"], line["do"]) for _, line in record.lines]
    assert verify(record.game, steps, record.header["fair"], known=["beef", before["commitment"]]) == len(steps)
    told = [(did["who"], did["do"]) for did in heard]
    assert told == steps


def test_a_burst_such_as_the_deal_comes_as_one_event(served: Served) -> None:
    ann = served.table()
    with ann.line() as line:
        line.until_type("full")
        ann.start()
        burst = line.until(lambda message: len(message.get("did", [])) > 1)
    assert [did["do"].split()[0] for did in burst["did"]] == ["dealer"] + ["deal"] * 44
    assert burst["version"] - burst["since"] == 45


def test_everything_can_be_done_without_a_socket(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "bot", options={"races": 1})
    ann.start()
    for number in range(2000):
        table = ann.see()
        if table["phase"] == "over":
            break
        if table["chance"] and table["chance"]["trigger"] == 0 and table["chance"]["by_hand"]:
            answer = ann.post("chance", {"id": f"a{number}", "version": table["version"]})
            assert answer.status_code in (200, 409), answer.text
        time.sleep(0.01)  # a machine at rest would ask more often than one address may
    assert ann.see()["result"]["winners"]


def test_the_stream_says_the_same_as_the_socket(served: Served) -> None:
    ann = served.table()
    url = f"{served.base}/api/v1/tables/{ann.table}/stream"
    with ann.line() as line, httpx.stream("GET", url, headers=bearer(ann.token), trust_env=False, timeout=20) as stream:
        assert stream.headers["content-type"] == "application/x-ndjson"
        lines = (json.loads(text) for text in stream.iter_lines() if text)
        assert next(lines)["type"] == "full"
        ann.start()
        told = next(message for message in lines if len(message.get("did", [])) > 1)
        heard = line.until(lambda message: len(message.get("did", [])) > 1)
        assert told["did"] == heard["did"]
        assert told["table"]["view"] == heard["table"]["view"]
    eventually(lambda: not served.hub.lines, "both lines are counted out")


def test_a_table_of_bots_plays_by_itself_and_a_watching_host_sees_it(served: Served) -> None:
    host = served.table("quarter-horse", "bot", "bot", "bot", options={"races": 1})
    assert host.seat is None
    with host.line() as line:
        host.start()
        table = line.until_table(lambda table: table["phase"] == "over")
    assert table["you"] is None
    assert table["host"] is None
    assert table["result"]["winners"]


def test_open_seats_go_to_bots_and_the_code_ends_at_the_start(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "open", "open")
    assert served.get(f"/codes/{ann.code}").json()["taken"] == 1
    assert ann.code in served.get(f"{ann.path}").json()["table"]["invite"]
    assert served.get(f"{ann.path}/qr.svg").text.startswith("<svg")
    ann.start()
    table = ann.see()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert table["code"] is None
    assert table["invite"] is None
    assert served.get(f"/codes/{ann.code}").status_code == 404
    late = served.post(f"{ann.path}/join", {"name": "Zoe", "code": ann.code})
    assert late.status_code == 404
    assert served.get(f"{ann.path}/qr.svg").status_code == 404
    assert ann.post("start").status_code == 409


def test_the_host_arranges_the_seats_and_nobody_else(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "open", "bot")
    ben = served.join(ann)
    assert ben.seat == 1
    assert ben.post("seats", {"seat": 2, "kind": "open"}).status_code == 403
    assert ben.post("start").status_code == 403
    assert ann.post("seats", {"seat": 2, "kind": "open"}).json()["kind"] == "open"
    assert ann.post("seats", {"seat": 2, "kind": "bot", "level": "random"}).json()["level"] == "random"
    assert ann.post("seats", {"seat": 0, "kind": "bot"}).status_code == 422
    assert ann.post("seats", {"seat": 3, "kind": "bot"}).status_code == 422
    with ben.line() as line:
        line.until_type("full")
        assert ann.post("seats", {"seat": 1, "kind": "open"}).status_code == 200
        assert line.closing() == ("this seat is no longer yours", 4401)
    assert served.get(ben.path, ben.token).status_code == 401


def test_when_the_host_leaves_another_person_is_host_and_then_nobody_is_left(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "open", "bot")
    ben = served.join(ann)
    assert ann.post("leave").status_code == 200
    assert ben.see()["host"] == 1
    assert ben.post("leave").status_code == 200
    assert served.get(ann.path).status_code == 404
    assert served.get("/tables").json() == []


def test_chat_reaches_all_and_comes_back_after_a_reload(served: Served) -> None:
    ann = served.table()
    ben = served.join(ann)
    with ann.line() as hers, ben.line() as his, Person(served, ann.table, None, None, "").line() as onlooker:
        hers.send({"type": "say", "text": " <img src=x onerror=alert(1)>\u202e\n\u0085two\x1b[31m "})
        expected = {"type": "said", "seat": 0, "name": "Player 1", "text": "<img src=x onerror=alert(1)> two[31m"}
        assert his.until_type("said") == expected
        assert onlooker.until_type("said") == expected
        onlooker.send({"type": "say", "text": "roll a seven"})
        onlooker.send({"type": "ping"})
        onlooker.until_type("beat")
        his.send({"type": "say", "text": "hello"})
        assert hers.until(lambda message: message.get("text") == "hello")["seat"] == 1
        assert [m["text"] for m in hers.heard if m["type"] == "said"] == [expected["text"], "hello"]
    with ben.line() as again:
        assert again.until_type("said") == expected


def test_auto_starts_my_events_for_me(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "bot", options={"races": 1})
    with ann.line() as line:
        line.send({"type": "auto", "on": True})
        assert line.until_table(lambda table: table["seats"][0]["auto"])["version"] == 2
        ann.start()
        assert line.until_table(lambda table: table["phase"] == "over")["result"]
