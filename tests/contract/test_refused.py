"""What is not listed is refused with its clause and changes nothing (field case A33)."""

from __future__ import annotations

import random

import pytest

from homestretch import CHANCE, IllegalAction, InvalidAction, State
from homestretch.engine.contract import Action
from tests.contract.playing import CASES, allows, known_clauses, new_game, walk


def texts_back(state: State, action: Action) -> bool:
    """Whether an action is one that a text can name."""
    try:
        return state.string_to_action(state.action_to_string(action)) == action
    except (LookupError, TypeError, ValueError):
        return False


def altered(action: Action, rng: random.Random) -> Action:
    """The action with one of its parts changed a little."""
    part = rng.choice(["verb", "what", "which", "where", "amount", "amount"])
    by = rng.choice([-10, -5, -1, 1, 5, 10, 1000])
    if part == "amount":
        return action._replace(amount=abs(action.amount + by))
    return action._replace(**{part: max(-1, getattr(action, part) + rng.choice([-2, -1, 1, 2]))})


def suspects(state: State, seen: list[Action], rng: random.Random) -> list[Action]:
    """Actions to try: some that were met before (chance's too), and small changes of those that are legal now."""
    tried = rng.choices(seen, k=6) if seen else []
    for seat in state.waiting():
        for choice in rng.sample(state.choices(seat), min(4, len(state.choices(seat)))):
            for amount in (choice.low - 1, choice.low - choice.step, choice.high + choice.step, choice.low + 1):
                tried.append(Action(*choice[:4], amount))
            tried.append(altered(Action(*choice[:5]), rng))
    return [action for action in tried if texts_back(state, action)]


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_unlisted_actions_are_refused(name: str, draw: int) -> None:
    state = new_game(name, draw).new_initial_state()
    rng = random.Random(f"suspects {name} {draw}")
    seen: list[Action] = []
    refused = 0
    for _, action in walk(state, f"refused {name} {draw}", limit=400):
        seen.append(action)
        before, history = state.t.clone(), len(state.history)
        for suspect in suspects(state, seen, rng):
            for seat in range(state.game.seats):
                if allows(state.choices(seat), suspect):
                    assert state.rules.check(state.t, seat, suspect) == 0
                    continue
                clause = state.rules.check(state.t, seat, suspect)
                assert clause in state.rules.clauses, (seat, state.action_to_string(suspect))
                assert state.rules.clause_id(clause) in known_clauses(name)
                assert state.t == before
                refused += 1
            if not allows([c for seat in state.waiting() for c in state.choices(seat)], suspect):
                seat = rng.randrange(state.game.seats)
                with pytest.raises(IllegalAction) as error:
                    state.apply_action(state.action_to_string(suspect), seat)
                assert error.value.clause in known_clauses(name)
        assert state.t == before
        assert len(state.history) == history
    assert refused > 100


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_impossible_outcomes_are_refused(name: str, draw: int) -> None:
    state = new_game(name, draw).new_initial_state()
    rng = random.Random(f"outcomes {name} {draw}")
    seen: list[Action] = []
    refused = 0
    for _, action in walk(state, f"outcomes {name} {draw}", limit=250):
        seen.append(action)
        before = state.t.clone()
        possible = [text for text, _ in state.chance_outcomes()]
        for suspect in [*rng.choices(seen, k=3), altered(action, rng)]:
            if not texts_back(state, suspect) or state.action_to_string(suspect) in possible:
                continue
            with pytest.raises(IllegalAction) as error:
                state.apply_action(suspect, CHANCE)
            assert error.value.clause in known_clauses(name)
            refused += 1
        assert state.t == before
    assert refused > 20


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_what_is_no_action_is_refused_in_one_sentence(name: str, draw: int) -> None:
    state = new_game(name, draw).new_initial_state()
    for _ in walk(state, f"noise {name} {draw}", limit=60):
        pass
    before = state.serialize()
    action = state.string_to_action(state.history[-1].do)
    noise = [
        None,
        7,
        b"pass",
        ["pass"],
        "",
        " ",
        "PASS",
        "pass ",
        "pass\n",
        "x" * 10_000,
        "p1",
        "\u0661",
        action._replace(verb=99),
    ]
    noise += [action._replace(what=10**20), action._replace(which=-7), action._replace(amount=-1), Action("pass")]
    noise += [text.replace(" ", "  ") for text in (state.history[-1].do + " x",)]
    for thing in noise:
        for player in (None, CHANCE, 0, state.game.seats - 1):
            with pytest.raises(InvalidAction) as error:
                state.apply_action(thing, player)
            assert "\n" not in str(error.value)
    seats = state.waiting()
    for player in (-2, state.game.seats, 10**9, "p1", 1.0, True):
        with pytest.raises((InvalidAction, IllegalAction)):
            state.apply_action(state.legal_actions()[0].replace("..", " ") if seats else action, player)
        with pytest.raises(InvalidAction):
            state.observation(player)
    assert state.serialize() == before
