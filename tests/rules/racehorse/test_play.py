"""The play of the cards (RHO-12 to RHO-16)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rules.racehorse.table import hand, legal, play, refused, table, told, turn, win_bid


@pytest.mark.rule("RHO-12")
def test_the_pitcher_leads_and_the_first_card_makes_trump() -> None:
    state = win_bid(table({"p4": "2C 3D 4H 5S AS KS"}), "p4", "bid 3")
    assert turn(state) == "p4"
    assert legal(state) == "2C 3D 4H 5S KS AS"
    assert state.t.trump == -1
    play(state, "4H")
    assert state.t.trump == 2
    assert told(state, "card-played") == [{"clause": "RHO-13", "seat": 3, "suit": 2, "rank": 4}]
    assert told(state, "trump-made") == [{"clause": "RHO-12", "seat": 3, "suit": 2}]
    assert turn(state) == "p5"


@pytest.mark.rule("RHO-12")
def test_later_leads_do_not_change_trump() -> None:
    hands = {"p2": "AH KC 2C 3C 4C 5C", "p3": "2H", "p4": "3H", "p5": "4H", "p1": "5H"}
    state = play(win_bid(table(hands), "p2", "bid 2"), "AH 2H 3H 4H 5H", "KC")
    assert (state.t.trump, state.t.led) == (2, 0)
    assert told(state, "trump-made") == []


def facing(led: str, held: str) -> str:
    """What p5 may play to a lead in clubs or hearts, hearts being trump; p4 leads to the second trick."""
    hands = {"p4": "AH QH 9C 8D 7D 8S", "p5": f"6H {held}", "p1": "2H", "p2": "3H", "p3": "5H"}
    state = win_bid(table(hands, out="KH KC AC QC JC TC"), "p4", "bid 2")
    play(state, "AH 6H 2H 3H 5H", led)
    assert turn(state) == "p5"
    return legal(state)


@pytest.mark.rule("RHO-13", "RHO-14")
def test_worked_examples_follow_or_trump() -> None:
    """Field case A01."""
    assert facing("9C", "2C 4H KS 2S 3S") == "2C 4H"
    assert facing("9C", "4H KS 2S 3S 4S") == "4H 2S 3S 4S KS"
    assert facing("QH", "4H 2C KS 2S 3S") == "4H"


@pytest.mark.rule("RHO-13", "RHO-14")
@pytest.mark.parametrize(("led", "club", "heart", "other"), list(product(["9C", "QH"], *[[False, True]] * 3)))
def test_follow_or_trump_in_all_combinations(led: str, club: bool, heart: bool, other: bool) -> None:
    clubs = "2C 3C" if club else ""
    hearts = "4H JH" if heart else ""
    others = "2S" if other else ""
    filler = ["4C", "5C", "7C"] if club else ["7H", "8H", "9H"] if heart else ["3S", "4S", "5S", "6S", "9S"]
    held = f"{clubs} {hearts} {others}".split()
    held += filler[: 5 - len(held)]
    if len(held) < 5:
        held += ["TH", "TC", "KD"][: 5 - len(held)] if (club or heart) else []
    assert len(held) == 5
    has_led = any(card[1] == led[1] for card in held)
    expected = [card for card in held if not has_led or card[1] in (led[1], "H")]
    assert set(facing(led, " ".join(held)).split()) == set(expected)


@pytest.mark.rule("RHO-13")
def test_a_discard_while_one_could_follow_is_refused() -> None:
    hands = {"p4": "AH 9C 8D 7D 8S 9D", "p5": "6H 2C 4H KS 2S 3S", "p1": "2H", "p2": "3H", "p3": "5H"}
    state = play(win_bid(table(hands), "p4", "bid 2"), "AH 6H 2H 3H 5H", "9C")
    refused(state, "play KS", "RHO-13")
    refused(state, "play 2S", "RHO-13")
    play(state, "4H")  # to trump is always allowed


@pytest.mark.rule("RHO-14")
def test_not_to_play_a_trump_on_a_trump_lead_is_refused() -> None:
    hands = {"p2": "AH", "p3": "2H 2C KS 2S 3S 4S", "p4": "5C KC QC JC TC 9C"}
    state = play(win_bid(table(hands), "p2", "bid 2"), "AH")
    assert legal(state) == "2H"
    refused(state, "play KS", "RHO-14")
    play(state, "2H")
    assert legal(state) == "5C 9C TC JC QC KC"  # no trump: anything


@pytest.mark.rule("RHO-13", "RHO-15")
def test_cards_out_of_turn_are_refused() -> None:
    hands = {"p2": "AH", "p3": "2H", "p4": "3H"}
    state = play(win_bid(table(hands), "p2", "bid 2"), "AH")
    refused(state, "play 3H", "RHO-15", 3)
    refused(state, "play AH", "RHO-15", 1)
    refused(state, "play 3H", "RHO-4", 2)  # another's card


def second_trick(cards: str) -> str:
    """Who takes a second trick of these cards, from p2 on, hearts being trump."""
    play_first = {"p2": "AH", "p3": "3H", "p4": "4H", "p5": "5H", "p1": "6H"}
    seats = ["p2", "p3", "p4", "p5", "p1"]
    given = dict(zip(seats, cards.split(), strict=True))
    # Four more cards for each, diamonds and a few spades, so that they do not bear on clubs and hearts.
    rest = iter([f"{rank}D" for rank in "23456789TJQKA"] + [f"{rank}S" for rank in "23456789"])
    hands = {seat: f"{play_first[seat]} {given[seat]} {' '.join(next(rest) for _ in range(4))}" for seat in seats}
    state = play(win_bid(table(hands), "p2", "bid 2"), "AH 3H 4H 5H 6H", cards)
    taken = told(state, "trick-taken")
    assert [note["trick"] for note in taken] == [2]
    assert state.t.leader == taken[0]["seat"] == state.t.turn
    return seats[(taken[0]["seat"] - 1) % 5]


@pytest.mark.rule("RHO-15")
@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("AC 2H KC AS TC", "p3"),  # worked example, field case A02
        ("9C AS TC 8C QS", "p4"),  # no trump: the ten of clubs
        ("9C 2H 7H KH QC", "p5"),
        ("2C AS KS QS JS", "p2"),
        ("QH 2H 7H KH JH", "p5"),
        ("7H AS KS QS JS", "p2"),
    ],
)
def test_who_takes_the_trick_and_leads_to_the_next(cards: str, taker: str) -> None:
    assert second_trick(cards) == taker


@pytest.mark.rule("RHO-15")
def test_the_taker_leads_any_card() -> None:
    hands = {"p2": "2H 2C 3C 4C 5C 6C", "p3": "3H", "p4": "AH 9H KS 5D AC QC", "p5": "4H", "p1": "5H"}
    state = play(win_bid(table(hands), "p2", "bid 2"), "2H 3H AH 4H 5H")
    assert turn(state) == "p4"
    assert legal(state) == "QC AC 5D 9H KS"


@pytest.mark.rule("RHO-15")
def test_the_trick_and_the_last_one_can_be_seen_by_all() -> None:
    hands = {"p2": "TH 2C", "p3": "3H", "p4": "AH KS", "p5": "4H", "p1": "5H"}
    state = play(win_bid(table(hands), "p2", "bid 2"), "TH 3H AH 4H")
    view = state.view(None)
    assert view["table"] == [-1, 34, 27, 38, 28]
    assert (view["leader"], view["winning"], view["led"]) == (1, 3, 2)
    play(state, "5H")
    view = state.view(None)
    assert view["table"] == [-1] * 5
    assert view["last_trick"] == [29, 34, 27, 38, 28]
    assert (view["last_leader"], view["last_taker"]) == (1, 3)
    assert view["points"] == [0, 0, 0, 14, 0]
    assert view["tricks"] == [0, 0, 0, 1, 0]
    assert view["taken"][3] == sum(1 << card for card in (29, 34, 27, 38, 28))


@pytest.mark.rule("RHO-16")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_the_deal_ends_after_six_tricks(seats: int) -> None:
    state = win_bid(table(seats=seats, deals=2), "p2", "bid 2")
    played = 0
    while state.t.phase == 2:
        assert state.t.trick == played // seats + 1
        state.apply_action(state.legal_actions()[0])
        played += 1
    assert played == 6 * seats
    assert told(state, "trick-taken")[0]["trick"] == 6
    assert state.t.deal == 2
    assert [hand(state, f"p{seat + 1}") for seat in range(seats)] == [""] * seats
