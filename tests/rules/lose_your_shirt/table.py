"""A table of Lose Your Shirt for tests: deals hands that a test asks for, or sets a race up in the middle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from homestretch import IllegalAction, State, load_game
from homestretch.engine.schema import to_dict
from homestretch.games.lose_your_shirt.race import copies_in_play
from homestretch.games.lose_your_shirt.session import BETTING, JACKPOT, PLACE, RUNNING, WIN
from homestretch.games.lose_your_shirt.tables import KINDS
from homestretch.games.lose_your_shirt.words import CARDS
from homestretch.parts.ledger import BANK, POT, STAKES

KIND = {text: kind for kind, text in CARDS.items()}
BETS = {"win": WIN, "place": PLACE, "jackpot": JACKPOT}
# With three seats: the fewest cards that let a race go on for a while.
SOME = ["1+2", "2+2", "3+2"]


def new_table(seats: int = 3, **options: Any) -> State:
    """A meeting whose first card is due."""
    return load_game("lose-your-shirt", seats=seats, **options).new_initial_state()


def deal(state: State, wishes: Mapping[str, Sequence[str]] | None = None) -> State:
    """Deal the whole pack so that each seat gets the cards it wishes, from its first turns on."""
    left = {seat: list(cards) for seat, cards in (wishes or {}).items()}
    race = state.t.race
    while state.is_chance_node() and state.t.race == race:
        free = {text.split()[2]: weight for text, weight in state.chance_outcomes()}
        seat = state.chance_outcomes()[0][0].split()[1]
        if left.get(seat):
            card = left[seat].pop(0)
        else:
            for cards in left.values():
                for wished in cards:
                    free[wished] -= 1
            card = next(text for text, count in free.items() if count > 0)
        state.apply_action(f"deal {seat} {card}")
    assert not any(left.values()), f"not dealt: {left}"
    return state


def do(state: State, *lines: str) -> State:
    """Carry out lines such as "p1 bet win 30" or "chance turn 4+3"."""
    for line in lines:
        who, _, text = line.partition(" ")
        state.apply_action(text, None if who == "chance" else int(who[1:]) - 1)
    return state


def bet_all(state: State, bet: str = "win 10") -> State:
    """Everyone with money selects the first card that can be selected and makes the same bet."""
    while state.t.phase == BETTING:
        seat = state.waiting()[0]
        state.apply_action(state.legal_actions(seat)[0], seat)
        if state.t.phase == BETTING and seat in state.waiting():
            state.apply_action(f"bet {bet}", seat)
    return state


def race(
    *,
    at: Mapping[int, str] | None = None,
    home: Sequence[int] = (),
    hands: Sequence[Sequence[str]] | None = None,
    selections: Sequence[str] = (),
    bets: Sequence[str] = (),
    money: Sequence[int] = (),
    pool: int = 0,
    pile: Sequence[str] = (),
    turn: str = "p1",
    seats: int = 3,
    **options: Any,
) -> State:
    """A race in the middle, dealt by p1: horses at places (else in their stalls), hands, selections, bets, the pile.

    Bets are texts such as "win 20". The cards that nobody has are out of the story.
    """
    state = new_table(seats, **options)
    t = state.t
    account = t.ledger.account
    for seat, wanted in enumerate(money):
        account[BANK] += account[seat] - wanted
        account[seat] = wanted
    account[BANK] -= pool
    account[POT] = pool
    for seat, bet in enumerate(bets):
        kind, stake = bet.split()
        t.bet[seat], t.stake[seat], t.laid[seat] = BETS[kind], int(stake), 1
        account[seat] -= int(stake)
        account[STAKES] += int(stake)
    for seat, card in enumerate(selections):
        t.selection[seat], t.selected[seat] = KIND[card], 1
    for seat, cards in enumerate(hands if hands is not None else [SOME] * seats):
        for card in cards:
            t.hand[seat][KIND[card]] += 1
        t.cards[seat] = len(cards) + t.selected[seat]
    for card in pile:
        t.pile[KIND[card]] += 1
    held = Counter(KIND[card] for card in (*pile, *selections))
    for kind in range(KINDS):
        t.undealt[kind] = copies_in_play(t, kind) - held[kind] - sum(t.hand[seat][kind] for seat in range(seats))
        assert t.undealt[kind] >= 0, f"too many {CARDS[kind]}"
    for horse in home:
        move_off(t, horse)
    for horse, place in (at or {}).items():
        stand(t, horse, place)
    t.phase, t.chance, t.trigger, t.to_deal, t.next_card = RUNNING, 0, -1, 0, -1
    t.turn = int(turn[1:]) - 1
    assert state.rules.invariants(t) == 0
    return state


def move_off(t: Any, horse: int) -> None:
    """Put a horse beyond FINISH, after those that are there."""
    t.lane[horse], t.square[horse] = 0, -1
    if t.first:
        t.second = horse
    else:
        t.first = horse


def stand(t: Any, horse: int, place: str) -> None:
    """Put a horse on a square."""
    if t.lane[horse] and t.square[horse]:
        t.taken[t.lane[horse]] -= 2 << t.square[horse]
    t.lane[horse], t.square[horse] = map(int, place.split(":"))
    t.taken[t.lane[horse]] |= 2 << t.square[horse]


def ends(state: State, card: str, horse: int = 0) -> list[str]:
    """Where a card (a spot on a horse) may go, sorted; "stays" where it moves nothing."""
    start = f"play {card}" + (f" h{horse}" if horse else "")
    seat = state.waiting()[0]
    return sorted(
        text.removeprefix(start).removeprefix(" to ") or "stays"
        for text in state.legal_actions(seat)
        if (text + " ").startswith(start + " ")
    )


def moves(card: str, at: str, *others: str, **options: Any) -> list[str]:
    """The ends of a card's move (`3+2`, or a spot for horse 3) from a place, with other horses in the way."""
    horse = 3 if card.startswith("any") else int(card[0])
    rest = [number for number in range(1, 7) if number != horse]
    places = dict(zip(rest, others, strict=False))
    state = race(at={horse: at, **places}, hands=[[card], ["1+2"], ["2+2"]], **options)
    return ends(state, card, 3 if card.startswith("any") else 0)


def refused(state: State, line: str) -> str:
    """The clause that refuses a line; nothing has changed."""
    before = to_dict(state.t)
    history = list(state.history)
    with pytest.raises(IllegalAction) as caught:
        do(state, line)
    assert to_dict(state.t) == before
    assert state.history == history
    return caught.value.clause


def wallets(state: State) -> list[int]:
    """What the seats hold, in their order."""
    return [state.money()[f"p{seat + 1}"] for seat in range(state.game.seats)]


def told(state: State, what: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The notes of one kind that the last action wrote, for an onlooker or a seat."""
    return [note for note in state.notes(seat) if note["what"] == what]


def path(state: State) -> list[str]:
    """The squares that the last move went through, in order."""
    steps = [note for note in state.notes(None) if note["what"] in ("stepped", "moved", "crossed")]
    return ["home" if note["what"] == "crossed" else f"{note['lane']}:{note['square']}" for note in steps]


def hand(state: State, seat: str) -> Counter[str]:
    """The cards that a seat has in the hand, its selection not among them."""
    return Counter({CARDS[kind]: count for kind, count in enumerate(state.t.hand[int(seat[1:]) - 1]) if count})
