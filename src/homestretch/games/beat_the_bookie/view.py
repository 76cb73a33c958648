"""Beat The Bookie as text: the meeting as a terminal shows it to all."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.games.beat_the_bookie.session import ANSWERING, AUCTION, OFFER, Meeting
from homestretch.games.beat_the_bookie.tables import CLASS, HORSES
from homestretch.parts.ledger import BANK

CLASS_NAMES = ("", "Maiden", "Handicap", "Feature")


def show(t: Meeting) -> str:
    """The lot or the course, one line a horse, then wallet, cards, stakes and points of each seat."""
    return "\n".join([headline(t), *(horse_line(t, horse) for horse in range(1, HORSES + 1)), *seat_lines(t)])


def headline(t: Meeting) -> str:
    """Where the meeting is, and what is on the table."""
    bank = f"bank {t.ledger.account[BANK]}"
    if t.phase == AUCTION:
        bid = f"{t.high_bid} by p{t.high_bidder + 1}" if t.high_bidder != NONE else "no bid yet"
        return f"Auction, horse {t.lot}: {bid} · {bank}"
    line = f"Race {t.race}, {CLASS_NAMES[CLASS[t.race]]} · {bank}"
    if t.phase == ANSWERING:
        says = "offers" if t.offer_verb == OFFER else "asks for"
        line += f" · p{t.turn + 1} {says} horse {t.offer_horse} at {t.offer_price}, p{t.offer_to + 1} answers"
    return line


def horse_line(t: Meeting, horse: int) -> str:
    """A horse's owner, price and way."""
    owner = f"p{t.owned_by[horse] + 1}" if t.owned_by[horse] != NONE else "--"
    price = f"{t.prices[horse]}:1" if t.prices[horse] else "   "
    gone = min(t.turned[horse], t.options.spaces)
    course = "=" * gone + ">" + "." * (t.options.spaces - gone)
    place = f"  {t.placed.index(horse)}." if horse in t.placed else ""
    return f"{horse} {owner} {price} {course}|{place}"


def seat_lines(t: Meeting) -> list[str]:
    """One line a seat: the mark of its turn, wallet, card, stakes shown, points."""
    lines = []
    for seat in range(t.seats):
        mark = "*" if t.waits >> seat & 1 else " "
        card = f"  Owners {t.owners_card[seat]}" if t.owners_card[seat] else ""
        card += f"  Punters {t.punters_card[seat]}" if t.punters_card[seat] else ""
        card += "".join(f" h{horse}" for horse in t.named[seat] if horse)
        shown = ", ".join(f"h{horse} {stake}" for horse, stake in enumerate(t.shown[seat]) if stake)
        stakes = f"  bets {shown}" if shown else ""
        out = "  bankrupt" if t.out[seat] else ""
        points = f"{t.points[seat]:>2} point{' ' if t.points[seat] == 1 else 's'}"
        lines.append(f"{mark}p{seat + 1} {t.ledger.account[seat]:>6}  {points}{card}{stakes}{out}".rstrip())
    return lines


def show_own(t: Meeting, seat: int) -> str:
    """The seat's sealed bid and its slips while others do not see them."""
    lines = [f"sealed bid: {t.sealed_bid[seat]}"] if t.sealed_bid[seat] else []
    slips = [f"h{horse} {stake}" for horse, stake in enumerate(t.slips[seat]) if stake]
    if slips:
        lines.append(f"slips: {', '.join(slips)}")
    return "\n".join(lines)
