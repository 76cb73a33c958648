"""Beat The Bookie: what a seat cannot see, laid anew as it may be (to prove that nothing leaks, and to think ahead).

Hidden are others' sealed bids and slips that are not shown yet; the piles hold no hidden order.
"""

from __future__ import annotations

from homestretch.engine.journal import forget_private_notes
from homestretch.engine.rule import rule
from homestretch.games.beat_the_bookie.session import AUCTION, SEALED, SLIPS, Meeting
from homestretch.games.beat_the_bookie.slips import most_stake
from homestretch.games.beat_the_bookie.tables import HORSES, RESERVE, SEATS, STEP

# Whether, and how much, for each slip of each seat.
DRAWS = 2 * SEATS * HORSES


@rule
def resample(t: Meeting, seat: int, draws: list[int]) -> None:
    """Lay anew what a seat has not seen, by up to DRAWS numbers: others' sealed bids and slips."""
    if t.phase == AUCTION and t.options.auction == SEALED and t.chance == 0:
        for other in range(t.seats):
            if other != seat and t.passed[other] == 0 and t.waits >> other & 1 == 0:
                # A pass, or any bid from the reserve up.
                steps = (t.ledger.account[other] - RESERVE) // STEP + 2
                k = draws[other] * steps >> 31
                t.sealed_bid[other] = 0 if k == 0 else RESERVE + (k - 1) * STEP
    elif t.phase == SLIPS:
        for other in range(t.seats):
            if other != seat and t.out[other] == 0:
                resample_slips(t, other, draws)
    forget_private_notes(t, seat)


@rule
def resample_slips(t: Meeting, seat: int, draws: list[int]) -> None:
    """Lay a seat's slips anew: each horse with even chance, with any stake that is left for it."""
    t.ledger.sealed[seat] = 0
    for horse in range(1, HORSES + 1):
        t.slips[seat][horse] = 0
        choices = most_stake(t, seat) // STEP
        if choices > 0 and draws[2 * (HORSES * seat + horse - 1)] >> 30 == 1:
            stake = STEP * (1 + (draws[2 * (HORSES * seat + horse - 1) + 1] * choices >> 31))
            t.slips[seat][horse] = stake
            t.ledger.sealed[seat] += stake
