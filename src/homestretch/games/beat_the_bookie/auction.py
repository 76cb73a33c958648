"""Beat The Bookie: the auction of six horses before the meeting (BTB-4 to BTB-6; rulings 41 and 42)."""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action, put
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.beat_the_bookie.cards import start_race
from homestretch.games.beat_the_bookie.session import (
    AUCTION_OVER,
    BID,
    BID_HANDED_IN,
    BID_MADE,
    BID_SHOWN,
    HORSE_SOLD,
    HORSE_UNSOLD,
    LOT,
    LOT_DRAWN,
    LOT_OPENED,
    LOTS_TIED,
    ONCE_AROUND,
    PASS,
    PASSED,
    PRICED_OUT,
    SEALED,
    SEALED_BID,
    Meeting,
    ask,
    bare,
    give_turn,
    leave_to_chance,
    take_over,
)
from homestretch.games.beat_the_bookie.tables import HORSES, RESERVE, STEP
from homestretch.parts.ledger import BANK, pay
from homestretch.parts.seats import left_of


@rule
def open_lots(t: Meeting) -> None:
    """Put up the next lots until one of them finds somebody who can bid; after the sixth the meeting begins (BTB-5)."""
    while t.lot < HORSES:
        t.lot += 1
        if open_lot(t) != 0:
            return
        unsold(t)
    t.lot = HORSES + 1
    t.turn = NONE
    for seat in range(t.seats):
        t.wallets[0][seat] = t.ledger.account[seat]
    note(t, AUCTION_OVER, 4, NONE, 0, 0, 0, EVERYONE)
    start_race(t)


@rule
def open_lot(t: Meeting) -> int:
    """Put up one lot; 0 when nobody can reach the reserve."""
    t.high_bid = 0
    t.high_bidder = NONE
    t.turn = NONE
    for seat in range(t.seats):
        t.bids[seat] = 0
        t.passed[seat] = 0
    note(t, LOT_OPENED, 4, NONE, t.lot, 0, RESERVE, EVERYONE)
    if t.options.auction == SEALED:
        return open_sealed(t)
    # The first to speak moves one place left with each lot.
    return call_on(t, (t.first + t.lot - 1) % t.seats)


@rule
def next_bid(t: Meeting) -> int:
    """The least that can be bid now (BTB-5)."""
    if t.options.auction == SEALED or t.high_bid == 0:
        return RESERVE
    return t.high_bid + STEP


@rule
def most_bid(t: Meeting, seat: int) -> int:
    """The most that a seat can bid: its own money, rounded down to the step."""
    return t.ledger.account[seat] // STEP * STEP


@rule
def call_on(t: Meeting, seat: int) -> int:
    """Give the turn to the first seat from here that can still bid, passing over who cannot afford to; 0 for none."""
    for _ in range(t.seats):
        if t.passed[seat] == 0 and seat != t.high_bidder:
            if most_bid(t, seat) >= next_bid(t):
                give_turn(t, seat)
                return 1
            t.passed[seat] = 1
            note(t, PRICED_OUT, 5, seat, t.lot, 0, next_bid(t), EVERYONE)
        seat = left_of(t, seat)
    return 0


@rule
def legal_bids(t: Meeting, seat: int, out: list[list[int]]) -> int:
    """A bid or a pass."""
    n = put(out, 0, BID, NONE, NONE, NONE, next_bid(t), most_bid(t, seat), STEP)
    return put(out, n, PASS, NONE, NONE, NONE, 0, 0, 0)


@rule
def check_bid(t: Meeting, seat: int, action: Action) -> int:
    """A bid in steps, above the highest and within one's money; or a pass (BTB-5)."""
    if action.verb == PASS:
        return 0 if bare(action) else 5
    if action.verb != BID or action.what != NONE or action.which != NONE or action.where != NONE:
        return 5
    if action.amount < next_bid(t) or action.amount > most_bid(t, seat) or action.amount % STEP != 0:
        return 5
    return 0


@rule
def bid(t: Meeting, seat: int, action: Action) -> None:
    """Take a bid or a pass, and go on to the next who can speak; where there is none, the hammer falls."""
    if t.options.auction == SEALED:
        hand_in(t, seat, action.amount)
        return
    if action.verb == PASS:
        t.passed[seat] = 1
        note(t, PASSED, 5, seat, t.lot, 0, 0, EVERYONE)
    else:
        t.high_bid = action.amount
        t.high_bidder = seat
        t.bids[seat] = action.amount
        note(t, BID_MADE, 5, seat, t.lot, 0, action.amount, EVERYONE)
        if t.options.auction == ONCE_AROUND:
            t.passed[seat] = 1
    if call_on(t, left_of(t, seat)) == 0:
        knock_down(t)
        open_lots(t)


@rule
def knock_down(t: Meeting) -> None:
    """The highest bidder pays the bank and gets the horse (BTB-4)."""
    if t.high_bidder == NONE:
        unsold(t)
        return
    pay(t, t.high_bidder, BANK, t.high_bid, HORSE_SOLD, 4, t.lot)
    take_over(t, t.lot, t.high_bidder)


@rule
def unsold(t: Meeting) -> None:
    """Nobody has bid: the horse stays unowned (BTB-6)."""
    note(t, HORSE_UNSOLD, 6, NONE, t.lot, 0, 0, EVERYONE)


# --- sealed bids (ruling 42) ------------------------------------------------------------------------------------------


@rule
def open_sealed(t: Meeting) -> int:
    """Ask all who own the reserve for one secret bid; 0 when nobody does."""
    mask = 0
    for seat in range(t.seats):
        t.sealed_bid[seat] = 0
        if most_bid(t, seat) >= RESERVE:
            mask |= 1 << seat
        else:
            t.passed[seat] = 1
            note(t, PRICED_OUT, 5, seat, t.lot, 0, RESERVE, EVERYONE)
    ask(t, mask)
    return mask


@rule
def hand_in(t: Meeting, seat: int, amount: int) -> None:
    """Keep a secret bid, 0 for a pass; after the last one all are shown."""
    t.sealed_bid[seat] = amount
    note(t, SEALED_BID, 5, seat, t.lot, 0, amount, seat)
    note(t, BID_HANDED_IN, 5, seat, t.lot, 0, 0, EVERYONE)
    ask(t, t.waits & ~(1 << seat))
    if t.waits == 0:
        show_bids(t)


@rule
def show_bids(t: Meeting) -> None:
    """Show all bids: the highest wins, a tie goes by lot."""
    for seat in range(t.seats):
        if t.passed[seat] == 0:
            t.bids[seat] = t.sealed_bid[seat]
            t.sealed_bid[seat] = 0
            note(t, BID_SHOWN, 5, seat, t.lot, 0, t.bids[seat], EVERYONE)
            if t.bids[seat] > t.high_bid:
                t.high_bid = t.bids[seat]
                t.high_bidder = seat
    if t.high_bid > 0 and tied_bids(t) > 1:
        t.high_bidder = NONE
        note(t, LOTS_TIED, 5, NONE, t.lot, tied_bids(t), t.high_bid, EVERYONE)
        leave_to_chance(t, LOT)
        return
    knock_down(t)
    open_lots(t)


@rule
def tied_bids(t: Meeting) -> int:
    """How many have made the highest bid."""
    count = 0
    for seat in range(t.seats):
        if t.bids[seat] == t.high_bid:
            count += 1
    return count


@rule
def tied_seat(t: Meeting, k: int) -> int:
    """The k-th of those who have made the highest bid."""
    seat = 0
    while True:
        if t.bids[seat] == t.high_bid:
            if k == 0:
                return seat
            k -= 1
        seat += 1


@rule
def draw_lot(t: Meeting, seat: int) -> None:
    """The lot settles a tie of sealed bids."""
    note(t, LOT_DRAWN, 5, seat, t.lot, 0, 0, EVERYONE)
    t.high_bidder = seat
    knock_down(t)
    open_lots(t)
