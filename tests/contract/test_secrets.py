"""Two worlds: what is hidden from a seat, dealt anew, changes nothing that it can see (field cases B06, B11, E11)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from homestretch import State
from homestretch.engine.contract import Action
from homestretch.engine.journal import EVERYONE, TO
from homestretch.engine.schema import OWNER, SECRET, fields_of, to_dict
from homestretch.play.game import find_rules
from tests.contract.playing import CASES, DRAWS, NAMES, new_game, walk


def sight(state: State, seat: int | None) -> str:
    """All that a seat (or an onlooker) is shown, as one text."""
    told = {"observation": state.observation(seat), "notes": state.notes(seat), "money": state.money_seen(seat)}
    return json.dumps(told | {"legal": state.legal_actions(seat) if seat is not None else []})


def content(state: State) -> dict[str, Any]:
    """The whole position but the journal."""
    return {name: value for name, value in to_dict(state.t).items() if name != "journal"}


def hidden_fields(schema: Any) -> list[str]:
    """The fields that somebody may not see, the journal and the shared ledger apart."""
    found = []
    for field in fields_of(schema):
        if field.nested and field.name not in ("journal", "ledger"):
            found += hidden_fields(field.nested)
        elif field.sight in (OWNER, SECRET):
            found.append(field.name)
    return found


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_a_resampled_world_looks_the_same_to_the_seat(name: str, draw: int) -> None:
    state = new_game(name, draw).new_initial_state()
    rng = random.Random(f"worlds {name} {draw}")
    for count, _ in enumerate(walk(state, f"secrets {name} {draw}", limit=350)):
        if count % 6 and not state.waiting():
            continue
        before = state.serialize()
        for seat in range(state.game.seats):
            other = state.resample_from_infostate(seat, rng)
            assert state.rules.invariants(other.t) == 0
            assert sight(other, seat) == sight(state, seat)
            assert sight(other, None) == sight(state, None)
            assert all(row[TO] in (EVERYONE, seat) for row in other.t.journal.rows[: other.t.journal.count])
            if seat in state.waiting():
                for choice in state.choices(seat)[:3]:
                    first = json.loads(json.dumps(choice))
                    assert list(other.choices(seat)[state.choices(seat).index(choice)]) == first
        assert state.serialize() == before


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_a_resampled_world_can_be_played_to_its_end(name: str, draw: int) -> None:
    state = new_game(name, draw, short=True).new_initial_state()
    rng = random.Random(f"ends {name} {draw}")
    tried = 0
    for count, _ in enumerate(walk(state, f"worlds end {name} {draw}", limit=2000)):
        if count % 40 == 20 and tried < 12:
            tried += 1
            other = state.resample_from_infostate(rng.randrange(state.game.seats), rng)
            for _ in walk(other, count, limit=60_000):
                pass  # each action checks the invariants
            assert other.is_terminal()
    assert tried


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_is_dealt_anew(name: str) -> None:
    hidden = hidden_fields(find_rules(name).state)
    rng = random.Random(name)
    varied: set[str] = set()
    for draw in range(DRAWS * 3):
        state = new_game(name, draw).new_initial_state()
        for count, _ in enumerate(walk(state, f"varied {name} {draw}", limit=250)):
            if count % 10 == 9:
                seat = rng.randrange(state.game.seats)
                other, own = content(state.resample_from_infostate(seat, rng)), content(state)
                varied |= {field for field in own if own[field] != other[field]}
    assert bool(varied) == bool(hidden), (varied, hidden)


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_what_is_done_face_down_tells_the_others_nothing(name: str, draw: int) -> None:
    """While others still decide, two choices of a kind that is not read aloud look alike to all but their own seat."""
    state = new_game(name, draw).new_initial_state()
    for count, _ in enumerate(walk(state, f"sealed {name} {draw}", limit=400)):
        seats = state.waiting()
        seat = seats[count % len(seats)] if seats else None
        if seat is None or len(seats) < 2:
            continue
        actions = [Action(*row[:4], amount) for row in state.choices(seat) for amount in {row.low, row.high}]
        sealed = [action for action in actions if action.verb not in state.rules.open_verbs]
        seen: dict[tuple[int | None, tuple[int, ...]], set[str]] = {}
        for action in sealed[:: max(1, len(sealed) // 6)]:
            other = state.clone()
            other.apply_action(action, seat)
            waiting = tuple(other.waiting())
            if not set(seats) - {seat} <= set(waiting):
                continue  # that was the last one, and all is shown
            for viewer in {None, *range(state.game.seats)} - {seat}:
                seen.setdefault((viewer, waiting), set()).add(sight(other, viewer))
        assert all(len(texts) == 1 for texts in seen.values())
