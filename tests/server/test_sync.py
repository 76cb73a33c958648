"""What holds when things go wrong: stale and repeated actions, gaps, second tabs, restarts, changed hands."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from homestretch.server.table import KEPT
from tests.server.serving import Person, Served, bearer, eventually, open_line


def roller(served: Served, *, races: int = 1, **wish: Any) -> tuple[Person, dict[str, Any]]:
    """A table of one person and one bot where it is the person's turn to roll."""
    ann = served.table("quarter-horse", "you", "bot", options={"races": races}, **wish)
    ann.start()
    return ann, turn_of(ann)


def turn_of(person: Person) -> dict[str, Any]:
    """The table as soon as this person may roll."""

    def mine() -> dict[str, Any] | None:
        table = person.see()
        chance = table["chance"]
        return table if chance and chance["by_hand"] and chance["trigger"] == person.seat else None

    found: dict[str, Any] = eventually(mine, "the person's turn")
    return found


def test_the_same_id_counts_once_also_on_another_line_and_after_a_restart(
    serve: Callable[..., Served], tmp_path: Path
) -> None:
    served = serve(tmp_path)
    ann, table = roller(served)
    start = {"type": "start", "id": "once", "version": table["version"]}
    with ann.line() as line:
        line.send(start)
        line.send(start)
        first, second = line.until_type("answer"), line.until_type("answer")
    assert first == second == {"type": "answer", "id": "once", "ok": True, "version": table["version"] + 1}
    with ann.line() as again:
        again.send(start)
        assert again.until_type("answer") == first
    served.stop()
    served = serve(tmp_path)
    ann.served = served
    with ann.line() as later:
        later.send(start)
        assert later.until_type("answer") == first
    by_http = ann.post("chance", {"id": "once", "version": table["version"]})
    assert by_http.json() == {"id": "once", "version": table["version"] + 1}
    rolls = [event for event in wait(served, served.store.events_after(ann.table, 0)) if event.action_id == "0:once"]
    assert len(rolls) == 1


def wait(served: Served, coroutine: Any) -> Any:
    """Run a coroutine of the server's store on the server's own loop."""
    import asyncio

    loop = next(iter(served.hub._chores)).get_loop()
    return asyncio.run_coroutine_threadsafe(coroutine, loop).result(20)


def test_a_stale_action_is_refused_with_the_newer_state_and_changes_nothing(served: Served) -> None:
    ann, table = roller(served)
    version = table["version"]
    assert ann.post("chance", {"id": "a", "version": version - 1}).status_code == 409
    after = ann.see()
    assert (after["version"], after["money"], after["view"]) == (version, table["money"], table["view"])
    answer = ann.post("chance", {"id": "b", "version": version + 1})
    problem = answer.json()
    assert answer.status_code == 409
    assert answer.headers["content-type"] == "application/problem+json"
    assert problem["version"] == version
    assert problem["table"]["view"] == table["view"]
    assert problem["table"]["you"] == 0
    with ann.line() as line:
        line.send({"type": "start", "id": "c", "version": 1})
        refused = line.until_type("answer")
        assert (refused["ok"], refused["problem"]["status"], refused["version"]) == (False, 409, version)
        line.send({"type": "start", "id": "d", "version": version})
        assert line.until_type("answer")["ok"]


def test_an_illegal_action_names_its_clause(served: Served) -> None:
    ann, table = roller(served)
    answer = ann.act(table["version"], "roll 3 4")
    assert (answer.status_code, answer.json()["clause"]) == (422, "QHR-12")
    nonsense = ann.act(table["version"], "bet everything")
    assert nonsense.status_code == 422
    assert "its forms are" in nonsense.json()["detail"]
    assert ann.see()["version"] == table["version"]
    with ann.line() as line:
        line.send({"type": "act", "id": "x", "version": table["version"], "do": "roll 1 1"})
        problem = line.until_type("answer")["problem"]
        assert (problem["status"], problem["clause"]) == (422, "QHR-12")


def test_only_the_trigger_starts_and_only_in_time(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "open", pace="calm")
    ben = served.join(ann)
    early = ann.post("chance", {"id": "early", "version": 3})
    assert (early.status_code, early.json()["title"]) == (409, "Not begun")
    with ann.line() as hers, ben.line() as his:
        hers.until_type("full")
        his.until_type("full")
        ann.start()
        table = hers.until_table(lambda table: table["chance"] and table["chance"]["by_hand"])
        trigger = table["chance"]["trigger"]
        roller, other = (hers, his) if trigger == 0 else (his, hers)
        other.send({"type": "start", "id": "mine", "version": table["version"]})
        assert other.until_type("answer")["problem"]["status"] == 403
        roller.send({"type": "start", "id": "mine", "version": table["version"]})
        assert roller.until_type("answer")["ok"]


def test_of_two_starts_at_once_one_is_carried_out(served: Served) -> None:
    ann, table = roller(served, races=4)
    for number in range(10):
        with ThreadPoolExecutor(2) as pool:
            asked = [{"id": f"{number}-{k}", "version": table["version"]} for k in range(2)]
            answers = list(pool.map(lambda body: ann.post("chance", body).status_code, asked))
        assert sorted(answers) == [200, 409]
        table = turn_of(ann)


def test_who_was_away_is_told_what_he_missed(served: Served) -> None:
    ann, table = roller(served, pace="brisk")
    with ann.line() as line:
        seen = line.until_type("full")["table"]["version"]
    assert ann.post("chance", {"id": "a", "version": table["version"]}).status_code == 200
    with ann.line(version=seen) as line:
        event = line.hear()
    assert event["type"] == "event"
    assert event["since"] == seen
    assert [did["version"] for did in event["did"]] == list(range(seen + 1, event["version"] + 1))
    with ann.line(version=event["version"] + 1000) as line:
        assert line.hear()["type"] == "full"


def test_who_was_away_for_too_long_gets_the_whole(served: Served) -> None:
    ann = served.table("quarter-horse", "bot", "bot", "bot", options={"races": 3})
    with ann.line() as line:
        ann.start()
        end = line.until_table(lambda table: table["phase"] == "over")
    assert end["version"] > 3 * KEPT // 2
    with ann.line(version=2) as line:
        assert line.hear()["type"] == "full"
    with ann.line(version=end["version"] - 5) as line:
        event = line.hear()
        assert (event["type"], len(event["did"])) == ("event", 5)


def test_two_tabs_show_the_same_and_closing_one_leaves_the_person_here(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "open", "bot")
    ben = served.join(ann)
    with ben.line() as his, ann.line() as one:
        with ann.line() as two:
            two.until_type("full")
            one.send({"type": "auto", "on": True})
            assert two.until_table(lambda table: table["seats"][0]["auto"])
            assert one.until_table(lambda table: table["seats"][0]["auto"])
        his.send({"type": "auto", "on": True})
        assert one.until_table(lambda table: table["seats"][1]["auto"])["seats"][0]["here"]
    # The last line is gone; what was asked by HTTP a moment ago still counts.
    served.hub.live[ann.table].asked.clear()
    eventually(lambda: not served.get(ann.path).json()["table"]["seats"][0]["here"], "Ann is away")


def test_a_line_cut_without_goodbye_keeps_seat_and_hand(served: Served) -> None:
    ann, table = roller(served, pace="calm")
    with open_line(served, ann.table, {"token": ann.token}) as line:
        line.until_type("full")
        line.socket.socket.close()
    with ann.line() as again:
        back = again.until_type("full")["table"]
    assert (back["you"], back["view"], back["version"]) == (0, table["view"], table["version"])


def test_a_restart_loses_nothing(serve: Callable[..., Served], tmp_path: Path) -> None:
    served = serve(tmp_path)
    ann = served.table("quarter-horse", "you", "open", "bot", pace="calm", options={"races": 2}, name="Sunday")
    ben = served.join(ann, entropy="0102")
    with ann.line() as line:
        line.until_type("full")
        ann.start()
        line.until_table(lambda table: table["chance"] and table["chance"]["by_hand"])
    before, his = ann.see(), ben.see()
    served.stop()
    served = serve(tmp_path)
    ann.served = ben.served = served

    def lasting(table: dict[str, Any]) -> dict[str, Any]:
        seats = [{**seat, "here": None} for seat in table["seats"]]
        return {**table, "seats": seats, "deadline": None}

    assert lasting(ann.see()) == lasting(before)
    assert lasting(ben.see()) == lasting(his)


def test_a_left_seat_goes_to_a_bot_and_its_token_is_dead(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "open", pace="calm")
    ben = served.join(ann)
    ann.start()
    with ben.line() as tab:
        tab.until_type("full")
        assert ben.post("leave").status_code == 200
        assert tab.closing() == ("this seat is no longer yours", 4401)
    assert ann.see()["seats"][1]["kind"] == "bot"
    assert ben.post("chance", {"id": "x", "version": 1}).status_code == 401
    assert served.get(ben.path, ben.token).status_code == 401
    with ben.line() as line:
        assert line.closing()[1] == 4401


def test_a_seat_that_changes_hands_opens_to_the_new_token_only(served: Served) -> None:
    ann = served.table("quarter-horse", "you", "open")
    ben = served.join(ann, "Ben")
    ben.post("leave")
    cat = served.join(ann, "Cat")
    assert cat.seat == ben.seat
    assert served.get(ben.path, ben.token).status_code == 401
    assert cat.see()["you"] == 1


@pytest.mark.parametrize("token", ["x", "x y", "null", "ä", "a" * 100])
def test_onlookers_and_strangers_cannot_do_anything(served: Served, token: str) -> None:
    ann, table = roller(served, pace="calm")
    calls = {
        "act": {"id": "x", "version": table["version"], "do": "roll 1 1"},
        "chance": {"id": "x", "version": table["version"]},
        "seats": {"seat": 1, "kind": "open"},
        "start": {},
        "leave": {},
    }
    for call, body in calls.items():
        headers = {b"Authorization": f"Bearer {token}".encode()}
        assert served.http.post(f"{ann.path}/{call}", json=body, headers=headers).status_code == 401
        assert served.post(f"{ann.path}/{call}", body).status_code == 401
    with open_line(served, ann.table, {"token": None}) as line:
        line.until_type("full")
        line.send({"type": "start", "id": "x", "version": table["version"]})
        assert line.until_type("answer")["problem"]["status"] == 403
        line.send({"type": "act", "id": "y", "version": table["version"], "do": "roll 1 1"})
        assert line.until_type("answer")["problem"]["status"] == 403
        line.send({"type": "auto", "on": True})
        line.send({"type": "ping"})
        line.until_type("beat")
    assert ann.see()["version"] == table["version"]


def test_who_opens_the_table_without_the_token_sees_what_all_see(served: Served) -> None:
    ann, _ = roller(served, pace="calm")
    public = served.get(ann.path).json()["table"]
    assert public["you"] is None
    assert public["legal"] == []
    with open_line(served, ann.table, {"token": None}) as line:
        assert line.until_type("full")["table"]["view"] == public["view"]


def test_simultaneous_sockets_of_one_seat_do_not_block_each_other(served: Served) -> None:
    ann, table = roller(served, pace="calm")
    answers: list[dict[str, Any]] = []

    def ask(number: int) -> None:
        with ann.line() as line:
            line.until_type("full")
            line.send({"type": "start", "id": f"tab-{number}", "version": table["version"]})
            answers.append(line.until_type("answer"))

    tabs = [threading.Thread(target=ask, args=(number,)) for number in range(6)]
    for tab in tabs:
        tab.start()
    for tab in tabs:
        tab.join(20)
    assert sorted(answer["ok"] for answer in answers) == [False] * 5 + [True]
    assert all(answer["problem"]["status"] == 409 for answer in answers if not answer["ok"])


def test_answers_and_errors_are_json_without_floats(served: Served) -> None:
    ann, _ = roller(served)
    texts = [served.get(path, ann.token).text for path in (ann.path, "/games", "/tables", "/codes/XXXXX")]
    for text in texts:
        json.loads(text, parse_float=lambda number: pytest.fail(f"a float: {number}"), parse_constant=pytest.fail)
    assert bearer(None) == {}


def test_bots_go_on_by_themselves_after_a_restart_and_people_are_waited_for(
    serve: Callable[..., Served], tmp_path: Path
) -> None:
    served = serve(tmp_path)
    bots = served.table("quarter-horse", "bot", "bot", "bot", pace="brisk", options={"races": 1})
    people, _ = roller(served, pace="brisk")
    bots.start()
    eventually(lambda: bots.see()["version"] > 50, "the bots have begun")
    served.stop()
    again = serve(tmp_path)
    eventually(lambda: bots.table in again.hub.live, "the bots' table is taken up")
    before = again.hub.live[bots.table].table.version
    eventually(lambda: again.hub.live[bots.table].table.version > before, "the bots go on")
    assert people.table not in again.hub.live
