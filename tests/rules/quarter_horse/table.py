"""A table of Quarter Horse Racing for tests: deals the hands and throws the totals that a test asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homestretch import State, load_game

HORSES = range(2, 13)
# Two dice for each total.
DICE = {total: f"roll {max(1, total - 6)} {total - max(1, total - 6)}" for total in HORSES}
# Eleven tracks of one space: the first total that is not scratched wins.
SPRINT = [1] * 11


def new_table(dealer: str = "p1", seats: int = 4, **options: Any) -> State:
    """A session with its dealer drawn, and no card dealt yet."""
    state = load_game("quarter-horse", seats=seats, **options).new_initial_state()
    state.apply_action(f"dealer {dealer}")
    return state


def deal(state: State, wishes: Mapping[str, list[int]] | None = None) -> State:
    """Deal the whole pack so that each seat gets the cards it wishes, and from its first turns on."""
    left = {seat: list(cards) for seat, cards in (wishes or {}).items()}
    while state.t.to_deal:
        outcomes = [text for text, _ in state.chance_outcomes()]
        seat = outcomes[0].split()[1]
        free = {int(text.split()[2]): weight for text, weight in zip(outcomes, weights(state), strict=True)}
        if left.get(seat):
            card = left[seat].pop(0)
        else:
            for cards in left.values():
                for card in cards:
                    free[card] -= 1
            card = next(horse for horse, count in free.items() if count > 0)
        state.apply_action(f"deal {seat} {card}")
    assert not any(left.values()), f"not dealt: {left}"
    return state


def weights(state: State) -> list[int]:
    """The weights of the chance outcomes, in their order."""
    return [weight for _, weight in state.chance_outcomes()]


def throw(state: State, *totals: int) -> State:
    """Throw these totals, one after another."""
    for total in totals:
        state.apply_action(DICE[total])
    return state


def race(dealer: str = "p1", wishes: Mapping[str, list[int]] | None = None, **options: Any) -> State:
    """A session whose first race is about to begin with the scratches."""
    return deal(new_table(dealer, **options), wishes)


def hand(state: State, seat: str) -> dict[int, int]:
    """How many cards of each horse a seat holds."""
    return {horse: count for horse, count in enumerate(state.t.held[int(seat[1:]) - 1]) if count}


def chips(state: State) -> list[int]:
    """What the seats hold, in their order."""
    return [state.money()[f"p{seat + 1}"] for seat in range(state.game.seats)]


def pot(state: State) -> int:
    """What lies in the pot."""
    return state.money()["pot"]


def roller(state: State) -> str:
    """Who throws next."""
    return f"p{state.t.trigger + 1}"


def told(state: State, what: str) -> list[dict[str, Any]]:
    """The notes of one kind that the last action wrote."""
    return [note for note in state.notes(None) if note["what"] == what]
