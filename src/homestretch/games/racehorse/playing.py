"""Racehorse: the play of the six tricks (RHO-12 to RHO-16)."""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action, put
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.racehorse.session import CARD_PLAYED, PLAY, TRICK_TAKEN, TRUMP_MADE, Session
from homestretch.games.racehorse.settling import settle
from homestretch.games.racehorse.tables import CARD_POINTS, HAND, LOWEST_RANK
from homestretch.parts.cards import CARDS, OF_SUIT, lowest, rank_of, suit_of
from homestretch.parts.seats import left_of


@rule
def playable(t: Session, seat: int) -> int:
    """The cards that a seat may play now: suit led and trumps; all, if it has none of that suit (RHO-13, RHO-14)."""
    hand = t.hand[seat]
    if t.led == NONE or hand & OF_SUIT[t.led] == 0:
        return hand
    return hand & (OF_SUIT[t.led] | OF_SUIT[t.trump])


@rule
def legal_plays(t: Session, seat: int, out: list[list[int]]) -> int:
    """One row a playable card, in the order of the cards' numbers."""
    n = 0
    rest = playable(t, seat)
    while rest != 0:
        n = put(out, n, PLAY, lowest(rest), NONE, NONE, 0, 0, 0)
        rest &= rest - 1
    return n


@rule
def check_play(t: Session, seat: int, card: int) -> int:
    """0, or the clause that forbids the seat whose turn it is to play a card."""
    if card < 0 or card >= CARDS or t.hand[seat] >> card & 1 == 0:
        return 4  # not one of the cards dealt to the seat
    if playable(t, seat) >> card & 1 == 1:
        return 0
    return 14 if t.led == t.trump else 13


@rule
def play_card(t: Session, seat: int, action: Action) -> None:
    """Lay a card on the table; the last of a trick ends it (RHO-12 to RHO-15)."""
    card = action.what
    suit = suit_of(card)
    t.hand[seat] ^= 1 << card
    t.cards[seat] -= 1
    t.played[seat] |= 1 << card
    t.table[seat] = card
    note(t, CARD_PLAYED, 13, seat, suit, LOWEST_RANK + rank_of(card), 0, EVERYONE)
    if seat == t.leader:
        lead(t, seat, suit)
    elif suit != t.led and suit != t.trump:
        t.void[seat] |= 1 << t.led  # RHO-13, RHO-14: only one who has none of the suit led may play neither
    if t.winning == NONE or beats(t, card, t.table[t.winning]):
        t.winning = seat
    t.turn = left_of(t, seat)
    if t.turn == t.leader:
        end_trick(t)


@rule
def lead(t: Session, seat: int, suit: int) -> None:
    """Name the suit to follow; the first card of the deal makes trump (RHO-12)."""
    t.led = suit
    if t.trump == NONE:
        t.trump = suit
        note(t, TRUMP_MADE, 12, seat, suit, 0, 0, EVERYONE)


@rule
def beats(t: Session, card: int, best: int) -> bool:
    """Whether a card takes the trick from the best one so far: higher in its suit, or the first trump (RHO-15)."""
    if suit_of(card) == suit_of(best):
        return card > best
    return suit_of(card) == t.trump


@rule
def end_trick(t: Session) -> None:
    """The taker turns the trick over and leads to the next; after the sixth the deal is settled (RHO-15, RHO-16)."""
    taker = t.winning
    points = 0
    for seat in range(t.seats):
        card = t.table[seat]
        t.last_trick[seat] = card
        t.table[seat] = NONE
        t.taken[taker] |= 1 << card
        points += CARD_POINTS[rank_of(card)]
    t.tricks[taker] += 1
    t.points[taker] += points
    note(t, TRICK_TAKEN, 15, taker, t.trick, points, 0, EVERYONE)
    t.last_leader = t.leader
    t.last_taker = taker
    t.winning = NONE
    t.led = NONE
    if t.trick == HAND:
        t.turn = NONE
        settle(t)
    else:
        t.trick += 1
        t.leader = taker
        t.turn = taker
