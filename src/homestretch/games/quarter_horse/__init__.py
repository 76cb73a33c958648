"""Quarter Horse Racing: eleven horses, two dice, four scratches, and cards as shares of the pot."""

from __future__ import annotations

from homestretch.engine.contract import Rules
from homestretch.games.quarter_horse import rules, words
from homestretch.games.quarter_horse.odds import odds
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
    state=rules.Session,
    options=rules.Options,
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
    over_clause=17,
    chance_clauses={rules.DEALER: 7, rules.DEAL: 3, rules.ROLL: 12},
    by_hand=frozenset({rules.ROLL}),
    open_verbs=frozenset({rules.DEALER, rules.DEAL, rules.ROLL}),
    unit="cent",
    show=show,
    odds=odds,
    svg=svg,
)
