"""A pack of 52 cards: a card is a number, a set of cards a 52-bit mask, and both have texts such as QH.

Cards are numbered suit by suit (clubs, diamonds, hearts, spades), from the two up to the ace: the number sorts a hand.
"""

from __future__ import annotations

from homestretch.engine.grammar import Word, listed
from homestretch.engine.rule import rule

SUITS, RANKS, CARDS = 4, 13, 52
CLUBS, DIAMONDS, HEARTS, SPADES = range(SUITS)
TWO, TEN, JACK, QUEEN, KING, ACE = 0, 8, 9, 10, 11, 12

PACK = (1 << CARDS) - 1
OF_SUIT = tuple((1 << RANKS) - 1 << RANKS * suit for suit in range(SUITS))
# 2 is a primitive root of 53, so the 52 single bits leave 52 different remainders: a card from its bit without a search.
_CARD_OF_BIT = tuple(next((card for card in range(CARDS) if (1 << card) % 53 == left), 0) for left in range(53))
_HALF, _SUIT = (1 << 26) - 1, (1 << RANKS) - 1

RANK_LETTERS = "23456789TJQKA"
SUIT_LETTERS = "CDHS"
TEXTS = {card: RANK_LETTERS[card % RANKS] + SUIT_LETTERS[card // RANKS] for card in range(CARDS)}
# The word for texts of the grammar: `AS KH QD JC TS 9H`.
CARD: Word = listed(TEXTS)


@rule
def suit_of(card: int) -> int:
    """The suit of a card, 0 to 3."""
    return card // RANKS


@rule
def rank_of(card: int) -> int:
    """The rank of a card, 0 (two) to 12 (ace)."""
    return card % RANKS


@rule
def lowest(cards: int) -> int:
    """The first card of a set that is not empty."""
    return _CARD_OF_BIT[(cards & -cards) % 53]


@rule
def highest(cards: int) -> int:
    """The last card of a set that is not empty."""
    while cards & (cards - 1) != 0:
        cards &= cards - 1
    return lowest(cards)


@rule
def count(cards: int) -> int:
    """How many cards a set has (bits added in pairs, fours, bytes: no sum reaches 2^63)."""
    cards -= cards >> 1 & 0x5555555555555
    cards = (cards & 0x3333333333333) + (cards >> 2 & 0x3333333333333)
    cards = cards + (cards >> 4) & 0xF0F0F0F0F0F0F
    cards += cards >> 8
    cards += cards >> 16
    cards += cards >> 32
    return cards & 0x7F


@rule
def nth(cards: int, k: int) -> int:
    """Card k of a set, counted from 0 in ascending order; the set has more than k cards."""
    first = 0
    below = count(cards & _HALF)
    if k >= below:
        k -= below
        cards >>= 26
        first = 26
    below = count(cards & _SUIT)
    if k >= below:
        k -= below
        cards >>= RANKS
        first += RANKS
    while k > 0:
        cards &= cards - 1
        k -= 1
    return first + lowest(cards)


def cards_in(cards: int) -> list[int]:
    """The cards of a set as a list, ascending; for screens and tests."""
    return [card for card in range(CARDS) if cards >> card & 1]


def hand_text(cards: int) -> str:
    """The texts of a set of cards, suit by suit."""
    return " ".join(TEXTS[card] for card in cards_in(cards))
