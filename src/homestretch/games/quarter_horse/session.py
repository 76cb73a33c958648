"""Quarter Horse Racing: what chance events and notes are called, the table options, and the state of a session."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.engine.journal import Journal
from homestretch.engine.options import choice, choice_or_list, number, options
from homestretch.engine.schema import part, public, schema
from homestretch.games.quarter_horse.tables import NUMBERS
from homestretch.parts.ledger import MOST_SEATS, Ledger

# --- constants -------------------------------------------------------------------------------------------------------

DEALER, DEAL, ROLL = 1, 2, 3
RACES, LAST_SOLVENT = 0, 1
REACH, CROSS = 0, 1
CHIPS, EXACT = 0, 1
PAY_WHAT_YOU_HAVE, DEBT = 0, 1
MOST_RACES = 1000  # QHR-7: the cap of last-solvent
CHIP = 5  # QHR-15: the smallest chip

# Kinds of journal notes.
DEALER_DRAWN, RACE_STARTED, SEAT_OUT, CARD_DEALT, SCRATCHED, SCRATCH_FEE, ROLLED_SCRATCHED = range(1, 8)
MOVED, RACE_WON, SHARE_PAID, REMAINDER_PAID, REMAINDER_STAYS, SESSION_OVER = range(8, 14)


@options
class Options:
    """The table options of Quarter Horse Racing."""

    starting_chips: int = number(
        1000,
        5,
        1_000_000_000,
        step=5,
        clause=5,
        title="Starting chips",
        sentence="What each player has at the start, in cents.",
    )
    track: list[int] = choice_or_list(
        "proportional",
        "pointed",
        "doubles",
        length=11,
        low=1,
        high=1000,
        clause=6,
        title="Track",
        sentence="How far each horse runs: a printed board, or your own numbers for horses 2 to 12.",
    )
    races: int = number(4, 1, 100, clause=7, title="Races", sentence="How many races the session has.")
    until: int = choice(
        "races",
        "last-solvent",
        clause=7,
        title="Play until",
        sentence="Whether the session ends after its races or when only one player has chips.",
    )
    fees: int = choice(
        "5-10-25-50",
        "5-10-15-20",
        clause=9,
        title="Scratch fees",
        sentence="What the first to the fourth scratched horse cost, in cents.",
    )
    finish: int = choice(
        "reach",
        "cross",
        clause=13,
        title="Finish",
        sentence="Whether a horse wins on the last space or one space beyond it.",
    )
    rounding: int = choice(
        "chips",
        "exact",
        clause=15,
        title="Shares",
        sentence="Whether shares are paid in whole chips of 5 or to the cent.",
    )
    shortfall: int = choice(
        "pay-what-you-have",
        "debt",
        clause=16,
        title="Short of chips",
        sentence="Whether a player who owes more than he has pays what he has or goes into debt.",
    )


@schema
class Session:
    """The whole state of a session; nothing in it is hidden."""

    seats: int = public("How many seats play.")
    options: Options = part(Options, "The table options.")
    ledger: Ledger = part(Ledger, "Chips and pot.")
    journal: Journal = part(Journal, "What the last action did.")
    chance: int = public("The chance event that is due: 1 the dealer, 2 a card, 3 a roll; 0 none.")
    trigger: int = public("The seat that starts it; −1 nobody.", start=NONE)
    over: int = public("1 when the session is over.")
    race: int = public("Which race this is, from 1.")
    dealer: int = public("The seat that deals.", start=NONE)
    out: list[int] = public("1 for a seat that is out for lack of chips.", MOST_SEATS, seats=True)
    track: list[int] = public("Spaces from gate to finish for each horse.", NUMBERS)
    undealt: list[int] = public("Cards of each horse still to be dealt.", NUMBERS)
    to_deal: int = public("Cards still to be dealt.")
    next_card: int = public("The seat that gets the next card.", start=NONE)
    held: list[list[int]] = public("Cards of each horse that each seat holds.", MOST_SEATS, NUMBERS, seats=True)
    at: list[int] = public("Where each horse stands: 0 the gate, −1 to −4 behind it.", NUMBERS)
    scratched: list[int] = public("1 to 4 for the first to fourth scratched horse, else 0.", NUMBERS)
    scratches: int = public("How many horses are scratched.")
    dice: list[int] = public("The last roll.", 2)
    winner: int = public("The horse that won the last race; 0 before.")
