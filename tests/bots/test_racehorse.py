"""The basic bot of Racehorse: plays by the rules, sees only what its seat may see, and beats random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from homestretch import State
from homestretch.bots.racehorse import choose, expected, holds_one, low_chance
from homestretch.lab.batch import Batch, player_of
from tests.bots.bot import chosen, decisions, hold_honest, hold_still
from tests.rules.racehorse.table import new_table, play, say, table, win_bid


def does(state: State) -> set[str]:
    """What the seat to move may do, whatever the stream of numbers."""
    seat = state.current_player()
    return {state.action_to_string(chosen(choose, state, seat, seed)) for seed in range(20)}


def positions(rng: random.Random, **options: Any) -> Iterator[tuple[State, int]]:
    """The positions of a session of bots in which a seat decides."""
    return decisions(choose, new_table(seats=rng.choice((3, 4, 5, 6, 7, 8)), short_table=True, **options), rng)


@pytest.mark.parametrize("bidding", ["rounds", "once-around"])
def test_it_plays_whole_sessions_by_the_rules(bidding: str) -> None:
    rng = random.Random(bidding)
    count = 0
    for _ in range(8):
        options = {"steal": rng.random() < 0.5, "forced_bid": rng.choice(("at-least-2", "exactly-2"))}
        for state, seat in positions(rng, bidding=bidding, deals=3, **options):
            count += bool(state.legal_actions(seat))
    assert count > 500


def test_what_it_cannot_see_never_changes_its_choice() -> None:
    rng = random.Random("worlds")
    pairs = 0
    while pairs < 200:
        for state, seat in positions(rng, deals=2):
            if pairs < 200 and rng.random() < 0.4:
                pairs += hold_honest(choose, state, seat, rng)


def test_it_changes_nothing_by_thinking() -> None:
    for state, seat in positions(random.Random("still"), deals=1):
        hold_still(choose, state, seat)


STRONG = "AH KH JH 2H AS 9C"
WEAK = "3C 4D 5H 6S 7D 9S"
MIDDLING = "AH TH 4H 5C 6C 8S"


def test_it_bids_on_what_its_hand_is_good_for() -> None:
    assert does(table({"p2": WEAK})) == {"pass"}
    assert does(table({"p2": MIDDLING})) == {"bid 2"}
    state = say(table({"p2": WEAK, "p4": MIDDLING}), "pass", "bid 2")
    assert does(state) == {"pass"}  # good for 2, not for 3
    state = say(table({"p3": STRONG}), "bid 2")
    assert does(state) == {"bid 3"}


def test_it_counts_the_hand() -> None:
    state = table({"p2": STRONG})
    counts = [expected(state.t, 1, suit) for suit in range(4)]
    assert max(counts) == counts[2] > 300
    assert expected(table({"p2": "AH KH QH JH 2H 3H"}).t, 1, 2) > 460
    assert expected(table({"p2": "AH KH QH JH 2H 3H"}).t, 1, 0) == 0


def test_as_dealer_it_steals_with_a_good_hand_and_bids_2_when_it_must() -> None:
    bids = ["pass", "bid 2", "pass", "pass"]
    assert does(say(table({"p1": MIDDLING}), *bids)) == {"bid 2"}
    assert does(say(table({"p1": WEAK}), *bids)) == {"pass"}
    assert does(say(table({"p1": WEAK}), "pass", "pass", "pass", "pass")) == {"bid 2"}


def test_it_leads_its_highest_trump() -> None:
    assert does(win_bid(table({"p2": STRONG}), "p2", "bid 3")) == {"play AH"}


# Hearts trump, p2 the pitcher; clubs are led to the second trick by p5, who took the first.
SETTING = {
    "p2": "QH 9C 2D 3D 4D 5D",
    "p3": "2H TC 8C 6D 7D 8D",
    "p4": "3H TD 2C 3C 9D JD",
    "p5": "KH KC 5C 2S 3S 4S",
    "p1": "4H AC TS 5S 6S 4C",
}


def test_as_an_opponent_it_gives_points_to_its_side_and_none_to_the_pitcher() -> None:
    state = play(win_bid(table(SETTING), "p2", "bid 2"), "QH 2H 3H KH 4H", "KC")
    # p1 could take p5's king with the ace, but the pitcher is still to play: no point in spending more than needed.
    assert "play TS" not in does(state)
    play(state, "4C", "9C")
    # The pitcher is done and does not take it: p3 throws the ten of clubs to his side.
    assert does(state) == {"play TC"}
    other = play(win_bid(table(SETTING), "p2", "bid 2"), "QH 2H 3H KH 4H", "5C 4C 9C")
    # The pitcher would take it: p3 takes it from him with the ten.
    assert does(other) == {"play TC"}


def test_as_an_opponent_it_feeds_only_tricks_that_the_pitcher_has_lost() -> None:
    hands = SETTING | {"p2": "AH 9C 2D 3D 4D 5D"}
    state = play(win_bid(table(hands), "p2", "bid 2"), "AH 2H 3H")
    assert does(state) == {"play KH"}  # the only trump he has
    play(state, "KH", "4H", "2D")
    assert does(state) <= {"play 6D", "play 7D", "play 8D"}
    play(state, "8D")
    assert does(state) == {"play TD"}  # the pitcher has played low, so this trick is safe for the ten


def test_it_catches_the_jack_of_trumps() -> None:
    hands = {"p2": "AH TH 2C 3C 4C 5C", "p3": "3H", "p4": "JH KH 2S", "p5": "6H", "p1": "7H"}
    state = play(win_bid(table(hands), "p2", "bid 2"), "AH 3H")
    assert does(state) == {"play KH"}  # he keeps the jack from the ace
    hands = {"p2": "9H 8H 2C 3C 4C 5C", "p3": "JH", "p4": "6H", "p5": "QH 2H", "p1": "7H"}
    state = play(win_bid(table(hands), "p2", "bid 2"), "9H JH 6H")
    assert does(state) == {"play 2H"}  # his side has the trick and takes Low with it


def test_it_reckons_with_shown_voids() -> None:
    hands = {"p2": "AH KH 2C 3C 4C 5C", "p3": "2S 3S 4S 5S 6S 7S", "p4": "3H 4H"}
    state = play(win_bid(table(hands), "p2", "bid 2"), "AH 2S 3H")
    hearts = 0b1111111111111 << 26
    hidden = state.t.undealt | state.t.hand[2] | state.t.hand[0]
    assert holds_one(state.t, 2, hearts, hidden) == 0
    assert 0 < holds_one(state.t, 0, hearts, hidden) < 1000


def test_low_is_certain_only_for_the_lowest() -> None:
    state = play(win_bid(table({"p2": "AH KH", "p3": "2H 5H", "p4": "9H"}), "p2", "bid 2"), "AH")
    assert low_chance(state.t, 2, 26) == 1000  # the two
    assert low_chance(state.t, 2, 29) == 0  # the five, where he has the two himself
    assert 0 < low_chance(state.t, 3, 27) < 1000  # the three, seen from p4


def test_it_beats_random_play_clearly() -> None:
    total, deals = 0, 0
    for place in range(5):
        bots = tuple("basic" if seat == place else "random" for seat in range(5))
        played = player_of(Batch("racehorse", 5, {"deals": 10}, bots=bots), "plain").play(0, 12)
        total += int(played.scores[:, place].sum())
        deals += 120
    # Random players bid beyond their hands and pay for it; the bot makes dollars a deal of it.
    assert total / deals > 2
