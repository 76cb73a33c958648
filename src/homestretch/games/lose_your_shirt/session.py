"""Lose Your Shirt: what actions and notes are called, the table options, and the state of a meeting."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.engine.journal import Journal
from homestretch.engine.options import choice, number, options, yes_no
from homestretch.engine.schema import owner, part, public, schema, secret
from homestretch.games.lose_your_shirt.tables import KINDS, MOST_RACES, NUMBERS, SEATS
from homestretch.parts.ledger import Ledger

# --- constants -------------------------------------------------------------------------------------------------------

SELECT, BET_WIN, BET_PLACE, BET_JACKPOT, PLAY, MOVE, DEAL, TURN = range(1, 9)
DEALING, BETTING, RUNNING, TURNING = 1, 2, 3, 4
WIN, PLACE, JACKPOT = 1, 2, 3
SIMULTANEOUS, IN_TURN = 0, 1
DIAGONAL, SIDEWAYS = 0, 1

(RACE_STARTED, CARD_DEALT, CARD_GOT, DEALT_AGAIN, SELECTED, OWN_SELECTION, BET_LAID, OWN_BET, BET_SHOWN, RACE_OFF,
 PLAYED, SELECTION_PLAYED, STEPPED, MOVED, STUCK, WASTED, CROSSED, PILE_SHUFFLED, TURNED, PILE_AGAIN, RACE_OVER,
 SELECTION_SHOWN, STAKE_BACK, WIN_PAID, PLACE_PAID, JACKPOT_PAID, STAKE_LOST, POOL_NOW, SHIRT_LOST,
 MEETING_OVER) = range(1, 31)  # fmt: skip


@options
class Options:
    """The table options of Lose Your Shirt."""

    squares: int = number(
        18,
        10,
        30,
        clause=2,
        title="Squares",
        sentence="How many squares each lane has from stall to finish.",
    )
    lanes: int = number(6, 6, 6, clause=2, title="Lanes", sentence="How many lanes the track has.")
    starting_money: int = number(
        100,
        10,
        1_000_000,
        step=10,
        clause=6,
        title="Starting money",
        sentence="What each player has at the start of the meeting.",
    )
    races: int = number(8, 1, MOST_RACES, clause=7, title="Races", sentence="How many races the meeting has.")
    betting: int = choice(
        "simultaneous",
        "in-turn",
        clause=14,
        title="Betting",
        sentence="Whether all bet at once and show together, or one after another from the dealer's left.",
    )
    lane_change: int = choice(
        "diagonal",
        "sideways",
        clause=19,
        title="Lane change",
        sentence="Whether a horse changes lanes by a slanting step or by a step aside that gains no ground.",
    )
    odds_include_stake: int = yes_no(
        False,
        clause=31,
        title="Odds with stake",
        sentence="Whether 5-1 and 2-1 count the returned stake, so that the bank pays one stake less.",
    )


@schema
class Meeting:
    """The whole state of a race meeting. Cards are kinds 0 to 19, places are lane × 32 + square (see tables.py)."""

    seats: int = public("How many seats play.")
    options: Options = part(Options, "The table options.")
    ledger: Ledger = part(Ledger, "Money, bank, jackpot pool and stakes; stakes not shown yet are kept apart.")
    journal: Journal = part(Journal, "What the last action did.")
    chance: int = public("The chance event that is due: 7 a card is dealt, 8 a card is turned; 0 none.")
    trigger: int = public("The seat that deals or turns; −1 nobody.", start=NONE)
    over: int = public("1 when the meeting is over.")

    race: int = public("Which race this is, from 1.")
    dealer: int = public("The seat that deals this race and plays first.", start=NONE)
    phase: int = public(
        "1 dealing, 2 selecting and betting, 3 running on cards from the hands, 4 running on the turned pile; 0 over."
    )
    turn: int = public(
        "The seat whose turn it is to bet, play, turn or move; −1 when nobody's or everybody's.", start=NONE
    )
    broke: list[int] = public("1 for a seat that has lost its shirt.", SEATS, seats=True)

    to_deal: int = public("Cards still to be dealt.")
    next_card: int = public("The seat that gets the next card.", start=NONE)
    undealt: list[int] = secret("Cards of each kind still to be dealt.", KINDS)
    hand: list[list[int]] = owner(
        "How many cards of each kind a seat holds, its selection not among them.", SEATS, KINDS
    )
    cards: list[int] = public(
        "Cards that a seat has still to play, a face-down selection among them.", SEATS, seats=True
    )

    selected: list[int] = public("1 for a seat that has laid its selection.", SEATS, seats=True)
    selection: list[int] = owner("The kind of a seat's selection card; −1 none.", SEATS, start=NONE)
    shown: list[int] = public("The kind of a selection card that lies face up; −1 none.", SEATS, start=NONE, seats=True)
    laid: list[int] = public("1 for a seat that has laid its bet.", SEATS, seats=True)
    sealed_bet: list[int] = owner(
        "A bet not shown yet: 1 win, 2 place, 3 jackpot; 0 none; its stake is in the ledger's `sealed`.", SEATS
    )
    bet: list[int] = public("A bet that all can see: 1 win, 2 place, 3 jackpot; 0 none.", SEATS, seats=True)
    stake: list[int] = public("The stake of a bet that all can see.", SEATS, seats=True)

    lane: list[int] = public("The lane of each horse (places 1 to 6 of the list); 0 when home.", NUMBERS)
    square: list[int] = public("The square of each horse: 0 its stall; −1 when home.", NUMBERS)
    taken: list[int] = secret(
        "The taken squares of each lane as bits: square s is bit s + 1; stalls and what lies behind are closed.",
        NUMBERS,
    )
    first: int = public("The horse that crossed FINISH first; 0 before.")
    second: int = public("The horse that crossed FINISH second; 0 before.")
    top: int = public("The kind of the card played or turned last; −1 none in this race.", start=NONE)
    pile: list[int] = public("Cards of each kind on the central pile, turned or not.", KINDS)
    down: list[int] = public("Cards of each kind in the shuffled pile that are still face down.", KINDS)
    down_left: int = public("Cards in the shuffled pile that are still face down.")
    pending: int = public("The kind of the turned card whose move is being chosen; −1 none.", start=NONE)
    shuffles: int = public("How often the central pile has been shuffled in this race.")

    results: list[list[int]] = public("First and second of each race run, by race from 0.", MOST_RACES, 2)
    last_selection: list[int] = public(
        "The last race's selection card of each seat; −1 none.", SEATS, start=NONE, seats=True
    )
    last_bet: list[int] = public("The last race's bet of each seat.", SEATS, seats=True)
    last_stake: list[int] = public("The last race's stake of each seat.", SEATS, seats=True)
    last_gain: list[int] = public(
        "What each seat has won in the last race; negative for what it has lost.", SEATS, seats=True
    )
    last_pool: int = public("The jackpot pool as it stood when the last race ended.")
