"""The basic bot of Racehorse: bids on a count of its hand, counts trumps, and as an opponent sets the pitcher.

It reads what its seat may see: the public fields and its own hand. All it weighs is counted in hundredths of a point of
the deal, and all chances in thousandths.

Bidding: for each suit as trump the hand is given an expected number of points (High, Low, Jack, Game); a bid is made
where its chance, from the tables below, is worth more than to pass. Play: each card is worth what its trick would
bring, by the chance that the own side takes it, less what the card would still be good for later.
"""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action
from homestretch.engine.generator import below
from homestretch.engine.rule import rule
from homestretch.games.racehorse.playing import beats
from homestretch.games.racehorse.resampling import holdable
from homestretch.games.racehorse.session import BID, BIDDING, PASS, PLAY, Session
from homestretch.games.racehorse.tables import CARD_POINTS, FEWEST_SHORT, HAND, SMUDGE_POINTS
from homestretch.parts.cards import (
    ACE,
    JACK,
    OF_SUIT,
    PACK,
    RANKS,
    SUITS,
    count,
    highest,
    lowest,
    rank_of,
    suit_of,
)
from homestretch.parts.seats import left_of

SURE = 1000
# What a point of the deal and a card point are worth, and how many card points a later player adds on average.
POINT, CARD_POINT, LATER = 100, 4, 2
# How often one who could beat a card does, in thousandths.
WILL_BEAT = 900
# What cards are good for later: trumps by rank from the two up, and high cards of other suits.
TRUMP_WORTH = (6, 6, 7, 8, 9, 10, 12, 14, 20, 30, 40, 52, 66)
SIDE_WORTH = (0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 3, 8, 16)
# What it is worth to the pitcher to draw trumps with a lead.
DRAW = 40


@rule
def choose(t: Session, seat: int, out: list[list[int]], n: int, g: list[int]) -> Action:
    """The action of a seat that has the legal rows out[0:n]; draws small differences from the stream `g`."""
    if t.phase == BIDDING:
        return choose_bid(t, seat, out, n)
    best = 0
    most = -(1 << 40)
    for i in range(n):
        worth = 8 * worth_of(t, seat, out[i][1]) + below(g, 8)
        if worth > most:
            most = worth
            best = i
    return Action(PLAY, out[best][1], NONE, NONE, 0)


# --- the play --------------------------------------------------------------------------------------------------------


@rule
def worth_of(t: Session, seat: int, card: int) -> int:
    """What it is worth to a seat to play a card now."""
    if t.trump == NONE:
        return opening(t, seat, card)
    chance = pitchers_chance(t, seat, card)
    value = trick_value(t, seat, card) * (2 * chance - SURE) // SURE
    if seat != t.pitcher:
        value = -value
    elif t.led == NONE and suit_of(card) == t.trump and trumps_out(t, seat) > 0:
        value += DRAW * chance // SURE
    return value - later_worth(t, card)


@rule
def opening(t: Session, seat: int, card: int) -> int:
    """What the first lead is worth: the suit by the hand's count, the card by how surely it takes and what it draws."""
    trump = suit_of(card)
    worth = 10 * expected(t, seat, trump)
    own = t.hand[seat] & OF_SUIT[trump]
    higher = (OF_SUIT[trump] & ~own) >> (card + 1) << (card + 1)
    if count(higher & OF_SUIT[trump]) == 0:
        return worth + 100 + rank_of(card)
    if card == highest(own):
        return worth + 60
    # A middling trump rather than one that can be a point itself.
    if rank_of(card) == JACK or card == lowest(own):
        return worth
    return worth + 30


@rule
def unseen(t: Session, seat: int) -> int:
    """The cards that a seat has not seen."""
    cards = PACK & ~t.hand[seat]
    for other in range(t.seats):
        cards &= ~t.played[other]
    return cards


@rule
def trumps_out(t: Session, seat: int) -> int:
    """How many trumps a seat has not seen."""
    return count(unseen(t, seat) & OF_SUIT[t.trump])


@rule
def better(t: Session, card: int) -> int:
    """The cards that would take a trick from a card: those above it in its suit, and trumps where it is none."""
    suit = OF_SUIT[suit_of(card)]
    above = suit >> (card + 1) << (card + 1)
    if suit_of(card) == t.trump:
        return above
    return above | OF_SUIT[t.trump]


@rule
def holds_one(t: Session, other: int, cards: int, hidden: int) -> int:
    """The chance that another seat holds one of some hidden cards, its shown voids minded."""
    there = count(holdable(t, other, hidden))
    wanted = count(holdable(t, other, cards))
    none = SURE
    for i in range(t.cards[other]):
        none = none * max(0, there - wanted - i) // max(1, there - i)
    return SURE - none


@rule
def pitchers_chance(t: Session, seat: int, card: int) -> int:
    """The chance that the pitcher takes the trick if a seat plays a card to it."""
    best = card
    taker = seat
    if t.led != NONE and not beats(t, card, t.table[t.winning]):
        best = t.table[t.winning]
        taker = t.winning
    leader = t.leader
    if t.led == NONE:
        leader = seat
    chance = SURE if taker == t.pitcher else 0
    hidden = unseen(t, seat)
    cards = better(t, best) & hidden
    other = left_of(t, seat)
    while other != leader:
        could = holds_one(t, other, cards, hidden) * WILL_BEAT // SURE
        if other == t.pitcher:
            chance += (SURE - chance) * could // SURE
        else:
            chance -= chance * could // SURE
        other = left_of(t, other)
    return chance


@rule
def trick_value(t: Session, seat: int, card: int) -> int:
    """What the trick is worth with a card added: card points, the jack, Low, and what later players may add."""
    value = card_value(t, seat, card)
    later = t.seats - 1
    if t.led != NONE:
        for other in range(t.seats):
            if t.table[other] != NONE:
                value += card_value(t, seat, t.table[other])
                later -= 1
    return value + later * LATER * CARD_POINT


@rule
def card_value(t: Session, seat: int, card: int) -> int:
    """What it is worth to take a card in a trick."""
    value = CARD_POINT * CARD_POINTS[rank_of(card)]
    if suit_of(card) == t.trump:
        if rank_of(card) == JACK:
            value += POINT
        value += POINT * low_chance(t, seat, card) // SURE
    return value


@rule
def low_chance(t: Session, seat: int, card: int) -> int:
    """The chance that a trump is the lowest one that was dealt."""
    suit = OF_SUIT[t.trump]
    lower = suit & ~(suit >> card << card)
    hidden = unseen(t, seat)
    if lower & ~hidden != 0:
        return 0
    total = count(hidden)
    held = -t.cards[seat]
    for other in range(t.seats):
        held += t.cards[other]
    chance = SURE
    for i in range(count(lower)):
        chance = chance * max(0, total - held - i) // max(1, total - i)
    return chance


@rule
def later_worth(t: Session, card: int) -> int:
    """What a card is good for later in the deal; nothing in the last trick."""
    if t.trick == HAND:
        return 0
    if suit_of(card) == t.trump:
        return TRUMP_WORTH[rank_of(card)]
    return SIDE_WORTH[rank_of(card)]


# --- the bidding -----------------------------------------------------------------------------------------------------

# The count of a hand, in hundredths of a point, for 3 to 8 seats: to begin with, less for a single trump, for each
# trump beyond two, for each ace of another suit, then for each trump from the two up to the ace. Least squares over
# 100,000 deals each in which this bot played a hand that it had not chosen against others of its kind.
COUNT = (
    (91, -36, 29, 25, 0, -7, -8, -9, -7, -8, -4, -2, 12, 73, 41, 64, 103),
    (60, -32, 37, 21, 6, -7, -13, -15, -14, -14, -14, -12, -4, 47, 37, 67, 123),
    (40, -33, 39, 15, 12, -10, -16, -18, -17, -19, -17, -16, -11, 31, 32, 64, 137),
    (27, -30, 40, 10, 15, -13, -19, -20, -19, -20, -19, -17, -15, 21, 25, 56, 149),
    (18, -30, 38, 8, 16, -16, -19, -19, -20, -20, -18, -19, -16, 16, 18, 44, 158),
    (12, -28, 36, 6, 15, -17, -19, -19, -20, -20, -19, -18, -16, 14, 14, 29, 166),
)
BASE, SINGLE, LONG, SIDE_ACE, RANK = range(5)
# From which count on it pays to bid 2, 3, 4 and Smudge, tried out against others of its kind.
BIDS_FROM = (0, 0, 135, 232, 360, 440)


@rule
def choose_bid(t: Session, seat: int, out: list[list[int]], n: int) -> Action:
    """The lowest bid, if the hand is good for it: a steal where that can be; more only where it has to be more."""
    hope = 0
    for suit in range(SUITS):
        hope = max(hope, expected(t, seat, suit))
    best = 0
    for i in range(n - 1, -1, -1):
        points = out[i][1] if out[i][0] == BID else SMUDGE_POINTS
        if out[i][0] != PASS and hope >= BIDS_FROM[points]:
            best = i
    return Action(out[best][0], out[best][1], NONE, NONE, 0)


@rule
def expected(t: Session, seat: int, suit: int) -> int:
    """How many points, in hundredths, a hand may take as pitcher with a suit as trump."""
    hand = t.hand[seat]
    length = count(hand & OF_SUIT[suit])
    if length == 0:
        return 0
    row = t.seats - FEWEST_SHORT
    points = COUNT[row][BASE]
    if length == 1:
        points += COUNT[row][SINGLE]
    else:
        points += COUNT[row][LONG] * (length - 2)
    for other in range(SUITS):
        if other != suit and hand >> (other * RANKS + ACE) & 1 == 1:
            points += COUNT[row][SIDE_ACE]
    for rank in range(RANKS):
        if hand >> (suit * RANKS + rank) & 1 == 1:
            points += COUNT[row][RANK + rank]
    return points
