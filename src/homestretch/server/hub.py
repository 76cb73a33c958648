"""All tables of a server: finding, making, loading and letting go of them, and the work that is done every so often."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from homestretch.engine.errors import HomestretchError
from homestretch.play.game import Game
from homestretch.server import limits, wire
from homestretch.server.bus import Bus, Hint, LocalBus
from homestretch.server.driver import drive
from homestretch.server.errors import Refused, refusal_of
from homestretch.server.live import TOLD_FOR, Live
from homestretch.server.names import clean
from homestretch.server.pace import SAVED_EVERY
from homestretch.server.seats import WATCHING, Lobby, Seat, hash_of, new_code, new_table_id, new_token
from homestretch.server.store import Entry, Kept, Store, StoreError, now_ms
from homestretch.server.table import Table, fresh_secret, open_table

log = logging.getLogger("homestretch.server")
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

# A table that nobody looks at leaves the memory after so many seconds; it comes back when somebody does.
IDLE_FOR = 60.0
# A seat is free again when its person does not show up within so many seconds after sitting down, or stays away for
# so long before the start.
SHOW_UP_WITHIN = 60.0
STAY_AWAY_FOR = 15 * 60.0
# Tables that were never started are forgotten after so many days.
OPEN_DAYS = 2
DAY_MS = 24 * 3600 * 1000
SWEEP_EVERY = 600.0
PRESENCE_EVERY = 15.0
ANSWERED_WITHIN = 2.0
# Chores go through so many tables before they let others have a turn.
AT_A_TIME = 50


@dataclass
class Bounds:
    """How much there may be of everything; a deployment (or a test) may set its own."""

    tables: int = limits.TABLES
    lines: int = limits.LINES
    lines_of_address: int = limits.LINES_OF_ADDRESS
    lines_of_table: int = limits.LINES_OF_TABLE
    new_tables: limits.Rate = limits.NEW_TABLES
    wrong_codes: limits.Rate = limits.WRONG_CODES
    requests: limits.Rate = limits.REQUESTS
    messages: limits.Rate = limits.MESSAGES
    chat: limits.Rate = limits.CHAT


@dataclass
class Hub:
    """The live tables of one process, over the store that all processes share."""

    store: Store
    build: str = "dev"
    # The address that phones of the same network can reach, such as http://192.168.1.5:8000.
    address: Callable[[], str] = lambda: ""
    bus: Bus = field(default_factory=LocalBus)
    bounds: Bounds = field(default_factory=Bounds)

    def __post_init__(self) -> None:
        self.live: dict[str, Live] = {}
        self.thinkers = ThreadPoolExecutor(2, "bot")
        self.lines: Counter[str] = Counter()
        self.closing: str | None = None
        self.new_tables = limits.Buckets(self.bounds.new_tables)
        self.wrong_codes = limits.Buckets(self.bounds.wrong_codes)
        self.requests = limits.Buckets(self.bounds.requests)
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._clocks: dict[str, list[list[float]]] = {}

    # Beginning and end

    async def open(self) -> None:
        """Begin: hear the others, take running games up again, do the chores."""
        await self.bus.open(self._hear)
        self._chores = [
            asyncio.create_task(self._take_bots_up()),
            asyncio.create_task(self._every(SAVED_EVERY, self._tick)),
            asyncio.create_task(self._every(PRESENCE_EVERY, self._tell_presence)),
            asyncio.create_task(self._every(SWEEP_EVERY, self._sweep)),
        ]

    async def _take_bots_up(self) -> None:
        """Let bots go on where no person plays; every other game waits until somebody comes back to it."""
        for table_id in await self.store.of_bots_alone():
            try:
                await self.find(table_id)
            except Refused as refused:
                log.warning("table %s is left as it is: %s", table_id, refused.detail)

    def say_goodbye(self, why: str) -> None:
        """Tell every viewer that the server stops; no new line is taken after this."""
        self.closing = why
        for live in self.live.values():
            live.end(why, 1012)

    async def close(self) -> None:
        """End: finish what is being carried out, write the clocks down, let go."""
        for task in [*self._chores, *self._drivers.values()]:
            task.cancel()
        await asyncio.gather(*self._chores, *self._drivers.values(), return_exceptions=True)
        for live in list(self.live.values()):
            await live.settle()
        try:
            await self._save_clocks()
        except StoreError as error:
            log.warning("the clocks could not be saved: %s", error)
        await self.bus.close()
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    # Finding and making

    async def find(self, table_id: str) -> Live:
        """The live table of an id, loaded if need be; raises Refused where there is none or it cannot be played by
        these rules.
        """
        known = self.live.get(table_id)
        if known is not None:
            return known
        if _TABLE_ID.fullmatch(table_id) is None:
            raise Refused(400, "that is no id of a table")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Live:
        kept = await self.store.find(table_id)
        if kept is None:
            raise no_table()
        entries = await self.store.events_after(table_id, 0)
        clocks = await self.store.clocks_of(table_id)
        if len(self.live) >= self.bounds.tables:
            self._let_go(0.0)
        if len(self.live) >= self.bounds.tables:
            raise Refused(503, "too many tables are in play here: come back later")
        try:
            # A long game takes a while to replay, and the others must not wait for it.
            table = await asyncio.get_running_loop().run_in_executor(None, load_table, kept, entries)
        except HomestretchError as error:
            raise Refused(409, f"this table cannot be played on: {error}", title="Cannot be loaded") from error
        live = self._take_up(table)
        live.run_clocks()
        live.clocks.restore(clocks)
        return live

    def _take_up(self, table: Table) -> Live:
        live = self.live[table.id] = Live(self, table)
        now = time.monotonic()
        live.awaited = dict.fromkeys(table.lobby.people(), now + STAY_AWAY_FOR)
        if not self.bus.alone:
            # Until the other processes have said who is there, nobody counts as away.
            live.elsewhere = dict.fromkeys(table.lobby.people(), now - TOLD_FOR + ANSWERED_WITHIN)
            self.bus.tell({"table": table.id, "who": True})
        self._drivers[table.id] = asyncio.create_task(drive(live), name=f"drive {table.id}")
        return live

    async def make(self, wish: wire.NewTable, address: str) -> wire.Joined:
        """Make a table as wished; raises Refused where the game, its options or its seats are not possible."""
        if not self.new_tables.take(address):
            raise Refused(429, "you have opened many tables in a short time: wait a little")
        if len(self.live) >= self.bounds.tables:
            self._let_go(0.0)
        if len(self.live) >= self.bounds.tables:
            raise Refused(503, "too many tables are in play here: come back later")
        try:
            game = Game(wish.game, len(wish.seats), wish.options)
        except HomestretchError as error:
            raise refusal_of(error) from error
        if sum(seat.kind == "you" for seat in wish.seats) > 1:
            raise Refused(422, "one seat at most can be yours: ask for the others as open or as bots")
        token = new_token()
        lobby, seat = _seated(wish, token)
        secret, code, now = fresh_secret(), new_code(wish.public), now_ms()
        name = clean(wish.name or "", 40) or game.rules.title
        kept = Kept(
            new_table_id(), game.name, game.rules.version, game.seats, dict(wish.options), name, code, wish.public,
            wish.pace, secret, now, now, "open", lobby.taken(), len(lobby.people()),
        )  # fmt: skip
        first = Entry(1, now, "table", wire.write(lobby).decode())
        await self.store.create(kept, first)
        self._take_up(open_table(kept, [first]))
        return wire.Joined(kept.id, seat, token, code)

    def invite(self, table: Table) -> str:
        """The address that brings somebody to a table's open seat."""
        return f"{self.address()}/join/{table.kept.code}"

    async def forget(self, live: Live, why: str) -> None:
        """Close a table for good; for tables that were never started."""
        live.end(why, 4404)
        self._drop(live.table.id)
        await self.store.forget([live.table.id])

    # Lines

    def take_line(self, address: str) -> None:
        """Count a new line, from its first moment on; raises Refused where there are too many."""
        if self.closing is not None:
            raise Refused(503, self.closing)
        if self.lines.total() >= self.bounds.lines or self.lines[address] >= self.bounds.lines_of_address:
            raise Refused(503, "too many are looking on: come back later")
        self.lines[address] += 1

    def must_have_room(self, live: Live) -> None:
        """Refuse another viewer of a table that has as many as it may."""
        if len(live.viewers) >= self.bounds.lines_of_table:
            raise Refused(503, "too many are looking on at this table: come back later")

    def give_line(self, address: str) -> None:
        """Count a line that has ended."""
        self.lines[address] -= 1
        if self.lines[address] <= 0:
            del self.lines[address]

    # Chores

    async def _every(self, seconds: float, chore: Callable[[], object]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                done = chore()
                if asyncio.iscoroutine(done):
                    await done
            except StoreError as error:
                log.warning("the database cannot be reached: %s", error)
            except Exception:
                log.exception("a chore of the server failed")

    async def _tick(self) -> None:
        self._let_go(IDLE_FOR)
        for number, live in enumerate(list(self.live.values())):
            live.tick()
            await self._free_seats(live)
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)
        await self._save_clocks()

    async def _save_clocks(self) -> None:
        running = {}
        for number, (table_id, live) in enumerate(list(self.live.items())):
            live.run_clocks()
            saved = live.clocks.saved()
            if saved != self._clocks.get(table_id, []):
                running[table_id] = saved
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)
        await self.store.save_clocks(running)
        self._clocks.update((table_id, saved) for table_id, saved in running.items() if table_id in self.live)

    async def _free_seats(self, live: Live) -> None:
        """Before the start, free the seats of people who have not shown up."""
        if live.table.phase != "open":
            return
        now = time.monotonic()
        for seat in live.table.lobby.people():
            if live.here(seat):
                live.awaited[seat] = now + STAY_AWAY_FOR
            elif now >= live.awaited.setdefault(seat, now + SHOW_UP_WITHIN):
                await self.stand_up(live, seat)

    async def stand_up(self, live: Live, seat: int) -> None:
        """Free a person's seat; a table that was not started and that nobody is left at is forgotten."""

        def without(lobby: Lobby) -> Lobby:
            if lobby.seats[seat].kind != "person":
                return lobby
            return lobby.departed(seat) if live.table.phase == "over" else lobby.without(seat)

        live.awaited.pop(seat, None)
        lobby = await live.change(without)
        if not lobby.playing and not lobby.people() and lobby.watcher is None:
            await self.forget(live, "everybody has left this table before the start")

    def _let_go(self, idle_for: float) -> None:
        """Let tables leave the memory that nobody looks at and where nothing goes on."""
        now = time.monotonic()
        for table_id, live in list(self.live.items()):
            goes_on = live.table.phase == "playing" and live.somebody_here()
            waits = live.table.phase == "open" and bool(live.table.lobby.people())
            if not live.viewers and not goes_on and not waits and now - live.used_at >= idle_for and not live.busy():
                self._drop(table_id)

    def _drop(self, table_id: str) -> None:
        self.live.pop(table_id, None)
        self._clocks.pop(table_id, None)
        driver = self._drivers.pop(table_id, None)
        if driver is not None:
            driver.cancel()

    async def _sweep(self) -> None:
        """Forget tables that were never started and that nobody has touched for days."""
        old = await self.store.older("open", now_ms() - OPEN_DAYS * DAY_MS)
        await self.store.forget([table_id for table_id in old if table_id not in self.live])

    # Other processes

    async def _hear(self, hint: Hint) -> None:
        if hint.get("missed"):
            for live in list(self.live.values()):
                await live.catch_up(live.table.version + 1)
            return
        hinted = self.live.get(str(hint.get("table")))
        if hinted is not None:
            await self._hear_of(hinted, hint)

    async def _hear_of(self, live: Live, hint: Hint) -> None:
        if "version" in hint:
            await live.catch_up(hint["version"])
        if "said" in hint:
            live.hear(wire.Said(*hint["said"]))
        if "who" in hint:
            live.tell_others()
        if "here" in hint:
            live.hear_of_others(hint["here"], hint.get("gone", []))

    def _tell_presence(self) -> None:
        for live in self.live.values():
            live.tell_others()


def load_table(kept: Kept, entries: list[Entry]) -> Table:
    """The table of stored events; raises HomestretchError where it was played by other rules, or cannot have been."""
    ours = Game(kept.game, kept.seats, kept.options).rules.version
    if kept.rules != ours:
        raise HomestretchError(
            f"it was begun by version {kept.rules} of the rules of {kept.game}; this program has version {ours}"
        )
    return open_table(kept, entries)


def no_table() -> Refused:
    """The refusal where there is no such table."""
    return Refused(404, "there is no such table here: look in the lobby, or ask the host", title="No such table")


def _seated(wish: wire.NewTable, token: str) -> tuple[Lobby, int | None]:
    """The lobby that a wish asks for, and the host's seat (None where he only watches)."""
    lobby, own = Lobby(tuple(Seat() for _ in wish.seats), WATCHING), None
    for number, seat in enumerate(wish.seats):
        if seat.kind == "you":
            own = number
            lobby = lobby.person(number, seat.name, token, wish.entropy)
    for number, seat in enumerate(wish.seats):
        if seat.kind == "bot":
            lobby = lobby.bot(number, seat.level or "basic")
    if own is None:
        return Lobby(lobby.seats, WATCHING, watcher=hash_of(token)), None
    return Lobby(lobby.seats, own), own


def new_node_name() -> str:
    """A name for this process on the bus."""
    return secrets.token_hex(8)
