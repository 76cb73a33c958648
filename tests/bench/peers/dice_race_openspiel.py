"""The dice race as a game of OpenSpiel's Python API; prints one JSON line a round: games, throws, actions, seconds."""

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version
from typing import Any

import pyspiel

PLAYERS = 4
TRACK = (0, 0, 3, 6, 8, 11, 14, 17, 14, 11, 8, 6, 3)
ROLLS = [(total - 2, (6 - abs(total - 7)) / 36) for total in range(2, 13)]

TYPE = pyspiel.GameType(
    short_name="python_dice_race",
    long_name="Dice race",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=1,
    max_chance_outcomes=11,
    num_players=PLAYERS,
    min_utility=-10000.0,
    max_utility=10000.0,
    max_game_length=2000,
)


class DiceRace(pyspiel.Game):  # type: ignore[misc]
    """The game."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self, _state: Any = None) -> DiceRaceState:
        """The gate, before the deal."""
        return DiceRaceState(self)


class DiceRaceState(pyspiel.State):  # type: ignore[misc]
    """One position."""

    def __init__(self, game: DiceRace) -> None:
        super().__init__(game)
        self.to_deal = 44
        self.undealt = [0, 0] + [4] * 11
        self.held = [[0] * 13 for _ in range(PLAYERS)]
        self.chips = [0] * PLAYERS
        self.pot = self.player = self.scratched = 0
        self.rolling = self.over = False
        self.at, self.fine = [0] * 13, [0] * 13

    def current_player(self) -> int:
        """Chance while cards are dealt and dice roll."""
        if self.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.rolling or self.to_deal else self.player

    def _legal_actions(self, _player: int) -> list[int]:
        return [0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Cards left, or the totals of two dice."""
        if self.to_deal:
            return [(horse - 2, self.undealt[horse] / self.to_deal) for horse in range(2, 13) if self.undealt[horse]]
        return ROLLS

    def _apply_action(self, action: int) -> None:
        horse = action + 2
        if self.to_deal:
            self.undealt[horse] -= 1
            self.to_deal -= 1
            self.held[self.to_deal % PLAYERS][horse] += 1
        elif not self.rolling:
            self.rolling = True
        else:
            self.rolling = False
            self._roll(horse)
            self.player = (self.player + 1) % PLAYERS

    def _roll(self, horse: int) -> None:
        if self.fine[horse]:
            self.chips[self.player] -= self.fine[horse]
            self.pot += self.fine[horse]
        elif self.scratched < 4:
            self.scratched += 1
            self.fine[horse] = self.scratched
            for seat in range(PLAYERS):
                self.chips[seat] -= self.scratched * self.held[seat][horse]
                self.pot += self.scratched * self.held[seat][horse]
        else:
            self.at[horse] += 1
            if self.at[horse] == TRACK[horse]:
                self.over = True
                for seat in range(PLAYERS):
                    self.chips[seat] += self.pot // 4 * self.held[seat][horse]

    def is_terminal(self) -> bool:
        """A horse is home."""
        return self.over

    def returns(self) -> list[float]:
        """Chips won or lost."""
        return [float(chips) for chips in self.chips]


def play(game: DiceRace, rng: random.Random) -> tuple[int, int]:
    """One game: throws, and all actions applied."""
    throws = actions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            moves, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(moves, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            throws += 1
        actions += 1
    state.returns()
    return throws, actions


def main(rounds: int, seconds: float) -> None:
    """Measure."""
    pyspiel.register_game(TYPE, DiceRace)
    game, rng = DiceRace(), random.Random(1)
    for _ in range(rounds):
        games = throws = actions = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            some, more = play(game, rng)
            games, throws, actions = games + 1, throws + some, actions + more
        spent = time.process_time() - begun
        row = {"games": games, "throws": throws, "actions": actions, "seconds": spent, "version": version("open_spiel")}
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
