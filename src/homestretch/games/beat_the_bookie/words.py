"""Words of Beat The Bookie: its texts, why an action is refused, and what each journal note says."""

from __future__ import annotations

from homestretch.engine.grammar import Grammar, counted, numbered
from homestretch.games.beat_the_bookie import meeting as m
from homestretch.games.beat_the_bookie.tables import HORSES, MOST_CARDS, PILE_SIZES, SEATS

GRAMMAR = Grammar(
    {
        m.OWNERS_CARD: "owners {what:seat} {which:card}",
        m.PUNTERS_CARD: "punters {what:seat} {which:card}",
        m.BOOKIES_CARD: "prices {what:list}",
        m.TURN: "turn {what:horse}",
        m.LOT: "lot {what:seat}",
        m.BID: "bid {amount:money}",
        m.PASS: "pass",
        m.NAME: "name {what:horse}[ {which:horse}][ {where:horse}]",
        m.BACK: "back {what:horse} {amount:money}",
        m.SELL: "sell {what:horse}",
        m.OFFER: "offer {what:horse} {which:seat} {amount:money}",
        m.ASK: "ask {what:horse} {which:seat} {amount:money}",
        m.BUY: "buy {what:horse}",
        m.ACCEPT: "accept",
        m.DECLINE: "decline",
        m.DONE: "done",
    },
    {
        "seat": counted("p", SEATS),
        "horse": counted("h", HORSES, 1),
        "card": numbered(1, MOST_CARDS),
        "list": numbered(1, PILE_SIZES[2]),
    },
)

CLAUSES = {
    1: "there is no such seat at this table",
    5: "in the auction one bids or passes in turn; a bid is a multiple of 10, at least 100, at least 10 above the "
    "highest and not above one's own money",
    6: "the bank sells a horse only where that option is on, while nobody owns it, for 100 times the class of the next "
    "race, and not after race 8",
    8: "cards are being drawn before the race; nobody decides anything until the odds are known",
    11: "the holder of a Punters card names as many different horses as it asks for, before the bets; in rising order "
    "where the order does not count",
    12: "each slip is laid once, before the race, with a multiple of 10 within one's own money and the table's limit",
    13: "the race is being run; only the cards move the horses",
    19: "in the trading window one sells, offers or asks in turn, with a horse and money that are there and at most "
    "3 offers; the other player accepts or declines at once",
    20: "the bank does not buy a horse back in the window in which it sold it",
    23: "a player without money and horses is out of the meeting",
    24: "the meeting is over",
}

# Kind of note → its name, and the names of its numbers SEAT, A, B, AMOUNT ("" where one is not used).
# `other` is a second seat.
NOTES = {
    m.LOT_OPENED: ("lot-opened", "", "horse", "", "amount"),
    m.BID_MADE: ("bid-made", "seat", "horse", "", "amount"),
    m.PASSED: ("passed", "seat", "horse", "", ""),
    m.PRICED_OUT: ("priced-out", "seat", "horse", "", "amount"),
    m.SEALED_BID: ("sealed-bid", "seat", "horse", "", "amount"),
    m.BID_HANDED_IN: ("bid-handed-in", "seat", "horse", "", ""),
    m.BID_SHOWN: ("bid-shown", "seat", "horse", "", "amount"),
    m.LOTS_TIED: ("lots-tied", "", "horse", "bidders", "amount"),
    m.LOT_DRAWN: ("lot-drawn", "seat", "horse", "", ""),
    m.HORSE_SOLD: ("horse-sold", "seat", "horse", "", "amount"),
    m.HORSE_UNSOLD: ("horse-unsold", "", "horse", "", ""),
    m.AUCTION_OVER: ("auction-over", "", "", "", ""),
    m.RACE_STARTED: ("race-started", "", "race", "class", ""),
    m.OWNERS_DRAWN: ("owners-drawn", "seat", "card", "", ""),
    m.PUNTERS_DRAWN: ("punters-drawn", "seat", "card", "", ""),
    m.FEE_PAID: ("fee-paid", "seat", "card", "", "amount"),
    m.FEE_FORGIVEN: ("fee-forgiven", "seat", "card", "", "amount"),
    m.RECEIVED: ("received", "seat", "card", "", "amount"),
    m.FORCED_SALE: ("forced-sale", "seat", "horse", "", "amount"),
    m.PRICES_DRAWN: ("prices-drawn", "", "card", "race", ""),
    m.NAMED: ("named", "seat", "horse", "second", "third"),
    m.SLIP_LAID: ("slip-laid", "seat", "horse", "", "amount"),
    m.SLIPS_DONE: ("slips-done", "seat", "", "", ""),
    m.SLIP_SHOWN: ("slip-shown", "seat", "horse", "", "amount"),
    m.NO_BET: ("no-bet", "seat", "", "", ""),
    m.RACE_OFF: ("race-off", "", "race", "", ""),
    m.TURNED: ("turned", "", "horse", "left", ""),
    m.TURNED_HOME: ("turned-home", "", "horse", "", ""),
    m.HORSE_HOME: ("horse-home", "", "horse", "place", ""),
    m.RACE_RUN: ("race-run", "", "horse", "second", "third"),
    m.PRIZE_PAID: ("prize-paid", "seat", "horse", "", "amount"),
    m.OWNERS_PAID: ("owners-paid", "seat", "card", "", "amount"),
    m.TICKET_PAID: ("ticket-paid", "seat", "card", "", "amount"),
    m.TICKET_LOST: ("ticket-lost", "seat", "card", "", ""),
    m.BET_WON: ("bet-won", "seat", "horse", "", "amount"),
    m.STAKE_BACK: ("stake-back", "seat", "horse", "", "amount"),
    m.BET_LOST: ("bet-lost", "seat", "horse", "", "amount"),
    m.MONEY_RETURNED: ("money-returned", "seat", "card", "", "amount"),
    m.WINDOW_OPENED: ("window-opened", "", "race", "", ""),
    m.SOLD_TO_BANK: ("sold-to-bank", "seat", "horse", "", "amount"),
    m.BOUGHT_FROM_BANK: ("bought-from-bank", "seat", "horse", "", "amount"),
    m.OFFERED: ("offered", "seat", "horse", "other", "amount"),
    m.ASKED: ("asked", "seat", "horse", "other", "amount"),
    m.TRADED: ("traded", "seat", "horse", "other", "amount"),
    m.DECLINED: ("declined", "seat", "horse", "other", "amount"),
    m.TRADING_DONE: ("trading-done", "seat", "", "", ""),
    m.PROFIT_COUNTED: ("profit-counted", "seat", "race", "", "amount"),
    m.TROPHY_WON: ("trophy-won", "seat", "race", "points", "amount"),
    m.NO_TROPHY: ("no-trophy", "", "race", "", ""),
    m.BANKRUPT: ("bankrupt", "seat", "", "", ""),
    m.LAST_STANDING: ("last-standing", "seat", "", "", ""),
    m.MEETING_OVER: ("meeting-over", "", "race", "", ""),
}
