"""Record files: one game as lines of JSON – header, actions, result – read, written, replayed, verified."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from homestretch.engine.contract import CHANCE
from homestretch.engine.errors import BadOption, BadRecord, IllegalAction, InvalidAction, UnknownGame
from homestretch.play.game import Game
from homestretch.play.state import State

FORMAT, VERSION = "homestretch-record", 1
# A line, a file and a number of lines larger than any real game needs are refused before they cost memory or time.
LONGEST_LINE = 200_000
MOST_LINES = 500_000


@dataclass
class Record:
    """A record as read: the header, the action lines (each with its line number) and the result line, if there is
    one.
    """

    header: dict[str, Any]
    game: Game
    names: list[str]
    lines: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    result: tuple[int, dict[str, Any]] | None = None
    file: str = "record"

    def fail(self, line: int, message: str, clause: str = "") -> BadRecord:
        """The error for one line of this record."""
        return BadRecord(f"{self.file}, line {line}: {message}", line, clause)


def header_of(game: Game, names: list[str] | None = None) -> dict[str, Any]:
    """The header line of a record of a game, with the players' names in seat order."""
    seats = names or [f"Player {seat + 1}" for seat in range(game.seats)]
    header: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": game.name, "rules": game.rules.version}
    return header | {"options": game.changed_options, "seats": seats}


def read_record(source: Path | str | TextIO | BinaryIO) -> Record:
    """Read a record from a path, or from an open file such as standard input (its bytes, best: `sys.stdin.buffer`).

    Raises BadRecord with the file, the line number and what is wrong; nothing is half loaded.
    """
    if isinstance(source, (str, Path)):
        try:
            with Path(source).open("rb") as file:
                return _read(file, str(source))
        except OSError as error:
            raise BadRecord(f"{source}: cannot be read ({error.strerror})") from None
    return _read(source, "standard input")


def parse_record(text: str, name: str = "record") -> Record:
    """Read a record from its text."""
    return _read(StringIO(text), name)


def _read(file: TextIO | BinaryIO, name: str) -> Record:
    record: Record | None = None
    for number, line in enumerate(_lines(file), 1):
        if number > MOST_LINES or len(line) > LONGEST_LINE:
            raise BadRecord(f"{name}, line {number}: the record is larger than any game can be", number)
        if not line.strip():
            continue
        value = _value(line, name, number)
        if record is None:
            record = _open(value, name)
        elif record.result is not None:
            raise record.fail(number, "nothing may stand after the result line")
        elif "result" in value:
            record.result = (number, value)
        else:
            record.lines.append((number, _checked(record, number, value)))
    if record is None:
        raise BadRecord(f"{name}: is empty; a record starts with its header line", 1)
    return record


def _lines(file: TextIO | BinaryIO) -> Iterator[str | bytes]:
    """The lines of a file, none read further than it may be long; without the mark that some editors put in front."""
    for line in iter(lambda: file.readline(LONGEST_LINE + 1), type(file.read(0))()):
        yield line.removeprefix(BOM_UTF8) if isinstance(line, bytes) else line


def _value(line: str | bytes, name: str, number: int) -> dict[str, Any]:
    def refuse(word: str) -> None:
        raise ValueError(word)

    try:
        text = line if isinstance(line, str) else line.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{name}, line {number}: is not UTF-8 text", number) from None
    try:
        if text.count("[") + text.count("{") > 2000:
            raise ValueError("too deep")
        value = json.loads(text, parse_constant=refuse, parse_float=refuse)
    except (ValueError, RecursionError):
        message = f"{name}, line {number}: is not one JSON value (numbers must be whole)"
        raise BadRecord(message, number) from None
    if not isinstance(value, dict):
        raise BadRecord(f"{name}, line {number}: must be a JSON object", number)
    return value


def _open(header: dict[str, Any], name: str) -> Record:
    def fail(message: str, clause: str = "") -> BadRecord:
        return BadRecord(f"{name}, line 1: {message}", 1, clause)

    if header.get("format") != FORMAT:
        raise fail(f'this is no record: the first line must have "format": "{FORMAT}"')
    version = header.get("version")
    if type(version) is not int or version != VERSION:
        raise fail(f"version {version!r} of the format is not known; this program reads version {VERSION}")
    seats, options = header.get("seats"), header.get("options", {})
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise fail('"seats" must be the list of the players\' names')
    if not isinstance(options, dict):
        raise fail('"options" must be an object of option values by name')
    if not isinstance(header.get("game"), str):
        raise fail('"game" must be the name of a game')
    try:
        game = Game(header["game"], len(seats), options)
    except UnknownGame as error:
        raise fail(str(error)) from None
    except BadOption as error:
        raise fail(str(error), error.clause) from None
    rules = header.get("rules")
    if type(rules) is not int or rules != game.rules.version:
        ours = game.rules.version
        raise fail(f"it was played by version {rules!r} of the rules of {game.name}; this program has version {ours}")
    return Record(header, game, seats, file=name)


def _checked(record: Record, number: int, value: dict[str, Any]) -> dict[str, Any]:
    for key in ("who", "do"):
        if not isinstance(value.get(key), str):
            raise record.fail(number, f'an action line needs "{key}" as a text')
    if value["who"] != "chance" and value["who"] not in [f"p{k + 1}" for k in range(record.game.seats)]:
        raise record.fail(number, f'"who" must be p1 to p{record.game.seats} or chance, not {value["who"]!r}')
    return value


def replay(record: Record, to: int | None = None) -> State:
    """Play a record from the start, to its end or for `to` actions, holding each line against the rules.

    Raises BadRecord at the first line that is wrong, with the clause where a rule is broken; the result line, if
    reached, must be right.
    """
    state = record.game.new_initial_state()
    for count, (number, line) in enumerate(record.lines):
        if to is not None and count >= to:
            return state
        _apply(record, state, number, line)
    if record.result is not None and (to is None or to >= len(record.lines)):
        _hold_result(record, state)
    return state


def steps(record: Record) -> Iterator[tuple[int, dict[str, Any], State]]:
    """Each line of a record with the position after it (always the same State object, moved on)."""
    state = record.game.new_initial_state()
    for number, line in record.lines:
        _apply(record, state, number, line)
        yield number, line, state


def _apply(record: Record, state: State, number: int, line: Mapping[str, Any]) -> None:
    who, text = line["who"], line["do"]
    try:
        state.apply_action(text, CHANCE if who == "chance" else int(who[1:]) - 1)
    except (IllegalAction, InvalidAction) as error:
        raise record.fail(number, str(error), error.clause) from None


def _hold_result(record: Record, state: State) -> None:
    assert record.result is not None
    number, line = record.result
    right = state.result()
    if right is None:
        raise record.fail(number, f"the game is not over: to move is {', '.join(state.to_move())}")
    # As texts, since Python holds true and 1 to be equal.
    if json.dumps(line["result"], sort_keys=True) != json.dumps(right["result"], sort_keys=True):
        raise record.fail(number, f"the result is {json.dumps(right['result'])}")
    winners = line.get("winners", right["winners"])
    if not isinstance(winners, list) or sorted(map(str, winners)) != sorted(right["winners"]):
        raise record.fail(number, f"the winners are {', '.join(right['winners'])}")


def rich_keys(state: State) -> dict[str, Any]:
    """The keys of a rich record for the position before an action: to_move, legal, outcomes (on chance lines) and
    money.
    """
    keys: dict[str, Any] = {"to_move": state.to_move()}
    keys["legal"] = {f"p{seat + 1}": state.legal_actions(seat) for seat in state.waiting()}
    if state.is_chance_node():
        keys["outcomes"] = dict(state.chance_outcomes())
    return keys | {"money": state.money()}


def write_record(
    game: Game, history: Iterable[tuple[str, str]], names: list[str] | None = None, rich: bool = False
) -> Iterator[str]:
    """The lines of a record of a history of (who, text), played from the start; `rich` adds `rich_keys` to each."""
    yield json.dumps(header_of(game, names), ensure_ascii=False) + "\n"
    state = game.new_initial_state()
    for who, text in history:
        extra = rich_keys(state) if rich else {}
        state.apply_action(text, CHANCE if who == "chance" else int(who[1:]) - 1)
        yield json.dumps({"who": who, "do": text} | extra, ensure_ascii=False) + "\n"
    result = state.result()
    if result is not None:
        yield json.dumps(result | (rich_keys(state) if rich else {}), ensure_ascii=False) + "\n"
