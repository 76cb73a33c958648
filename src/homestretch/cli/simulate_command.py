"""`homestretch simulate`: many games by bots, and their sum."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from homestretch.cli.console import INTERRUPTED, say
from homestretch.cli.parameters import OPTION_HELP, GameName, options_of

if TYPE_CHECKING:
    from homestretch.lab.simulate import Summary

FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(dir_okay=False, path_type=Path)
# Within the 80 columns of a terminal; a figure that is wider moves the others and does not run into them.
COLUMNS = "{:<4} {:<6} {:>10} {:>10} {:>9} {:>7} {:>8} {:>10} {:>7}"


@click.command()
@click.argument("game", type=GameName())
@click.option("--games", "games_", type=click.IntRange(0), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0, 2**62), default=1, show_default=True, help="The same seed, same games.")
@click.option("--players", type=int, help="How many play; the game's usual number, if not given.")
@click.option(
    "--bots", default="random", show_default=True, help="Who plays: random or basic, or a list for the seats."
)
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE", help=OPTION_HELP)
@click.option("--mixed", is_flag=True, help="Draw options and number of players anew for each game, by the seed.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="How many processes play.")
@click.option(
    "--gear", type=click.Choice(["auto", "fast", "plain"]), default="auto", show_default=True,
    help="Compiled rules, or the same rules as plain Python; auto is fast for many games.",
)  # fmt: skip
@click.option("--cap", type=click.IntRange(1), default=400_000, show_default=True, help="Most actions of a game.")
@click.option("--records", type=FOLDER, help="A folder for one record file a game.")
@click.option("--rich", is_flag=True, help="Write into each record line what was possible there.")
@click.option("--out", type=FILE, help="A file of each game's result: .parquet, .csv or .json.")
@click.option("--json", "as_json", is_flag=True, help="Print the summary as one JSON object.")
def simulate(
    game: str,
    games_: int,
    seed: int,
    players: int | None,
    bots: str,
    given: tuple[str, ...],
    mixed: bool,
    jobs: int,
    gear: str,
    cap: int,
    records: Path | None,
    rich: bool,
    out: Path | None,
    as_json: bool,
) -> int:
    """Let bots play many games of GAME and sum them up.

    The same seed gives the same games in both gears and with any number of jobs. Ctrl-C ends early, with the summary
    of what was played.
    """
    from homestretch.lab.simulate import simulate as run

    if rich and records is None:
        raise click.UsageError("--rich needs --records DIR: it is about the lines of record files")
    with _progress(games_) as (compiling, progress):
        summary = run(
            game, games_, seed=seed, seats=players, options=options_of(game, given), mixed=mixed,
            bots=[bot.strip() for bot in bots.split(",")], gear=gear, jobs=jobs, cap=cap, records=records, rich=rich,
            out=out, compiling=compiling, progress=progress,
        )  # fmt: skip
    say(json.dumps(summary.as_dict()) if as_json else "\n".join(lines_of(summary)))
    return INTERRUPTED if summary.stopped else 0


@contextmanager
def _progress(games: int) -> Iterator[tuple[Callable[[], None], Callable[[int, int], None]]]:
    """A progress bar on standard error, if that is a terminal; else nothing is shown."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield (lambda: None), (lambda *_: None)
        return
    rate = TextColumn("{task.fields[rate]}")
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn(),
        console=console, transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task("games", total=games, rate="")

        def compiling() -> None:
            bar.update(task, description="compiling the rules, once …")

        def progress(done: int, actions: int) -> None:
            elapsed = bar.tasks[0].elapsed or 0
            rate = f"{_counted(round(actions / elapsed))} actions/s" if elapsed else ""
            bar.update(task, description="games", completed=done, rate=rate)

        yield compiling, progress


def _counted(number: int) -> str:
    return f"{number:,}"


def _games(number: int) -> str:
    return f"{_counted(number)} game{'' if number == 1 else 's'}"


def lines_of(summary: Summary) -> list[str]:
    """The summary for readers: a few sentences and a table that lines up."""
    said = summary.as_dict()
    rate = summary.actions / summary.seconds if summary.seconds else 0
    until = " until you stopped it" if summary.stopped else ""
    games = f"{_games(summary.games)}{until}"
    actions = f"{_counted(summary.decisions)} decisions and {_counted(summary.chance_events)} chance events"
    lines = [
        f"{summary.batch.game}, seed {summary.batch.seed}, {summary.gear} gear: {games}",
        f"{actions} in {summary.seconds:.2f} s ({_counted(round(rate))} actions/s)",
    ]
    if summary.truncated:
        one = summary.truncated == 1
        cut = "was cut short; it counts" if one else "were cut short; they count"
        lines.append(f"{_games(summary.truncated)} {cut} for no seat")
    lines += ["", COLUMNS.format("seat", "bot", "games", "mean", "sd", "low", "high", "wins", "share")]
    return lines + [_seat_line(seat) for seat in said["seats"]]


def _seat_line(seat: dict[str, Any]) -> str:
    games = _counted(seat["games"])
    if not seat["games"]:
        return COLUMNS.format(seat["seat"], seat["bot"], games, *[""] * 6).rstrip()
    figures = (f"{seat['mean']:.2f}", f"{seat['sd']:.2f}", seat["low"], seat["high"], _counted(seat["wins"]))
    return COLUMNS.format(seat["seat"], seat["bot"], games, *figures, f"{100 * seat['share']:.2f}%")
