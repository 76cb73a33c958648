"""What the server's tests share: a real server in a thread, and people who talk to it over HTTP and WebSocket."""

from __future__ import annotations

import contextlib
import itertools
import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from homestretch.server.app import make_app
from homestretch.server.run import Quiet, Settings, configure, listen, make_hub, open_store, own_names

PATIENCE = 20.0


class Served:
    """A running server: its address, its hub, and the people who talk to it."""

    def __init__(self, folder: Path, said: list[str] | None = None, **settings: Any) -> None:
        self.said = said if said is not None else []
        self.settings = Settings(data_folder=folder, **({"port": 0} | settings))
        self.listening = listen(self.settings.host, self.settings.port)
        self.port = self.listening.getsockname()[1]
        self.store = open_store(self.settings, self.said.append)
        self.hub = make_hub(self.settings, self.store, self.port)
        ready = threading.Event()
        app = make_app(self.hub, own_names(self.settings))
        self.server = Quiet(configure(app, self.settings), self.hub, ready.set)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]}, daemon=True)
        self.thread.start()
        assert ready.wait(PATIENCE)
        self.base = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.base + "/api/v1", trust_env=False, timeout=PATIENCE)

    def stop(self) -> None:
        """Stop as Ctrl-C does."""
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.store.close()
        self.listening.close()

    def table(self, game: str = "quarter-horse", *seats: str, **wish: Any) -> Person:
        """Make a table; the first "you" among the seats is the person that comes back."""
        kinds = [{"kind": kind} for kind in seats or ("you", "open", "bot")]
        wish = {"game": game, "seats": kinds, "pace": "instant", "options": {}} | wish
        answer = self.http.post("/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return Person(self, **answer.json())

    def join(self, host: Person, name: str = "Ben", **wish: Any) -> Person:
        """Sit down at a table of which the host has told the code."""
        answer = self.http.post(f"/tables/{host.table}/join", json={"name": name, "code": host.code} | wish)
        assert answer.status_code == 201, answer.text
        return Person(self, **answer.json())

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        """Ask."""
        return self.http.get(path, headers=bearer(token))

    def post(self, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        """Ask for a change."""
        return self.http.post(path, json={} if body is None else body, headers=bearer(token))


def bearer(token: str | None) -> dict[str, str]:
    """The header that carries a token."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


class Person:
    """Somebody with a seat, and one or more lines to the table."""

    def __init__(self, served: Served, table: str, seat: int | None, token: str | None, code: str) -> None:
        self.served, self.table, self.seat, self.token, self.code = served, table, seat, token, code
        self.ids = (f"id-{seat}-{number}" for number in itertools.count())

    @property
    def path(self) -> str:
        """The table's address."""
        return f"/tables/{self.table}"

    def see(self) -> dict[str, Any]:
        """The table as this person may see it."""
        answer = self.served.get(self.path, self.token)
        assert answer.status_code == 200, answer.text
        return answer.json()["table"]

    def post(self, call: str, body: Any = None) -> httpx.Response:
        """Ask for a change at the table."""
        return self.served.post(f"{self.path}/{call}", body, self.token)

    def start(self) -> None:
        """Begin the game (the host)."""
        answer = self.post("start")
        assert answer.status_code == 200, answer.text

    def act(self, version: int, do: str, action_id: str | None = None) -> httpx.Response:
        """Act by HTTP."""
        return self.post("act", {"id": action_id or next(self.ids), "version": version, "do": do})

    @contextlib.contextmanager
    def line(self, **hello: Any) -> Iterator[Line]:
        """A socket, after its hello."""
        with open_line(self.served, self.table, {"token": self.token, "version": None} | hello) as line:
            yield line


@contextlib.contextmanager
def open_line(served: Served, table: str, hello: dict[str, Any] | None, **how: Any) -> Iterator[Line]:
    """A socket to a table; `hello` None sends nothing."""
    address = f"ws://127.0.0.1:{served.port}/api/v1/tables/{table}/ws"
    with connect(address, proxy=None, **({"max_size": 2**22} | how)) as socket:
        line = Line(socket)
        if hello is not None:
            # A server that has no room says so without waiting for the hello.
            with contextlib.suppress(ConnectionClosed):
                line.send({"type": "hello"} | hello)
        yield line


class Line:
    """One socket: sends, hears, and remembers what it has heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    def send(self, message: Any) -> None:
        """Send a message."""
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        return message

    def until(self, fits: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The next message that fits."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear()
            if fits(message):
                return message
        raise AssertionError(f"no such message came; the last was {self.heard[-1]}")

    def until_type(self, kind: str) -> dict[str, Any]:
        """The next message of a type."""
        return self.until(lambda message: message["type"] == kind)

    def until_table(self, fits: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first view of the table, among those still to be heard, that fits."""
        return self.until(lambda message: "table" in message and fits(message["table"]))["table"]

    def closing(self) -> tuple[str, int]:
        """Why and with which code the server ends this line."""
        why = ""
        try:
            while True:
                message = self.hear()
                why = message["why"] if message["type"] == "closing" else why
        except ConnectionClosed as closed:
            return why, closed.rcvd.code if closed.rcvd else 1006


def eventually(holds: Callable[[], Any], what: str) -> Any:
    """Wait until something holds, and give it back; the test fails when it does not come about."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := holds():
            return found
        time.sleep(0.01)
    raise AssertionError(f"never came about: {what}")
