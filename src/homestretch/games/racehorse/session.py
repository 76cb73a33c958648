"""Racehorse: what actions and notes are called, the table options, and the state of a session."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.engine.journal import Journal
from homestretch.engine.options import choice, number, options, yes_no
from homestretch.engine.schema import owner, part, public, schema, secret
from homestretch.games.racehorse.tables import MOST
from homestretch.parts.ledger import Ledger

# --- constants -------------------------------------------------------------------------------------------------------

# Verbs, in the order in which legal actions are listed.
DEALER, DEAL, PASS, BID, SMUDGE, PLAY = range(1, 7)
# What a table is at (`phase`).
DEALING, BIDDING, PLAYING, OVER = range(4)

BY_RESULT, TO_THE_LEFT = 0, 1
ROUNDS, ONCE_AROUND = 0, 1
AT_LEAST_TWO, EXACTLY_TWO = 0, 1
TAKER, FIRST_HOLDER = 0, 1
NOBODY, TO_PITCHER = 0, 1
POOLED, SINGLE = 0, 1
FAILS, WAIVED = 0, 1

# Kinds of note: what each says is in `words`.
(
    DEALER_DRAWN, DEAL_STARTED, CARD_DEALT, CARD_SEEN, PASSED, BID_CALLED, BID_STOLEN, SMUDGE_CALLED, PITCHER_NAMED,
    TRUMP_MADE, CARD_PLAYED, TRICK_TAKEN, HIGH_POINT, LOW_POINT, JACK_POINT, JACK_UNDEALT, GAME_POINT, GAME_TIED,
    BID_MADE, BID_FAILED, PAID, SEAT_UP, SESSION_OVER,
) = range(1, 24)  # fmt: skip


@options
class Options:
    """The table options of Racehorse."""

    short_table: int = yes_no(False, clause=1, title="Short table", sentence="Whether 3 or 4 players may play.")
    next_dealer: int = choice(
        "by-result",
        "left",
        clause=5,
        title="Next dealer",
        sentence="Whether the pitcher deals next after a made bid and the player at his right after a failed one, "
        "or the deal moves left.",
    )
    deals: int = number(10, 1, 200, clause=6, title="Deals", sentence="How many deals the session has.")
    bidding: int = choice(
        "rounds",
        "once-around",
        clause=8,
        title="Bidding",
        sentence="Whether bids go round until all but one have passed, or each speaks once, the dealer last.",
    )
    steal: int = yes_no(
        True,
        clause=9,
        title="Dealer's steal",
        sentence="Whether the dealer may take the bid by bidding the same as the highest.",
    )
    forced_bid: int = choice(
        "at-least-2",
        "exactly-2",
        clause=10,
        title="Forced bid",
        sentence="Whether a dealer who has to bid may bid more than 2.",
    )
    low_to: int = choice(
        "taker",
        "first-holder",
        clause=19,
        title="Low goes to",
        sentence="Whether Low goes to the side that takes the lowest trump or to the side that was dealt it.",
    )
    game_tie: int = choice(
        "nobody",
        "pitcher",
        clause=21,
        title="Tied game",
        sentence="Who gets the Game point when card points are equal.",
    )
    game_count: int = choice(
        "pooled",
        "single",
        clause=21,
        title="Game counts",
        sentence="Whether the pitcher's card points are held against the others' together or the best single one's.",
    )
    smudge_without_jack: int = choice(
        "fails",
        "waived",
        clause=22,
        title="Smudge without jack",
        sentence="Whether Smudge fails when the jack of trumps was not dealt, or is made without it.",
    )


# --- state -----------------------------------------------------------------------------------------------------------


@schema
class Session:
    """The whole state of a session. Sets of cards are 52-bit masks of `parts.cards`: bit 13 × suit + rank."""

    seats: int = public("How many seats play.")
    options: Options = part(Options, "The table options.")
    ledger: Ledger = part(Ledger, "The balances, in dollars: they begin at 0 and add up to 0.")
    journal: Journal = part(Journal, "What the last action did.")
    chance: int = public("The chance event that is due: 1 the first dealer, 2 a card; 0 none.")
    trigger: int = public("The seat that deals, while cards are dealt; −1 nobody.", start=NONE)
    over: int = public("1 when the session is over.")
    deal: int = public("Which deal this is, from 1; 0 before the first dealer is drawn.")
    dealer: int = public("The seat that deals.", start=NONE)
    phase: int = public("What the table is at: 0 dealing, 1 bidding, 2 playing, 3 over.")
    turn: int = public("The seat that bids, plays or gets the next card; −1 nobody.", start=NONE)
    up: int = public("The pitcher who failed in the deal before; −1 nobody.", start=NONE)
    hand: list[int] = owner("The cards that a seat holds.", MOST)
    cards: list[int] = public("How many cards each seat holds.", MOST, seats=True)
    undealt: int = secret("The cards that were dealt to nobody (yet).")
    bids: list[int] = public(
        "The last bid of each seat in this deal, 2 to 4 or 5 for Smudge; 0 none.", MOST, seats=True
    )
    passed: list[int] = public("1 for a seat that has passed in this deal.", MOST, seats=True)
    spoken: int = public("How often anybody has bid or passed in this deal.")
    bid: int = public("The highest bid so far, and then the bid that is played; 0 none.")
    pitcher: int = public("The seat of the highest bid so far, and then the pitcher; −1 nobody.", start=NONE)
    stolen: int = public("1 where the highest bid is the dealer's by a steal.")
    trump: int = public(
        "The trump suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades; −1 before the first card.", start=NONE
    )
    trick: int = public("Which trick is played, from 1; 0 before.")
    leader: int = public("The seat that leads to the trick.", start=NONE)
    led: int = public("The suit led; −1 before the lead.", start=NONE)
    table: list[int] = public("The card of each seat in the trick; −1 none yet.", MOST, start=NONE, seats=True)
    winning: int = public("The seat whose card would take the trick as it lies; −1 nobody.", start=NONE)
    last_trick: list[int] = public("The cards of the trick before, by seat; −1 none.", MOST, start=NONE, seats=True)
    last_leader: int = public("Who led to the trick before.", start=NONE)
    last_taker: int = public("Who took the trick before.", start=NONE)
    played: list[int] = public("The cards that each seat has played in this deal.", MOST, seats=True)
    taken: list[int] = public("The cards that each seat has taken in tricks in this deal.", MOST, seats=True)
    tricks: list[int] = public("How many tricks each seat has taken in this deal.", MOST, seats=True)
    points: list[int] = public("The card points that each seat has taken in this deal.", MOST, seats=True)
    void: list[int] = public("The suits, as bits 0 to 3, that each seat has shown not to hold.", MOST, seats=True)
    scratch: list[int] = secret("Room for the stream of numbers of `resample`; zero outside it.", 4)
