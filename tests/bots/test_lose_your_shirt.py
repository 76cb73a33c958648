"""The basic bot of Lose Your Shirt: plays by the rules, sees only what its seat may see, and beats random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from homestretch import State
from homestretch.bots.lose_your_shirt import choose
from homestretch.engine.contract import CHOICE_WIDTH, Action
from homestretch.engine.generator import start_stream
from homestretch.lab.batch import Batch, player_of
from tests.rules.lose_your_shirt.table import new_table, race


def chosen(state: State, seat: int, seed: int = 1) -> Action:
    """What the bot does in a position."""
    out = [[0] * CHOICE_WIDTH for _ in range(state.rules.max_legal)]
    n = state.rules.legal(state.t, seat, out)
    g = [0] * 4
    start_stream(g, seed, 0)
    return choose(state.t, seat, out, n, g)


def text(state: State, seat: int, seed: int = 1) -> str:
    """The same as a text."""
    return state.action_to_string(chosen(state, seat, seed))


def decisions(rng: random.Random, **options: Any) -> Iterator[tuple[State, int]]:
    """The positions of a meeting of bots in which a seat decides."""
    state = new_table(rng.choice((3, 4, 5, 6)), **options)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
        else:
            seat = rng.choice(state.waiting())
            yield state, seat
            # Every action passes the check of the rules, or this raises.
            state.apply_action(chosen(state, seat, rng.getrandbits(30)), seat)


@pytest.mark.parametrize("betting", ["simultaneous", "in-turn"])
def test_it_plays_whole_meetings_by_the_rules(betting: str) -> None:
    rng = random.Random(betting)
    count = 0
    for _ in range(6):
        for state, seat in decisions(rng, betting=betting, lane_change=rng.choice(("diagonal", "sideways")), races=4):
            count += bool(state.legal_actions(seat))
    assert count > 500


def test_what_it_cannot_see_never_changes_its_choice() -> None:
    rng = random.Random("worlds")
    pairs = 0
    while pairs < 300:
        for state, seat in decisions(rng, races=2):
            if pairs < 300 and rng.random() < 0.4:
                seed = rng.getrandbits(30)
                other = state.resample_from_infostate(seat, rng)
                assert chosen(other, seat, seed) == chosen(state, seat, seed)
                pairs += 1


def test_it_changes_nothing_by_thinking() -> None:
    for state, seat in decisions(random.Random("still"), races=1):
        before = state.serialize()
        chosen(state, seat)
        assert state.serialize() == before


def test_it_backs_the_horse_its_hand_favours() -> None:
    state = race(hands=[["5+4", "5+4", "5+2", "1+2", "any-2"], [], []])
    state.t.phase, state.t.turn = 2, -1
    assert {text(state, 0, seed) for seed in range(20)} == {"select 5+2"}


def test_it_wins_when_it_can_and_stops_others_from_winning() -> None:
    own = {"bets": ["win 20"], "selections": ["4+3"]}
    state = race(at={4: "4:17", 2: "2:17"}, hands=[["4+2", "2+4", "any-2"], [], []], **own)
    assert {text(state, 0, seed) for seed in range(20)} <= {"play 4+2 to home", "play 4+3 to home"}
    state = race(at={4: "4:9", 2: "2:17"}, hands=[["1+2", "2+4", "any-2"], [], []], **own)
    assert all(text(state, 0, seed).startswith("play any-2 h2 ") for seed in range(20))


def test_it_hides_its_selection_at_first() -> None:
    state = race(hands=[["6+2", "3+2"] * 2 + ["1+2"], [], []], bets=["win 20"], selections=["6+3"])
    state.t.cards[0] = 14
    assert not any(text(state, 0, seed).startswith("play 6+3") for seed in range(20))


def test_it_beats_random_play_clearly() -> None:
    totals = [0, 0]
    for place in range(4):
        bots = tuple("basic" if seat == place else "random" for seat in range(4))
        played = player_of(Batch("lose-your-shirt", 4, {"races": 4}, bots=bots), "plain").play(0, 15)
        totals[0] += int(played.scores[:, place].sum())
        totals[1] += int(played.scores.sum() - played.scores[:, place].sum())
    # Against three: three times their money together, in sixty meetings.
    assert totals[0] > totals[1]
