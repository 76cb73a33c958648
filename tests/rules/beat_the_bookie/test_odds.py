"""What the decks are worth, against the clause file, and the chances of a race that is being run, against counting."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from homestretch.games.beat_the_bookie import odds
from homestretch.games.beat_the_bookie.tables import BOOKIES, OWNERS, PUNTERS

PUNTERS_NAMES = {
    "Place": ((1, 2, 3), Fraction(1, 2), 25),
    "Top two": ((4, 5, 6), Fraction(1, 3), 35),
    "Win": ((7, 8, 9), Fraction(1, 6), 75),
    "Any two": ((10, 11), Fraction(1, 5), 60),
    "Quinella": ((12, 13), Fraction(1, 15), 180),
    "Boxed trifecta": ((14,), Fraction(1, 20), 250),
    "Exacta": ((15,), Fraction(1, 30), 350),
    "Trifecta": ((16,), Fraction(1, 120), 1000),
}


@pytest.mark.rule("BTB-8")
def test_the_bookies_cards_are_the_rotations_of_two_lists() -> None:
    lists = [list(card[1:]) for card in BOOKIES[1:]]
    for start, first in ((0, [2, 3, 4, 5, 6, 8]), (6, [3, 4, 4, 5, 6, 6])):
        assert lists[start : start + 6] == [first[k:] + first[:k] for k in range(6)]
    for horse in range(6):
        assert sorted(card[horse] for card in lists) == sorted([2, 3, 4, 5, 6, 8, 3, 4, 4, 5, 6, 6])


@pytest.mark.rule("BTB-8")
def test_the_books_are_120_4_and_110_2_per_cent() -> None:
    assert {round(float(odds.book(card)) * 100, 1) for card in range(1, 7)} == {120.4}
    assert {round(float(odds.book(card)) * 100, 1) for card in range(7, 13)} == {110.2}
    assert odds.book(1) == Fraction(1517, 1260)


@pytest.mark.rule("BTB-18")
def test_a_price_of_5_to_1_is_even() -> None:
    values = [odds.bet_value(price) for price in (2, 3, 4, 5, 6, 8)]
    assert values == [Fraction(-1, 2), Fraction(-1, 3), Fraction(-1, 6), 0, Fraction(1, 6), Fraction(1, 2)]


@pytest.mark.rule("BTB-17")
@pytest.mark.parametrize("name", PUNTERS_NAMES)
def test_tickets_have_the_chances_of_the_clause_file(name: str) -> None:
    cards, chance, pays = PUNTERS_NAMES[name]
    for card in cards:
        assert (odds.ticket_chance(PUNTERS[card][0]), PUNTERS[card][1]) == (chance, pays)
        assert odds.punters_value(card) == chance * pays


@pytest.mark.rule("BTB-17")
def test_better_price_and_money_back_are_worth_what_is_staked() -> None:
    assert odds.ticket_chance(PUNTERS[17][0]) == 0
    assert odds.punters_value(17, [30, 0, 30]) == 10
    assert odds.punters_value(18, [60]) == Fraction(5 * 50, 6)
    assert odds.punters_value(18, [10, 20]) == Fraction(4 * 30 + 20 + 10, 6)
    assert odds.punters_pile_value([60]) - odds.punters_pile_value() == (10 + Fraction(250, 6)) / 18


@pytest.mark.rule("BTB-9")
def test_owners_cards_are_worth_what_counting_says() -> None:
    flat = [odds.owners_value(card, 2, 1) for card in range(1, 16)]
    assert flat == [-10, -20, -20, -20, -20, -25, -30, -40, 10, 20, 20, 20, 20, 30, 40]
    assert odds.owners_value(16, 1, 1) == Fraction(225, 6)
    assert odds.owners_value(16, 6, 8) == 300
    # Two horses: the best is first in 1/3, second in 2/3 × 2/5, third in 2/3 × 3/5 × 1/2 of all races.
    assert odds.owners_value(16, 2, 4) == 2 * (Fraction(100, 3) + 75 * Fraction(4, 15) + 50 * Fraction(1, 5))
    assert [odds.owners_value(17, k, 1) for k in (1, 3, 6)] == [Fraction(50, 6), 25, 50]
    assert [odds.owners_value(18, k, 8) for k in (1, 2, 3, 4)] == [10, 4, 1, 0]
    assert sum(odds.owners_value(card, 1, 1) for card in range(1, len(OWNERS))) == 18 * odds.owners_pile_value(1, 1)


@pytest.mark.rule("BTB-16")
def test_a_horse_earns_112_50_in_a_feature_and_562_50_in_a_meeting() -> None:
    assert [odds.prize_value(race) for race in (1, 4, 8)] == [Fraction(75, 2), 75, Fraction(225, 2)]
    assert (odds.horse_value(1), odds.horse_value(7), odds.horse_value(9)) == (Fraction(1125, 2), 225, 0)
    assert all(odds.sixths_of_horse(race) == 6 * odds.horse_value(race) for race in range(1, 10))


# --- a race that is being run -----------------------------------------------------------------------------------------


@cache
def counted(turned: tuple[int, ...], placed: tuple[int, ...], spaces: int) -> tuple[tuple[Fraction, ...], ...]:
    """The chances by going through the cards one by one: another way to the same numbers."""
    if len(placed) == 3:
        return tuple(tuple(Fraction(placed[place] == horse) for place in range(3)) for horse in range(6))
    left = 36 - sum(turned)
    sums = [[Fraction()] * 3 for _ in range(6)]
    for horse, gone in enumerate(turned):
        if gone == 6:
            continue
        after = tuple(count + (other == horse) for other, count in enumerate(turned))
        home = (*placed, horse) if gone + 1 == spaces else placed
        for other, chances in enumerate(counted(after, home, spaces)):
            for place in range(3):
                sums[other][place] += chances[place] * Fraction(6 - gone, left)
    return tuple(map(tuple, sums))


@pytest.mark.rule("BTB-13", "BTB-15")
@pytest.mark.parametrize(
    ("turned", "placed", "spaces"),
    [
        ((5, 4, 5, 3, 5, 4), (), 6), ((6, 4, 5, 3, 2, 5), (0,), 6), ((6, 4, 6, 3, 2, 5), (2, 0), 6),
        ((2, 1, 0, 2, 2, 1), (), 3), ((3, 1, 0, 2, 2, 1), (0,), 3), ((5, 1, 4, 2, 2, 1), (2, 0), 3),
        ((3, 3, 2, 2, 3, 1), (), 4), ((6, 6, 6, 0, 1, 2), (2, 0, 1), 6),
    ],
)  # fmt: skip
def test_chances_in_a_race_are_exact(turned: tuple[int, ...], placed: tuple[int, ...], spaces: int) -> None:
    named = [0, *(horse + 1 for horse in placed), *[0] * (3 - len(placed))]
    found = odds.race_chances([0, *turned], named, spaces)
    assert tuple(tuple(chances) for chances in found) == counted(turned, placed, spaces)


@pytest.mark.rule("BTB-13")
def test_before_the_first_card_all_horses_are_alike() -> None:
    for spaces in range(3, 7):
        found = odds.race_chances([0] * 7, [0] * 4, spaces)
        assert set(found) == {odds.Chances(Fraction(1, 6), Fraction(1, 6), Fraction(1, 6))}
        assert {chances.place for chances in found} == {Fraction(1, 2)}


@pytest.mark.rule("BTB-15")
def test_each_place_goes_to_one_horse() -> None:
    found = odds.race_chances([0, 5, 0, 3, 2, 1, 4], [0] * 4, 6)
    assert [sum(chances[place] for chances in found) for place in range(3)] == [1, 1, 1]
