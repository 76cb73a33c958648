"""One line to one viewer: what he has seen, and what he is to be told next.

A viewer who is behind is not sent every version one by one: what happened since is told in one event, so that a slow
reader never makes the server queue.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from homestretch.server import wire

if TYPE_CHECKING:
    from homestretch.server.live import Live

log = logging.getLogger("homestretch.server")

BEAT_AFTER = 15.0
# A line that takes nothing for so long, or leaves so many answers unread, is cut off; the client comes back and is
# told anew.
STALLED_AFTER = 10.0
MOST_UNREAD = 64

Send = Callable[[bytes], Awaitable[None]]


class Viewer:
    """A viewer of a live table: a seat, or None for an onlooker."""

    def __init__(self, live: Live, seat: int | None, seen: int | None) -> None:
        self.live, self.seat, self.seen = live, seat, seen
        self.wake = asyncio.Event()
        self.wake.set()
        self.closed: str | None = None
        self.code = 1000
        self._first = True
        self._presence = False
        self._lines: deque[bytes] = deque()

    def tell(self, message: wire.ToViewer) -> None:
        """Queue a message of its own: an answer, chat, a beat."""
        if len(self._lines) >= MOST_UNREAD:
            self.close("you have read nothing for too long: connect again", 4408)
            return
        self._lines.append(wire.write(message))
        self.wake.set()

    def presence(self) -> None:
        """Note that somebody has come or gone."""
        self._presence = True
        self.wake.set()

    def close(self, why: str, code: int) -> None:
        """End the line, after saying why."""
        if self.closed is None:
            self.closed, self.code = why, code
        self.wake.set()

    async def serve(self, send: Send) -> None:
        """Send what there is to be told until the line is closed; raises TimeoutError when the reader has stalled."""
        while True:
            if not self.wake.is_set():
                try:
                    async with asyncio.timeout(BEAT_AFTER):
                        await self.wake.wait()
                except TimeoutError:
                    self._lines.append(wire.write(wire.Beat()))
            self.wake.clear()
            for line in self._next():
                async with asyncio.timeout(STALLED_AFTER):
                    await send(line)
            if self.closed is not None:
                return

    def _next(self) -> list[bytes]:
        if self.closed is not None:
            return [wire.write(wire.Closing(self.closed))]
        lines = []
        table = self.live.table
        if self._first or self.seen != table.version:
            lines.append(self._news())
            self._presence = False
        elif self._presence:
            self._presence = False
            lines.append(wire.write(wire.Presence(self.live.seat_views())))
        lines += self._lines
        self._lines.clear()
        return lines

    def _news(self) -> bytes:
        table, view = self.live.table, self.live.view_text(self.seat)
        told = None if self.seen is None else table.told_since(self.seen, self.seat)
        since, self.seen, self._first = self.seen, table.version, False
        if told is None or since is None:
            return b'{"type":"full","table":' + view + b"}"
        did = b",".join(bytes(one) for one in told)
        return b'{"type":"event","since":%d,"version":%d,"did":[%b],"table":%b}' % (since, table.version, did, view)
