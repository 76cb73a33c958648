"""The order of seats round a table: to the left is the next number up, and after the last seat comes the first."""

from __future__ import annotations

from typing import Protocol

from homestretch.engine.rule import rule


class Seated(Protocol):
    """A state of so many seats."""

    seats: int


@rule
def left_of(t: Seated, seat: int) -> int:
    """The next seat to the left (compared, not divided: it is asked for at each card)."""
    return 0 if seat == t.seats - 1 else seat + 1
