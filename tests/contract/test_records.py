"""Records of random games: written, read, replayed, and refused where they are wrong."""

from __future__ import annotations

import json

import pytest

from homestretch import BadRecord
from homestretch.engine.schema import to_dict
from homestretch.play.record import parse_record, replay, write_record
from tests.contract.playing import CASES, known_clauses, new_game, played, whole_numbers_only


@pytest.mark.parametrize(("name", "draw"), CASES)
@pytest.mark.parametrize("short", [True, False])
def test_write_read_replay(name: str, draw: int, short: bool) -> None:
    limit = 60_000 if short else 150  # a whole game, and a position on the way
    state = played(new_game(name, draw, short=short), f"record {name} {draw}", limit)
    text = "".join(write_record(state.game, state.history))
    record = parse_record(text)
    again = replay(record)
    assert to_dict(again.t) == to_dict(state.t)
    assert again.history == state.history
    assert again.game.options == state.game.options
    assert again.result() == state.result()
    assert (record.result is not None) == state.is_terminal()
    assert "".join(write_record(again.game, again.history)) == text
    assert whole_numbers_only([json.loads(line) for line in text.splitlines()])


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_a_wrong_result_or_more_after_it_is_refused(name: str, draw: int) -> None:
    state = played(new_game(name, draw, short=True), f"result {name} {draw}", 60_000)
    lines = list(write_record(state.game, state.history))
    result = json.loads(lines[-1])
    wrong = [result | {"result": result["result"] | {"p2": result["result"]["p2"] + 1}}, result | {"winners": ["p99"]}]
    wrong += [result | {"result": {"p1": 0}}, result | {"result": None}, result | {"winners": None}]
    wrong += [result | {"result": result["result"] | {"p1": True}}]
    for line in wrong:
        with pytest.raises(BadRecord, match=f"line {len(lines)}: ") as refused:
            replay(parse_record("".join([*lines[:-1], json.dumps(line)])))
        assert refused.value.line == len(lines)
    with pytest.raises(BadRecord, match="after the result line"):
        parse_record("".join([*lines, lines[-2]]))
    # The last action is gone, so the result comes too early.
    with pytest.raises(BadRecord, match="not over"):
        replay(parse_record("".join([*lines[:-2], lines[-1]])))


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_a_broken_line_is_refused_with_its_number_and_clause(name: str, draw: int) -> None:
    state = played(new_game(name, draw), f"broken {name} {draw}", 60)
    lines = list(write_record(state.game, state.history))
    # The same action twice: the second time it is due to nobody, or another outcome is.
    for at in (1, len(lines) // 2):
        doubled = [*lines[:at], *[lines[at]] * 60, *lines[at:]]
        with pytest.raises(BadRecord, match=r"line \d+: ") as refused:
            replay(parse_record("".join(doubled)))
        assert at + 1 < refused.value.line <= at + 61
        assert refused.value.clause in known_clauses(name)


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_rich_lines_tell_the_position_before_them(name: str, draw: int) -> None:
    state = played(new_game(name, draw), f"rich {name} {draw}", 120)
    position = state.game.new_initial_state()
    lines = [json.loads(line) for line in write_record(state.game, state.history, rich=True)]
    for step, line in zip(state.history, lines[1:], strict=False):
        assert (line["who"], line["do"]) == step
        assert line["to_move"] == position.to_move()
        assert line["legal"] == {f"p{seat + 1}": position.legal_actions(seat) for seat in position.waiting()}
        assert line.get("outcomes", {}) == dict(position.chance_outcomes())
        assert line["money"] == position.money()
        position.apply_action(step.do, -1 if step.who == "chance" else int(step.who[1:]) - 1)
    assert to_dict(position.t) == to_dict(state.t)
