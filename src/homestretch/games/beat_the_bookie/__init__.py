"""Beat The Bookie: a day at the races with an auction, odds, exotic tickets, trading and trophies."""

from __future__ import annotations

from homestretch.engine.contract import Rules
from homestretch.games.beat_the_bookie import resampling, rules, session, trophies, words
from homestretch.games.beat_the_bookie.odds import live_odds
from homestretch.games.beat_the_bookie.view import show, show_own
from homestretch.parts.ledger import BANK, STAKES

CHANCE_CLAUSES = {
    session.OWNERS_CARD: 8,
    session.PUNTERS_CARD: 8,
    session.BOOKIES_CARD: 8,
    session.TURN: 13,
    session.LOT: 5,
}

GAME = Rules(
    name="beat-the-bookie",
    prefix="BTB",
    version=1,
    title="Beat The Bookie",
    tagline="Buy horses, back the odds, play your cards, trade. Eight races, eight trophies.",
    seats=(2, 8, 4),
    seats_clause=1,
    state=session.Meeting,
    options=session.Options,
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
    resample=resampling.resample,
    invariants=rules.invariants,
    grammar=words.GRAMMAR,
    accounts={"bank": BANK, "stakes": STAKES},
    clauses=words.CLAUSES,
    notes=words.NOTES,
    by_hand=frozenset(CHANCE_CLAUSES),
    # Slips and sealed bids are nobody else's to read; what is said aloud in an open auction, its notes tell.
    open_verbs=frozenset(words.GRAMMAR.patterns) - {session.BID, session.PASS, session.BACK},
    max_legal=120,  # the orders of three horses on a trifecta; a turn of trading has at most 50
    over_clause=24,
    chance_clauses=CHANCE_CLAUSES,
    resample_draws=resampling.DRAWS,
    show=show,
    show_own=show_own,
    odds=live_odds,
)
