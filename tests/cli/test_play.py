"""Playing in the terminal: by script, by keys, with secrets, taking back, stopping and going on."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from homestretch.cli.hints import as_meant, explained, nearest, verb_words, verbs_now
from homestretch.cli.table import Luck, Table, has_secrets, resumed, reveals, seated
from homestretch.cli.terminal import Screen, kept, own_file, play_here
from homestretch.engine.errors import BadOption
from homestretch.play.game import GAMES, find_rules
from homestretch.play.narrate import LANGUAGES, Words
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
    assert listed == again
    legal = r"You can:\n  pass\n(?:  bid 2\n)?  bid 3\n  bid 4\n  smudge\npass: bid no more in this deal\.\nbid: "
    assert re.match(legal, listed)
    assert re.search(r"^undo – ", helped, re.MULTILINE)
    assert "D deals" in helped
    assert money.startswith("Ann: 0\nBot 2: 0\n")
    assert log.strip()
    assert "p1" in board
    assert jump == "I do not understand “jump”. Type ? for what you can do.\n"
    assert re.fullmatch(r"I do not understand “bid 9”\. Did you mean “bid [234]”\? Type \? for all .*\n", bid)
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
    other = run("play", "quarter-horse", "--terminal", "--resume", file.name, folder=tmp_path)
    assert (other.returncode, other.stdout) == (2, "")
    assert f"{file.name} is a record of racehorse, not of quarter-horse" in other.stderr


def test_whatever_goes_wrong_the_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: Screen) -> None:
        table.person_acts(table.state.waiting()[0], "pass")
        raise OSError(5, "Input/output error")

    table = table_of("racehorse", "Ann", "Ben", "Cat", "Dan", "Eve")
    monkeypatch.setattr(Screen, "run", gone)
    with pytest.raises(OSError, match="Input/output error"):
        play_here(table, auto=False, seed=1, save=tmp_path / "race.jsonl", language="en")
    assert replay(read_record(tmp_path / "race.jsonl")).history == table.state.history


def test_a_record_that_cannot_be_saved_where_it_should_is_saved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    table = table_of("racehorse", "Ann", "Ben", "Cat", "Dan", "Eve")
    table.person_acts(table.state.waiting()[0], "pass")
    file = kept(table, tmp_path / "gone" / "race.jsonl")
    assert file.parent == tmp_path
    assert replay(read_record(file)).history == table.state.history
    assert "No such file" in capsys.readouterr().err


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
    done = run(*RACEHORSE, "--name", "Ann", "--name", "Ben", "--bots", "random", given="\nbid 3\n\npass\n\n")
    assert "So far:\n" in done.stdout
    assert "Since your last turn:\n" in done.stdout


def test_the_turn_says_what_there_is_to_decide_and_question_mark_what_it_pays() -> None:
    given = lines("?", "{", "select")
    done = run("play", "lose-your-shirt", "--terminal", "--seed", "3", "--name", "Ann", given=given)
    assert "Ann, it is your turn: select (? explains).\n" in done.stdout
    card = re.search(r"Did you mean “(select \S+)”\?", done.stdout)
    assert card is not None
    seen = []
    for stakes in ("no", "yes"):
        option = ("--option", f"odds_include_stake={stakes}")
        command_line = ("play", "lose-your-shirt", "--terminal", "--seed", "3", "--name", "Ann", *option)
        seen.append(run(*command_line, given=lines(card[1], "?", "bet win 30")).stdout)
    assert "Ann, it is your turn: bet win, bet place, bet jackpot (? explains).\n" in seen[0]
    assert "10..100/10 stands for one amount from 10 to 100 in steps of 10: bet win 20, for instance.\n" in seen[0]
    assert "The bank pays 5 times the stake, and the stake comes back." in seen[0]
    assert "The bank pays 4 times the stake, and the stake comes back." in seen[1]
    assert "You bet 30 to win.\n" in seen[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_verb_of_a_player_and_each_table_is_explained(game: str, language: str) -> None:
    words, rules = Words(("cli",), language), find_rules(game)
    assert words.has(f"cli-board-{game}")
    seen: set[str] = set()
    for players, seed in ((rules.seats[2], 1), (rules.seats[1], 2)):
        table = seated(game, {"bookie_sells": True} if game == "beat-the-bookie" else {}, players, [], "random")
        luck, count = Luck(seed), 0
        while not table.state.is_terminal() and count < 1500:
            count += 1
            if table.state.is_chance_node():
                table.befall(luck, by_hand=False)
                continue
            seat = table.state.waiting()[0]
            now = verbs_now(table.state, seat)
            # A sentence a verb, and none that is a message's name for want of words.
            assert [line.partition(":")[0] for line in explained(table.state, seat, words)][: len(now)] == now
            seen |= set(now)
            table.people = {other: "" for other in table.state.waiting() if other != seat}
            table.bot_acts(luck)
    chance = {verb_words(rules.grammar.patterns[verb]) for verb in (*rules.chance_clauses, *rules.by_hand)}
    assert seen.isdisjoint(chance) or game == "quarter-horse"
    assert bool(seen) == (game != "quarter-horse")


def test_capital_letters_and_unfinished_lines_are_understood(tmp_path: Path) -> None:
    given = lines("BOARD", "Smudge", "play as", "EXIT")
    done = run(*RACEHORSE, "--name", "Ann", "--no-board", given=given, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    (file,) = tmp_path.iterdir()
    assert ("p1", "smudge") in replay(read_record(file)).history
    grammar = find_rules("racehorse").grammar
    assert as_meant("Play qH", grammar) == "play QH"
    assert as_meant("jump", grammar) == "jump"
    forms = ["bet win 10..100/10", "bet jackpot 50", "undo"]
    assert nearest("bet", forms) == nearest("bet wni 30.0", forms) == nearest("bet win -5", forms) == forms[0]
    assert nearest("unod", forms) == "undo"
    assert nearest("xyz", forms) == ""


def test_the_odds_of_a_position_are_told_where_there_are_some() -> None:
    done = run(*QUARTER, "--name", "Ann", given=lines("odds", *[""] * 400))
    first = re.search(r"^First: (.*)$", done.stdout, re.MULTILINE)
    assert first is not None
    chances = [float(chance) for chance in re.findall(r"h\d+ ([\d.]+) %", first[1])]
    assert len(chances) == 11
    assert chances == sorted(chances, reverse=True)
    assert abs(sum(chances) - 100) < 0.6
    assert re.search(r"^Expected share of the pot: p\d", done.stdout, re.MULTILINE)
    assert "No exact chances can be told here.\n" in run(*RACEHORSE, given=lines("odds")).stdout


def test_a_refusal_comes_in_the_language_of_the_table() -> None:
    done = run(*RACEHORSE, "--name", "Ann", "--lang", "fi", given=lines("play AS"))
    assert re.search(r"^”play AS” ei käy nyt \(RHO-12\)\.\n.*valtti", done.stdout, re.MULTILINE)


def test_the_own_hand_is_told_without_the_table_too() -> None:
    done = run(*RACEHORSE, "--name", "Ann", "--no-board", given="")
    assert len(HAND.findall(done.stdout)) == 1
    assert "p1 Ann  " not in done.stdout


def test_names_stand_beside_the_seats_of_the_table() -> None:
    for game in GAMES:
        table = table_of(game, "Ann", "Benedict")
        found = re.findall(r"^[*D^ ]+p(\d) (\w+(?: \d)?) ", table.board(None), re.MULTILINE)
        assert [name for _, name in found] == table.names, game


def test_the_log_knows_what_was_before_a_record_and_not_what_was_taken_back(tmp_path: Path) -> None:
    given = lines("board", "bid 3", "log", "quit")
    four = [option for name in ("Ann", "Ben", "Cat", "Dan", "Eve") for option in ("--name", name)]
    hidden = run(*RACEHORSE, *four, given=lines("", "pass", "undo", "log", "", "quit"), folder=tmp_path)
    name = re.findall(r"^(\w+), it is your turn", hidden.stdout, re.MULTILINE)[0]
    assert "Taken back: pass." in hidden.stdout
    assert f"{name} passes." not in hidden.stdout.partition("Taken back")[2]
    run(*RACEHORSE, "--name", "Ann", given=given, folder=tmp_path)
    file = max(tmp_path.iterdir(), key=lambda each: each.stat().st_mtime_ns)
    again = run("play", "--terminal", "--resume", file.name, given=lines("log", "quit"), folder=tmp_path)
    assert "Deal 1: " in again.stdout
    assert "Ann bids 3.\n" in again.stdout


def test_who_takes_another_s_action_back_sees_nothing_of_his() -> None:
    people = ("--name", "Ann", "--name", "Ben", "--name", "Cat")
    shirt = ("play", "lose-your-shirt", "--terminal", "--seed", "7", "--players", "3", *people)
    first = run(*shirt, given=lines("", "select"))
    card = re.search(r"Did you mean “(select \S+)”", first.stdout)
    assert card is not None
    done = run(*shirt, given=lines("", card[1], "bet win 20", "undo", "", "board"))
    before, again = done.stdout.split("Taken back: bet win.\n")
    hand = re.findall(r"^hand: .*$", before, re.MULTILINE)[-1]
    hidden, seen = again.split("Now Ann. Press Enter when only Ann sees the screen.\n")
    assert hand not in hidden
    assert hand in seen


def test_what_is_done_at_an_open_table_is_not_hidden() -> None:
    people = ("--name", "Ann", "--name", "Ben", "--players", "2")
    bookie = ("play", "beat-the-bookie", "--terminal", "--seed", "3", *people)
    done = run(*bookie, given="\nbid 100\n\npass\n" * 8 + "\ndone\n" * 40)
    turns: dict[str, set[tuple[str, bool]]] = {}
    hidden = False
    for line in done.stdout.splitlines():
        hidden |= line.startswith("The screen is hidden")
        turn = re.fullmatch(r"(\w+), it is your turn: (.*) \(\? explains\)\.", line)
        if turn is not None:
            turns.setdefault(turn[2], set()).add((turn[1], hidden))
            hidden = False
    assert ("Ben", True) in turns["back, done"]
    trading = set[tuple[str, bool]]().union(
        *(who for verbs, who in turns.items() if re.search("offer|ask|sell", verbs))
    )
    assert trading == {("Ann", False), ("Ben", False)}


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
def test_the_arrow_keys_do_not_bring_back_what_another_has_typed(tmp_path: Path) -> None:
    with at_terminal(*RACEHORSE, "--name", "Ann", "--name", "Ben", folder=tmp_path) as (_, keys):
        screen_until(keys, "Press Enter when only")
        os.write(keys, b"\r")
        screen_until(keys, "Ann>")
        os.write(keys, b"pssa 77\r")
        screen_until(keys, "do not understand")
        os.write(keys, b"\x1b[A")
        assert "pssa 77" in screen_until(keys, "77")  # one's own line comes back
        os.write(keys, b"\x15pass\r")
        screen_until(keys, "Now Ben")
        os.write(keys, b"\r")
        screen_until(keys, "Ben>")
        os.write(keys, b"\x1b[A\x1b[A\x1b[A???\r")
        assert "77" not in screen_until(keys, "do not understand")


@pytestmark_terminal
@pytest.mark.parametrize("number", ["SIGHUP", "SIGTERM"])
def test_a_closed_window_loses_no_game(number: str, tmp_path: Path) -> None:
    with at_terminal(*RACEHORSE, "--name", "Ann", folder=tmp_path) as (process, keys):
        screen_until(keys, "Ann>")
        os.write(keys, b"smudge\r")
        screen_until(keys, "it is your turn: play")
        process.send_signal(getattr(signal, number))
        assert process.wait(30) == 130
    (file,) = tmp_path.iterdir()
    assert ("p1", "smudge") in replay(read_record(file)).history


@pytestmark_terminal
def test_the_screen_is_cleared_between_two_people(tmp_path: Path) -> None:
    with at_terminal(*RACEHORSE, "--name", "Ann", "--name", "Ben", folder=tmp_path) as (_, keys):
        clear = "\x1b[2J\x1b[3J\x1b[H"
        seen = screen_until(keys, "Press Enter when only")
        assert "Racehorse. Type ?" in seen
        assert clear not in seen  # nobody has seen anything secret yet
        os.write(keys, b"\r")
        assert clear in screen_until(keys, "Ann>")
        os.write(keys, b"pass\r")
        _, cleared, public = screen_until(keys, "Now Ben").partition(clear)
        assert cleared
        assert "Ann passes." in public  # what all may know stays to be read
        assert not HAND.search(public.replace("\r", ""))
