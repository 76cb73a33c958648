"""Screens of the command line as text, kept beside this file: any change is a difference that a reader can see.

    HOMESTRETCH_GOLDEN=write pytest tests/golden/test_cli.py    writes them all anew

Look at `git diff tests/golden` afterwards: each changed line must be a change that was meant.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.cli.running import run

HERE = Path(__file__).parent
RACE = "race.jsonl"
SCREENS = {
    "games": (["games", "--options"], ""),
    "rules": (["rules", "quarter-horse"], ""),
    "simulate": (["simulate", "quarter-horse", "--games", "200", "--seed", "1", "--gear", "plain"], ""),
    "replay": (["replay", RACE], ""),
    "play": (
        [
            "play",
            "racehorse",
            "--terminal",
            "--option",
            "deals=1",
            "--bots",
            "random",
            "--seed",
            "1",
            "--name",
            "Ann",
            "--name",
            "Ben",
        ],
        "\n?\npass\n\n?\nbid 2\n" + "\n?\nquit\n",
    ),
    "play-fi": (
        [
            "play",
            "quarter-horse",
            "--terminal",
            "--option",
            "races=1",
            "--auto",
            "--seed",
            "2",
            "--name",
            "Ann",
            "--lang",
            "fi",
        ],
        "",
    ),
    "play-hu": (
        [
            "play",
            "quarter-horse",
            "--terminal",
            "--option",
            "races=1",
            "--auto",
            "--seed",
            "2",
            "--name",
            "Ann",
            "--lang",
            "hu",
        ],
        "",
    ),
}
# What is another at each run: times, rates, and the moment in a file's name.
PASSING = [(r"\d+\.\d\d s \([\d,]+ actions/s\)", "… s (… actions/s)"), (r"-\d{8}-\d{6}\.jsonl", "-….jsonl")]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_as_it_was(name: str, tmp_path: Path) -> None:
    arguments, given = SCREENS[name]
    if RACE in arguments:
        race = [
            "simulate",
            "quarter-horse",
            "--games",
            "1",
            "--seed",
            "3",
            "--players",
            "3",
            "--option",
            "races=1",
            "--records",
            ".",
            "--json",
        ]
        assert run(*race, folder=tmp_path).returncode == 0
        next(tmp_path.iterdir()).rename(tmp_path / RACE)
    done = run(*arguments, given=given, folder=tmp_path, COLUMNS="92")
    assert (done.returncode, done.stderr) == (0, "")
    text = done.stdout
    for pattern, instead in PASSING:
        text = re.sub(pattern, instead, text)
    path = HERE / f"cli-{name}.txt"
    if os.environ.get("HOMESTRETCH_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
