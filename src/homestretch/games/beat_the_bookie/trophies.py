"""Beat The Bookie: trophies, profit, bankruptcy, and the end of the meeting (BTB-21 to BTB-24; rulings 50 to 54)."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.beat_the_bookie.cards import start_race
from homestretch.games.beat_the_bookie.session import (
    BANKRUPT,
    LAST_STANDING,
    MEETING_OVER,
    NO_TROPHY,
    NO_TROPHY_ON_TIE,
    PROFIT_COUNTED,
    TROPHY_WON,
    Meeting,
    first_in,
    horses_of,
    next_in,
)
from homestretch.games.beat_the_bookie.tables import CLASS, RACES


@rule
def count_race(t: Meeting) -> None:
    """Count the profits, hand out the trophy, and see who is out (BTB-21 to BTB-23)."""
    t.counted = t.race
    seat = first_in(t)
    while seat != NONE:
        t.profit[seat] = profit_of(t, seat)
        note(t, PROFIT_COUNTED, 21, seat, t.race, 0, t.profit[seat], EVERYONE)
        seat = next_in(t, seat)
    give_trophy(t)
    for seat in range(t.seats):
        t.wallets[t.race][seat] = t.ledger.account[seat]
        t.spent[seat] = 0
    see_who_is_out(t)


@rule
def profit_of(t: Meeting, seat: int) -> int:
    """The change of the wallet since the last count; purchases of horses may be left out (BTB-21, ruling 50)."""
    profit: int = t.ledger.account[seat] - t.wallets[t.race - 1][seat]
    if t.options.purchases_count == 0:
        profit += t.spent[seat]
    return profit


@rule
def give_trophy(t: Meeting) -> None:
    """The trophy goes to the best profit; ties and losses as the options say (BTB-21, BTB-22)."""
    best = t.profit[first_in(t)]
    for seat in range(t.seats):
        if t.out[seat] == 0:
            best = max(best, t.profit[seat])
    mask = 0
    count = 0
    for seat in range(t.seats):
        if t.out[seat] == 0 and t.profit[seat] == best:
            mask |= 1 << seat
            count += 1
    nobody_gained = best <= 0 and t.options.trophy_needs_profit == 1
    if nobody_gained or (count > 1 and t.options.trophy_tie == NO_TROPHY_ON_TIE):
        note(t, NO_TROPHY, 22, NONE, t.race, 0, 0, EVERYONE)
        return
    t.cabinet[t.race] = mask
    for seat in range(t.seats):
        if mask >> seat & 1:
            t.points[seat] += CLASS[t.race]
            note(t, TROPHY_WON, 21, seat, t.race, CLASS[t.race], best, EVERYONE)


@rule
def see_who_is_out(t: Meeting) -> None:
    """Who has no money and no horse is bankrupt and out; the last one left wins at once (BTB-23, ruling 52)."""
    left = 0
    for seat in range(t.seats):
        if t.out[seat] == 0 and t.ledger.account[seat] == 0 and horses_of(t, seat) == 0:
            t.out[seat] = 1
            note(t, BANKRUPT, 23, seat, 0, 0, 0, EVERYONE)
        left += 1 - t.out[seat]
    if left < 2:
        if left == 1:
            note(t, LAST_STANDING, 23, first_in(t), 0, 0, 0, EVERYONE)
        end_meeting(t)


@rule
def next_race(t: Meeting) -> None:
    """The next race, or the end after the eighth (BTB-24)."""
    if t.race == RACES:
        end_meeting(t)
    else:
        start_race(t)


@rule
def end_meeting(t: Meeting) -> None:
    """Nothing is drawn, paid or asked any more (BTB-24)."""
    t.over = 1
    t.phase = 0
    t.chance = 0
    t.trigger = NONE
    t.turn = NONE
    t.waits = 0
    note(t, MEETING_OVER, 24, NONE, t.race, 0, 0, EVERYONE)


@rule
def winners(t: Meeting) -> int:
    """A mask of the winners: most points, then more money, among those still in; among all when nobody is.

    BTB-24, rulings 53 and 54.
    """
    left = 0
    for seat in range(t.seats):
        left += 1 - t.out[seat]
    best = NONE
    mask = 0
    for seat in range(t.seats):
        if t.out[seat] == 1 and left > 0:
            continue
        if best == NONE or better(t, seat, best):
            best = seat
            mask = 1 << seat
        elif not better(t, best, seat):
            mask |= 1 << seat
    return mask


@rule
def better(t: Meeting, seat: int, other: int) -> bool:
    """Say whether a seat stands better than another."""
    if t.points[seat] != t.points[other]:
        return t.points[seat] > t.points[other]
    return t.ledger.account[seat] > t.ledger.account[other]
