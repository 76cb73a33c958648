"""Who decides for a seat that no person decides for: bots, and the default for a person who does not act in time."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from homestretch.engine.contract import CHOICE_WIDTH, Action
from homestretch.engine.generator import start_stream
from homestretch.lab.playout import pick_action
from homestretch.play.game import GAMES
from homestretch.play.state import State

LEVELS = ("random", "basic")
# What is done for a person who is absent or too slow, where it is legal: the first of these; else what the basic bot
# would do.
DEFAULTS = ("pass", "done", "decline")

Choose = Callable[[Any, int, Any, int, Any], Action]


def _at_random(_t: Any, _seat: int, out: Any, n: int, g: Any) -> Action:
    return pick_action(g, out, n)


@cache
def chooser(game: str, level: str) -> Choose:
    """How a bot of a level chooses in a game; where a game has no baseline bot, "basic" chooses at random, too."""
    module = f"homestretch.bots.{GAMES[game].rpartition('.')[2]}"
    if level != "random" and find_spec("homestretch.bots") and find_spec(module):
        choose: Choose = import_module(module).choose
        return choose
    return _at_random


def bot_choice(state: State, seat: int, level: str) -> str:
    """The text of what a bot does at a seat whose turn it is; may think, so call it outside the event loop."""
    rules = state.rules
    out = [[0] * CHOICE_WIDTH for _ in range(rules.max_legal)]
    n = rules.legal(state.t, seat, out)
    stream = [0] * 4
    start_stream(stream, secrets.randbits(62), 0)
    return state.action_to_string(chooser(state.game.name, level)(state.t, seat, out, n, stream))


def default_choice(state: State, seat: int) -> str:
    """The text of what is done for a person whose time is up."""
    legal = state.legal_actions(seat)
    return next((text for text in DEFAULTS if text in legal), None) or bot_choice(state, seat, "basic")
