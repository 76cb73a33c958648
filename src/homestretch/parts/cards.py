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
# Masks for counting bits in pairs, fours and bytes.
_PAIRS, _FOURS, _BYTES, _EACH_BYTE = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101

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
def count(cards: int) -> int:
    """How many cards a set has.

    Bits are added in pairs, fours and bytes (a form that compilers know as one instruction); the product is cut to
    eight bits at once, where wrapped and exact numbers agree.
    """
    cards -= cards >> 1 & _PAIRS
    cards = (cards & _FOURS) + (cards >> 2 & _FOURS)
    cards = cards + (cards >> 4) & _BYTES
    return cards * _EACH_BYTE >> 56 & 0xFF


@rule
def lowest(cards: int) -> int:
    """The first card of a set that is not empty."""
    return count((cards & -cards) - 1)


@rule
def highest(cards: int) -> int:
    """The last card of a set that is not empty."""
    while cards & (cards - 1) != 0:
        cards &= cards - 1
    return lowest(cards)


@rule
def nth(cards: int, k: int) -> int:
    """Card k of a set, counted from 0 in ascending order; the set has more than k cards.

    Halves the span six times, without a branch that depends on the cards.
    """
    first = 0
    width = 32
    while width > 0:
        below = count(cards & (1 << width) - 1)
        skip = 1 if k >= below else 0
        k -= below * skip
        cards >>= width * skip
        first += width * skip
        width >>= 1
    return first


def cards_in(cards: int) -> list[int]:
    """The cards of a set as a list, ascending; for screens and tests."""
    return [card for card in range(CARDS) if cards >> card & 1]


def hand_text(cards: int) -> str:
    """The texts of a set of cards, suit by suit."""
    return " ".join(TEXTS[card] for card in cards_in(cards))
