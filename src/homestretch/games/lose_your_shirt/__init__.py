"""Lose Your Shirt: six horses moved by cards, hidden selections, three kinds of bet and a jackpot that grows."""

from __future__ import annotations

from homestretch.engine.contract import Rules
from homestretch.games.lose_your_shirt import resampling, rules, session, words
from homestretch.games.lose_your_shirt.view import show, show_own
from homestretch.parts.ledger import BANK, POT, STAKES

GAME = Rules(
    name="lose-your-shirt",
    prefix="LYS",
    version=1,
    title="Lose Your Shirt",
    tagline="Six horses, a hand of cards, one secret favourite. Back it, block the rest, mind your shirt.",
    seats=(3, 6, 4),
    seats_clause=4,
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
    winners=rules.winners,
    resample=resampling.resample,
    invariants=rules.invariants,
    grammar=words.GRAMMAR,
    accounts={"bank": BANK, "stakes": STAKES, "jackpot": POT},
    clauses=words.CLAUSES,
    notes=words.NOTES,
    by_hand=frozenset({session.TURN}),
    open_verbs=frozenset({session.PLAY, session.MOVE, session.TURN}),
    max_legal=rules.MOST_LEGAL,
    over_clause=7,
    chance_clauses={session.DEAL: 5, session.TURN: 29},
    resample_draws=resampling.DRAWS,
    show=show,
    show_own=show_own,
)
