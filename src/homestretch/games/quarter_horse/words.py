"""Words of Quarter Horse Racing: its texts, why an action is refused, and what each journal note says."""

from __future__ import annotations

from homestretch.engine.grammar import Grammar, numbered
from homestretch.games.quarter_horse import rules as r
from homestretch.games.quarter_horse.tables import FIRST_HORSE, LAST_HORSE

GRAMMAR = Grammar(
    {
        r.DEALER: "dealer {what:seat}",
        r.DEAL: "deal {what:seat} {which:rank}",
        r.ROLL: "roll {what:die} {which:die}",
    },
    {"rank": numbered(FIRST_HORSE, LAST_HORSE), "die": numbered(1, 6)},
)

CLAUSES = {12: "players choose nothing in this game: the roller starts the throw and the dice decide"}

# Kind of note → its name, and the names of its numbers SEAT, A, B, AMOUNT ("" where one is not used).
NOTES = {
    r.DEALER_DRAWN: ("dealer-drawn", "seat", "", "", ""),
    r.RACE_STARTED: ("race-started", "seat", "race", "", ""),
    r.SEAT_OUT: ("seat-out", "seat", "", "", ""),
    r.CARD_DEALT: ("card-dealt", "seat", "horse", "", ""),
    r.SCRATCHED: ("scratched", "seat", "horse", "place", "amount"),
    r.SCRATCH_FEE: ("scratch-fee", "seat", "horse", "", "amount"),
    r.ROLLED_SCRATCHED: ("rolled-scratched", "seat", "horse", "", "amount"),
    r.MOVED: ("moved", "seat", "horse", "left", ""),
    r.RACE_WON: ("race-won", "seat", "horse", "race", "amount"),
    r.SHARE_PAID: ("share-paid", "seat", "horse", "", "amount"),
    r.REMAINDER_PAID: ("remainder-paid", "seat", "horse", "", "amount"),
    r.REMAINDER_STAYS: ("remainder-stays", "", "horse", "", "amount"),
    r.SESSION_OVER: ("session-over", "", "race", "", ""),
}
