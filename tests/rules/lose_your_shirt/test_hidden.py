"""What a seat cannot see, dealt anew: it fits all that was seen, and really varies (LYS-10, LYS-13; field case E11)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from homestretch import State
from homestretch.games.lose_your_shirt.tables import COPIES
from homestretch.games.lose_your_shirt.words import CARDS
from tests.rules.lose_your_shirt.table import bet_all, deal, do, hand, new_table, race


def texts(state: State, seat: int) -> str:
    """The unseen cards of a seat, as a text."""
    cards = " ".join(sorted(hand(state, f"p{seat + 1}").elements()))
    kind = state.t.selection[seat]
    return cards if kind < 0 or state.t.shown[seat] >= 0 else f"{cards} | {CARDS[kind]}"


@pytest.mark.rule("LYS-10")
def test_all_deals_that_fit_are_as_likely() -> None:
    # p1 knows three unseen cards: p2 holds one and has laid one face down, p3 holds one; only horse cards are laid.
    state = race(
        hands=[["1+2"], ["any+3"], ["5+2"]], selections=["1+3", "4+3", "6+2"], bets=["win 10"] * 3,
        pile=all_but("1+2", "any+3", "5+2", "1+3", "4+3", "6+2"),
    )  # fmt: skip
    state.t.shown[2] = 15
    state.t.cards[2] = 1
    assert state.rules.invariants(state.t) == 0
    rng = random.Random(10)
    worlds = [state.resample_from_infostate(0, rng) for _ in range(4000)]
    found = Counter((texts(world, 1), texts(world, 2)) for world in worlds)
    assert set(found) == {
        ("any+3 | 4+3", "5+2"),
        ("any+3 | 5+2", "4+3"),
        ("5+2 | 4+3", "any+3"),
        ("4+3 | 5+2", "any+3"),
    }
    assert all(900 < count < 1100 for count in found.values())


def all_but(*cards: str) -> list[str]:
    """The pack of 42 without some cards."""
    pack = [text for kind, text in CARDS.items() for _ in range(COPIES[kind])]
    for card in cards:
        pack.remove(card)
    return pack


@pytest.mark.rule("LYS-27")
def test_who_played_his_selection_has_no_second_copy() -> None:
    # Ruling 26: p2 has shown 4+4, so the other 4+4 must be p3's.
    rest = all_but("1+2", "4+4", "4+4", "5+2", "6+2", "any+3")
    state = race(hands=[["1+2"], ["5+2", "any+3"], ["4+4", "6+2"]], pile=rest)
    state.t.selected[1], state.t.selection[1], state.t.shown[1] = 1, 11, 11
    state.t.undealt[11] -= 1
    assert state.rules.invariants(state.t) == 0
    assert sum(state.t.undealt) == 0
    rng = random.Random(27)
    found = Counter(texts(state.resample_from_infostate(0, rng), 1) for _ in range(3000))
    assert set(found) == {"5+2 6+2", "5+2 any+3", "6+2 any+3"}
    assert all(850 < count < 1150 for count in found.values())


@pytest.mark.rule("LYS-9", "LYS-10")
def test_who_has_yet_to_select_holds_a_horse_card() -> None:
    state = deal(new_table(6), {"p1": ["1+2", "1+3", "1+4", "2+2", "2+3", "2+4", "3+2"]})
    rng = random.Random(9)
    for _ in range(300):
        other = state.resample_from_infostate(0, rng)
        for seat in range(1, 6):
            assert any(not card.startswith("any") for card in hand(other, f"p{seat + 1}"))
            assert sum(hand(other, f"p{seat + 1}").values()) == 7
    # The rare deal itself: draws that would give p2 spots only.
    draws = [2**31 - 1] * state.rules.resample_draws
    t = state.t.clone()
    state.rules.resample(t, 0, draws)
    assert state.rules.invariants(t) == 0
    assert sum(t.hand[1][:18]) >= 1


@pytest.mark.rule("LYS-14")
def test_sealed_bets_vary_within_what_can_be_paid() -> None:
    state = deal(new_table(3, starting_money=60))
    do(state, "p2 " + state.legal_actions(1)[0], "p2 bet place 20")
    rng = random.Random(14)
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(2600):
        other = state.resample_from_infostate(0, rng)
        found[other.t.sealed_bet[1], other.t.ledger.sealed[1]] += 1
    assert set(found) == {(kind, 10 * k) for kind in (1, 2) for k in range(1, 7)} | {(3, 50)}
    assert all(130 < count < 270 for count in found.values())
    own = state.resample_from_infostate(1, rng)
    assert (own.t.sealed_bet[1], own.t.ledger.sealed[1]) == (2, 20)


@pytest.mark.rule("LYS-10", "LYS-13")
def test_what_is_seen_never_changes_and_the_rest_really_varies() -> None:
    rng = random.Random(11)
    for seats in (3, 4, 5, 6):
        state = bet_all(deal(new_table(seats)))
        varied: Counter[int] = Counter()
        worlds = 0
        while state.t.phase == 3 and state.t.race == 1:
            me = rng.randrange(seats)
            other = state.resample_from_infostate(me, rng)
            worlds += 1
            assert other.rules.invariants(other.t) == 0
            assert other.observation(me) == state.observation(me)
            assert other.t.pile == state.t.pile
            assert other.t.shown == state.t.shown
            for seat in range(seats):
                assert sum(other.t.hand[seat]) == sum(state.t.hand[seat])
                varied[seat] += texts(other, seat) != texts(state, seat)
                if seat == me:
                    assert texts(other, seat) == texts(state, seat)
            state.apply_action(rng.choice(state.legal_actions()))
        assert worlds > 10
        assert all(varied[seat] > worlds // 3 for seat in range(seats))
    # All selections are turned up: nothing is left to vary.
    done = state.resample_from_infostate(0, rng)
    assert [texts(done, seat) for seat in range(6)] == [texts(state, seat) for seat in range(6)]


@pytest.mark.rule("LYS-41")
def test_after_the_last_race_the_cards_left_in_the_hands_stay_hidden() -> None:
    hands = [["4+2", "1+3"], ["5+2", "2+3", "any+3"], ["6+3", "any-2"]]
    state = race(
        at={4: "4:18", 5: "5:18"}, hands=hands, races=1, bets=["win 10"] * 3, selections=["1+2", "5+3", "6+2"],
        pile=all_but("1+2", "5+3", "6+2", *(card for cards in hands for card in cards)),
    )  # fmt: skip
    do(state, "p1 play 4+2 to home", "p2 play 5+2 to home")
    rng = random.Random(41)
    worlds = [state.resample_from_infostate(0, rng) for _ in range(60)]
    assert len({(texts(world, 1), texts(world, 2)) for world in worlds}) == 6
    assert all(world.observation(0) == state.observation(0) for world in worlds)
