"""The turned pile (LYS-29, LYS-30, rulings 8, 29, 30, 33; field cases A25, A27)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from homestretch import State
from homestretch.engine.contract import Action
from homestretch.games.lose_your_shirt.session import MOVE
from homestretch.games.lose_your_shirt.words import CARDS
from tests.rules.lose_your_shirt.table import bet_all, deal, do, new_table, race, refused, told


def played_down(seats: int, broke: int) -> tuple[State, Counter[str]]:
    """A race on the longest track whose hands are played without a horse home; and the cards that went to the pile."""
    state = new_table(seats, squares=30)
    for seat in range(broke):
        state.t.broke[seat] = 1
        state.t.ledger.account[12] += state.t.ledger.account[seat]
        state.t.ledger.account[seat] = 0
    bet_all(deal(state))
    rng = random.Random(seats * 10 + broke)
    cards: Counter[str] = Counter()
    while state.t.phase == 3:
        texts = [text for text in state.legal_actions() if not text.endswith("home")]
        text = rng.choice(texts or state.legal_actions())
        seat = state.waiting()[0]
        shown = state.t.shown[seat]
        state.apply_action(text)
        if state.t.shown[seat] == shown:
            cards[text.split()[1]] += 1
    return state, cards


@pytest.mark.rule("LYS-29", "LYS-38")
@pytest.mark.parametrize(("seats", "size"), [(6, 36), (5, 35), (4, 36), (3, 39)])
def test_worked_example_the_pile_without_the_selections(seats: int, size: int) -> None:
    for broke in range(seats - 1):
        state, cards = played_down(seats, broke)
        assert state.t.phase == 4
        # One card more for every broke player, who lays none beside him.
        assert sum(cards.values()) == state.t.down_left == size + broke
        assert dict(state.chance_outcomes()) == {f"turn {card}": cards[card] for card in CARDS.values() if cards[card]}
        # The race's dealer turns first.
        assert state.t.trigger == state.t.dealer == 0
        assert state.t.cards[:seats] == [0] * seats


def turning(*pile: str, at: dict[int, str] | None = None, home: tuple[int, ...] = ()) -> State:
    """Four seats at the turned pile; horse 4 is boxed in at 4:5; p1 turns first."""
    boxed = {4: "4:5", 5: "5:5", 1: "4:6", 2: "5:6", 3: "3:6"}
    places = {horse: place for horse, place in (boxed | (at or {})).items() if horse not in home}
    state = race(seats=4, at=places, home=home, hands=[[], [], [], ["6+2"]], pile=pile, turn="p4")
    text = next(text for text in state.legal_actions() if text.startswith("play 6+2"))
    return do(state, f"p4 {text}")


@pytest.mark.rule("LYS-29")
def test_each_in_turn_moves_the_card_it_turned() -> None:
    state = turning("4+4", "any+3", "5+2")
    assert state.chance_outcomes() == [(f"turn {card}", 1) for card in ("4+4", "5+2", "6+2", "any+3")]
    assert state.legal_actions(0) == []
    assert refused(state, "p1 move") == refused(state, "p1 play 5+2 to 5:7") == "LYS-29"
    do(state, "chance turn 5+2")
    assert state.waiting() == [0]
    assert state.legal_actions() == ["move to 6:7"]
    assert refused(state, "p2 move to 6:7") == refused(state, "p1 play 5+2 to 6:7") == "LYS-29"
    assert refused(state, "p1 move") == "LYS-21"
    assert refused(state, "p1 move to 5:6") == "LYS-20"
    assert refused(state, "p1 move h5 to 6:7") == "LYS-18"
    assert state.rules.check(state.t, 0, Action(MOVE, 3, -1, 6 * 32 + 7)) == 29
    do(state, f"p1 {state.legal_actions()[0]}", "chance turn any+3")
    assert state.waiting() == [1]
    assert {text.split()[1] for text in state.legal_actions()} == {"h1", "h2", "h3", "h4", "h5", "h6"}
    assert refused(state, "p2 move to 1:9") == "LYS-24"


@pytest.mark.rule("LYS-29")
def test_a_turned_spot_on_a_horse_that_cannot_move() -> None:
    state = do(turning("any-2", "any+3"), "chance turn any+3")
    assert "move h4" in state.legal_actions()
    assert "move h1 to 4:9" in state.legal_actions()
    do(state, "p1 move h4")
    assert told(state, "stuck")[0]["horse"] == 4
    assert state.t.trigger == 1


@pytest.mark.rule("LYS-29")
def test_a_turned_horse_card_that_moves_nothing_asks_nobody() -> None:
    # Ruling 33: a boxed-in horse …
    state = do(turning("4+4", "any+3"), "chance turn 4+4")
    assert state.to_move() == ["chance"]
    assert state.t.trigger == 1
    assert told(state, "stuck")[0] == {"what": "stuck", "clause": "LYS-22", "seat": 0, "horse": 4}
    # … and one that is home.
    state = do(turning("5+4", "any+3", home=(5,)), "chance turn 5+4")
    assert state.to_move() == ["chance"]
    assert state.t.trigger == 1
    assert told(state, "wasted")[0]["horse"] == 5
    # With one possible end the turner is still asked.
    state = do(turning("1+2", at={1: "1:18"}), "chance turn 1+2")
    assert state.legal_actions(0) == ["move to home"]


@pytest.mark.rule("LYS-30")
def test_the_pile_is_shuffled_again_as_often_as_it_takes() -> None:
    state = turning("4+4")
    for again in range(1, 4):
        seat = state.t.trigger
        assert state.chance_outcomes() == [("turn 4+4", 1), ("turn 6+2", 1)]
        do(state, "chance turn 4+4")
        assert state.chance_outcomes() == [("turn 6+2", 1)]
        do(state, "chance turn 6+2")
        state.apply_action(state.legal_actions()[0])
        assert told(state, "pile-again") == [
            {"what": "pile-again", "clause": "LYS-30", "seat": (seat + 2) % 4, "cards": 2}
        ]
        assert state.t.shuffles == 1 + again
        # Ruling 30: the next player goes on.
        assert state.t.trigger == (seat + 2) % 4


@pytest.mark.rule("LYS-30")
def test_no_card_is_ever_lost_or_doubled() -> None:
    rng = random.Random(30)
    shuffled = 0
    for _ in range(12):
        state = new_table(rng.choice((3, 4, 5, 6)), races=2, squares=30)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert all(weight > 0 for _, weight in outcomes)
                state.apply_action(rng.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
            elif state.t.phase == 2:
                bet_all(state)
            else:
                # Going back whenever it can: the longest races there are.
                texts = state.legal_actions()
                state.apply_action(rng.choice([text for text in texts if "any-2" in text] or texts))
            assert state.t.down_left == sum(state.t.down) >= 0
            shuffled = max(shuffled, state.t.shuffles)
    assert shuffled


@pytest.mark.rule("LYS-29")
def test_the_broke_turn_in_their_turns() -> None:
    state, _ = played_down(3, 1)
    assert state.t.trigger == 0  # broke, and the race's dealer
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.waiting() == [state.t.turn]
