"""Two worlds: what one viewer is told must be the same whatever is hidden from him, in every field of every message."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from homestretch.engine.contract import CHANCE, Action, Choice
from homestretch.play.game import GAMES, find_rules
from homestretch.play.state import State
from homestretch.server import wire
from homestretch.server.seats import Lobby, Seat
from homestretch.server.store import Entry, Kept
from homestretch.server.table import Around, Happening, Table, player_of
from tests.server.serving import Person, Served, eventually, open_line

SHORT: dict[str, dict[str, Any]] = {
    "lose-your-shirt": {"races": 1},
    "quarter-horse": {"races": 1},
    "beat-the-bookie": {},
    "racehorse": {"deals": 2},
}


@pytest.fixture(autouse=True)
def always_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all happen at the same time, so that messages can be compared whole."""
    monkeypatch.setattr("homestretch.server.table.now_ms", lambda: 5)


def variants(name: str) -> Iterator[dict[str, Any]]:
    """Short games of one kind: the usual one, and one with each other choice of each option of words or yes/no."""
    short = SHORT[name]
    yield short
    for option in find_rules(name).options.DECLARED:
        if option.name in short:
            continue
        others = {"choice": option.choices[1:], "yes-no": [not option.usual]}.get(option.kind, [])
        for other in others:
            yield short | {option.name: other}


CASES = [(name, options) for name in GAMES for options in variants(name)]


def table_of(name: str, options: dict[str, Any]) -> Table:
    """A running table in memory, with a dealer whose secret is always the same."""
    seats = find_rules(name).seats[2]
    kept = Kept("t", name, 1, seats, options, "T", None, True, "normal", "11" * 32, 1, 1, "playing", seats, seats)
    table = Table(kept)
    lobby = Lobby(tuple(Seat("person", f"P{n}") for n in range(seats)), 0, playing=True)
    table.take_lobby(Entry(1, 1, "table", wire.write(lobby).decode()))
    return table


def views(table: Table, seat: int | None) -> bytes:
    """All that a viewer is shown of a table."""
    around = Around(lambda _: True, "b", lambda _: "", lambda _: 7)
    return wire.write(table.view(seat, around))


def advance(table: Table, who: str, do: str) -> None:
    """Carry an action out."""
    table.take(table.attempt(table.state, table.version + 1, player_of(who), do))


def told(table: Table, before: State, who: str, do: str, viewer: int | None) -> tuple[Happening, bytes]:
    """What is told and shown to a viewer after an action in a position; the table itself is left as it was."""
    trial = table_of(table.game.name, table.game.given)
    trial.state, trial.dealer, trial.version = before.clone(), table.dealer, table.version
    advance(trial, who, do)
    return trial.log[-1], views(trial, viewer)


def next_action(table: Table, rng: random.Random) -> tuple[str, str]:
    """Somebody's next action, at random."""
    state = table.state
    seats = state.waiting()
    if not seats:
        return "chance", table.ticket_text(state, table.played)
    seat = rng.choice(seats)
    choice = rng.choice(state.choices(seat))
    amount = rng.randrange(choice.low, choice.high + 1, choice.step) if choice.step else choice.low
    return f"p{seat + 1}", text_of(state, choice, amount)


def text_of(state: State, choice: Choice, amount: int) -> str:
    """The text of a choice with an amount."""
    return state.action_to_string(Action(choice.verb, choice.what, choice.which, choice.where, amount))


def texts_of(state: State, who: str) -> list[str]:
    """What might have been done instead, by whom."""
    if who == "chance":
        return [text for text, _ in state.chance_outcomes()]
    choices = state.choices(player_of(who))
    return [text_of(state, choice, amount) for choice in choices for amount in sorted({choice.low, choice.high})]


@pytest.mark.parametrize(("name", "options"), CASES, ids=[f"{n}-{'-'.join(map(str, o.values()))}" for n, o in CASES])
def test_an_action_that_looks_the_same_is_told_the_same(name: str, options: dict[str, Any]) -> None:
    """Where a viewer's fields and notes do not tell two actions apart, nothing else in the message may."""
    rng = random.Random(1)
    table = table_of(name, options)
    hidden = 0
    for step in range(400):
        if table.state.is_terminal():
            break
        who, do = next_action(table, rng)
        before = table.state
        if step % 3 == 0 or who != "chance":
            viewers = [None, *(seat for seat in range(table.kept.seats) if seat != player_of(who))]
            viewer = rng.choice(viewers)
            others = texts_of(before, who)
            for other in rng.sample(others, min(3, len(others))):
                if other == do:
                    continue
                mine, seen = told(table, before, who, do, viewer)
                its, its_seen = told(table, before, who, other, viewer)
                if fields(seen) == fields(its_seen) and notes(mine, viewer) == notes(its, viewer):
                    hidden += 1
                    assert bytes(mine.told_to(viewer)) == bytes(its.told_to(viewer)), (who, do, other)
                    assert seen == its_seen, (who, do, other)
        advance(table, who, do)
    if name == "quarter-horse":
        assert hidden == 0, "nothing is hidden there"
    elif name != "beat-the-bookie" or options.get("auction") == "sealed":
        assert hidden > 0, "something was hidden, or this has tested nothing"


def fields(view: bytes) -> Any:
    """What a view says of the position: all but the log and what happened."""
    table = json.loads(view)
    return {key: value for key, value in table.items() if key != "log"}


def notes(happening: Happening, viewer: int | None) -> Any:
    """The notes of a happening as a viewer is told it."""
    return json.loads(bytes(happening.told_to(viewer)))["notes"]


@pytest.mark.parametrize("name", ["lose-your-shirt", "racehorse", "beat-the-bookie"])
def test_a_view_is_the_same_in_every_world_that_the_viewer_cannot_tell_from_this(name: str) -> None:
    rng = random.Random(2)
    table = table_of(name, SHORT[name])
    differed = 0
    for step in range(300):
        if table.state.is_terminal():
            break
        if step % 4 == 0:
            viewer = rng.randrange(table.kept.seats)
            other = table_of(name, SHORT[name])
            other.version, other.log, other.dealer = table.version, table.log, table.dealer
            other.state = table.state.resample_from_infostate(viewer, rng)
            assert views(other, viewer) == views(table, viewer)
            differed += other.state.position()["state"] != table.state.position()["state"]
        who, do = next_action(table, rng)
        advance(table, who, do)
    assert differed > 3, "the other worlds were others"


def test_chance_that_is_drawn_says_nothing_of_the_secret_before_the_end() -> None:
    table = table_of("racehorse", {"deals": 1})
    rng = random.Random(3)
    while not table.state.is_terminal():
        for seat in (None, *range(table.kept.seats)):
            assert b"11" * 32 not in views(table, seat)
        who, do = next_action(table, rng)
        advance(table, who, do)
    assert b"11" * 32 in views(table, None)
    assert player_of("chance") == CHANCE


def test_over_the_wire_nobody_hears_of_others_cards(served: Served) -> None:
    """Whole messages of a hand of Racehorse: each card's name reaches its holder alone until it is played."""
    ann = served.table("racehorse", "you", "open", "bot", "bot", "bot", pace="instant", options={"deals": 1})
    ben = served.join(ann)
    with ann.line() as hers, ben.line() as his, open_line(served, ann.table, {"token": None}) as public:
        lines = {0: hers, 1: his, None: public}
        for line in lines.values():
            line.until_type("full")
        ann.start()
        table = eventually(lambda: dealt(ann), "the deal")
        hands = {seat: person.see()["view"]["hand"] for seat, person in ((0, ann), (1, ben))}
        assert hands[0] != hands[1]
        assert served.get(ann.path).json()["table"]["view"]["hand"] is None
        for seat, line in lines.items():
            line.until_table(lambda view: view["version"] >= table["version"])
            deals = [did for message in line.heard for did in message.get("did", []) if not did["notes"] or did["do"]]
            assert all(did["do"] is None or not did["do"].startswith("deal ") for did in deals)
            did = [did for message in line.heard for did in message.get("did", [])]
            cards = [note["seat"] for one in did for note in one["notes"] if note["what"] == "card-seen"]
            assert cards == [] if seat is None else set(cards) == {seat}
        for call in ("record", "chance", "act"):
            stranger = Person(served, ann.table, None, None, "")
            answer = (
                served.get(f"{ann.path}/record", ann.token) if call == "record" else stranger.post(call, {"id": "x"})
            )
            assert answer.status_code in (401, 409, 422)


def dealt(person: Person) -> dict[str, Any] | None:
    """The table once the cards are dealt."""
    table = person.see()
    return table if table["to_move"] else None
