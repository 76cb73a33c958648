"""Provably fair dealing: unbiased, reproducible from the record alone, and impossible to bend afterwards."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

from homestretch.engine.errors import BadRecord
from homestretch.play.fair import SCHEME, SPACE, Dealer, commit, is_entropy, new_secret, verify
from homestretch.play.game import Game
from homestretch.play.state import CHANCE, Step

SECRET = "0f" * 32


def dealt(dealer: Dealer, name: str = "quarter-horse", seats: int = 3, **options: Any) -> tuple[Game, list[Step]]:
    """A game of which every chance event is the dealer's, players doing the first thing they may."""
    game = Game(name, seats, options)
    state = game.new_initial_state()
    while not state.is_terminal():
        number = len(state.history)
        if state.is_chance_node():
            ticket = game.rules.ticket(state.t, dealer.draw(number, game.rules.tickets(state.t)))
            state.apply_action(state.action_to_string(ticket), CHANCE)
        else:
            seat = state.waiting()[0]
            state.apply_action(state.legal_actions(seat)[0], seat)
    return game, state.history


def test_a_draw_is_the_published_formula() -> None:
    mix = hashlib.sha256(b"aa\nbbcc").hexdigest()
    digest = hmac.new(bytes.fromhex(SECRET), f"homestretch-fair-1:7:0:{mix}".encode(), hashlib.sha256).digest()
    assert Dealer(SECRET, ("aa", "bbcc")).draw(7, 36) == int.from_bytes(digest, "big") % 36


def test_numbers_that_would_favour_some_tickets_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([SPACE - 1, SPACE - 2, 5])
    monkeypatch.setattr("homestretch.play.fair.hmac.digest", lambda *_: next(drawn).to_bytes(32, "big"))
    # 2^256 mod 36 is 16: the last 16 numbers are left over.
    assert SPACE % 36 == 16
    assert Dealer(SECRET).draw(0, 36) == 5


def test_tickets_come_equally_often() -> None:
    dealer = Dealer(SECRET)
    counts = [0] * 36
    for number in range(36_000):
        counts[dealer.draw(number, 36)] += 1
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts)
    assert chi_square < 96  # 35 degrees of freedom, p = 1e-7


def test_every_part_of_the_mix_matters() -> None:
    base = [Dealer(SECRET, ("aa",)).draw(number, 2**40) for number in range(5)]
    assert base == [Dealer(SECRET, ("aa",)).draw(number, 2**40) for number in range(5)]
    others = [Dealer(SECRET, ()), Dealer(SECRET, ("ab",)), Dealer(SECRET, ("aa", "aa")), Dealer("1f" * 32, ("aa",))]
    for other in others:
        assert not set(base) & {other.draw(number, 2**40) for number in range(5)}


def test_a_record_is_verified_and_any_other_outcome_is_found() -> None:
    dealer = Dealer(SECRET, ("beef",))
    game, steps = dealt(dealer, races=1)
    fair = json.loads(json.dumps(dealer.published(over=True)))
    assert verify(game, steps, fair, known=[commit(SECRET), "beef"]) == len(steps)
    bent = [*steps[:20], Step("chance", other_than(steps[20].do)), *steps[21:]]
    with pytest.raises(BadRecord, match=r"action 21 is .*, but the dealer's secret gives"):
        verify(game, bent, fair)


def other_than(deal: str) -> str:
    """A deal of another rank to the same seat."""
    verb, seat, rank = deal.split()
    return f"{verb} {seat} {2 if rank != '2' else 3}"


def test_a_game_with_decisions_is_verified_too() -> None:
    dealer = Dealer(SECRET)
    game, steps = dealt(dealer, "racehorse", 5, deals=1)
    events = sum(who == "chance" for who, _ in steps)
    assert 0 < events < len(steps)
    assert verify(game, steps, dealer.published(over=True)) == events


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"scheme": "trust-me"}, "scheme 'trust-me'"),
        ({"secret": None}, "does not hold the dealer's secret"),
        ({"secret": "1f" * 32}, "not the one that he committed to"),
        ({"commitment": "00"}, "not the one that he committed to"),
        ({"entropy": ["dice"]}, "hexadecimal"),
        ({"entropy": "aa"}, "hexadecimal"),
        ({"entropy": []}, "the dealer's secret gives"),
    ],
)
def test_a_bent_header_is_found(change: dict[str, Any], says: str) -> None:
    dealer = Dealer(SECRET, ("beef",))
    game, steps = dealt(dealer, races=1)
    with pytest.raises(BadRecord, match=says):
        verify(game, steps, dealer.published(over=True) | change)


def test_my_own_entropy_left_out_is_found() -> None:
    dealer = Dealer(SECRET, ("beef",))
    game, steps = dealt(dealer, races=1)
    with pytest.raises(BadRecord, match="cafe is neither"):
        verify(game, steps, dealer.published(over=True), known=["cafe"])


def test_steps_that_cannot_be_replayed_are_named() -> None:
    dealer = Dealer(SECRET)
    game, steps = dealt(dealer, races=1)
    for bad in (Step("p1", "roll 1 1"), Step("p9", "roll 1 1"), Step("nobody", "roll 1 1")):
        with pytest.raises(BadRecord, match="action 3 cannot be replayed"):
            verify(game, [*steps[:2], bad], dealer.published(over=True))


def test_nothing_is_told_before_the_end_and_secrets_are_never_alike() -> None:
    published = Dealer(SECRET, ("beef",)).published(over=False)
    assert published == {"scheme": SCHEME, "commitment": commit(SECRET), "entropy": ["beef"]}
    made = {new_secret() for _ in range(1000)}
    assert len(made) == 1000
    assert all(len(secret) == 64 for secret in made)


@pytest.mark.parametrize("text", ["", "a", "abc", "AA", "0x", "zz", "aa" * 65, "aa\n", None, 7])
def test_entropy_is_whole_bytes_of_small_digits(text: object) -> None:
    assert not is_entropy(text)
    assert is_entropy("00" * 64)
