"""Quarter Horse Racing: eleven horses, two dice, four scratches, and cards as shares of the pot."""

from __future__ import annotations

from homestretch.engine.contract import Rules
from homestretch.games.quarter_horse import rules, session, words
from homestretch.games.quarter_horse.odds import live_odds
from homestretch.games.quarter_horse.view import show, svg
from homestretch.parts.ledger import POT

GAME = Rules(
    name="quarter-horse",
    prefix="QHR",
    version=1,
    title="Quarter Horse Racing",
    tagline="Two dice, eleven horses, four scratched. Your cards are shares in the pot.",
    seats=(2, 12, 4),
    seats_clause=4,
    state=session.Session,
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
    winners=rules.winners,
    resample=rules.resample,
    invariants=rules.invariants,
    grammar=words.GRAMMAR,
    accounts={"pot": POT},
    clauses=words.CLAUSES,
    notes=words.NOTES,
    by_hand=frozenset({session.ROLL}),
    open_verbs=frozenset({session.DEALER, session.DEAL, session.ROLL}),
    over_clause=17,
    chance_clauses={session.DEALER: 7, session.DEAL: 3, session.ROLL: 12},
    show=show,
    odds=live_odds,
    svg=svg,
)
