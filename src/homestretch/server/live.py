"""A live table: carries actions out (decode → check → append → apply → send), one at a time, and keeps its viewers
told.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from homestretch.engine.contract import CHANCE
from homestretch.engine.errors import HomestretchError
from homestretch.server import wire
from homestretch.server.errors import Refused, Stale, refusal_of
from homestretch.server.limits import SAID_KEPT
from homestretch.server.names import MOST_CHAT, clean
from homestretch.server.pace import PACES, Clocks
from homestretch.server.seats import Lobby
from homestretch.server.store import Entry, now_ms
from homestretch.server.table import Around, Attempt, Table
from homestretch.server.viewer import Viewer

if TYPE_CHECKING:
    from homestretch.server.hub import Hub

T = TypeVar("T")

# The most chance events that are taken together where nobody has to start them, such as the cards of a deal.
BURST = 80
# A person who has no line but has asked something counts as here for so many seconds.
HERE_FOR = 30.0
# What other processes say of presence holds for so long without being said again.
TOLD_FOR = 45.0
# A view that was just made for one viewer serves all others of the same seat.
SAME_VIEW = 0.2
# A table where nothing has happened for so many seconds keeps less in memory.
QUIET_AFTER = 20.0


class Live:
    """A table that somebody looks at or that plays on by itself."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub, self.table = hub, table
        self.times = PACES[table.kept.pace]
        self.viewers: set[Viewer] = set()
        self.clocks = Clocks()
        self.changed = asyncio.Event()
        self.said: deque[wire.Said] = deque(maxlen=SAID_KEPT)
        self.moved_at = self.used_at = time.monotonic()
        # Seat → when its person last asked for something here, and when another process last said that he is there.
        self.asked: dict[int, float] = {}
        self.elsewhere: dict[int, float] = {}
        self._told_others: list[int] = []
        # Seat → when its person must have shown up, before the start.
        self.awaited: dict[int, float] = {}
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._views: dict[int | None, tuple[float, int, bytes]] = {}

    # Carrying out

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even when whoever asked for it has gone: a stored event must always be applied."""

        async def locked() -> T:
            async with self._lock:
                return await work

        task = asyncio.create_task(locked())
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has got it, or has gone

    def _as(self, seat: int, work: Coroutine[Any, Any, int]) -> Coroutine[Any, Any, int]:
        """Do something for a seat, unless it has changed hands by the time that its turn has come."""
        asked_by = self.table.lobby.holder(seat)

        async def still() -> int:
            if self.table.lobby.holder(seat) != asked_by:
                work.close()
                raise Refused(401, "this seat is no longer yours: join anew")
            return await work

        return still()

    async def act(self, seat: int, action_id: str | None, version: int, text: str) -> int:
        """Carry out a person's or a bot's action; returns the version it made. Raises Refused, with nothing changed."""
        return await self._whole(self._as(seat, self._act(seat, action_id, version, text)))

    async def _act(self, seat: int, action_id: str | None, version: int, text: str) -> int:
        key = None if action_id is None else f"{seat}:{action_id}"
        if (done := await self._answered(key)) is not None:
            return done
        table = self.table
        self._must_have_begun()
        if not table.since[seat] <= version <= table.version and table.phase == "playing":
            return await self._answered_before(key)
        try:
            attempt = table.attempt(table.state, table.version + 1, seat, text, key)
        except HomestretchError as error:
            raise refusal_of(error) from error
        return await self._keep([attempt], key)

    async def start(self, seat: int, action_id: str, version: int) -> int:
        """The trigger starts the chance event that waits for him."""
        return await self._whole(self._as(seat, self._start(seat, action_id, version)))

    async def _start(self, seat: int, action_id: str, version: int) -> int:
        key = f"{seat}:{action_id}"
        if (done := await self._answered(key)) is not None:
            return done
        self._must_have_begun()
        table = self.table
        if table.phase == "over":
            raise Refused(409, "the game is over: there is nothing to start", title="Game over")
        if not table.chance_since <= version <= table.version:
            return await self._answered_before(key)
        if table.hand() != seat:
            raise Refused(403, "it is not yours to start what happens next: wait for your turn", title="Not your turn")
        return await self._befall(key)

    async def befall(self) -> int:
        """Carry out the chance events that are due and that nobody has to start."""
        return await self._whole(self._befall_if_due())

    async def _befall_if_due(self) -> int:
        return await self._befall(None) if self.table.is_chance() else self.table.version

    async def _befall(self, key: str | None) -> int:
        table, state = self.table, self.table.state
        by_hand = table.game.rules.by_hand
        burst: list[Attempt] = []
        while len(burst) < BURST:
            last, done = state.t.chance in by_hand, len(burst)
            try:
                text = table.ticket_text(state, table.played + done)
                burst.append(table.attempt(state, table.version + 1 + done, CHANCE, text, None if done else key))
            except HomestretchError as error:
                raise refusal_of(error) from error
            state = burst[-1].state
            if last or not state.is_chance_node() or state.t.chance in by_hand:
                break
        return await self._keep(burst, key)

    async def _keep(self, attempts: list[Attempt], key: str | None) -> int:
        table, entries = self.table, [attempt.entry for attempt in attempts]
        changes = {"phase": "over"} if attempts[-1].state.is_terminal() else {}
        if not await self.hub.store.append(table.id, entries, **changes):
            await self._catch_up()
            return await self._answered_before(key)
        for attempt in attempts:
            table.take(attempt)
        self.moved_at = time.monotonic()
        self.tell_news()
        self.hub.bus.tell({"table": table.id, "version": table.version})
        return entries[0].seq

    async def _answered(self, key: str | None) -> int | None:
        return None if key is None else self.table.answered.get(key)

    async def _answered_before(self, key: str | None) -> int:
        """The version that an old action made, if it was stored; else it is stale."""
        done = None if key is None else await self.hub.store.seq_of(self.table.id, key)
        if done is None:
            raise Stale
        return done

    def _must_have_begun(self) -> None:
        if self.table.phase == "open":
            raise Refused(409, "the game has not begun: the host starts it", title="Not begun")

    async def change(self, make: Callable[[Lobby], Lobby], **changes: Any) -> Lobby:
        """Change the table itself; `make` gets the lobby as it is then and may raise Refused."""
        return await self._whole(self._change(make, **changes))

    async def _change(self, make: Callable[[Lobby], Lobby], **changes: Any) -> Lobby:
        while True:
            table, lobby = self.table, make(self.table.lobby)
            entry = Entry(table.version + 1, now_ms(), "table", wire.write(lobby).decode())
            if await self.hub.store.append(
                table.id, [entry], taken=lobby.taken(), people=len(lobby.people()), **changes
            ):
                break
            await self._catch_up()
        before = table.lobby
        table.take_lobby(entry)
        if lobby.playing and not before.playing:
            self.moved_at = time.monotonic()
        self._after_lobby(before)
        self.tell_news()
        self.hub.bus.tell({"table": table.id, "version": table.version})
        return lobby

    def _after_lobby(self, before: Lobby) -> None:
        """Shut out whoever has lost his seat."""
        for number, (old, new) in enumerate(zip(before.seats, self.table.lobby.seats, strict=False)):
            if old.token != new.token:
                self.asked.pop(number, None)
                for viewer in self.viewers:
                    if viewer.seat == number and old.token is not None:
                        viewer.close("this seat is no longer yours", 4401)

    async def catch_up(self, version: int) -> None:
        """Take up what another process has written, up to a version at least."""
        if version > self.table.version:
            await self._whole(self._catch_up())

    async def _catch_up(self) -> None:
        before = self.table.lobby
        entries = await self.hub.store.events_after(self.table.id, self.table.version)
        self.table.replay(entries)
        if entries:
            self.moved_at = time.monotonic()
            self._after_lobby(before)
            self.tell_news()

    def say(self, seat: int, text: str) -> None:
        """Say something to all at the table."""
        line = clean(text, MOST_CHAT)
        if line:
            said = wire.Said(seat, self.table.lobby.seats[seat].name, line)
            self.hear(said)
            self.hub.bus.tell({"table": self.table.id, "said": [seat, said.name, line]})

    def hear(self, said: wire.Said) -> None:
        """Pass on what somebody has said, here or in another process."""
        self.said.append(said)
        for viewer in list(self.viewers):
            viewer.tell(said)

    # Viewers

    def join(self, viewer: Viewer) -> None:
        """Add a viewer: he is told the whole first, then what was said."""
        self.viewers.add(viewer)
        self.awaited.pop(-1 if viewer.seat is None else viewer.seat, None)
        self.tell_presence()
        for said in self.said:
            viewer.tell(said)

    def leave(self, viewer: Viewer) -> None:
        """Take a viewer out."""
        self.viewers.discard(viewer)
        self.used_at = time.monotonic()
        self.tell_presence()

    def touch(self, seat: int | None) -> None:
        """Note that somebody has asked for something without a line."""
        self.used_at = time.monotonic()
        if seat is not None and seat >= 0:
            new = not self.here(seat)
            self.asked[seat] = self.used_at
            self.awaited.pop(seat, None)
            if new:
                self.tell_presence()

    def here(self, seat: int) -> bool:
        """Say whether the person at a seat is here, by this process or another."""
        return self._by_us(seat) or time.monotonic() - self.elsewhere.get(seat, -TOLD_FOR) < TOLD_FOR

    def _by_us(self, seat: int) -> bool:
        """Say whether the person at a seat has a line to this process or has just asked it for something."""
        if any(viewer.seat == seat for viewer in self.viewers):
            return True
        return time.monotonic() - self.asked.get(seat, -HERE_FOR) < HERE_FOR

    def somebody_here(self) -> bool:
        """Say whether anybody looks on by this process, so that it is ours to go on; bots alone need nobody."""
        people = self.table.lobby.people()
        return not people or bool(self.viewers) or any(self._by_us(seat) for seat in people)

    def tell_others(self) -> None:
        """Tell other processes who is here by us."""
        if self.hub.bus.alone:
            return
        here = [seat for seat in self.table.lobby.people() if self._by_us(seat)]
        if here or self._told_others:
            gone = [seat for seat in self._told_others if seat not in here]
            self.hub.bus.tell({"table": self.table.id, "here": here, "gone": gone})
        self._told_others = here

    def hear_of_others(self, here: list[int], gone: list[int]) -> None:
        """Take up what another process says of who is there."""
        known = set(self.elsewhere)
        for seat in gone:
            self.elsewhere.pop(seat, None)
        self.elsewhere.update(dict.fromkeys(here, time.monotonic()))
        if set(self.elsewhere) != known:
            self._presence_changed()

    def tell_news(self) -> None:
        """Wake all who must know that something has happened."""
        self.used_at = time.monotonic()
        self.changed.set()
        for viewer in self.viewers:
            viewer.wake.set()

    def tell_presence(self) -> None:
        """Tell all that somebody has come or gone here."""
        self.tell_others()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self._views.clear()
        self.changed.set()
        for viewer in self.viewers:
            viewer.presence()

    def seat_views(self) -> list[wire.SeatView]:
        """The seats as all may see them."""
        return self.table.seat_views(self.here)

    def view(self, seat: int | None) -> wire.TableView:
        """The table as a viewer may see it now."""
        return self.table.view(seat, Around(self.here, self.hub.build, self.hub.invite, self.time_left))

    def view_text(self, seat: int | None) -> bytes:
        """The same, written; made once for all viewers of a seat."""
        now = time.monotonic()
        at, version, text = self._views.get(seat, (0.0, -1, b""))
        if version != self.table.version or now - at > SAME_VIEW:
            text = wire.write(self.view(seat))
            self._views[seat] = (now, self.table.version, text)
        return text

    # Time

    def run_clocks(self) -> None:
        """Let time pass for those whom the table waits for."""
        self.clocks.run(self.here, self.table.phase == "playing" and self.somebody_here())
        self.clocks.set(self._waited_people())

    def _waited_people(self) -> dict[int, int]:
        table = self.table
        if table.phase != "playing":
            return {}
        waited = {seat: table.since[seat] for seat in table.waited_seats()}
        hand = table.hand()
        if hand is not None:
            waited[hand] = table.chance_since
        return {seat: since for seat, since in waited.items() if table.lobby.seats[seat].kind == "person"}

    def seconds_left(self, seat: int) -> float:
        """Seconds until a person's turn is played for him."""
        clock, here = self.clocks.of[seat], self.here(seat)
        if self.table.hand() == seat:
            return clock.left(self.times.hand, self.times.chance, here)
        return clock.left(self.times.turn, self.times.absent, here)

    def time_left(self, seat: int | None) -> int | None:
        """Milliseconds until the viewer's own turn is played for him, or else the next of the others'."""
        self.run_clocks()
        if not self.somebody_here():
            return None
        waited = list(self.clocks.of) if seat is None or seat not in self.clocks.of else [seat]
        left = [self.seconds_left(one) for one in waited]
        return max(0, round(min(left) * 1000)) if left else None

    def tick(self) -> None:
        """Once a second: forget written views, and tell when somebody counts as here no longer."""
        now = time.monotonic()
        if self._views and now - self.used_at > 1:
            self._views.clear()
        if now - self.used_at > QUIET_AFTER:
            self.table.shrink()
        for told, lasts in ((self.asked, HERE_FOR), (self.elsewhere, TOLD_FOR)):
            for seat in [seat for seat, at in told.items() if now - at >= lasts]:
                del told[seat]
                self.tell_presence()

    def busy(self) -> bool:
        """Say whether something is being carried out."""
        return bool(self._tasks)

    def end(self, why: str, code: int) -> None:
        """Close every line."""
        for viewer in list(self.viewers):
            viewer.close(why, code)

    async def settle(self) -> None:
        """Wait for what is being carried out."""
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


def with_auto(lobby: Lobby, seat: int, on: bool) -> Lobby:
    """The same with a seat's chance events started for it, or no longer."""
    return lobby.put(seat, replace(lobby.seats[seat], auto=on))
