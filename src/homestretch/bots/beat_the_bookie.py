"""A basic player of Beat The Bookie: it knows what everything is worth on average, and that only trophies win.

It bids for horses up to what they earn, as far as the money of the table lets prices rise; backs horses whose price is
above their chance, with the more the more the trophy is worth; and trades horses at their value, or below it for a
trophy. It reads what its seat may see, no more.
"""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action
from homestretch.engine.generator import below
from homestretch.engine.rule import rule
from homestretch.games.beat_the_bookie.odds import sixths_of_horse
from homestretch.games.beat_the_bookie.session import (
    ACCEPT,
    ANSWERING,
    ASK,
    AUCTION,
    BACK,
    BEFORE_TROPHY,
    BID,
    BUY,
    DECLINE,
    DONE,
    NAMING,
    OFFER,
    OPEN,
    PASS,
    SELL,
    SLIPS,
    Meeting,
)
from homestretch.games.beat_the_bookie.tables import (
    BETTER_PRICE,
    CLASS,
    HORSES,
    MONEY_BACK,
    PUNTERS,
    RACES,
    RESERVE,
    STEP,
)
from homestretch.games.beat_the_bookie.trading import bank_price
from homestretch.games.beat_the_bookie.trophies import profit_of

# What is kept after the auction for the fees of Owners cards, so that no horse has to be sold for one.
KEEP = 40
# Out of ten: how much is paid of the money that each lot left could fetch. Who pays all of it buys one horse where a
# more patient player buys two; who pays too little buys none.
LEAST_SHARE, MOST_SHARE = 7, 8
# What a trophy point is worth in money, when a horse is given away for one.
POINT = 100
# Out of ten: the part of a wallet staked in a race of each class; in the last race nothing is kept.
STAKED = (0, 2, 5, 9)


@rule
def choose(t: Meeting, seat: int, out: list[list[int]], n: int, g: list[int]) -> Action:
    """What a seat does, given its `n` legal rows in `out`; `g` is a stream of the generator."""
    if t.phase == AUCTION:
        return choose_bid(t, seat, out, g)
    if t.phase == NAMING:
        return choose_names(t, out, n, g)
    if t.phase == SLIPS:
        return choose_slip(t, seat, out, n)
    if t.phase == ANSWERING:
        return choose_answer(t, seat)
    return choose_trade(t, seat, out, n)


@rule
def plain(verb: int) -> Action:
    """An action that is only its verb."""
    return Action(verb, NONE, NONE, NONE, 0)


# --- the auction ------------------------------------------------------------------------------------------------------


@rule
def choose_bid(t: Meeting, seat: int, out: list[list[int]], g: list[int]) -> Action:
    """Bid up to one's limit: the least that leads in an open auction, the limit itself where one speaks but once."""
    limit = bid_limit(t, seat, LEAST_SHARE + below(g, MOST_SHARE - LEAST_SHARE + 1))
    if out[0][4] > limit:
        return plain(PASS)
    amount = out[0][4]
    if t.options.auction != OPEN:
        amount = max(amount, min(limit, out[0][5]))
    return Action(BID, NONE, NONE, NONE, amount)


@rule
def bid_limit(t: Meeting, seat: int, tenths: int) -> int:
    """What a horse is worth, but no more than some tenths of what the table's money makes of each lot left."""
    money = 0
    for other in range(t.seats):
        money += t.ledger.account[other]
    share = money * tenths // (10 * (HORSES + 1 - t.lot))
    worth = min(sixths_of_horse(1) // HORSES, max(share, RESERVE))
    return min(worth, t.ledger.account[seat]) // STEP * STEP


# --- cards and slips --------------------------------------------------------------------------------------------------


@rule
def choose_names(t: Meeting, out: list[list[int]], n: int, g: list[int]) -> Action:
    """All choices come in as often: take long prices, so that ticket and bets win together."""
    best = 0
    best_sum = 0
    start = below(g, n)
    for k in range(n):
        row = out[(start + k) % n]
        total = 3 * t.prices[row[1]]
        if row[2] != NONE:
            total += 2 * t.prices[row[2]]
        if row[3] != NONE:
            total += t.prices[row[3]]
        if total > best_sum:
            best_sum = total
            best = (start + k) % n
    row = out[best]
    return Action(row[0], row[1], row[2], row[3], 0)


@rule
def choose_slip(t: Meeting, seat: int, out: list[list[int]], n: int) -> Action:
    """Lay the next slip of the plan; done when there is none left."""
    for k in range(n):
        row = out[k]
        if row[0] == BACK:
            stake = min(planned_stake(t, seat, row[1]), row[5])
            if stake >= row[4]:
                return Action(BACK, row[1], NONE, NONE, stake)
    return plain(DONE)


@rule
def price_for(t: Meeting, seat: int, horse: int) -> int:
    """The price that a horse has for this seat."""
    price: int = t.prices[horse]
    if PUNTERS[t.punters_card[seat]][0] == BETTER_PRICE:
        price += 1
    return price


@rule
def is_backed(t: Meeting, seat: int, horse: int) -> bool:
    """A horse is backed when its price is above its chance; in the last race also when it is even."""
    edge = price_for(t, seat, horse) + 1 - HORSES
    return edge > 0 or (edge == 0 and t.race == RACES)


@rule
def planned_stake(t: Meeting, seat: int, horse: int) -> int:
    """The stake on a horse: the budget of the race, shared so that each horse backed would pay the same."""
    if not is_backed(t, seat, horse):
        return 0
    weights = 0
    for other in range(1, HORSES + 1):
        if is_backed(t, seat, other):
            weights += 1000 // (price_for(t, seat, other) + 1)
    weight = 1000 // (price_for(t, seat, horse) + 1)
    return budget(t, seat) * weight // weights // STEP * STEP


@rule
def budget(t: Meeting, seat: int) -> int:
    """What is staked in this race, by the class of its trophy."""
    money: int = t.ledger.account[seat]
    if t.race == RACES:
        return money
    share = money * STAKED[CLASS[t.race]] // 10
    if PUNTERS[t.punters_card[seat]][0] == MONEY_BACK:
        share = max(share, PUNTERS[t.punters_card[seat]][1])
    return max(min(share, money - KEEP), 0)


# --- trading ----------------------------------------------------------------------------------------------------------


@rule
def horse_worth(t: Meeting) -> int:
    """What a horse will still earn on average."""
    return sixths_of_horse(t.race + 1) // HORSES


@rule
def trophy_worth(t: Meeting) -> int:
    """What the trophy that is still to be counted is worth in money; 0 when it has been counted."""
    if t.options.trading != BEFORE_TROPHY:
        return 0
    return POINT * CLASS[t.race]


@rule
def lead(t: Meeting, seat: int) -> int:
    """How far a seat's profit is above the best of the others and above 0; negative when it is behind."""
    best = 0
    for other in range(t.seats):
        if other != seat and t.out[other] == 0:
            best = max(best, profit_of(t, other))
    return profit_of(t, seat) - best


@rule
def wins_trophy_by(t: Meeting, seat: int, more: int) -> bool:
    """Say whether this much more would give a seat the trophy that it would not have without."""
    if t.options.trading != BEFORE_TROPHY:
        return False
    ahead = lead(t, seat)
    return ahead <= 0 and ahead + more > 0


@rule
def loses_trophy_by(t: Meeting, seat: int, price: int) -> bool:
    """Say whether a purchase would cost a seat the trophy that it would have without."""
    if t.options.trading != BEFORE_TROPHY or t.options.purchases_count == 0:
        return False
    ahead = lead(t, seat)
    return ahead > 0 and ahead - price <= 0


@rule
def choose_trade(t: Meeting, seat: int, out: list[list[int]], n: int) -> Action:
    """Sell to the bank what is worth less, buy what is worth more, offer a horse for a trophy, ask one who gets it."""
    for k in range(n):
        row = out[k]
        if row[0] == SELL and sells_to_bank(t, seat):
            return Action(SELL, row[1], NONE, NONE, 0)
        if row[0] == BUY and buys(t, seat, bank_price(t)):
            return Action(BUY, row[1], NONE, NONE, 0)
    price = horse_worth(t) * 9 // 10 // STEP * STEP
    for k in range(n):
        row = out[k]
        if row[0] not in (OFFER, ASK) or price < row[4] or price > row[5]:
            continue
        seller = seat if row[0] == OFFER else row[2]
        buyer = row[2] if row[0] == OFFER else seat
        # Only a trophy makes a seller part with a horse at this price; one try at asking is enough.
        if wins_trophy_by(t, seller, price) and buys(t, buyer, price) and (row[0] == OFFER or t.offers == 0):
            return Action(row[0], row[1], row[2], NONE, price)
    return plain(DONE)


@rule
def sells_to_bank(t: Meeting, seat: int) -> bool:
    """A horse goes to the bank when it will earn less, or makes the trophy and costs less than that is worth."""
    loss = horse_worth(t) - t.options.bank_buys_at
    return loss < 0 or (loss < trophy_worth(t) and wins_trophy_by(t, seat, t.options.bank_buys_at))


@rule
def buys(t: Meeting, seat: int, price: int) -> bool:
    """A horse is bought below its worth, with money for fees left, and not at the cost of the trophy."""
    return price < horse_worth(t) and t.ledger.account[seat] - price >= KEEP and not loses_trophy_by(t, seat, price)


@rule
def choose_answer(t: Meeting, seat: int) -> Action:
    """Buy below the worth of a horse; sell at its worth, or below it for a trophy."""
    if t.offer_verb == OFFER:
        return plain(ACCEPT) if buys(t, seat, t.offer_price) else plain(DECLINE)
    loss = horse_worth(t) - t.offer_price
    if loss <= 0 or (loss < trophy_worth(t) and wins_trophy_by(t, seat, t.offer_price)):
        return plain(ACCEPT)
    return plain(DECLINE)
