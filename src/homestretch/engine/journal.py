"""The journal: how anything that happened is told, row by row, in the order in which it happened.

Rules write rows with `note`; sentences, animations, logs and statistics are made from them. Each action starts the
journal afresh.
"""

from __future__ import annotations

from typing import Protocol

from homestretch.engine.rule import rule
from homestretch.engine.schema import schema, secret

# The most rows that one action can write.
ROWS = 128
WHAT, CLAUSE, SEAT, A, B, AMOUNT, TO = range(7)
COLUMNS = 7
EVERYONE = -1


@schema
class Journal:
    """What the last action did. Its fields are secret as a whole: who may see a row, the row's TO column says."""

    count: int = secret("How many rows the last action wrote.")
    rows: list[list[int]] = secret("WHAT, CLAUSE, SEAT, A, B, AMOUNT, TO of each row.", ROWS, COLUMNS)


class Told(Protocol):
    """A state that tells what happens to it."""

    journal: Journal


@rule
def clear(t: Told) -> None:
    """Start the journal of a new action."""
    t.journal.count = 0


@rule
def note(t: Told, what: int, clause: int, seat: int, a: int, b: int, amount: int, to: int) -> None:
    """Write one row: kind of note, clause, seat, two numbers of the kind's own, an amount, and who may read it (a
    seat or EVERYONE).
    """
    row = t.journal.rows[t.journal.count]
    row[0] = what
    row[1] = clause
    row[2] = seat
    row[3] = a
    row[4] = b
    row[5] = amount
    row[6] = to
    t.journal.count += 1


@rule
def fits(t: Told) -> bool:
    """Say whether the last action wrote no more rows than there are; every game's invariants hold it."""
    return t.journal.count <= ROWS


@rule
def forget_private_notes(t: Told, seat: int) -> None:
    """Strike from the journal what only others than a seat could read: it told of what was hidden, as it was."""
    kept = 0
    for i in range(t.journal.count):
        if t.journal.rows[i][TO] in (EVERYONE, seat):
            for column in range(COLUMNS):
                t.journal.rows[kept][column] = t.journal.rows[i][column]
            kept += 1
    t.journal.count = kept


def rows_for(t: Told, seat: int | None) -> list[list[int]]:
    """The rows of the last action that a seat (or, with None, an onlooker) may read."""
    readers = (EVERYONE,) if seat is None else (EVERYONE, seat)
    return [row[:TO] for row in t.journal.rows[: t.journal.count] if row[TO] in readers]
