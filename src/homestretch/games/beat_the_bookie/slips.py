"""Beat The Bookie: the bets, slips laid face down, shown all at once (BTB-12; rulings 45 and 47)."""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action, put
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.beat_the_bookie.session import (
    BACK,
    BY_BETS,
    DONE,
    NO_BET,
    RACE_OFF,
    RACING,
    SLIP_LAID,
    SLIP_SHOWN,
    SLIPS,
    SLIPS_DONE,
    TURN,
    Meeting,
    about_a_horse,
    all_in,
    ask,
    bare,
    first_in,
    leave_to_chance,
    next_in,
)
from homestretch.games.beat_the_bookie.tables import CLASS, HORSES, STEP
from homestretch.parts.ledger import lay_sealed, purse, show_sealed


@rule
def open_slips(t: Meeting) -> None:
    """All who are in lay their slips at the same time, in any order."""
    t.phase = SLIPS
    ask(t, all_in(t))


@rule
def most_stake(t: Meeting, seat: int) -> int:
    """The most that one slip may carry now: by one's own money and the table's limit, in whole steps (ruling 47)."""
    most = purse(t, seat)
    if t.options.stake_cap > 0:
        most = min(most, t.options.stake_cap * CLASS[t.race])
    return most // STEP * STEP


@rule
def legal_slips(t: Meeting, seat: int, out: list[list[int]]) -> int:
    """A stake on each horse whose slip is not laid yet, while there is money; and done."""
    n = 0
    most = most_stake(t, seat)
    if most >= STEP:
        for horse in range(1, HORSES + 1):
            if t.slips[seat][horse] == 0:
                n = put(out, n, BACK, horse, NONE, NONE, STEP, most, STEP)
    return put(out, n, DONE, NONE, NONE, NONE, 0, 0, 0)


@rule
def check_slip(t: Meeting, seat: int, action: Action) -> int:
    """One slip a horse, multiples of 10, in all not above one's own money (BTB-12)."""
    if action.verb == DONE:
        return 0 if bare(action) else 12
    if action.verb != BACK or not about_a_horse(action) or t.slips[seat][action.what] > 0:
        return 12
    if action.amount < STEP or action.amount > most_stake(t, seat) or action.amount % STEP != 0:
        return 12
    return 0


@rule
def lay(t: Meeting, seat: int, action: Action) -> None:
    """Lay one slip, final once laid, or finish; after the last one all slips are shown (ruling 45)."""
    if action.verb == BACK:
        t.slips[seat][action.what] = action.amount
        lay_sealed(t, seat, action.amount)
        note(t, SLIP_LAID, 12, seat, action.what, 0, action.amount, seat)
        return
    note(t, SLIPS_DONE, 12, seat, 0, 0, 0, EVERYONE)
    ask(t, t.waits & ~(1 << seat))
    if t.waits == 0:
        show_slips(t)


@rule
def show_slips(t: Meeting) -> None:
    """All slips are turned up at the same time, and the race is off."""
    seat = first_in(t)
    while seat != NONE:
        staked = 0
        for horse in range(1, HORSES + 1):
            stake = t.slips[seat][horse]
            if stake > 0:
                t.slips[seat][horse] = 0
                t.shown[seat][horse] = stake
                staked += stake
                show_sealed(t, seat, stake, SLIP_SHOWN, 12, horse)
        t.sheet[seat][BY_BETS] -= staked
        if staked == 0:
            note(t, NO_BET, 12, seat, 0, 0, 0, EVERYONE)
        seat = next_in(t, seat)
    note(t, RACE_OFF, 13, NONE, t.race, 0, 0, EVERYONE)
    t.phase = RACING
    leave_to_chance(t, TURN)
