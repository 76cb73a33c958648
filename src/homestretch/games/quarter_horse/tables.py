"""Printed data of Quarter Horse Racing: the pack, the boards, the fees, the dice.

Tables are indexed by the horse's own number, 2 to 12.
"""

from __future__ import annotations

FIRST_HORSE, LAST_HORSE = 2, 12
NUMBERS = 13  # lists by horse: places 0 and 1 are not used
CARDS_A_HORSE = 4  # QHR-1
DECK = 44  # QHR-1
SCRATCHES = 4  # QHR-11
THROWS = 36  # two dice, in order

# QHR-6: spaces from gate to finish on each board.
BOARDS = (
    (0, 0, 3, 6, 8, 11, 14, 17, 14, 11, 8, 6, 3),
    (0, 0, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3),
    (0, 0, 2, 4, 6, 8, 10, 12, 10, 8, 6, 4, 2),
)
OWN_BOARD = 3

# QHR-8, QHR-9: what each scratched horse costs, from the first to the fourth, on each scale.
FEES = ((5, 10, 25, 50), (5, 10, 15, 20))
