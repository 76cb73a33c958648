"""Two tables that differ only in what one viewer may not know: over every path he is told the same about both."""

from __future__ import annotations

import itertools
import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any, NamedTuple

import httpx
import pytest

from homestretch.engine.contract import CHANCE, Action
from homestretch.engine.errors import HomestretchError
from homestretch.play.game import Game
from homestretch.play.state import State
from homestretch.server.hub import Bounds
from homestretch.server.limits import Rate
from homestretch.server.table import Table
from tests.server.serving import Line, Person, Served, bearer, eventually, open_line

# Which game, how many seats, with which options, who looks on, how many steps at most.
CASES: list[tuple[str, int, dict[str, Any], int, int]] = [
    ("racehorse", 5, {"deals": 2}, 2, 70),
    ("lose-your-shirt", 3, {"races": 1}, 1, 70),
    ("lose-your-shirt", 4, {"races": 1, "betting": "in-turn"}, 0, 80),
    ("beat-the-bookie", 6, {"auction": "sealed"}, 1, 40),
    ("beat-the-bookie", 4, {}, 2, 60),
]


class Step(NamedTuple):
    """What happens in the one world and in the other."""

    who: str
    do: tuple[str, str]
    refused: list[str]


# The script: the same for the viewer, and otherwise as different as can be


def known(state: State, viewer: int | None) -> Any:
    """What a viewer knows by the declared visibility of fields and notes; all else has to follow from it."""
    return state.observation(viewer) | {"money": None}, state.notes(viewer)


def could(state: State, who: int, rng: random.Random) -> list[str]:
    """What somebody may do now, each choice with one amount, in random order."""
    if who == CHANCE:
        texts = [text for text, _ in state.chance_outcomes()]
    else:
        texts = []
        for choice in state.choices(who):
            amount = rng.randrange(choice.low, choice.high + 1, choice.step) if choice.step else choice.low
            texts.append(state.action_to_string(Action(*choice[:4], amount)))
    return rng.sample(texts, len(texts))


def after(state: State, who: int, do: str) -> State | None:
    """The state after an action, or None where it is illegal."""
    copy = state.clone()
    try:
        copy.apply_action(do, who)
    except HomestretchError:
        return None
    return copy


def script(case: tuple[str, int, dict[str, Any], int, int], seed: int) -> list[Step]:
    """A game in two worlds that the viewer and the public cannot tell apart, until there is no going on like that."""
    name, seats, options, viewer, most = case
    rng = random.Random(seed)
    worlds = [Game(name, seats, options).new_initial_state() for _ in range(2)]
    steps: list[Step] = []
    tried: list[str] = []
    owed: tuple[str, str] | None = None
    while len(steps) < most and not worlds[0].is_terminal():
        who = rng.choice(worlds[0].waiting() or [CHANCE])
        found = next_pair(worlds, who, viewer, rng, owed)
        if found is None:
            break
        if who == CHANCE and found[0][0] != found[0][1]:
            # What one world has dealt more, it soon deals less, so that the packs are alike again.
            owed = None if owed else (found[0][1].split()[-1], found[0][0].split()[-1])
        tried.extend({*found[0], *could(worlds[0], who, rng)[:3]})
        refused = [text for text in rng.sample(tried, min(4, len(tried))) if after(worlds[0], viewer, text) is None]
        steps.append(Step("chance" if who == CHANCE else f"p{who + 1}", found[0], refused))
        worlds = found[1]
    return steps


def next_pair(
    worlds: list[State], who: int, viewer: int, rng: random.Random, owed: tuple[str, str] | None
) -> tuple[tuple[str, str], list[State]] | None:
    """An action for each world after which the viewer and the public still cannot tell them apart."""
    mine, its = (could(world, who, rng) for world in worlds)
    pairs = [(text, text) for text in mine if text in its]
    other = [pair for pair in itertools.product(mine[:4], its[:4]) if pair[0] != pair[1]]
    if who == CHANCE and owed:
        other = [(a, b) for a in mine for b in its if (a.split()[-1], b.split()[-1]) == owed]
    if who != viewer and (owed or rng.random() < (0.1 if who == CHANCE else 0.6)):
        pairs = other[:8] + pairs
    for pair in pairs:
        found = [after(world, who, do) for world, do in zip(worlds, pair, strict=True)]
        states = [state for state in found if state is not None]
        if len(states) == 2 and all(known(states[0], eyes) == known(states[1], eyes) for eyes in (viewer, None)):
            return pair, states
    return None


# The world: a table on a server where all goes by the script


class World:
    """A table of persons only, at which the script is played, and what its viewers have been told."""

    def __init__(self, served: Served, case: tuple[str, int, dict[str, Any], int, int], steps: list[str]) -> None:
        name, seats, options, viewer, _ = case
        self.served, self.steps = served, steps
        host = served.table(name, "you", *["open"] * (seats - 1), options=options, name="One of two")
        self.people = [host, *(served.join(host, f"P{number}") for number in range(1, seats))]
        self.viewers = [self.people[viewer], Person(served, host.table, None, None, "")]
        self.lines: list[Line] = []
        self.streamed: list[list[dict[str, Any]]] = [[], []]
        self.seen: list[str] = []

    def look_on(self, stack: ExitStack) -> None:
        """Open the lines of the viewers."""
        for viewer, heard in zip(self.viewers, self.streamed, strict=True):
            line = stack.enter_context(open_line(self.served, viewer.table, {"token": viewer.token}))
            line.until_type("full")
            self.lines.append(line)
            url = f"{self.served.base}/api/v1{viewer.path}/stream"
            stream = stack.enter_context(
                httpx.stream("GET", url, headers=bearer(viewer.token), trust_env=False, timeout=60)
            )
            threading.Thread(target=self.read, args=(stream, heard), daemon=True).start()

    def read(self, stream: httpx.Response, heard: list[dict[str, Any]]) -> None:
        """Read a stream to its end."""
        try:
            heard.extend(json.loads(text) for text in stream.iter_lines() if text)
        except httpx.HTTPError:
            return

    def do(self, number: int, step: Step, do: str, base: int) -> None:
        """Play one step of the script, and ask on every path."""
        version = base + number
        if step.who == "chance":
            chance = self.line_table()["chance"]
            if chance and chance["by_hand"] and chance["trigger"] is not None:
                answer = self.people[chance["trigger"]].post("chance", {"id": f"c{number}", "version": version})
                assert answer.status_code == 200, answer.text
        else:
            answer = self.people[int(step.who[1:]) - 1].act(version, do)
            assert answer.status_code == 200, answer.text
        for line in self.lines:
            line.until_table(lambda table: table["version"] > version)

    def line_table(self) -> dict[str, Any]:
        """The newest table that the first line has shown."""
        return next(message["table"] for message in reversed(self.lines[0].heard) if "table" in message)

    def ask(self, step: Step, version: int) -> None:
        """Ask on every other path, with what must be refused, and note the answers."""
        for viewer in self.viewers:
            asked = [self.served.get(viewer.path + end, viewer.token) for end in ("", "/record", "/qr.svg")]
            asked += [
                viewer.post("act", {"id": f"x{n}", "version": version, "do": do}) for n, do in enumerate(step.refused)
            ]
            asked += [viewer.post("act", {"id": "old", "version": 1, "do": do}) for do in step.refused[:1]]
            asked += [viewer.post("chance", {"id": "old", "version": 1})]
            asked += [viewer.post("seats", {"seat": 0, "kind": "bot"}), viewer.post("start")]
            self.seen.extend(f"{answer.status_code} {self.plain(answer.json())}" for answer in asked)
            for seen in (version, version - 1, version - 3):
                with open_line(self.served, viewer.table, {"token": viewer.token, "version": seen}) as line:
                    first = line.until(lambda message: "table" in message)
                    assert first["type"] == "event"
                    self.seen.append(self.plain(first))

    def plain(self, told: Any) -> str:
        """A message without what differs between any two tables: its id and code, and the time that is left."""
        if isinstance(told, dict) and "table" in told and isinstance(told["table"], dict):
            seats = [{**seat, "here": None} for seat in told["table"]["seats"]]
            told = told | {"table": told["table"] | {"deadline": None, "seats": seats}}
        return json.dumps(told).replace(self.people[0].table, "T").replace(self.people[0].code, "C")

    def heard(self, upto: int) -> Iterator[Any]:
        """All that came on the lines up to a version: each happening, and each position that was shown."""
        for messages in (*(line.heard for line in self.lines), *self.streamed):
            tables = [message["table"] for message in messages if "table" in message]
            yield [did for message in messages for did in message.get("did", []) if did["version"] <= upto]
            yield {table["version"]: self.plain({"table": table}) for table in tables if table["version"] <= upto}


@pytest.mark.parametrize("case", CASES, ids=[f"{case[0]}-{'-'.join(map(str, case[2].values()))}" for case in CASES])
def test_all_that_is_told_is_the_same_in_two_worlds(
    serve: Callable[..., Served], case: tuple[str, int, dict[str, Any], int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Full views, events, log, stream, gaps, and every refusal, for a seat and for the public."""
    steps = max((script(case, seed) for seed in range(4)), key=differences)
    assert differences(steps) > 1, "the worlds differ, or this has tested nothing"
    scripts: dict[str, list[str]] = {}

    def scripted(table: Table, state: State, number: int) -> str:
        due = scripts[table.id]
        return due[number] if number < len(due) else state.chance_outcomes()[0][0]

    monkeypatch.setattr(Table, "ticket_text", scripted)
    monkeypatch.setattr("homestretch.server.table.now_ms", lambda: 5)
    monkeypatch.setattr("homestretch.server.hub.fresh_secret", lambda: "11" * 32)
    # What is compared is what is told, however fast this machine asks.
    free = Rate(1e9, 1e9)
    served = serve(bounds=Bounds(requests=free, messages=free, chat=free, new_tables=free))
    worlds = [World(served, case, [step.do[number] for step in steps]) for number in range(2)]
    with ExitStack() as stack:
        for world in worlds:
            scripts[world.people[0].table] = world.steps
            world.look_on(stack)
        base = worlds[0].people[0].see()["version"] + 1
        for world in worlds:
            world.people[0].start()
        for number, step in enumerate(steps):
            for world, do in zip(worlds, step.do, strict=True):
                if world.line_table()["version"] <= base + number:  # else it came in a burst
                    world.do(number, step, do, base)
            quiet = number + 1 < len(steps) and step.who != "chance" and steps[number + 1].who != "chance"
            if quiet and number % 3 == 0:
                for world in worlds:
                    world.ask(steps[number + 1], base + number + 1)
        end = base + len(steps)
        for world in worlds:
            for heard in world.streamed:
                eventually(partial(come_to, heard, end), "the stream has come so far")
        one, other = ([*world.heard(end)] for world in worlds)
    for mine, its in zip(one, other, strict=True):
        if isinstance(mine, list):
            assert mine == its
            assert mine
        else:
            both = mine.keys() & its.keys()
            assert {v: mine[v] for v in both} == {v: its[v] for v in both}
            assert len(both) > 3
    assert worlds[0].seen == worlds[1].seen
    assert len(worlds[0].seen) > 20


def differences(steps: list[Step]) -> int:
    """In how many steps the worlds differ, those in the hand of a player counting most."""
    return sum(1 if step.who == "chance" else 5 for step in steps if step.do[0] != step.do[1])


def come_to(heard: list[dict[str, Any]], version: int) -> bool:
    """Say whether messages have come to a version."""
    return any(message.get("version", 0) >= version for message in heard)
