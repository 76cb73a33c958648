"""The server's speed: acknowledged actions a second over WebSocket with 200 tables, and how soon the others see them.

The server runs as a process of its own with SQLite on disk; two people sit at each table, each with a socket, and
whoever has the dice rolls. First all tables as fast as they can; then at a steady 500 actions a second, where the time
from an action to the answer and to the other one's screen is measured. The people are played by this process, which
takes its share of the machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import sys
from pathlib import Path
from homestretch.server.hub import Bounds
from homestretch.server.limits import Rate
from homestretch.server.run import serve
free = Rate(1e9, 1e9)
bounds = Bounds(new_tables=free, requests=free, messages=free, lines_of_address=4000)
serve(port=int(sys.argv[1]), data_folder=Path(sys.argv[2]), bounds=bounds)
"""
SEATS = [{"kind": "you"}, {"kind": "open"}]
OPTIONS = {"races": 100, "starting_chips": 1_000_000}


class Roller:
    """One person's socket: rolls when it has the dice and may, and notes when it hears what."""

    def __init__(self, bench: Bench, table: str, seat: int, token: str) -> None:
        self.bench, self.table, self.seat, self.token = bench, table, seat, token
        self.socket: ClientConnection | None = None
        self.version = 0
        self.number = 0
        self.asked: dict[str, float] = {}

    async def run(self, address: str) -> None:
        """Hear and roll until the socket is closed."""
        async with connect(address, proxy=None, max_size=2**22, compression=None) as self.socket:
            await self.socket.send(json.dumps({"type": "hello", "token": self.token, "version": None}))
            async for text in self.socket:
                await self.hear(json.loads(text))

    async def hear(self, message: dict[str, Any]) -> None:
        """Take a message up."""
        now = time.perf_counter()
        if message["type"] == "answer":
            sent = self.asked.pop(message["id"])
            if message["ok"]:
                self.bench.acknowledged(now - sent)
            return
        if "table" not in message:
            return
        if (sent := self.bench.rolled.pop((self.table, self.seat), None)) is not None:
            self.bench.seen(now - sent)
        table = message["table"]
        chance = table["chance"]
        if chance and chance["by_hand"] and chance["trigger"] == self.seat and table["version"] > self.version:
            self.version = table["version"]
            await self.bench.ready(self)

    async def roll(self) -> None:
        """Start the throw."""
        assert self.socket is not None
        self.number += 1
        action_id = f"{self.seat}-{self.number}"
        self.asked[action_id] = now = time.perf_counter()
        self.bench.rolled[self.table, 1 - self.seat] = now
        await self.socket.send(json.dumps({"type": "start", "id": action_id, "version": self.version}))


class Bench:
    """All people at all tables, and what was measured."""

    def __init__(self, rate: float | None) -> None:
        self.rate = rate
        self.rolled: dict[tuple[str, int], float] = {}
        self.answers: list[float] = []
        self.screens: list[float] = []
        self.waiting: asyncio.Queue[Roller] = asyncio.Queue()

    def acknowledged(self, seconds: float) -> None:
        """Note an answer."""
        self.answers.append(seconds)

    def seen(self, seconds: float) -> None:
        """Note that the other one has seen it."""
        self.screens.append(seconds)

    async def ready(self, roller: Roller) -> None:
        """Roll at once, or when it is this one's turn at the steady rate."""
        if self.rate is None:
            await roller.roll()
        else:
            self.waiting.put_nowait(roller)

    async def steadily(self) -> None:
        """Let waiting ones roll at the steady rate."""
        assert self.rate is not None
        begin, number = time.perf_counter(), 0
        while True:
            roller = await self.waiting.get()
            number += 1
            await asyncio.sleep(max(0.0, begin + number / self.rate - time.perf_counter()))
            await roller.roll()


async def measure(base: str, pid: int, tables: int, seconds: float, rate: float | None) -> dict[str, float]:
    """Open tables, play for some seconds, and give the figures."""
    bench = Bench(rate)
    rollers: list[Roller] = []
    async with httpx.AsyncClient(base_url=base + "/api/v1", trust_env=False, timeout=60) as http:
        hosts = []
        for _ in range(tables):
            wish = {
                "game": "quarter-horse",
                "pace": "instant",
                "options": OPTIONS,
                "seats": [{"kind": "you"}, {"kind": "open"}],
            }
            host = (await http.post("/tables", json=wish)).json()
            other = (await http.post(f"/tables/{host['table']}/join", json={"name": "B", "code": host["code"]})).json()
            rollers += [Roller(bench, host["table"], seat["seat"], seat["token"]) for seat in (host, other)]
            hosts.append(host)
        sockets = base.replace("http", "ws") + "/api/v1/tables/{}/ws"
        lines = [asyncio.create_task(roller.run(sockets.format(roller.table))) for roller in rollers]
        await asyncio.sleep(1)
        for host in hosts:
            await http.post(
                f"/tables/{host['table']}/start", json={}, headers={"Authorization": f"Bearer {host['token']}"}
            )
        pacer = asyncio.create_task(bench.steadily()) if rate is not None else None
        await asyncio.sleep(2)
        bench.answers.clear()
        bench.screens.clear()
        begin, used = time.perf_counter(), cpu_seconds(pid)
        await asyncio.sleep(seconds)
        used, took = cpu_seconds(pid) - used, time.perf_counter() - begin
        answers, screens = list(bench.answers), list(bench.screens)
        for task in [*lines, *([pacer] if pacer else [])]:
            task.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
    return {
        "actions_a_second": len(answers) / took,
        "server_cpu_us_an_action": used / max(1, len(answers)) * 1e6,
        "answer_p50_ms": part(answers, 0.5) * 1000,
        "answer_p99_ms": part(answers, 0.99) * 1000,
        "screen_p50_ms": part(screens, 0.5) * 1000,
        "screen_p99_ms": part(screens, 0.99) * 1000,
    }


def bearer(host: dict[str, Any]) -> dict[str, str]:
    """The header with a host's token."""
    return {"Authorization": f"Bearer {host['token']}"}


def part(values: list[float], share: float) -> float:
    """The value below which a share of the values lie."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def resident_mib(pid: int) -> float:
    """The resident memory of a process, in MiB (Linux)."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return float("nan")


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used (Linux): a figure that other programs on the machine hardly change."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return float("nan")


def idle_tables(base: str, pid: int, number: int) -> float:
    """How much one live idle table takes, in KiB: a started Quarter Horse that waits for its roller."""
    with httpx.Client(base_url=base + "/api/v1", trust_env=False, timeout=60) as http:
        before = resident_mib(pid)
        for _ in range(number):
            wish = {"game": "quarter-horse", "pace": "calm", "seats": [{"kind": "you"}, *[{"kind": "bot"}] * 3]}
            host = http.post("/tables", json=wish).json()
            http.post(f"/tables/{host['table']}/start", json={}, headers=bearer(host))
        time.sleep(5)
        return (resident_mib(pid) - before) * 1024 / number


def main(tables: int = 200, seconds: float = 8.0) -> dict[str, Any]:
    """Run all measurements and print them; gives them back as one object."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    figures: dict[str, Any] = {"tables": tables}
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(port), folder], stdout=subprocess.DEVNULL)
        try:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    httpx.get(base + "/", trust_env=False)
                    break
                time.sleep(0.02)
            figures["first_page_s"] = time.perf_counter() - begin
            figures["resident_mib"] = resident_mib(server.pid)
            figures["idle_table_kib"] = idle_tables(base, server.pid, 300)
            figures["as_fast_as_it_can"] = asyncio.run(measure(base, server.pid, tables, seconds, None))
            figures["at_500_a_second"] = asyncio.run(measure(base, server.pid, tables, seconds, 500))
        finally:
            server.terminate()
            server.wait(20)
    show(figures)
    return figures


def show(figures: dict[str, Any], indent: str = "") -> None:
    """Print figures, one a line."""
    for name, value in figures.items():
        if isinstance(value, dict):
            print(f"{indent}{name}:")
            show(value, indent + "  ")
        else:
            print(f"{indent}{name}: {value:,.1f}" if isinstance(value, float) else f"{indent}{name}: {value}")


if __name__ == "__main__":
    main()
