"""Lose Your Shirt: paying out (LYS-31 to LYS-38, LYS-41)."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.lose_your_shirt.moves import horse_of, spaces_of
from homestretch.games.lose_your_shirt.session import (
    JACKPOT,
    JACKPOT_PAID,
    PLACE,
    PLACE_PAID,
    POOL_NOW,
    RACE_OVER,
    SELECTION_SHOWN,
    SHIRT_LOST,
    STAKE_BACK,
    STAKE_LOST,
    WIN,
    WIN_PAID,
    Meeting,
)
from homestretch.games.lose_your_shirt.tables import NOTE, PLACE_ODDS, WIN_ODDS
from homestretch.parts.ledger import BANK, POT, STAKES, pay, pay_for
from homestretch.parts.seats import left_of


@rule
def settle(t: Meeting) -> None:
    """Turn all selections up, then pay every bet, from the dealer's left."""
    note(t, RACE_OVER, 28, NONE, t.first, t.second, 0, EVERYONE)
    t.results[t.race - 1][0] = t.first
    t.results[t.race - 1][1] = t.second
    show_selections(t)
    share = jackpot_share(t)
    t.last_pool = t.ledger.account[POT]
    seat = t.dealer
    for _ in range(t.seats):
        seat = left_of(t, seat)
        before = t.ledger.account[seat] + t.stake[seat]
        if t.bet[seat]:
            pay_bet(t, seat, share)
        t.last_selection[seat] = t.selection[seat]
        t.last_bet[seat] = t.bet[seat]
        t.last_stake[seat] = t.stake[seat]
        t.last_gain[seat] = t.ledger.account[seat] - before
    note(t, POOL_NOW, 34, NONE, 0, 0, t.ledger.account[POT], EVERYONE)
    for player in range(t.seats):
        if t.broke[player] == 0 and t.ledger.account[player] == 0:
            t.broke[player] = 1
            note(t, SHIRT_LOST, 38, player, 0, 0, 0, EVERYONE)


@rule
def show_selections(t: Meeting) -> None:
    """Turn up every selection card that has not been played (LYS-41)."""
    seat = t.dealer
    for _ in range(t.seats):
        seat = left_of(t, seat)
        kind = t.selection[seat]
        if kind != NONE and t.shown[seat] == NONE:
            t.shown[seat] = kind
            t.cards[seat] -= 1
            note(t, SELECTION_SHOWN, 41, seat, horse_of(kind), spaces_of(kind), 0, EVERYONE)


@rule
def wins(t: Meeting, seat: int) -> int:
    """1 if a seat's bet has won: the winner, or for a place bet also the second (LYS-31, LYS-32, LYS-35)."""
    if t.bet[seat] == 0:
        return 0
    horse = horse_of(t.selection[seat])
    return 1 if horse == t.first or (t.bet[seat] == PLACE and horse == t.second) else 0


@rule
def jackpot_share(t: Meeting) -> int:
    """What each jackpot winner takes of the pool as it stands before the losing stakes go in: equal, rounded down to
    a note (LYS-35, LYS-36).
    """
    sharers = 0
    for seat in range(t.seats):
        if t.bet[seat] == JACKPOT and wins(t, seat):
            sharers += 1
    return t.ledger.account[POT] // sharers // NOTE * NOTE if sharers > 0 else 0


@rule
def pay_bet(t: Meeting, seat: int, share: int) -> None:
    """Pay one bet, in full whoever else has backed the horse (LYS-33): the stake comes back with what is won, or goes
    into the pool.
    """
    stake = t.stake[seat]
    horse = horse_of(t.selection[seat])
    if wins(t, seat) == 0:
        pay_for(t, seat, STAKES, POT, stake, STAKE_LOST, 34, horse)
        return
    less = t.options.odds_include_stake  # ruling 31: the bank pays one stake less
    if t.bet[seat] == WIN:
        pay(t, BANK, seat, (WIN_ODDS - less) * stake, WIN_PAID, 31, horse)
    elif t.bet[seat] == PLACE:
        pay(t, BANK, seat, (PLACE_ODDS - less) * stake, PLACE_PAID, 32, horse)
    else:
        pay(t, POT, seat, share, JACKPOT_PAID, 35, horse)
    pay(t, STAKES, seat, stake, STAKE_BACK, 31, horse)
