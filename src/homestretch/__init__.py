"""Homestretch: four horse-racing games – exact rules, play, records, simulation.

Start here:

>>> import homestretch
>>> homestretch.list_games()
['lose-your-shirt', 'quarter-horse', 'beat-the-bookie', 'racehorse']
>>> state = homestretch.load_game("quarter-horse", seats=3).new_initial_state()
>>> state.apply_action("dealer p1")     # chance is a player, too
>>> state.to_move()
['chance']

`load_game(name, seats=…, **options)` gives a Game; `game.new_initial_state()` a State; a State knows `legal_actions()`,
`apply_action(text)`, `chance_outcomes()`, `money()`, `observation(player)` and the rest. `homestretch.record` reads
and writes record files.
On the command line: `homestretch --help`. The rules themselves, readable: `homestretch/games/<game>/rules.py`.
"""

from __future__ import annotations

from homestretch.engine.contract import CHANCE, Action, Choice
from homestretch.engine.errors import (
    BadOption,
    BadRecord,
    HomestretchError,
    IllegalAction,
    InvalidAction,
    RulesBug,
    StaleAction,
    UnknownGame,
)
from homestretch.play.game import GAMES, Game, load_game
from homestretch.play.state import TERMINAL, State, deserialize

__version__ = "0.1.0"


def list_games() -> list[str]:
    """The names of the games, as `load_game` takes them."""
    return list(GAMES)


__all__ = [
    "CHANCE",
    "TERMINAL",
    "Action",
    "BadOption",
    "BadRecord",
    "Choice",
    "Game",
    "HomestretchError",
    "IllegalAction",
    "InvalidAction",
    "RulesBug",
    "StaleAction",
    "State",
    "UnknownGame",
    "__version__",
    "deserialize",
    "games",
    "load_game",
]
