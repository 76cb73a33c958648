"""The basic bot of Lose Your Shirt: plays by the rules, sees only what its seat may see, and beats random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from homestretch import State
from homestretch.bots.lose_your_shirt import choose
from homestretch.lab.batch import Batch, player_of
from tests.bots.bot import chosen, decisions, hold_honest, hold_still
from tests.rules.lose_your_shirt.table import new_table, race


def text(state: State, seat: int, seed: int = 1) -> str:
    """The same as a text."""
    return state.action_to_string(chosen(choose, state, seat, seed))


def positions(rng: random.Random, **options: Any) -> Iterator[tuple[State, int]]:
    """The positions of a meeting of bots in which a seat decides."""
    return decisions(choose, new_table(rng.choice((3, 4, 5, 6)), **options), rng)


@pytest.mark.parametrize("betting", ["simultaneous", "in-turn"])
def test_it_plays_whole_meetings_by_the_rules(betting: str) -> None:
    rng = random.Random(betting)
    count = 0
    for _ in range(6):
        for state, seat in positions(rng, betting=betting, lane_change=rng.choice(("diagonal", "sideways")), races=4):
            count += bool(state.legal_actions(seat))
    assert count > 500


def test_what_it_cannot_see_never_changes_its_choice() -> None:
    rng = random.Random("worlds")
    pairs = 0
    while pairs < 300:
        for state, seat in positions(rng, races=2):
            if pairs < 300 and rng.random() < 0.4:
                pairs += hold_honest(choose, state, seat, rng)


def test_it_changes_nothing_by_thinking() -> None:
    for state, seat in positions(random.Random("still"), races=1):
        hold_still(choose, state, seat)


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
