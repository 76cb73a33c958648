"""Lose Your Shirt as text: the race as a terminal shows it."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.games.lose_your_shirt.session import Meeting
from homestretch.games.lose_your_shirt.tables import HORSES
from homestretch.games.lose_your_shirt.words import CARDS
from homestretch.parts.ledger import POT

BETS = ("", "win", "place", "jackpot")


def show(t: Meeting) -> str:
    """The lanes from the stand, then each seat's money, bet, selection where it is up, and cards left; nothing hidden
    is shown.
    """
    lines = [f"Race {t.race} of {t.options.races} · jackpot {t.ledger.account[POT]}"]
    for lane in range(1, HORSES + 1):
        course = ["."] * (t.options.squares + 1)
        course[0] = "|"
        for horse in range(1, HORSES + 1):
            if t.lane[horse] == lane:
                course[t.square[horse]] = str(horse)
        lines.append(f"{lane} {' '.join(course)} |")
    home = [f"{place} horse {horse}" for place, horse in (("first", t.first), ("second", t.second)) if horse]
    if home:
        lines.append("home: " + ", ".join(home))
    if t.down_left:
        lines.append(f"pile: {t.down_left} cards face down")
    for seat in range(t.seats):
        mark = "*" if seat == t.turn else " "
        bet = (
            "lost the shirt"
            if t.broke[seat]
            else f"{BETS[t.bet[seat]]} {t.stake[seat]}"
            if t.bet[seat]
            else "bet laid"
            if t.laid[seat]
            else ""
        )
        up = CARDS[t.shown[seat]] if t.shown[seat] != NONE else "face down" if t.selected[seat] else ""
        left = f"{t.cards[seat]:>2} card{'' if t.cards[seat] == 1 else 's'}"
        lines.append(f"{mark}p{seat + 1} {t.ledger.account[seat]:>6}  {bet:<14} {up:<9} {left}")
    return "\n".join(lines)


def show_own(t: Meeting, seat: int) -> str:
    """The seat's hand, and its selection card and bet while others do not see them."""
    hand = [CARDS[kind] for kind, count in enumerate(t.hand[seat]) for _ in range(count)]
    lines = [f"hand: {' '.join(hand)}"] if hand else []
    if t.selection[seat] != NONE:
        lines.append(f"selected: {CARDS[t.selection[seat]]}")
    if t.sealed_bet[seat]:
        lines.append(f"bet: {BETS[t.sealed_bet[seat]]} {t.ledger.sealed[seat]}")
    return "\n".join(lines)
