"""Lose Your Shirt: six horses moved by cards, hidden selections, three kinds of bet and a jackpot that grows."""

from __future__ import annotations

from homestretch.engine.contract import Rules
from homestretch.games.lose_your_shirt import rules, words
from homestretch.games.lose_your_shirt.session import DEAL, MOVE, PLAY, TURN
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
    state=rules.Meeting,
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
    accounts={"bank": BANK, "stakes": STAKES, "jackpot": POT},
    clauses=words.CLAUSES,
    notes=words.NOTES,
    over_clause=7,
    chance_clauses={DEAL: 5, TURN: 29},
    by_hand=frozenset({TURN}),
    open_verbs=frozenset({PLAY, MOVE, TURN}),
    max_legal=rules.MOST_LEGAL,
    resample_draws=rules.DRAWS,
    unit="",
    show=show,
    show_own=show_own,
)
