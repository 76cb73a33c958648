"""The same games in both gears: states, journals, legal lists, refusals after every action."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from homestretch.engine.rule import fast_available
from tests.contract.playing import NAMES, new_game
from tests.parity.gears import play_in_both_gears

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(not fast_available(), reason="Numba is not installed or switched off")


def play_all(name: str, games: int, limit: int) -> int:
    """Play many draws for `limit` actions each, one in eight for more, every other one short; returns the actions."""
    return sum(
        play_in_both_gears(new_game(name, d, short=d % 2 == 1), f"{name} {d}", limit * 8 if d % 8 == 0 else limit)
        for d in range(games)
    )


@pytest.mark.parametrize("name", NAMES)
def test_both_gears_play_the_same_games(name: str) -> None:
    assert play_all(name, 240, 60) > 15_000


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_both_gears_play_the_same_games_for_long(name: str) -> None:
    assert play_all(name, 4000, 400) > 1_000_000


# In a process of its own, since the checks are compiled in; and they must be on, or the test would say nothing.
CHECKED = """
import sys
import numpy as np
from homestretch.engine.rule import fast, rule
from tests.parity.test_gears import play_all

@rule
def beyond(row):
    return row[len(row)]

try:
    fast(beyond)(np.zeros(3, np.int64))
except IndexError:
    print(play_all(sys.argv[1], 64, 60))
"""


@pytest.mark.parametrize("name", NAMES)
def test_no_compiled_rule_reaches_beyond_its_arrays(name: str, tmp_path: Path) -> None:
    script = tmp_path / "checked.py"
    script.write_text(CHECKED, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, script, name],
        cwd=ROOT,
        env=os.environ | {"HOMESTRETCH_BOUNDS": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert int(done.stdout) > 4000
