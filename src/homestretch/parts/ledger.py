"""Money: accounts of whole units, and the one door through which all of it moves."""

from __future__ import annotations

from typing import Protocol

from homestretch.engine.journal import EVERYONE, Told, note
from homestretch.engine.rule import rule
from homestretch.engine.schema import owner, public, schema

# Accounts: 0 to 11 are the seats' wallets.
MOST_SEATS = 12
BANK = 12
POT = 13
STAKES = 14
ACCOUNTS = 15


@schema
class Ledger:
    """What each account holds, in the game's smallest unit; the bank (and, in a game that allows debt, a wallet) may
    be negative.
    """

    account: list[int] = public(
        "The seats' wallets (0 to 11), then the bank, the pot or jackpot, and the stakes laid.", ACCOUNTS
    )
    founded: int = public("The sum of all accounts, which never changes after set-up.")
    sealed: list[int] = owner(
        "What each seat has staked face down: for the others it is still in the wallet, until it is shown.", MOST_SEATS
    )


class Table(Told, Protocol):
    """A state of so many seats that has a ledger."""

    seats: int
    ledger: Ledger


@rule
def endow(t: Table, account: int, amount: int) -> None:
    """Give an account what it holds when play begins; for set-up only."""
    t.ledger.account[account] += amount
    t.ledger.founded += amount


@rule
def pay(t: Table, payer: int, payee: int, amount: int, what: int, clause: int, horse: int) -> None:
    """Move money from one account to another and tell it in the journal, by a note of kind `what` for the seat that
    pays or is paid.

    The note's SEAT is the player's (the payer's, where both are), A the horse or card it is about, B the payee's
    account.
    """
    pay_for(t, payee if payer >= MOST_SEATS else payer, payer, payee, amount, what, clause, horse)


@rule
def pay_for(t: Table, seat: int, payer: int, payee: int, amount: int, what: int, clause: int, horse: int) -> None:
    """Move money between two accounts on behalf of a seat that need not be one of them (its stake goes to the bank)."""
    t.ledger.account[payer] -= amount
    t.ledger.account[payee] += amount
    note(t, what, clause, seat, horse, payee, amount, EVERYONE)


@rule
def purse(t: Table, seat: int) -> int:
    """What a seat can still spend: its wallet without what it has staked face down."""
    return t.ledger.account[seat] - t.ledger.sealed[seat]


@rule
def lay_sealed(t: Table, seat: int, amount: int) -> None:
    """Stake money face down: the seat has spent it, and nobody else can tell until it is shown."""
    t.ledger.sealed[seat] += amount


@rule
def show_sealed(t: Table, seat: int, amount: int, what: int, clause: int, horse: int) -> None:
    """Turn a stake up: now all see it leave the wallet."""
    t.ledger.sealed[seat] -= amount
    pay(t, seat, STAKES, amount, what, clause, horse)


@rule
def is_conserved(t: Table) -> bool:
    """Say whether all accounts together hold what they held after set-up; every game's invariants hold it."""
    found = 0
    for account in range(ACCOUNTS):
        found += t.ledger.account[account]
    return found == t.ledger.founded


@rule
def solvent(t: Table) -> int:
    """How many seats have money."""
    found = 0
    for seat in range(t.seats):
        if t.ledger.account[seat] > 0:
            found += 1
    return found


@rule
def richest(t: Table) -> int:
    """A mask of the seats whose wallet holds most; with equal money there are several."""
    best = t.ledger.account[0]
    for seat in range(t.seats):
        best = max(best, t.ledger.account[seat])
    mask = 0
    for seat in range(t.seats):
        if t.ledger.account[seat] == best:
            mask |= 1 << seat
    return mask
