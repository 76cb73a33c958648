"""Beat The Bookie: before each race, Owners and Punters cards, the prices, and the horses named.

BTB-7 to BTB-11; rulings 36 to 40 and 43.
"""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action, put
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.beat_the_bookie.session import (
    AFTER_TROPHY,
    BOOKIES_CARD,
    BY_CARD,
    BY_TRADES,
    COLUMNS,
    DRAWS,
    FEE_FORGIVEN,
    FEE_PAID,
    FORCED_SALE,
    NAME,
    NAMED,
    NAMING,
    OWNERS_CARD,
    OWNERS_DRAWN,
    PRICES_DRAWN,
    PUNTERS_CARD,
    PUNTERS_DRAWN,
    RACE_STARTED,
    RECEIVED,
    Meeting,
    first_in,
    give_turn,
    horses_of,
    leave_to_chance,
    next_in,
)
from homestretch.games.beat_the_bookie.slips import open_slips
from homestretch.games.beat_the_bookie.tables import (
    BOOKIES,
    BOOKIES_PILE,
    CLASS,
    HORSES,
    MOST_CARDS,
    OWNERS,
    OWNERS_PILE,
    PAY,
    PAY_EACH,
    PILE_SIZES,
    PLACES,
    PUNTERS,
    PUNTERS_PILE,
    RECEIVE,
    RECEIVE_EACH,
)
from homestretch.parts.ledger import BANK, pay

# --- the draws --------------------------------------------------------------------------------------------------------


@rule
def start_race(t: Meeting) -> None:
    """Clear the course for the next race and let the first player draw (BTB-7, BTB-8)."""
    t.race += 1
    t.phase = DRAWS
    t.bookies_card = 0
    t.home = 0
    for place in range(PLACES + 1):
        t.placed[place] = 0
    for horse in range(1, HORSES + 1):
        t.prices[horse] = 0
        t.turned[horse] = 0
    for seat in range(t.seats):
        t.owners_card[seat] = 0
        t.punters_card[seat] = 0
        for place in range(PLACES):
            t.named[seat][place] = 0
        for horse in range(1, HORSES + 1):
            t.shown[seat][horse] = 0
        for column in range(COLUMNS):
            # What was traded after the last trophy belongs to this race (BTB-21).
            if column != BY_TRADES or t.options.trading != AFTER_TROPHY:
                t.sheet[seat][column] = 0
    note(t, RACE_STARTED, 7, NONE, t.race, CLASS[t.race], 0, EVERYONE)
    t.turn = first_in(t)
    call_for_card(t)


@rule
def call_for_card(t: Meeting) -> None:
    """An owner draws an Owners card, anyone else a Punters card, the Bookie the prices (BTB-8)."""
    if t.turn == NONE:
        leave_to_chance(t, BOOKIES_CARD)
    elif horses_of(t, t.turn) > 0:
        leave_to_chance(t, OWNERS_CARD)
    else:
        leave_to_chance(t, PUNTERS_CARD)


@rule
def pile_of(verb: int) -> int:
    """The pile that a draw takes its card from."""
    if verb == OWNERS_CARD:
        return OWNERS_PILE
    return PUNTERS_PILE if verb == PUNTERS_CARD else BOOKIES_PILE


@rule
def cards_to_draw(t: Meeting, pile: int) -> int:
    """How many cards may come: all that were never drawn; when none are left, the one put back first (ruling 38)."""
    count = 0
    for k in range(PILE_SIZES[pile]):
        count += t.undrawn[pile] >> k & 1
    return max(count, 1)


@rule
def card_to_draw(t: Meeting, pile: int, k: int) -> int:
    """The k-th card that may come."""
    if t.undrawn[pile] == 0:
        return t.under[pile][t.under_first[pile]]
    card = 1
    while True:
        if t.undrawn[pile] >> (card - 1) & 1:
            if k == 0:
                return card
            k -= 1
        card += 1


@rule
def take_card(t: Meeting, pile: int, card: int) -> None:
    """Take a drawn card from its pile."""
    if t.undrawn[pile] == 0:
        t.under_first[pile] = (t.under_first[pile] + 1) % MOST_CARDS
        t.under_count[pile] -= 1
    else:
        t.undrawn[pile] &= ~(1 << (card - 1))


@rule
def put_back(t: Meeting, pile: int, card: int) -> None:
    """Put a card back under its pile (BTB-9)."""
    t.under[pile][(t.under_first[pile] + t.under_count[pile]) % MOST_CARDS] = card
    t.under_count[pile] += 1


@rule
def put_cards_back(t: Meeting) -> None:
    """After the race all its cards go back under their piles, in the order in which they were drawn (BTB-9)."""
    seat = first_in(t)
    while seat != NONE:
        if t.owners_card[seat] > 0:
            put_back(t, OWNERS_PILE, t.owners_card[seat])
        if t.punters_card[seat] > 0:
            put_back(t, PUNTERS_PILE, t.punters_card[seat])
        seat = next_in(t, seat)
    put_back(t, BOOKIES_PILE, t.bookies_card)


@rule
def draw(t: Meeting, verb: int, seat: int, card: int) -> None:
    """A player has drawn: an Owners card is settled at once; then the next one draws (BTB-9, ruling 36)."""
    take_card(t, pile_of(verb), card)
    if verb == OWNERS_CARD:
        t.owners_card[seat] = card
        note(t, OWNERS_DRAWN, 8, seat, card, 0, 0, EVERYONE)
        settle_owners_card(t, seat, card)
    else:
        t.punters_card[seat] = card
        note(t, PUNTERS_DRAWN, 8, seat, card, 0, 0, EVERYONE)
    t.turn = next_in(t, seat)
    call_for_card(t)


@rule
def draw_prices(t: Meeting, card: int) -> None:
    """The Bookies card: the odds of this race, public before the bets (BTB-8)."""
    take_card(t, BOOKIES_PILE, card)
    t.bookies_card = card
    for horse in range(1, HORSES + 1):
        t.prices[horse] = BOOKIES[card][horse]
    note(t, PRICES_DRAWN, 8, NONE, card, t.race, 0, EVERYONE)
    t.phase = NAMING
    ask_for_names(t, first_in(t))


# --- Owners cards -----------------------------------------------------------------------------------------------------


@rule
def settle_owners_card(t: Meeting, seat: int, card: int) -> None:
    """Pay or receive at once, unless the card speaks of the result (BTB-9)."""
    kind = OWNERS[card][0]
    amount = OWNERS[card][1]
    if kind in (PAY_EACH, RECEIVE_EACH):
        amount *= horses_of(t, seat)  # counted before any sale (ruling 43)
    if kind in (PAY, PAY_EACH):
        pay_owners_fee(t, seat, amount, card)
    elif kind in (RECEIVE, RECEIVE_EACH):
        pay(t, BANK, seat, amount, RECEIVED, 9, card)
        t.sheet[seat][BY_CARD] += amount


@rule
def pay_owners_fee(t: Meeting, seat: int, fee: int, card: int) -> None:
    """A fee above one's money sells one's horses to the bank, last bought first; the rest is let go (BTB-10)."""
    while t.ledger.account[seat] < fee and horses_of(t, seat) > 0:
        horse = last_bought(t, seat)
        t.owned_by[horse] = NONE
        pay(t, BANK, seat, t.options.bank_buys_at, FORCED_SALE, 10, horse)
        t.sheet[seat][BY_TRADES] += t.options.bank_buys_at
    paid = min(fee, t.ledger.account[seat])
    if paid > 0:
        pay(t, seat, BANK, paid, FEE_PAID, 9, card)
        t.sheet[seat][BY_CARD] -= paid
    if paid < fee:
        note(t, FEE_FORGIVEN, 10, seat, card, 0, fee - paid, EVERYONE)


@rule
def last_bought(t: Meeting, seat: int) -> int:
    """The horse that a seat has acquired last."""
    last = 0
    for horse in range(1, HORSES + 1):
        if t.owned_by[horse] == seat and (last == 0 or t.acquired[horse] > t.acquired[last]):
            last = horse
    return last


# --- Punters cards: naming --------------------------------------------------------------------------------------------


@rule
def ask_for_names(t: Meeting, seat: int) -> None:
    """From this seat on, the next holder of a card that asks for horses names them; then come the slips (BTB-11)."""
    while seat != NONE:
        if PUNTERS[t.punters_card[seat]][2] > 0:
            give_turn(t, seat)
            return
        seat = next_in(t, seat)
    t.turn = NONE
    open_slips(t)


@rule
def legal_names(t: Meeting, seat: int, out: list[list[int]]) -> int:
    """Every choice of as many horses as the card asks for, in rising order where order does not count (ruling 39)."""
    wanted = PUNTERS[t.punters_card[seat]][2]
    ordered = PUNTERS[t.punters_card[seat]][3]
    n = 0
    for a in range(1, HORSES + 1):
        if wanted == 1:
            n = put(out, n, NAME, a, NONE, NONE, 0, 0, 0)
            continue
        for b in range(1, HORSES + 1):
            if b == a or (ordered == 0 and b < a):
                continue
            if wanted == 2:
                n = put(out, n, NAME, a, b, NONE, 0, 0, 0)
                continue
            for c in range(1, HORSES + 1):
                if c not in (a, b) and (ordered == 1 or c > b):
                    n = put(out, n, NAME, a, b, c, 0, 0, 0)
    return n


@rule
def check_name(t: Meeting, seat: int, action: Action) -> int:
    """As many different horses as the card asks for, in the right form (BTB-11)."""
    if action.verb != NAME or action.amount != 0:
        return 11
    wanted = PUNTERS[t.punters_card[seat]][2]
    ordered = PUNTERS[t.punters_card[seat]][3]
    a = action.what
    b = action.which
    c = action.where
    if a < 1 or a > HORSES:
        return 11
    if wanted < 2:
        if b != NONE:
            return 11
    elif b < 1 or b > HORSES or b == a or (ordered == 0 and b < a):
        return 11
    if wanted < 3:
        if c != NONE:
            return 11
    elif c < 1 or c > HORSES or c in (a, b) or (ordered == 0 and c < b):
        return 11
    return 0


@rule
def name(t: Meeting, seat: int, action: Action) -> None:
    """The holder has named; on to the next (ruling 36)."""
    t.named[seat][0] = action.what
    t.named[seat][1] = max(action.which, 0)
    t.named[seat][2] = max(action.where, 0)
    note(t, NAMED, 11, seat, t.named[seat][0], t.named[seat][1], t.named[seat][2], EVERYONE)
    ask_for_names(t, next_in(t, seat))
