"""Record files from outside: whatever stands in them, one sentence with the line, and nothing half loaded."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from homestretch import BadRecord, load_game
from homestretch.play import record as module
from homestretch.play.record import header_of, parse_record, read_record, replay, rich_keys, steps, write_record

GAME = load_game("quarter-horse", seats=2, races=1)
HEADER = header_of(GAME, ["Ann", "Ben"])
FIRST = {"who": "chance", "do": "dealer p1"}


def text_of(*lines: Any) -> str:
    return "".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines)


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        replay(parse_record(text, "file"))
    assert "\n" not in str(error.value)
    assert str(error.value).startswith("file")
    return error.value


def test_the_header_holds_what_differs_from_the_usual() -> None:
    assert HEADER == {
        "format": "homestretch-record", "version": 1, "game": "quarter-horse", "rules": 1, "options": {"races": 1},
        "seats": ["Ann", "Ben"],
    }  # fmt: skip
    assert header_of(GAME)["seats"] == ["Player 1", "Player 2"]


def test_unknown_keys_are_kept() -> None:
    record = parse_record(text_of(HEADER | {"fair": {"commitment": "00"}}, FIRST | {"at": 5, "__proto__": {"a": [1]}}))
    assert record.header["fair"] == {"commitment": "00"}
    assert record.lines == [(2, FIRST | {"at": 5, "__proto__": {"a": [1]}})]
    assert replay(record).history == [("chance", "dealer p1")]


def test_a_record_may_stop_anywhere() -> None:
    assert replay(parse_record(text_of(HEADER))).history == []
    assert replay(parse_record(text_of(HEADER, FIRST))).to_move() == ["chance"]


def test_to_stops_before_what_is_wrong() -> None:
    record = parse_record(text_of(HEADER, FIRST, FIRST))
    assert replay(record, 1).history == [("chance", "dealer p1")]
    with pytest.raises(BadRecord, match=r"line 3: .*\(QHR-\d+\)"):
        replay(record, 2)


# What a header may not be.
HEADERS: list[Any] = [
    {},
    {"format": "homestretch-record"},
    HEADER | {"format": "other"},
    HEADER | {"version": 0},
    HEADER | {"version": "1"},
    HEADER | {"version": True},
    HEADER | {"game": None},
    HEADER | {"game": "snails"},
    HEADER | {"game": ["quarter-horse"]},
    HEADER | {"rules": 2},
    HEADER | {"rules": True},
    HEADER | {"rules": None},
    HEADER | {"seats": "Ann"},
    HEADER | {"seats": [1, 2]},
    HEADER | {"seats": ["Ann"]},
    HEADER | {"seats": ["x"] * 13},
    HEADER | {"options": []},
    HEADER | {"options": {"races": "1"}},
    HEADER | {"options": {"races": True}},
    HEADER | {"options": {"races": 10**30}},
    HEADER | {"options": {"colour": 1}},
    HEADER | {"options": {"track": [1] * 10}},
    HEADER | {"options": {"track": {}}},
    HEADER | {"options": {"fees": ["5-10-25-50"]}},
    [],
    [HEADER],
    None,
    5,
    "text",
    True,
]


@pytest.mark.parametrize("header", HEADERS, ids=lambda header: json.dumps(header)[:60])
def test_a_wrong_header_is_refused_on_its_line(header: Any) -> None:
    assert refused(text_of(json.dumps(header), FIRST)).line == 1


# What an action line may not be.
LINES: list[Any] = [
    {},
    {"who": "chance"},
    {"do": "dealer p1"},
    {"who": 1, "do": "dealer p1"},
    {"who": "chance", "do": None},
    {"who": "p3", "do": "dealer p1"},
    {"who": "p0", "do": "dealer p1"},
    {"who": "P1", "do": "dealer p1"},
    {"who": "p01", "do": "dealer p1"},
    {"who": "", "do": ""},
    {"who": "chance", "do": ""},
    {"who": "p1", "do": "dealer p1"},
    {"who": "chance", "do": "dealer p3"},
    {"who": "chance", "do": "dealer  p1"},
    {"who": "chance", "do": "Dealer p1"},
    {"who": "chance", "do": "dealer p1 "},
    {"who": "chance", "do": "dealer p1\n"},
    {"who": "chance", "do": "x" * 10_000},
    {"who": "chance", "do": "dealer p\u0661"},
    {"who": "chance", "do": "roll 1 1"},
    [FIRST],
    7,
    None,
    "pass",
]


@pytest.mark.parametrize("line", LINES, ids=lambda line: json.dumps(line)[:60])
def test_a_wrong_line_is_refused_with_its_number(line: Any) -> None:
    assert refused(text_of(HEADER, "", json.dumps(line))).line == 3


@pytest.mark.parametrize(
    "text",
    ["{not json", '{"a": 1.0}', '{"a": NaN}', '{"a": -Infinity}', '{"a": 1e999}', '{"a": 1} {"b": 2}', "[" * 3000,
     '{"a":' * 3000, f'{{"a": {"9" * 5000}}}', '"\\ud800', "\x00"],
)  # fmt: skip
def test_what_is_no_json_value_of_whole_numbers_is_refused(text: str) -> None:
    assert refused(text).line == 1
    assert refused(text_of(HEADER, text)).line == 2


@pytest.mark.parametrize("text", ["", "\n\n", "   \n"])
def test_an_empty_file_is_refused(text: str) -> None:
    assert "is empty" in str(refused(text))


def test_an_illegal_action_far_down_is_refused_with_its_line_and_clause() -> None:
    state = GAME.new_initial_state()
    lines: list[Any] = [HEADER]
    while len(lines) < 50:
        do = state.chance_outcomes()[0][0]
        lines.append({"who": "chance", "do": do})
        state.apply_action(do)
    error = refused(text_of(*lines, {"who": "p2", "do": "roll 1 2"}, *[FIRST] * 100))
    assert error.line == 51
    assert error.clause.startswith("QHR-")


def test_a_file_of_a_million_lines_is_refused_before_it_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_LINES", 2000)
    error = refused(text_of(HEADER, *[FIRST] * 10_000))
    assert error.line == 2001
    assert "larger than any game" in str(error)


class Endless(io.StringIO):
    """A file of one line that never ends; counts what is asked of it."""

    asked = 0

    def readline(self, size: int | None = -1, /) -> str:
        assert size is not None
        assert 0 < size <= module.LONGEST_LINE + 1
        self.asked += size
        return "[" * size


def test_a_line_without_end_is_not_read_to_its_end() -> None:
    file = Endless()
    with pytest.raises(BadRecord, match="larger than any game"):
        read_record(file)
    assert file.asked <= 2 * (module.LONGEST_LINE + 1)


def test_line_separators_inside_names_are_no_line_ends(tmp_path: Path) -> None:
    names = ["A\u2028B\x85C", "D\x0b\x1cE"]
    text = "".join(write_record(GAME, [("chance", "dealer p1")], names))
    assert parse_record(text).names == names
    path = tmp_path / "names.jsonl"
    path.write_text(text, encoding="utf-8")
    assert read_record(path).names == names


def test_files_of_other_editors_are_read(tmp_path: Path) -> None:
    path = tmp_path / "marked.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + text_of(HEADER, FIRST).replace("\n", "\r\n").encode())
    assert len(read_record(str(path)).lines) == 1


def test_what_is_no_text_or_no_file_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "bytes.jsonl"
    path.write_bytes(text_of(HEADER).encode() + b"\xff\n")
    with pytest.raises(BadRecord, match=r"bytes\.jsonl, line 2: is not UTF-8 text"):
        read_record(path)
    for wrong in (tmp_path, tmp_path / "none.jsonl"):
        with pytest.raises(BadRecord, match="cannot be read"):
            read_record(wrong)


def test_steps_give_the_position_after_each_line() -> None:
    record = parse_record(text_of(HEADER, FIRST, {"who": "chance", "do": "deal p2 7"}))
    found = [(number, line["do"], state.t.to_deal) for number, line, state in steps(record)]
    assert found == [(2, "dealer p1", 44), (3, "deal p2 7", 43)]


def test_rich_keys_are_those_of_the_position_before() -> None:
    lines = [json.loads(line) for line in write_record(GAME, [("chance", "dealer p2")], rich=True)]
    assert lines[1] == {"who": "chance", "do": "dealer p2"} | rich_keys(GAME.new_initial_state())
    assert lines[1]["outcomes"] == {"dealer p1": 1, "dealer p2": 1}
    assert lines[1]["money"] == {"p1": 1000, "p2": 1000, "pot": 0}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(),
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from([*HEADER, "who", "do", "result"]), inside)
    ),
    max_leaves=8,
)


@given(st.lists(JSON | st.sampled_from([HEADER, FIRST, {"result": {}}]), max_size=6))
def test_any_lines_are_a_record_or_are_refused(values: list[Any]) -> None:
    found = ""
    try:
        replay(parse_record(text_of(*map(json.dumps, values))))
    except BadRecord as error:
        found = str(error)
    assert "\n" not in found


@given(st.text(max_size=60))
def test_any_text_is_a_record_or_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        parse_record(text)
