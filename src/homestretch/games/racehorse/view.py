"""Racehorse as text: the table as a terminal shows it."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.games.racehorse.session import BIDDING, Session
from homestretch.games.racehorse.tables import SMUDGE_POINTS
from homestretch.parts.cards import TEXTS, hand_text

SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")


def show(t: Session) -> str:
    """What all see: the deal, its bid and trump, then a line a seat: balance, bid or tricks, card on the table."""
    lines = [f"Deal {t.deal} of {t.options.deals}{_contract(t)}"]
    for seat in range(t.seats):
        marks = ("*" if seat == t.turn else " ") + ("D" if seat == t.dealer else " ") + ("^" if seat == t.up else " ")
        card = TEXTS[t.table[seat]] if t.table[seat] != NONE else ""
        said = _said(t, seat) if t.phase == BIDDING else _taken(t, seat)
        lines.append(f"{marks} p{seat + 1} {t.ledger.account[seat]:>5}  {said:<16} {card}".rstrip())
    return "\n".join(lines)


def show_own(t: Session, seat: int) -> str:
    """The hand of a seat, suit by suit."""
    return hand_text(t.hand[seat])


def _contract(t: Session) -> str:
    if t.pitcher == NONE:
        return ""
    trump = f" in {SUIT_NAMES[t.trump]}" if t.trump != NONE else ""
    return f" · p{t.pitcher + 1} {_points(t.bid)}{trump}"


def _said(t: Session, seat: int) -> str:
    if t.passed[seat]:
        return "pass"
    return _points(t.bids[seat]) if t.bids[seat] else ""


def _taken(t: Session, seat: int) -> str:
    tricks = f"{t.tricks[seat]} trick{'' if t.tricks[seat] == 1 else 's'}"
    return f"{tricks:<8} {t.points[seat]:>2} pts"


def _points(bid: int) -> str:
    return "Smudge" if bid == SMUDGE_POINTS else f"bids {bid}"
