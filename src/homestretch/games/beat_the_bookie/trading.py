"""Beat The Bookie: trading, in which horses go from player to player, to the bank, or from it.

BTB-19, BTB-20, BTB-6; rulings 46, 49 and 55.
"""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action, put
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.beat_the_bookie.session import (
    ACCEPT,
    AFTER_TROPHY,
    ANSWERING,
    ASK,
    ASKED,
    BEFORE_TROPHY,
    BOUGHT_FROM_BANK,
    BUY,
    BY_TRADES,
    DECLINE,
    DECLINED,
    DONE,
    OFFER,
    OFFERED,
    SELL,
    SOLD_TO_BANK,
    TRADED,
    TRADING,
    TRADING_DONE,
    WINDOW_OPENED,
    Meeting,
    about_a_horse,
    ask,
    bare,
    first_in,
    give_turn,
    next_in,
    take_over,
)
from homestretch.games.beat_the_bookie.tables import CLASS, HORSES, MOST_OFFERS, RACES, RESERVE, STEP
from homestretch.games.beat_the_bookie.trophies import count_race, next_race
from homestretch.parts.ledger import BANK, pay


@rule
def open_window(t: Meeting) -> None:
    """Open the trading window: from the Bookie's left each player has one turn (BTB-19)."""
    for horse in range(1, HORSES + 1):
        t.fresh[horse] = 0
    if t.options.trading == AFTER_TROPHY:
        for seat in range(t.seats):
            t.sheet[seat][BY_TRADES] = 0  # what is traded now belongs to the next count
    note(t, WINDOW_OPENED, 19, NONE, t.race, 0, 0, EVERYONE)
    start_turn(t, first_in(t))


@rule
def start_turn(t: Meeting, seat: int) -> None:
    """A player's turn in the window, with its own three offers."""
    t.phase = TRADING
    t.offers = 0
    give_turn(t, seat)


@rule
def bank_price(t: Meeting) -> int:
    """What the bank asks for an unowned horse: 100 times the next race's class; 0 for no sale (BTB-6, ruling 49)."""
    if t.options.bookie_sells == 0 or t.race >= RACES:
        return 0
    return RESERVE * CLASS[t.race + 1]


@rule
def most_price(t: Meeting, seat: int) -> int:
    """The most that a seat can pay for a horse, rounded down to the step."""
    return t.ledger.account[seat] // STEP * STEP


# --- a player's turn --------------------------------------------------------------------------------------------------


@rule
def legal_trades(t: Meeting, seat: int, out: list[list[int]]) -> int:
    """Sell to the bank, offer a horse, ask for one, buy from the bank, or be done."""
    n = 0
    for horse in range(1, HORSES + 1):
        if t.owned_by[horse] == seat and t.fresh[horse] == 0:
            n = put(out, n, SELL, horse, NONE, NONE, 0, 0, 0)
    if t.offers < MOST_OFFERS:
        n = legal_offers(t, seat, out, n)
    price = bank_price(t)
    if price > 0 and t.ledger.account[seat] >= price:
        for horse in range(1, HORSES + 1):
            if t.owned_by[horse] == NONE:
                n = put(out, n, BUY, horse, NONE, NONE, 0, 0, 0)
    return put(out, n, DONE, NONE, NONE, NONE, 0, 0, 0)


@rule
def legal_offers(t: Meeting, seat: int, out: list[list[int]], n: int) -> int:
    """Own horses to all who can pay 10 or more, and others' horses where one can pay that oneself (ruling 46)."""
    for horse in range(1, HORSES + 1):
        if t.owned_by[horse] == seat:
            for other in range(t.seats):
                if other != seat and t.out[other] == 0 and most_price(t, other) >= STEP:
                    n = put(out, n, OFFER, horse, other, NONE, STEP, most_price(t, other), STEP)
    if most_price(t, seat) >= STEP:
        for horse in range(1, HORSES + 1):
            if t.owned_by[horse] != seat and t.owned_by[horse] != NONE:
                n = put(out, n, ASK, horse, t.owned_by[horse], NONE, STEP, most_price(t, seat), STEP)
    return n


@rule
def check_trade(t: Meeting, seat: int, action: Action) -> int:
    """The clause that forbids what a player would do in his turn; 0 when none does."""
    if action.verb == DONE:
        return 0 if bare(action) else 19
    if action.verb == SELL:
        return check_sale(t, seat, action)
    if action.verb == OFFER or action.verb == ASK:
        return check_offer(t, seat, action)
    if action.verb == BUY:
        return check_purchase(t, seat, action)
    return 19


@rule
def check_sale(t: Meeting, seat: int, action: Action) -> int:
    """One's own horse, and not one that the bank has sold in this window (BTB-20, ruling 55)."""
    if not about_a_horse(action) or action.amount != 0 or t.owned_by[action.what] != seat:
        return 19
    return 20 if t.fresh[action.what] == 1 else 0


@rule
def check_purchase(t: Meeting, seat: int, action: Action) -> int:
    """An unowned horse at the bank's price, where the bank sells at all (BTB-6)."""
    if not about_a_horse(action) or action.amount != 0 or t.owned_by[action.what] != NONE:
        return 6
    price = bank_price(t)
    return 6 if price == 0 or t.ledger.account[seat] < price else 0


@rule
def check_offer(t: Meeting, seat: int, action: Action) -> int:
    """The seller's horse, a price within the buyer's money, another player who is in, at most three offers (BTB-19)."""
    other = action.which
    if t.offers >= MOST_OFFERS or action.what < 1 or action.what > HORSES or action.where != NONE:
        return 19
    if other < 0 or other >= t.seats or other == seat or t.out[other] == 1:
        return 19
    if action.verb == OFFER:
        return 0 if trade_stands(t, action.what, seat, other, action.amount) else 19
    return 0 if trade_stands(t, action.what, other, seat, action.amount) else 19


@rule
def trade_stands(t: Meeting, horse: int, seller: int, buyer: int, price: int) -> bool:
    """Say whether owner, horse and money are there."""
    return t.owned_by[horse] == seller and STEP <= price <= most_price(t, buyer) and price % STEP == 0


@rule
def trade(t: Meeting, seat: int, action: Action) -> None:
    """Carry out what a player does in his turn."""
    horse = action.what
    if action.verb == DONE:
        note(t, TRADING_DONE, 19, seat, 0, 0, 0, EVERYONE)
        end_turn(t, seat)
    elif action.verb == SELL:
        t.owned_by[horse] = NONE
        pay(t, BANK, seat, t.options.bank_buys_at, SOLD_TO_BANK, 20, horse)
        t.sheet[seat][BY_TRADES] += t.options.bank_buys_at
    elif action.verb == BUY:
        price = bank_price(t)
        pay(t, seat, BANK, price, BOUGHT_FROM_BANK, 6, horse)
        spend(t, seat, price)
        take_over(t, horse, seat)
        t.fresh[horse] = 1
    else:
        make_offer(t, seat, action)


@rule
def spend(t: Meeting, seat: int, price: int) -> None:
    """Write down what a seat has paid for a horse (BTB-21)."""
    t.spent[seat] += price
    t.sheet[seat][BY_TRADES] -= price


@rule
def end_turn(t: Meeting, seat: int) -> None:
    """On to the next player; after the last one the window closes, and the trophy or the next race follows."""
    following = next_in(t, seat)
    if following != NONE:
        start_turn(t, following)
        return
    t.turn = NONE
    if t.options.trading == BEFORE_TROPHY:
        count_race(t)
    if t.over == 0:
        next_race(t)


# --- offers -----------------------------------------------------------------------------------------------------------


@rule
def make_offer(t: Meeting, seat: int, action: Action) -> None:
    """Put an offer before the other player, who answers at once."""
    t.offers += 1
    t.offer_verb = action.verb
    t.offer_horse = action.what
    t.offer_to = action.which
    t.offer_price = action.amount
    what = OFFERED if action.verb == OFFER else ASKED
    note(t, what, 19, seat, action.what, action.which, action.amount, EVERYONE)
    t.phase = ANSWERING
    # The turn stays with the one who made the offer; only the answer is the other's.
    ask(t, 1 << action.which)


@rule
def offer_stands(t: Meeting) -> bool:
    """An offer is checked again when it is accepted: owner, horse and money must still be there (BTB-19)."""
    if t.offer_verb == OFFER:
        return trade_stands(t, t.offer_horse, t.turn, t.offer_to, t.offer_price)
    return trade_stands(t, t.offer_horse, t.offer_to, t.turn, t.offer_price)


@rule
def legal_answers(t: Meeting, seat: int, out: list[list[int]]) -> int:
    """Accept or decline."""
    n = 0
    if offer_stands(t):
        n = put(out, n, ACCEPT, NONE, NONE, NONE, 0, 0, 0)
    return put(out, n, DECLINE, NONE, NONE, NONE, 0, 0, 0)


@rule
def check_answer(t: Meeting, seat: int, action: Action) -> int:
    """Only an answer, and acceptance only while the offer stands."""
    if not bare(action):
        return 19
    if action.verb == ACCEPT:
        return 0 if offer_stands(t) else 19
    return 0 if action.verb == DECLINE else 19


@rule
def answer(t: Meeting, seat: int, action: Action) -> None:
    """Trade the horse or not; then the one who made the offer goes on."""
    buyer = seat
    seller = t.turn
    if t.offer_verb == ASK:
        buyer = t.turn
        seller = seat
    if action.verb == ACCEPT:
        pay(t, buyer, seller, t.offer_price, TRADED, 19, t.offer_horse)
        t.sheet[seller][BY_TRADES] += t.offer_price
        spend(t, buyer, t.offer_price)
        take_over(t, t.offer_horse, buyer)
    else:
        note(t, DECLINED, 19, seat, t.offer_horse, t.turn, t.offer_price, EVERYONE)
    t.offer_verb = 0
    t.offer_horse = 0
    t.offer_to = NONE
    t.offer_price = 0
    t.phase = TRADING
    give_turn(t, t.turn)
