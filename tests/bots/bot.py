"""What the tests of all bots share: what a bot does in a position, the positions of a game of bots, its honesty."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from homestretch import State
from homestretch.engine.contract import CHOICE_WIDTH, Action
from homestretch.engine.generator import start_stream

Choose = Callable[..., Action]


def chosen(choose: Choose, state: State, seat: int, seed: int = 1) -> Action:
    """What a bot does at a seat, with the stream of a seed."""
    out = [[0] * CHOICE_WIDTH for _ in range(state.rules.max_legal)]
    g = [0] * 4
    start_stream(g, seed, 0)
    return choose(state.t, seat, out, state.rules.legal(state.t, seat, out), g)


def decisions(choose: Choose, state: State, rng: random.Random) -> Iterator[tuple[State, int]]:
    """The positions of a game among bots in which a seat decides, always the same State, and that seat."""
    while not state.is_terminal():
        if state.is_chance_node():
            texts, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(texts, weights)[0])
        else:
            seat = rng.choice(state.waiting())
            yield state, seat
            # Every action passes the check of the rules, or this raises.
            state.apply_action(chosen(choose, state, seat, rng.getrandbits(30)), seat)


def hold_honest(choose: Choose, state: State, seat: int, rng: random.Random) -> bool:
    """A bot does the same in a world that its seat cannot tell from this one; returns whether the worlds differed."""
    seed = rng.getrandbits(30)
    other = state.resample_from_infostate(seat, rng)
    assert chosen(choose, other, seat, seed) == chosen(choose, state, seat, seed)
    other.t.journal = state.t.journal
    return bool(other.t != state.t)


def hold_still(choose: Choose, state: State, seat: int) -> None:
    """A bot changes nothing by thinking."""
    before = state.serialize()
    chosen(choose, state, seat)
    assert state.serialize() == before
