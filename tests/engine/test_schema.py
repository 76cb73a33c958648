"""Schemas: declared fields, plain objects, records, views, texts."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from homestretch.engine.schema import (
    docs_table,
    dtype_of,
    fields_of,
    from_dict,
    owner,
    part,
    public,
    read_record,
    schema,
    secret,
    to_dict,
    view,
    write_record,
)


@schema
class Inner:
    """A part."""

    pot: int = public("The pot.", start=7)
    marks: list[list[int]] = public("Marks.", 2, 3)


@schema
class Table:
    """A small state with one field of each kind."""

    dealer: int = public("The dealer.", start=-1)
    chips: list[int] = public("Chips.", 4, seats=True)
    hand: list[list[int]] = owner("Hands.", 4, 2, start=5)
    bid: list[int] = owner("Sealed bids.", 4)
    deck: list[int] = secret("The deck.", 3, start=9)
    cube: list[list[list[int]]] = public("Three dimensions.", 2, 2, 2)
    inner: Inner = part(Inner, "A part.")


def test_a_fresh_object_has_what_its_fields_start_with() -> None:
    t = Table()
    assert (t.dealer, t.chips, t.hand, t.deck) == (-1, [0] * 4, [[5, 5]] * 4, [9] * 3)
    assert t.inner.pot == 7
    assert t.hand[0] is not t.hand[1]
    with pytest.raises(AttributeError):
        t.other = 1  # type: ignore[attr-defined]


def test_a_field_that_does_not_say_who_sees_it_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Careless\.hand does not say who may see it"):

        @schema
        class Careless:
            """Forgets one."""

            dealer: int = public("The dealer.")
            hand: list[int]

    with pytest.raises(TypeError, match=r"Careful\.bid is for owners but has no dimension of seats"):

        @schema
        class Careful:
            """Says too little."""

            bid: int = owner("A bid.")


def test_each_seat_sees_its_own_and_no_secret() -> None:
    t = Table()
    t.hand, t.bid, t.chips = [[1, 2], [3, 4], [5, 6], [7, 8]], [10, 20, 30, 40], [100, 200, 300, 0]
    seen = view(t, 1, 3)
    assert seen["hand"] == [3, 4]
    assert seen["bid"] == 20
    assert seen["chips"] == [100, 200, 300]
    assert "deck" not in seen
    assert seen["inner"] == {"pot": 7, "marks": [[0] * 3] * 2}
    onlooker = view(t, None, 3)
    assert onlooker["hand"] is None
    assert onlooker["bid"] is None
    seen["hand"][0] = 99
    seen["chips"][0] = 99
    assert t.hand[1] == [3, 4]
    assert t.chips[0] == 100


def test_copies_share_nothing() -> None:
    t = Table()
    for twin in (t.clone(), pickle.loads(pickle.dumps(t)), from_dict(Table, to_dict(t))):  # type: ignore[attr-defined]
        assert twin == t
        twin.hand[2][1] = twin.cube[1][1][1] = twin.inner.marks[0][0] = twin.chips[3] = 42
        assert twin != t
        assert t == Table()
    assert t != Inner()


def test_a_record_holds_the_same() -> None:
    t = Table()
    t.hand[3][1], t.inner.marks[1][2], t.cube[1][0][1], t.dealer = 2**40, -5, 8, 3
    record = np.zeros(1, dtype_of(Table))[0]
    write_record(t, record)
    assert record["hand"][3][1] == 2**40
    again = read_record(Table, record)
    assert again == t
    assert type(again.dealer) is int
    assert type(again.hand[3][1]) is int
    # Nothing but numbers of 64 bits, without gaps.
    assert record.itemsize == 8 * (1 + 4 + 8 + 4 + 3 + 8 + 7)


@pytest.mark.parametrize(
    "change",
    [
        {"dealer": 1.0},
        {"dealer": True},
        {"dealer": "1"},
        {"dealer": None},
        {"dealer": 2**63},
        {"chips": [0] * 3},
        {"chips": 5},
        {"hand": [[1, 2]] * 3},
        {"hand": [[1, 2], [1, 2], [1, 2], [1]]},
        {"inner": {"pot": 1}},
    ],
)
def test_what_does_not_fit_is_refused_by_name(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"(Table|Inner)\.\w+ (must be integers|is missing)"):
        from_dict(Table, to_dict(Table()) | change)
    left = to_dict(Table())
    del left["deck"]
    with pytest.raises(ValueError, match=r"Table\.deck is missing"):
        from_dict(Table, left)


def test_the_docs_table_says_who_sees_what() -> None:
    rows = docs_table(Table).splitlines()
    assert len(rows) == 2 + len(fields_of(Table))
    assert "| `hand` | 4 × 2 | its seat | Hands. |" in rows
    assert "| `deck` | 3 | nobody | The deck. |" in rows
    assert "| `dealer` | number | all | The dealer. |" in rows
    assert "| `inner` | Inner | see the part | A part. |" in rows
