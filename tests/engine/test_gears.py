"""Two gears: plain rules stay plain functions, compiled twins are made when asked for and never stale (E13, E14)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import homestretch
from homestretch.engine.rule import bind, fast, fast_available, is_rule, rule, rules

needs_numba = pytest.mark.skipif(not fast_available(), reason="Numba is not installed or switched off")


@rule
def doubled(x: int) -> int:
    return 2 * x


@rule
def doubled_and_one(x: int) -> int:
    return doubled(x) + 1


@rule
def template(x: int) -> int:
    return step(x) + step(x)  # type: ignore[name-defined]  # noqa: F821


def test_a_rule_is_the_function_that_it_was() -> None:
    def plain(x: int) -> int:
        return x

    assert rule(plain) is plain
    assert is_rule(plain)
    assert plain in rules()
    assert not is_rule(len)
    assert not is_rule(np.zeros)


@needs_numba
def test_a_twin_calls_twins() -> None:
    assert fast(doubled_and_one)(20) == doubled_and_one(20) == 41
    assert fast(doubled_and_one) is fast(doubled_and_one)
    # The plain gear did not change, and the inner rule is a compiled one, too (compiled now, or found in the cache).
    assert type(doubled) is type(doubled_and_one) is type(lambda: 0)
    inner = fast(doubled_and_one).py_func.__globals__["doubled"]
    assert inner.py_func.__code__ is doubled.__code__


def test_a_template_is_tied_to_rules() -> None:
    assert bind(template, {"step": doubled}, "plain", "doubled")(3) == 12
    assert bind(template, {"step": doubled_and_one}, "plain", "more")(3) == 14
    with pytest.raises(NameError):
        template(3)


@needs_numba
def test_a_template_is_tied_to_rules_in_the_fast_gear() -> None:
    assert bind(template, {"step": doubled}, "fast", "doubled")(3) == 12
    assert bind(template, {"step": doubled_and_one}, "fast", "more")(3) == 14


def run(script: str, **environment: str) -> str:
    """What a script prints in a process of its own, whose environment holds little but what is given."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", "LANG", "TMPDIR")}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script], env=kept | environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


FEE = """
import sys
import numpy as np
from homestretch.engine.rule import fast
from homestretch.engine.schema import dtype_of
from homestretch.games.quarter_horse.rules import fee_of
from homestretch.games.quarter_horse.session import Session
t = np.zeros(1, dtype_of(Session))[0]
t["scratched"][7] = 1
compiled = fast(fee_of)
print(compiled(t, 7), sum(compiled.stats.cache_hits.values()))
"""


@pytest.fixture
def copied_package(tmp_path: Path) -> Path:
    """A copy of the package's Python files that a test may change."""
    package = Path(homestretch.__file__).parent
    skipped = shutil.ignore_patterns("__pycache__", "static", "server", "cli", "locale")
    return Path(shutil.copytree(package, tmp_path / "source" / "homestretch", ignore=skipped))


@needs_numba
def test_a_change_in_another_file_is_never_missed(copied_package: Path, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": str(copied_package.parent), "HOMESTRETCH_CACHE": str(tmp_path / "cache")}
    assert run(FEE, **environment) == "5 0"
    assert run(FEE, **environment) == "5 1"  # from the disk
    tables = copied_package / "games" / "quarter_horse" / "tables.py"
    tables.write_text(tables.read_text(encoding="utf-8").replace("((5, 10, 25, 50)", "((6, 10, 25, 50)"))
    assert run(FEE, **environment) == "6 0"


@needs_numba
def test_without_a_home_that_can_be_written_rules_are_compiled_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    environment = {"PYTHONPATH": str(Path(homestretch.__file__).parents[1]), "TMPDIR": str(tmp_path)}
    assert run(FEE, HOME=str(blocked / "home"), **environment).startswith("5 ")
    assert run(FEE, **environment).startswith("5 ")
    assert list(tmp_path.glob("homestretch-*/kernels/*"))


PLAIN = """
import sys
sys.modules["numba"] = None
import homestretch
from homestretch.engine.rule import fast_available
state = homestretch.load_game("quarter-horse", seats=2, races=1).new_initial_state()
while not state.is_terminal():
    outcomes = state.chance_outcomes()
    state.apply_action(outcomes[len(state.history) * 7 % len(outcomes)][0])
print(fast_available(), sum(state.money().values()))
"""


def test_without_numba_everything_works_in_the_plain_gear() -> None:
    assert run(PLAIN, PYTHONPATH=str(Path(homestretch.__file__).parents[1])) == "False 2000"


def test_nothing_imports_numba_or_numpy_before_it_is_needed() -> None:
    names = "import sys, homestretch; homestretch.load_game('racehorse').new_initial_state()"
    script = f"{names}; print([name for name in ('numba', 'numpy') if name in sys.modules])"
    assert run(script, PYTHONPATH=str(Path(homestretch.__file__).parents[1])) == "[]"
