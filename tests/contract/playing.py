"""Random games for the contract suite: every game that is there, with options and seats drawn at random, from seeds.

Nothing here knows a game: options come from their declarations, actions from the legal lists, chance from the tickets.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from homestretch import BadOption, Game, State
from homestretch.engine.contract import CHANCE, Action, Choice, Rules
from homestretch.engine.options import Option, declared
from homestretch.play.game import GAMES, find_rules

NAMES = [name for name, module in GAMES.items() if find_spec(module)]
DRAWS = 6
CASES = [(name, draw) for name in NAMES for draw in range(DRAWS)]
# How long a session may be is drawn small, so that random games come to their end.
LENGTHS = {"races": 3, "deals": 3}


def new_game(name: str, draw: int | str, *, short: bool = False) -> Game:
    """The game of a draw: draw 0 is the usual table; `short` plays one race or deal only."""
    rules = find_rules(name)
    rng = random.Random(f"options {name} {draw}")
    for _ in range(200):
        seats = rules.seats[2] if draw == 0 else rng.randint(rules.seats[0], rules.seats[1])
        given = {} if draw == 0 else random_options(rules, rng, seats)
        if short:
            given.pop("until", None)  # as long as it says, which may be very long
            given |= {option.name: 1 for option in declared(rules.options) if option.name in LENGTHS}
        try:
            return Game(name, seats, given)
        except BadOption:
            continue  # these seats need another option, or the other way round
    raise AssertionError(f"no options of {name} fit")


def random_options(rules: Rules, rng: random.Random, seats: int) -> dict[str, Any]:
    """Half of the options as usual, the others anything that they allow."""
    return {option.name: random_value(option, rng, seats) for option in declared(rules.options) if rng.random() < 0.5}


def random_value(option: Option, rng: random.Random, seats: int) -> Any:
    """One of the values that an option allows; of numbers often the least, the most, or a small one."""
    if option.kind == "yes-no":
        return rng.random() < 0.5
    if option.kind == "seat":
        return rng.choice([*option.choices, *[f"p{seat + 1}" for seat in range(seats)]])
    if option.kind == "choice" or (option.choices and rng.random() < 0.5):
        return rng.choice(option.choices)
    high = min(option.high, LENGTHS.get(option.name, option.high))
    if option.kind == "list":
        most = min(high, option.low + 9)
        return [rng.randint(option.low, most) for _ in range(option.length)]
    steps = (high - option.low) // option.step
    near = min(steps, rng.randrange(12))
    return option.low + option.step * rng.choice([0, near, near, near, rng.randint(0, steps), steps])


def pick_choice(choices: list[Choice], rng: random.Random) -> Action:
    """A legal action: a row at random, with its least, its most or any amount."""
    return pick_amount(rng.choice(choices), rng)


def pick_amount(choice: Choice, rng: random.Random) -> Action:
    """An action of a legal row."""
    verb, what, which, where, low, high, step = choice
    steps = (high - low) // step if step else 0
    return Action(verb, what, which, where, low + step * rng.choice([0, 0, rng.randint(0, steps), steps]))


def pick_next(state: State, rng: random.Random) -> tuple[int, Action]:
    """Who acts next (any seat of those waiting, or chance), and what it does."""
    seats = state.waiting()
    if seats:
        seat = rng.choice(seats)
        return seat, pick_choice(state.choices(seat), rng)
    return CHANCE, state.rules.ticket(state.t, rng.randrange(state.rules.tickets(state.t)))


def walk(state: State, seed: object, limit: int = 10_000) -> Iterator[tuple[int, Action]]:
    """Play on at random, to the end or for `limit` actions; yields each action when it has been carried out."""
    rng = random.Random(f"walk {seed}")
    for _ in range(limit):
        if state.is_terminal():
            return
        player, action = pick_next(state, rng)
        state.apply_action(action, player)
        yield player, action


def played(game: Game, seed: object, limit: int = 10_000) -> State:
    """A game played at random, to the end or for `limit` actions."""
    state = game.new_initial_state()
    for _ in walk(state, seed, limit):
        pass
    return state


def allows(choices: list[Choice], action: Action) -> bool:
    """Whether a legal list holds an action."""
    return any(
        choice[:4] == action[:4]
        and choice.low <= action.amount <= choice.high
        and (action.amount - choice.low) % (choice.step or 1) == 0
        for choice in choices
    )


@cache
def known_clauses(name: str) -> frozenset[str]:
    """The ids of the clauses in a game's RULES.md."""
    module = import_module(GAMES[name])
    assert module.__file__ is not None
    text = (Path(module.__file__).parent / "RULES.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^\|\s*[*`]*([A-Z]{2,5}-\d+)\b", text, re.MULTILINE))


def whole_numbers_only(value: Any) -> bool:
    """Whether a JSON-like value holds no number but plain integers (yes/no and texts apart)."""
    if isinstance(value, dict):
        return all(type(key) is str and whole_numbers_only(item) for key, item in value.items())
    if isinstance(value, list):
        return all(whole_numbers_only(item) for item in value)
    return value is None or type(value) in (bool, int, str)
