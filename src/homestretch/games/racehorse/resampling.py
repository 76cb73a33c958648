"""Racehorse: what a seat cannot see, dealt anew as it may be (to prove that nothing leaks, and to think ahead).

A seat knows its own hand, all cards played, how many cards each seat holds, and one thing more: who played neither the
suit led nor a trump had none of the suit led (RHO-13; on a trump lead: no trump, RHO-14), and never will in this deal.
Following suit or trumping shows nothing, since both are always allowed; nor does a bid. So the deals that a seat
cannot tell apart are those in which nobody holds a suit that he is void in.

All of them are equally likely here: seats draw their cards in turn, those with most voids first, and a draw that would
favour some deals is thrown back (rejection sampling: a seat that finds `there` cards it may hold, where it could have
found `most`, keeps its draw in (there over hand) of (most over hand) cases).
"""

from __future__ import annotations

from homestretch.engine.generator import below
from homestretch.engine.journal import forget_private_notes
from homestretch.engine.rule import rule
from homestretch.games.racehorse.session import Session
from homestretch.parts.cards import OF_SUIT, SUITS, count, nth, suit_of

# After so many draws thrown back a deal is taken that is possible, though not each as likely.
MOST_TRIES = 1000
# 31-bit numbers that `resample` uses: they start the stream, of 128 bits, from which all else is drawn.
DRAWS = 5


@rule
def resample(t: Session, seat: int, draws: list[int]) -> None:
    """Deal the cards hidden from a seat anew, each deal consistent with what it has seen as likely as any other."""
    for i in range(4):
        t.scratch[i] = draws[i] << 1 | draws[4] >> i & 1
    t.scratch[0] |= 1  # the stream cannot start from zeros alone
    hidden = hidden_from(t, seat)
    left = draw_hands(t, seat, hidden)
    tries = 1
    while left < 0 and tries < MOST_TRIES:
        left = draw_hands(t, seat, hidden)
        tries += 1
    if left < 0:
        left = draw_possible_hands(t, seat, hidden)
    t.undealt = left
    for i in range(4):
        t.scratch[i] = 0
    forget_private_notes(t, seat)


@rule
def hidden_from(t: Session, seat: int) -> int:
    """The cards that a seat cannot place: those of the other hands and those dealt to nobody."""
    hidden = t.undealt
    for other in range(t.seats):
        if other != seat:
            hidden |= t.hand[other]
    return hidden


@rule
def holdable(t: Session, seat: int, cards: int) -> int:
    """Those of a set of cards that a seat may hold, as far as its voids tell."""
    for suit in range(SUITS):
        if t.void[seat] >> suit & 1 == 1:
            cards &= ~OF_SUIT[suit]
    return cards


@rule
def voids_of(t: Session, seat: int) -> int:
    """In how many suits a seat has shown to be void."""
    voids = 0
    for suit in range(SUITS):
        voids += t.void[seat] >> suit & 1
    return voids


@rule
def draw_hands(t: Session, seat: int, hidden: int) -> int:
    """Draw the other hands from the hidden cards; what is left, or −1 where the draw is thrown back."""
    left = hidden
    for voids in range(SUITS, -1, -1):
        for other in range(t.seats):
            if other != seat and t.cards[other] > 0 and voids_of(t, other) == voids:
                there = holdable(t, other, left)
                if accept(t, count(there), most_there(t, seat, other, hidden), t.cards[other]) == 0:
                    return -1
                t.hand[other] = draw_cards(t, there, t.cards[other])
                left &= ~t.hand[other]
    return left


@rule
def most_there(t: Session, seat: int, drawer: int, hidden: int) -> int:
    """How many cards that it may hold a seat can find at most, when those before it have drawn.

    Another has taken from these at least as many cards as he could not fill from those that are of no use to it.
    """
    most = count(holdable(t, drawer, hidden))
    voids = voids_of(t, drawer)
    for other in range(t.seats):
        before = voids_of(t, other) > voids or (voids_of(t, other) == voids and other < drawer)
        if other != seat and other != drawer and before:
            elsewhere = count(holdable(t, other, hidden) & ~holdable(t, drawer, hidden))
            most -= max(0, t.cards[other] - elsewhere)
    return most


@rule
def accept(t: Session, there: int, most: int, hand: int) -> int:
    """1 in (there over hand) of (most over hand) cases, 0 otherwise; exact, by one draw a card."""
    if there < hand:
        return 0
    if there == most:
        return 1
    for i in range(hand):
        if below(t.scratch, most - i) >= there - i:
            return 0
    return 1


@rule
def draw_cards(t: Session, there: int, hand: int) -> int:
    """So many cards of a set, each choice as likely."""
    drawn = 0
    for _ in range(hand):
        card = nth(there, below(t.scratch, count(there)))
        there ^= 1 << card
        drawn |= 1 << card
    return drawn


@rule
def draw_possible_hands(t: Session, seat: int, hidden: int) -> int:
    """Draw the other hands card by card so that all needs can still be met: never fails; what is left."""
    left = hidden
    for other in range(t.seats):
        if other != seat:
            t.hand[other] = 0
    for other in range(t.seats):
        if other != seat:
            while count(t.hand[other]) < t.cards[other]:
                there = holdable(t, other, left)
                card = nth(there, below(t.scratch, count(there)))
                t.hand[other] |= 1 << card
                while can_be_met(t, seat, left & ~(1 << card)) == 0:
                    t.hand[other] ^= 1 << card
                    there &= ~OF_SUIT[suit_of(card)]  # another card of the suit would do no better
                    card = nth(there, below(t.scratch, count(there)))
                    t.hand[other] |= 1 << card
                left ^= 1 << card
    return left


@rule
def can_be_met(t: Session, seat: int, left: int) -> int:
    """1 where the cards left can fill all hands: hands that take only some suits find enough of them (Hall 1935)."""
    for suits in range(1 << SUITS):
        have = 0
        for suit in range(SUITS):
            if suits >> suit & 1 == 1:
                have += count(left & OF_SUIT[suit])
        need = 0
        for other in range(t.seats):
            if other != seat and t.void[other] | suits == (1 << SUITS) - 1:
                need += t.cards[other] - count(t.hand[other])
        if need > have:
            return 0
    return 1
