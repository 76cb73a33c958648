"""The server as a process: killed without warning, stopped by Ctrl-C, started on a busy port."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from homestretch.server.errors import ServerError
from homestretch.server.run import listen, serve
from tests.conftest import free_port
from tests.server.serving import PATIENCE, Line, bearer, eventually

COMMAND = """
import sys
from pathlib import Path
from homestretch.server.run import serve
serve(port=int(sys.argv[1]), data_folder=Path(sys.argv[2]), open_browser=len(sys.argv) > 3)
"""


@contextlib.contextmanager
def process(folder: Path, port: int, *more: str, **env: str) -> Iterator[subprocess.Popen[str]]:
    """A server of its own; its address answers when the block begins, and it is gone when the block ends."""
    command = [sys.executable, "-c", COMMAND, str(port), str(folder), *more]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, **env}
    )
    try:
        eventually(lambda: answers(port) or server.poll() is not None, "the server answers")
        yield server
    finally:
        if server.poll() is None:
            server.kill()
        server.communicate()


def answers(port: int) -> bool:
    """Say whether a server answers there."""
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/api/v1/tables", trust_env=False).status_code == 200
    return False


def open_table(http: httpx.Client) -> tuple[str, str]:
    """A started table of one person and a bot: its id and the person's token."""
    seats = [{"kind": "you"}, {"kind": "bot"}]
    wish = {"game": "quarter-horse", "seats": seats, "pace": "instant", "options": {"races": 100}}
    made = http.post("/tables", json=wish).json()
    assert http.post(f"/tables/{made['table']}/start", json={}, headers=bearer(made["token"])).status_code == 200
    return made["table"], made["token"]


def roll_on(http: httpx.Client, table: str, token: str, done: dict[str, int]) -> None:
    """Roll whenever it is one's turn, and note each acknowledged action, until the server is gone."""
    number = 0
    with contextlib.suppress(httpx.HTTPError):
        while True:
            view = http.get(f"/tables/{table}", headers=bearer(token)).json()["table"]
            if view["chance"] and view["chance"]["by_hand"] and view["chance"]["trigger"] == 0:
                number += 1
                body = {"id": f"{len(done)}-{number}-{time.monotonic_ns()}", "version": view["version"]}
                answer = http.post(f"/tables/{table}/chance", json=body, headers=bearer(token))
                if answer.status_code == 200:
                    done[body["id"]] = answer.json()["version"]


def grown(done: list[dict[str, int]], to: int) -> bool:
    """Say whether so many actions have been acknowledged."""
    return sum(map(len, done)) >= to


def test_whatever_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}/api/v1"
    tables: list[tuple[str, str]] = []
    done: list[dict[str, int]] = []
    for round_number in range(4):
        with process(tmp_path, port) as server, httpx.Client(base_url=base, trust_env=False, timeout=PATIENCE) as http:
            for (table, token), acknowledged in zip(tables, done, strict=True):
                for action_id, version in acknowledged.items():
                    again = http.post(
                        f"/tables/{table}/chance", json={"id": action_id, "version": 1}, headers=bearer(token)
                    )
                    assert again.json() == {"id": action_id, "version": version}
            if not tables:
                tables += [open_table(http) for _ in range(3)]
                done += [{} for _ in tables]
            before = sum(map(len, done))
            rollers = [
                threading.Thread(target=roll_on, args=(http, *table, acknowledged))
                for table, acknowledged in zip(tables, done, strict=True)
            ]
            for roller in rollers:
                roller.start()
            eventually(partial(grown, done, before + 10), "some actions are acknowledged")
            if round_number < 3:
                server.kill()
            else:
                server.send_signal(signal.SIGTERM)
            for roller in rollers:
                roller.join(PATIENCE)
    assert sum(map(len, done)) >= 40


def test_ctrl_c_tells_the_viewers_and_ends_without_a_word_too_many(tmp_path: Path) -> None:
    port = free_port()
    with process(tmp_path, port) as server, contextlib.ExitStack() as stack:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1", trust_env=False) as http:
            table, token = open_table(http)
        lines = []
        for _ in range(5):
            socket = stack.enter_context(connect(f"ws://127.0.0.1:{port}/api/v1/tables/{table}/ws", proxy=None))
            line = Line(socket)
            line.send({"type": "hello", "token": token, "version": None})
            line.until_type("full")
            lines.append(line)
        address = f"http://127.0.0.1:{port}/api/v1/tables/{table}/stream"
        stream = stack.enter_context(httpx.stream("GET", address, trust_env=False))
        server.send_signal(signal.SIGINT)
        for line in lines:
            why, code = line.closing()
            assert "saved" in why
            assert code == 1012
        assert '"closing"' in "".join(stream.iter_text())
        said, _ = server.communicate(timeout=PATIENCE)
        assert server.returncode == 0
    expected = f"Homestretch is open at http://localhost:{port}/\nCtrl-C stops it; every game is saved.\nStopped.\n"
    assert said == expected


def test_a_busy_port_is_one_sentence_with_the_option_to_change_it(tmp_path: Path) -> None:
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    with listening, pytest.raises(ServerError) as refused:
        serve(port=port, data_folder=tmp_path)
    assert str(refused.value) == f"port {port} is in use, perhaps by another Homestretch: choose another with --port"


def test_a_data_folder_has_one_server(tmp_path: Path) -> None:
    with process(tmp_path, free_port()) as first:
        with pytest.raises(ServerError) as refused:
            serve(port=0, data_folder=tmp_path)
        assert "another Homestretch server uses the data folder" in str(refused.value)
        first.kill()
        first.wait(PATIENCE)
        with process(tmp_path, free_port()) as second:
            assert second.poll() is None


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 8000), ("127.0.0.1", 99999), ("192.0.2.1", 8000)])
def test_an_address_that_cannot_be_had_is_one_sentence(host: str, port: int) -> None:
    with pytest.raises(ServerError) as refused:
        listen(host, port)
    assert "--host" in str(refused.value) or "--port" in str(refused.value)


@pytest.mark.parametrize("browser", ["false", "/nothing/here", "cat"])
def test_a_browser_that_fails_or_wants_the_terminal_does_not_matter(tmp_path: Path, browser: str) -> None:
    port = free_port()
    with process(tmp_path, port, "open", BROWSER=browser, DISPLAY=":99") as server:
        time.sleep(0.3)
        assert answers(port)
        server.send_signal(signal.SIGINT)
        said, _ = server.communicate(timeout=PATIENCE)
        assert server.returncode == 0
    assert said.startswith("Homestretch is open at ")


def test_it_starts_again_at_once_on_the_same_port(tmp_path: Path) -> None:
    port = free_port()
    for _ in range(2):
        with process(tmp_path, port) as server:
            tables: Any = httpx.get(f"http://127.0.0.1:{port}/api/v1/tables", trust_env=False).json()
            assert tables == []
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=PATIENCE)
            assert server.returncode == 0
