"""Quarter Horse Racing: the rules, in the rulebook's order.

Edition: eleven-horse dice race with a scratch phase, clauses QHR-1 to QHR-17 (see RULES.md beside this file); unit 1
cent, chips of 5.
Players decide nothing: the roller starts each throw, the dice do the rest. Horses go by their numbers, 2 to 12.
Options and state are in `session`.
"""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action
from homestretch.engine.journal import EVERYONE, clear, fits, note
from homestretch.engine.rule import rule
from homestretch.games.quarter_horse.session import (
    CARD_DEALT,
    CHIP,
    CROSS,
    DEAL,
    DEALER,
    DEALER_DRAWN,
    EXACT,
    LAST_SOLVENT,
    MOST_RACES,
    MOVED,
    PAY_WHAT_YOU_HAVE,
    RACE_STARTED,
    RACE_WON,
    REMAINDER_PAID,
    REMAINDER_STAYS,
    ROLL,
    ROLLED_SCRATCHED,
    SCRATCH_FEE,
    SCRATCHED,
    SEAT_OUT,
    SESSION_OVER,
    SHARE_PAID,
    Session,
)
from homestretch.games.quarter_horse.tables import (
    BOARDS,
    CARDS_A_HORSE,
    DECK,
    FEES,
    FIRST_HORSE,
    LAST_HORSE,
    OWN_BOARD,
    SCRATCHES,
    THROWS,
)
from homestretch.parts.ledger import POT, endow, is_conserved, pay, richest, solvent
from homestretch.parts.seats import left_of

# --- set-up (QHR-1 to QHR-7) -----------------------------------------------------------------------------------------


@rule
def set_up(t: Session) -> None:
    """Give out the chips, lay the track and leave the first dealer to the lot (QHR-5, QHR-6, QHR-7)."""
    clear(t)
    for seat in range(t.seats):
        endow(t, seat, t.options.starting_chips)
    board = t.options.track[0]
    for horse in range(FIRST_HORSE, LAST_HORSE + 1):
        if board == OWN_BOARD:
            t.track[horse] = t.options.track[horse - 1]
        else:
            t.track[horse] = BOARDS[board][horse]
        if t.options.finish == CROSS:
            t.track[horse] += 1  # QHR-13: one space more
    t.chance = DEALER


@rule
def start_race(t: Session) -> None:
    """Bring the horses to the gate and the pack to the dealer (QHR-3); who has no chips is out for good (QHR-16)."""
    t.race += 1
    for seat in range(t.seats):
        if t.out[seat] == 0 and t.ledger.account[seat] <= 0:
            t.out[seat] = 1
            note(t, SEAT_OUT, 16, seat, 0, 0, 0, EVERYONE)
    if t.race > 1:
        t.dealer = next_in(t, t.dealer)  # QHR-7: the deal moves one place left
    for horse in range(FIRST_HORSE, LAST_HORSE + 1):
        t.undealt[horse] = CARDS_A_HORSE
        t.at[horse] = 0
        t.scratched[horse] = 0
        for seat in range(t.seats):
            t.held[seat][horse] = 0
    t.scratches = 0
    t.to_deal = DECK
    t.next_card = next_in(t, t.dealer)
    t.chance = DEAL
    t.trigger = t.dealer
    note(t, RACE_STARTED, 7, t.dealer, t.race, 0, 0, EVERYONE)


@rule
def next_in(t: Session, seat: int) -> int:
    """The next seat to the left that is not out."""
    seat = left_of(t, seat)
    while t.out[seat] == 1:
        seat = left_of(t, seat)
    return seat


# --- whose turn ------------------------------------------------------------------------------------------------------


@rule
def waiting(t: Session) -> int:
    """Nobody ever decides anything: 0."""
    return 0


# --- legal, check, act -----------------------------------------------------------------------------------------------


@rule
def legal(t: Session, seat: int, out: list[list[int]]) -> int:
    """There is nothing to choose (QHR-12: the dice decide)."""
    return 0


@rule
def check(t: Session, seat: int, action: Action) -> int:
    """Whatever a player would do is against QHR-12: only the dice move horses."""
    return 12


@rule
def act(t: Session, seat: int, action: Action) -> None:
    """Never called: no action passes the check."""
    clear(t)


# --- chance ----------------------------------------------------------------------------------------------------------


@rule
def tickets(t: Session) -> int:
    """The dealer: one a seat. A card: one a card left. A roll: 36."""
    if t.chance == DEALER:
        return t.seats
    if t.chance == DEAL:
        return t.to_deal
    return THROWS


@rule
def ticket(t: Session, k: int) -> Action:
    """The dealer of ticket k, the k-th card left, or the two dice in order."""
    if t.chance == DEALER:
        return Action(DEALER, k, NONE, NONE, 0)
    if t.chance == DEAL:
        horse = FIRST_HORSE
        while k >= t.undealt[horse]:
            k -= t.undealt[horse]
            horse += 1
        return Action(DEAL, t.next_card, horse, NONE, 0)
    return Action(ROLL, 1 + k // 6, 1 + k % 6, NONE, 0)


@rule
def befall(t: Session, outcome: Action) -> None:
    """Carry a drawn dealer, a dealt card or a roll out."""
    clear(t)
    if t.chance == DEALER:
        t.dealer = outcome.what
        note(t, DEALER_DRAWN, 7, t.dealer, 0, 0, 0, EVERYONE)
        start_race(t)
    elif t.chance == DEAL:
        deal(t, outcome.which)
    else:
        t.dice[0] = outcome.what
        t.dice[1] = outcome.which
        roll(t, outcome.what + outcome.which)


@rule
def deal(t: Session, horse: int) -> None:
    """One card to the next seat; after the last, the player at the dealer's left rolls (QHR-3, QHR-8)."""
    t.undealt[horse] -= 1
    t.to_deal -= 1
    t.held[t.next_card][horse] += 1
    note(t, CARD_DEALT, 3, t.next_card, horse, 0, 0, EVERYONE)
    t.next_card = next_in(t, t.next_card)
    if t.to_deal == 0:
        t.chance = ROLL
        t.trigger = next_in(t, t.dealer)


@rule
def roll(t: Session, horse: int) -> None:
    """Scratch, fine or move the horse of the total; then the dice pass, unless it won (QHR-8 to QHR-13)."""
    roller = t.trigger
    if t.scratched[horse] > 0:
        clause = 12 if t.scratches == SCRATCHES else 10
        pay_fee(t, roller, fee_of(t, horse), ROLLED_SCRATCHED, clause, horse)
    elif t.scratches < SCRATCHES:
        scratch(t, horse)
    else:
        t.at[horse] += 1
        note(t, MOVED, 12, roller, horse, t.track[horse] - t.at[horse], 0, EVERYONE)
        if t.at[horse] == t.track[horse]:
            win(t, horse)
            return
    t.trigger = next_in(t, roller)


@rule
def scratch(t: Session, horse: int) -> None:
    """Put the horse behind the gate; its holders pay for each card and discard them (QHR-8, QHR-9)."""
    t.scratches += 1
    t.scratched[horse] = t.scratches
    t.at[horse] = -t.scratches
    clause = 8 if t.scratches == 1 else 9
    fee = fee_of(t, horse)
    note(t, SCRATCHED, clause, t.trigger, horse, t.scratches, fee, EVERYONE)
    seat = t.dealer
    for _ in range(t.seats):
        seat = left_of(t, seat)
        if t.held[seat][horse] > 0:
            pay_fee(t, seat, fee * t.held[seat][horse], SCRATCH_FEE, clause, horse)
            t.held[seat][horse] = 0


@rule
def fee_of(t: Session, horse: int) -> int:
    """What a scratched horse costs (QHR-8, QHR-9)."""
    return FEES[t.options.fees][t.scratched[horse] - 1]


@rule
def pay_fee(t: Session, seat: int, fee: int, what: int, clause: int, horse: int) -> None:
    """Pay a fee into the pot: in full, or what one has (QHR-16)."""
    if t.options.shortfall == PAY_WHAT_YOU_HAVE:
        fee = min(fee, t.ledger.account[seat])
    pay(t, seat, POT, fee, what, clause, horse)


# --- scoring ---------------------------------------------------------------------------------------------------------


@rule
def win(t: Session, horse: int) -> None:
    """Share the pot; then the next race, or the end (QHR-13 to QHR-17)."""
    t.winner = horse
    note(t, RACE_WON, 13, t.trigger, horse, t.race, t.ledger.account[POT], EVERYONE)
    if t.options.rounding == EXACT:
        share_exactly(t, horse)
    else:
        share_in_chips(t, horse)
    if session_ends(t):
        left = t.ledger.account[POT]
        if left > 0:
            pay(t, POT, t.trigger, left, REMAINDER_PAID, 15, horse)
        t.chance = 0
        t.trigger = NONE
        t.over = 1
        note(t, SESSION_OVER, 17, NONE, t.race, 0, 0, EVERYONE)
    else:
        if t.ledger.account[POT] > 0:
            note(t, REMAINDER_STAYS, 15, NONE, horse, 0, t.ledger.account[POT], EVERYONE)
        start_race(t)


@rule
def share_in_chips(t: Session, horse: int) -> None:
    """Each card takes a quarter of the pot, rounded down to a chip of 5 (QHR-14, QHR-15)."""
    share = t.ledger.account[POT] // CARDS_A_HORSE // CHIP * CHIP
    seat = t.dealer
    for _ in range(t.seats):
        seat = left_of(t, seat)
        if t.held[seat][horse] > 0:
            pay(t, POT, seat, share * t.held[seat][horse], SHARE_PAID, 14, horse)


@rule
def share_exactly(t: Session, horse: int) -> None:
    """To the cent by largest remainder, equal remainders from the dealer's left (QHR-15)."""
    pot = t.ledger.account[POT]
    odd = pot
    for seat in range(t.seats):
        odd -= pot * t.held[seat][horse] // CARDS_A_HORSE
    seat = t.dealer
    for _ in range(t.seats):
        seat = left_of(t, seat)
        if t.held[seat][horse] > 0:
            share = pot * t.held[seat][horse] // CARDS_A_HORSE
            if remainder_rank(t, seat, horse, pot) < odd:
                share += 1
            pay(t, POT, seat, share, SHARE_PAID, 15, horse)


@rule
def remainder_rank(t: Session, seat: int, horse: int, pot: int) -> int:
    """How many holders come before this one when the odd cents are given out."""
    mine = pot * t.held[seat][horse] % CARDS_A_HORSE
    rank = 0
    passed = 0  # 1 once the walk from the dealer's left has gone past this seat
    other = t.dealer
    for _ in range(t.seats):
        other = left_of(t, other)
        if other == seat:
            passed = 1
        elif t.held[other][horse] > 0:
            theirs = pot * t.held[other][horse] % CARDS_A_HORSE
            if theirs > mine or (theirs == mine and passed == 0):
                rank += 1
    return rank


@rule
def session_ends(t: Session) -> int:
    """1 after the last race, or when fewer than two have chips (QHR-7, QHR-17)."""
    last = MOST_RACES if t.options.until == LAST_SOLVENT else t.options.races
    return 1 if solvent(t) < 2 or t.race >= last else 0


@rule
def score(t: Session, out: list[int]) -> None:
    """Chips decide (QHR-17)."""
    for seat in range(t.seats):
        out[seat] = t.ledger.account[seat]


@rule
def winners(t: Session) -> int:
    """A mask of the seats with most chips; equal chips share the win (QHR-17)."""
    return richest(t)


# --- resample, invariants --------------------------------------------------------------------------------------------


@rule
def resample(t: Session, seat: int, draws: list[int]) -> None:
    """Nothing is hidden in this game, so every seat already sees the whole state."""


@rule
def invariants(t: Session) -> int:
    """1 money lost or made · 2 a card in two places or none · 3 a horse beyond its track · 4 a wallet below 0 · 5
    the journal too long.
    """
    if not is_conserved(t):
        return 1
    for horse in range(FIRST_HORSE, LAST_HORSE + 1):
        cards = t.undealt[horse]
        for seat in range(t.seats):
            cards += t.held[seat][horse]
        wanted = 0 if t.scratched[horse] > 0 else CARDS_A_HORSE  # QHR-8: discarded
        if t.race > 0 and cards != wanted:
            return 2
        if t.at[horse] > t.track[horse] or t.at[horse] < -SCRATCHES:
            return 3
    if t.options.shortfall == PAY_WHAT_YOU_HAVE:
        for seat in range(t.seats):
            if t.ledger.account[seat] < 0:
                return 4
    return 0 if fits(t) else 5
