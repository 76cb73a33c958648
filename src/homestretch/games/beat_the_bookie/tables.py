"""Printed data of Beat The Bookie: classes, prizes and the three decks.

Horses go by their numbers, 1 to 6; place 0 of a table is not used.
The rulebook does not print its cards; these decks are ours. What each card is worth is computed in `odds.py`.
"""

from __future__ import annotations

HORSES = 6
NUMBERS = HORSES + 1
SEATS = 8
RACES = 8
START = 300  # BTB-3
RESERVE = 100  # BTB-4
STEP = 10  # BTB-5, BTB-12, BTB-19: bids, stakes and prices
COPIES = 6  # BTB-13: horse cards of each horse
DECK = 36
PLACES = 3
MOST_OFFERS = 3  # BTB-19

# BTB-7: the class of each race is also its points; BTB-16: prizes of the first to the third in class 1.
CLASS = (0, 1, 1, 1, 2, 2, 2, 3, 3)
PRIZES = (0, 100, 75, 50)

# Owners cards, 1 to 18: what happens and how much (BTB-9; ruling 40 numbers them in the order of the text).
PAY, PAY_EACH, RECEIVE, RECEIVE_EACH, PRIZE_TWICE, IF_WINNER, IF_UNPLACED = range(1, 8)
OWNERS = (
    (0, 0),
    (PAY, 10),
    (PAY_EACH, 10), (PAY_EACH, 10),
    (PAY, 20), (PAY, 20),
    (PAY, 25),
    (PAY, 30),
    (PAY, 40),
    (RECEIVE, 10),
    (RECEIVE_EACH, 10), (RECEIVE_EACH, 10),
    (RECEIVE, 20), (RECEIVE, 20),
    (RECEIVE, 30),
    (RECEIVE, 40),
    (PRIZE_TWICE, 0),
    (IF_WINNER, 50),
    (IF_UNPLACED, 20),
)  # fmt: skip

# Punters cards, 1 to 18: the ticket, what it pays, how many horses are named, whether their order counts (BTB-17).
(PLACE, TOP_TWO, WIN, ANY_TWO, QUINELLA, BOXED_TRIFECTA, EXACTA, TRIFECTA, BETTER_PRICE, MONEY_BACK) = range(1, 11)
PUNTERS = (
    (0, 0, 0, 0),
    (PLACE, 25, 1, 0), (PLACE, 25, 1, 0), (PLACE, 25, 1, 0),
    (TOP_TWO, 35, 1, 0), (TOP_TWO, 35, 1, 0), (TOP_TWO, 35, 1, 0),
    (WIN, 75, 1, 0), (WIN, 75, 1, 0), (WIN, 75, 1, 0),
    (ANY_TWO, 60, 2, 0), (ANY_TWO, 60, 2, 0),
    (QUINELLA, 180, 2, 0), (QUINELLA, 180, 2, 0),
    (BOXED_TRIFECTA, 250, 3, 0),
    (EXACTA, 350, 2, 1),
    (TRIFECTA, 1000, 3, 1),
    (BETTER_PRICE, 0, 0, 0),
    (MONEY_BACK, 50, 0, 0),
)  # fmt: skip

# Bookies cards, 1 to 12: the price o : 1 of each horse (BTB-8; ruling 40: rotated left 0 to 5 times).
BOOKIES = (
    (0, 0, 0, 0, 0, 0, 0),
    (0, 2, 3, 4, 5, 6, 8), (0, 3, 4, 5, 6, 8, 2), (0, 4, 5, 6, 8, 2, 3),
    (0, 5, 6, 8, 2, 3, 4), (0, 6, 8, 2, 3, 4, 5), (0, 8, 2, 3, 4, 5, 6),
    (0, 3, 4, 4, 5, 6, 6), (0, 4, 4, 5, 6, 6, 3), (0, 4, 5, 6, 6, 3, 4),
    (0, 5, 6, 6, 3, 4, 4), (0, 6, 6, 3, 4, 4, 5), (0, 6, 3, 4, 4, 5, 6),
)  # fmt: skip

# The three piles and how many cards each has.
OWNERS_PILE, PUNTERS_PILE, BOOKIES_PILE = range(3)
PILE_SIZES = (18, 18, 12)
MOST_CARDS = 18
