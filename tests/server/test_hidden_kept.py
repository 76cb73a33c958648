"""What is laid face down outlives a kill, and who lays nothing in time does not hold up those who have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from homestretch.server.pace import PACES, Times
from tests.conftest import free_port
from tests.server.serving import PATIENCE, Served, bearer, eventually
from tests.server.test_process import process

# Game, seats, options, and the fields of the view in which one's own hidden choice stands.
HIDDEN: list[tuple[str, int, dict[str, Any], str]] = [
    ("lose-your-shirt", 3, {"races": 1}, "selection"),
    ("beat-the-bookie", 3, {"auction": "sealed"}, "sealed_bid"),
    ("racehorse", 5, {"deals": 1}, "hand"),
]


class Table:
    """A table of people only, on a server that is killed and started again."""

    def __init__(self, port: int, game: str, seats: int, options: dict[str, Any]) -> None:
        self.base = f"http://127.0.0.1:{port}/api/v1"
        wish = {"game": game, "seats": [{"kind": "you"}, *[{"kind": "open"}] * (seats - 1)], "options": options}
        made = self.ask("/tables", wish | {"pace": "instant"})
        self.path = f"/tables/{made['table']}"
        self.tokens = [made["token"]]
        for number in range(1, seats):
            joined = self.ask(f"{self.path}/join", {"name": f"P{number}", "code": made["code"]})
            self.tokens.append(joined["token"])
        self.ask(f"{self.path}/start", {}, self.tokens[0])

    def ask(self, path: str, body: Any = None, token: str | None = None) -> dict[str, Any]:
        """Ask, or ask for a change."""
        how: dict[str, Any] = {"headers": bearer(token), "timeout": PATIENCE, "trust_env": False}
        answer = httpx.get(self.base + path, **how) if body is None else httpx.post(self.base + path, json=body, **how)
        assert answer.is_success, answer.text
        answered: dict[str, Any] = answer.json()
        return answered

    def see(self, seat: int | None) -> dict[str, Any]:
        """The table as a seat, or anybody, sees it."""
        table: dict[str, Any] = self.ask(self.path, token=None if seat is None else self.tokens[seat])["table"]
        return {**table, "deadline": None, "seats": None}

    def lay(self, seat: int) -> dict[str, Any]:
        """Do the first thing that a seat may do."""
        view = self.see(seat)
        body = {
            "id": f"laid-{seat}-{view['version']}",
            "version": view["version"],
            "do": view["legal"][0]["text"].partition("..")[0],
        }
        return self.ask(f"{self.path}/act", body, self.tokens[seat])


@pytest.mark.parametrize(("game", "seats", "options", "field"), HIDDEN, ids=[case[0] for case in HIDDEN])
def test_what_is_laid_face_down_is_there_after_a_kill_and_for_its_owner_alone(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any], field: str
) -> None:
    port = free_port()
    with process(tmp_path, port) as server:
        table = Table(port, game, seats, options)
        asked = eventually(lambda: table.see(0)["to_move"], "somebody is asked")
        first = asked[0]
        done = table.lay(first)
        before = {seat: table.see(seat) for seat in (None, *range(seats))}
        server.kill()
        server.wait(PATIENCE)
    with process(tmp_path, port):
        after = {seat: table.see(seat) for seat in (None, *range(seats))}
        assert after == before
        assert before[first]["view"][field] != before[None]["view"][field]
        body = {"id": done["id"], "version": done["version"], "do": "anything"}
        assert table.ask(f"{table.path}/act", body, table.tokens[first]) == done
        assert table.see(first) == before[first]
        assert table.lay(after[None]["to_move"][-1])["version"] == done["version"] + 1


@pytest.mark.parametrize("auction", ["open", "sealed", "once-around"])
def test_people_who_never_act_do_not_stop_a_meeting(
    served: Served, monkeypatch: pytest.MonkeyPatch, auction: str
) -> None:
    """By default an absent one passes and lays no slips; the one who looks on is waited for a little longer."""
    monkeypatch.setitem(PACES, "instant", Times(0, 0, hand=0.1, absent=0.05, turn=0.1))
    ann = served.table("beat-the-bookie", "you", "open", "bot", options={"auction": auction})
    ben = served.join(ann)
    with ann.line() as line:
        line.until_type("full")
        served.hub.live[ann.table].asked.clear()
        ann.start()
        table = line.until_table(lambda table: table["view"]["race"] == 1 and table["view"]["home"] > 0)
    people = [did for message in line.heard for did in message.get("did", []) if did["who"] in ("p1", "p2")]
    assert len(people) > 4
    assert all(did["do"] in ("pass", "done", None) or did["do"].startswith("name") for did in people)
    assert not {0, 1} & set(table["view"]["owned_by"])
    assert not any(table["view"]["shown"][0] + table["view"]["shown"][1])
    assert ben.see()["you"] == 1
