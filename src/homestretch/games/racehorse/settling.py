"""Racehorse: the four points, the payment, the next deal (RHO-17 to RHO-27)."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.racehorse.dealing import start_deal
from homestretch.games.racehorse.session import (
    BID_FAILED,
    BID_MADE,
    BY_RESULT,
    FIRST_HOLDER,
    GAME_POINT,
    GAME_TIED,
    HIGH_POINT,
    JACK_POINT,
    JACK_UNDEALT,
    LOW_POINT,
    OVER,
    PAID,
    SEAT_UP,
    SESSION_OVER,
    SINGLE,
    TO_PITCHER,
    WAIVED,
    Session,
)
from homestretch.games.racehorse.tables import HAND, LOWEST_RANK, SMUDGE_POINTS
from homestretch.parts.cards import JACK, OF_SUIT, RANKS, highest, lowest, rank_of
from homestretch.parts.ledger import pay
from homestretch.parts.seats import left_of

ALL_POINTS = 4


@rule
def settle(t: Session) -> None:
    """Count the pitcher's points, pay, and go on to the next deal or the end (RHO-16, RHO-24 to RHO-27)."""
    trumps = trumps_in_play(t)
    jack = t.trump * RANKS + JACK
    points = high_point(t, trumps) + low_point(t, trumps) + jack_point(t, trumps, jack) + game_point(t)
    made = bid_made(t, points, trumps >> jack & 1)
    settle_bid(t, made, points)
    t.up = NONE if made == 1 else t.pitcher
    if made == 0:
        note(t, SEAT_UP, 27, t.pitcher, 0, 0, 0, EVERYONE)
    if t.deal == t.options.deals:
        t.phase = OVER
        t.over = 1
        note(t, SESSION_OVER, 6, NONE, t.deal, 0, 0, EVERYONE)
    else:
        t.dealer = dealer_after(t, made)
        start_deal(t)


@rule
def trumps_in_play(t: Session) -> int:
    """The trumps that were dealt to hands; at the end of a deal all of them have been played (RHO-18)."""
    played = 0
    for seat in range(t.seats):
        played |= t.played[seat]
    return played & OF_SUIT[t.trump]


@rule
def seat_with(t: Session, sets: list[int], card: int) -> int:
    """The seat in whose set – of cards played or taken – a card is; one of them has it."""
    seat = 0
    while sets[seat] >> card & 1 == 0:
        seat += 1
    return seat


@rule
def earn(t: Session, what: int, clause: int, seat: int, card: int) -> int:
    """Tell which side earns a point by a card; 1 where it is the pitcher's (RHO-17)."""
    side = 1 if seat == t.pitcher else 0
    note(t, what, clause, seat, side, LOWEST_RANK + rank_of(card), 0, EVERYONE)
    return side


@rule
def high_point(t: Session, trumps: int) -> int:
    """1 where the pitcher has the highest trump in play (RHO-18)."""
    card = highest(trumps)
    return earn(t, HIGH_POINT, 18, seat_with(t, t.taken, card), card)


@rule
def low_point(t: Session, trumps: int) -> int:
    """1 where the lowest trump in play is the pitcher's: taken by him, or dealt to him (RHO-19)."""
    card = lowest(trumps)
    if t.options.low_to == FIRST_HOLDER:
        return earn(t, LOW_POINT, 19, seat_with(t, t.played, card), card)
    return earn(t, LOW_POINT, 19, seat_with(t, t.taken, card), card)


@rule
def jack_point(t: Session, trumps: int, jack: int) -> int:
    """1 where the pitcher has taken the jack of trumps; nobody's where it was not dealt (RHO-20, RHO-22)."""
    if trumps >> jack & 1 == 0:
        note(t, JACK_UNDEALT, 22, NONE, 0, 0, 0, EVERYONE)
        return 0
    return earn(t, JACK_POINT, 20, seat_with(t, t.taken, jack), jack)


@rule
def game_point(t: Session) -> int:
    """1 where the pitcher has taken more card points than the others together, or than the best of them (RHO-21)."""
    mine = t.points[t.pitcher]
    theirs = 0
    for seat in range(t.seats):
        if seat != t.pitcher:
            theirs = max(theirs, t.points[seat]) if t.options.game_count == SINGLE else theirs + t.points[seat]
    if mine == theirs and t.options.game_tie != TO_PITCHER:
        note(t, GAME_TIED, 21, t.pitcher, 0, theirs, mine, EVERYONE)
        return 0
    side = 1 if mine >= theirs else 0
    note(t, GAME_POINT, 21, t.pitcher, side, theirs, mine, EVERYONE)
    return side


@rule
def bid_made(t: Session, points: int, jack_dealt: int) -> int:
    """1 where the pitcher's points reach the bid; Smudge wants all four and all six tricks (RHO-22, RHO-24)."""
    if t.bid < SMUDGE_POINTS:
        return 1 if points >= t.bid else 0
    wanted = ALL_POINTS
    if t.options.smudge_without_jack == WAIVED and jack_dealt == 0:
        wanted -= 1  # ruling 21
    return 1 if points == wanted and t.tricks[t.pitcher] == HAND else 0


@rule
def settle_bid(t: Session, made: int, points: int) -> None:
    """Each of the others pays the pitcher a dollar for each point bid, or is paid as much by him (RHO-25, RHO-26)."""
    note(t, BID_MADE if made == 1 else BID_FAILED, 24, t.pitcher, t.bid, points, 0, EVERYONE)
    other = left_of(t, t.pitcher)
    while other != t.pitcher:
        if made == 1:
            pay(t, other, t.pitcher, t.bid, PAID, 25, 0)
        else:
            pay(t, t.pitcher, other, t.bid, PAID, 25, 0)
        other = left_of(t, other)


@rule
def dealer_after(t: Session, made: int) -> int:
    """The pitcher after a made bid, the player at his right after a failed one; or the deal moves left (RHO-5)."""
    if t.options.next_dealer != BY_RESULT:
        return left_of(t, t.dealer)
    return t.pitcher if made == 1 else (t.pitcher + t.seats - 1) % t.seats
