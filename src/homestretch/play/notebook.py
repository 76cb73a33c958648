"""A state as a notebook shows it: the game's drawing, or its text, above the money and whose turn it is.

A notebook belongs to somebody who studies the game, so it shows the whole position, secrets included.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from homestretch.play.state import State


def drawing(state: State) -> str | None:
    """The position as an SVG element, or None where the game draws none."""
    return state.rules.svg(state.t) if state.rules.svg else None


def page(state: State) -> str:
    """The position as an HTML fragment."""
    title = escape(f"{state.rules.title}, after {len(state.history)} actions")
    picture = drawing(state) or f"<pre>{escape(str(state))}</pre>"
    return f"<figure><figcaption>{title}. {_turn(state)}</figcaption>{picture}{_money(state)}</figure>"


def _turn(state: State) -> str:
    if state.is_terminal():
        return f"Over: {' and '.join(f'p{seat + 1}' for seat in state.winners())} won."
    return f"To move: {', '.join(state.to_move())}."


def _money(state: State) -> str:
    money = state.money()
    names = "".join(f'<th scope="col">{escape(name)}</th>' for name in money)
    amounts = "".join(f"<td>{amount}</td>" for amount in money.values())
    return f"<table><thead><tr>{names}</tr></thead><tbody><tr>{amounts}</tr></tbody></table>"
