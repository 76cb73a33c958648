"""A table of Racehorse for tests: deals the hands, says the bids and plays the cards that a test asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from homestretch import IllegalAction, State, load_game
from homestretch.engine.schema import to_dict
from homestretch.parts.cards import TEXTS, cards_in

PACK = list(TEXTS.values())


def new_table(dealer: str = "p1", seats: int = 5, **options: Any) -> State:
    """A session with its dealer drawn, and no card dealt yet."""
    state = load_game("racehorse", seats=seats, **options).new_initial_state()
    state.apply_action(f"dealer {dealer}")
    return state


def deal(state: State, hands: Mapping[str, str] | None = None, out: str = "") -> State:
    """Deal six cards to each seat: those it wishes ("p2": "QH AS"), and of the others none that is `out`."""
    wishes = {seat: cards.split() for seat, cards in (hands or {}).items()}
    wanted = [card for cards in wishes.values() for card in cards]
    assert len(set(wanted)) == len(wanted), "a card is wished for twice"
    rest = [card for card in PACK if card not in wanted and card not in out.split()]
    while state.is_chance_node():
        seat = f"p{state.t.turn + 1}"
        card = wishes[seat].pop(0) if wishes.get(seat) else rest.pop(0)
        state.apply_action(f"deal {seat} {card}")
    assert not any(wishes.values()), f"not dealt: {wishes}"
    return state


def table(hands: Mapping[str, str] | None = None, dealer: str = "p1", out: str = "", **options: Any) -> State:
    """A session with the first hands dealt; the player at the dealer's left is to bid."""
    return deal(new_table(dealer, **options), hands, out)


def say(state: State, *bids: str) -> State:
    """Bid or pass, one after another."""
    for bid in bids:
        state.apply_action(bid)
    return state


def win_bid(state: State, seat: str, bid: str) -> State:
    """Let a seat win the bidding with a bid: all others pass."""
    while state.t.phase == 1:
        turn = state.to_move()[0]
        forced = "pass" not in state.legal_actions()
        assert turn == seat or not forced, "the dealer would have to bid"
        state.apply_action(bid if turn == seat else "pass")
    return state


def play(state: State, *cards: str) -> State:
    """Play cards, one after another, whoever's turn it is: "AH 2H 3C 4D 5S" or each by itself."""
    for card in " ".join(cards).split():
        state.apply_action(f"play {card}")
    return state


def legal(state: State) -> str:
    """What the seat to move may do, shortened: "pass bid 2 smudge" or cards "2C 4H"."""
    return " ".join(text.removeprefix("play ") for text in state.legal_actions())


def turn(state: State) -> str:
    """Who is to move."""
    return " ".join(state.to_move())


def hand(state: State, seat: str) -> str:
    """The cards that a seat holds."""
    return " ".join(TEXTS[card] for card in cards_in(state.t.hand[int(seat[1:]) - 1]))


def balances(state: State) -> list[int]:
    """The seats' balances, in their order."""
    return list(state.money().values())


def told(state: State, what: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The notes of one kind that the last action wrote, without their kind."""
    found = [note for note in state.notes(seat) if note["what"] == what]
    return [{key: value for key, value in note.items() if key != "what"} for note in found]


def refused(state: State, text: str, clause: str, player: int | None = None) -> None:
    """Assert that an action is refused for a clause, and that nothing has changed."""
    before = to_dict(state.t)
    with pytest.raises(IllegalAction) as error:
        state.apply_action(text, player)
    assert error.value.clause == clause, error.value
    assert to_dict(state.t) == before


def points(state: State) -> dict[str, str]:
    """Which side the last card gave each point to: {"high": "pitcher", "jack": "undealt", "game": "tied", …}."""
    sides = {}
    for note in state.notes(None):
        if note["what"] in ("high-point", "low-point", "jack-point", "game-point"):
            sides[note["what"].removesuffix("-point")] = "pitcher" if note["side"] else "others"
        elif note["what"] in ("jack-undealt", "game-tied"):
            sides[note["what"].split("-")[0]] = note["what"].split("-")[1]
    return sides


def result(state: State) -> tuple[str, int]:
    """How the last deal went: "made" or "failed", and the pitcher's points."""
    for note in state.notes(None):
        if note["what"] in ("bid-made", "bid-failed"):
            return note["what"].removeprefix("bid-"), note["points"]
    raise AssertionError("no deal has just been settled")
