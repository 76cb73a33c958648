"""Whole games as text, kept beside this file: any change of behaviour is a difference that a reader can see.

    python -m tests.golden.playthrough            write them all anew
    python -m tests.golden.playthrough racehorse  write one anew

Look at `git diff tests/golden` afterwards: each changed line must be a change that was meant.
Choices and chance come from the engine's own generator, so a game is the same with every Python and every NumPy.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from homestretch import Game, State
from homestretch.engine.contract import CHANCE, Action
from homestretch.engine.generator import below, start_stream

HERE = Path(__file__).parent
# Tables short enough to read: seats, options, seed.
TABLES: dict[str, tuple[int, dict[str, Any], int]] = {
    "lose-your-shirt": (3, {"races": 1}, 1),
    "quarter-horse": (3, {"races": 2, "starting_chips": 150}, 1),
    "beat-the-bookie": (3, {}, 1),
    "racehorse": (5, {"deals": 2}, 1),
}
# A game that is longer ends here, which its last line says.
MOST_ACTIONS = 600


def lines(name: str) -> Iterator[str]:
    """The playthrough of a game, line by line."""
    seats, options, seed = TABLES[name]
    game = Game(name, seats, options)
    state = game.new_initial_state()
    stream = [0] * 4
    start_stream(stream, seed, 0)
    yield f"{name}, {seats} seats, {options or 'usual options'}, seed {seed}"
    for number in range(MOST_ACTIONS):
        yield from position(state, number)
        if state.is_terminal():
            return
        player, action = pick(state, stream)
        who = "chance" if player == CHANCE else f"p{player + 1}"
        yield f"> {who}: {state.action_to_string(action)}"
        state.apply_action(action, player)
        yield from told(state)
    yield f"stopped after {MOST_ACTIONS} actions"


def position(state: State, number: int) -> Iterator[str]:
    """What can be asked of a position: to move, legal forms, outcomes, money, what each seat sees hidden."""
    yield ""
    yield f"[{number}] to move: {', '.join(state.to_move()) or 'nobody'}"
    for seat in state.waiting():
        yield f"  p{seat + 1} may: {' | '.join(state.legal_actions(seat))}"
    outcomes = state.chance_outcomes()
    if outcomes:
        yield f"  outcomes: {len(outcomes)} of weight {sum(weight for _, weight in outcomes)}, first {outcomes[0][0]}"
    yield f"  money: {', '.join(f'{account} {amount}' for account, amount in state.money().items())}"
    if state.is_terminal():
        yield f"  result: {state.result()}"
        yield from state_text(state)


def told(state: State) -> Iterator[str]:
    """The notes of the last action: what all may read, then what one seat alone may."""
    public = state.notes(None)
    for note in public:
        yield f"  note: {told_note(note)}"
    for seat in range(state.game.seats):
        for note in state.notes(seat):
            if note not in public:
                yield f"  note for p{seat + 1}: {told_note(note)}"


def told_note(note: dict[str, Any]) -> str:
    """A note on one line."""
    parts = [f"{name} {value}" for name, value in note.items() if name not in ("what", "clause")]
    return f"{note['what']} ({note['clause']}) {', '.join(parts)}".rstrip()


def state_text(state: State) -> Iterator[str]:
    """The table as a terminal shows it."""
    yield from (f"  | {line}".rstrip() for line in str(state).splitlines())


def pick(state: State, stream: list[int]) -> tuple[int, Action]:
    """The next action by the stream: a waiting seat's row and amount, or a ticket."""
    seats = state.waiting()
    if not seats:
        return CHANCE, state.rules.ticket(state.t, below(stream, state.rules.tickets(state.t)))
    seat = seats[below(stream, len(seats))]
    choices = state.choices(seat)
    choice = choices[below(stream, len(choices))]
    steps = (choice.high - choice.low) // choice.step if choice.step else 0
    return seat, Action(*choice[:4], choice.low + choice.step * below(stream, steps + 1))


def text(name: str) -> str:
    """The playthrough of a game as its file holds it."""
    return "\n".join(lines(name)) + "\n"


def path(name: str) -> Path:
    """The file of a game's playthrough."""
    return HERE / f"{name}.txt"


if __name__ == "__main__":
    for asked in sys.argv[1:] or TABLES:
        path(asked).write_text(text(asked), encoding="utf-8")
        print(path(asked))
