"""The scratches (QHR-8 to QHR-11)."""

from __future__ import annotations

from typing import Any

import pytest

from homestretch import BadOption, load_game
from tests.rules.quarter_horse.table import HORSES, chips, hand, pot, race, roller, throw, told


@pytest.mark.rule("QHR-8", "QHR-9")
def test_worked_example_seven_then_five() -> None:
    state = race(wishes={"p3": [7, 7, 5], "p1": [7, 5, 5], "p4": [7, 5]})
    assert roller(state) == "p2"
    state.apply_action("roll 3 4")
    assert state.t.at[7] == -1
    assert chips(state) == [995, 1000, 990, 995]
    assert pot(state) == 20
    assert all(7 not in hand(state, seat) for seat in ("p1", "p2", "p3", "p4"))
    assert roller(state) == "p3"
    state.apply_action("roll 2 3")
    assert state.t.at[5] == -2
    assert chips(state) == [975, 1000, 980, 985]
    assert pot(state) == 60
    assert all(5 not in hand(state, seat) for seat in ("p1", "p2", "p3", "p4"))


@pytest.mark.rule("QHR-8")
def test_the_first_scratch_is_told_with_its_payments_from_the_dealers_left() -> None:
    state = race("p3", wishes={"p3": [7, 7], "p1": [7], "p4": [7]})
    state.apply_action("roll 1 6")
    assert told(state, "scratched") == [
        {"what": "scratched", "clause": "QHR-8", "seat": 3, "horse": 7, "place": 1, "amount": 5}
    ]
    payments = [(note["seat"], note["amount"], note["clause"]) for note in told(state, "scratch-fee")]
    assert payments == [(3, 5, "QHR-8"), (0, 5, "QHR-8"), (2, 10, "QHR-8")]


@pytest.mark.rule("QHR-9")
def test_fees_rise_with_each_scratch() -> None:
    # Three cards of the third scratched horse cost 75.
    state = race(wishes={"p1": [2, 3, 4, 4, 4], "p2": [2, 3, 4, 5], "p3": [2, 2, 3, 3, 5, 5], "p4": [5]})
    for horse, place, fees in (
        (2, 1, [5, 5, 10, 0]),
        (3, 2, [10, 10, 20, 0]),
        (4, 3, [75, 25, 0, 0]),
        (5, 4, [0, 50, 100, 50]),
    ):
        before = chips(state)
        throw(state, horse)
        assert state.t.at[horse] == -place
        assert [old - new for old, new in zip(before, chips(state), strict=True)] == fees
        assert told(state, "scratched")[0]["clause"] == ("QHR-8" if place == 1 else "QHR-9")
    assert pot(state) == 20 + 40 + 100 + 200


@pytest.mark.rule("QHR-9")
def test_the_gentler_scale_of_fees() -> None:
    state = race(fees="5-10-15-20", wishes={"p1": [2, 2, 2, 2], "p2": [3, 3, 3, 3], "p3": [4] * 4, "p4": [5] * 4})
    throw(state, 2, 3, 4, 5)
    assert chips(state) == [980, 960, 940, 920]
    throw(state, 5, 4)  # p2 and p3 throw
    assert chips(state) == [980, 940, 925, 920]


@pytest.mark.rule("QHR-9")
@pytest.mark.parametrize("fees", ["5-10-25", 5, [5, 10, 25, 50], None, True])
def test_other_scales_are_refused(fees: Any) -> None:
    with pytest.raises(BadOption, match=r"fees .* 5-10-25-50, 5-10-15-20"):
        load_game("quarter-horse", fees=fees)


@pytest.mark.rule("QHR-10")
def test_worked_example_seven_again() -> None:
    state = race(wishes={"p1": [7, 7], "p3": [7, 7]})
    throw(state, 7, 5)
    before, in_pot, hands = chips(state), pot(state), list(state.t.held)
    assert roller(state) == "p4"
    state.apply_action("roll 6 1")
    assert chips(state) == [*before[:3], before[3] - 5]
    assert pot(state) == in_pot + 5
    assert state.t.held == hands
    assert state.t.scratches == 2
    assert [horse for horse in HORSES if state.t.scratched[horse]] == [5, 7]
    assert roller(state) == "p1"
    assert told(state, "rolled-scratched") == [
        {"what": "rolled-scratched", "clause": "QHR-10", "seat": 3, "horse": 7, "amount": 5}
    ]


@pytest.mark.rule("QHR-10")
def test_seven_twice_in_a_row_still_one_scratched_horse() -> None:
    state = race(wishes={"p4": [7, 7, 7, 7]})
    throw(state, 7)
    assert chips(state) == [1000, 1000, 1000, 980]
    throw(state, 7)
    assert chips(state) == [1000, 1000, 995, 980]
    assert state.t.scratches == 1
    assert roller(state) == "p4"


@pytest.mark.rule("QHR-10")
def test_each_scratched_horse_costs_its_roller_its_own_amount() -> None:
    state = race(wishes={"p1": [2, 2, 2, 2, 3, 3, 3, 3], "p2": [4, 4, 4, 4]})
    throw(state, 2, 3, 4)
    for horse, fee in ((2, 5), (3, 10), (4, 25)):
        before, seat = chips(state), int(roller(state)[1:]) - 1
        throw(state, horse)
        before[seat] -= fee
        assert chips(state) == before
        assert state.t.scratches == 3


@pytest.mark.rule("QHR-11")
def test_four_horses_are_scratched_and_stay_so() -> None:
    state = race()
    throw(state, 2, 2, 12, 2, 3, 11)
    assert state.t.scratches == 4
    places = {horse: state.t.at[horse] for horse in (2, 12, 3, 11)}
    assert places == {2: -1, 12: -2, 3: -3, 11: -4}
    throw(state, 7, 2, 12, 3, 11, 6, 5, 4, 8, 9, 10)
    assert state.t.scratches == 4
    assert {horse: state.t.at[horse] for horse in places} == places
    assert [state.t.at[horse] for horse in (4, 5, 6, 7, 8, 9, 10)] == [1] * 7


@pytest.mark.rule("QHR-11")
def test_the_next_race_starts_without_scratches() -> None:
    state = race(track=[1] * 11)
    throw(state, 2, 3, 11, 12, 7)
    assert state.t.race == 2
    assert state.t.scratches == 0
    assert [state.t.at[horse] for horse in HORSES] == [0] * 11
    assert [state.t.scratched[horse] for horse in HORSES] == [0] * 11
