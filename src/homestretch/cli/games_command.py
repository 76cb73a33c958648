"""`homestretch games`: which games there are, and their options."""

from __future__ import annotations

import json
import shutil
import textwrap
from typing import TYPE_CHECKING, Any

import click

from homestretch.cli.console import say
from homestretch.cli.parameters import GameName

if TYPE_CHECKING:
    from homestretch.engine.contract import Rules
    from homestretch.engine.options import Option

WIDEST = 96


@click.command()
@click.argument("game", type=GameName(), required=False)
@click.option("--options", "with_options", is_flag=True, help="With the options: what each allows, and is usually.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def games(game: str | None, with_options: bool, as_json: bool) -> None:
    """List the games, or one GAME, and their options."""
    from homestretch.play.game import GAMES, find_rules

    found = [find_rules(name) for name in ([game] if game else GAMES)]
    if as_json:
        say(json.dumps([_as_dict(rules) for rules in found], ensure_ascii=False))
        return
    # The options of one game are what its reader came for.
    blocks = [_lines(rules, with_options or game is not None) for rules in found]
    say("\n\n".join("\n".join(lines) for lines in blocks))


def _wrapped(text: str, first: str = "", rest: str = "") -> list[str]:
    width = min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST)
    return textwrap.wrap(text, max(width, 30), initial_indent=first, subsequent_indent=rest)


def _lines(rules: Rules, with_options: bool) -> list[str]:
    from homestretch.engine.options import declared

    low, high, usual = rules.seats
    lines = [click.style(rules.name, bold=True) + f" – {rules.title}, {low} to {high} players, usually {usual}"]
    lines += _wrapped(rules.tagline, "  ", "  ")
    if with_options:
        for option in declared(rules.options):
            lines += _option_lines(rules, option)
    return lines


def _option_lines(rules: Rules, option: Option) -> list[str]:
    head = f"  {option.name}: {option.allows()}; usually {value_text(option.usual)}"
    text = f"{option.sentence} [{rules.clause_id(option.clause)}]"
    return [*_wrapped(head, rest="    "), *_wrapped(text, "    ", "    ")]


def value_text(value: Any) -> str:
    """An option's value as --option takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def _as_dict(rules: Rules) -> dict[str, Any]:
    from homestretch.engine.options import declared

    low, high, usual = rules.seats
    options = [
        {"name": option.name, "kind": option.kind, "allows": option.allows(), "usual": option.usual}
        | {"clause": rules.clause_id(option.clause), "title": option.title, "sentence": option.sentence}
        for option in declared(rules.options)
    ]
    seats = {"low": low, "high": high, "usual": usual}
    return {"name": rules.name, "title": rules.title, "tagline": rules.tagline, "seats": seats, "options": options}
