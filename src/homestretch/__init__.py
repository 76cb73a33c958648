"""Homestretch: four horse-racing games – exact rules, play, records, simulation.

Start here. Load a game, let chance and players act, look at the result:

>>> import random
>>> import homestretch
>>> homestretch.list_games()
['lose-your-shirt', 'quarter-horse', 'beat-the-bookie', 'racehorse']
>>> state = homestretch.load_game("quarter-horse", seats=3, races=1).new_initial_state()
>>> state.apply_action("dealer p1")     # chance is a player, too
>>> state.to_move(), state.chance_outcomes()[0]
(['chance'], ('deal p2 2', 4))
>>> luck = random.Random(7)
>>> while not state.is_terminal():
...     if state.is_chance_node():
...         texts, weights = zip(*state.chance_outcomes())
...         state.apply_action(luck.choices(texts, weights)[0])
...     else:
...         state.apply_action(luck.choice(state.legal_actions()))
>>> state.winners(), sum(state.money().values())
([2], 3000)

A `Game` is what is played: its rules, options and seats. A `State` is a position: `waiting()`, `legal_actions()`,
`apply_action(text)`, `chance_outcomes()`, `money()`, `observation(player)` (what that seat may know), `odds()` (exact,
where a game has them), `clone()`, `serialize()`, `resample_from_infostate(player, rng)`. Players count from 0 here, and
from p1 in texts. A legal form such as `bet win 10..100/10` allows any amount of its range: `bet win 30`.

Record files: `homestretch.record`. Playing by the million: `homestretch.lab`. The command line: `homestretch --help`.
The rules themselves, readable: `homestretch/games/<game>/rules.py`, and in words `RULES.md` beside it.
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
from homestretch.play import record
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
    "list_games",
    "load_game",
    "record",
]
