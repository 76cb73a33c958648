"""Options and seats drawn at random, game by game: a way to check the rules far from the usual table.

Each option is as usual in half of the games; else a choice is any of its words, a number any from its least to twice
its usual value, a list of one's own any numbers up to 20 above the least. So games stay about as long as usual ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homestretch.engine.errors import BadOption
from homestretch.engine.generator import below, start_stream
from homestretch.engine.options import Option, declared
from homestretch.play.game import Game, find_rules, seat_range

# Apart from the streams of the games themselves, which have the seeds up to 2^62.
STREAM = 2**62 + 1
TRIES = 100
SPREAD = 20


def mixed_game(name: str, seats: int | None, options: Mapping[str, Any], seed: int, index: int) -> Game:
    """Game `index` of a seed, with drawn options and number of seats; what is given is kept.

    Raises BadOption where nothing that fits is found.
    """
    rules = find_rules(name)
    g = [0] * 4
    start_stream(g, STREAM + seed, index)
    problem = BadOption(f"no options of {name} fit what is given")
    for _ in range(TRIES):
        low, high, _ = rules.seats
        players = low + below(g, high - low + 1) if seats is None else seats
        drawn = {option.name: draw_option(g, option, players) for option in declared(rules.options)}
        try:
            least, most = seat_range(rules, drawn | dict(options))
            if seats is None and not least <= players <= most:
                continue
            return Game(name, players, drawn | dict(options))
        except BadOption as error:
            problem = error
    raise problem


def draw_option(g: list[int], option: Option, seats: int) -> Any:
    """A value of an option, as JSON-like values are: the usual one half of the time."""
    if below(g, 2) == 0:
        return option.usual
    if option.kind == "yes-no":
        return below(g, 2) == 1
    if option.kind == "choice":
        return option.choices[below(g, len(option.choices))]
    if option.kind == "seat":
        return f"p{1 + below(g, seats)}"
    if option.kind == "list" and below(g, 2) == 0:
        return option.choices[below(g, len(option.choices))]
    if option.kind == "list":
        width = min(option.high - option.low, SPREAD) + 1
        return [option.low + below(g, width) for _ in range(option.length)]
    usual = option.usual if type(option.usual) is int else option.low
    high = min(option.high, max(2 * usual, option.low + SPREAD * option.step))
    return option.low + option.step * below(g, (high - option.low) // option.step + 1)
