"""The table as text with the players' names in it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from homestretch.cli.console import printable

# The line of a seat in the table as text: its marks, then its word.
SEAT_LINE = re.compile(r"^[*D^ ]+p(\d+)(?= )", re.MULTILINE)


def with_names(table: str, names: Sequence[str]) -> str:
    """A table as text with the name of each seat beside its word.

    >>> with_names("*p1   100", ["Ann", "Ben"])
    '*p1 Ann   100'
    """
    width = max(len(printable(name)) for name in names)
    return SEAT_LINE.sub(lambda found: f"{found[0]} {printable(names[int(found[1]) - 1]):<{width}}", table)
