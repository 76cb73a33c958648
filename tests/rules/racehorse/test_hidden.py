"""What a seat can infer, and hidden hands dealt anew: consistent, each possible deal as likely, never failing."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from homestretch import State
from homestretch.games.racehorse import resampling
from homestretch.games.racehorse.playing import playable
from homestretch.parts.cards import OF_SUIT, PACK, TEXTS, cards_in, count
from tests.contract.playing import new_game, walk
from tests.rules.racehorse.table import new_table, play, table, win_bid

CLUBS, DIAMONDS, HEARTS, SPADES = 1, 2, 4, 8


def voids(state: State) -> list[int]:
    """The suits that each seat has shown to be void in, as a mask."""
    return list(state.t.void[: state.game.seats])


def second_trick(first: str, second: str) -> list[int]:
    """The voids after a lead of trumps (hearts) and a second trick, from p2 on."""
    seats = ["p2", "p3", "p4", "p5", "p1"]
    given = zip(first.split(), second.split(), strict=False)
    hands = {seat: " ".join(cards) for seat, cards in zip(seats, given, strict=True)}
    return voids(play(win_bid(table(hands, out="8H 9H TH"), "p2", "bid 2"), first, second))


@pytest.mark.rule("RHO-13", "RHO-14")
def test_what_follow_or_trump_lets_one_infer() -> None:
    # Hearts led and trump: p3 and p1 follow; p4 and p5 do not, so they hold no trump. Nothing else is known.
    assert second_trick("AH 2H 2S 2D 3H", "4C 5C 6C 7C 8C") == [0, 0, 0, HEARTS, HEARTS]


@pytest.mark.rule("RHO-13", "RHO-14")
@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ("9C 2C 3C 4C 5C", [0, 0, 0, 0, 0]),  # all follow
        ("9C 4H 3C 5H 5C", [0, 0, 0, 0, 0]),  # p3 and p5 trump, which they may though they could follow
        ("9C 2S 3C 4C 5C", [0, 0, CLUBS, 0, 0]),  # p3 does neither: he has no club, but may still hold trumps
        ("9C 2S 2D 4H 5C", [0, 0, CLUBS, CLUBS, 0]),
        ("KH 2H 3C 4H 5H", [0, 0, 0, HEARTS, 0]),  # trumps led again: p4 holds none
        ("2S 3S 4S AD 5S", [0, 0, 0, 0, SPADES]),
    ],
)
def test_what_the_second_trick_shows(cards: str, shown: list[int]) -> None:
    lead = {"p2": "AH", "p3": "6H", "p4": "7H", "p5": "QH", "p1": "JH"}
    seats = ["p2", "p3", "p4", "p5", "p1"]
    # Each hand: its heart, its card of the second trick, and four more, of the suit led only where it was followed.
    rest = {suit: [f"{rank}{suit}" for rank in "23456789TJQKA" if f"{rank}{suit}" not in cards] for suit in "CDS"}
    hands = {}
    for seat, card in zip(seats, cards.split(), strict=True):
        free = [suit for suit in rest if card[1] in (cards[1], "H") or suit != cards[1]]
        fill = [rest[max(free, key=lambda suit: len(rest[suit]))].pop() for _ in range(4)]
        hands[seat] = f"{lead[seat]} {card} {' '.join(fill)}"
    state = play(win_bid(table(hands), "p2", "bid 2"), " ".join(lead.values()), cards)
    assert voids(state) == shown


@pytest.mark.rule("RHO-13")
def test_voids_are_forgotten_with_the_deal() -> None:
    state = win_bid(table({"p2": "AH", "p3": "2S 3S 4S 5S 6S 7S"}), "p2", "bid 2")
    play(state, "AH 2S")
    assert voids(state)[2] == HEARTS
    while state.t.phase == 2:
        state.apply_action(state.legal_actions()[0])
    assert voids(state) == [0] * 5


def possible(t: Any, other: Any, seat: int) -> bool:
    """Whether a dealt world is one that the seat cannot tell from its own, by the definition itself.

    All that is public and its own hand are the same, and each card played in this deal would have been legal there.
    """
    if other.hand[seat] != t.hand[seat] or other.cards != t.cards or other.played != t.played:
        return False
    known = other.undealt
    for k in range(t.seats):
        known |= other.hand[k] | other.played[k]
        if count(other.hand[k]) != t.cards[k] or other.hand[k] & other.played[k]:
            return False
    return known == PACK


def legal_in(world: Any, tricks: list[list[tuple[int, int]]], trump: int) -> bool:
    """Whether all cards of a deal could have been played in the hands of a world: held against `playable` itself."""
    probe = world.clone()
    probe.trump = trump
    for seat in range(world.seats):
        probe.hand[seat] = world.hand[seat] | world.played[seat]
    for trick in tricks:
        probe.led = -1
        for seat, card in trick:
            if playable(probe, seat) >> card & 1 == 0:
                return False
            probe.hand[seat] ^= 1 << card
            if probe.led == -1:
                probe.led = card // 13
    return True


@pytest.mark.rule("RHO-13", "RHO-14")
@pytest.mark.parametrize("draw", range(10))
def test_dealt_worlds_could_have_come_about_by_the_same_play(draw: int) -> None:
    state = new_game("racehorse", draw).new_initial_state()
    rng = random.Random(draw)
    tricks: list[list[tuple[int, int]]] = []
    varied = 0
    for player, action in walk(state, f"hidden {draw}", limit=400):
        if state.t.phase != 2:
            tricks = []
            continue
        if state.rules.grammar.say(action).startswith("play"):
            if not tricks or len(tricks[-1]) == state.game.seats:
                tricks.append([])
            tricks[-1].append((player, action.what))
        for seat in range(state.game.seats):
            other = state.resample_from_infostate(seat, rng).t
            assert possible(state.t, other, seat)
            assert legal_in(other, tricks, state.t.trump)
            varied += other.hand != state.t.hand
    assert varied


def worlds(t: Any, seat: int) -> set[tuple[int, ...]]:
    """All deals that the seat cannot tell from this one, hand by hand."""
    hidden = t.undealt
    for other in range(t.seats):
        hidden |= t.hand[other] if other != seat else 0
    found: set[tuple[int, ...]] = {()}
    for other in range(t.seats):
        grown = set()
        for hands in found:
            if other == seat:
                grown.add((*hands, t.hand[seat]))
                continue
            left = hidden
            for before, hand in enumerate(hands):
                if before != seat:
                    left &= ~hand
            holdable = [c for c in cards_in(left) if not t.void[other] >> (c // 13) & 1]
            for choice in combinations(holdable, t.cards[other]):
                grown.add((*hands, sum(1 << c for c in choice)))
        found = grown
    return found


def near_the_end(voids: list[int], cards: list[int], hidden: str, own: str) -> Any:
    """A table in the play of which p1 (seat 0) holds `own`, the others as many cards as said of those hidden."""
    number = {text: card for card, text in TEXTS.items()}
    t = table(seats=len(cards)).t
    t.phase = 2
    t.undealt = sum(1 << number[text] for text in hidden.split())
    gone = PACK & ~t.undealt
    for seat, held in enumerate(cards):
        t.void[seat] = voids[seat]
        t.cards[seat] = held
        t.played[seat] = 0
        t.hand[seat] = 0
    t.hand[0] = sum(1 << number[text] for text in own.split())
    t.played[1] = gone & ~t.hand[0]
    # Any deal will do to start with: hands are filled by the constructive draw.
    t.scratch[0] = 1
    left = resampling.draw_possible_hands(t, 0, t.undealt)
    t.undealt = left
    t.scratch[:] = [0] * 4
    return t


ENDINGS = {
    "no voids": ([0, 0, 0, 0, 0], [1, 1, 1, 1, 1], "2C 3D 4H 5S 6C", "AS"),
    "one void": ([0, CLUBS, 0, 0, 0], [1, 2, 1, 1, 1], "2C 3C 4C 5S 6D 7D", "AS"),
    "crossing voids": ([0, CLUBS, DIAMONDS, HEARTS, 0], [1, 1, 2, 1, 1], "2C 3C 4D 5D 6H 7S", "AS"),
    "two and two": ([0, CLUBS | HEARTS, DIAMONDS | SPADES, CLUBS, 0], [1, 1, 1, 2, 1], "2C 3C 4D 5D 6H 7S", "AS"),
    "hardly any way": (
        [0, CLUBS | DIAMONDS, CLUBS | HEARTS, CLUBS | SPADES, 0],
        [1, 1, 1, 1, 1],
        "2D 3H 4S 5C 6C",
        "AS",
    ),
    "no pool": ([0, CLUBS, DIAMONDS, HEARTS, SPADES], [1, 1, 1, 1, 1], "2C 3D 4H 5S", "AS"),
}


@pytest.mark.rule("RHO-13")
@pytest.mark.parametrize("ending", ENDINGS)
def test_each_possible_deal_is_as_likely(ending: str) -> None:
    t = near_the_end(*ENDINGS[ending])
    all_worlds = worlds(t, 0)
    rng = random.Random(ending)
    tries = 300 * len(all_worlds) if len(all_worlds) < 40 else 40 * len(all_worlds)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(tries):
        resampling.resample(t, 0, [rng.getrandbits(31) for _ in range(resampling.DRAWS)])
        found[tuple(t.hand[:5])] += 1
    assert set(found) == all_worlds
    mean = tries / len(all_worlds)
    chi2 = sum((seen - mean) ** 2 / mean for seen in found.values())
    freedom = len(all_worlds) - 1
    # Five standard deviations of the chi-square distribution above its mean.
    assert chi2 < freedom + 5 * (2 * freedom) ** 0.5 + 5


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_constructive_draw_finds_every_possible_deal_and_no_other(ending: str) -> None:
    t = near_the_end(*ENDINGS[ending])
    all_worlds = worlds(t, 0)
    hidden = resampling.hidden_from(t, 0)
    rng = random.Random(ending)
    found = set()
    for _ in range(60 * len(all_worlds)):
        for i in range(4):
            t.scratch[i] = rng.getrandbits(32) | 1
        t.undealt = resampling.draw_possible_hands(t, 0, hidden)
        found.add(tuple(t.hand[:5]))
    assert found == all_worlds


@pytest.mark.parametrize("seats", [5, 8])
def test_a_draw_is_hardly_ever_given_up(seats: int) -> None:
    """Draws until one is kept, in random games: far from the limit after which deals are not all as likely."""
    most = 0
    for game in range(12):
        state = table(seats=seats, deals=1)
        rng = random.Random(game * 100 + seats)
        for _ in walk(state, f"given up {seats} {game}"):
            if state.t.phase != 2:
                continue
            for seat in range(seats):
                t = state.t.clone()
                for i in range(4):
                    t.scratch[i] = rng.getrandbits(32) | 1
                hidden, tries = resampling.hidden_from(t, seat), 1
                while resampling.draw_hands(t, seat, hidden) < 0:
                    tries += 1
                most = max(most, tries)
    assert 1 < most < resampling.MOST_TRIES // 10


def test_when_draws_are_given_up_a_possible_deal_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resampling, "MOST_TRIES", 0)
    monkeypatch.setattr(resampling, "draw_hands", lambda t, seat, hidden: -1)
    t = near_the_end(*ENDINGS["crossing voids"])
    all_worlds = worlds(t, 0)
    rng = random.Random(4)
    for _ in range(50):
        resampling.resample(t, 0, [rng.getrandbits(31) for _ in range(resampling.DRAWS)])
        assert tuple(t.hand[:5]) in all_worlds
        assert t.scratch == [0] * 4


def test_while_cards_are_dealt_only_ones_own_are_known() -> None:
    state = new_table(seats=6)
    for _ in range(15):
        state.apply_action(state.chance_outcomes()[7][0])
    rng = random.Random(2)
    for seat in range(6):
        other = state.resample_from_infostate(seat, rng)
        assert other.t.cards == state.t.cards
        assert other.t.hand[seat] == state.t.hand[seat]
        assert other.t.hand != state.t.hand
        assert other.notes(seat) == state.notes(seat)
        assert other.notes(None) == state.notes(None)


def test_private_notes_of_others_do_not_outlive_the_cards_they_told() -> None:
    state = new_table()
    state.apply_action("deal p2 QH")
    other = state.resample_from_infostate(2, random.Random(1))
    assert [note["what"] for note in state.notes(1)] == ["card-dealt", "card-seen"]
    assert [note["what"] for note in other.notes(1)] == ["card-dealt"]
    assert other.notes(2) == state.notes(2)


def test_suits_are_as_voids_count_them() -> None:
    assert [OF_SUIT[suit] for suit in range(4)] == [
        sum(1 << card for card in range(13 * s, 13 * s + 13)) for s in range(4)
    ]
