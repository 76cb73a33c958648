"""Lose Your Shirt: selections and bets (LYS-10 to LYS-16)."""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action, put
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.lose_your_shirt.moves import horse_of, spaces_of
from homestretch.games.lose_your_shirt.session import (
    BET_JACKPOT,
    BET_LAID,
    BET_PLACE,
    BET_SHOWN,
    BET_WIN,
    BETTING,
    IN_TURN,
    OWN_BET,
    OWN_SELECTION,
    RACE_OFF,
    RUNNING,
    SELECT,
    SELECTED,
    Meeting,
)
from homestretch.games.lose_your_shirt.tables import GREEN_SPOT, JACKPOT_STAKE, MOST_STAKE, NOTE
from homestretch.parts.ledger import STAKES, lay_sealed, pay, purse, show_sealed
from homestretch.parts.seats import left_of


@rule
def bettors(t: Meeting) -> int:
    """The mask of the seats that must select or bet: all at the same time, each at its own speed, or the one whose
    turn it is (LYS-14, rulings 23, 24).
    """
    if t.turn != NONE:
        return 1 << t.turn
    mask = 0
    for seat in range(t.seats):
        done = t.selected[seat] if t.options.betting == IN_TURN else t.laid[seat]
        if t.broke[seat] == 0 and done == 0:
            mask |= 1 << seat
    return mask


@rule
def legal_bets(t: Meeting, seat: int, out: list[list[int]]) -> int:
    """The horse cards that can be selected; after the selection, the bets that can be paid (LYS-10, LYS-15, LYS-16)."""
    n = 0
    if t.selected[seat] == 0:
        for kind in range(GREEN_SPOT):
            if t.hand[seat][kind] > 0:
                n = put(out, n, SELECT, kind, NONE, NONE, 0, 0, 0)
        return n
    most = min(purse(t, seat), MOST_STAKE) // NOTE * NOTE
    n = put(out, n, BET_WIN, NONE, NONE, NONE, NOTE, most, NOTE)
    n = put(out, n, BET_PLACE, NONE, NONE, NONE, NOTE, most, NOTE)
    if most >= JACKPOT_STAKE:
        n = put(out, n, BET_JACKPOT, NONE, NONE, NONE, JACKPOT_STAKE, JACKPOT_STAKE, 0)
    return n


@rule
def check_selection(t: Meeting, seat: int, action: Action) -> int:
    """0, or the clause against a selection (LYS-10, LYS-38)."""
    if t.phase != BETTING:
        return 10
    if t.broke[seat]:
        return 38
    if t.selected[seat] or action.what < 0 or action.what >= GREEN_SPOT:
        return 10
    if t.hand[seat][action.what] == 0 or action.which != NONE or action.where != NONE or action.amount != 0:
        return 10
    return 0


@rule
def check_bet(t: Meeting, seat: int, action: Action) -> int:
    """0, or the clause against a bet (LYS-12 to LYS-16, LYS-38)."""
    if t.phase != BETTING:
        return 12
    if t.broke[seat]:
        return 38
    if t.laid[seat]:
        return 12
    if t.selected[seat] == 0 or bettors(t) >> seat & 1 == 0:
        return 14
    clean = action.what == NONE and action.which == NONE and action.where == NONE
    money = purse(t, seat)
    if action.verb == BET_JACKPOT:
        return 0 if clean and action.amount == JACKPOT_STAKE and money >= JACKPOT_STAKE else 16
    if not clean or action.amount < NOTE or action.amount % NOTE or action.amount > min(money, MOST_STAKE):
        return 15
    return 0


@rule
def select(t: Meeting, seat: int, kind: int) -> None:
    """Lay a horse card face down; in turn, the bets begin when all have (LYS-10, ruling 24)."""
    t.hand[seat][kind] -= 1
    t.selection[seat] = kind
    t.selected[seat] = 1
    note(t, SELECTED, 10, seat, 0, 0, 0, EVERYONE)
    note(t, OWN_SELECTION, 10, seat, horse_of(kind), spaces_of(kind), 0, seat)
    if t.options.betting == IN_TURN and bettors(t) == 0:
        next_bettor(t, t.dealer)


@rule
def place_bet(t: Meeting, seat: int, kind: int, stake: int) -> None:
    """Lay a stake: open in turn, sealed until all are in where all bet at the same time (LYS-13, LYS-14)."""
    t.laid[seat] = 1
    if t.options.betting == IN_TURN:
        t.bet[seat] = kind
        t.stake[seat] = stake
        pay(t, seat, STAKES, stake, BET_SHOWN, 13, kind)
        next_bettor(t, seat)
        return
    t.sealed_bet[seat] = kind
    lay_sealed(t, seat, stake)
    note(t, BET_LAID, 14, seat, 0, 0, 0, EVERYONE)
    note(t, OWN_BET, 12, seat, kind, 0, stake, seat)
    if bettors(t) == 0:
        show_bets(t)
        start_running(t)


@rule
def next_bettor(t: Meeting, seat: int) -> None:
    """The bet goes to the next seat to the left that has money; after the dealer the race begins (ruling 24)."""
    while True:
        if seat == t.dealer and t.turn != NONE:
            start_running(t)
            return
        seat = left_of(t, seat)
        t.turn = seat
        if t.broke[seat] == 0:
            return


@rule
def show_bets(t: Meeting) -> None:
    """All stakes are in: turn them up, from the dealer's left (LYS-13, LYS-14)."""
    seat = t.dealer
    for _ in range(t.seats):
        seat = left_of(t, seat)
        if t.laid[seat]:
            stake = t.ledger.sealed[seat]
            t.bet[seat] = t.sealed_bet[seat]
            t.stake[seat] = stake
            t.sealed_bet[seat] = 0
            show_sealed(t, seat, stake, BET_SHOWN, 13, t.bet[seat])


@rule
def start_running(t: Meeting) -> None:
    """The dealer plays first (LYS-17)."""
    t.phase = RUNNING
    t.turn = t.dealer
    note(t, RACE_OFF, 17, t.dealer, t.race, 0, 0, EVERYONE)


@rule
def bet_of(verb: int) -> int:
    """The kind of bet that a verb makes."""
    return verb - BET_WIN + 1
