"""Beat The Bookie: the race, horse cards turned until three horses are home (BTB-13 to BTB-15; ruling 48)."""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.beat_the_bookie.session import HORSE_HOME, RACE_RUN, TURNED, TURNED_HOME, Meeting
from homestretch.games.beat_the_bookie.settling import settle
from homestretch.games.beat_the_bookie.tables import COPIES, DECK, HORSES, PLACES


@rule
def cards_left(t: Meeting) -> int:
    """How many of the 36 horse cards are still to be turned (BTB-13)."""
    left = DECK
    for horse in range(1, HORSES + 1):
        left -= t.turned[horse]
    return left


@rule
def horse_of_card(t: Meeting, k: int) -> int:
    """The horse of the k-th card left."""
    horse = 1
    while k >= COPIES - t.turned[horse]:
        k -= COPIES - t.turned[horse]
        horse += 1
    return horse


@rule
def turn_card(t: Meeting, horse: int) -> None:
    """The horse goes one space on, unless it is home (BTB-14); with the third one home the race is over (BTB-15)."""
    t.turned[horse] += 1
    if t.turned[horse] > t.options.spaces:
        note(t, TURNED_HOME, 14, NONE, horse, 0, 0, EVERYONE)
        return
    note(t, TURNED, 13, NONE, horse, t.options.spaces - t.turned[horse], 0, EVERYONE)
    if t.turned[horse] == t.options.spaces:
        t.home += 1
        t.placed[t.home] = horse
        note(t, HORSE_HOME, 15, NONE, horse, t.home, 0, EVERYONE)
        if t.home == PLACES:
            note(t, RACE_RUN, 15, NONE, t.placed[1], t.placed[2], t.placed[3], EVERYONE)
            settle(t)
