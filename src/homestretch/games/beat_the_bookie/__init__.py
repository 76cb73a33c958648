"""Beat The Bookie: a day at the races with an auction, odds, exotic tickets, trading and trophies."""

from __future__ import annotations

from homestretch.engine.contract import Rules
from homestretch.games.beat_the_bookie import meeting, rules, trophies, words
from homestretch.games.beat_the_bookie.odds import live
from homestretch.games.beat_the_bookie.view import show, show_own
from homestretch.parts.ledger import BANK, STAKES

GAME = Rules(
    name="beat-the-bookie",
    prefix="BTB",
    version=1,
    title="Beat The Bookie",
    tagline="Buy horses, back the odds, play your cards, trade. Eight races, eight trophies.",
    seats=(2, 8, 4),
    seats_clause=1,
    state=meeting.Meeting,
    options=meeting.Options,
    set_up=rules.set_up,
    waiting=rules.waiting,
    legal=rules.legal,
    check=rules.check,
    act=rules.act,
    tickets=rules.tickets,
    ticket=rules.ticket,
    befall=rules.befall,
    score=rules.score,
    winners=trophies.winners,
    resample=rules.resample,
    invariants=rules.invariants,
    grammar=words.GRAMMAR,
    accounts={"bank": BANK, "stakes": STAKES},
    clauses=words.CLAUSES,
    notes=words.NOTES,
    over_clause=24,
    chance_clauses={
        meeting.OWNERS_CARD: 8,
        meeting.PUNTERS_CARD: 8,
        meeting.BOOKIES_CARD: 8,
        meeting.TURN: 13,
        meeting.LOT: 5,
    },
    # Slips and sealed bids are nobody else's to read; what is said aloud in an open auction, its notes tell.
    open_verbs=frozenset(words.GRAMMAR.patterns) - {meeting.BID, meeting.PASS, meeting.BACK},
    by_hand=frozenset({meeting.OWNERS_CARD, meeting.PUNTERS_CARD, meeting.BOOKIES_CARD, meeting.TURN, meeting.LOT}),
    max_legal=120,  # the orders of three horses on a trifecta; a turn of trading has at most 50
    resample_draws=rules.RESAMPLE_DRAWS,
    unit="1,000",
    show=show,
    show_own=show_own,
    odds=live,
)
