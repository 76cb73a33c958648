"""Printed data of Racehorse: cards a hand, bids, and what cards count towards the Game point."""

from __future__ import annotations

FEWEST, MOST = 5, 8  # RHO-1
FEWEST_SHORT = 3  # RHO-1: with short_table
HAND = 6  # RHO-4: cards a hand, and so tricks a deal

# How ranks are told: the two is rank 2, the ace rank 14.
LOWEST_RANK = 2

# RHO-7: bids from the lowest to the highest; Smudge counts 5.
LOWEST_BID, HIGHEST_BID, SMUDGE_POINTS = 2, 4, 5

# RHO-21: card points by rank, from the two up to the ace.
CARD_POINTS = (0, 0, 0, 0, 0, 0, 0, 0, 10, 1, 2, 3, 4)
