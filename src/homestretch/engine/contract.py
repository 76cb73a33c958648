"""The contract that every game keeps: the same few rules under the same names, and the small values that pass
between them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from homestretch.engine.rule import rule

if TYPE_CHECKING:
    from homestretch.engine.grammar import Grammar

# A part of an action that is not used.
NONE = -1
# The player number of chance in the Python API.
CHANCE = -1


class Action(NamedTuple):
    """What a player does or what befalls: a verb and up to three things, and an amount (0 where there is none)."""

    verb: int
    what: int = NONE
    which: int = NONE
    where: int = NONE
    amount: int = 0


class Choice(NamedTuple):
    """A legal action, or a range of them: amounts from `low` to `high` in steps of `step` (all 0 where there is no
    amount).
    """

    verb: int
    what: int = NONE
    which: int = NONE
    where: int = NONE
    low: int = 0
    high: int = 0
    step: int = 0


CHOICE_WIDTH = 7


@rule
def put(
    out: list[list[int]], n: int, verb: int, what: int, which: int, where: int, low: int, high: int, step: int
) -> int:
    """Write row `n` of a legal list; returns the number of rows so far."""
    row = out[n]
    row[0] = verb
    row[1] = what
    row[2] = which
    row[3] = where
    row[4] = low
    row[5] = high
    row[6] = step
    return n + 1


def _nothing_of_its_own(t: Any, seat: int) -> str:  # noqa: ARG001 – the shape of `show_own`
    return ""


@dataclass(frozen=True)
class Rules:
    """A game as the engine knows it: its state, its rules, its words, and the data that doors show.

    The rules, each a function of the state `t` first:
    - `set_up(t)`: from `t.seats` and `t.options` to the first thing that happens
    - `waiting(t)`: the mask of seats that must act; 0 with `t.chance` set is a chance event, 0 without is the end
    - `legal(t, seat, out)`: writes the legal rows (see `put`), sorted; returns how many
    - `check(t, seat, action)`: 0, or the number of the broken clause; changes nothing
    - `act(t, seat, action)`: carries a checked action out
    - `tickets(t)`, `ticket(t, k)`: in how many equal tickets the chance event is drawn, and what ticket `k` draws
    - `befall(t, outcome)`: carries a chance outcome out
    - `score(t, out)`: writes the figure that decides, one a seat
    - `winners(t)`: a mask of seats
    - `resample(t, seat, draws)`: makes `t` a state that the seat cannot tell from what it was, by up to
      `resample_draws` 31-bit numbers
    - `invariants(t)`: 0, or the number of what does not hold
    """

    name: str
    prefix: str
    version: int
    title: str
    tagline: str
    # The fewest, the most and the usual number of players, and the clause that says so.
    seats: tuple[int, int, int]
    seats_clause: int
    state: Any
    options: Any
    set_up: Callable[..., None]
    waiting: Callable[..., int]
    legal: Callable[..., int]
    check: Callable[..., int]
    act: Callable[..., None]
    tickets: Callable[..., int]
    ticket: Callable[..., Action]
    befall: Callable[..., None]
    score: Callable[..., None]
    winners: Callable[..., int]
    resample: Callable[..., None]
    invariants: Callable[..., int]
    grammar: Grammar
    # Accounts beside the seats' wallets: their names, and their places in the ledger.
    accounts: Mapping[str, int]
    # Why an action that breaks a clause is refused, in words that complete "… is not allowed now: ".
    clauses: Mapping[int, str]
    # Kind of journal note → its name, and the names of its numbers SEAT, A, B, AMOUNT ("" where one is not used).
    notes: Mapping[int, tuple[str, ...]]
    # Chance verbs that somebody at the table starts by hand, such as a roll; the others come about by themselves.
    by_hand: frozenset[int] = frozenset()
    # Verbs whose texts all may read as soon as they are done; of any other action others learn only what its notes
    # tell them.
    open_verbs: frozenset[int] = frozenset()
    # The most rows that `legal` can write.
    max_legal: int = 1
    # The clause that says when the game (or its chance) has an end; an action after it, or out of place, breaks this
    # one.
    over_clause: int = 0
    # Which clause says when a chance event of each verb comes about: an outcome that cannot happen now breaks it.
    chance_clauses: Mapping[int, int] = field(default_factory=dict)
    # How many must play with some options (JSON-like values by name), where it is not always `seats[0]`.
    fewest_seats: Callable[[Mapping[str, Any]], int] | None = None
    resample_draws: int = 0
    # The position as text for a terminal, all that everybody sees.
    show: Callable[[Any], str] = str
    # What a seat holds that `show` does not show to all, such as a hand or a sealed bet, as text ("" where nothing).
    show_own: Callable[[Any, int], str] = _nothing_of_its_own
    # What all at the table could reckon, exactly: kind ("win", "share" …) → horse or seat ("h7", "p2") → chance.
    odds: Callable[[Any], dict[str, dict[str, float]]] | None = None
    # The position as a drawing (an SVG element) for a notebook.
    svg: Callable[[Any], str] | None = None

    def contract(self) -> dict[str, Any]:
        """The rules by their contract names, for templates that are tied to one game (`engine.rule.bind`)."""
        names = "set_up waiting legal check act tickets ticket befall score winners resample invariants"
        return {name: getattr(self, name) for name in names.split()}

    def clause_id(self, number: int) -> str:
        """The id of a clause by its number, such as "QHR-12"."""
        return f"{self.prefix}-{number}"


def outcomes(rules: Rules, t: Any) -> dict[Action, int]:
    """The possible chance outcomes with their integer weights: the tickets of `t`, counted."""
    found: dict[Action, int] = {}
    for k in range(rules.tickets(t)):
        outcome = rules.ticket(t, k)
        found[outcome] = found.get(outcome, 0) + 1
    return found
