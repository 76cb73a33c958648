"""Words of Racehorse: its texts, why an action is refused, and what each journal note says."""

from __future__ import annotations

from homestretch.engine.grammar import Grammar, numbered
from homestretch.games.racehorse import session as s
from homestretch.games.racehorse.tables import HIGHEST_BID, LOWEST_BID
from homestretch.parts.cards import CARD

GRAMMAR = Grammar(
    {
        s.DEALER: "dealer {what:seat}",
        s.DEAL: "deal {what:seat} {which:card}",
        s.PASS: "pass",
        s.BID: "bid {what:points}",
        s.SMUDGE: "smudge",
        s.PLAY: "play {what:card}",
    },
    {"card": CARD, "points": numbered(LOWEST_BID, HIGHEST_BID)},
)

# Completes "… is not allowed now: ".
CLAUSES = {
    4: "each player has only the cards dealt to him, and plays when all are dealt",
    6: "players bid and play cards, until the last deal of the session is played",
    7: "each bids in turn from the dealer's left, and a bid is 2, 3, 4 or Smudge and higher than the last one",
    8: "a pass is final, and the bidding ends when all but one have passed or Smudge is bid",
    9: "at this table the dealer may not steal the bid by bidding the same",
    10: "all others have passed, so the dealer has to bid 2, or more where the table allows it",
    12: "cards are played when the bidding is over, one at a time",
    13: "who holds a card of the suit led follows suit or plays a trump",
    14: "a trump is led, and who holds a trump must play one",
    15: "the taker of a trick leads, the others follow in turn to his left, and it is another's turn",
}

# Kind of note → its name, and the names of its numbers SEAT, A, B, AMOUNT ("" where one is not used).
# suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades · rank: 2 to 14, the ace · bid: 5 is Smudge · side: 1 the pitcher's,
# 0 the others'.
NOTES = {
    s.DEALER_DRAWN: ("dealer-drawn", "seat", "", "", ""),
    s.DEAL_STARTED: ("deal-started", "seat", "deal", "", ""),
    s.CARD_DEALT: ("card-dealt", "seat", "held", "", ""),
    s.CARD_SEEN: ("card-seen", "seat", "suit", "rank", ""),
    s.PASSED: ("passed", "seat", "", "", ""),
    s.BID_CALLED: ("bid", "seat", "bid", "", ""),
    s.BID_STOLEN: ("stolen", "seat", "bid", "from", ""),
    s.SMUDGE_CALLED: ("smudge", "seat", "bid", "", ""),
    s.PITCHER_NAMED: ("pitcher-named", "seat", "bid", "", ""),
    s.TRUMP_MADE: ("trump-made", "seat", "suit", "", ""),
    s.CARD_PLAYED: ("card-played", "seat", "suit", "rank", ""),
    s.TRICK_TAKEN: ("trick-taken", "seat", "trick", "points", ""),
    s.HIGH_POINT: ("high-point", "seat", "side", "rank", ""),
    s.LOW_POINT: ("low-point", "seat", "side", "rank", ""),
    s.JACK_POINT: ("jack-point", "seat", "side", "rank", ""),
    s.JACK_UNDEALT: ("jack-undealt", "", "", "", ""),
    s.GAME_POINT: ("game-point", "seat", "side", "theirs", "his"),
    s.GAME_TIED: ("game-tied", "seat", "", "theirs", "his"),
    s.BID_MADE: ("bid-made", "seat", "bid", "points", ""),
    s.BID_FAILED: ("bid-failed", "seat", "bid", "points", ""),
    s.PAID: ("paid", "seat", "", "to", "amount"),
    s.SEAT_UP: ("up", "seat", "", "", ""),
    s.SESSION_OVER: ("session-over", "", "deal", "", ""),
}
