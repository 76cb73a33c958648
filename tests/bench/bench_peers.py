"""Quarter Horse beside the same dice race in C, OpenSpiel and boardgame.io, in interleaved rounds of one run."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from homestretch.engine.rule import fast_available
from homestretch.lab.batch import Batch, player_of

PEERS = Path(__file__).resolve().parent / "peers"
ROUNDS = 5
SECONDS = 1.0
Row = dict[str, float]
Round = Callable[[], Row]


def ours(gear: str) -> Round:
    """One round of our own game: a session of one race, chips as usual."""
    player = player_of(Batch(game="quarter-horse", options={"races": 1}, bots=("random",), seed=1), gear)
    player.play(0, 16)
    size = 20_000 if gear == "fast" else 20

    def round_() -> Row:
        games = actions = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < SECONDS:
            chunk = player.play(games, size)
            games, actions = games + size, actions + chunk.actions
        # A game is the dealer's lot, 44 cards, and throws.
        return {"games": games, "throws": actions - 45 * games, "actions": actions, "seconds": spent}

    return round_


def asked(*command: str | Path) -> Round:
    """One round of a peer that prints a JSON line."""

    def round_() -> Row:
        said = subprocess.run([*map(str, command)], check=True, capture_output=True, text=True)
        row: Row = json.loads(said.stdout.splitlines()[-1])
        return row

    return round_


def in_c(folder: Path) -> Round:
    """One round of the C program."""
    program = folder / "dice_race"
    source = PEERS / "dice_race.c"
    subprocess.run(["gcc", "-O3", "-march=native", "-o", str(program), str(source)], check=True)

    def round_() -> Row:
        said = subprocess.run([str(program), str(SECONDS), "1"], check=True, capture_output=True, text=True)
        row = json.loads(said.stdout.splitlines()[-1])["repeats"][0]
        games, throws = row["games"], row["decisions"]
        return {"games": games, "throws": throws, "actions": throws + 44 * games, "seconds": row["cpu"]}

    return round_


def contestants(folder: Path) -> dict[str, Round]:
    """All that can be measured here; says what cannot."""
    found: dict[str, Round] = {}
    if fast_available():
        found["Homestretch, fast gear"] = ours("fast")
    found["Homestretch, plain gear"] = ours("plain")
    if shutil.which("gcc"):
        found["plain C, gcc -O3"] = in_c(folder)
    else:
        print("no gcc here: C is left out")
    python = os.environ.get("OPENSPIEL_PYTHON", sys.executable if find_spec("pyspiel") else "")
    if python:
        script = PEERS / "dice_race_openspiel.py"
        found["OpenSpiel, Python game"] = asked(python, script, "1", str(SECONDS))
    else:
        print("OpenSpiel is left out: pip install open_spiel, or name a Python that has it in OPENSPIEL_PYTHON")
    boardgame, node = os.environ.get("BOARDGAME_IO", ""), shutil.which("node")
    if boardgame and node:
        script = PEERS / "dice_race_boardgame.mjs"
        for how in ("reducer", "client"):
            found[f"boardgame.io, {how}"] = asked(node, script, boardgame, how, "1", str(SECONDS))
    else:
        print("boardgame.io is left out: npm install boardgame.io in a folder and name it in BOARDGAME_IO")
    return found


def main() -> None:
    """Print medians, each peer once a round, so that what disturbs the machine disturbs all alike."""
    with tempfile.TemporaryDirectory() as folder:
        found = contestants(Path(folder))
        rows: dict[str, list[Row]] = {name: [] for name in found}
        for _ in range(ROUNDS):
            for name, round_ in found.items():
                rows[name].append(round_())
    print(f"{'the dice race, 4 players, with the deal':32} {'games/s':>12} {'throws/s':>14} {'actions/s':>14}")
    for name, measured in rows.items():
        figures = [
            statistics.median(row[key] / row["seconds"] for row in measured) for key in ("games", "throws", "actions")
        ]
        print(f"{name:32} {figures[0]:12,.0f} {figures[1]:14,.0f} {figures[2]:14,.0f}")
