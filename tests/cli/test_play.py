"""Playing in the terminal: by script, by keys, with secrets, taking back, stopping and going on."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from homestretch.cli.table import Luck, Table, has_secrets, resumed, reveals, seated
from homestretch.cli.terminal import own_file
from homestretch.engine.errors import BadOption
from homestretch.play.game import GAMES, find_rules
from homestretch.play.record import read_record, replay
from tests.cli.running import ENVIRONMENT, command, run

QUARTER = ("play", "quarter-horse", "--terminal", "--option", "races=1", "--seed", "1")
RACEHORSE = ("play", "racehorse", "--terminal", "--seed", "1")


def lines(*given: str) -> str:
    return "".join(f"{line}\n" for line in given)


def test_a_whole_race_by_pressing_enter(tmp_path: Path) -> None:
    done = run(*QUARTER, "--name", "Ann", "--save", "race.jsonl", given="\n" * 400, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(
        "Quarter Horse Racing. Type ? for what you can do, help for everything else, quit to stop and save.\n"
        "At the table: p1 Ann, p2 Bot 2 (bot), p3 Bot 3 (bot) and p4 Bot 4 (bot).\n"
    )
    record = read_record(tmp_path / "race.jsonl")
    state = replay(record)
    assert record.names == ["Ann", "Bot 2", "Bot 3", "Bot 4"]
    assert record.header["bots"] == ["p2", "p3", "p4"]
    for seat, score in enumerate(state.scores()):
        assert f"{record.names[seat]}: {score:,}\n" in done.stdout
    rolls = [step for step in state.history if step.do.startswith("roll")]
    assert len(re.findall(r"^roll \d \d: ", done.stdout, re.MULTILINE)) == len(rolls)
    assert re.search(r"^\w+( \d)? wins\.\nThe record is in race\.jsonl\.\n\Z", done.stdout, re.MULTILINE)


def test_the_seed_settles_the_game_and_auto_asks_for_nothing() -> None:
    first, second = (run(*QUARTER, "--auto", "--name", "Ann") for _ in range(2))
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert "press Enter" not in first.stdout
    assert run(*QUARTER[:-1], "2", "--auto", "--name", "Ann").stdout != first.stdout


def test_without_a_seed_no_two_games_are_alike() -> None:
    given = [*QUARTER[:-2], "--auto"]
    assert run(*given).stdout != run(*given).stdout


@pytest.mark.parametrize("game", GAMES)
def test_an_input_that_is_at_its_end_is_a_hint_and_a_failure(game: str, tmp_path: Path) -> None:
    begun = time.monotonic()
    done = subprocess.run(
        command("play", game, "--terminal"), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
        cwd=tmp_path, env=ENVIRONMENT, timeout=60,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("homestretch: The input has ended. To play here, start it in a terminal")
    assert list(tmp_path.iterdir()) == []
    assert time.monotonic() - begun < 60


def test_what_was_done_is_saved_when_the_input_ends(tmp_path: Path) -> None:
    done = run(*RACEHORSE, "--name", "Ann", given=lines("pass"), folder=tmp_path)
    assert done.returncode == 1
    (file,) = tmp_path.iterdir()
    assert ("p1", "pass") in replay(read_record(file)).history


def test_the_commands_of_a_turn(tmp_path: Path) -> None:
    given = lines("?", "", "help", "money", "log", "board", "jump", "bid 9", "play AS", "undo", "quit")
    done = run(*RACEHORSE, "--name", "Ann", "--no-board", given=given, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    _, listed, again, helped, money, log, board, jump, bid, illegal, undo, end = done.stdout.split("Ann>\n")
    assert listed == again == "You can:\n  pass\n  bid 2\n  bid 3\n  bid 4\n  smudge\n"
    assert "taking" in helped or "undo" in helped
    assert money.startswith("Ann: 0\nBot 2: 0\n")
    assert log.strip()
    assert "p1" in board
    assert jump.startswith("'jump' is no action of this game: ")
    assert bid.startswith("'bid 9' is no action of this game: ")
    assert re.search(r"^'play AS' is not allowed now: .* \(RHO-\d+\)$", illegal, re.MULTILINE)
    assert undo == "There is nothing of yours to take back.\n"
    assert end == ""  # nothing was done, so nothing is saved
    assert list(tmp_path.iterdir()) == []


def test_quit_saves_and_resume_goes_on(tmp_path: Path) -> None:
    stopped = run(*RACEHORSE, "--name", "Ann", given=lines("pass", "quit"), folder=tmp_path)
    (file,) = tmp_path.iterdir()
    assert stopped.returncode == 0
    assert f"Saved in {file.name}. Go on with: homestretch play --terminal --resume {file.name}\n" in stopped.stdout
    assert re.fullmatch(r"homestretch-racehorse-\d{8}-\d{6}\.jsonl", file.name)
    gone_on = run("play", "--terminal", "--resume", file.name, "--seed", "2", given=lines("?", "quit"), folder=tmp_path)
    assert gone_on.returncode == 0
    assert "At the table: p1 Ann, p2 Bot 2 (bot)" in gone_on.stdout
    before = replay(read_record(file)).history
    again = resumed(file, [], "random")
    assert again.state.history == before
    assert again.people == {0: "Ann"}
    assert resumed(file, ["Bot 3"], "random").people == {2: "Bot 3"}
    wrong = run("play", "--terminal", "--resume", file.name, "--name", "Zoe", folder=tmp_path)
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)


def test_the_name_of_a_saved_record_is_good_on_every_system() -> None:
    for game in GAMES:
        assert re.fullmatch(r"[a-z0-9-]+\.jsonl", own_file(game).name)


HAND = re.compile(r"^[2-9TJQKA][CDHS](?: [2-9TJQKA][CDHS])*$", re.MULTILINE)


def test_two_people_see_each_their_own_hand_and_the_screen_is_hidden_between() -> None:
    done = run(*RACEHORSE, "--name", "Ann", "--name", "Ben", "--bots", "random", given="\n?\npass\n\nboard\n")
    before, *screens = re.split(r"^The screen is hidden until (\w+) takes over\.$", done.stdout, flags=re.MULTILINE)
    assert HAND.findall(before) == []
    assert screens[0::2] == ["Ann", "Ben"]
    hands = []
    for name, screen in zip(screens[0::2], screens[1::2], strict=True):
        assert f"Now {name}. Press Enter when only {name} sees the screen." in screen
        (hand,) = {*HAND.findall(screen)}
        hands.append(hand)
    assert hands[0] != hands[1]


def test_who_comes_back_is_told_what_he_missed() -> None:
    done = run(*RACEHORSE, "--name", "Ann", "--name", "Ben", "--bots", "random", given="\npass\n" * 6)
    assert "Since your last turn:\n" in done.stdout


def test_a_game_without_secrets_hides_no_screen() -> None:
    done = run(*QUARTER, "--name", "Ann", "--name", "Ben", given="\n" * 400)
    assert done.returncode == 0
    assert "hidden" not in done.stdout
    assert "Ben, press Enter to roll." in done.stdout
    assert not has_secrets(find_rules("quarter-horse").state)
    assert has_secrets(find_rules("racehorse").state)


@pytest.mark.parametrize("language", ["fi", "hu"])
def test_other_languages_from_the_first_line_to_the_last(language: str) -> None:
    done = run(*QUARTER, "--lang", language, "--name", "Ann", given="\n" * 400)
    assert done.returncode == 0
    english = run(*QUARTER, "--lang", "en", "--name", "Ann", given="\n" * 400).stdout
    boards = re.compile(r"^Race \d|\|$|\|  scratched|^[ *]p\d")
    said, theirs = ({line for line in text.splitlines() if not boards.search(line)} for text in (done.stdout, english))
    assert not {line for line in said & theirs if re.search("[a-z]{3}", line.replace("Ann", ""))}


def table_of(game: str, *people: str, **options: object) -> Table:
    """A table at its first decision."""
    table = seated(game, options, None, people, "random")
    luck = Luck(5)
    while table.state.is_chance_node():
        table.befall(luck, by_hand=False)
    return table


def test_an_action_is_taken_back_where_nobody_has_learned_anything() -> None:
    table = table_of("lose-your-shirt", "Ann", "Ben", "Cat", "Dan")
    before = table.state.position()
    card = table.state.legal_actions(0)[0]
    table.person_acts(0, card)
    assert table.state.position() != before
    assert table.undo(0) == ("undone", card)
    assert table.state.position() == before
    assert table.undo(0) == ("nothing", "")


def test_what_others_chance_or_a_reveal_lie_behind_is_not_taken_back() -> None:
    table = table_of("lose-your-shirt", "Ann", "Ben", "Cat")
    luck = Luck(1)
    table.person_acts(0, table.state.legal_actions(0)[0])
    table.bot_acts(luck)
    assert table.undo(0) == ("others", "")
    while any(seat not in table.people for seat in table.state.waiting()):
        table.bot_acts(luck)
    while table.state.waiting():  # the last bet turns all bets up
        seat = table.state.waiting()[0]
        forms = table.state.legal_actions(seat)
        if forms[0].startswith("play"):
            break
        table.person_acts(seat, re.sub(r"(\d+)\.\.\S+", r"\1", forms[0]))
    assert table.undo() == ("revealed", "")


def test_chance_seals_what_lies_before_it() -> None:
    table = table_of("beat-the-bookie", "Ann", "Ben", "Cat", "Dan")
    while table.state.waiting():
        seat = table.state.waiting()[0]
        table.person_acts(seat, "pass")
    assert table.undo()[0] == "undone"
    table.person_acts(table.state.waiting()[0], "pass")
    table.befall(Luck(1), by_hand=False)
    assert table.undo() == ("chance", "")


def test_a_public_action_reveals_nothing_to_its_actor() -> None:
    table = table_of("racehorse", "Ann", "Ben", "Cat", "Dan", "Eve")
    seat = table.state.waiting()[0]
    assert not reveals(table.state, seat, "pass")


def test_bots_at_the_table_are_known_by_name() -> None:
    with pytest.raises(BadOption, match="there is no bot 'clever'"):
        seated("racehorse", {}, None, [], "clever")
    table = seated("quarter-horse", {}, 3, ["Ann", "Ann"], "basic")
    assert len(set(table.names)) == 3
    assert table.people.keys() == {0, 1}


def test_luck_follows_the_weights_and_the_seed() -> None:
    outcomes = [("a", 1), ("b", 3)]
    luck = Luck(7)
    drawn = [luck.draw(outcomes) for _ in range(4000)]
    assert 2850 < drawn.count("b") < 3150
    again = Luck(7)
    assert [again.draw(outcomes) for _ in range(4000)] == drawn
    assert Luck(None).stream() != Luck(None).stream()


# At a terminal of its own: keys, completion, Ctrl-C, Ctrl-D.


@contextlib.contextmanager
def at_terminal(*arguments: str, folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A command at a terminal; yields the process and the keyboard's and screen's descriptor."""
    import pty

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command(*arguments), stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, start_new_session=True,
        env=ENVIRONMENT | {"TERM": "xterm", "NO_COLOR": "1"},
    )  # fmt: skip
    os.close(theirs)
    try:
        yield process, ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def screen_until(descriptor: int, text: str, seconds: float = 30) -> str:
    """What the screen shows until a text stands there."""
    import select

    seen = ""
    end = time.monotonic() + seconds
    while text not in seen and time.monotonic() < end:
        if select.select([descriptor], [], [], 0.2)[0]:
            try:
                seen += os.read(descriptor, 65536).decode("utf-8", "replace")
            except OSError:
                break
            if "\x1b[6n" in seen:  # the library asks where the cursor is
                os.write(descriptor, b"\x1b[1;1R")
                seen = seen.replace("\x1b[6n", "")
    assert text in seen, seen
    return seen


pytestmark_terminal = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")


@pytestmark_terminal
def test_tab_completes_the_legal_actions(tmp_path: Path) -> None:
    with at_terminal(*RACEHORSE, "--name", "Ann", folder=tmp_path) as (process, keys):
        screen_until(keys, "Ann>")
        os.write(keys, b"smu\t\r")
        screen_until(keys, "smudge")
        screen_until(keys, "Ann")
        os.write(keys, b"quit\r")
        screen_until(keys, "Saved in")
        assert process.wait(30) == 0
    (file,) = tmp_path.iterdir()
    assert ("p1", "smudge") in replay(read_record(file)).history


@pytestmark_terminal
@pytest.mark.parametrize(("key", "status"), [(b"\x04", 1), (b"\x03", 130)])
def test_ctrl_d_and_ctrl_c_save_and_leave_without_a_traceback(key: bytes, status: int, tmp_path: Path) -> None:
    with at_terminal(*RACEHORSE, "--name", "Ann", folder=tmp_path) as (process, keys):
        screen_until(keys, "Ann>")
        os.write(keys, b"pass\r")
        screen_until(keys, "it is your turn")
        seen = screen_until(keys, "Ann>")
        os.write(keys, key)
        seen += screen_until(keys, "Saved in")
        assert process.wait(30) == status
    assert "Traceback" not in seen
    assert len(list(tmp_path.iterdir())) == 1


@pytestmark_terminal
def test_the_screen_is_cleared_between_two_people(tmp_path: Path) -> None:
    with at_terminal(*RACEHORSE, "--name", "Ann", "--name", "Ben", folder=tmp_path) as (_, keys):
        seen = screen_until(keys, "Press Enter when only")
        assert "\x1b[2J\x1b[3J\x1b[H" in seen
        os.write(keys, b"\r")
        assert "\x1b[2J\x1b[3J\x1b[H" in screen_until(keys, "Ann>")
