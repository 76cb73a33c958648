"""Words of Beat The Bookie: its texts, why an action is refused, and what each journal note says."""

from __future__ import annotations

from homestretch.engine.grammar import Grammar, counted, numbered
from homestretch.games.beat_the_bookie import session as s
from homestretch.games.beat_the_bookie.tables import HORSES, MOST_CARDS, PILE_SIZES, SEATS

GRAMMAR = Grammar(
    {
        s.OWNERS_CARD: "owners {what:seat} {which:card}",
        s.PUNTERS_CARD: "punters {what:seat} {which:card}",
        s.BOOKIES_CARD: "prices {what:list}",
        s.TURN: "turn {what:horse}",
        s.LOT: "lot {what:seat}",
        s.BID: "bid {amount:money}",
        s.PASS: "pass",
        s.NAME: "name {what:horse}[ {which:horse}][ {where:horse}]",
        s.BACK: "back {what:horse} {amount:money}",
        s.SELL: "sell {what:horse}",
        s.OFFER: "offer {what:horse} {which:seat} {amount:money}",
        s.ASK: "ask {what:horse} {which:seat} {amount:money}",
        s.BUY: "buy {what:horse}",
        s.ACCEPT: "accept",
        s.DECLINE: "decline",
        s.DONE: "done",
    },
    {
        "seat": counted("p", SEATS),
        "horse": counted("h", HORSES, 1),
        "card": numbered(1, MOST_CARDS),
        "list": numbered(1, PILE_SIZES[2]),
    },
    amounts={s.BID: "BTB-5", s.BACK: "BTB-12", s.OFFER: "BTB-19", s.ASK: "BTB-19"},
)

# Completes "… is not allowed now: ".
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
    s.LOT_OPENED: ("lot-opened", "", "horse", "", "amount"),
    s.BID_MADE: ("bid-made", "seat", "horse", "", "amount"),
    s.PASSED: ("passed", "seat", "horse", "", ""),
    s.PRICED_OUT: ("priced-out", "seat", "horse", "", "amount"),
    s.SEALED_BID: ("sealed-bid", "seat", "horse", "", "amount"),
    s.BID_HANDED_IN: ("bid-handed-in", "seat", "horse", "", ""),
    s.BID_SHOWN: ("bid-shown", "seat", "horse", "", "amount"),
    s.LOTS_TIED: ("lots-tied", "", "horse", "bidders", "amount"),
    s.LOT_DRAWN: ("lot-drawn", "seat", "horse", "", ""),
    s.HORSE_SOLD: ("horse-sold", "seat", "horse", "", "amount"),
    s.HORSE_UNSOLD: ("horse-unsold", "", "horse", "", ""),
    s.AUCTION_OVER: ("auction-over", "", "", "", ""),
    s.RACE_STARTED: ("race-started", "", "race", "class", ""),
    s.OWNERS_DRAWN: ("owners-drawn", "seat", "card", "", ""),
    s.PUNTERS_DRAWN: ("punters-drawn", "seat", "card", "", ""),
    s.FEE_PAID: ("fee-paid", "seat", "card", "", "amount"),
    s.FEE_FORGIVEN: ("fee-forgiven", "seat", "card", "", "amount"),
    s.RECEIVED: ("received", "seat", "card", "", "amount"),
    s.FORCED_SALE: ("forced-sale", "seat", "horse", "", "amount"),
    s.PRICES_DRAWN: ("prices-drawn", "", "card", "race", ""),
    s.NAMED: ("named", "seat", "horse", "second", "third"),
    s.SLIP_LAID: ("slip-laid", "seat", "horse", "", "amount"),
    s.SLIPS_DONE: ("slips-done", "seat", "", "", ""),
    s.SLIP_SHOWN: ("slip-shown", "seat", "horse", "", "amount"),
    s.NO_BET: ("no-bet", "seat", "", "", ""),
    s.RACE_OFF: ("race-off", "", "race", "", ""),
    s.TURNED: ("turned", "", "horse", "left", ""),
    s.TURNED_HOME: ("turned-home", "", "horse", "", ""),
    s.HORSE_HOME: ("horse-home", "", "horse", "place", ""),
    s.RACE_RUN: ("race-run", "", "horse", "second", "third"),
    s.PRIZE_PAID: ("prize-paid", "seat", "horse", "", "amount"),
    s.OWNERS_PAID: ("owners-paid", "seat", "card", "", "amount"),
    s.TICKET_PAID: ("ticket-paid", "seat", "card", "", "amount"),
    s.TICKET_LOST: ("ticket-lost", "seat", "card", "", ""),
    s.BET_WON: ("bet-won", "seat", "horse", "", "amount"),
    s.STAKE_BACK: ("stake-back", "seat", "horse", "", "amount"),
    s.BET_LOST: ("bet-lost", "seat", "horse", "", "amount"),
    s.MONEY_RETURNED: ("money-returned", "seat", "card", "", "amount"),
    s.WINDOW_OPENED: ("window-opened", "", "race", "", ""),
    s.SOLD_TO_BANK: ("sold-to-bank", "seat", "horse", "", "amount"),
    s.BOUGHT_FROM_BANK: ("bought-from-bank", "seat", "horse", "", "amount"),
    s.OFFERED: ("offered", "seat", "horse", "other", "amount"),
    s.ASKED: ("asked", "seat", "horse", "other", "amount"),
    s.TRADED: ("traded", "seat", "horse", "other", "amount"),
    s.DECLINED: ("declined", "seat", "horse", "other", "amount"),
    s.TRADING_DONE: ("trading-done", "seat", "", "", ""),
    s.PROFIT_COUNTED: ("profit-counted", "seat", "race", "", "amount"),
    s.TROPHY_WON: ("trophy-won", "seat", "race", "points", "amount"),
    s.NO_TROPHY: ("no-trophy", "", "race", "", ""),
    s.BANKRUPT: ("bankrupt", "seat", "", "", ""),
    s.LAST_STANDING: ("last-standing", "seat", "", "", ""),
    s.MEETING_OVER: ("meeting-over", "", "race", "", ""),
}
