"""Beat The Bookie: settling of prizes, Punters cards, bets (BTB-16 to BTB-18; ruling 44)."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.beat_the_bookie.cards import put_cards_back
from homestretch.games.beat_the_bookie.session import (
    AFTER_TROPHY,
    BEFORE_TROPHY,
    BET_LOST,
    BET_WON,
    BY_BETS,
    BY_PRIZES,
    BY_TICKET,
    MONEY_RETURNED,
    OWNERS_PAID,
    PRIZE_PAID,
    STAKE_BACK,
    TICKET_LOST,
    TICKET_PAID,
    Meeting,
    first_in,
    next_in,
)
from homestretch.games.beat_the_bookie.tables import (
    ANY_TWO,
    BETTER_PRICE,
    CLASS,
    EXACTA,
    HORSES,
    IF_UNPLACED,
    IF_WINNER,
    MONEY_BACK,
    OWNERS,
    PLACE,
    PLACES,
    PRIZE_TWICE,
    PRIZES,
    PUNTERS,
    QUINELLA,
    TOP_TWO,
    TRIFECTA,
    WIN,
)
from homestretch.games.beat_the_bookie.trading import open_window
from homestretch.games.beat_the_bookie.trophies import count_race, next_race
from homestretch.parts.ledger import BANK, STAKES, pay, pay_for


@rule
def settle(t: Meeting) -> None:
    """Settle the race in the rulebook's order; then the trading window or the trophy (BTB-16 to BTB-21)."""
    pay_prizes(t)
    seat = first_in(t)
    while seat != NONE:
        pay_owners_card(t, seat)
        seat = next_in(t, seat)
    seat = first_in(t)
    while seat != NONE:
        pay_punters_card(t, seat)
        seat = next_in(t, seat)
    settle_bets(t)
    put_cards_back(t)
    if t.options.trading == BEFORE_TROPHY:
        open_window(t)
        return
    count_race(t)
    if t.over == 0:
        if t.options.trading == AFTER_TROPHY:
            open_window(t)
        else:
            next_race(t)


# --- prizes -----------------------------------------------------------------------------------------------------------


@rule
def prize(t: Meeting, place: int) -> int:
    """The prize of a place in this race's class (BTB-16)."""
    return PRIZES[place] * CLASS[t.race]


@rule
def best_place(t: Meeting, seat: int) -> int:
    """The best place of a seat's horses; 0 when none is placed."""
    for place in range(1, PLACES + 1):
        if t.owned_by[t.placed[place]] == seat:
            return place
    return 0


@rule
def pay_prizes(t: Meeting) -> None:
    """The owners of the placed horses are paid; an unowned horse earns nothing for anyone (BTB-6, BTB-16)."""
    for place in range(1, PLACES + 1):
        horse = t.placed[place]
        seat = t.owned_by[horse]
        if seat != NONE:
            pay(t, BANK, seat, prize(t, place), PRIZE_PAID, 16, horse)
            t.sheet[seat][BY_PRIZES] += prize(t, place)


@rule
def pay_owners_card(t: Meeting, seat: int) -> None:
    """Owners cards that speak of the result are paid with the prizes (BTB-9, ruling 44)."""
    card = t.owners_card[seat]
    kind = OWNERS[card][0]
    best = best_place(t, seat)
    amount = 0
    if kind == PRIZE_TWICE and best > 0:
        amount = prize(t, best)
    elif (kind == IF_WINNER and best == 1) or (kind == IF_UNPLACED and best == 0):
        amount = OWNERS[card][1]
    if amount > 0:
        pay(t, BANK, seat, amount, OWNERS_PAID, 9, card)
        t.sheet[seat][BY_PRIZES] += amount


# --- Punters cards ----------------------------------------------------------------------------------------------------


@rule
def place_of(t: Meeting, horse: int) -> int:
    """The place of a horse; 0 when it is not placed."""
    for place in range(1, PLACES + 1):
        if t.placed[place] == horse:
            return place
    return 0


@rule
def pay_punters_card(t: Meeting, seat: int) -> None:
    """A ticket that has come in is paid (BTB-17); Better price and Money back are part of the bets."""
    card = t.punters_card[seat]
    if PUNTERS[card][2] == 0:
        return
    if comes_in(t, seat, PUNTERS[card][0]):
        pay(t, BANK, seat, PUNTERS[card][1], TICKET_PAID, 17, card)
        t.sheet[seat][BY_TICKET] += PUNTERS[card][1]
    else:
        note(t, TICKET_LOST, 17, seat, card, 0, 0, EVERYONE)


@rule
def comes_in(t: Meeting, seat: int, ticket: int) -> bool:
    """Say whether the horses named have run as the ticket says."""
    a = place_of(t, t.named[seat][0])
    b = place_of(t, t.named[seat][1])
    c = place_of(t, t.named[seat][2])
    if ticket == PLACE:
        return a > 0
    if ticket == TOP_TWO:
        return a == 1 or a == 2
    if ticket == WIN:
        return a == 1
    if ticket == ANY_TWO:
        return a > 0 and b > 0
    if ticket == QUINELLA:
        return a + b == 3 and a > 0 and b > 0
    if ticket == EXACTA:
        return a == 1 and b == 2
    if ticket == TRIFECTA:
        return a == 1 and b == 2 and c == 3
    return a > 0 and b > 0 and c > 0  # the boxed trifecta


# --- bets -------------------------------------------------------------------------------------------------------------


@rule
def settle_bets(t: Meeting) -> None:
    """Winning stakes come back with the price, the others go to the bank (BTB-18)."""
    seat = first_in(t)
    while seat != NONE:
        settle_slips(t, seat)
        seat = next_in(t, seat)
    seat = first_in(t)
    while seat != NONE:
        give_money_back(t, seat)
        seat = next_in(t, seat)


@rule
def settle_slips(t: Meeting, seat: int) -> None:
    """Settle the slips of one seat."""
    for horse in range(1, HORSES + 1):
        stake = t.shown[seat][horse]
        if stake == 0:
            continue
        if horse == t.placed[1]:
            price = t.prices[horse]
            if PUNTERS[t.punters_card[seat]][0] == BETTER_PRICE:
                price += 1
            pay(t, BANK, seat, price * stake, BET_WON, 18, horse)
            pay(t, STAKES, seat, stake, STAKE_BACK, 18, horse)
            t.sheet[seat][BY_BETS] += (price + 1) * stake
        else:
            pay_for(t, seat, STAKES, BANK, stake, BET_LOST, 18, horse)


@rule
def give_money_back(t: Meeting, seat: int) -> None:
    """Money back: the holder's losing stakes come back, up to 50 (BTB-17)."""
    card = t.punters_card[seat]
    if PUNTERS[card][0] != MONEY_BACK:
        return
    lost = 0
    for horse in range(1, HORSES + 1):
        if horse != t.placed[1]:
            lost += t.shown[seat][horse]
    back = min(lost, PUNTERS[card][1])
    if back > 0:
        pay(t, BANK, seat, back, MONEY_RETURNED, 17, card)
        t.sheet[seat][BY_TICKET] += back
