"""Racehorse: the bidding (RHO-7 to RHO-11)."""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action, put
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.racehorse.session import (
    BID,
    BID_CALLED,
    BID_STOLEN,
    BIDDING,
    EXACTLY_TWO,
    ONCE_AROUND,
    PASS,
    PASSED,
    PITCHER_NAMED,
    PLAYING,
    SMUDGE,
    SMUDGE_CALLED,
    Session,
)
from homestretch.games.racehorse.tables import HIGHEST_BID, LOWEST_BID, SMUDGE_POINTS
from homestretch.parts.seats import left_of


@rule
def open_bidding(t: Session) -> None:
    """Let the player at the dealer's left speak first (RHO-7)."""
    t.phase = BIDDING
    t.turn = left_of(t, t.dealer)


@rule
def must_bid(t: Session, seat: int) -> int:
    """1 for the dealer when all others have passed without a bid (RHO-10): nobody else can be last without one."""
    return 1 if seat == t.dealer and t.bid == 0 and t.spoken == t.seats - 1 else 0


@rule
def least_bid(t: Session, seat: int) -> int:
    """What a seat has to bid at least: more than the last bid, or as much where the dealer may steal (RHO-7, RHO-9)."""
    if t.bid == 0:
        return LOWEST_BID
    return t.bid if seat == t.dealer and t.options.steal == 1 else t.bid + 1


@rule
def legal_bids(t: Session, seat: int, out: list[list[int]]) -> int:
    """Pass unless one must bid; each bid from the least to 4; Smudge (RHO-7 to RHO-10)."""
    n = 0
    forced = must_bid(t, seat)
    if forced == 0:
        n = put(out, n, PASS, NONE, NONE, NONE, 0, 0, 0)
    for points in range(least_bid(t, seat), HIGHEST_BID + 1):
        if forced == 0 or points == LOWEST_BID or t.options.forced_bid != EXACTLY_TWO:
            n = put(out, n, BID, points, NONE, NONE, 0, 0, 0)
    if forced == 0 or t.options.forced_bid != EXACTLY_TWO:
        n = put(out, n, SMUDGE, NONE, NONE, NONE, 0, 0, 0)
    return n


@rule
def check_bid(t: Session, seat: int, action: Action) -> int:
    """0, or the clause that forbids what the seat whose turn it is says."""
    forced = must_bid(t, seat)
    if action.verb == PASS:
        return 10 if forced == 1 else 0
    if action.verb == SMUDGE:
        return 10 if forced == 1 and t.options.forced_bid == EXACTLY_TWO else 0
    if action.what < LOWEST_BID or action.what > HIGHEST_BID:
        return 7
    if forced == 1 and t.options.forced_bid == EXACTLY_TWO and action.what != LOWEST_BID:
        return 10
    if action.what < least_bid(t, seat):
        return 9 if action.what == t.bid and seat == t.dealer else 7
    return 0


@rule
def speak(t: Session, seat: int, action: Action) -> None:
    """Pass, bid, steal or Smudge; then the next to speak, or the end of the bidding (RHO-8)."""
    t.spoken += 1
    if action.verb == PASS:
        t.passed[seat] = 1  # RHO-8: final for this deal
        note(t, PASSED, 8, seat, 0, 0, 0, EVERYONE)
    elif action.verb == SMUDGE:
        t.stolen = 0
        note(t, SMUDGE_CALLED, 7, seat, SMUDGE_POINTS, 0, 0, EVERYONE)
        hold_bid(t, seat, SMUDGE_POINTS)
    elif action.what == t.bid:
        t.stolen = 1
        note(t, BID_STOLEN, 9, seat, action.what, t.pitcher, 0, EVERYONE)
        hold_bid(t, seat, action.what)
    else:
        t.stolen = 0
        note(t, BID_CALLED, 7, seat, action.what, 0, 0, EVERYONE)
        hold_bid(t, seat, action.what)
    following = next_to_speak(t, seat)
    if following == NONE:
        name_pitcher(t)
    else:
        t.turn = following


@rule
def hold_bid(t: Session, seat: int, points: int) -> None:
    """Make a seat the highest bidder (RHO-11)."""
    t.bids[seat] = points
    t.bid = points
    t.pitcher = seat


@rule
def next_to_speak(t: Session, seat: int) -> int:
    """The next to the left who is still in and not the highest bidder himself; −1 when the bidding is over (RHO-8)."""
    if t.bid == SMUDGE_POINTS:
        return NONE
    if t.options.bidding == ONCE_AROUND and seat == t.dealer:
        return NONE  # ruling 18: the dealer speaks last, nobody answers a steal
    following = left_of(t, seat)
    while following != seat:
        if t.passed[following] == 0 and following != t.pitcher:
            return following
        following = left_of(t, following)
    return NONE


@rule
def name_pitcher(t: Session) -> None:
    """The highest bidder is the pitcher and leads to the first trick (RHO-11, RHO-12)."""
    note(t, PITCHER_NAMED, 11, t.pitcher, t.bid, 0, 0, EVERYONE)
    t.phase = PLAYING
    t.trick = 1
    t.leader = t.pitcher
    t.turn = t.pitcher
