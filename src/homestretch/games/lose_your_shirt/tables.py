"""Printed data of Lose Your Shirt: the cards, the odds, the box. Horses and lanes go by their own numbers, 1 to 6."""

from __future__ import annotations

HORSES = 6
NUMBERS = 8  # lists by horse or lane: 1 to 6, and a closed lane 0 and 7 on either side of the track
SEATS = 6

# LYS-3: a kind of card is a number: three kinds a horse (forward 2, 3 and 4), then the green and the red spot.
KINDS = 20
GREEN_SPOT = 18
RED_SPOT = 19
FORWARD = (2, 3, 4)
KINDS_A_HORSE = 3
COPIES = (2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 6, 6)
BACK = 2
DECK = 42
# LYS-5: one red and one green spot are set aside with four or five players.
DECK_WITHOUT_SPOTS = 40

# A place on the track is one number: lane × 32 + square, the stall being square 0; HOME is beyond FINISH.
LANE = 32
HOME = 255

# LYS-6: forty 10s and forty 50s.
BOX = 2400
NOTE = 10
# LYS-16: what a jackpot bet costs.
JACKPOT_STAKE = 50
# LYS-31, LYS-32: what the bank pays for each unit of a win and a place bet.
WIN_ODDS = 5
PLACE_ODDS = 2
# The largest stake that the notation can write; it keeps all money below 2^63 however often somebody wins.
MOST_STAKE = 999_999_999_999_990
MOST_RACES = 50
