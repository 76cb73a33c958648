"""Options: declared once, read from JSON-like values and from texts, refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from homestretch import BadOption
from homestretch.engine.options import (
    changed,
    choice,
    choice_or_list,
    declared,
    fill,
    from_text,
    number,
    options,
    seat_or,
    shown,
    yes_no,
)


@options
class Options:
    """One option of each kind."""

    races: int = number(4, 1, 100, clause=7, title="Races", sentence="How many.")
    money: int = number(100, 10, 1000, step=10, clause=4, title="Money", sentence="How much.")
    cap: int = number("none", 10, 500, zero="none", clause=9, title="Cap", sentence="The most.")
    short: int = yes_no(False, clause=1, title="Short", sentence="Whether.")
    until: int = choice("races", "last", clause=7, title="Until", sentence="Until when.")
    track: list[int] = choice_or_list(
        "flat", "steep", length=3, low=1, high=9, clause=6, title="Track", sentence="How far."
    )
    bookie: int = seat_or("system", clause=2, title="Bookie", sentence="Who.")


USUAL = {
    "races": 4, "money": 100, "cap": "none", "short": False, "until": "races", "track": "flat", "bookie": "system",
}  # fmt: skip
OTHERS = {"races": 100, "money": 10, "cap": 500, "short": True, "until": "last", "track": [1, 9, 5], "bookie": "p3"}


def test_values_go_in_and_come_back() -> None:
    assert [option.name for option in declared(Options)] == list(USUAL)
    assert shown(Options, fill(Options, {}, 4)) == USUAL
    assert shown(Options, fill(Options, OTHERS, 4)) == OTHERS
    assert changed(Options, fill(Options, OTHERS, 4)) == OTHERS
    assert changed(Options, fill(Options, USUAL, 4)) == {}
    assert changed(Options, fill(Options, {"cap": "none", "races": 5}, 4)) == {"races": 5}


def test_rules_read_numbers() -> None:
    record = fill(Options, OTHERS, 4)
    assert (record.races, record.cap, record.short, record.until, record.bookie) == (100, 500, 1, 1, 2)
    assert record.track == [2, 1, 9, 5]
    usual = fill(Options, {}, 4)
    assert (usual.cap, usual.short, usual.until, usual.bookie, usual.track) == (0, 0, 0, -1, [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("name", "values", "allows"),
    [
        ("races", [0, 101, -1, 4.0, True, "4", None, [4], 10**30, float("nan")], "1 to 100"),
        ("money", [5, 15, 1010, 0], "10 to 1000 in steps of 10"),
        ("cap", [0, 9, 501, "nothing", "None", False], "none or 10 to 500"),
        ("short", [0, 1, "yes", "true", None], "yes or no"),
        ("until", ["Last", 0, "", None, ["races"]], "races, last"),
        (
            "track",
            ["hilly", [1, 2], [1, 2, 3, 4], [0, 1, 1], [10, 1, 1], [1, 1, 1.0], [True, 1, 1], 5],
            "flat, steep or 3",
        ),
        ("bookie", ["p5", "p0", "P1", 1, "p01", "nobody", None], "system or a seat such as p2"),
    ],
)
def test_other_values_are_refused_with_what_is_allowed(name: str, values: list[Any], allows: str) -> None:
    for value in values:
        with pytest.raises(BadOption) as refused:
            fill(Options, {name: value}, 4)
        assert name in str(refused.value)
        assert allows in str(refused.value)
        assert "\n" not in str(refused.value)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    for name in ("race", "", "races ", "__class__", "x" * 1000):
        with pytest.raises(BadOption, match=r"there is no option .*: this game has races, money, cap") as refused:
            fill(Options, {name: 1}, 4)
        assert len(str(refused.value)) < 200
        with pytest.raises(BadOption, match="there is no option"):
            from_text(Options, name, "1")


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("races", "7", 7),
        ("races", " 7 ", 7),
        ("races", "-3", -3),
        ("cap", "none", "none"),
        ("cap", "20", 20),
        ("short", "yes", True),
        ("short", "no", False),
        ("short", "true", True),
        ("until", "last", "last"),
        ("track", "steep", "steep"),
        ("track", "1,2,3", [1, 2, 3]),
        ("track", "1, 2, 3", [1, 2, 3]),
        ("bookie", "p2", "p2"),
    ],
)
def test_texts_of_the_command_line(name: str, text: str, value: object) -> None:
    assert from_text(Options, name, text) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("races", "seven"), ("races", ""), ("races", "7.0"), ("races", "1e3"), ("races", "\u0667"), ("races", "9" * 30),
        ("short", "maybe"), ("short", "1"), ("track", "1,2,"), ("track", "1;2;3"), ("cap", "all"),
    ],
)  # fmt: skip
def test_texts_that_mean_nothing_are_refused(name: str, text: str) -> None:
    with pytest.raises(BadOption, match=f"option {name} cannot be"):
        from_text(Options, name, text)


def test_an_option_without_a_declaration_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Bad\.races is not declared as an option"):

        @options
        class Bad:
            """Declares nothing."""

            races: int = 4
