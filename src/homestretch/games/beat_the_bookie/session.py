"""Beat The Bookie: what actions and notes are called, the options, the state of a meeting, and the order of turns."""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action
from homestretch.engine.journal import Journal
from homestretch.engine.options import choice, number, options, seat_or, yes_no
from homestretch.engine.rule import rule
from homestretch.engine.schema import owner, part, public, schema
from homestretch.games.beat_the_bookie.tables import MOST_CARDS, NUMBERS, PLACES, RACES, SEATS
from homestretch.parts.ledger import Ledger
from homestretch.parts.seats import left_of

# Verbs: first chance's, then the players'.
OWNERS_CARD, PUNTERS_CARD, BOOKIES_CARD, TURN, LOT = range(1, 6)
BID, PASS, NAME, BACK, SELL, OFFER, ASK, BUY, ACCEPT, DECLINE, DONE = range(6, 17)

AUCTION, DRAWS, NAMING, SLIPS, RACING, TRADING, ANSWERING = range(1, 8)

OPEN, SEALED, ONCE_AROUND = 0, 1, 2
BEFORE_TROPHY, AFTER_TROPHY, OFF = 0, 1, 2
ALL, NO_TROPHY_ON_TIE = 0, 1

# Columns of the race's sheet: what a player's wallet has gained or lost, and by what.
BY_CARD, BY_PRIZES, BY_TICKET, BY_BETS, BY_TRADES = range(5)
COLUMNS = 5

# Kinds of journal notes
(LOT_OPENED, BID_MADE, PASSED, PRICED_OUT, SEALED_BID, BID_HANDED_IN, BID_SHOWN, LOTS_TIED, LOT_DRAWN, HORSE_SOLD,
 HORSE_UNSOLD, AUCTION_OVER, RACE_STARTED, OWNERS_DRAWN, PUNTERS_DRAWN, FEE_PAID, FEE_FORGIVEN, RECEIVED, FORCED_SALE,
 PRICES_DRAWN, NAMED, SLIP_LAID, SLIPS_DONE, SLIP_SHOWN, NO_BET, RACE_OFF, TURNED, TURNED_HOME, HORSE_HOME, RACE_RUN,
 PRIZE_PAID, OWNERS_PAID, TICKET_PAID, TICKET_LOST, BET_WON, STAKE_BACK, BET_LOST, MONEY_RETURNED,
 WINDOW_OPENED, SOLD_TO_BANK, BOUGHT_FROM_BANK, OFFERED, ASKED, TRADED, DECLINED, TRADING_DONE, PROFIT_COUNTED,
 TROPHY_WON, NO_TROPHY, BANKRUPT, LAST_STANDING, MEETING_OVER) = range(1, 53)  # fmt: skip


@options
class Options:
    """The table options of Beat The Bookie."""

    bookie: int = seat_or(
        "system",
        clause=2,
        title="The Bookie",
        sentence="Who starts each draw: the system, or a player beside his game.",
    )
    auction: int = choice(
        "open",
        "sealed",
        "once-around",
        clause=5,
        title="Auction",
        sentence="Whether bids are called in turn until one bidder is left, handed in secretly, or called once each.",
    )
    bookie_sells: int = yes_no(
        False,
        clause=6,
        title="Bank sells horses",
        sentence="Whether an unowned horse may be bought from the bank for 100 times the next race's class.",
    )
    stake_cap: int = number(
        "none",
        10,
        1_000_000,
        clause=12,
        title="Stake limit",
        zero="none",
        sentence="The most that one slip may carry, times the class of the race.",
    )
    spaces: int = number(6, 3, 6, clause=14, title="Spaces", sentence="How many cards a horse needs to be home.")
    trading: int = choice(
        "before-trophy",
        "after-trophy",
        "off",
        clause=19,
        title="Trading",
        sentence="Whether horses are traded before the trophy is counted, after it, or not at all.",
    )
    bank_buys_at: int = number(
        50,
        50,
        100,
        step=50,
        clause=20,
        title="Bank buys at",
        sentence="What the bank pays for a horse.",
    )
    purchases_count: int = yes_no(
        True,
        clause=21,
        title="Purchases count",
        sentence="Whether money paid for horses lowers the profit that the trophy goes by.",
    )
    trophy_tie: int = choice(
        "all",
        "none",
        clause=22,
        title="Equal profits",
        sentence="Whether all players with the best profit get the trophy, or none of them.",
    )
    trophy_needs_profit: int = yes_no(
        True,
        clause=22,
        title="Trophy needs profit",
        sentence="Whether the trophy stays away when nobody has made a profit.",
    )


@schema
class Meeting:
    """The whole state of a race meeting. Hidden are only what is not shown yet: sealed bids and slips."""

    seats: int = public("How many seats play.")
    options: Options = part(Options, "The table options.")
    ledger: Ledger = part(Ledger, "Wallets, bank and stakes.")
    journal: Journal = part(Journal, "What the last action did.")
    chance: int = public(
        "The chance event that is due: 1 an Owners card, 2 a Punters card, 3 the Bookies card, 4 a horse card, "
        "5 the lot of a tie; 0 none."
    )
    trigger: int = public("The seat that starts it: the player who is the Bookie; −1 nobody.", start=NONE)
    over: int = public("1 when the meeting is over.")
    phase: int = public(
        "1 auction, 2 draws of cards, 3 naming horses, 4 slips, 5 the race, 6 trading, 7 answering an offer; 0 over."
    )
    race: int = public("Which race this is, from 1; 0 during the auction.")
    first: int = public("The seat where each round of turns starts: at the Bookie's left.")
    turn: int = public(
        "The seat whose turn it is in the auction, draws, naming and trading; −1 where all act or nobody.", start=NONE
    )
    waits: int = public("The seats that must act, as a bit mask.")
    # The auction (BTB-4 to BTB-6)
    lot: int = public("The horse under the hammer; 7 when the auction is over.")
    high_bid: int = public("The highest bid for this lot; 0 none.")
    high_bidder: int = public("Who made it; −1 nobody.", start=NONE)
    bids: list[int] = public("The last bid that each seat has made openly for this lot; 0 none.", SEATS, seats=True)
    passed: list[int] = public("1 for a seat that bids no more for this lot.", SEATS, seats=True)
    sealed_bid: list[int] = owner("The seat's sealed bid for this lot; 0 none or a pass.", SEATS)
    owned_by: list[int] = public("The seat that owns each horse; −1 nobody.", NUMBERS, start=NONE)
    acquired: list[int] = public("When each horse was bought: a higher number is later; 0 never.", NUMBERS)
    purchases: int = public("How many purchases of horses there have been.")
    # The cards of a race (BTB-8 to BTB-11)
    undrawn: list[int] = public("Owners, Punters and Bookies cards never drawn yet: bit k stands for card k + 1.", 3)
    under: list[list[int]] = public(
        "Cards put back under each pile, a ring in the order in which they come again.", 3, MOST_CARDS
    )
    under_first: list[int] = public("Where the ring of each pile starts.", 3)
    under_count: list[int] = public("How many cards the ring of each pile holds.", 3)
    owners_card: list[int] = public("The Owners card that each seat drew for this race; 0 none.", SEATS, seats=True)
    punters_card: list[int] = public("The Punters card that each seat drew for this race; 0 none.", SEATS, seats=True)
    bookies_card: int = public("The Bookies card of this race; 0 not drawn.")
    prices: list[int] = public("The price of each horse in this race, as many to 1; 0 not known yet.", NUMBERS)
    named: list[list[int]] = public(
        "The horses that each seat has named for its Punters card, in order; 0 none.", SEATS, PLACES, seats=True
    )
    # The slips (BTB-12)
    slips: list[list[int]] = owner(
        "The stakes that the seat has laid on each horse and that are not shown yet.", SEATS, NUMBERS
    )
    shown: list[list[int]] = public("The stakes that each seat showed for this race.", SEATS, NUMBERS, seats=True)
    # The race (BTB-13 to BTB-15)
    turned: list[int] = public("Cards turned up of each horse: with `spaces` of them it is home.", NUMBERS)
    home: int = public("How many horses are home.")
    placed: list[int] = public("The first, second and third horse, at 1 to 3; 0 not known yet.", PLACES + 1)
    # The trading window (BTB-19, BTB-20)
    offers: int = public("How many offers the seat whose turn it is has made in this turn.")
    offer_verb: int = public("The open offer: 11 to sell, 12 to buy; 0 none.")
    offer_horse: int = public("The horse it is about.")
    offer_to: int = public("The seat that must answer.", start=NONE)
    offer_price: int = public("The price.")
    fresh: list[int] = public("1 for a horse bought from the bank in this window.", NUMBERS)
    # Trophies (BTB-21 to BTB-24)
    out: list[int] = public("1 for a seat that is bankrupt and out.", SEATS, seats=True)
    points: list[int] = public("Trophy points of each seat.", SEATS, seats=True)
    cabinet: list[int] = public("Who got the trophy of each race, as a bit mask of seats.", RACES + 1)
    counted: int = public("How many races have been counted.")
    profit: list[int] = public("Each seat's profit at the last count.", SEATS, seats=True)
    wallets: list[list[int]] = public(
        "Every seat's wallet after the auction and at the count of each race.", RACES + 1, SEATS
    )
    spent: list[int] = public("What each seat has paid for horses since the last count.", SEATS, seats=True)
    sheet: list[list[int]] = public(
        "What each wallet gained or lost in this race by Owners card, prizes, Punters ticket, bets, trading.",
        SEATS,
        COLUMNS,
        seats=True,
    )


# --- whose turn comes next --------------------------------------------------------------------------------------------


@rule
def leave_to_chance(t: Meeting, verb: int) -> None:
    """A chance event is due; a player who holds the Bookie's role starts it (BTB-2)."""
    t.chance = verb
    t.trigger = t.options.bookie
    t.waits = 0


@rule
def ask(t: Meeting, mask: int) -> None:
    """The seats of a mask must act."""
    t.chance = 0
    t.trigger = NONE
    t.waits = mask


@rule
def give_turn(t: Meeting, seat: int) -> None:
    """It is one seat's turn."""
    t.turn = seat
    ask(t, 1 << seat)


@rule
def next_in(t: Meeting, seat: int) -> int:
    """The next seat of the round that is still in; NONE when the round is back at its start (ruling 37)."""
    seat = left_of(t, seat)
    while seat != t.first:
        if t.out[seat] == 0:
            return seat
        seat = left_of(t, seat)
    return NONE


@rule
def first_in(t: Meeting) -> int:
    """The seat with which a round starts: at the Bookie's left, or the next one still in."""
    seat: int = t.first
    if t.out[seat] == 0:
        return seat
    return next_in(t, seat)


@rule
def all_in(t: Meeting) -> int:
    """The mask of the seats that are still in."""
    mask = 0
    for seat in range(t.seats):
        if t.out[seat] == 0:
            mask |= 1 << seat
    return mask


@rule
def horses_of(t: Meeting, seat: int) -> int:
    """How many horses a seat owns."""
    count = 0
    for horse in range(1, NUMBERS):
        if t.owned_by[horse] == seat:
            count += 1
    return count


@rule
def take_over(t: Meeting, horse: int, seat: int) -> None:
    """A horse goes to a new owner."""
    t.purchases += 1
    t.acquired[horse] = t.purchases
    t.owned_by[horse] = seat


@rule
def bare(action: Action) -> bool:
    """Say whether an action is only its verb."""
    return action.what == NONE and action.which == NONE and action.where == NONE and action.amount == 0


@rule
def about_a_horse(action: Action) -> bool:
    """Say whether an action names one horse and nothing more than perhaps an amount."""
    return 1 <= action.what < NUMBERS and action.which == NONE and action.where == NONE
