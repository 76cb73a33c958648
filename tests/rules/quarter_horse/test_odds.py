"""Exact chances: against the rules themselves, against fractions on small boards, and the worked example."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import factorial, prod
from typing import Any

import pytest

from homestretch import load_game
from homestretch.engine.contract import outcomes
from homestretch.games.quarter_horse.odds import WAYS, live_odds, win_chances
from homestretch.games.quarter_horse.rules import tickets
from homestretch.games.quarter_horse.tables import BOARDS
from tests.contract.playing import new_game, walk
from tests.rules.quarter_horse.table import HORSES, race, throw

EXACT = 1e-12


def settled(t: Any, winner: int, held: list[list[int]], seats: int) -> dict[str, dict[str, float]]:
    """What has become of a race that a horse has won, with the cards held at that moment."""
    return {
        "win": {f"h{horse}": float(horse == winner) for horse in HORSES},
        "share": {f"p{seat + 1}": held[seat][winner] / 4 for seat in range(seats)},
    }


@pytest.mark.parametrize("draw", range(5))
def test_chances_are_the_average_of_those_after_the_next_event(draw: int) -> None:
    """Held at every position of a game, down to the end of each race, this can only be so if they are right."""
    state = new_game("quarter-horse", draw, short=True).new_initial_state()
    for count, _ in enumerate(walk(state, f"odds {draw}", limit=400)):
        if count % 6 or state.is_terminal():
            continue
        t, rules = state.t, state.rules
        now = live_odds(t)
        mean = {kind: dict.fromkeys(chances, 0.0) for kind, chances in now.items()}
        for outcome, weight in outcomes(rules, t).items():
            after = t.clone()
            rules.befall(after, outcome)
            over = after.over or (after.race > t.race > 0)
            then = settled(after, after.winner, t.held, t.seats) if over else live_odds(after)
            for kind, chances in then.items():
                for who, chance in chances.items():
                    mean[kind][who] += chance * weight / tickets(t)
        for kind, chances in now.items():
            assert mean[kind] == pytest.approx(chances, abs=EXACT)
            assert sum(chances.values()) == pytest.approx(1, abs=EXACT)


def by_force(needs: tuple[int, ...]) -> list[Fraction]:
    """Every way the dice can fall, from the gate to the finish, in fractions."""

    @cache
    def won(needs: tuple[int, ...], gone: frozenset[int]) -> tuple[Fraction, ...]:
        standing = [horse for horse in HORSES if horse not in gone]
        total = sum(WAYS[horse] for horse in standing)
        found = [Fraction(0)] * 13
        for horse in standing:
            chance = Fraction(WAYS[horse], total)
            if len(gone) < 4:
                then = won(needs, gone | {horse})
            elif needs[horse] == 1:
                then = tuple(Fraction(other == horse) for other in range(13))
            else:
                then = won((*needs[:horse], needs[horse] - 1, *needs[horse + 1 :]), gone)
            found = [old + chance * new for old, new in zip(found, then, strict=True)]
        return tuple(found)

    return list(won(needs, frozenset()))


@pytest.mark.parametrize(
    "needs",
    [
        (0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
        (0, 0, 1, 1, 2, 1, 1, 3, 1, 1, 1, 2, 1),
    ],
)
def test_small_boards_by_force(needs: tuple[int, ...]) -> None:
    assert win_chances(needs, [0] * 13) == pytest.approx([float(chance) for chance in by_force(needs)], abs=EXACT)


def in_fractions(needs: Any, field: Any) -> list[Fraction]:
    """The chances of seven horses in closed form: the integral of polynomials times exponentials, term by term."""
    found = [Fraction(0)] * 13
    total = sum(WAYS[horse] for horse in field)
    for horse in field:
        terms, scale = [1], 1
        for other in field:
            if other != horse:
                last = factorial(needs[other] - 1)
                own = [WAYS[other] ** m * last // factorial(m) for m in range(needs[other])]
                scale *= last
                terms = [
                    sum(terms[i] * own[n - i] for i in range(max(0, n - len(own) + 1), min(n + 1, len(terms))))
                    for n in range(len(terms) + len(own) - 1)
                ]
        k = needs[horse]
        value = sum(Fraction(term * factorial(n + k - 1), total ** (n + k)) for n, term in enumerate(terms))
        found[horse] = value * WAYS[horse] ** k / factorial(k - 1) / scale
    return found


@pytest.mark.parametrize("board", [*BOARDS, (0, 0, 1, 40, 2, 19, 30, 60, 33, 1, 25, 8, 5)])
def test_fields_of_seven_in_fractions(board: tuple[int, ...]) -> None:
    rng = random.Random(3)
    for gone in rng.sample(list(combinations(HORSES, 4)), 6):
        field = [horse for horse in HORSES if horse not in gone]
        needs = [rng.randint(1, spaces) if spaces else 0 for spaces in board]
        for left in (list(board), needs):
            exact = in_fractions(left, field)
            assert sum(exact) == 1
            found = win_chances(left, [int(horse in gone) for horse in range(13)])
            assert found == pytest.approx([float(chance) for chance in exact], abs=EXACT)


def fields_with_chances() -> dict[tuple[int, ...], Fraction]:
    """How likely each field of seven is, summed over the orders in which the other four are scratched."""
    found = {}
    for gone in combinations(HORSES, 4):
        chance = Fraction(0)
        orders = [((), gone)]
        while orders:
            done, rest = orders.pop()
            if not rest:
                standing = [36 - sum(WAYS[horse] for horse in done[:k]) for k in range(4)]
                chance += Fraction(prod(WAYS[horse] for horse in done), prod(standing))
            orders += [((*done, horse), tuple(other for other in rest if other != horse)) for horse in rest]
        found[tuple(horse for horse in HORSES if horse not in gone)] = chance
    return found


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_printed_boards_at_the_gate_in_fractions(board: tuple[int, ...]) -> None:
    exact = [Fraction(0)] * 13
    for field, chance in fields_with_chances().items():
        exact = [old + chance * new for old, new in zip(exact, in_fractions(board, field), strict=True)]
    assert sum(exact) == 1
    assert win_chances(board, [0] * 13) == pytest.approx([float(chance) for chance in exact], abs=EXACT)


def test_worked_example_at_the_gate() -> None:
    state = load_game("quarter-horse").new_initial_state()
    state.apply_action("dealer p1")
    win = state.odds()["win"]
    assert win["h2"] == pytest.approx(0.20, abs=0.005)
    assert win["h12"] == pytest.approx(win["h2"], abs=EXACT)
    assert win["h7"] == pytest.approx(0.025, abs=0.0005)


def test_a_board_of_one_space_is_the_first_roll_that_counts() -> None:
    chances = win_chances([1] * 13, [0, 0, 1, 1, *[0] * 7, 1, 1])
    assert chances == pytest.approx([0, 0, 0, 0, *[WAYS[horse] / 30 for horse in range(4, 11)], 0, 0], abs=EXACT)


def test_the_longest_boards_stay_exact() -> None:
    chances = win_chances([1000] * 13, [0] * 13)
    assert sum(chances) == pytest.approx(1, abs=EXACT)
    assert chances[2:] == pytest.approx(chances[:1:-1], abs=EXACT)
    mixed = win_chances([1, 1, 1, 1000, 1, 500, 1000, 1, 2, 1000, 3, 1, 1], [0] * 13)
    assert sum(mixed) == pytest.approx(1, abs=EXACT)


def test_scratched_horses_cannot_win_and_a_won_race_is_certain() -> None:
    state = throw(race(seats=2, races=1, track=[1] * 11, wishes={"p1": [7, 7, 7], "p2": [7]}), 2, 3, 11, 12)
    win = state.odds()["win"]
    assert [who for who, chance in win.items() if chance == 0] == ["h2", "h3", "h11", "h12"]
    throw(state, 7)
    assert state.is_terminal()
    assert state.odds()["win"] == {f"h{horse}": float(horse == 7) for horse in HORSES}
    assert state.odds()["share"] == {"p1": 0.75, "p2": 0.25}


def test_who_is_out_has_no_share() -> None:
    state = race(seats=3, track=[1] * 11, starting_chips=45, wishes={"p2": [10, 10, 10], "p3": [10]})
    throw(state, 2, 3, 11, 12, 12, 12, 12, 12, 10)
    assert state.t.out[0] == 1
    assert state.odds()["share"] == pytest.approx({"p1": 0, "p2": 0.5, "p3": 0.5}, abs=EXACT)
