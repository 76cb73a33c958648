"""Money: accounts of whole units, and the one door through which all of it moves."""

from __future__ import annotations

from typing import Any

from homestretch.engine.journal import EVERYONE, note
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


@rule
def endow(t: Any, account: int, amount: int) -> None:
    """Give an account what it holds when play begins; for set-up only."""
    t.ledger.account[account] += amount
    t.ledger.founded += amount


@rule
def pay(t: Any, payer: int, payee: int, amount: int, what: int, clause: int, horse: int) -> None:
    """Move money from one account to another and tell it in the journal, by a note of kind `what` for the seat that
    pays or is paid.

    The note's SEAT is the player's (the payer's, where both are), A the horse or card it is about, B the payee's
    account.
    """
    pay_for(t, payee if payer >= MOST_SEATS else payer, payer, payee, amount, what, clause, horse)


@rule
def pay_for(t: Any, seat: int, payer: int, payee: int, amount: int, what: int, clause: int, horse: int) -> None:
    """Move money between two accounts on behalf of a seat that need not be one of them (its stake goes to the bank)."""
    t.ledger.account[payer] -= amount
    t.ledger.account[payee] += amount
    note(t, what, clause, seat, horse, payee, amount, EVERYONE)


@rule
def purse(t: Any, seat: int) -> int:
    """What a seat can still spend: its wallet without what it has staked face down."""
    left: int = t.ledger.account[seat] - t.ledger.sealed[seat]
    return left


@rule
def lay_sealed(t: Any, seat: int, amount: int) -> None:
    """Stake money face down: the seat has spent it, and nobody else can tell until it is shown."""
    t.ledger.sealed[seat] += amount


@rule
def show_sealed(t: Any, seat: int, amount: int, what: int, clause: int, horse: int) -> None:
    """Turn a stake up: now all see it leave the wallet."""
    t.ledger.sealed[seat] -= amount
    pay(t, seat, STAKES, amount, what, clause, horse)


@rule
def total(t: Any) -> int:
    """The sum of all accounts."""
    found = 0
    for account in range(ACCOUNTS):
        found += t.ledger.account[account]
    return found
