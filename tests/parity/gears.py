"""One game in both gears at once: the plain object beside the compiled rules on a NumPy record, compared as it goes."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from homestretch import Game
from homestretch.engine.contract import CHOICE_WIDTH, Action, Choice
from homestretch.engine.rule import fast
from homestretch.engine.schema import dtype_of, read_record, to_dict, write_record
from tests.contract.playing import pick_choice


class Pair:
    """The same position twice; each step is made in both gears, and whatever differs is an AssertionError."""

    def __init__(self, game: Game) -> None:
        self.rules = game.rules
        self.seats = game.seats
        self.twin = {name: fast(function) for name, function in game.rules.contract().items()}
        self.t = game.new_table()
        self.record = np.zeros(1, dtype_of(self.rules.state))[0]
        self.mirror = np.zeros(1, dtype_of(self.rules.state))[0]
        self.out = [[0] * CHOICE_WIDTH for _ in range(self.rules.max_legal)]
        self.fast_out = np.zeros((self.rules.max_legal, CHOICE_WIDTH), np.int64)
        blank = self.rules.state()
        blank.seats, blank.options = self.t.seats, self.t.options.clone()
        write_record(blank, self.record)
        self.twin["set_up"](self.record)
        self.compare("set_up")

    def compare(self, after: object) -> None:
        """Hold the two positions, journals included, against each other."""
        write_record(self.t, self.mirror)
        if self.mirror.tobytes() != self.record.tobytes():
            assert to_dict(self.t) == to_dict(read_record(self.rules.state, self.record)), after
            raise AssertionError(after)

    def ask(self, name: str, *values: int) -> Any:
        """A rule's answer, the same in both gears, without a trace in either position."""
        plain = getattr(self.rules, name)(self.t, *values)
        assert self.twin[name](self.record, *values) == plain, (name, values)
        return plain

    def choices(self, seat: int) -> list[Choice]:
        """The legal list of a seat, the same in both gears."""
        n = self.rules.legal(self.t, seat, self.out)
        assert self.twin["legal"](self.record, seat, self.fast_out) == n
        assert self.fast_out[:n].tolist() == self.out[:n]
        return [Choice(*row) for row in self.out[:n]]

    def step(self, rng: random.Random) -> bool:
        """One action at random in both gears; False when it is over."""
        mask = self.ask("waiting")
        if mask:
            seat = rng.choice([seat for seat in range(self.seats) if mask >> seat & 1])
            action = pick_choice(self.choices(seat), rng)
            assert self.ask("check", seat, action) == 0
            self.refuse(action, rng)
            self.rules.act(self.t, seat, action)
            self.twin["act"](self.record, seat, action)
        elif self.t.chance:
            assert self.record["chance"] == self.t.chance
            action = self.ask("ticket", rng.randrange(self.ask("tickets")))
            self.rules.befall(self.t, action)
            self.twin["befall"](self.record, action)
        else:
            return False
        assert self.ask("invariants") == 0
        self.compare(action)
        return True

    def refuse(self, action: Action, rng: random.Random) -> None:
        """The same clause in both gears for an action that may be wrong: of another seat, amount or thing."""
        part = rng.choice(["what", "which", "where", "amount"])
        for seat in range(self.seats):
            self.ask("check", seat, action)
            self.ask("check", seat, action._replace(**{part: max(-1, getattr(action, part) + rng.choice([-1, 1, 5]))}))

    def resample(self, rng: random.Random) -> None:
        """Deal anew what is hidden from a seat in both gears, on copies."""
        seat = rng.randrange(self.seats)
        draws = [rng.getrandbits(31) for _ in range(self.rules.resample_draws)]
        other, record = self.t.clone(), self.record.copy()
        self.rules.resample(other, seat, list(draws))
        self.twin["resample"](record, seat, np.array(draws, np.int64))
        assert to_dict(other) == to_dict(read_record(self.rules.state, record))

    def finish(self) -> None:
        """Scores and winners, the same in both gears."""
        plain, compiled = [0] * self.seats, np.zeros(self.seats, np.int64)
        self.rules.score(self.t, plain)
        self.twin["score"](self.record, compiled)
        assert compiled.tolist() == plain
        self.ask("winners")


def play_in_both_gears(game: Game, seed: object, limit: int) -> int:
    """Play at random, to the end or for `limit` actions; returns how many there were."""
    rng = random.Random(f"gears {seed}")
    pair = Pair(game)
    count = 0
    while count < limit and pair.step(rng):
        count += 1
        if count % 16 == 0:
            pair.resample(rng)
    pair.finish()
    return count
