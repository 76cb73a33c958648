"""Racehorse: the deal (RHO-2 to RHO-4)."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.racehorse.bidding import open_bidding
from homestretch.games.racehorse.session import CARD_DEALT, CARD_SEEN, DEAL, DEAL_STARTED, DEALING, Session
from homestretch.games.racehorse.tables import HAND, LOWEST_RANK
from homestretch.parts.cards import PACK, rank_of, suit_of
from homestretch.parts.seats import left_of


@rule
def start_deal(t: Session) -> None:
    """Give the whole pack to the dealer; nobody has bid, played or taken anything yet (RHO-2, RHO-4)."""
    t.deal += 1
    t.phase = DEALING
    t.chance = DEAL
    t.trigger = t.dealer
    t.turn = left_of(t, t.dealer)
    t.undealt = PACK
    for seat in range(t.seats):
        t.bids[seat] = 0
        t.passed[seat] = 0
        t.played[seat] = 0
        t.taken[seat] = 0
        t.tricks[seat] = 0
        t.points[seat] = 0
        t.void[seat] = 0
    t.spoken = 0
    t.bid = 0
    t.pitcher = NONE
    t.stolen = 0
    t.trump = NONE
    t.trick = 0
    t.leader = NONE
    note(t, DEAL_STARTED, 4, t.dealer, t.deal, 0, 0, EVERYONE)


@rule
def deal_card(t: Session, card: int) -> None:
    """One card, face down, to the next seat; the dealer gets the last one (RHO-4)."""
    seat = t.turn
    t.undealt ^= 1 << card
    t.hand[seat] |= 1 << card
    t.cards[seat] += 1
    note(t, CARD_DEALT, 4, seat, t.cards[seat], 0, 0, EVERYONE)
    note(t, CARD_SEEN, 4, seat, suit_of(card), LOWEST_RANK + rank_of(card), 0, seat)
    t.turn = left_of(t, seat)
    if t.cards[t.dealer] == HAND:
        t.chance = 0
        t.trigger = NONE
        open_bidding(t)
