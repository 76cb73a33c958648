"""Games of a batch written as record files, one a game: the plain playout with a recorder in place of `act` and
`befall`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from homestretch.engine.contract import CHANCE, CHOICE_WIDTH, Action
from homestretch.engine.errors import RulesBug
from homestretch.engine.generator import start_stream
from homestretch.engine.rule import bind
from homestretch.lab.batch import Batch, Chunk
from homestretch.lab.playout import playout
from homestretch.play.record import header_of, rich_keys


class Recorder:
    """Writes games of a batch into a folder; `rich` adds to each line what could have happened there."""

    def __init__(self, batch: Batch, folder: Path, *, rich: bool = False) -> None:
        self.batch = batch
        self.folder = folder
        self.rich = rich
        folder.mkdir(parents=True, exist_ok=True)

    def path_of(self, index: int) -> Path:
        """The file of game `index`: letters, digits and hyphens only."""
        return self.folder / f"{self.batch.game}-{self.batch.seed}-{index:06d}.jsonl"

    def write(self, chunk: Chunk) -> None:
        """Play the games of a chunk again, step by step through the public API, and write them.

        Raises RulesBug where a game ends otherwise than in the chunk: the two gears must agree.
        """
        for i in range(len(chunk)):
            index = chunk.first + i
            scores = self.write_game(index)
            if scores != chunk.scores[i, : chunk.seats[i]].tolist():
                raise RulesBug(f"game {index} of seed {self.batch.seed} has two results: please report it")

    def write_game(self, index: int) -> list[int]:
        """Play and write one game; returns the scores. The file appears when it is whole."""
        path = self.path_of(index)
        part = path.with_suffix(".part")
        try:
            with part.open("w", encoding="utf-8", newline="\n") as file:
                scores = self._play(index, file)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
        return scores

    def _play(self, index: int, file: Any) -> list[int]:
        batch = self.batch
        game = batch.game_at(index)
        state = game.new_initial_state()
        rules = game.rules

        def write(line: dict[str, Any]) -> None:
            keys = rich_keys(state) if self.rich else {}
            file.write(json.dumps(line | keys, ensure_ascii=False) + "\n")

        def act(_: Any, seat: int, action: Action) -> None:
            write({"who": f"p{seat + 1}", "do": rules.grammar.say(action)})
            state.apply_action(action, seat)

        def befall(_: Any, outcome: Action) -> None:
            write({"who": "chance", "do": rules.grammar.say(outcome)})
            state.apply_action(outcome, CHANCE)

        bots = [batch.bot_of(seat) for seat in range(game.seats)]
        header = header_of(game) | {"simulated": {"seed": batch.seed, "game": index, "bots": bots}}
        file.write(json.dumps(header, ensure_ascii=False) + "\n")
        g, out = [0] * 4, [[0] * CHOICE_WIDTH for _ in range(rules.max_legal)]
        start_stream(g, batch.seed, index)
        names = {**rules.contract(), "choose": batch.choose, "act": act, "befall": befall}
        bind(playout, names, "plain", game.name)(state.t, g, out, batch.kinds, [0, 0], batch.cap)
        result = state.result()
        if result is not None:
            write(result)
        return state.scores()
