"""`homestretch replay`: shows, checks, and refuses what is no record, in one line."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from homestretch.lab.batch import Batch
from homestretch.lab.recorder import Recorder
from homestretch.play.record import read_record
from homestretch.play.record import replay as replayed
from tests.cli.running import run
from tests.cli.test_main import status_of


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of one race."""
    recorder = Recorder(Batch("quarter-horse", 3, {"races": 1}, seed=4), tmp_path_factory.mktemp("records"))
    recorder.write_game(0)
    return recorder.path_of(0)


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def changed(file: Path, tmp_path: Path, lines: list[Any]) -> Path:
    """A file of other lines: values as JSON, texts as they are."""
    path = tmp_path / "changed.jsonl"
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    path.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    return path


def test_check_says_in_one_line_that_all_is_right(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("replay", str(file), "--check") == 0
    actions = len(read_record(file).lines)
    assert capsys.readouterr().out == f"{file}: quarter-horse, {actions} actions, all legal; the result is right\n"


def test_json_is_the_last_position(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("replay", str(file), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads(json.dumps(replayed(read_record(file)).position()))
    assert told["result"] == lines_of(file)[-1]["result"]
    assert told["to_move"] == []


def test_to_stops_after_so_many_actions(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("replay", str(file), "--json", "--to", "2") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["to_move"] == ["chance"]
    assert told["result"] is None
    assert told["state"]["to_deal"] == 43
    assert status_of("replay", str(file), "--to", "2") == 0
    out = capsys.readouterr().out
    assert "    2  chance " in out
    assert "    3  chance " not in out
    assert out.endswith("To move: chance.\n")


def test_the_game_is_shown_line_by_line_and_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("replay", str(file), "--lang", "en") == 0
    out = capsys.readouterr().out
    lines = lines_of(file)
    assert out.startswith("Quarter Horse Racing: p1 Player 1, p2 Player 2, p3 Player 3\nOptions: races=1\n")
    for count, line in enumerate(lines[1:-1], 1):
        assert f"{count:>5}  {line['who']:<7}{line['do']}" in out
    scores = ", ".join(f"{seat} {score}" for seat, score in lines[-1]["result"].items())
    assert f"Result: {scores}. Won by {', '.join(lines[-1]['winners'])}." in out
    assert " wins race 1. The pot is " in out
    assert re.search(r"^ p3 Player 3 +\d+  ", out, re.MULTILINE)
    assert status_of("replay", str(file), "--lang", "fi") == 0
    assert f"Tulos: {scores}. Voittaja: " in capsys.readouterr().out


def test_what_setting_up_has_done_is_told_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorder = Recorder(Batch("lose-your-shirt", 3, {"races": 1}, seed=4), tmp_path)
    recorder.write_game(0)
    assert status_of("replay", str(recorder.path_of(0)), "--to", "1", "--lang", "en") == 0
    assert "Race 1: Player 1 deals.\n    1  chance " in capsys.readouterr().out


def test_standard_input_is_a_file_too(file: Path) -> None:
    done = run("replay", "-", "--check", given=file.read_text(encoding="utf-8"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("standard input: quarter-horse, ")
    assert run("replay", "-", "--check", given="", PYTHONIOENCODING="ascii").returncode == 1


def test_standard_input_in_another_encoding_than_the_console(file: Path, tmp_path: Path) -> None:
    header, *rest = lines_of(file)
    text = "".join(
        f"{json.dumps(line, ensure_ascii=False)}\n" for line in [header | {"seats": ["Zoë", "Ödön", "馬"]}, *rest]
    )
    done = run("replay", "-", given=text, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "p1 Zoe, p2 Odon, p3 ?" in done.stdout


def test_names_cannot_steer_the_terminal(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header, *rest = lines_of(file)
    path = changed(file, tmp_path, [header | {"seats": ["\x1b[2J", "a\nb", "c\r"]}, *rest])
    assert status_of("replay", str(path)) == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "p1 \\x1b[2J, p2 a\\nb, p3 c\\r" in out


# How a good file is spoilt, and a piece of the sentence.
SPOILT = {
    "empty": (lambda lines: [], "line 1|is empty"),
    "another thing": (lambda lines: ['{"oops": true}'], 'line 1: this is no record: the first line must have "format"'),
    "no JSON": (lambda lines: ["{not json"], "line 1: is not one JSON value"),
    "cut off": (lambda lines: [*lines[:3], '{"who": "chance", "do": "de'], "line 4: is not one JSON value"),
    "another game": (lambda lines: [lines[0] | {"game": "racehorse"}, *lines[1:]], "line 1: |line 2: "),
    "unknown game": (lambda lines: [lines[0] | {"game": "snails"}], "there is no game 'snails'"),
    "later rules": (lambda lines: [lines[0] | {"rules": 9}], "version 9 of the rules"),
    "later format": (lambda lines: [lines[0] | {"version": 2}], "version 2 of the format"),
    "bad option": (lambda lines: [lines[0] | {"options": {"races": 0}}], "option races cannot be 0"),
    "illegal roll": (lambda lines: [*lines[:2], {"who": "chance", "do": "roll 1 1"}], r"line 3: .*\(QHR-\d+\)"),
    "player acts": (lambda lines: [*lines[:2], {"who": "p1", "do": "roll 1 1"}], r"line 3: .*\(QHR-\d+\)"),
    "no action": (lambda lines: [*lines[:2], {"who": "chance", "do": "jump"}], "line 3: 'jump' is no action"),
    "nobody": (lambda lines: [*lines[:2], {"who": "p4", "do": "roll 1 1"}], 'line 3: "who" must be p1 to p3 or chance'),
    "wrong result": (lambda lines: [*lines[:-1], lines[-1] | {"result": {"p1": 1}}], "the result is"),
    "wrong winner": (lambda lines: [*lines[:-1], lines[-1] | {"winners": []}], "the winners are"),
    "early result": (lambda lines: [lines[0], lines[-1]], "line 2: the game is not over"),
    "after the end": (lambda lines: [*lines, lines[1]], "nothing may stand after the result line"),
    "a float": (lambda lines: ['{"format": 1.5}'], "numbers must be whole"),
    "deep": (lambda lines: ["[" * 100_000], "line 1: is not one JSON value"),
}


@pytest.mark.parametrize("case", SPOILT)
@pytest.mark.parametrize("way", [(), ("--check",), ("--json",)])
def test_a_spoilt_record_is_refused_in_one_line_and_nothing_is_shown(
    case: str, way: tuple[str, ...], file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import re

    spoil, sentence = SPOILT[case]
    path = changed(file, tmp_path, spoil(lines_of(file)))
    assert status_of("replay", str(path), *way) == 1
    out, errors = capsys.readouterr()
    assert out == ""
    assert errors.count("\n") == 1
    assert str(path) in errors
    assert re.search(sentence, errors), errors


def test_bytes_that_are_no_text_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bytes.jsonl"
    path.write_bytes(b'{"format": "homestretch-record"\xff}\n')
    assert status_of("replay", str(path)) == 1
    assert "line 1: is not UTF-8 text" in capsys.readouterr().err
    assert status_of("replay", str(tmp_path)) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_standard_input_that_is_no_text_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import io

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), encoding="ascii"))
    assert status_of("replay", "-") == 1
    assert "standard input, line 1: is not UTF-8 text" in capsys.readouterr().err
