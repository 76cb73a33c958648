"""Seats: who sits where, whose token opens which seat, and who is host. All of it is stored as one value, so that it
changes as one.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from homestretch.server.names import bot_name, own_name

# The seat number of a host who only watches.
WATCHING = -1
# No letter or digit that is taken for another when read out or written down.
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
SHORT_CODE, LONG_CODE = 5, 14


class Seat(Struct, frozen=True):
    """One seat: "person", "bot" or "open"; `token` is the hash of what its person holds."""

    kind: Literal["person", "bot", "open"] = "open"
    name: str = ""
    level: str | None = None
    auto: bool = False
    token: str | None = None
    entropy: str | None = None


class Lobby(Struct, frozen=True):
    """Who sits at a table, who is host, and whether the game has begun."""

    seats: tuple[Seat, ...]
    host: int
    playing: bool = False
    watcher: str | None = None

    def names(self, but: int = WATCHING) -> list[str]:
        """The names at the table, but for one seat's."""
        return [seat.name for number, seat in enumerate(self.seats) if seat.name and number != but]

    def put(self, number: int, seat: Seat) -> Lobby:
        """The same with another occupant of one seat."""
        seats = list(self.seats)
        seats[number] = seat
        return replace(self, seats=tuple(seats))

    def person(self, number: int, name: str | None, token: str, entropy: str | None) -> Lobby:
        """The same with a person at a seat."""
        seat = Seat("person", own_name(name, number, self.names(number)), token=hash_of(token), entropy=entropy)
        return self.put(number, seat)

    def bot(self, number: int, level: str) -> Lobby:
        """The same with a bot at a seat."""
        return self.put(number, Seat("bot", bot_name(number, self.names(number)), level))

    def free_seat(self) -> int | None:
        """The first open seat, if there is one."""
        return next((number for number, seat in enumerate(self.seats) if seat.kind == "open"), None)

    def taken(self) -> int:
        """How many seats are not open."""
        return sum(seat.kind != "open" for seat in self.seats)

    def people(self) -> list[int]:
        """The seats where persons sit."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def seat_of(self, token: str | None) -> int | None:
        """The seat that a token opens: a number, WATCHING for a host who only watches, or None."""
        if not token:
            return None
        asked = hash_of(token)
        found = None
        # All are compared, and in constant time, so that the time taken tells nothing.
        for number, seat in enumerate(self.seats):
            if seat.token is not None and hmac.compare_digest(seat.token, asked):
                found = number
        if self.watcher is not None and hmac.compare_digest(self.watcher, asked):
            found = WATCHING
        return found

    def departed(self, number: int) -> Lobby:
        """The same when somebody goes after the end: his seat and name stay in the result, his token dies."""
        return self.put(number, replace(self.seats[number], token=None))

    def holder(self, number: int) -> str | None:
        """What tells the occupant of a seat from every other one: the hash of a person's token; None for a bot."""
        return self.watcher if number == WATCHING else self.seats[number].token

    def without(self, number: int) -> Lobby:
        """The same when a seat's person has gone: in a running game a bot plays on; another person becomes host."""
        left = self.bot(number, "basic") if self.playing else self.put(number, Seat())
        if left.host == number and left.people():
            left = replace(left, host=left.people()[0])
        return left


def new_token() -> str:
    """A token for a seat: 128 bits of the operating system's randomness."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """An id for a table: 96 random bits, so that only those who are told find it."""
    return secrets.token_urlsafe(12)


def new_code(public: bool) -> str:
    """A join code: short enough to be read out, or, for a table that is not public, of 69 random bits."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(SHORT_CODE if public else LONG_CODE))


def clean_code(text: str) -> str:
    """A code as it is stored, from what somebody typed.

    >>> clean_code(" k7-q2m")
    'K7Q2M'
    """
    return "".join(letter for letter in text.upper() if letter in CODE_LETTERS)


def hash_of(token: str) -> str:
    """What is stored of a token: whoever reads the database cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()
