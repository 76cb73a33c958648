"""Lose Your Shirt: what a seat cannot see, dealt anew as it may be (to prove that nothing leaks, and to think ahead).

Hidden are the others' hands, their face-down selections and bets not shown yet, and the pack.
"""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.engine.journal import forget_private_notes
from homestretch.engine.rule import rule
from homestretch.games.lose_your_shirt.race import horse_cards
from homestretch.games.lose_your_shirt.session import BETTING, JACKPOT, PLACE, WIN, Meeting
from homestretch.games.lose_your_shirt.tables import DECK, GREEN_SPOT, JACKPOT_STAKE, KINDS, NOTE, SEATS
from homestretch.parts.ledger import purse

# Draws used at most: a card each, a bet each, and one more a seat to put right what a seat is known not to hold.
DRAWS = DECK + SEATS + SEATS
# Two kinds of bet and a jackpot in at most 2^31 ways, so that a 31-bit draw reaches each.
MOST_STEPS = (1 << 30) - 1


@rule
def resample(t: Meeting, seat: int, draws: list[int]) -> None:
    """Deal anew all that a seat cannot see, by up to DRAWS numbers: each deal that fits is as likely.

    What fits: a face-down selection is a horse card (LYS-10); who has yet to select holds a horse card (LYS-9); who
    has played his selection card had no second copy in the hand then, and gets no card since (ruling 26).
    """
    gather(t, seat)
    used = 0
    for other in range(t.seats):
        if other != seat and t.selected[other] and t.shown[other] == NONE:
            t.selection[other] = draw_kind(t, draws[used], GREEN_SPOT)
            used += 1
    for other in range(t.seats):
        if other != seat:
            in_hand = t.cards[other]
            if t.selected[other] and t.shown[other] == NONE:
                in_hand -= 1
            for _ in range(in_hand):
                kind = draw_kind(t, draws[used], KINDS)
                t.hand[other][kind] += 1
                used += 1
    for other in range(t.seats):
        if other != seat:
            mend(t, seat, other, draws[used])
            used += 1
    for other in range(t.seats):
        if other != seat and t.sealed_bet[other]:
            seal_anew(t, other, draws[used])
            used += 1
    forget_private_notes(t, seat)


@rule
def gather(t: Meeting, seat: int) -> None:
    """Take every card that a seat cannot see back into the pack."""
    for other in range(t.seats):
        if other != seat:
            if t.selection[other] != NONE and t.shown[other] == NONE:
                t.undealt[t.selection[other]] += 1
            for kind in range(KINDS):
                t.undealt[kind] += t.hand[other][kind]
                t.hand[other][kind] = 0


@rule
def draw_kind(t: Meeting, draw: int, kinds: int) -> int:
    """Draw a card of the first so many kinds from the pack, each card as likely."""
    left = 0
    for kind in range(kinds):
        left += t.undealt[kind]
    skip = draw * left >> 31
    kind = 0
    while skip >= t.undealt[kind]:
        skip -= t.undealt[kind]
        kind += 1
    t.undealt[kind] -= 1
    return kind


@rule
def mend(t: Meeting, seat: int, other: int, draw: int) -> None:
    """Exchange a card that a hidden hand is known not to hold for one that it may hold."""
    if t.selected[other] and t.shown[other] != NONE:
        kind = t.shown[other]
        if t.hand[other][kind] > 0:
            swap(t, seat, other, kind, 0, draw)
    elif t.phase == BETTING and t.selected[other] == 0 and t.broke[other] == 0 and horse_cards(t, other) == 0:
        kind = 0
        while t.hand[other][GREEN_SPOT + kind] == 0:
            kind += 1
        swap(t, seat, other, GREEN_SPOT + kind, 1, draw)


@rule
def swap(t: Meeting, seat: int, other: int, kind: int, horses_only: int, draw: int) -> None:
    """Exchange a card of a hidden hand with one that another hidden seat holds or has laid, each as likely; with
    `horses_only`, with a horse card of a hand that keeps one.
    """
    places = 0
    for third in range(t.seats):
        places += partners(t, seat, other, third, horses_only)
    skip = draw * places >> 31
    third = 0
    while skip >= partners(t, seat, other, third, horses_only):
        skip -= partners(t, seat, other, third, horses_only)
        third += 1
    given = 0
    while given < KINDS and skip >= t.hand[third][given]:
        skip -= t.hand[third][given]
        given += 1
    if given == KINDS:
        given = t.selection[third]
        t.selection[third] = kind
    else:
        t.hand[third][given] -= 1
        t.hand[third][kind] += 1
    t.hand[other][kind] -= 1
    t.hand[other][given] += 1


@rule
def partners(t: Meeting, seat: int, other: int, third: int, horses_only: int) -> int:
    """With how many cards of a third seat a hidden hand may exchange one."""
    if third in (seat, other):
        return 0
    if horses_only:
        found = horse_cards(t, third)
        return found if found > 1 else 0
    return t.cards[third]


@rule
def seal_anew(t: Meeting, other: int, draw: int) -> None:
    """Draw a bet that a seat can have laid face down: each kind and stake as likely (stakes of up to about ten
    thousand million).
    """
    t.ledger.sealed[other] = 0
    money = purse(t, other)
    steps = min(money // NOTE, MOST_STEPS)
    ways = 2 * steps
    if money >= JACKPOT_STAKE:
        ways += 1
    drawn = draw * ways >> 31
    if drawn < steps:
        t.sealed_bet[other] = WIN
        t.ledger.sealed[other] = NOTE * (drawn + 1)
    elif drawn < 2 * steps:
        t.sealed_bet[other] = PLACE
        t.ledger.sealed[other] = NOTE * (drawn - steps + 1)
    else:
        t.sealed_bet[other] = JACKPOT
        t.ledger.sealed[other] = JACKPOT_STAKE
