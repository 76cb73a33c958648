"""Readers who do not read, bots that think for long, and a program that tries whatever the description allows."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from homestretch.engine.contract import Action
from homestretch.server.app import BASE
from homestretch.server.hub import Bounds
from homestretch.server.limits import Rate
from homestretch.server.openapi import openapi
from homestretch.server.rest import ROUTES
from tests.server.serving import Served, eventually


def deaf_socket(served: Served, table: str) -> socket.socket:
    """An onlooker's WebSocket that takes next to nothing and never reads after its hello."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", served.port))
    client = ClientProtocol(parse_uri(f"ws://127.0.0.1:{served.port}/api/v1/tables/{table}/ws"))
    client.send_request(client.connect())
    raw.sendall(b"".join(client.data_to_send()))
    while b"\r\n\r\n" not in (answer := raw.recv(4096)):
        assert answer
    client.receive_data(answer)
    client.send_text(b'{"type": "hello", "token": null, "version": null}')
    raw.sendall(b"".join(client.data_to_send()))
    return raw


def deaf_stream(served: Served, table: str) -> socket.socket:
    """The same by HTTP."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", served.port))
    raw.sendall(f"GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    return raw


@pytest.mark.parametrize("deaf", [deaf_socket, deaf_stream])
def test_who_does_not_read_is_cut_off_and_the_others_play_on(
    served: Served, monkeypatch: pytest.MonkeyPatch, deaf: Callable[..., socket.socket]
) -> None:
    monkeypatch.setattr("homestretch.server.viewer.STALLED_AFTER", 0.5)
    host = served.table("quarter-horse", "bot", "bot", "bot", options={"races": 100})
    live = served.hub.live[host.table]
    with host.line() as line, deaf(served, host.table):
        eventually(lambda: len(live.viewers) == 2, "both look on")
        host.start()
        line.until_table(lambda table: table["version"] > 100)
        # Its connection holds what the network's buffers take; after that it is behind, and then it is gone.
        eventually(lambda: len(live.viewers) == 1 or line.hear() is None, "the deaf one is cut off")
        version = line.hear()
        while "version" not in version:
            version = line.hear()
        line.until_table(lambda table: table["version"] > version["version"])
    eventually(lambda: not served.hub.lines, "its line is counted out")


def test_a_bot_that_thinks_for_long_holds_up_its_own_table_only(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, done = threading.Event(), threading.Event()

    def ponder(t: Any, seat: int, out: Any, n: int, g: Any) -> Action:
        thinking.set()
        assert done.wait(30)
        return Action(*out[0][:4], out[0][4])

    monkeypatch.setattr("homestretch.server.deciding.chooser", lambda game, level: ponder)
    slow = served.table("racehorse", *["bot"] * 5, options={"deals": 1})
    slow.start()
    assert thinking.wait(20)
    version = slow.see()["version"]
    quick = served.table("quarter-horse", "you", "bot", options={"races": 1})
    with quick.line() as line:
        line.send({"type": "auto", "on": True})
        line.send({"type": "ping"})
        line.until_type("beat")
        quick.start()
        line.until_table(lambda table: table["phase"] == "over")
    assert slow.see()["version"] == version
    done.set()
    eventually(lambda: slow.see()["version"] > version, "it goes on when it has thought")


@pytest.fixture(scope="module")
def unrationed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that takes as many requests as come."""
    free = Rate(1e9, 1e9)
    served = Served(tmp_path_factory.mktemp("data"), bounds=Bounds(new_tables=free, wrong_codes=free, requests=free))
    yield served
    served.stop()


described = schemathesis.openapi.from_dict(openapi(ROUTES, "1", BASE))


@described.parametrize()
@settings(max_examples=8)
def test_whatever_a_program_sends_the_server_does_not_fail(case: schemathesis.Case, unrationed: Served) -> None:
    answer = case.call(base_url=unrationed.base, timeout=20)
    case.validate_response(answer, checks=[not_a_server_error])
    assert answer.status_code < 500
