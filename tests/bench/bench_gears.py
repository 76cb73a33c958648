"""Complete random games with the full contract, on one core: every game in both gears, median of several rounds."""

from __future__ import annotations

import statistics
import time

from homestretch.engine.rule import fast_available
from homestretch.lab.batch import Batch, player_of
from homestretch.play.game import GAMES

ROUNDS = 5
SECONDS = 1.0


def rate(game: str, gear: str) -> tuple[float, float, float]:
    """Medians of actions, decisions and games a second of CPU time."""
    player = player_of(Batch(game=game, bots=("random",), seed=1), gear)
    player.play(0, 16)
    rows = []
    first, count = 0, 16
    for _ in range(ROUNDS):
        actions = decisions = games = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < SECONDS:
            chunk = player.play(first, count)
            first += count
            count = min(20_000, count * 2) if gear == "fast" else count
            actions, games = actions + chunk.actions, games + len(chunk)
            decisions += int(chunk.counts[:, 0].sum())
        rows.append((actions / spent, decisions / spent, games / spent))
    return tuple(statistics.median(column) for column in zip(*rows, strict=True))  # type: ignore[return-value]


def main() -> None:
    """Print a line a game and gear."""
    print(f"{'game':16} {'gear':6} {'actions/s':>14} {'decisions/s':>14} {'games/s':>12}")
    for game in GAMES:
        for gear in ("fast", "plain") if fast_available() else ("plain",):
            actions, decisions, games = rate(game, gear)
            print(f"{game:16} {gear:6} {actions:14,.0f} {decisions:14,.0f} {games:12,.1f}", flush=True)
