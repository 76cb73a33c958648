"""Racehorse: bid for the right to make trump, then play alone against all the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from homestretch.engine.contract import Rules
from homestretch.games.racehorse import resampling, rules, session, words
from homestretch.games.racehorse.tables import FEWEST, FEWEST_SHORT, HAND, MOST
from homestretch.games.racehorse.view import show, show_own


def fewest_seats(options: Mapping[str, Any]) -> int:
    """How many must play: 5, or 3 with `short_table` (RHO-1)."""
    return FEWEST_SHORT if options.get("short_table") is True else FEWEST


GAME = Rules(
    name="racehorse",
    prefix="RHO",
    version=1,
    title="Racehorse",
    tagline="Six cards, four points, one pitcher against all. The first card led is trump.",
    seats=(FEWEST_SHORT, MOST, FEWEST),
    seats_clause=1,
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
    resample=resampling.resample,
    invariants=rules.invariants,
    grammar=words.GRAMMAR,
    accounts={},
    clauses=words.CLAUSES,
    notes=words.NOTES,
    open_verbs=frozenset({session.DEALER, session.PASS, session.BID, session.SMUDGE, session.PLAY}),
    max_legal=HAND,
    over_clause=6,
    chance_clauses={session.DEALER: 3, session.DEAL: 4},
    fewest_seats=fewest_seats,
    resample_draws=resampling.DRAWS,
    show=show,
    show_own=show_own,
)
