"""Simulations: the same games whatever the gear, the jobs and the chunks; exact sums; bounded games; good records."""

from __future__ import annotations

import csv
import json
import os
import random
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from homestretch.engine.errors import BadOption, UnknownGame
from homestretch.lab import simulate as module
from homestretch.lab.batch import Batch, player_of
from homestretch.lab.mixed import mixed_game
from homestretch.lab.recorder import Recorder
from homestretch.lab.simulate import SeatResults, simulate
from homestretch.play.game import GAMES, Game
from homestretch.play.record import read_record, replay

GAME = "quarter-horse"
ONE_RACE = {"races": 1}
# What may differ between two runs of the same games.
TIMES = ("seconds", "compile_seconds", "gear", "jobs")


def figures(**given: Any) -> dict[str, Any]:
    """The summary of a run without its times."""
    said = simulate(given.pop("game", GAME), given.pop("games", 40), **given).as_dict()
    return {key: value for key, value in said.items() if key not in TIMES}


def test_both_gears_play_the_same_games() -> None:
    assert figures(gear="fast") == figures(gear="plain")


@pytest.mark.parametrize("game", GAMES)
def test_both_gears_play_the_same_mixed_games(game: str) -> None:
    batch = Batch(game, seed=5, mixed=True, cap=1500)
    plain, fast = (player_of(batch, gear).play(0, 12) for gear in ("plain", "fast"))
    assert plain.scores.tolist() == fast.scores.tolist()
    assert plain.won.tolist() == fast.won.tolist()
    assert plain.counts.tolist() == fast.counts.tolist()
    assert plain.options == fast.options
    assert plain.actions > 0


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = figures(games=60, gear="plain", options=ONE_RACE)
    assert alone == figures(games=60, gear="plain", options=ONE_RACE, jobs=3)


def test_the_way_of_cutting_into_chunks_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = figures(gear="plain", options=ONE_RACE)
    monkeypatch.setattr(module, "_next_size", lambda *_: 3)
    assert figures(gear="plain", options=ONE_RACE) == whole


def test_no_two_games_share_a_deal() -> None:
    chunk = player_of(Batch(GAME, options=ONE_RACE), "plain").play(0, 300)
    assert (
        len({(*row, *counts) for row, counts in zip(chunk.scores.tolist(), chunk.counts.tolist(), strict=True)}) > 290
    )


def test_another_seed_gives_other_games_and_global_generators_are_left_alone() -> None:
    random.seed(1)
    np.random.seed(1)  # noqa: NPY002 – the generator that others may use
    before = random.getstate(), np.random.get_state()[1].tolist()  # type: ignore[index, union-attr]  # noqa: NPY002
    assert figures(gear="plain", seed=1)["seats"] != figures(gear="plain", seed=2)["seats"]
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before  # type: ignore[index, union-attr]  # noqa: NPY002


def test_sums_are_those_of_the_games() -> None:
    batch = Batch(GAME, 3, ONE_RACE, seed=9)
    chunk = player_of(batch, "plain").play(0, 50)
    said = simulate(GAME, 50, seed=9, seats=3, options=ONE_RACE, gear="plain").as_dict()
    assert said["games"] == 50
    assert said["actions"] == said["decisions"] + said["chance_events"] == chunk.actions
    for seat, told in enumerate(said["seats"]):
        scores = chunk.scores[:, seat].tolist()
        wins = [mask.bit_count() for mask in chunk.won.tolist() if mask >> seat & 1]
        assert told["seat"] == f"p{seat + 1}"
        assert told["mean"] == pytest.approx(np.mean(scores))
        assert told["sd"] == pytest.approx(np.std(scores))
        assert (told["low"], told["high"]) == (min(scores), max(scores))
        assert (told["wins"], told["shared"]) == (len(wins), sum(number > 1 for number in wins))
        assert told["share"] == pytest.approx(sum(1 / number for number in wins) / 50)
    assert sum(told["share"] for told in said["seats"]) == pytest.approx(1)


def test_sums_stay_exact_beyond_64_bits() -> None:
    results = SeatResults()
    results.add(np.array([2**40, -(2**40), 3], np.int64), np.array([1, 0, 2]))
    assert results.squares == 2**81 + 9
    assert results.total == 3
    assert results.won == {1: 1, 2: 1}


def test_a_game_beyond_the_cap_is_truncated_and_nobody_wins_it() -> None:
    for gear in ("plain", "fast"):
        said = simulate(GAME, 5, gear=gear, cap=60).as_dict()
        assert said["truncated"] == 5
        assert said["actions"] == 300
        assert [seat["games"] for seat in said["seats"]] == [0, 0, 0, 0]
        assert [seat["wins"] for seat in said["seats"]] == [0, 0, 0, 0]


def test_a_last_solvent_session_comes_to_its_end() -> None:
    said = simulate(GAME, 3, options={"until": "last-solvent", "shortfall": "debt"}, gear="fast").as_dict()
    assert said["truncated"] == 0


def test_few_games_are_played_plain_and_many_fast() -> None:
    assert simulate(GAME, 1, options=ONE_RACE).gear == "plain"
    assert simulate(GAME, module.FEW_GAMES + 1, options=ONE_RACE).gear == "fast"


def test_no_games_give_a_summary_of_nothing() -> None:
    said = simulate(GAME, 0).as_dict()
    assert said["games"] == said["actions"] == 0
    assert said["seats"][0] == {"seat": "p1", "bot": "random", "games": 0, "wins": 0, "shared": 0}


def test_mixed_games_differ_in_seats_and_options_and_keep_what_is_given() -> None:
    games = [mixed_game(GAME, None, {"races": 2}, 1, index) for index in range(60)]
    assert {game.options["races"] for game in games} == {2}
    assert {game.seats for game in games} == set(range(2, 13))
    for name in ("track", "until", "fees", "finish", "rounding", "shortfall", "starting_chips"):
        assert len({json.dumps(game.options[name]) for game in games}) > 1, name
    assert [game.changed_options for game in games] == [
        mixed_game(GAME, None, {"races": 2}, 1, index).changed_options for index in range(60)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_mixed_options_are_all_allowed_and_fit_the_seats(game: str) -> None:
    for index in range(50):
        drawn = mixed_game(game, None, {}, 3, index)
        assert Game(game, drawn.seats, drawn.changed_options).options == drawn.options


@pytest.mark.parametrize("game", GAMES)
def test_records_replay_and_end_like_the_games(game: str, tmp_path: Path) -> None:
    said = simulate(game, 4, seed=3, mixed=True, cap=2500, records=tmp_path, rich=True).as_dict()
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"{game}-3-{index:06d}.jsonl" for index in range(4)]
    actions = 0
    for index, file in enumerate(files):
        record = read_record(file)
        state = replay(record)
        actions += len(record.lines)
        assert record.header["simulated"]["game"] == index
        for line in [each for _, each in record.lines] + ([record.result[1]] if record.result else []):
            assert {"to_move", "legal", "money"} <= set(line)
        assert state.is_terminal() == (record.result is not None)
    assert actions == said["actions"]


def test_records_of_the_fast_gear_are_held_against_it(tmp_path: Path) -> None:
    fast = simulate(GAME, 3, options=ONE_RACE, records=tmp_path / "fast", gear="fast").as_dict()
    plain = simulate(GAME, 3, options=ONE_RACE, records=tmp_path / "plain").as_dict()
    assert (fast["gear"], plain["gear"]) == ("fast", "plain")
    for file in (tmp_path / "fast").iterdir():
        assert file.read_bytes() == (tmp_path / "plain" / file.name).read_bytes()
        assert "to_move" not in file.read_text(encoding="utf-8")


def test_a_record_that_cannot_be_finished_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder(Batch(GAME, options=ONE_RACE), tmp_path)

    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(recorder, "_play", stop)
    with pytest.raises(KeyboardInterrupt):
        recorder.write_game(0)
    assert list(tmp_path.iterdir()) == []


def test_results_by_game_are_the_same_in_each_kind_of_file(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    for suffix in ("csv", "json", "parquet"):
        simulate(GAME, 9, seed=2, mixed=True, cap=3000, gear="plain", out=tmp_path / f"games.{suffix}")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "games.json", "games.parquet"]
    rows = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    table = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert [{key: value for key, value in row.items() if value is not None} for row in table] == rows
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        for read, row in zip(csv.DictReader(file), rows, strict=True):
            as_text = {key: str(value).lower() if type(value) is bool else str(value) for key, value in row.items()}
            assert {key: value for key, value in read.items() if value or key in row} == as_text
    chunk = player_of(Batch(GAME, seed=2, mixed=True, cap=3000), "plain").play(0, 9)
    assert [row["game"] for row in rows] == list(range(9))
    assert [row["p1"] for row in rows] == chunk.scores[:, 0].tolist()
    assert [row["decisions"] + row["chance_events"] for row in rows] == chunk.counts[:, :2].sum(axis=1).tolist()
    assert all("p" + str(row["seats"] + 1) not in row for row in rows)


def test_results_do_not_depend_on_the_hash_seed(tmp_path: Path) -> None:
    seen = set()
    for value in ("0", "1", "random"):
        out = tmp_path / f"{value}.csv"
        code = (
            "from homestretch.lab.simulate import simulate\nfrom pathlib import Path\n"
            f"simulate({GAME!r}, 30, mixed=True, cap=500, gear='plain', out=Path({str(out)!r}))"
        )
        subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | {"PYTHONHASHSEED": value})
        seen.add(out.read_bytes())
    assert len(seen) == 1


def test_a_failed_run_leaves_no_file_of_results(tmp_path: Path) -> None:
    def fail(*_: int) -> None:
        raise RuntimeError("stop")

    with pytest.raises(RuntimeError):
        simulate(GAME, 9, gear="plain", out=tmp_path / "games.csv", progress=fail)
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_gives_the_summary_and_the_results_of_what_was_played(tmp_path: Path) -> None:
    def interrupt(games: int, _: int) -> None:
        if games >= 30:
            raise KeyboardInterrupt

    summary = simulate(GAME, 10_000, options=ONE_RACE, gear="plain", out=tmp_path / "games.csv", progress=interrupt)
    assert summary.stopped
    assert 30 <= summary.games < 10_000
    assert len((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()) == summary.games + 1


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"bots": ["clever"]}, "there is no bot 'clever'"),
        ({"bots": []}, "name at least one bot"),
        ({"bots": ["basic"]}, "quarter-horse has no basic bot"),
        ({"seed": -1}, "a seed is"),
        ({"seed": 2**62 + 1}, "a seed is"),
        ({"cap": 0}, "at least one action"),
        ({"seats": 13}, "2 to 12 players"),
        ({"options": {"races": 0}}, "races cannot be 0"),
        ({"options": {"races": 0}, "mixed": True}, "races cannot be 0"),
        ({"jobs": 0}, "that of jobs 1 or more"),
        ({"jobs": 1_000_000}, "1000000 jobs are too many for this machine: it allows 1 to "),
        ({"games": -1}, "the number of games is 0 or more"),
        ({"gear": "third"}, "there is no gear 'third'"),
        ({"out": Path("games.xls")}, "must end in"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    given: dict[str, Any], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadOption, match=sentence):
        simulate(GAME, given.pop("games", 1), **given)
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        simulate("snail-race", 1)


def test_without_the_fast_gear_it_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOMESTRETCH_GEAR", "plain")
    with pytest.raises(BadOption, match="switched off by HOMESTRETCH_GEAR=plain"):
        simulate(GAME, 1, gear="fast")
    monkeypatch.delenv("HOMESTRETCH_GEAR")
    monkeypatch.setattr("homestretch.lab.batch.fast_available", lambda: False)
    with pytest.raises(BadOption, match="needs Numba"):
        simulate(GAME, 1, gear="fast")
    monkeypatch.setenv("HOMESTRETCH_GEAR", "plain")
    assert simulate(GAME, module.FEW_GAMES + 1, options=ONE_RACE).gear == "plain"


def script(tmp_path: Path, *lines: str) -> subprocess.CompletedProcess[str]:
    """Run a script of these lines."""
    path = tmp_path / "script.py"
    path.write_text("\n".join(["from homestretch.lab.simulate import simulate", *lines]), encoding="utf-8")
    return subprocess.run([sys.executable, str(path)], check=False, capture_output=True, text=True, timeout=120)


def test_workers_are_started_anew_and_a_guarded_script_works(tmp_path: Path) -> None:
    done = script(
        tmp_path, 'if __name__ == "__main__":', f'    print(simulate("{GAME}", 4, gear="plain", jobs=2).games)'
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "4\n", "")


def test_an_unguarded_script_is_told_so_once_and_starts_no_storm(tmp_path: Path) -> None:
    done = script(tmp_path, f'simulate("{GAME}", 4, gear="plain", jobs=2)')
    assert done.returncode != 0
    assert done.stderr.count('if __name__ == "__main__"') + done.stderr.count("if __name__ == '__main__':") == 1
    assert done.stderr.count("Traceback") == 1


@pytest.mark.skipif(os.name != "posix", reason="signals are sent to a group of processes")
def test_ctrl_c_ends_all_workers_with_a_summary(tmp_path: Path) -> None:
    code = textwrap.dedent(
        f"""
        import sys
        from homestretch.lab.simulate import simulate
        def told(games, actions):
            print("playing", file=sys.stderr, flush=True)
        if __name__ == "__main__":
            summary = simulate("{GAME}", 10**9, gear="plain", jobs=2, progress=told)
            print(summary.stopped, summary.games > 0)
        """
    )
    path = tmp_path / "script.py"
    path.write_text(code, encoding="utf-8")
    run = subprocess.Popen(
        [sys.executable, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert run.stderr is not None
    assert run.stderr.readline() == "playing\n"
    os.killpg(run.pid, signal.SIGINT)
    out, errors = run.communicate(timeout=60)
    assert out == "True True\n"
    assert set(errors.split("\n")) <= {"playing", ""}
