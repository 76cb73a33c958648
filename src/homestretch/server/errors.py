"""Refusals: what a caller is told when something cannot be done, as RFC 9457 has it."""

from __future__ import annotations

from http import HTTPStatus

from homestretch.engine.errors import BadOption, HomestretchError, IllegalAction, InvalidAction, UnknownGame
from homestretch.server import wire


class Refused(Exception):
    """A request that cannot be met: the status, one sentence why and what to do, and the clause where a rule is
    broken.
    """

    def __init__(self, status: int, detail: str, *, title: str = "", clause: str | None = None) -> None:
        super().__init__(detail)
        self.status, self.detail, self.clause = status, detail, clause
        self.title = title or HTTPStatus(status).phrase

    def problem(self, version: int | None = None, table: wire.TableView | None = None) -> wire.Problem:
        """The refusal as the wire has it."""
        return wire.Problem(self.title, self.status, self.detail, clause=self.clause, version=version, table=table)


class Stale(Refused):
    """The action was meant for an older version of the table."""

    def __init__(self) -> None:
        super().__init__(409, "the table has moved on since you looked: look again, then act", title="Stale action")


def not_stored(error: Exception) -> Refused:
    """The refusal when the database could not be written."""
    return Refused(503, f"the server could not store this, and nothing was changed ({error}): try again")


class ServerError(HomestretchError):
    """The server cannot start or go on: one sentence, for whoever has started it."""


def refusal_of(error: HomestretchError) -> Refused:
    """How an error of the library is told to a caller."""
    if isinstance(error, IllegalAction):
        return Refused(422, str(error), title="Illegal action", clause=error.clause)
    if isinstance(error, InvalidAction):
        return Refused(422, str(error), title="Not an action", clause=error.clause or None)
    if isinstance(error, UnknownGame):
        return Refused(404, str(error), title="Unknown game")
    if isinstance(error, BadOption):
        return Refused(422, str(error), title="Bad option")
    return Refused(
        500,
        "the rules have failed here, and nothing was changed: please report it with the table's record",
        title="Our fault",
    )
