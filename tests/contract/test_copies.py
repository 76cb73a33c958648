"""Copies are equal and go their own ways (field cases E08, E09)."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable

import pytest

from homestretch import State, deserialize
from homestretch.engine.schema import to_dict
from tests.contract.playing import CASES, new_game, played, walk

WAYS: dict[str, Callable[[State], State]] = {
    "clone": State.clone,
    "serialize": lambda state: deserialize(state.serialize()),
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "deepcopy": copy.deepcopy,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "draw"), CASES)
def test_copies_are_equal_and_independent(name: str, draw: int, way: str) -> None:
    state = played(new_game(name, draw), f"copies {name} {draw}", limit=90)
    before = state.serialize()
    twin = WAYS[way](state)
    assert twin is not state
    assert twin.serialize() == before
    assert twin.history == state.history
    assert twin.game.options == state.game.options
    for viewer in (None, *range(state.game.seats)):
        assert twin.observation(viewer) == state.observation(viewer)
        assert twin.notes(viewer) == state.notes(viewer)
    # The twin goes on, and this state stays; then this one goes the same way and ends at the same place.
    for _ in walk(twin, "on", limit=60):
        pass
    assert state.serialize() == before
    for _ in walk(state, "on", limit=60):
        pass
    assert to_dict(twin.t) == to_dict(state.t)
    assert twin.history == state.history


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_texts_that_are_no_state_are_refused(name: str, draw: int) -> None:
    good = json.loads(played(new_game(name, draw), "text", limit=30).serialize())
    missing = [{key: value for key, value in good.items() if key != gone} for gone in good]
    bad = [good | {"game": "chess"}, good | {"seats": 99}, good | {"rules": 99}, good | {"options": {"x": 1}}]
    bad += [
        good | {"state": good["state"] | {"seats": 2.5}},
        good | {"state": {}},
        good | {"history": [1]},
        [],
        None,
        7,
    ]
    for content in [*missing, *bad]:
        with pytest.raises(ValueError, match=r"state"):
            deserialize(json.dumps(content))
    for text in ("", "{", "nan", good["game"]):
        with pytest.raises(ValueError, match="not the text of a state"):
            deserialize(text)
