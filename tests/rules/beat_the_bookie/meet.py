"""A race meeting of Beat The Bookie for tests: sells horses, draws cards and runs races as a test asks for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from homestretch import IllegalAction, State, load_game
from homestretch.engine.schema import to_dict
from homestretch.games.beat_the_bookie.session import AUCTION, DRAWS, NAMING, RACING, SLIPS, TRADING
from homestretch.parts.ledger import BANK

# What is drawn when a test does not care: cards of the result, tickets whose horses come nowhere.
QUIET = {
    "owners": [17, 16, 18, 9, 12, 13, 14, 15, 10, 11, 1, 2, 3, 4, 5, 6, 7, 8],
    "punters": [*range(16, 0, -1), 18, 17],
}
PLAYER = re.compile(r"(p\d+) (.+)")


def seat_of(who: str) -> int:
    """The seat of "p2", counted from 0."""
    return int(who[1:]) - 1


def new_meeting(seats: int = 4, **options: Any) -> State:
    """A meeting before the first bid."""
    return load_game("beat-the-bookie", seats=seats, **options).new_initial_state()


def play(state: State, *lines: str) -> State:
    """Play lines such as "p2 bid 110" and, for chance, "turn h3"."""
    for line in lines:
        player = PLAYER.fullmatch(line)
        if player:
            state.apply_action(player[2], seat_of(player[1]))
        else:
            state.apply_action(line)
    return state


def sell_lots(state: State, bought: Mapping[int, tuple[str, int]] | None = None) -> State:
    """Hold the open auction: horse → (who, for how much) is bought, the others stay unsold."""
    bought = bought or {}
    while state.t.phase == AUCTION:
        who = state.to_move()[0]
        buyer, price = bought.get(state.t.lot, ("", 0))
        play(state, f"{who} bid {price}" if who == buyer else f"{who} pass")
    return state


def draw(state: State, cards: Mapping[str, int] | None = None, prices: int = 1) -> State:
    """Draw the cards before a race: those a test asks for, and quiet ones for everybody else."""
    while state.t.phase == DRAWS:
        texts = [text for text, _ in state.chance_outcomes()]
        kind, *_ = texts[0].split()
        if kind == "prices":
            wanted = f"prices {prices}"
            play(state, wanted if wanted in texts else texts[0])
            continue
        who = texts[0].split()[1]
        if cards and who in cards:
            play(state, f"{kind} {who} {cards[who]}")
        else:
            free = {int(text.split()[2]) for text in texts} - set((cards or {}).values())
            play(state, f"{kind} {who} {next((card for card in QUIET[kind] if card in free), None) or min(free)}")
    return state


def name_all(state: State, names: Mapping[str, str] | None = None, placed: tuple[int, ...] = (1, 2, 3)) -> State:
    """Name horses: "h2 h5" by seat, or none of those that will be placed."""
    while state.t.phase == NAMING:
        who = state.to_move()[0]
        if names and who in names:
            play(state, f"{who} name {names[who]}")
        else:
            play(
                state, f"{who} " + next(form for form in state.legal_actions() if not set(form) & set(map(str, placed)))
            )
    return state


def lay(state: State, bets: Mapping[str, Mapping[int, int]] | None = None) -> State:
    """Lay slips, horse → stake by seat, and let everyone be done."""
    for who, slips in (bets or {}).items():
        play(state, *(f"{who} back h{horse} {stake}" for horse, stake in slips.items()))
    while state.t.phase == SLIPS:
        play(state, f"{state.to_move()[0]} done")
    return state


def run(state: State, *horses: int) -> State:
    """Bring three horses home in this order, each with its own cards in one go."""
    for horse in horses:
        while state.t.phase == RACING and state.t.turned[horse] < state.t.options.spaces:
            play(state, f"turn h{horse}")
    return state


def close(state: State) -> State:
    """Let everyone be done with trading."""
    while state.t.phase == TRADING:
        play(state, f"{state.to_move()[0]} done")
    return state


def to_slips(state: State, cards: Mapping[str, int] | None = None, prices: int = 1) -> State:
    """From the draws to the slips."""
    return name_all(draw(state, cards, prices))


def race(
    state: State,
    *horses: int,
    cards: Mapping[str, int] | None = None,
    prices: int = 1,
    names: Mapping[str, str] | None = None,
    bets: Mapping[str, Mapping[int, int]] | None = None,
) -> State:
    """A whole race, up to what comes after settling."""
    placed = horses or (1, 2, 3)
    return run(lay(name_all(draw(state, cards, prices), names, placed), bets), *placed)


def set_wallets(state: State, *money: int) -> State:
    """Put a position that would be long to reach: wallets by seat, the bank holding the rest, counted as of now."""
    t = state.t
    for seat, amount in enumerate(money):
        t.ledger.account[BANK] += t.ledger.account[seat] - amount
        t.ledger.account[seat] = amount
        t.wallets[t.counted][seat] = amount
        t.sheet[seat] = [0] * len(t.sheet[seat])
    assert not state.rules.invariants(t)
    return state


def wallets(state: State) -> list[int]:
    """What the seats hold, in their order."""
    return [state.money()[f"p{seat + 1}"] for seat in range(state.game.seats)]


def owners(state: State) -> dict[int, str]:
    """Who owns which horse."""
    return {horse: f"p{seat + 1}" for horse, seat in enumerate(state.t.owned_by) if horse and seat >= 0}


def told(state: State, what: str) -> list[dict[str, Any]]:
    """The notes of one kind that the last action left, without kind and clause."""
    return [
        {key: value for key, value in note.items() if key not in ("what", "clause")}
        for note in state.notes(None)
        if note["what"] == what
    ]


def refused(state: State, line: str, clause: str) -> None:
    """Hold that a line is refused with this clause and changes nothing."""
    before = to_dict(state.t)
    with pytest.raises(IllegalAction) as error:
        play(state, line)
    assert error.value.clause == clause
    assert to_dict(state.t) == before


def all_refused(state: State, lines: Iterable[str], clause: str) -> None:
    """Hold that each of these lines is refused with this clause."""
    for line in lines:
        refused(state, line, clause)
