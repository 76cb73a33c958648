"""The four points and the bid (RHO-17 to RHO-24)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from homestretch import BadOption, State, load_game
from tests.rules.racehorse.table import balances, play, points, result, table, told, win_bid

ALL_FOUR = {"high": "pitcher", "low": "pitcher", "jack": "pitcher", "game": "pitcher"}
# p2 takes every trick with these, hearts being trump: in this order he has all that is high.
SWEEP = "AH KH JH 2H AS AC"
# The same without the jack of hearts, which nobody has.
NO_JACK = "AH KH QH 2H AS AC"
OTHER_HEARTS = "3H 4H 5H 6H 7H 8H 9H TH QH JH KH AH 2H"


def lead_all(state: State, cards: str) -> State:
    """Let the pitcher lead these cards, one a trick, while the others follow with their first legal card."""
    for card in cards.split():
        play(state, card)
        while state.t.phase == 2 and state.t.led != -1:
            state.apply_action(state.legal_actions()[0])
    return state


def sweep(bid: str, cards: str = SWEEP, others: Mapping[str, str] | None = None, **options: Any) -> State:
    """A deal in which p2 leads these cards after winning the bidding; the hearts that nobody needs are not dealt."""
    hands = {"p2": cards, **(others or {"p3": "3H", "p4": "4H"})}
    held = " ".join(hands.values())
    out = " ".join(card for card in OTHER_HEARTS.split() if card not in held)
    state = table(hands, out=out, **options)
    return lead_all(win_bid(state, "p2", bid), cards)


@pytest.mark.rule("RHO-17", "RHO-18", "RHO-19", "RHO-20", "RHO-21")
def test_all_four_points_together() -> None:
    state = sweep("bid 4")
    assert points(state) == ALL_FOUR
    assert result(state) == ("made", 4)
    assert told(state, "high-point") == [{"clause": "RHO-18", "seat": 1, "side": 1, "rank": 14}]
    assert told(state, "low-point") == [{"clause": "RHO-19", "seat": 1, "side": 1, "rank": 2}]
    assert told(state, "jack-point") == [{"clause": "RHO-20", "seat": 1, "side": 1, "rank": 11}]
    game = told(state, "game-point")[0]
    assert game["theirs"] == 0
    assert game["his"] >= 4 + 3 + 1 + 4 + 4


# Hearts trump; p2 leads the ace and takes that trick with 20 card points, and nothing else: High is all he has.
TIED_HANDS = {
    "p2": "AH 2C 3C 2D 3D 2S",
    "p3": "5H 2H 9C TS 8D 7D",
    "p4": "TC AS AC 9D 8S 7S",
    "p5": "KC QS 6S 5S 6D 5D",
    "p1": "KD 4S 3S 7C 6C 5C",
}
TIED_PLAY = [
    "AH 5H TC KC KD",
    "2C 2H AC QS 7C",
    "TS AS 6S 4S 2S",
    "9D 6D 3S 2D 8D",
    "8S 5S 6C 3C 9C",
    "7S 5D 5C 3D 7D",
]


def tied(bid: str = "bid 2", **options: Any) -> State:
    """The deal of 20 card points each."""
    return play(win_bid(table(TIED_HANDS, **options), "p2", bid), *TIED_PLAY)


@pytest.mark.rule("RHO-18", "RHO-21", "RHO-24")
def test_a_tied_game_is_nobodys() -> None:
    """Field case A04."""
    state = tied()
    assert points(state) == {"high": "pitcher", "low": "others", "jack": "undealt", "game": "tied"}
    assert told(state, "game-tied") == [{"clause": "RHO-21", "seat": 1, "theirs": 20, "his": 20}]
    assert result(state) == ("failed", 1)
    assert balances(state) == [2, -8, 2, 2, 2]


@pytest.mark.rule("RHO-21")
def test_a_tied_game_may_be_the_pitchers() -> None:
    state = tied(game_tie="pitcher")
    assert points(state)["game"] == "pitcher"
    assert result(state) == ("made", 2)
    assert balances(state) == [-2, 8, -2, -2, -2]


@pytest.mark.rule("RHO-17", "RHO-21")
def test_game_may_be_held_against_the_best_single_opponent() -> None:
    state = tied(game_count="single")
    assert told(state, "game-point") == [{"clause": "RHO-21", "seat": 1, "side": 1, "theirs": 14, "his": 20}]
    assert result(state) == ("made", 2)


@pytest.mark.rule("RHO-21")
@pytest.mark.parametrize(
    ("options", "game", "theirs"),
    [
        ({"game_count": "single"}, "tied", 14),
        ({"game_count": "single", "game_tie": "pitcher"}, "pitcher", 14),
        ({}, "others", 20),
        ({"game_tie": "pitcher"}, "others", 20),
    ],
)
def test_a_tie_with_the_best_single_opponent_is_a_tie(options: dict[str, Any], game: str, theirs: int) -> None:
    """Ruling 20: without the two kings the pitcher has 14, p3 6 and p4 14."""
    hands = {seat: cards.replace("KC", "8C").replace("KD", "4D") for seat, cards in TIED_HANDS.items()}
    cards = [trick.replace("KC", "8C").replace("KD", "4D") for trick in TIED_PLAY]
    state = play(win_bid(table(hands, **options), "p2", "bid 2"), *cards)
    assert points(state)["game"] == game
    note = (told(state, "game-tied") or told(state, "game-point"))[0]
    assert (note["his"], note["theirs"]) == (14, theirs)


@pytest.mark.rule("RHO-21")
def test_card_points_count_in_all_suits() -> None:
    state = tied()
    assert state.t.deal == 2
    for trick, points_in_it in zip(TIED_PLAY, (20, 6, 14, 0, 0, 0), strict=True):
        worth = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}
        assert sum(worth.get(card[0], 0) for card in trick.split()) == points_in_it
    state = win_bid(table(TIED_HANDS), "p2", "bid 2")
    play(state, *TIED_PLAY[:3])
    assert state.t.points[:5] == [0, 20, 6, 14, 0]


@pytest.mark.rule("RHO-18")
@pytest.mark.parametrize(("top", "side"), [("AH", "others"), ("QH", "others"), ("8H", "pitcher")])
def test_high_goes_by_the_trumps_that_were_dealt(top: str, side: str) -> None:
    """The pitcher's ten is High where nobody has a higher heart, and its holder always takes it."""
    hands = {"p2": "TH 2C 3C 4C 5C 6C", "p3": top}
    out = " ".join(card for card in OTHER_HEARTS.split() if card not in ("TH", top))
    state = win_bid(table(hands, out=out), "p2", "bid 2")
    play(state, "TH")
    while state.t.phase == 2:
        state.apply_action(state.legal_actions()[0])
    assert points(state)["high"] == side


@pytest.mark.rule("RHO-19")
def test_low_goes_to_the_side_that_takes_it() -> None:
    """Field case A03: the pitcher's own two falls to an opponent's five."""
    hands = {"p2": "2H KH 2C 3C 4C 5C", "p3": "5H"}
    out = " ".join(card for card in OTHER_HEARTS.split() if card not in ("2H", "5H", "KH"))
    state = play(win_bid(table(hands, out=out), "p2", "bid 2"), "2H 5H")
    while state.t.phase == 2:
        state.apply_action(state.legal_actions()[-1])
    assert points(state)["low"] == "others"
    assert told(state, "low-point") == [{"clause": "RHO-19", "seat": 2, "side": 0, "rank": 2}]


@pytest.mark.rule("RHO-19")
def test_low_is_the_lowest_trump_that_was_dealt() -> None:
    """Field case A03: with the two undealt the three is Low."""
    state = sweep("bid 4", "AH KH JH QH AS AC", {"p3": "3H", "p4": "4H"})
    assert told(state, "low-point") == [{"clause": "RHO-19", "seat": 1, "side": 1, "rank": 3}]
    assert result(state) == ("made", 4)


@pytest.mark.rule("RHO-19")
def test_low_may_stay_with_the_side_that_was_dealt_it() -> None:
    state = sweep("bid 4", "AH KH JH QH AS AC", {"p3": "3H", "p4": "4H"}, low_to="first-holder")
    assert points(state) == ALL_FOUR | {"low": "others"}
    assert told(state, "low-point") == [{"clause": "RHO-19", "seat": 2, "side": 0, "rank": 3}]
    assert result(state) == ("failed", 3)
    assert points(sweep("bid 4", low_to="first-holder")) == ALL_FOUR  # his own two


@pytest.mark.rule("RHO-19")
def test_low_that_the_pitcher_was_dealt_and_lost_is_his_with_first_holder() -> None:
    hands = {"p2": "2H KH 2C 3C 4C 5C", "p3": "5H"}
    out = " ".join(card for card in OTHER_HEARTS.split() if card not in ("2H", "5H", "KH"))
    state = play(win_bid(table(hands, out=out, low_to="first-holder"), "p2", "bid 2"), "2H 5H")
    while state.t.phase == 2:
        state.apply_action(state.legal_actions()[-1])
    assert points(state)["low"] == "pitcher"


@pytest.mark.rule("RHO-20")
def test_jack_goes_to_the_side_that_takes_it() -> None:
    state = sweep("bid 4", "AH KH QH 2H AS AC", {"p3": "JH", "p4": "4H"})
    assert points(state) == ALL_FOUR  # the pitcher catches an opponent's jack
    hands = {"p2": "JH 2C 3C 4C 5C 6C", "p3": "QH"}
    out = " ".join(card for card in OTHER_HEARTS.split() if card not in ("JH", "QH"))
    state = win_bid(table(hands, out=out), "p2", "bid 2")
    play(state, "JH")
    while state.t.phase == 2:
        state.apply_action(state.legal_actions()[0])
    assert points(state) == {"high": "others", "low": "others", "jack": "others", "game": "others"}
    assert result(state) == ("failed", 0)


@pytest.mark.rule("RHO-22")
@pytest.mark.parametrize(
    ("bid", "how"), [("bid 2", "made"), ("bid 3", "made"), ("bid 4", "failed"), ("smudge", "failed")]
)
def test_an_undealt_jack_is_nobodys(bid: str, how: str) -> None:
    """Field case A06."""
    state = sweep(bid, NO_JACK)
    assert points(state) == ALL_FOUR | {"jack": "undealt"}
    assert told(state, "jack-undealt") == [{"clause": "RHO-22"}]
    assert result(state) == (how, 3)
    assert told(state, "trick-taken")[0]["seat"] == 1


@pytest.mark.rule("RHO-22")
def test_smudge_may_be_made_without_an_undealt_jack_but_a_bid_of_4_may_not() -> None:
    """Ruling 21."""
    waived = {"smudge_without_jack": "waived"}
    assert result(sweep("smudge", NO_JACK, **waived)) == ("made", 3)
    assert result(sweep("bid 4", NO_JACK, **waived)) == ("failed", 3)
    assert result(sweep("smudge", **waived)) == ("made", 4)


@pytest.mark.rule("RHO-22")
def test_a_dealt_jack_is_not_waived() -> None:
    # p3 keeps the jack and takes the last trick with it.
    hands = {"p2": "AH KH QH 2H AS 3C", "p3": "JH TH 9H 8H 7H 4C"}
    out = " ".join(card for card in OTHER_HEARTS.split() if card not in " ".join(hands.values()))
    state = win_bid(table(hands, out=out, smudge_without_jack="waived"), "p2", "smudge")
    for card in ("AH 7H", "KH 8H", "QH 9H", "AS TH"):
        play(state, card)
        while state.t.led != -1:
            state.apply_action(state.legal_actions()[0])
    while state.t.phase == 2:
        state.apply_action(state.legal_actions()[-1])
    assert points(state)["jack"] == "others"
    assert result(state)[0] == "failed"


@pytest.mark.rule("RHO-23")
def test_one_trump_can_earn_three_points() -> None:
    """Worked example, field case A05: the only heart dealt is the jack."""
    state = sweep("bid 4", "JH AS KS AC KC AD", {"p3": "2D"})
    assert points(state) == ALL_FOUR
    for what in ("high-point", "low-point", "jack-point"):
        assert told(state, what)[0]["rank"] == 11


@pytest.mark.rule("RHO-23")
def test_a_lone_trump_other_than_the_jack_earns_two() -> None:
    state = sweep("bid 3", "9H AS KS AC KC AD", {"p3": "2D"})
    assert points(state) == ALL_FOUR | {"jack": "undealt"}
    assert told(state, "high-point")[0]["rank"] == told(state, "low-point")[0]["rank"] == 9


@pytest.mark.rule("RHO-24")
@pytest.mark.parametrize(
    ("bid", "how"), [("bid 2", "failed"), ("bid 3", "failed"), ("bid 4", "failed"), ("smudge", "failed")]
)
def test_a_bid_that_the_points_do_not_reach_fails(bid: str, how: str) -> None:
    assert result(tied(bid)) == (how, 1)


@pytest.mark.rule("RHO-24")
@pytest.mark.parametrize("bid", ["bid 2", "bid 3", "bid 4", "smudge"])
def test_a_bid_that_the_points_reach_is_made(bid: str) -> None:
    state = sweep(bid)
    assert result(state) == ("made", 4)
    amount = 5 if bid == "smudge" else int(bid[-1])
    assert balances(state) == [-amount, 4 * amount, -amount, -amount, -amount]


@pytest.mark.rule("RHO-24")
def test_smudge_fails_with_all_points_but_five_tricks() -> None:
    # p3's ace of spades takes the last trick from the two.
    hands = {"p2": "AH KH JH 2H AC 2S", "p3": "3H AS", "p4": "4H"}
    out = " ".join(card for card in OTHER_HEARTS.split() if card not in " ".join(hands.values()))
    for bid, how in (("smudge", "failed"), ("bid 4", "made")):
        state = win_bid(table(hands, out=out), "p2", bid)
        for card in ("AH", "KH", "JH", "2H", "AC", "2S"):
            play(state, card)
            while state.t.phase == 2 and state.t.led != -1:
                # The ace of spades is kept to the last.
                forms = [text for text in state.legal_actions() if text != "play AS"] or state.legal_actions()
                state.apply_action(forms[0])
        assert points(state) == ALL_FOUR
        assert told(state, "trick-taken")[0]["seat"] == 2
        assert result(state) == (how, 4)


@pytest.mark.rule("RHO-19", "RHO-24")
def test_smudge_fails_with_six_tricks_where_low_was_dealt_to_an_opponent() -> None:
    """Ruling 19."""
    cards, others = "AH KH JH QH AS AC", {"p3": "3H", "p4": "4H"}
    assert result(sweep("smudge", cards, others, low_to="first-holder")) == ("failed", 3)
    assert result(sweep("smudge", cards, others)) == ("made", 4)


@pytest.mark.rule("RHO-21", "RHO-24")
@pytest.mark.parametrize(("tie", "how"), [("nobody", ("failed", 2)), ("pitcher", ("made", 3))])
def test_smudge_with_no_card_points_at_all_is_a_tie_of_0_to_0(tie: str, how: tuple[str, int]) -> None:
    """Ruling 20: no card from the ten up is dealt."""
    high = " ".join(rank + suit for rank in "TJQKA" for suit in "CDHS")
    hands = {"p2": "9H 8H 7H 6H 9S 9C", "p3": "2H", "p4": "3H", "p5": "5C", "p1": "4H"}
    state = table(hands, out=f"{high} 5H", game_tie=tie, smudge_without_jack="waived")
    lead_all(win_bid(state, "p2", "smudge"), "9H 8H 7H 6H 9S 9C")
    assert result(state) == how
    note = (told(state, "game-tied") or told(state, "game-point"))[0]
    assert note.get("his") == 0
    assert note.get("theirs") == 0


@pytest.mark.rule("RHO-19", "RHO-21", "RHO-22")
@pytest.mark.parametrize(
    ("option", "value"),
    [("low_to", "pitcher"), ("game_tie", "others"), ("game_count", 1), ("smudge_without_jack", True), ("low_to", None)],
)
def test_other_ways_of_counting_are_refused(option: str, value: Any) -> None:
    with pytest.raises(BadOption, match=option):
        load_game("racehorse", **{option: value})
