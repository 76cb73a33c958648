"""Which games a simulation plays, and the players of both gears that play them, a chunk at a time.

Game `index` of a batch is settled by the batch's seed alone, so it is the same in both gears and however the games
are shared out.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from homestretch.engine.contract import CHOICE_WIDTH
from homestretch.engine.errors import BadOption
from homestretch.engine.generator import start_stream
from homestretch.engine.rule import bind, fast_available
from homestretch.engine.schema import dtype_of, write_record
from homestretch.lab.mixed import mixed_game
from homestretch.lab.playout import BASIC, RANDOM, choose_any, play_many, playout
from homestretch.play.game import GAMES, Game

BOTS = {"random": RANDOM, "basic": BASIC}
# A game that has not ended after so many actions is cut short: below the most lines that a record file may have.
USUAL_CAP = 400_000
HIGHEST_SEED = 2**62


@dataclass(frozen=True)
class Batch:
    """The games of a simulation: one game and its options, or options drawn anew for each, and who plays.

    `seats` and `options` left out are as usual, or drawn for each game where the batch is `mixed`; seat k is played
    by the k-th of `bots`, over again from the first where there are more seats.
    """

    game: str
    seats: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    bots: tuple[str, ...] = ("random",)
    mixed: bool = False
    cap: int = USUAL_CAP

    def __post_init__(self) -> None:
        """Refuse what cannot be played before the first game: raises BadOption or UnknownGame."""
        for bot in self.bots:
            if bot not in BOTS:
                raise BadOption(f"there is no bot {bot!r}: there are {', '.join(BOTS)}")
        if not self.bots:
            raise BadOption(f"name at least one bot: {', '.join(BOTS)}")
        if not 0 <= self.seed <= HIGHEST_SEED:
            raise BadOption(f"a seed is a whole number from 0 to {HIGHEST_SEED}")
        if self.cap < 1:
            raise BadOption("at least one action must be allowed")
        self.game_at(0)
        self.choose  # noqa: B018 – a bot that is not there is refused now

    def __getstate__(self) -> dict[str, Any]:
        """What a worker process is sent: the declared fields, not the games made from them."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @cached_property
    def plain_game(self) -> Game:
        """The game of a batch that is not mixed."""
        return Game(self.game, self.seats, self.options)

    def game_at(self, index: int) -> Game:
        """Game `index` with its options and seats."""
        if self.mixed:
            return mixed_game(self.game, self.seats, self.options, self.seed, index)
        return self.plain_game

    @property
    def widest(self) -> int:
        """The most seats of any game of the batch."""
        game = self.game_at(0)
        return game.rules.seats[1] if self.mixed and self.seats is None else game.seats

    @property
    def kinds(self) -> list[int]:
        """How each seat decides, as `playout` takes it."""
        return [BOTS[self.bot_of(seat)] for seat in range(self.widest)]

    def bot_of(self, seat: int) -> str:
        """The name of the bot that plays a seat."""
        return self.bots[seat % len(self.bots)]

    @cached_property
    def choose(self) -> Callable[..., Any]:
        """The rule by which basic bots choose; raises BadOption where the game has no basic bot."""
        if "basic" not in self.bots:
            return choose_any
        module = f"homestretch.bots.{GAMES[self.game].rpartition('.')[2]}"
        try:
            return import_module(module).choose  # type: ignore[no-any-return]
        except ModuleNotFoundError as error:
            if error.name not in ("homestretch.bots", module):
                raise
        raise BadOption(f"{self.game} has no basic bot: it can be played by random only")


@dataclass
class Chunk:
    """Games `first`, `first` + 1 … as played: one row a game.

    `scores` (games × widest), `won` masks of winners, `counts` (games × 3: decisions, chance events, cut short),
    `seats` of each game, `seconds` they took together; `options` of each, JSON-like, where the batch is mixed.
    """

    first: int
    scores: Any
    won: Any
    counts: Any
    seats: Any
    seconds: float
    options: list[dict[str, Any]]

    def __len__(self) -> int:
        """How many games it holds."""
        return len(self.won)

    @property
    def actions(self) -> int:
        """Decisions and chance events of all its games."""
        return int(self.counts[:, :2].sum())


class Player(Protocol):
    """What plays chunks of a batch in one gear."""

    gear: str

    def play(self, first: int, count: int) -> Chunk:
        """Play `count` games from game `first` on."""
        ...


def player_of(batch: Batch, gear: str) -> Player:
    """The player of a gear, "fast" or "plain"; for the fast one the rules are compiled now, or read from the cache.

    Raises BadOption where the fast gear is not there.
    """
    if gear == "plain":
        return PlainPlayer(batch)
    if not fast_available():
        if os.environ.get("HOMESTRETCH_GEAR") == "plain":
            raise BadOption("the fast gear is switched off by HOMESTRETCH_GEAR=plain: unset it, or use the plain gear")
        raise BadOption("the fast gear needs Numba: install it (pip install numba), or use the plain gear")
    return FastPlayer(batch)


def _empty(batch: Batch, first: int, count: int) -> Chunk:
    scores = np.zeros((count, batch.widest), np.int64)
    counts = np.zeros((count, 3), np.int64)
    return Chunk(first, scores, np.zeros(count, np.int64), counts, np.zeros(count, np.int64), 0.0, [])


def _games(batch: Batch, chunk: Chunk) -> Sequence[Game]:
    if not batch.mixed:
        chunk.seats[:] = batch.plain_game.seats
        return [batch.plain_game]
    games = [batch.game_at(chunk.first + i) for i in range(len(chunk))]
    chunk.seats[:] = [game.seats for game in games]
    chunk.options = [game.changed_options for game in games]
    return games


class PlainPlayer:
    """Plays in the plain gear: ordinary Python on ordinary objects."""

    gear = "plain"

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.rules = batch.game_at(0).rules
        self.playout = bind(playout, {**self.rules.contract(), "choose": batch.choose}, "plain", batch.game)

    def play(self, first: int, count: int) -> Chunk:
        """Play `count` games from game `first` on."""
        batch, rules = self.batch, self.rules
        begun = time.perf_counter()
        chunk = _empty(batch, first, count)
        games = _games(batch, chunk)
        kinds = batch.kinds
        g, out = [0] * 4, [[0] * CHOICE_WIDTH for _ in range(rules.max_legal)]
        blank = games[0].new_table()
        for i in range(count):
            t = games[i].new_table() if batch.mixed else blank.clone()
            counts, scores = [0, 0, 0], [0] * t.seats
            start_stream(g, batch.seed, first + i)
            self.playout(t, g, out, kinds, counts, batch.cap)
            rules.score(t, scores)
            if rules.waiting(t) or t.chance:
                counts[2] = 1
            else:
                chunk.won[i] = rules.winners(t)
            chunk.scores[i, : t.seats] = scores
            chunk.counts[i] = counts
        chunk.seconds = time.perf_counter() - begun
        return chunk


class FastPlayer:
    """Plays in the fast gear: the same rules, compiled; one crossing from Python a chunk."""

    gear = "fast"

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.rules = rules = batch.game_at(0).rules
        names = {**rules.contract(), "choose": batch.choose}
        # Two sets of names must not share a place in the disk cache.
        label = rules.name if batch.choose is choose_any else f"{rules.name}_basic"
        names["playout"] = bind(playout, names, "fast", label)
        self.kernel = bind(play_many, names, "fast", label)
        self.blank = np.zeros(1, dtype_of(rules.state))
        write_record(batch.game_at(0).new_table(), self.blank[0])
        self.t = np.zeros(1, self.blank.dtype)
        self.g = np.zeros(4, np.int64)
        self.out = np.zeros((rules.max_legal, CHOICE_WIDTH), np.int64)
        self.kinds = np.array(batch.kinds, np.int64)
        self.play(0, 0)  # compiles

    def play(self, first: int, count: int) -> Chunk:
        """Play `count` games from game `first` on."""
        batch = self.batch
        begun = time.perf_counter()
        chunk = _empty(batch, first, count)
        games = _games(batch, chunk) if count else []
        blank = self.blank
        if batch.mixed:
            blank = np.zeros(count, self.blank.dtype)
            for record, game in zip(blank, games, strict=True):
                write_record(game.new_table(), record)
        self.kernel(
            blank, self.t, self.g, self.out, self.kinds, chunk.counts, chunk.scores, chunk.won,
            batch.seed, first, batch.cap,
        )  # fmt: skip
        chunk.seconds = time.perf_counter() - begun
        return chunk
