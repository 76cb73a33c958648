"""A table at one keyboard, without the keyboard: who sits where, what chance and bots do, what may be taken back.

The screen and the keys are in `homestretch.cli.terminal`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from homestretch.cli.board import with_names
from homestretch.engine.contract import CHOICE_WIDTH
from homestretch.engine.errors import BadOption
from homestretch.engine.generator import start_stream
from homestretch.engine.schema import OWNER, SECRET, fields_of, redacted
from homestretch.play.game import Game, find_rules
from homestretch.play.record import header_of, read_record, replay, write_record
from homestretch.play.state import State
from homestretch.server.deciding import LEVELS, chooser
from homestretch.server.names import own_name

# So many worlds that an actor cannot tell apart are compared, to see whether his action has shown him something.
WORLDS = 8


def has_secrets(kind: Any) -> bool:
    """Say whether a game's state hides anything of its own: hands, sealed choices (the ledger's and the journal's
    hidden rows only ever go with those).
    """
    return any(each.sight in (OWNER, SECRET) for each in fields_of(kind))


@dataclass
class Table:
    """A game in play by people at one keyboard and bots: `people` is seat → name, all other seats are bots."""

    state: State
    names: list[str]
    people: dict[int, str]
    bots: str = "basic"
    # Whether a person has done anything yet, so that there is something to lose.
    touched: bool = False
    # The positions that can be gone back to, each with who acted there; and why there are no more.
    _before: list[tuple[State, int]] = field(default_factory=list)
    _why_not: str = "nothing"

    def __post_init__(self) -> None:
        """Find how the bots choose; raises BadOption for a bot that there is not."""
        if self.bots not in LEVELS:
            raise BadOption(f"there is no bot {self.bots!r}: there are {', '.join(LEVELS)}")
        self.choose = chooser(self.game.name, self.bots)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.state.game

    def hides(self) -> bool:
        """Say whether the screen has to be hidden when the keyboard changes hands."""
        return len(self.people) > 1 and has_secrets(self.game.rules.state)

    def roller(self) -> int | None:
        """The person who starts the chance event that is due by hand, or None where it comes by itself."""
        state = self.state
        by_hand = state.is_chance_node() and state.t.chance in state.rules.by_hand
        return state.t.trigger if by_hand and state.t.trigger in self.people else None

    def befall(self, luck: Luck, by_hand: bool) -> str:
        """Let the chance event that is due happen; returns its text."""
        self.touched |= by_hand
        outcomes = self.state.chance_outcomes()
        text = luck.draw(outcomes)
        self.state.apply_action(text)
        self._seal("chance")
        return text

    def bot_acts(self, luck: Luck) -> tuple[int, str]:
        """Let the first bot whose decision is awaited decide; returns its seat and what it does."""
        state = self.state
        seat = next(seat for seat in state.waiting() if seat not in self.people)
        out = [[0] * CHOICE_WIDTH for _ in range(state.rules.max_legal)]
        n = state.rules.legal(state.t, seat, out)
        text = state.action_to_string(self.choose(state.t, seat, out, n, luck.stream()))
        state.apply_action(text, seat)
        self._seal("others")
        return seat, text

    def _seal(self, why: str) -> None:
        if self._before:
            self._why_not = why
        self._before.clear()

    def person_acts(self, seat: int, text: str) -> None:
        """Carry out what a person does; raises InvalidAction or IllegalAction, and nothing has changed."""
        before = self.state.clone()
        self.state.apply_action(text, seat)
        self.touched = True
        self._before.append((before, seat))

    def undo(self, seat: int | None = None) -> tuple[str, str]:
        """Take the last action of a person (of anyone, with None) back: ("undone", its text), or why not.

        Only where nobody has learned anything since: no chance event, no one else's action, nothing hidden shown. Why
        not is "nothing", "chance", "others" or "revealed".
        """
        if not self._before or (seat is not None and self._before[-1][1] != seat):
            return self._why_not, ""
        before, actor = self._before[-1]
        done = self.state.history[len(before.history)]
        if reveals(before, actor, done.do):
            return "revealed", ""
        self._before.pop()
        self.state = before
        return "undone", done.do

    def save(self, path: Path) -> None:
        """Write the record so far, with the seats of bots in the header; the file appears when it is whole."""
        bots = [f"p{seat + 1}" for seat in range(self.game.seats) if seat not in self.people]
        header = json.dumps(header_of(self.game, self.names) | {"bots": bots}, ensure_ascii=False) + "\n"
        _, *lines = write_record(self.game, self.state.history, self.names)
        part = path.with_name(path.name + ".part")
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines([header, *lines])
        part.replace(path)

    def board(self, seat: int | None) -> str:
        """The table as text, as far as a seat (or, with None, an onlooker) may see it; names stand beside the seats."""
        table = with_names(self.state.rules.show(redacted(self.state.t, seat)), self.names)
        return "\n".join(filter(None, (table, self.own(seat))))

    def own(self, seat: int | None) -> str:
        """What a seat holds that others do not see, as text, or ""."""
        return "" if seat is None else self.state.rules.show_own(redacted(self.state.t, seat), seat)


def reveals(before: State, seat: int, text: str) -> bool:
    """Say whether an action shows its actor something that was hidden: in worlds that he cannot tell apart before it,
    he sees different things after it.
    """
    rng = random.Random(0)  # noqa: S311 – compares worlds, deals nothing
    views = []
    for world in [before, *(before.resample_from_infostate(seat, rng) for _ in range(WORLDS))]:
        after = world.clone()
        after.apply_action(text, seat)
        views.append((after.view(seat), after.notes(seat)))
    return any(view != views[0] for view in views)


class Luck:
    """Where chance and the bots' whims come from: the system's generator, or a seed."""

    def __init__(self, seed: int | None) -> None:
        self.source: random.Random = random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311

    def draw(self, outcomes: Sequence[tuple[str, int]]) -> str:
        """One of the outcomes by their weights."""
        ticket = self.source.randrange(sum(weight for _, weight in outcomes))
        for text, weight in outcomes:
            ticket -= weight
            if ticket < 0:
                return text
        raise AssertionError

    def stream(self) -> list[int]:
        """A stream of numbers for one decision of a bot."""
        stream = [0] * 4
        start_stream(stream, self.source.getrandbits(62), 0)
        return stream


def seated(game: str, options: dict[str, Any], players: int | None, people: Sequence[str], bots: str) -> Table:
    """A table with people in the first seats (one, if no name is given) and bots in the others."""
    seats = max(len(people), find_rules(game).seats[2]) if players is None else players
    made = Game(game, seats, options)
    if len(people) > made.seats:
        raise click.UsageError(f"{len(people)} people cannot sit in {made.seats} seats: give --players more")
    names: list[str] = []
    for seat in range(made.seats):
        wanted = people[seat] if seat < len(people) else "" if seat == 0 else f"Bot {seat + 1}"
        names.append(own_name(wanted, seat, names))
    count = max(len(people), 1)
    return Table(made.new_initial_state(), names, dict(enumerate(names[:count])), bots)


def resumed(path: Path, people: Sequence[str], bots: str) -> Table:
    """A table that goes on from a record; the people are those whose names are given, else all that were no bots."""
    record = read_record(path)
    state = replay(record)
    absent = [name for name in people if name not in record.names]
    if absent:
        raise click.UsageError(f"{absent[0]!r} is not at that table: there are {', '.join(record.names)}")
    bots_there = record.header.get("bots", [])
    names = [own_name(name, seat, record.names[:seat]) for seat, name in enumerate(record.names)]
    there = [
        seat
        for seat, name in enumerate(record.names)
        if (name in people if people else not isinstance(bots_there, list) or f"p{seat + 1}" not in bots_there)
    ]
    return Table(state, names, {seat: names[seat] for seat in there}, bots)
