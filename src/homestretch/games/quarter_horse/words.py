"""Words of Quarter Horse Racing: its texts, why an action is refused, and what each journal note says."""

from __future__ import annotations

from homestretch.engine.grammar import Grammar, numbered
from homestretch.games.quarter_horse import session as s
from homestretch.games.quarter_horse.tables import FIRST_HORSE, LAST_HORSE

GRAMMAR = Grammar(
    {
        s.DEALER: "dealer {what:seat}",
        s.DEAL: "deal {what:seat} {which:rank}",
        s.ROLL: "roll {what:die} {which:die}",
    },
    {"rank": numbered(FIRST_HORSE, LAST_HORSE), "die": numbered(1, 6)},
)

# Completes "… is not allowed now: ".
CLAUSES = {12: "players choose nothing in this game: the roller starts the throw and the dice decide"}

# Kind of note → its name, and the names of its numbers SEAT, A, B, AMOUNT ("" where one is not used).
NOTES = {
    s.DEALER_DRAWN: ("dealer-drawn", "seat", "", "", ""),
    s.RACE_STARTED: ("race-started", "seat", "race", "", ""),
    s.SEAT_OUT: ("seat-out", "seat", "", "", ""),
    s.CARD_DEALT: ("card-dealt", "seat", "horse", "", ""),
    s.SCRATCHED: ("scratched", "seat", "horse", "place", "amount"),
    s.SCRATCH_FEE: ("scratch-fee", "seat", "horse", "", "amount"),
    s.ROLLED_SCRATCHED: ("rolled-scratched", "seat", "horse", "", "amount"),
    s.MOVED: ("moved", "seat", "horse", "left", ""),
    s.RACE_WON: ("race-won", "seat", "horse", "race", "amount"),
    s.SHARE_PAID: ("share-paid", "seat", "horse", "", "amount"),
    s.REMAINDER_PAID: ("remainder-paid", "seat", "horse", "", "amount"),
    s.REMAINDER_STAYS: ("remainder-stays", "", "horse", "", "amount"),
    s.SESSION_OVER: ("session-over", "", "race", "", ""),
}
