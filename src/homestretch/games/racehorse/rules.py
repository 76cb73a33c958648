"""Racehorse: the rules, in the rulebook's order; this file is their table of contents.

Edition: a trick-taking game of the Pitch family for 5 to 8, the pitcher against all others; clauses RHO-1 to RHO-27
(see RULES.md beside this file); unit 1 dollar. Chapters: `session` (options and state) · `dealing` (RHO-2 to RHO-4) ·
`bidding` (RHO-7 to RHO-11) · `playing` (RHO-12 to RHO-16) · `settling` (RHO-5, RHO-17 to RHO-27) · `resampling` (what a
seat cannot see).
"""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action
from homestretch.engine.journal import EVERYONE, clear, fits, note
from homestretch.engine.rule import rule
from homestretch.games.racehorse.bidding import check_bid, legal_bids, speak
from homestretch.games.racehorse.dealing import deal_card, start_deal
from homestretch.games.racehorse.playing import check_play, legal_plays, play_card
from homestretch.games.racehorse.resampling import holdable
from homestretch.games.racehorse.session import (
    BID,
    BIDDING,
    DEAL,
    DEALER,
    DEALER_DRAWN,
    PASS,
    PLAY,
    PLAYING,
    SMUDGE,
    Session,
)
from homestretch.parts.cards import PACK, count, nth
from homestretch.parts.ledger import is_conserved, richest

# --- set-up (RHO-1 to RHO-6) -----------------------------------------------------------------------------------------


@rule
def set_up(t: Session) -> None:
    """Leave the first dealer to the lot (RHO-3); balances begin at 0, so there is nothing to give out (RHO-6)."""
    clear(t)
    t.chance = DEALER


# --- whose turn ------------------------------------------------------------------------------------------------------


@rule
def waiting(t: Session) -> int:
    """The seat that bids or plays; nobody while cards are dealt or when the session is over."""
    if t.phase == BIDDING or t.phase == PLAYING:
        return 1 << t.turn
    return 0


# --- legal, check, act -----------------------------------------------------------------------------------------------


@rule
def legal(t: Session, seat: int, out: list[list[int]]) -> int:
    """The bids or the cards of the seat whose turn it is."""
    if t.phase == BIDDING and seat == t.turn:
        return legal_bids(t, seat, out)
    if t.phase == PLAYING and seat == t.turn:
        return legal_plays(t, seat, out)
    return 0


@rule
def check(t: Session, seat: int, action: Action) -> int:
    """0, or the clause that forbids the action: out of place, out of turn, or against the rules of bidding and play."""
    bids = action.verb == PASS or action.verb == BID or action.verb == SMUDGE
    if t.over == 1 or (not bids and action.verb != PLAY):
        return 6
    if t.phase != BIDDING and t.phase != PLAYING:
        return 4
    if bids != (t.phase == BIDDING):
        return 8 if bids else 12
    if seat < 0 or seat >= t.seats or seat != t.turn:
        return out_of_turn(t, seat) if bids else 15
    if action.which != NONE or action.where != NONE or action.amount != 0:
        return 7 if bids else 12
    if action.verb == PLAY:
        return check_play(t, seat, action.what)
    if action.verb != BID and action.what != NONE:
        return 7
    return check_bid(t, seat, action)


@rule
def out_of_turn(t: Session, seat: int) -> int:
    """The clause that a bid out of turn breaks: a pass is final, or another speaks now (RHO-7, RHO-8)."""
    return 8 if 0 <= seat < t.seats and t.passed[seat] == 1 else 7


@rule
def act(t: Session, seat: int, action: Action) -> None:
    """Carry a bid or a card out."""
    clear(t)
    if t.phase == BIDDING:
        speak(t, seat, action)
    else:
        play_card(t, seat, action)


# --- chance ----------------------------------------------------------------------------------------------------------


@rule
def tickets(t: Session) -> int:
    """The first dealer: one a seat (RHO-3). A card: one a card left (RHO-4)."""
    if t.chance == DEALER:
        return t.seats
    return count(t.undealt)


@rule
def ticket(t: Session, k: int) -> Action:
    """Seat k as the dealer, or the undealt card k to the next seat."""
    if t.chance == DEALER:
        return Action(DEALER, k, NONE, NONE, 0)
    return Action(DEAL, t.turn, nth(t.undealt, k), NONE, 0)


@rule
def befall(t: Session, outcome: Action) -> None:
    """Carry the drawn dealer or the dealt card out."""
    clear(t)
    if t.chance == DEALER:
        t.dealer = outcome.what
        note(t, DEALER_DRAWN, 3, t.dealer, 0, 0, 0, EVERYONE)
        start_deal(t)
    else:
        deal_card(t, outcome.which)


# --- scoring (the deal itself is settled in `settling`) --------------------------------------------------------------


@rule
def score(t: Session, out: list[int]) -> None:
    """Balances decide (RHO-6)."""
    for seat in range(t.seats):
        out[seat] = t.ledger.account[seat]


@rule
def winners(t: Session) -> int:
    """A mask of the seats with the highest balance; equal balances share the win (RHO-6)."""
    return richest(t)


# --- invariants ------------------------------------------------------------------------------------------------------


@rule
def invariants(t: Session) -> int:
    """1 money lost or made · 2 a card in two places or none · 3 a hand miscounted or against a void ·
    4 tricks miscounted · 5 the journal too long.
    """
    if not is_conserved(t) or t.ledger.founded != 0:
        return 1
    if t.deal > 0:
        cards = count(t.undealt)
        place = t.undealt
        tricks = 0
        for seat in range(t.seats):
            cards += count(t.hand[seat]) + count(t.played[seat])
            place |= t.hand[seat] | t.played[seat]
            tricks += t.tricks[seat]
            if count(t.hand[seat]) != t.cards[seat] or void_held(t, seat):
                return 3
        if place != PACK or cards != count(PACK):
            return 2
        if t.phase == PLAYING and tricks != t.trick - 1:
            return 4
    return 0 if fits(t) else 5


@rule
def void_held(t: Session, seat: int) -> bool:
    """Whether a seat holds a suit that it has shown to be void in."""
    return holdable(t, seat, t.hand[seat]) != t.hand[seat]
