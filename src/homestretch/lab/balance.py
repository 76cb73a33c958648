"""What reports on balance share: games counted in either gear, and tables with a column for each number of seats."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from homestretch.engine.contract import CHOICE_WIDTH
from homestretch.engine.generator import start_stream
from homestretch.engine.rule import bind, fast_available, rule
from homestretch.engine.schema import dtype_of, write_record
from homestretch.play.game import Game


class Balance(Protocol):
    """What was counted at tables of so many seats."""

    @property
    def seats(self) -> int:
        """How many seats each table had."""


B = TypeVar("B", bound=Balance)
Cell = Callable[[B], str]


@rule
def count_games(
    blank: Any, t: Any, g: list[int], out: list[list[int]], basic: int, counts: Any, seed: int, games: int
) -> None:
    """Play and count games in the fast gear, one after another; `count_game` is free, for `engine.rule.bind`."""
    for i in range(games):
        t[0] = blank[0]
        start_stream(g, seed, i)
        count_game(t[0], g, out, basic, counts)  # type: ignore[name-defined]  # noqa: F821


def counted(
    game: Game,
    count_game: Callable[..., None],
    games: int,
    *,
    seed: int,
    shape: tuple[int, int],
    basic: bool,
    gear: str,
) -> list[list[int]]:
    """The counts of so many games, rows × columns of `shape`; the same in both gears.

    `count_game(t, g, out, basic, counts)` is a rule that plays one game from `t`, by basic bots or at random, with the
    stream `g`. `gear` is "fast", "plain" or "auto": fast where Numba is there.
    """
    rules = game.rules
    if gear == "plain" or (gear == "auto" and not fast_available()):
        g, out = [0] * 4, [[0] * CHOICE_WIDTH for _ in range(rules.max_legal)]
        counts = [[0] * shape[1] for _ in range(shape[0])]
        for i in range(games):
            start_stream(g, seed, i)
            count_game(game.new_table(), g, out, int(basic), counts)
        return counts
    import numpy as np

    blank = np.zeros(1, dtype_of(rules.state))
    write_record(game.new_table(), blank[0])
    stream, rows = np.zeros(4, np.int64), np.zeros((rules.max_legal, CHOICE_WIDTH), np.int64)
    found = np.zeros(shape, np.int64)
    kernel = bind(count_games, {"count_game": count_game}, "fast", rules.name)
    kernel(blank, blank.copy(), stream, rows, int(basic), found, seed, games)
    return [[int(number) for number in row] for row in found]


# --- the report ------------------------------------------------------------------------------------------------------


def table(head: str, tables: Sequence[B], rows: Sequence[tuple[str, Cell[B]]]) -> Iterator[str]:
    """A Markdown table with a column for each number of seats."""
    yield f"| {head} | " + " | ".join(f"{each.seats} players" for each in tables) + " |"
    yield "|---|" + "---|" * len(tables)
    for name, cell in rows:
        yield f"| {name} | " + " | ".join(cell(each) for each in tables) + " |"


def percent(part: float, whole: float) -> str:
    """A share with one decimal; a dash where there is nothing to take it of."""
    return f"{100 * part / whole:.1f} %" if whole else "–"


def print_report(
    report: Callable[[int, int, str], Iterator[str]],
    module: str,
    about: str | None,
    unit: str,
    usual: int,
    arguments: Sequence[str] | None,
) -> None:
    """Print a report as the command `python -m module --unit N --seed N --gear …` asks for it."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about)
    parser.add_argument(f"--{unit}", dest="games", type=int, default=usual, help=f"{unit} at each size of table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gear", choices=("auto", "fast", "plain"), default="auto")
    wanted = parser.parse_args(arguments)
    for line in report(wanted.games, wanted.seed, wanted.gear):
        print(line)
