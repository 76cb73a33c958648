"""The text grammar: both directions from one declaration, one text an action."""

from __future__ import annotations

import pytest

from homestretch.engine.contract import NONE, Action, Choice
from homestretch.engine.errors import InvalidAction
from homestretch.engine.grammar import MOST_DIGITS, Grammar, counted, listed, numbered

BET, PLAY, PASS, NAME, GIVE = range(1, 6)
GRAMMAR = Grammar(
    {
        BET: "bet {what:kind} {amount:money}",
        PLAY: "play {what:card}[ {which:horse}][ to {where:square}]",
        PASS: "pass",
        NAME: "name {what:horse}[ {which:horse}]",
        GIVE: "give {what:seat} {which:die}",
    },
    {
        "kind": listed({0: "win", 1: "place", 2: "win-place"}),
        "card": listed({0: "4+3", 1: "any-2", 2: "any"}),
        "horse": counted("h", 12, 1),
        "square": numbered(0, 30),
        "die": numbered(1, 6),
    },
)

PAIRS = [
    ("bet win 30", Action(BET, 0, amount=30)),
    ("bet place 0", Action(BET, 1, amount=0)),
    ("bet win-place 999999999999999", Action(BET, 2, amount=999_999_999_999_999)),
    ("play 4+3", Action(PLAY, 0)),
    ("play any h12", Action(PLAY, 2, 12)),
    ("play any-2 h2 to 0", Action(PLAY, 1, 2, 0)),
    ("play 4+3 to 30", Action(PLAY, 0, NONE, 30)),
    ("pass", Action(PASS)),
    ("name h1 h10", Action(NAME, 1, 10)),
    ("give p12 6", Action(GIVE, 11, 6)),
]


@pytest.mark.parametrize(("text", "action"), PAIRS)
def test_a_text_is_read_and_said(text: str, action: Action) -> None:
    assert GRAMMAR.read(text) == action
    assert GRAMMAR.say(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass ",
        " pass",
        "PASS",
        "pas",
        "passs",
        "pass\n",
        "bet win",
        "bet win -5",
        "bet win 05",
        "bet win 1e3",
        "bet win 5.0",
        "bet win 1_000",
        "bet win ٣",
        "bet lose 5",
        "bet  win 5",
        "bet win " + "9" * (MOST_DIGITS + 1),
        "play",
        "play 4+4",
        "play 4+3 h0",
        "play 4+3 h13",
        "play 4+3 h01",
        "play 4+3 to",
        "play 4+3 to 31",
        "play 4+3 to 007",
        "play 4+3 to 3 h2",
        "give p0 1",
        "give p13 1",
        "give p1 0",
        "give p1 7",
        "name h1 h2 h3",
        "x" * 61,
        "pass\x00",
    ],
)
def test_any_other_text_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(InvalidAction) as refused:
        GRAMMAR.read(text)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 400


def test_a_choice_has_a_range_where_there_is_an_amount() -> None:
    assert GRAMMAR.say_choice(Choice(BET, 0, low=10, high=100, step=10)) == "bet win 10..100/10"
    assert GRAMMAR.say_choice(Choice(BET, 0, low=10, high=10, step=10)) == "bet win 10..10/10"
    assert GRAMMAR.say_choice(Choice(PLAY, 1, 2, 9)) == "play any-2 h2 to 9"


def test_the_forms_are_for_readers() -> None:
    assert GRAMMAR.forms() == [
        "bet KIND MONEY", "play CARD [HORSE] [to SQUARE]", "pass", "name HORSE [HORSE]", "give SEAT DIE",
    ]  # fmt: skip
    with pytest.raises(InvalidAction, match=r"'fly' is no action of this game: its forms are bet KIND MONEY; "):
        GRAMMAR.read("fly")
