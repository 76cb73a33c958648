"""Whole games played by bots and chance: templates in the rules' dialect, tied to a game in either gear.

The names `waiting`, `legal`, `act`, `tickets`, `ticket`, `befall`, `score` and `winners` are free here, and `choose`,
the game's basic bot; `homestretch.engine.rule.bind` ties them to a game's rules. `play_many` is bound with the bound
`playout` among its names.
"""

from __future__ import annotations

from typing import Any

from homestretch.engine.contract import Action
from homestretch.engine.generator import below, start_stream
from homestretch.engine.rule import rule

# How a seat decides.
RANDOM, BASIC = 0, 1


@rule
def pick_seat(g: list[int], mask: int) -> int:
    """One of the seats of a mask, each as likely."""
    count = 0
    rest = mask
    while rest > 0:
        count += rest & 1
        rest >>= 1
    skip = below(g, count) if count > 1 else 0
    seat = 0
    while True:
        if mask >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
        seat += 1


@rule
def pick_action(g: list[int], out: list[list[int]], n: int) -> Action:
    """One of the n rows of a legal list, each as likely, with an amount of its range, each as likely."""
    row = out[below(g, n) if n > 1 else 0]
    amount = row[4]
    if row[5] > row[4]:
        amount += row[6] * below(g, (row[5] - row[4]) // row[6] + 1)
    return Action(row[0], row[1], row[2], row[3], amount)


@rule
def choose_any(t: Any, seat: int, out: list[list[int]], n: int, g: list[int]) -> Action:  # noqa: ARG001
    """Stand in for `choose` where no seat is played by a basic bot, so that none has to be compiled."""
    return pick_action(g, out, n)


@rule
def playout(t: Any, g: list[int], out: list[list[int]], kinds: list[int], counts: list[int], limit: int) -> None:
    """Play from `t` to the end, at most `limit` actions; adds decisions and chance events to `counts`.

    `kinds` says how each seat decides: RANDOM or BASIC.
    """
    decisions = 0
    events = 0
    while decisions + events < limit:
        mask = waiting(t)  # type: ignore[name-defined]  # noqa: F821
        if mask != 0:
            seat = pick_seat(g, mask)
            n = legal(t, seat, out)  # type: ignore[name-defined]  # noqa: F821
            if kinds[seat] == RANDOM:
                act(t, seat, pick_action(g, out, n))  # type: ignore[name-defined]  # noqa: F821
            else:
                act(t, seat, choose(t, seat, out, n, g))  # type: ignore[name-defined]  # noqa: F821
            decisions += 1
        elif t.chance != 0:
            n = tickets(t)  # type: ignore[name-defined]  # noqa: F821
            befall(t, ticket(t, below(g, n) if n > 1 else 0))  # type: ignore[name-defined]  # noqa: F821
            events += 1
        else:
            break
    counts[0] += decisions
    counts[1] += events


@rule
def play_many(
    blank: Any,
    t: Any,
    g: list[int],
    out: list[list[int]],
    kinds: list[int],
    counts: Any,
    scores: Any,
    won: Any,
    seed: int,
    first: int,
    limit: int,
) -> None:
    """Play one game a row of `scores`, each with its own stream, from the set-up states in `blank` (one for all, or
    one a game).

    A row of `counts` gets decisions, chance events, and 1 where the limit cut the game short; `won` gets the masks of
    winners, 0 for a game cut short.
    """
    for i in range(len(won)):
        t[0] = blank[i % len(blank)]
        start_stream(g, seed, first + i)
        playout(t[0], g, out, kinds, counts[i], limit)
        score(t[0], scores[i])  # type: ignore[name-defined]  # noqa: F821
        if waiting(t[0]) != 0 or t[0].chance != 0:  # type: ignore[name-defined]  # noqa: F821
            counts[i, 2] = 1
        else:
            won[i] = winners(t[0])  # type: ignore[name-defined]  # noqa: F821
