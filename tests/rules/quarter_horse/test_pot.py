"""Pot, shares, shortfall and the end of the session (QHR-14 to QHR-17)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from homestretch import BadOption, IllegalAction, State, load_game
from homestretch.parts.ledger import POT
from tests.rules.quarter_horse.table import SPRINT, chips, deal, hand, new_table, pot, race, roller, throw, told


def pot_of_800(wishes: dict[str, list[int]], **options: Any) -> State:
    """Scratch 2, 3, 11 and 12 (360 from the holders), then 440 from the rollers."""
    state = race(seats=4, track=SPRINT, wishes=wishes, **options)
    throw(state, 2, 3, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 11, 3, 2)
    assert pot(state) == 800
    return state


def pot_of_135(wishes: dict[str, list[int]], dealer: str = "p1", **options: Any) -> State:
    """Three players of 45 chips lose them all to the pot."""
    state = race(dealer, seats=3, track=SPRINT, starting_chips=45, wishes=wishes, **options)
    throw(state, 2, 3, 11, 12, 12, 12, 12, 12)
    assert chips(state) == [0, 0, 0]
    assert pot(state) == 135
    return state


@pytest.mark.rule("QHR-14")
def test_worked_example_each_card_is_a_quarter_of_800() -> None:
    for hands in ((1, 2, 1, 0), (3, 0, 0, 1), (0, 4, 0, 0)):
        state = pot_of_800({f"p{seat + 1}": [10] * count for seat, count in enumerate(hands)})
        before = chips(state)
        throw(state, 10)
        assert [new - old for old, new in zip(before, chips(state), strict=True)] == [200 * n for n in hands]
        assert pot(state) == 0
        assert told(state, "remainder-stays") == []


@pytest.mark.rule("QHR-14", "QHR-15")
def test_worked_example_135_for_three_cards_and_one() -> None:
    state = pot_of_135({"p2": [10, 10, 10], "p3": [10]})
    throw(state, 10)
    assert chips(state) == [0, 90, 30]
    assert pot(state) == 15
    # One share is fixed and used 3 + 1 times; the log says what was paid.
    assert [(note["seat"], note["amount"]) for note in told(state, "share-paid")] == [(1, 90), (2, 30)]
    assert told(state, "remainder-stays") == [
        {"what": "remainder-stays", "clause": "QHR-15", "horse": 10, "amount": 15}
    ]
    assert state.t.race == 2
    assert not state.is_terminal()


@pytest.mark.rule("QHR-15")
def test_the_rest_of_the_pot_goes_into_the_next_race() -> None:
    state = pot_of_135({"p2": [10, 10, 10], "p3": [10]})
    throw(state, 10)
    assert pot(state) == 15
    deal(state, {"p3": [7, 7, 7, 7]})
    throw(state, 7)
    assert pot(state) == 15 + 20


@pytest.mark.rule("QHR-15")
def test_after_the_last_race_the_rest_goes_to_the_roller_of_the_winning_move() -> None:
    state = pot_of_135({"p2": [10, 10, 10], "p3": [10]}, races=1)
    assert roller(state) == "p1"
    throw(state, 10)
    assert chips(state) == [15, 90, 30]
    assert pot(state) == 0
    assert told(state, "remainder-paid") == [
        {"what": "remainder-paid", "clause": "QHR-15", "seat": 0, "horse": 10, "amount": 15}
    ]
    assert state.is_terminal()


@pytest.mark.rule("QHR-15", "QHR-17")
def test_shares_first_then_the_count_of_the_solvent_then_the_rest() -> None:
    # p3 takes all four shares: nobody else has chips, so it was the last race, even though the rest then gives some.
    state = pot_of_135({"p3": [10, 10, 10, 10]}, races=4)
    assert roller(state) == "p1"
    throw(state, 10)
    assert state.is_terminal()
    assert chips(state) == [15, 0, 120]
    assert state.winners() == [2]
    assert state.t.race == 1


@pytest.mark.rule("QHR-15")
def test_to_the_cent_by_largest_remainder() -> None:
    state = pot_of_135({"p2": [10, 10, 10], "p3": [10]}, rounding="exact")
    throw(state, 10)
    # 101.25 and 33.75: the odd cent goes to the larger remainder.
    assert chips(state) == [0, 101, 34]
    assert pot(state) == 0


@pytest.mark.rule("QHR-15")
@pytest.mark.parametrize(("dealer", "shares"), [("p1", [67, 68, 0]), ("p2", [68, 67, 0]), ("p3", [68, 67, 0])])
def test_equal_remainders_go_from_the_dealers_left(dealer: str, shares: list[int]) -> None:
    # 67.5 each for p1 and p2; the one nearer to the dealer's left has the odd cent.
    state = pot_of_135({"p1": [10, 10], "p2": [10, 10]}, dealer, rounding="exact")
    throw(state, 10)
    assert chips(state) == shares


@pytest.mark.rule("QHR-15")
def test_three_odd_cents_among_four_holders_pass_the_dealer_by() -> None:
    state = race("p2", seats=4, track=SPRINT, rounding="exact", wishes={f"p{n}": [10] for n in (1, 2, 3, 4)})
    throw(state, 2, 3, 11, 12)
    before = chips(state)
    state.t.ledger.account[POT] += 3  # three cents, which no fee can bring
    state.t.ledger.founded += 3
    assert pot(state) == 363
    throw(state, 10)
    assert [new - old for old, new in zip(before, chips(state), strict=True)] == [91, 90, 91, 91]


@pytest.mark.rule("QHR-15")
@pytest.mark.parametrize("rounding", ["up", 5, None])
def test_other_roundings_are_refused(rounding: Any) -> None:
    with pytest.raises(BadOption, match=r"rounding .* chips, exact"):
        load_game("quarter-horse", rounding=rounding)


@pytest.mark.rule("QHR-14", "QHR-15")
@pytest.mark.parametrize("rounding", ["chips", "exact"])
def test_whole_pot_is_shared_whoever_holds_the_cards(rounding: str) -> None:
    for hands in set(permutations((2, 1, 1, 0))) | set(permutations((3, 1, 0, 0))):
        state = pot_of_800({f"p{seat + 1}": [9] * n for seat, n in enumerate(hands)}, rounding=rounding)
        before = chips(state)
        throw(state, 9)
        assert [new - old for old, new in zip(before, chips(state), strict=True)] == [200 * n for n in hands]


@pytest.mark.rule("QHR-16")
def test_who_owes_more_than_he_has_pays_what_he_has() -> None:
    state = race(seats=2, starting_chips=15, wishes={"p2": [7, 7, 7, 7, 5]})
    throw(state, 7)
    assert chips(state) == [15, 0]
    assert pot(state) == 15
    # All four cards are discarded although only three were paid for.
    assert 7 not in hand(state, "p2")
    assert told(state, "scratch-fee")[0]["amount"] == 15
    throw(state, 5)
    assert chips(state)[1] == 0


@pytest.mark.rule("QHR-16")
def test_the_broke_keep_their_cards_turns_and_shares() -> None:
    state = race(seats=2, starting_chips=15, track=SPRINT, wishes={"p2": [7, 7, 7, 7, 10, 10, 10, 10], "p1": [2]})
    throw(state, 7, 2, 3, 11)
    assert chips(state)[1] == 0
    assert hand(state, "p2")[10] == 4
    assert roller(state) == "p2"
    throw(state, 11, 11)
    assert chips(state) == [0, 0]
    assert roller(state) == "p2"
    throw(state, 10)
    # 30 chips: 5 a card for the four cards, and 10 to the roller of the last race, since only one is solvent.
    assert chips(state) == [0, 30]


@pytest.mark.rule("QHR-16")
def test_without_chips_at_the_start_of_a_race_one_is_out_for_good() -> None:
    state = pot_of_135({"p2": [10, 10, 10], "p3": [10]})
    throw(state, 10)
    assert chips(state) == [0, 90, 30]
    assert told(state, "seat-out") == [{"what": "seat-out", "clause": "QHR-16", "seat": 0}]
    # The deal moves on from p1 to p2; cards go to p3 and p2 alone.
    assert state.t.dealer == 1
    seats = []
    while state.t.to_deal:
        text = state.chance_outcomes()[0][0]
        seats.append(text.split()[1])
        state.apply_action(text)
    assert seats == ["p3", "p2"] * 22
    rollers = []
    for total in (7, 7, 7, 7):
        rollers.append(roller(state))
        throw(state, total)
    assert rollers == ["p3", "p2", "p3", "p2"]
    assert sum(hand(state, "p1").values()) == 0


@pytest.mark.rule("QHR-16")
def test_the_deal_passes_over_who_is_out() -> None:
    state = pot_of_135({"p1": [10, 10, 10], "p3": [10]})
    throw(state, 10)
    assert chips(state) == [90, 0, 30]
    assert state.t.dealer == 2  # p2 is out
    assert state.chance_outcomes()[0][0] == "deal p1 2"


@pytest.mark.rule("QHR-16")
def test_debt_pays_in_full_and_goes_below_zero() -> None:
    state = race(
        seats=3, starting_chips=15, track=SPRINT, shortfall="debt", races=3,
        wishes={"p2": [7, 7, 7, 7], "p1": [10, 10], "p3": [10, 10]},
    )  # fmt: skip
    throw(state, 7)
    assert chips(state) == [15, -5, 15]
    assert pot(state) == 20


@pytest.mark.rule("QHR-16", "QHR-17")
def test_debt_changes_the_payment_only() -> None:
    state = race(
        seats=3, starting_chips=100, track=SPRINT, shortfall="debt", races=3,
        wishes={"p2": [7, 7, 7, 7, 12, 12, 12, 12], "p1": [10, 10, 2, 2], "p3": [10, 10, 2, 2]},
    )  # fmt: skip
    throw(state, 7, 2, 3, 12)
    assert chips(state)[1] < 0
    total = pot(state)
    before = chips(state)
    throw(state, 10)
    share = total // 4 // 5 * 5
    assert [new - old for old, new in zip(before, chips(state), strict=True)] == [2 * share, 0, 2 * share]
    # At 0 or below one is out at the next race all the same.
    assert state.t.out[:3] == [0, 1, 0]
    assert sum(chips(state)) + pot(state) == 300


@pytest.mark.rule("QHR-16", "QHR-17")
def test_in_debt_fewer_than_two_above_zero_end_the_session() -> None:
    state = race(
        seats=2, starting_chips=20, track=SPRINT, shortfall="debt",
        wishes={"p1": [10, 10, 10, 10], "p2": [2, 2, 2, 2, 3, 3, 3, 3]},
    )  # fmt: skip
    throw(state, 2, 3, 11, 12)
    throw(state, 10)
    assert state.is_terminal()
    assert chips(state)[1] < 0 < chips(state)[0]
    assert sum(chips(state)) == 40
    assert state.winners() == [0]


@pytest.mark.rule("QHR-16")
@pytest.mark.parametrize("shortfall", ["credit", 0, None])
def test_other_shortfalls_are_refused(shortfall: Any) -> None:
    with pytest.raises(BadOption, match=r"shortfall .* pay-what-you-have, debt"):
        load_game("quarter-horse", shortfall=shortfall)


@pytest.mark.rule("QHR-17")
def test_most_chips_win_and_the_result_is_in_chips() -> None:
    state = pot_of_800({"p3": [10, 10, 10], "p4": [10]}, races=1)
    throw(state, 10)
    assert state.is_terminal()
    assert state.winners() == [2]
    assert state.scores() == chips(state)
    result = state.result()
    assert result is not None
    assert result["result"] == {f"p{seat + 1}": amount for seat, amount in enumerate(chips(state))}
    assert result["winners"] == ["p3"]
    assert state.returns() == [float(amount) for amount in chips(state)]


@pytest.mark.rule("QHR-17")
def test_equal_chips_share_the_win() -> None:
    state = race(
        seats=2, races=1, track=SPRINT,
        wishes={"p1": [2, 2, 3, 3, 11, 11, 12, 12, 10, 10], "p2": [2, 2, 3, 3, 11, 11, 12, 12, 10, 10]},
    )  # fmt: skip
    throw(state, 2, 3, 11, 12, 10)
    assert chips(state) == [1000, 1000]
    assert state.winners() == [0, 1]


@pytest.mark.rule("QHR-17")
def test_after_the_end_everything_is_refused_and_nothing_moves() -> None:
    state = race(seats=2, races=1, track=SPRINT)
    throw(state, 2, 3, 11, 12, 10)
    assert state.is_terminal()
    assert state.to_move() == []
    assert state.chance_outcomes() == []
    before = state.serialize()
    for text, player in (("roll 3 4", None), ("roll 3 4", -1), ("deal p1 7", None), ("dealer p1", 0), ("roll 1 1", 1)):
        with pytest.raises(IllegalAction) as refused:
            state.apply_action(text, player)
        assert refused.value.clause == "QHR-17"
    assert state.serialize() == before


@pytest.mark.rule("QHR-17")
def test_a_session_ends_early_when_one_player_has_all() -> None:
    state = new_table("p1", seats=2, starting_chips=5, track=SPRINT)
    deal(state, {"p2": [10, 10, 10, 10, 2], "p1": [2]})
    throw(state, 2)
    assert chips(state) == [0, 0]
    throw(state, 3, 11, 12, 10)
    assert state.is_terminal()
    assert state.t.race == 1
    # A quarter of 10 is less than a chip: no share, and the roller of the winning move has the rest.
    assert chips(state) == [0, 10]
    assert state.winners() == [1]


def test_a_thousand_races_lose_no_cent() -> None:
    state = new_table("p1", seats=4, until="last-solvent", starting_chips=1_000_000, track=SPRINT)
    numbers = [2, 3, 11, 12, 7, 6, 8, 5, 9, 4, 10]
    for race_number in range(1, 1001):
        assert state.t.race == race_number
        deal_in_turn(state, race_number)
        start = race_number % 11
        throw(state, *[numbers[(start + k) % 11] for k in range(5)])
        assert sum(chips(state)) + pot(state) == 4_000_000
    assert state.is_terminal()
    assert sum(chips(state)) == 4_000_000


def deal_in_turn(state: State, offset: int) -> None:
    """Deal rank after rank, beginning elsewhere each time; on the plain object, for a thousand deals."""
    for k in range(44):
        state.rules.befall(state.t, state.rules.ticket(state.t, (offset * 7 + k) % state.t.to_deal))
