"""How long one waits: the command line's first word, and compiling a game's rules cold and from the cache."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from homestretch.engine.rule import fast_available
from homestretch.play.game import GAMES

ROUNDS = 7
COMPILE = """
import time
begun = time.perf_counter()
from homestretch.lab.batch import Batch, player_of
player_of(Batch(game={game!r}, bots=("random",), seed=1), "fast").play(0, 1)
print(time.perf_counter() - begun)
"""


def command(*words: str) -> float:
    """The fastest of several runs of a command of ours, in seconds: what the machine can do undisturbed."""
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-m", "homestretch", *words], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - begun)
    return min(times)


def compiling(game: str, cache: str) -> float:
    """Seconds until the fast gear of a game has played its first game, in a process of its own."""
    environment = os.environ | {"HOMESTRETCH_CACHE": cache}
    code = COMPILE.format(game=game)
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment)
    return float(said.stdout)


def main() -> None:
    """Print the seconds."""
    for words in (["--help"], ["--version"], ["games"]):
        print(f"homestretch {' '.join(words):12} {command(*words):7.3f} s")
    if not fast_available():
        print("numba is not installed: nothing to compile")
        return
    for game in GAMES:
        with tempfile.TemporaryDirectory() as cache:
            cold, warm = compiling(game, cache), compiling(game, cache)
        print(f"{game:16} first game: cold {cold:6.2f} s, from the cache {warm:6.2f} s", flush=True)
