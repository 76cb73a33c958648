"""The few errors of the library, named by who is at fault; each says in one sentence what is wrong and what to do."""

from __future__ import annotations


class HomestretchError(Exception):
    """Any error that Homestretch raises on purpose."""


class UnknownGame(HomestretchError, LookupError):
    """There is no game of that name."""


class BadOption(HomestretchError, ValueError):
    """An option or the number of players is not allowed: names it and what is; `clause` is the clause's id, if any."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(f"{message} ({clause})" if clause else message)
        self.clause = clause


class InvalidAction(HomestretchError, ValueError):
    """The text or value is no action of the game at all; `clause` is the id of the clause that its amount breaks."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(f"{message} ({clause})" if clause else message)
        self.clause = clause


class IllegalAction(HomestretchError, ValueError):
    """The action breaks a rule in this position: `clause` is the id of the clause, such as "LYS-15"."""

    def __init__(self, message: str, clause: str) -> None:
        super().__init__(f"{message} ({clause})")
        self.message = message
        self.clause = clause


class StaleAction(HomestretchError):
    """The action was meant for an earlier position of the table."""


class BadRecord(HomestretchError, ValueError):
    """A record cannot be read or replayed: names the file, the line and what is wrong; `clause` if a rule is broken."""

    def __init__(self, message: str, line: int = 0, clause: str = "") -> None:
        super().__init__(message)
        self.line = line
        self.clause = clause


class RulesBug(HomestretchError, AssertionError):
    """An invariant of a game failed: the fault is ours, not the player's."""


class DialectError(HomestretchError, TypeError):
    """A rule uses Python that one of the two gears does not know: says what to write instead."""
