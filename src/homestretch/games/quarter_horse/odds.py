"""Exact chances in Quarter Horse Racing: how likely each horse wins, and what part of the pot each seat expects.

The race is timed anew: let the rolls come at random moments, 36 a unit of time on average. Then each horse is rolled
on its own, w times a unit of time (w of the 36 rolls are its total), without regard to the others (Poissonisation),
and the order of the rolls is as before. A horse that needs k more rolls comes home at moment t with the hazard
w·B(k − 1, w·t), B being Erlang's loss formula, and horse i wins with the chance

    ∫ hazard_i(t) · Π_j P(horse j still needs a roll at t) dt        over the horses j that are not scratched.

Before all four are scratched, this is averaged over the fields of seven that may yet come about, with their chances.
The integral is taken by the trapezium rule in u = log t. The integrand is a sum of terms t^m·e^(−Wt), so the rule's
error is known beforehand: about 2·cos(θ)^(−K)·e^(−2πθ/h) at most, for a step h, any θ < π/2 and the greatest power K
of t; the step keeps it below the rounding of floats (Trefethen and Weideman 2014, theorem 5.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, lgamma, log, pi, sqrt
from typing import Any

from homestretch.games.quarter_horse.session import Session
from homestretch.games.quarter_horse.tables import CARDS_A_HORSE, FIRST_HORSE, LAST_HORSE, NUMBERS, SCRATCHES

HORSES = range(FIRST_HORSE, LAST_HORSE + 1)
# In how many of the 36 throws each total falls.
WAYS = tuple(6 - abs(7 - horse) for horse in range(NUMBERS))
# What may be cut off or lost, as a natural logarithm: e^−40 is 4e-18.
TINY = 40.0


def live_odds(t: Session) -> dict[str, dict[str, float]]:
    """The exact chances of a position: `win`, that a horse wins this race, and `share`, the part of the pot that a seat
    expects. Both add up to 1; they are exact to 1e-12, in under 5 ms on the printed boards.
    """
    if t.over:
        wins = [float(horse == t.winner) for horse in range(NUMBERS)]
    else:
        wins = win_chances([t.track[horse] - max(0, t.at[horse]) for horse in range(NUMBERS)], t.scratched)
    shares = [_share(t, seat, wins) for seat in range(t.seats)]
    return {
        "win": {f"h{horse}": wins[horse] for horse in HORSES},
        "share": {f"p{seat + 1}": share for seat, share in enumerate(shares)},
    }


def _share(t: Session, seat: int, wins: Sequence[float]) -> float:
    if t.race == 0:
        return 1 / t.seats  # the dealer is not drawn yet: all are alike
    # Cards still to be dealt are equally likely to be any of those left.
    coming = _cards_to_come(t, seat) / t.to_deal if t.to_deal else 0.0
    cards = [t.held[seat][horse] + coming * t.undealt[horse] for horse in HORSES]
    return sum(wins[horse] * count for horse, count in zip(HORSES, cards, strict=True)) / CARDS_A_HORSE


def _cards_to_come(t: Session, seat: int) -> int:
    order = [(t.next_card + k) % t.seats for k in range(t.seats)]
    order = [other for other in order if not t.out[other]]
    if seat not in order:
        return 0
    return len(range(order.index(seat), t.to_deal, len(order)))


def win_chances(needs: Sequence[int], scratched: Sequence[int]) -> list[float]:
    """How likely each horse wins, by its number, if it needs so many rolls (1 or more) to its finish.

    `scratched` is not 0 for a horse that is scratched already; up to four are, and the others are yet to be scratched.
    """
    import numpy as np

    horses = [horse for horse in HORSES if not scratched[horse]]
    to_scratch = SCRATCHES - (len(HORSES) - len(horses))
    moments, step = _moments([(needs[horse], WAYS[horse]) for horse in horses], to_scratch)
    t = np.exp(moments)
    ways = np.array([[WAYS[horse]] for horse in horses])
    hazard, still = _erlang(np, ways * t, np.array([needs[horse] for horse in horses]))
    members, chances = _fields(tuple(horses), to_scratch)
    # For each horse and moment: the chance that it runs and that no horse of its field has come home.
    running = (members.T * chances) @ np.exp(members @ still)
    found = (ways * hazard * running) @ t * step
    wins = dict(zip(horses, found.tolist(), strict=True))
    return [wins.get(horse, 0.0) for horse in range(NUMBERS)]


def _erlang(np: Any, load: Any, needs: Any) -> tuple[Any, Any]:
    # B(m) = load·B(m − 1) / (m + load·B(m − 1)): all terms are positive, so nothing is lost by rounding.
    # Also the logarithm of the chance that fewer than `needs` rolls have come.
    blocked = np.ones_like(load)
    still = -load
    for m in range(1, int(needs.max())):
        rows = needs > m
        ratio = load[rows] * blocked[rows] / m
        blocked[rows] = ratio / (1 + ratio)
        still[rows] += np.log1p(ratio)
    return blocked, still


def _moments(rates: Sequence[tuple[int, int]], to_scratch: int) -> tuple[Any, float]:
    # Logarithms of the moments from before which nobody has won to after which somebody has, but for e^−40.
    import numpy as np

    first = min((lgamma(need + 1) - TINY) / need - log(way) for need, way in rates)
    # A Poisson number of mean a is below k with at most exp(−(a − k)² / 2a); of the fastest horses one at least runs.
    last = sorted((need + TINY + sqrt(TINY**2 + 2 * TINY * need)) / way for need, way in rates)[to_scratch]
    power = sum(sorted(need for need, _ in rates)[to_scratch:])
    step = max(2 * pi * angle / (TINY - power * log(cos(angle))) for angle in [k * pi / 128 for k in range(1, 64)])
    return np.arange(first, log(last) + step, step), step


@cache
def _fields(horses: tuple[int, ...], to_scratch: int) -> tuple[Any, Any]:
    # Every field of seven that can come about: which of the horses are in it (1.0 or 0.0), and how likely it is.
    import numpy as np

    found = {frozenset[int](): 1.0}
    for _ in range(to_scratch):
        wider: dict[frozenset[int], float] = {}
        for gone, chance in found.items():
            # Rolls of scratched horses change nothing (QHR-10), so only the others count.
            standing = [horse for horse in horses if horse not in gone]
            total = sum(WAYS[horse] for horse in standing)
            for horse in standing:
                key = gone | {horse}
                wider[key] = wider.get(key, 0.0) + chance * WAYS[horse] / total
        found = wider
    members = np.array([[float(horse not in gone) for horse in horses] for gone in found])
    return members, np.array(list(found.values()))
