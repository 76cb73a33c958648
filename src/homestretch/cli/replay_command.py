"""`homestretch replay`: a record shown, checked, or its last position as JSON."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import click

from homestretch.cli.console import printable, say
from homestretch.cli.parameters import LANGUAGE_HELP, language_of

if TYPE_CHECKING:
    from homestretch.play.record import Record
    from homestretch.play.state import State


@click.command()
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--to", type=click.IntRange(0), help="Stop after so many actions.")
@click.option("--json", "as_json", is_flag=True, help="Print the last position as one JSON object.")
@click.option("--check", is_flag=True, help="Only hold the record against the rules: one line says that it is right.")
@click.option("--lang", "language", help=LANGUAGE_HELP)
def replay(file: str, to: int | None, as_json: bool, check: bool, language: str | None) -> None:
    """Replay a record FILE (- is standard input) and show the game.

    The exit status is 0 only if every line was legal and the result, if there is one, is right.
    """
    from homestretch.play.record import read_record
    from homestretch.play.record import replay as run

    if as_json and check:
        raise click.UsageError("--json and --check exclude each other: choose one")
    record = read_record(sys.stdin.buffer if file == "-" else file)
    if check or as_json:
        state = run(record, to)
        say(json.dumps(state.position(), ensure_ascii=False) if as_json else _verdict(record, state))
        return
    _show(record, to, language_of(language))


def _verdict(record: Record, state: State) -> str:
    actions = len(state.history)
    end = "the result is right" if state.is_terminal() and record.result else "it stops before the end"
    return f"{record.file}: {record.game.name}, {actions} actions, all legal; {end}"


def _show(record: Record, to: int | None, language: str) -> None:
    from homestretch.cli.board import with_names
    from homestretch.cli.games_command import value_text
    from homestretch.play.narrate import Narrator, Words
    from homestretch.play.record import replay as run
    from homestretch.play.record import steps

    # Held against the rules as a whole before anything is shown: nothing of a bad record is half shown.
    final = run(record, to)
    words = Words(("cli",), language)
    narrator = Narrator(record.game.name, [printable(name) for name in record.names], language)
    names = ", ".join(f"p{seat + 1} {printable(name)}" for seat, name in enumerate(record.names))
    say(f"{record.game.rules.title}: {names}")
    options = record.game.changed_options
    if options:
        given = ", ".join(f"{name}={value_text(value)}" for name, value in options.items())
        say(words.text("cli-options", options=given))
    for sentence in narrator.sentences(record.game.new_initial_state().notes(None)):
        say(f"{'':14}{sentence}")
    for count, (_, line, state) in enumerate(steps(record), 1):
        if to is not None and count > to:
            break
        say(f"{count:>5}  {line['who']:<7}{line['do']}")
        for sentence in narrator.sentences(state.notes(None)):
            say(f"{'':14}{sentence}")
    say()
    say(with_names(str(final), record.names))
    result = final.result()
    if result is not None:
        scores = ", ".join(f"{seat} {score}" for seat, score in result["result"].items())
        say(words.text("cli-final", scores=scores, winners=", ".join(result["winners"])))
    else:
        say(words.text("cli-to-move", seats=", ".join(final.to_move())))
