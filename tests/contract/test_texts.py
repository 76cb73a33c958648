"""Each action and each chance outcome has one text, which means it again."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from homestretch import Game, InvalidAction
from homestretch.engine.contract import CHOICE_WIDTH, Action, Choice, outcomes
from tests.contract.playing import NAMES, new_game, pick_amount, pick_choice


def hold_texts(game: Game, seed: object, limit: int, known: dict[str, Action]) -> None:
    """Play a random game by the rules alone; whatever can be done or can happen on the way has its own text."""
    rules, t, rng = game.rules, game.new_table(), random.Random(f"texts {seed}")
    out = [[0] * CHOICE_WIDTH for _ in range(rules.max_legal)]
    for _ in range(limit):
        mask = rules.waiting(t)
        if mask:
            seat = rng.choice([seat for seat in range(game.seats) if mask >> seat & 1])
            choices = [Choice(*row) for row in out[: rules.legal(t, seat, out)]]
            for choice in choices:
                hold_text(game, pick_amount(choice, rng), known)
            rules.act(t, seat, pick_choice(choices, rng))
        elif t.chance:
            for outcome in outcomes(rules, t):
                hold_text(game, outcome, known)
            rules.befall(t, rules.ticket(t, rng.randrange(rules.tickets(t))))
        else:
            return
        assert rules.invariants(t) == 0  # money kept, each card in one place (field cases A18, A27)


def hold_text(game: Game, action: Action, known: dict[str, Action]) -> None:
    """Format and parse, and no other action has the same text."""
    text = game.rules.grammar.say(action)
    if known.get(text) == action:
        return
    assert text not in known
    assert game.rules.grammar.read(text) == action
    assert text == text.strip().replace("  ", " ")
    assert text.isascii()
    known[text] = action


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 2**32))
def test_texts_of_random_games_come_back(name: str, seed: int) -> None:
    hold_texts(new_game(name, seed), seed, 250, {})


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_texts_of_ten_thousand_games_come_back(name: str) -> None:
    known: dict[str, Action] = {}
    for seed in range(10_000):
        hold_texts(new_game(name, seed % 500, short=True), f"long {seed}", 1000, known)
    assert len(known) > 80


@pytest.mark.parametrize("name", NAMES)
@given(text=st.text(max_size=70))
def test_any_other_text_is_refused_or_means_an_action_that_says_it(name: str, text: str) -> None:
    grammar = new_game(name, 0).rules.grammar
    try:
        action = grammar.read(text)
    except InvalidAction:
        return
    assert grammar.say(action) == text


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_texts_built_from_the_grammars_own_words_come_back(name: str, data: st.DataObject) -> None:
    game = new_game(name, 0)
    pieces = {word for form in game.rules.grammar.forms() for word in form.replace("[", "").replace("]", "").split()}
    words = [
        *sorted(pieces),
        "p1",
        "p12",
        "p13",
        "h1",
        "h12",
        "h0",
        "7",
        "10",
        "010",
        "4+3",
        "any+3",
        "3:8",
        "home",
        "QH",
    ]
    text = " ".join(data.draw(st.lists(st.sampled_from(words), min_size=1, max_size=6)))
    try:
        action = game.rules.grammar.read(text)
    except InvalidAction:
        return
    assert game.rules.grammar.say(action) == text
