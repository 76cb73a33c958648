"""`homestretch simulate`: summaries for readers and programs, files, quiet streams, clean stops."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from homestretch.lab.simulate import simulate
from tests.cli.running import ENVIRONMENT, command, run
from tests.cli.test_main import status_of
from tests.cli.test_play import at_terminal, screen_until

SHORT = ("simulate", "quarter-horse", "--option", "races=1", "--gear", "plain")


def test_json_is_the_summary_and_nothing_else_is_printed() -> None:
    done = run(*SHORT, "--games", "20", "--seed", "7", "--players", "3", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    right = simulate("quarter-horse", 20, seed=7, seats=3, options={"races": 1}, gear="plain").as_dict()
    times = {"seconds", "compile_seconds"}
    assert {key: told[key] for key in told if key not in times} == {
        key: right[key] for key in right if key not in times
    }
    assert {"game", "games", "decisions", "actions", "seconds", "gear", "truncated", "seats"} <= set(told)
    assert {"seat", "bot", "mean", "wins"} <= set(told["seats"][0])


def test_the_table_lines_up_and_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of(*SHORT, "--games", "20", "--seed", "7") == 0
    head, rate, empty, names, *seats = capsys.readouterr().out.splitlines()
    right = simulate("quarter-horse", 20, seed=7, options={"races": 1}, gear="plain").as_dict()
    assert head == "quarter-horse, seed 7, plain gear: 20 games"
    assert rate.startswith(f"0 decisions and {right['actions']:,} chance events in ")
    assert empty == ""
    assert len({len(line) for line in (names, *seats)}) == 1
    assert len(names) < 80
    for line, seat in zip(seats, right["seats"], strict=True):
        assert line.split()[:3] == [seat["seat"], "random", "20"]
        assert f"{seat['mean']:.2f}" in line
        assert line.endswith(f"{100 * seat['share']:.2f}%")


def test_games_cut_short_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of(*SHORT, "--games", "3", "--cap", "10") == 0
    assert "3 games were cut short; they count for no seat" in capsys.readouterr().out
    assert status_of(*SHORT, "--games", "1", "--cap", "10") == 0
    out = capsys.readouterr().out
    assert "plain gear: 1 game\n" in out
    assert "1 game was cut short; it counts for no seat" in out


def test_records_results_and_options_go_where_they_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ("--records", str(tmp_path / "records"), "--rich", "--out", str(tmp_path / "games.csv"))
    assert status_of(*SHORT, "--games", "3", "--option", "track=1,2,3,4,5,6,5,4,3,2,1", *where, "--json") == 0
    assert json.loads(capsys.readouterr().out)["options"] == {"track": [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], "races": 1}
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 3
    for file in files:
        assert status_of("replay", str(file), "--check") == 0
        assert '"outcomes"' in file.read_text(encoding="utf-8")
    assert len((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()) == 4


def test_jobs_and_bots_are_handed_on(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for jobs in ("1", "2"):
        given = ("simulate", "beat-the-bookie", "--games", "6", "--gear", "plain", "--bots", "basic, random", "--json")
        assert status_of(*given, "--jobs", jobs) == 0
        said.append(json.loads(capsys.readouterr().out))
    assert [seat["bot"] for seat in said[0]["seats"]] == ["basic", "random", "basic", "random"]
    assert said[0]["seats"] == said[1]["seats"]


def test_mixed_options_reach_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("simulate", "quarter-horse", "--games", "40", "--mixed", "--cap", "300", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["mixed"]
    assert len(told["seats"]) == 12


@pytest.mark.skipif(os.name != "posix", reason="signals are for POSIX")
def test_ctrl_c_prints_what_was_played(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command(*SHORT, "--games", "1000000000", "--out", "games.csv"), stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, env=ENVIRONMENT, text=True, cwd=tmp_path,
    )  # fmt: skip
    part = tmp_path / "games.csv.part"
    while process.poll() is None and not (part.exists() and part.stat().st_size > 1000):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "games until you stopped it" in out
    assert errors == ""
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]


@pytest.mark.skipif(os.name != "posix", reason="pseudo-terminals")
def test_progress_is_shown_on_a_terminal_and_leaves_no_trace(tmp_path: Path) -> None:
    with at_terminal(*SHORT, "--games", "3000", folder=tmp_path) as (process, screen):
        seen = screen_until(screen, "plain gear: 3,000 games", 120)
        assert process.wait(60) == 0
    assert "actions/s" in seen.partition("plain gear")[0]
    assert "/3000" in seen
