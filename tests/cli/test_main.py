"""The command line as a whole: quick help, one-sentence errors, right exit statuses, streams of every kind."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

import homestretch
from homestretch.cli import COMMANDS, console, main
from homestretch.cli import homestretch as group
from homestretch.play.game import GAMES
from tests.cli.running import ENVIRONMENT, command, run

SHORT = ("quarter-horse", "--option", "races=1")


def status_of(*arguments: str) -> int:
    """The exit status of a command run in this process."""
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    return int(leaving.value.code or 0)


def test_help_lists_every_command_with_its_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("--help") == 0
    out = capsys.readouterr().out
    for name, sentence in COMMANDS.items():
        assert re.search(rf"^  {name} +{re.escape(sentence)}$", out, re.MULTILINE)


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of() == 0
    assert capsys.readouterr().out.startswith("Usage: homestretch")


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_help_for_each_option(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of(name, "--help") == 0
    out = capsys.readouterr().out
    found = group.get_command(click.Context(group), name)
    assert found is not None
    assert found.help
    assert found.help.split(".")[0].split()[0] in out
    assert out.isascii(), "Click writes help in UTF-8 where the console has ASCII only"
    for parameter in found.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, f"{name} {parameter.opts[0]} has no help"


@pytest.mark.parametrize("flag", ["--help", "--version", "-h"])
def test_help_and_version_import_next_to_nothing(flag: str) -> None:
    code = (
        "import sys, homestretch.cli\n"
        f"try: homestretch.cli.main([{flag!r}])\n"
        "except SystemExit: pass\n"
        "print(','.join(sorted({name.partition('.')[0] for name in sys.modules})), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.strip().split(","))
    assert "click" in loaded
    assert not loaded & {
        "numpy",
        "numba",
        "rich",
        "prompt_toolkit",
        "fastapi",
        "starlette",
        "uvicorn",
        "sqlalchemy",
        "fluent",
    }


def test_version_both_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("--version") == 0
    assert capsys.readouterr().out == f"homestretch {homestretch.__version__}\n"
    assert status_of("version") == 0
    assert re.fullmatch(
        rf"homestretch {re.escape(homestretch.__version__)} \(\w+ 3\.\S+, .+\)\n", capsys.readouterr().out
    )


THREE = ("--name", "A", "--name", "B", "--name", "C")

# What is called wrongly, its exit status and a piece of the one sentence.
WRONG = [
    (["simulte"], 2, "there is no command 'simulte': did you mean simulate?"),
    (["xyz"], 2, "there is no command 'xyz': there are play, serve"),
    (["--nonsense"], 2, "No such option"),
    (["rules", "quarterhorse"], 2, "there is no game 'quarterhorse': did you mean quarter-horse?"),
    (["rules", "QUARTER-HORSE"], 2, "did you mean quarter-horse?"),
    (["rules", "snail-race-of-the-year"], 2, "there are lose-your-shirt, quarter-horse"),
    (["rules"], 2, "Missing argument 'GAME'"),
    (["rules", "quarter-horse", "--clause", "QHR-99"], 2, "they go from QHR-1 to QHR-17"),
    (["rules", "quarter-horse", "--lang", "sv"], 2, "there is no language 'sv': there are en, fi, hu"),
    (["games", "racehose"], 2, "did you mean racehorse?"),
    (["simulate", "quarter-horse", "--games", "-1"], 2, "--games"),
    (["simulate", "quarter-horse", "--games", "many"], 2, "'--games': 'many' is not a whole number"),
    (["play", "racehorse", "--terminal", "--players", "x"], 2, "'--players': 'x' is not a whole number"),
    (["simulate", "quarter-horse", "--option", "races=0"], 2, "option races cannot be 0: it allows 1 to 100"),
    (["simulate", "quarter-horse", "--option", "races=1e3"], 2, "it allows 1 to 100"),
    (["simulate", "quarter-horse", "--option", "speed=1"], 2, "there is no option 'speed'"),
    (["simulate", "quarter-horse", "--option", "races"], 2, "--option takes name=value, not 'races'"),
    (["simulate", "quarter-horse", "--option", "track=1,2,3"], 2, "11 numbers from 1 to 1000"),
    (["simulate", "quarter-horse", "--players", "1"], 2, "is for 2 to 12 players, not 1"),
    (["simulate", "quarter-horse", "--bots", "clever"], 2, "there is no bot 'clever': there are random, basic"),
    (["simulate", "quarter-horse", "--gear", "third"], 2, "--gear"),
    (["simulate", "quarter-horse", "--seed", "-1"], 2, "--seed"),
    (["simulate", "quarter-horse", "--jobs", "0"], 2, "--jobs"),
    (["simulate", "quarter-horse", "--jobs", "1000000"], 2, "1000000 jobs are too many for this machine"),
    (["simulate", "quarter-horse", "--rich"], 2, "--rich needs --records DIR"),
    (["simulate", "quarter-horse", "--out", "games.txt"], 2, "must end in .parquet, .csv or .json"),
    (["simulate", "quarter-horse", "--games", "1", "--out", "/no/such/place/games.csv"], 1, "/no/such/place/games.csv"),
    (["replay"], 2, "Missing argument 'FILE'"),
    (["replay", "no-such-file.jsonl"], 1, "no-such-file.jsonl: cannot be read"),
    (["replay", "x", "--json", "--check"], 2, "exclude each other"),
    (["play", "--terminal"], 2, "name the game to play in the terminal"),
    (["play", "quarter-horse", "--players", "3"], 2, "--players is for a table in the terminal"),
    (["play", "quarter-horse", "--terminal", "--players", "99"], 2, "is for 2 to 12 players"),
    (["play", "racehorse", "--terminal", "--bots", "clever"], 2, "there is no bot 'clever'"),
    (["play", "quarter-horse", "--terminal", "--players", "2", *THREE], 2, "3 people cannot sit in 2"),
    (["play", "--terminal", "--resume", "no-such-file.jsonl"], 1, "no-such-file.jsonl: cannot be read"),
    (["play", "--terminal", "--resume", "x", "--players", "3"], 2, "--players is settled by the record"),
    (["play", "--terminal", "--resume", "x", "--option", "races=1"], 2, "--option is settled by the record"),
    (["play", "racehorse", "--terminal", "--save", "/no/such/place/x"], 1, "there is no folder /no/such/place"),
    (["serve", "--port", "70000"], 2, "--port"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "status", "sentence"), WRONG)
def test_a_wrong_call_gets_one_sentence_and_its_status(
    arguments: list[str], status: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of(*arguments) == status
    out, errors = capsys.readouterr()
    assert out == ""
    assert sentence in errors
    assert errors.startswith("homestretch: ")
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    ("raised", "status", "sentence"),
    [
        (homestretch.BadRecord("a.jsonl, line 3: wrong"), 1, "a.jsonl, line 3: wrong"),
        (homestretch.UnknownGame("no game"), 2, "no game"),
        (PermissionError(13, "Permission denied", "/x"), 1, "/x: Permission denied"),
        (OSError("disk full"), 1, "disk full"),
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(), 0, ""),
        (click.FileError("x", "y"), 1, "Could not open file"),
        (ZeroDivisionError("by\nzero"), 1, "a fault of the program, please report it (ZeroDivisionError: by zero)"),
    ],
)
def test_whatever_goes_wrong_is_one_sentence(
    raised: BaseException,
    status: int,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail() -> int:
        raise raised

    monkeypatch.delenv("HOMESTRETCH_DEBUG", raising=False)
    assert console.guarded(fail) == status
    errors = capsys.readouterr().err
    assert sentence in errors
    assert errors.count("\n") == (1 if sentence else 0)


def test_a_fault_shows_where_it_is_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOMESTRETCH_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        console.guarded(lambda: 1 // 0)


def test_control_characters_from_outside_are_shown_and_not_obeyed() -> None:
    assert console.printable("Ann\x1b[31m\n\x85\u202e") == "Ann\\x1b[31m\\n\\x85\\u202e"
    assert console.printable("Zoë 馬") == "Zoë 馬"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1", "cp437"])
def test_every_character_is_written_in_any_encoding(encoding: str) -> None:
    console.prepare_streams()
    made = io.BytesIO()
    stream = io.TextIOWrapper(made, encoding=encoding, errors="homestretch.plain-letters")
    stream.write("♠A – “Zoë” → 馬 − ≥ …")
    stream.flush()
    assert made.getvalue().decode(encoding).startswith("SA ")
    assert "?" in made.getvalue().decode(encoding)


# Screens that show all kinds of texts; each is quick and ends by itself.
SCREENS = [
    ["--help"],
    ["games", "--options"],
    ["games", "quarter-horse", "--json"],
    ["rules", "quarter-horse"],
    ["rules", "quarter-horse", "--lang", "hu"],
    ["doctor"],
    ["version"],
    ["simulate", *SHORT, "--games", "3"],
    ["simulate", *SHORT, "--games", "3", "--json"],
    ["play", *SHORT, "--terminal", "--auto", "--seed", "1", "--lang", "fi"],
]


@pytest.mark.parametrize("screen", SCREENS, ids=" ".join)
def test_each_screen_on_consoles_of_old(screen: list[str]) -> None:
    for encoding in ("cp1252", "ascii"):
        done = run(*screen, PYTHONIOENCODING=encoding)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        assert done.stdout.encode("utf-8", "surrogateescape").decode(encoding)


@pytest.mark.parametrize("screen", SCREENS, ids=" ".join)
def test_each_screen_into_a_pipe_that_is_closed_early(screen: list[str]) -> None:
    process = subprocess.Popen(
        command(*screen), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=ENVIRONMENT | {"PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) == 0


@pytest.mark.parametrize("screen", SCREENS, ids=" ".join)
def test_no_escape_codes_into_a_pipe_nor_with_no_color(screen: list[str]) -> None:
    done = run(*screen, NO_COLOR="1", FORCE_COLOR="")
    assert "\x1b" not in done.stdout + done.stderr
    assert done.returncode == 0


def test_no_color_holds_on_a_terminal_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert status_of("games") == 0
    assert "\x1b[1m" in capsys.readouterr().out
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert status_of("games") == 0
    assert "\x1b" not in capsys.readouterr().out


def test_games_as_json_says_what_the_text_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("games", "--options") == 0
    text = " ".join(capsys.readouterr().out.split())
    assert status_of("games", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [game["name"] for game in found] == list(GAMES)
    for game in found:
        assert f"{game['name']} – {game['title']}" in text
        for option in game["options"]:
            assert f"{option['name']}: {option['allows']}; usually" in text
            assert f"{option['sentence']} [{option['clause']}]" in text


@pytest.mark.parametrize("screen", [["games", "--options"], ["rules", "beat-the-bookie"]], ids=" ".join)
def test_texts_are_as_wide_as_the_terminal(screen: list[str]) -> None:
    for columns in (40, 80):
        lines = run(*screen, COLUMNS=str(columns)).stdout.splitlines()
        body = [line for line in lines if line.startswith("  ")]
        assert columns - 15 < max(map(len, body)) <= columns


def test_rules_show_each_paragraph_with_its_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("rules", "quarter-horse") == 0
    out = capsys.readouterr().out
    assert out.startswith("Quarter Horse Racing\n")
    assert {f"QHR-{number}" for number in range(1, 18)} <= set(re.findall(r"QHR-\d+", out))
    assert status_of("rules", "quarter-horse", "--clause", "qhr-14") == 0
    out = capsys.readouterr().out
    assert status_of("rules", "quarter-horse", "--clause", "14") == 0
    assert capsys.readouterr().out == out
    assert "[QHR-14]" in out
    assert "[QHR-8]" not in out


def test_the_language_of_the_system_is_spoken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []
    for language in ("en_GB.UTF-8", "fi_FI.UTF-8", "hu_HU.UTF-8", "sv_SE.UTF-8", "C"):
        monkeypatch.delenv("HOMESTRETCH_LANG", raising=False)
        monkeypatch.setenv("LC_ALL", language)
        assert status_of("rules", "quarter-horse") == 0
        said.append(capsys.readouterr().out)
    english, finnish, hungarian, swedish, none = said
    assert len({english, finnish, hungarian}) == 3
    assert english == swedish == none


def test_doctor_says_what_is_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    kernel = tmp_path / "kernels" / "racehorse" / "play.nbc"
    kernel.parent.mkdir(parents=True)
    kernel.write_bytes(bytes(2_000_000))
    monkeypatch.setattr("homestretch.engine.cache.cache_folder", lambda: tmp_path / "kernels")
    assert status_of("doctor", "--json") == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["homestretch"] == homestretch.__version__
    assert facts["gears"].startswith("fast and plain")
    assert facts["compiled_rules"].endswith(" (2.0 MB)")
    assert facts["port_8000"] in ("free", "in use: choose another with --port")
    monkeypatch.setenv("HOMESTRETCH_GEAR", "plain")
    assert status_of("doctor") == 0
    out = capsys.readouterr().out
    assert "plain: HOMESTRETCH_GEAR=plain says so" in out
    assert len(out.splitlines()) <= 24


def test_doctor_sees_a_port_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        assert status_of("doctor", "--port", str(port), "--json") == 0
    assert json.loads(capsys.readouterr().out)[f"port_{port}"].startswith("in use")


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        for name in ("serve", "play"):
            host = ("--host", "127.0.0.1")
            done = run(name, *host, "--port", str(port), "--data", str(tmp_path))
            assert (done.returncode, done.stdout) == (1, "")
            assert done.stderr.count("\n") == 1
            assert f"port {port} is in use" in done.stderr
            assert "--port" in done.stderr


def test_python_m_homestretch_is_the_command() -> None:
    assert run("--version").stdout == f"homestretch {homestretch.__version__}\n"
