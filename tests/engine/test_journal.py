"""The journal: rows in order, each for all or for one seat, anew with each action; states without what is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from homestretch import Game
from homestretch.engine.journal import EVERYONE, ROWS, Journal, clear, note, rows_for
from homestretch.engine.schema import fields_of, owner, part, public, redacted, schema, secret, to_dict, view
from homestretch.play.game import GAMES


@schema
class Inner:
    """A part."""

    seen: int = public("Seen.")
    own: list[int] = owner("Own.", 3, start=-1)


@schema
class Table:
    """A table."""

    journal: Journal = part(Journal, "The journal.")
    inner: Inner = part(Inner, "A part.")
    seen: list[int] = public("Seen.", 2)
    own: list[list[int]] = owner("Own.", 3, 2, start=7)
    hidden: list[int] = secret("Hidden.", 2, start=5)


@pytest.fixture
def table() -> Any:
    t = Table()
    t.inner.seen, t.inner.own = 1, [10, 11, 12]
    t.seen, t.own, t.hidden = [1, 2], [[1, 1], [2, 2], [3, 3]], [8, 9]
    return t


def test_rows_stand_in_order_and_each_is_for_its_reader(table: Any) -> None:
    note(table, 1, 9, 0, 4, 5, 60, EVERYONE)
    note(table, 2, 8, 1, 0, 0, 0, 1)
    note(table, 3, 7, 2, 0, 0, 0, EVERYONE)
    assert rows_for(table, None) == [[1, 9, 0, 4, 5, 60], [3, 7, 2, 0, 0, 0]]
    assert rows_for(table, 0) == rows_for(table, None)
    assert [row[0] for row in rows_for(table, 1)] == [1, 2, 3]


def test_each_action_starts_it_anew(table: Any) -> None:
    note(table, 1, 9, 0, 4, 5, 60, EVERYONE)
    clear(table)
    assert rows_for(table, 0) == []
    assert table.journal.count == 0


def test_the_longest_action_fills_it_and_no_more(table: Any) -> None:
    for _ in range(ROWS):
        note(table, 1, 1, 1, 1, 1, 1, EVERYONE)
    with pytest.raises(IndexError):
        note(table, 1, 1, 1, 1, 1, 1, EVERYONE)


def test_a_redacted_copy_has_what_a_seat_sees_and_else_what_it_started_with(table: Any) -> None:
    note(table, 1, 9, 0, 4, 5, 60, 0)
    whole = to_dict(table)
    mine = redacted(table, 1)
    assert (mine.seen, mine.own, mine.hidden) == ([1, 2], [[7, 7], [2, 2], [7, 7]], [5, 5])
    assert (mine.inner.seen, mine.inner.own) == (1, [-1, 11, -1])
    assert mine.journal.count == 0
    theirs = redacted(table, None)
    assert theirs.own == [[7, 7]] * 3
    assert theirs.inner.own == [-1] * 3
    mine.seen[0] = mine.own[1][0] = 99
    assert to_dict(table) == whole


@pytest.mark.parametrize("name", GAMES)
def test_a_redacted_state_looks_the_same_to_the_seat_and_shows_no_more(name: str) -> None:
    game = Game(name)
    state = game.new_initial_state()
    rng = random.Random(name)
    for _ in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            seat = rng.choice(state.waiting())
            choice = rng.choice(state.choices(seat))
            state.apply_action(state.rules.grammar.say_choice(choice).partition("..")[0], seat)
        for seat in (None, *range(game.seats)):
            twin = redacted(state.t, seat)
            assert view(twin, seat, game.seats) == view(state.t, seat, game.seats)
            assert isinstance(state.rules.show(twin), str)
            blank = game.rules.state()
            for field in fields_of(twin):
                if field.sight == "secret" and not field.nested:
                    assert getattr(twin, field.name) == getattr(blank, field.name)
