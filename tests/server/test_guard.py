"""What the server does not take: other sites' pages, wrong names, wrong forms, too much of anything."""

from __future__ import annotations

import gzip
import json
import socket
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from homestretch.server.hub import Bounds
from homestretch.server.limits import BODY_BYTES, FRAME_BYTES, Rate
from tests.server.serving import PATIENCE, Served, bearer, eventually, open_line

NEW = {"game": "quarter-horse", "seats": [{"kind": "you"}, {"kind": "bot"}]}
FOREIGN = [
    "https://evil.example",
    "http://localhost:80000",
    "http://localhost.evil.example",
    "http://evil.example/?localhost",
    "null",
    "",
]


def new(served: Served, **parts: Any) -> Any:
    """Ask for a table with some parts of the wish changed."""
    return served.http.post("/tables", json=NEW | parts)


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_sites_cannot_act(served: Served, origin: str) -> None:
    ann = served.table()
    assert served.http.post("/tables", json=NEW, headers={"Origin": origin}).status_code == 403
    with pytest.raises(InvalidStatus) as refused, open_line(served, ann.table, {}, origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert len(served.get("/tables").json()) == 1


def test_own_pages_and_programs_can(served: Served) -> None:
    own = served.base
    assert served.http.post("/tables", json=NEW, headers={"Origin": own}).status_code == 201
    with open_line(served, served.table().table, {}, origin=own) as line:
        assert line.hear()["type"] == "full"


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "evil.example:8000", "localhost:80000", ""])
def test_a_name_that_is_not_ours_is_refused(served: Served, host: str) -> None:
    answer = served.http.get("/games", headers={"Host": host})
    assert answer.status_code in (400, 421)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_taken(served: Served, kind: str) -> None:
    answer = served.http.post("/tables", content=json.dumps(NEW), headers={"Content-Type": kind})
    assert answer.status_code == 415
    assert served.get("/tables").json() == []


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"d", 400),
        (b"null", 422),
        (b"[]", 422),
        (b"1", 422),
        (b"\xff\xfe", 400),
        (b'{"game": "quarter-horse", "seats": ' + b"[" * 20000 + b"]" * 20000 + b"}", 422),
        (b'{"game": "quarter-horse", "seats": [{"kind": "you"}, {"kind": "bot"}], "options": {"races": NaN}}', 400),
        (b'{"game": "quarter-horse", "seats": [{"kind": "you"}, {"kind": "bot"}], "__proto__": {}}', 422),
    ],
)
def test_a_body_that_is_no_wish_is_refused(served: Served, body: bytes, status: int) -> None:
    answer = served.http.post("/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status, answer.text
    assert answer.json()["detail"]
    assert served.get("/tables").json() == []


@pytest.mark.parametrize("races", [0, 101, -1, "4", "four", 1e100, 4.0, True, None, [4], {}, 10**30])
def test_an_option_of_the_wrong_kind_is_refused(served: Served, races: Any) -> None:
    answer = new(served, options={"races": races})
    assert answer.status_code in (400, 422), answer.text
    assert served.get("/tables").json() == []


@pytest.mark.parametrize(
    ("parts", "status", "says"),
    [
        ({"game": "chess"}, 404, "there is no game 'chess'"),
        ({"options": {"laps": 3}}, 422, "there is no option 'laps'"),
        ({"seats": [{"kind": "you"}]}, 422, "2 to 12 players, not 1"),
        ({"seats": [{"kind": "bot"}] * 13}, 422, "length <= 12"),
        ({"seats": [{"kind": "you"}] * 2}, 422, "one seat at most"),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "level": "godlike"}]}, 422, "godlike"),
        ({"pace": "ludicrous"}, 422, "ludicrous"),
        ({"entropy": "dice"}, 422, "entropy"),
        ({"name": "x" * 1000}, 422, "name"),
    ],
)
def test_a_wish_that_cannot_be_met_says_why(served: Served, parts: dict[str, Any], status: int, says: str) -> None:
    answer = new(served, **parts)
    assert (answer.status_code, says in answer.json()["detail"]) == (status, True), answer.text
    assert answer.headers["content-type"] == "application/problem+json"


def test_too_much_in_one_request_is_refused_and_not_cut_short(served: Served) -> None:
    answer = new(served, name="x" * BODY_BYTES)
    assert answer.status_code == 413
    bomb = gzip.compress(b" " * 64_000_000)
    headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    assert served.http.post("/tables", content=bomb, headers=headers).status_code in (413, 415)

    def endless() -> Any:
        yield from (b" " * 10_000 for _ in range(100))

    streamed = served.http.post("/tables", content=endless(), headers={"Content-Type": "application/json"})
    assert streamed.status_code == 413


@pytest.mark.parametrize("message", ["d", "", "null", "[]", "1", b"\x00\x01", '{"type":"act"}', '{"type":"nuke"}'])
def test_a_message_that_is_none_closes_that_line_alone(served: Served, message: str | bytes) -> None:
    ann = served.table()
    with ann.line() as mine, open_line(served, ann.table, {"token": None}) as other:
        other.until_type("full")
        other.send(message)
        why, code = other.closing()
        assert why
        assert code == 4400
        mine.send({"type": "ping"})
        mine.until_type("beat")


@pytest.mark.parametrize("version", ["17", -1, 1.0, True, None, 10**30, [], {}])
def test_a_version_of_the_wrong_kind_is_no_message(served: Served, version: Any) -> None:
    ann = served.table()
    with ann.line() as line:
        line.send({"type": "act", "id": "x", "version": version, "do": "roll 1 1"})
        assert line.closing()[1] == 4400
    assert ann.see()["version"] == 1


def test_wrong_utf8_closes_that_line_alone(served: Served) -> None:
    ann = served.table()
    with ann.line() as mine, open_line(served, ann.table, {"token": None}) as other:
        other.socket.protocol.send_text(b"\xff\xff")
        with pytest.raises(ConnectionClosed):
            other.send("x")
            other.closing()
            other.send("x")
        mine.send({"type": "ping"})
        mine.until_type("beat")


def test_a_frame_that_is_too_big_is_refused_packed_or_not(served: Served) -> None:
    ann = served.table()
    for size in (FRAME_BYTES + 1, 1_000_000):
        with open_line(served, ann.table, {"token": None}) as line:
            line.until_type("full")
            line.send("x" * size)
            assert line.closing()[1] == 1009
    # Compression is not agreed to at all, so nothing small can become big.
    with open_line(served, ann.table, {"token": None}, compression="deflate") as line:
        assert line.socket.protocol.extensions == []


def test_a_flood_ends_that_line_alone(served: Served) -> None:
    ann = served.table()
    with ann.line() as mine, open_line(served, ann.table, {"token": None}) as other:
        end = time.monotonic() + PATIENCE
        with pytest.raises(ConnectionClosed):
            while time.monotonic() < end:
                other.send({"type": "ping"})
        assert other.closing()[1] in (4429, 1006)
        mine.send({"type": "ping"})
        mine.until_type("beat")


def test_chat_is_rationed(served: Served) -> None:
    ann = served.table()
    with ann.line() as line:
        for number in range(20):
            line.send({"type": "say", "text": f"{number}"})
        told = line.until(lambda message: message["type"] == "said" and message["seat"] is None)
    assert "wait" in told["text"]


def test_wrong_codes_are_slowed_then_refused(serve: Any) -> None:
    served = serve(bounds=Bounds(wrong_codes=Rate(5, 0.001)))
    ann = served.table()
    answers = [served.get(f"/codes/{text}").status_code for text in ("AAAAA", "BBBBB", "x1", "a", "%00")]
    assert answers == [404] * 5
    assert served.get("/codes/CCCCC").status_code == 429
    assert served.get(f"/codes/{ann.code}").status_code == 429
    assert served.post(f"{ann.path}/join", {"name": "Zoe", "code": ann.code}).status_code == 429


def test_a_private_table_is_not_listed_and_its_code_cannot_be_guessed(served: Served) -> None:
    ann = served.table(public=False)
    assert served.get("/tables").json() == []
    assert len(ann.code) >= 14
    assert served.get(f"/codes/{ann.code[:5]}").json() == served.get("/codes/WRONG").json()
    assert served.get(f"/codes/{ann.code.lower()}").json()["table"] == ann.table
    assert served.join(ann).seat == 1


def test_a_code_opens_its_own_table_only(served: Served) -> None:
    ann, other = served.table(), served.table()
    assert served.post(f"{other.path}/join", {"name": "Zoe", "code": ann.code}).status_code == 404
    assert served.post(f"{ann.path}/join", {"name": "Zoe", "code": ann.code, "seat": 0}).status_code == 409
    assert served.post(f"{ann.path}/join", {"name": "Zoe", "code": ann.code, "seat": 11}).status_code == 409


def test_there_is_a_bound_on_tables(serve: Any) -> None:
    served = serve(bounds=Bounds(tables=3, new_tables=Rate(100, 1)))
    answers = [new(served).status_code for _ in range(6)]
    assert answers == [201, 201, 201, 503, 503, 503]
    hurried = serve(served.settings.data_folder.parent / "other", bounds=Bounds(new_tables=Rate(2, 0.001)))
    assert [new(hurried).status_code for _ in range(3)] == [201, 201, 429]


def test_there_is_a_bound_on_lines(serve: Any) -> None:
    served = serve(bounds=Bounds(lines_of_table=3, lines_of_address=4))
    ann, other = served.table(), served.table()
    with ann.line() as one, ann.line() as two, ann.line() as three:
        for line in (one, two, three):
            line.until_type("full")
        with ann.line() as more:
            assert more.closing()[1] == 4503
        with other.line() as fourth:
            assert fourth.hear()["type"] == "full"
            with other.line() as fifth:
                assert fifth.closing()[1] == 4503
    eventually(lambda: not served.hub.lines, "all lines are counted out")
    with ann.line() as line:
        assert line.hear()["type"] == "full"


def test_a_socket_that_says_nothing_counts_from_its_first_moment_and_is_closed(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve(bounds=Bounds(lines_of_address=2))
    ann = served.table()
    with open_line(served, ann.table, None), open_line(served, ann.table, None), ann.line() as third:
        assert third.closing()[1] == 4503
    eventually(lambda: not served.hub.lines, "all are counted out")
    monkeypatch.setattr("homestretch.server.socket.HELLO_WITHIN", 0.1)
    with open_line(served, ann.table, None) as silent:
        assert silent.closing() == ("say hello first", 4400)
    for table in ("x y", "%00", "x" * 100):
        with open_line(served, table.replace(" ", "%20"), {"token": None}) as lost:
            assert lost.closing()[1] == 4400


def test_there_is_a_bound_on_requests(serve: Any) -> None:
    served = serve(bounds=Bounds(requests=Rate(3, 0.001)))
    answers = [served.get("/games") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert "retry-after" in answers[-1].headers


@pytest.mark.parametrize(
    "name", ["../x", "..%2f..%2fetc%2fpasswd", "%2e%2e%2f", "%00", "x" * 5000, "a b", "%5c..%5cx", "CON", "a:b", "ä"]
)
def test_an_id_is_never_a_path(served: Served, name: str) -> None:
    book = f"/games/quarter-horse/rules?lang={name}"
    for address in (f"/tables/{name}", f"/tables/{name}/record", f"/games/{name}/rules", book):
        answer = served.http.get(address)
        fine = address == book
        assert answer.status_code == 200 if fine else answer.status_code in (400, 404), (address, answer.text)
        assert "root:" not in answer.text


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f..%2fapp.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "//etc/passwd"]
)
def test_no_file_outside_the_built_client_is_served(served: Served, path: str) -> None:
    with socket.create_connection(("127.0.0.1", served.port)) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    assert b"import" not in answer
    assert b"root:" not in answer
    assert b"[build-system]" not in answer


def test_every_answer_has_the_security_headers(served: Served) -> None:
    for address in ("/", "/t/abc", "/nothing/here", "/api/v1/games", "/api/v1/nothing"):
        headers = served.http.get(served.base + address).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_names_are_made_clean_and_told_apart(served: Served) -> None:
    ann = served.table("quarter-horse", seats=[{"kind": "you", "name": "Anna"}, *[{"kind": "open"}] * 4])
    wanted = ["Anna\u200b", "\u0410nna", "\u202eannA\n\r\x1b[2J\x85", "  "]
    for name in wanted:
        served.join(ann, name)
    names = [seat["name"] for seat in ann.see()["seats"]]
    assert names[0] == "Anna"
    assert names[1] == "Anna (2)"
    assert names[2] == "\u0410nna (3)"
    assert names[3] == "annA [2J"
    assert names[4] == "Player 5"
    long = served.table("quarter-horse", seats=[{"kind": "you", "name": "x" * 200}, {"kind": "bot"}])
    assert long.see()["seats"][0]["name"] == "x" * 24


def test_the_wrong_method_and_the_wrong_address_are_told_as_problems(served: Served) -> None:
    wrong = [(served.http.put("/tables"), 405), (served.get("/nothing"), 404), (served.http.delete("/games"), 405)]
    wrong += [(served.get("/tables/x/join"), 405), (served.http.patch("/nothing"), 404)]
    for answer, status in wrong:
        assert answer.status_code == status
        assert answer.json()["status"] == status
    assert bearer("x") == {"Authorization": "Bearer x"}
