"""Many games played by bots, and what came of them: the same games whatever the gear and the number of jobs."""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import os
import time
from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from homestretch.engine.errors import BadOption, HomestretchError
from homestretch.engine.rule import fast_available
from homestretch.lab.batch import USUAL_CAP, Batch, Chunk, Player, player_of
from homestretch.lab.recorder import Recorder
from homestretch.lab.results import Results

GEARS = ("auto", "fast", "plain")
# Up to so many games the plain gear is done before the fast one would be loaded.
FEW_GAMES = 200
# A slip of the finger in the number of jobs must not take the machine down; Windows waits for 61 processes at most.
MOST_JOBS = min(max(32, os.cpu_count() or 1), 61 if os.name == "nt" else 4096)
# A chunk is played without a look at the clock or the keyboard; the first one is small, to learn the rate.
CHUNK_SECONDS = 0.25
FIRST_CHUNK = 16
LARGEST_CHUNK = 65_536


@dataclass
class SeatResults:
    """What one seat made of its games that came to an end: integers only, so that the order of adding is all one."""

    games: int = 0
    total: int = 0
    squares: int = 0
    low: int | None = None
    high: int | None = None
    # How often it was among the winners, by the number of winners.
    won: dict[int, int] = field(default_factory=dict)

    def add(self, scores: Any, winners: Any) -> None:
        """Add games: its scores, and in `winners` the number of winners where it is one of them, else 0."""
        if not len(scores):
            return
        low, high = int(scores.min()), int(scores.max())
        self.games += len(scores)
        self.total += int(scores.sum())
        small = max(abs(low), abs(high)) ** 2 * len(scores) < 2**63
        self.squares += int(np.dot(scores, scores)) if small else sum(value * value for value in scores.tolist())
        self.low = low if self.low is None else min(low, self.low)
        self.high = high if self.high is None else max(high, self.high)
        for number, count in enumerate(np.bincount(winners).tolist()):
            if number and count:
                self.won[number] = self.won.get(number, 0) + count

    def summary(self) -> dict[str, Any]:
        """The figures: games, mean, sd, low, high, wins (alone or shared), shared, and `share` of all games' wins."""
        if not self.games:
            return {"games": 0, "wins": 0, "shared": 0}
        mean = self.total / self.games
        spread = self.squares * self.games - self.total**2
        wins, alone = sum(self.won.values()), self.won.get(1, 0)
        share = math.fsum(count / number for number, count in sorted(self.won.items())) / self.games
        figures = {"games": self.games, "mean": mean, "sd": math.sqrt(spread) / self.games}
        return figures | {"low": self.low, "high": self.high, "wins": wins, "shared": wins - alone, "share": share}


@dataclass
class Summary:
    """What a simulation played, how fast, and how each seat did; `stopped` says that it was cut off half-way."""

    batch: Batch
    gear: str
    jobs: int
    games: int = 0
    decisions: int = 0
    chance_events: int = 0
    truncated: int = 0
    seconds: float = 0.0
    compile_seconds: float = 0.0
    stopped: bool = False
    seats: list[SeatResults] = field(default_factory=list)

    @property
    def actions(self) -> int:
        """Decisions and chance events."""
        return self.decisions + self.chance_events

    def add(self, chunk: Chunk) -> None:
        """Add the games of a chunk."""
        self.games += len(chunk)
        self.decisions += int(chunk.counts[:, 0].sum())
        self.chance_events += int(chunk.counts[:, 1].sum())
        self.truncated += int(chunk.counts[:, 2].sum())
        ended = chunk.counts[:, 2] == 0
        masks = chunk.won[ended]
        numbers = sum(masks >> seat & 1 for seat in range(self.batch.widest))
        for seat, results in enumerate(self.seats):
            there = chunk.seats[ended] > seat
            results.add(chunk.scores[ended, seat][there], (numbers * (masks >> seat & 1))[there])

    def as_dict(self) -> dict[str, Any]:
        """The summary as one JSON-able object."""
        batch = self.batch
        said: dict[str, Any] = {"game": batch.game, "seed": batch.seed, "games": self.games}
        said |= {"decisions": self.decisions, "chance_events": self.chance_events, "actions": self.actions}
        said |= {"seconds": round(self.seconds, 6), "compile_seconds": round(self.compile_seconds, 6)}
        said |= {"gear": self.gear, "jobs": self.jobs, "truncated": self.truncated, "stopped": self.stopped}
        said |= {"mixed": batch.mixed, "options": batch.options if batch.mixed else batch.plain_game.changed_options}
        seats = [
            {"seat": f"p{seat + 1}", "bot": batch.bot_of(seat)} | results.summary()
            for seat, results in enumerate(self.seats)
        ]
        return said | {"seats": seats}


def simulate(
    game: str,
    games: int,
    *,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    mixed: bool = False,
    bots: Sequence[str] = ("random",),
    gear: str = "auto",
    jobs: int = 1,
    cap: int = USUAL_CAP,
    records: Path | None = None,
    rich: bool = False,
    out: Path | None = None,
    compiling: Callable[[], None] = lambda: None,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> Summary:
    """Play games of one kind by bots and sum them up; game k of a seed is the same in both gears and with any `jobs`.

    `mixed` draws options and seats anew for each game (see `lab.mixed`); `gear` "auto" takes the fast one for many
    games where it is there; after `cap` actions a game is cut short and counted as truncated, nobody having won it.
    `records` is a folder for one record file a game, with more to each line if `rich`; `out` a file of results by
    game. `compiling()` is called before rules are compiled, `progress(games, actions)` after each chunk with what is
    done. Ctrl-C ends it early with what has been played. Raises UnknownGame and BadOption.

    >>> simulate("quarter-horse", 10, seed=7, seats=2, gear="plain").games
    10
    """
    _refuse_to_fork()
    batch = Batch(game, seats, dict(options or {}), seed, tuple(bots), mixed, cap)
    if games < 0 or jobs < 1:
        raise BadOption("the number of games is 0 or more, that of jobs 1 or more")
    if jobs > MOST_JOBS:
        raise BadOption(f"{jobs} jobs are too many for this machine: it allows 1 to {MOST_JOBS}, best as many as cores")
    gear = _gear_for(gear, games, recorded=records is not None)
    summary = Summary(batch, gear, jobs, seats=[SeatResults() for _ in range(batch.widest)])
    recorder = None if records is None else Recorder(batch, records, rich=rich)
    with contextlib.ExitStack() as stack:
        results = None if out is None else stack.enter_context(Results(batch, out))
        if gear == "fast":
            compiling()
        begun = time.perf_counter()
        player = player_of(batch, gear)
        summary.compile_seconds = time.perf_counter() - begun if gear == "fast" else 0.0
        chunks = _alone(player, recorder, games) if jobs == 1 else _together(batch, gear, recorder, games, jobs)
        begun = time.perf_counter()
        try:
            for chunk in chunks:
                if chunk is None:  # the workers are ready
                    begun = time.perf_counter()
                    continue
                summary.add(chunk)
                if results is not None:
                    results.write(chunk)
                progress(summary.games, summary.actions)
        except KeyboardInterrupt:
            summary.stopped = True
        finally:
            chunks.close()
        summary.seconds = time.perf_counter() - begun
    return summary


def _gear_for(wanted: str, games: int, *, recorded: bool) -> str:
    """The gear itself, or for "auto" the one that is done sooner; raises BadOption for any other word."""
    if wanted not in GEARS:
        raise BadOption(f"there is no gear {wanted!r}: there are {', '.join(GEARS)}")
    if wanted == "auto":
        return "fast" if fast_available() and games > FEW_GAMES and not recorded else "plain"
    return wanted


def _play(player: Player, recorder: Recorder | None, first: int, count: int) -> Chunk:
    begun = time.perf_counter()
    chunk = player.play(first, count)
    if recorder is not None:
        recorder.write(chunk)
        chunk.seconds = time.perf_counter() - begun
    return chunk


def _next_size(size: int, seconds: float) -> int:
    """So many games that a chunk takes about CHUNK_SECONDS; at most eight times as many as the last."""
    wanted = int(size * CHUNK_SECONDS / max(seconds, 1e-9))
    return max(1, min(wanted, size * 8, LARGEST_CHUNK))


def _alone(player: Player, recorder: Recorder | None, games: int) -> Generator[Chunk | None, None, None]:
    first, size = 0, 1 if recorder is not None else FIRST_CHUNK
    while first < games:
        chunk = _play(player, recorder, first, min(size, games - first))
        yield chunk
        first += len(chunk)
        size = _next_size(len(chunk), chunk.seconds)


# --- several jobs: worker processes, started anew (spawn), as all systems can ---

_worker: tuple[Player, Recorder | None] | None = None


def _start_worker(batch: Batch, gear: str, recorder: Recorder | None, ready: Any) -> None:
    import signal

    global _worker  # noqa: PLW0603 – what a worker process holds for all its chunks
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's: it lets the chunks in hand come to their end
    _worker = player_of(batch, gear), recorder
    with ready.get_lock():
        ready.value += 1


def _work(first: int, count: int) -> Chunk:
    assert _worker is not None
    return _play(*_worker, first, count)


def _together(
    batch: Batch, gear: str, recorder: Recorder | None, games: int, jobs: int
) -> Generator[Chunk | None, None, None]:
    """The chunks in order, played by worker processes, a few ahead of what is taken; first None, when all are ready."""
    jobs = min(jobs, max(games, 1))  # a worker without a game would be started for nothing
    context = multiprocessing.get_context("spawn")
    ready = context.Value("i", 0)
    pool = ProcessPoolExecutor(jobs, context, _start_worker, (batch, gear, recorder, ready))
    try:
        starting = [pool.submit(_work, 0, 0) for _ in range(jobs)]
        while ready.value < jobs and not any(future.done() and future.exception() for future in starting):
            time.sleep(0.01)
        for future in starting:
            future.result()
        yield None
        first, size = 0, 1 if recorder is not None else FIRST_CHUNK
        waiting: deque[Future[Chunk]] = deque()
        while first < games or waiting:
            while first < games and len(waiting) < 2 * jobs:
                count = min(size, games - first)
                waiting.append(pool.submit(_work, first, count))
                first += count
            chunk = waiting.popleft().result()
            yield chunk
            size = _next_size(len(chunk), chunk.seconds)
    except BrokenProcessPool:
        raise HomestretchError(
            "the worker processes could not start or were killed: a script that simulates with several jobs must do so "
            "under if __name__ == '__main__':"
        ) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _refuse_to_fork() -> None:
    """Leave a worker process whose start has run a script without a guard, before it starts workers of its own."""
    # multiprocessing sets this while it imports the script; its own check would end in a traceback in each worker.
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        raise SystemExit(1)


__all__ = ["GEARS", "Summary", "simulate"]
