"""Pace: how long the server waits before it does what nobody has to start, and how long it waits for people."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Times:
    """Seconds: before a chance event, before a bot's move, until a hand-started event starts itself, until an absent
    and until a present
    person's turn is played for him.
    """

    chance: float
    bot: float
    hand: float
    absent: float
    turn: float


PACES = {
    "calm": Times(2.0, 1.8, 90, 60, 600),
    "normal": Times(1.1, 1.0, 45, 40, 300),
    "brisk": Times(0.5, 0.4, 20, 20, 90),
    "instant": Times(0.0, 0.0, 10, 10, 60),
}

# How often clocks are written down; what may be lost of one in a crash is added on loading, so that nobody gains time
# by it.
SAVED_EVERY = 1.0


@dataclass
class Clock:
    """The time that one seat has used of its turn, on monotonic time; it runs only while the table plays.

    `since` is the version at which the turn began; `away` is how much of `used` the person has been absent at a
    stretch.
    """

    since: int
    used: float = 0.0
    away: float = 0.0

    def run(self, seconds: float, here: bool) -> None:
        """Let time pass."""
        self.used += seconds
        self.away = 0.0 if here else self.away + seconds

    def left(self, limit: float, absent: float, here: bool) -> float:
        """Seconds until the turn is played for the seat."""
        left = limit - self.used
        return left if here else min(left, absent - self.away)


@dataclass
class Clocks:
    """The clocks of a table: one for each person whom it waits for."""

    now: Callable[[], float] = time.monotonic
    of: dict[int, Clock] = field(default_factory=dict)
    at: float = math.nan

    def set(self, waited: dict[int, int]) -> None:
        """Keep clocks for those seats (seat → version at which its turn began) and no others; a new turn has a new
        clock.
        """
        for seat in [seat for seat in self.of if self.of[seat].since != waited.get(seat)]:
            del self.of[seat]
        for seat, since in waited.items():
            self.of.setdefault(seat, Clock(since))

    def run(self, here: Callable[[int], bool], running: bool) -> None:
        """Let the time since the last call pass for all clocks, if the table was running."""
        now = self.now()
        if running and not math.isnan(self.at):
            for seat, clock in self.of.items():
                clock.run(now - self.at, here(seat))
        self.at = now

    def saved(self) -> list[list[float]]:
        """The clocks as a value to be stored."""
        return [[seat, clock.since, round(clock.used, 3), round(clock.away, 3)] for seat, clock in self.of.items()]

    def restore(self, saved: list[list[float]]) -> None:
        """Take stored clocks up again, where the turn is still the same one."""
        for seat, since, used, away in saved:
            clock = self.of.get(int(seat))
            if clock is not None and clock.since == int(since):
                clock.used = used + SAVED_EVERY
                clock.away = away + SAVED_EVERY if away else 0.0
