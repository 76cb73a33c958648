"""Loading a game by name with its options: the first half of the Python API."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from homestretch.engine.contract import Rules
from homestretch.engine.errors import BadOption, UnknownGame
from homestretch.engine.options import changed, fill, shown

if TYPE_CHECKING:
    from homestretch.play.state import State

# A game's rules are imported when the game is first asked for, so that listing names costs nothing.
GAMES = {
    "lose-your-shirt": "homestretch.games.lose_your_shirt",
    "quarter-horse": "homestretch.games.quarter_horse",
    "beat-the-bookie": "homestretch.games.beat_the_bookie",
    "racehorse": "homestretch.games.racehorse",
}


@cache
def find_rules(name: str) -> Rules:
    """The rules of a game; raises UnknownGame, naming the games there are."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}: there are {', '.join(GAMES)}")
    rules: Rules = import_module(GAMES[name]).GAME
    return rules


class Game:
    """A game with its options and number of seats, ready to be played.

    >>> game = Game("quarter-horse", 3, {"races": 1})
    >>> game.seats, game.options["races"]
    (3, 1)
    """

    def __init__(self, name: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.rules = find_rules(name)
        self.seats = self.rules.seats[2] if seats is None else seats
        self.given = dict(options or {})
        low, high = seat_range(self.rules, self.given)
        if type(self.seats) is not int or not low <= self.seats <= high:
            message = f"{self.rules.title} is for {low} to {high} players, not {self.seats}"
            raise BadOption(message, self.rules.clause_id(self.rules.seats_clause))
        self._record = fill(self.rules.options, self.given, self.seats)

    @property
    def name(self) -> str:
        """The game's name in files and commands, such as "quarter-horse"."""
        return self.rules.name

    @property
    def options(self) -> dict[str, Any]:
        """All options, as JSON-like values."""
        return shown(self.rules.options, self._record)

    @property
    def changed_options(self) -> dict[str, Any]:
        """The options that differ from the usual ones, as a record file's header holds them."""
        return changed(self.rules.options, self._record)

    def new_initial_state(self) -> State:
        """A fresh state: the first thing that happens is due, nothing has happened yet."""
        from homestretch.play.state import State

        return State(self, self.new_table())

    def new_table(self) -> Any:
        """The plain object that the rules work on, set up; for those who call the rules themselves."""
        t = self.rules.state()
        t.seats = self.seats
        t.options = self._record.clone()
        self.rules.set_up(t)
        return t

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.name, self.seats, self.given)

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.seats} seats, {self.changed_options or 'usual options'}>"


def seat_range(rules: Rules, options: Mapping[str, Any]) -> tuple[int, int]:
    """How many may play with these options: the least and the most."""
    low, high, _ = rules.seats
    return rules.fewest_seats(options) if rules.fewest_seats else low, high


def load_game(name: str, *, seats: int | None = None, **options: Any) -> Game:
    """Load a game by its name, for a number of seats, with its options by name.

    Values are those of record files: numbers, True or False, words, lists. Raises UnknownGame and BadOption, both
    saying what there is.

    >>> load_game("quarter-horse", seats=2, races=1, fees="5-10-15-20")
    <Game quarter-horse, 2 seats, {'races': 1, 'fees': '5-10-15-20'}>
    """
    return Game(name, seats, options)
