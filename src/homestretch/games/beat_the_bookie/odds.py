"""What prices, cards and horses are worth, exactly, and the exact chances of a race that is being run.

Every race has a fresh shuffle, so before the first card all orders of the six horses are equally likely. Nothing here
is estimated: values are fractions of whole numbers. The whole-number rule at the end is for bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from math import comb, factorial
from typing import NamedTuple

from homestretch.engine.rule import rule
from homestretch.games.beat_the_bookie.session import Meeting
from homestretch.games.beat_the_bookie.settling import comes_in
from homestretch.games.beat_the_bookie.tables import (
    BETTER_PRICE,
    BOOKIES,
    CLASS,
    COPIES,
    HORSES,
    IF_UNPLACED,
    IF_WINNER,
    MONEY_BACK,
    OWNERS,
    PAY,
    PAY_EACH,
    PLACES,
    PRIZE_TWICE,
    PRIZES,
    PUNTERS,
    RACES,
    RECEIVE,
    RECEIVE_EACH,
)

# --- prices -----------------------------------------------------------------------------------------------------------


def book(card: int) -> Fraction:
    """The book of a Bookies card, 1 to 12: what one stakes in all to get 1 back whichever horse wins (1 is fair)."""
    return sum((Fraction(1, price + 1) for price in BOOKIES[card][1:]), Fraction())


def bet_value(price: int) -> Fraction:
    """What a stake of 1 at price : 1 gains on average; 5 : 1 is even."""
    return Fraction(price + 1, HORSES) - 1


# --- Punters cards ----------------------------------------------------------------------------------------------------


def ticket_chance(ticket: int) -> Fraction:
    """How likely a ticket comes in, by the rule itself over all orders of the first three; 0 for the two without."""
    if ticket in (BETTER_PRICE, MONEY_BACK):
        return Fraction()
    t = Meeting()
    t.named[0] = [1, 2, 3]
    won = 0
    for first in _orders():
        t.placed = [0, *first]
        won += comes_in(t, 0, ticket)
    return Fraction(won, len(_orders()))


def punters_value(card: int, stakes: Sequence[int] = ()) -> Fraction:
    """What a Punters card brings on average; Better price and Money back for the stakes laid on horses 1 to 6."""
    ticket, pays, _, _ = PUNTERS[card]
    if ticket == BETTER_PRICE:
        return Fraction(sum(stakes), HORSES)
    if ticket == MONEY_BACK:
        laid = [*stakes, *[0] * (HORSES - len(stakes))]
        return Fraction(sum(min(sum(laid) - stake, pays) for stake in laid), HORSES)
    return ticket_chance(ticket) * pays


# --- Owners cards and horses ------------------------------------------------------------------------------------------


def prize_value(race: int) -> Fraction:
    """What a horse earns in a race on average."""
    return Fraction(sum(PRIZES) * CLASS[race], HORSES)


def horse_value(next_race: int) -> Fraction:
    """What a horse earns on average from a race, 1 to 8, to the end of the meeting."""
    return sum((prize_value(race) for race in range(next_race, RACES + 1)), Fraction())


def owners_value(card: int, horses: int, race: int) -> Fraction:
    """What an Owners card brings on average to the owner of 1 to 6 horses in a race; less than 0 for a fee."""
    kind, amount = OWNERS[card]
    flat = {PAY: -amount, PAY_EACH: -amount * horses, RECEIVE: amount, RECEIVE_EACH: amount * horses}
    if kind in flat:
        return Fraction(flat[kind])
    if kind == IF_WINNER:
        return Fraction(amount * horses, HORSES)
    orders = [[place for place in range(1, PLACES + 1) if first[place - 1] <= horses] for first in _orders()]
    if kind == IF_UNPLACED:
        return Fraction(sum(amount for own in orders if not own), len(orders))
    assert kind == PRIZE_TWICE
    return Fraction(sum(PRIZES[own[0]] * CLASS[race] for own in orders if own), len(orders))


def _orders() -> list[tuple[int, ...]]:
    return list(permutations(range(1, HORSES + 1), PLACES))


def owners_pile_value(horses: int, race: int) -> Fraction:
    """What a draw from the whole Owners pile brings on average."""
    return sum((owners_value(card, horses, race) for card in range(1, len(OWNERS))), Fraction()) / (len(OWNERS) - 1)


def punters_pile_value(stakes: Sequence[int] = ()) -> Fraction:
    """What a draw from the whole Punters pile brings on average, with these stakes laid."""
    return sum((punters_value(card, stakes) for card in range(1, len(PUNTERS))), Fraction()) / (len(PUNTERS) - 1)


# --- a race that is being run -----------------------------------------------------------------------------------------


class Chances(NamedTuple):
    """How likely a horse comes first, second and third."""

    first: Fraction
    second: Fraction
    third: Fraction

    @property
    def place(self) -> Fraction:
        """How likely it is among the first three."""
        return self.first + self.second + self.third


def race_chances(turned: Sequence[int], placed: Sequence[int], spaces: int) -> list[Chances]:
    """The exact chances of horses 1 to 6 in a position of a race.

    `turned` counts the cards turned of each horse and `placed` holds the first three, both as the state has them (place
    0 is not used). Give every card left a moment between 0 and 1 at which it is turned: then horses do not depend on
    each other. A horse that has r cards left and needs n is home by the moment x with the chance of at least n
    successes in r, a polynomial with coefficients C(r, i) in the basis x^i (1 − x)^(r − i). Products stay in such a
    basis, and its integrals are i! (m − i)! / (m + 1)!.
    """
    home = [horse for horse in placed if horse > 0]
    running = [horse for horse in range(1, HORSES + 1) if horse not in home]
    chances = [
        Chances(*(Fraction(placed[place] == horse) for place in range(1, PLACES + 1))) for horse in range(1, HORSES + 1)
    ]
    for horse in running:
        ahead = _others_home([other for other in running if other != horse], turned, spaces, PLACES - len(home))
        left, needed = COPIES - turned[horse], spaces - turned[horse]
        found = [_last_card_chance(wave, left, needed) for wave in ahead]
        chances[horse - 1] = Chances(*([Fraction()] * len(home) + found)[:PLACES])
    return chances


def live_odds(t: Meeting) -> dict[str, dict[str, float]]:
    """The chances of this race that all could reckon, before and while it is run: `win`, and `place` for the first
    three; empty during the auction.
    """
    if t.race == 0:
        return {}
    chances = race_chances(t.turned, t.placed, t.options.spaces)
    return {
        "win": {f"h{horse}": float(own.first) for horse, own in enumerate(chances, 1)},
        "place": {f"h{horse}": float(own.place) for horse, own in enumerate(chances, 1)},
    }


def _others_home(others: list[int], turned: Sequence[int], spaces: int, most: int) -> list[list[int]]:
    """For exactly 0, 1 … others being home: the coefficients over the number of others' cards that are turned."""
    waves = [[1]] + [[0]] * (most - 1)
    for other in others:
        left, needed = COPIES - turned[other], spaces - turned[other]
        row = [comb(left, i) for i in range(left + 1)]
        out, home = row[:needed], [0] * needed + row[needed:]
        waves = [
            _added(_product(wave, out, left), _product(waves[k - 1], home, left) if k else [])
            for k, wave in enumerate(waves)
        ]
    return waves


def _product(a: list[int], b: list[int], grow: int) -> list[int]:
    made = [0] * (len(a) + grow)
    for i, x in enumerate(a):
        if x:
            for j, y in enumerate(b):
                made[i + j] += x * y
    return made


def _added(a: list[int], b: list[int]) -> list[int]:
    return [x + y for x, y in zip(a, b, strict=True)] if b else a


def _last_card_chance(wave: list[int], left: int, needed: int) -> Fraction:
    """The chance that a horse's last needed card comes while the others stand as the coefficients say."""
    cards = len(wave) - 1 + left
    ways = sum(count * factorial(i + needed - 1) * factorial(cards - i - needed) for i, count in enumerate(wave))
    return Fraction(ways * needed * comb(left, needed), factorial(cards))


# --- whole numbers for both gears -------------------------------------------------------------------------------------


@rule
def sixths_of_horse(next_race: int) -> int:
    """Six times what a horse earns on average from a race to the end of the meeting: `horse_value` in whole numbers."""
    classes = 0
    for race in range(next_race, RACES + 1):
        classes += CLASS[race]
    return classes * (PRIZES[1] + PRIZES[2] + PRIZES[3])
