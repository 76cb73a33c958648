"""How several processes of one deployment hear of each other's tables: nothing in one process, Redis between many.

A bus carries hints only (this table has a newer version; somebody said something; these seats are here). Truth is in
the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

log = logging.getLogger("homestretch.server")
CHANNEL = "homestretch"
RETRY_AFTER = 1.0

Hint = dict[str, Any]
Hear = Callable[[Hint], Awaitable[None]]


class Bus(Protocol):
    """Tells other processes, and hears them; `alone` where there are none."""

    alone: bool

    async def open(self, hear: Hear) -> None:
        """Begin to hear."""

    async def close(self) -> None:
        """Hear no longer."""

    def tell(self, hint: Hint) -> None:
        """Tell all other processes; never waits."""


class LocalBus:
    """The bus of a server that is one process: nobody to tell."""

    alone = True

    async def open(self, hear: Hear) -> None:
        """Nothing to hear."""

    async def close(self) -> None:
        """Nothing to end."""

    def tell(self, hint: Hint) -> None:
        """Nobody to tell."""


class RedisBus:
    """A bus over Redis' publish and subscribe; a lost connection is made anew, and what was missed meanwhile is found
    in the store.
    """

    alone = False

    def __init__(self, url: str, name: str) -> None:
        import redis.asyncio

        self.client = redis.asyncio.from_url(url)
        self.name = name
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Hear) -> None:
        """Begin to hear and tell, as two tasks."""
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._hear_on(hear, ready)), asyncio.create_task(self._tell_on())]
        await asyncio.wait_for(ready.wait(), 10)

    async def close(self) -> None:
        """End both tasks and the connection."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.client.aclose()

    def tell(self, hint: Hint) -> None:
        """Queue a hint; when Redis is away for long, the oldest ones are of no use and are dropped."""
        if self._outgoing.full():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(msgspec.json.encode({"from": self.name} | hint))

    async def _tell_on(self) -> None:
        import redis

        while True:
            message = await self._outgoing.get()
            try:
                await self.client.publish(CHANNEL, message)
            except redis.RedisError as error:
                log.warning("Redis cannot be reached, so other processes hear of changes late: %s", error)
                await asyncio.sleep(RETRY_AFTER)

    async def _hear_on(self, hear: Hear, ready: asyncio.Event) -> None:
        import redis

        while True:
            try:
                async with self.client.pubsub(ignore_subscribe_messages=True) as subscription:
                    await subscription.subscribe(CHANNEL)
                    if ready.is_set():
                        await hear({"missed": True})
                    ready.set()
                    async for message in subscription.listen():
                        hint = msgspec.json.decode(message["data"])
                        if hint.get("from") != self.name:
                            await hear(hint)
            except redis.RedisError as error:
                log.warning("Redis cannot be reached: %s", error)
                await asyncio.sleep(RETRY_AFTER)
