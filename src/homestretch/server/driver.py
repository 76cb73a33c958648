"""What the server does by itself at a running table: chance, bots, and the turns of people whose time is up – paced,
so that people can follow.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from homestretch.server.deciding import bot_choice, default_choice
from homestretch.server.errors import Refused
from homestretch.server.live import Live
from homestretch.server.store import StoreError

log = logging.getLogger("homestretch.server")

# After something has gone wrong at a table, it is tried again so much later; other tables go on.
AFTER_TROUBLE = 5.0

Step = tuple[float, Callable[[], Awaitable[Any]]]


def next_step(live: Live) -> Step | None:
    """What is to be done next at a table, and in how many seconds; None where nothing happens until something
    changes.
    """
    table = live.table
    live.run_clocks()
    if table.phase != "playing" or not live.somebody_here():
        return None
    since_move = time.monotonic() - live.moved_at
    steps: list[Step] = []
    if table.is_chance():
        hand = table.hand()
        if hand is not None and hand in live.clocks.of and live.here(hand) and not table.lobby.seats[hand].auto:
            steps.append((live.seconds_left(hand), live.befall))
        else:
            steps.append((live.times.chance - since_move, live.befall))
    for seat in table.waited_seats():
        if seat in live.clocks.of:
            steps.append((live.seconds_left(seat), partial(_decide, live, seat, None)))
        else:
            level = table.lobby.seats[seat].level or "basic"
            steps.append((live.times.bot - since_move, partial(_decide, live, seat, level)))
    return min(steps, key=lambda step: step[0], default=None)


async def _decide(live: Live, seat: int, level: str | None) -> None:
    """Act for a bot, or for a person whose time is up (level None), outside the event loop where it takes thought."""
    state, version = live.table.to_think(), live.table.version
    think = partial(default_choice, state, seat) if level is None else partial(bot_choice, state, seat, level)
    text = await asyncio.get_running_loop().run_in_executor(live.hub.thinkers, think)
    await live.act(seat, None, version, text)


async def drive(live: Live) -> None:
    """Do what is due at a table, for as long as it is live."""
    while True:
        live.changed.clear()
        step = next_step(live)
        if step is None:
            await live.changed.wait()
            continue
        delay, work = step
        if delay > 0:
            try:
                async with asyncio.timeout(delay):
                    await live.changed.wait()
            except TimeoutError:
                pass
            else:
                continue
            step = next_step(live)
            if step is None or step[0] > 0:
                continue
            work = step[1]
        try:
            await work()
        except Refused as refused:
            if refused.status != 409:
                await _rest(live, refused.detail)
        except StoreError as error:
            await _rest(live, str(error))
        except Exception as error:  # noqa: BLE001 – a fault in one game must not stop the others
            await _rest(live, f"{type(error).__name__}: {error}")


async def _rest(live: Live, why: str) -> None:
    log.error("table %s of %s cannot go on just now: %s", live.table.id, live.table.game.name, why)
    await asyncio.sleep(AFTER_TROUBLE)
