"""What a player may not do is refused with its clause, by HTTP and on a socket, and nothing is changed by it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import PATIENCE, Person, Served

# No amounts at all, whatever they are written behind: texts, signs, floats, other digits, ranges, too long.
NO_AMOUNTS = [
    "", "ten", "-10", "+10", "010", "10.0", "1e1", "1e100", "NaN", "Infinity", "true", "null", "10..20", "10 20",
    "\u0661\u0660", "10\n", "10\x00", "10;", "1" * 150,
]  # fmt: skip

# Game and seats, the word to be reached, then actions of the grammar with their clauses, and texts that are none.
CASES: list[tuple[str, int, str, dict[str, str], list[str]]] = [
    (
        "lose-your-shirt", 3, "select",
        {
            "select any+3": "LYS-10", "select any-2": "LYS-10", "bet win 10": "LYS-14", "bet jackpot 50": "LYS-14",
            "play 1+2": "LYS-17", "deal p1 1+2": "LYS-17", "turn 1+2": "LYS-17",
        },
        ["select", "select 7+3", "select 1+5", "select any+2", "select 1+2 1+3", "select 1+2 to 3:8", "roll 3 4"],
    ),
    (
        "lose-your-shirt", 3, "bet",
        {
            "bet win 0": "LYS-15", "bet win 5": "LYS-15", "bet place 15": "LYS-15", "bet win 1010": "LYS-15",
            "bet place 999990": "LYS-15", "bet jackpot 40": "LYS-16", "bet jackpot 60": "LYS-16",
            "bet jackpot 0": "LYS-16", "select 1+2": "LYS-10", "play 1+2": "LYS-17",
        },
        [f"bet {kind} {amount}" for kind in ("win", "jackpot") for amount in NO_AMOUNTS]
        + ["BET WIN 10", " bet win 10", "bet win 10 ", "bet  win 10", "bet show 10", "bet"],
    ),
    (
        "lose-your-shirt", 3, "play",
        {"move to 1:1": "LYS-29", "bet win 10": "LYS-12", "select 1+2": "LYS-10", "deal p1 1+2": "LYS-17"},
        ["play", "play 1+2 to 9:9", "play 1+2 to 1:99", "play 1+2 to", "play 1+1", "play 1+2 to 3:-1", "play h1"],
    ),
    (
        "beat-the-bookie", 3, "bid",
        {
            "bid 0": "BTB-5", "bid 5": "BTB-5", "bid 90": "BTB-5", "bid 105": "BTB-5", "bid 99990": "BTB-5",
            "back h1 10": "BTB-5", "sell h1": "BTB-5", "accept": "BTB-5", "done": "BTB-5", "turn h1": "BTB-5",
        },
        [f"bid {amount}" for amount in NO_AMOUNTS] + ["bid", "pass 10", "PASS"],
    ),
    (
        "beat-the-bookie", 3, "back",
        {
            "back h1 0": "BTB-12", "back h1 5": "BTB-12", "back h1 15": "BTB-12", "back h1 99990": "BTB-12",
            "pass": "BTB-12", "bid 100": "BTB-12", "accept": "BTB-12",
        },
        [f"back h1 {amount}" for amount in NO_AMOUNTS] + ["back h7 10", "back h0 10", "back 1 10", "back h1 h2 10"],
    ),
    (
        "beat-the-bookie", 3, "ask",
        {
            "ask h1 p1 10": "BTB-19", "offer h1 p1 10": "BTB-19", "ask h1 p2 5": "BTB-19",
            "ask h1 p2 99990": "BTB-19", "ask h1 p3 0": "BTB-19", "accept": "BTB-19", "decline": "BTB-19",
            "back h1 10": "BTB-19",
        },
        [f"ask h1 p2 {amount}" for amount in NO_AMOUNTS] + ["offer h1 p9 10", "ask h1 10", "sell", "sell p2"],
    ),
    (
        "racehorse", 5, "bid",
        {"play AS": "RHO-12", "play 2C": "RHO-12"},
        [f"bid {amount}" for amount in NO_AMOUNTS] + ["smudge 4", "pass 2", "bid two"],
    ),
    (
        "racehorse", 5, "play",
        {"bid 2": "RHO-8", "pass": "RHO-8", "smudge": "RHO-8"},
        ["play", "play 1S", "play 10S", "play as", "play AX", "play AS KS", "play SA", "play 2"],
    ),
]  # fmt: skip


def reach(person: Person, word: str) -> dict[str, Any]:
    """Play with the first choice until this person alone is to act, with this word."""
    end = time.monotonic() + PATIENCE
    table = person.see()
    while time.monotonic() < end:
        table = person.see()
        if table["to_move"] == [person.seat]:
            if any(choice["verb"] == word for choice in table["legal"]):
                return table
            choice = table["legal"][-1]
            person.act(table["version"], choice["text"].partition("..")[0])
        elif table["chance"] and table["chance"]["by_hand"] and table["chance"]["trigger"] == person.seat:
            person.post("chance", {"id": next(person.ids), "version": table["version"]})
        else:
            time.sleep(0.01)
    raise AssertionError(f"{word} was never reached; at last there was {table['legal']}")


def others(table: dict[str, Any], word: str) -> Iterator[str]:
    """What has the right form, but somebody else's card or horse, or a square that is not offered."""
    legal = {choice["text"] for choice in table["legal"]}
    if word == "select":
        yield from ({f"select {horse}+{spaces}" for horse in range(1, 7) for spaces in (2, 3, 4)} - legal)
    elif word == "play" and table["game"] == "racehorse":
        yield from ({f"play {rank}{suit}" for rank in "23456789TJQKA" for suit in "CDHS"} - legal)
    elif word == "play":
        mine = {text.partition(" to ")[0] for text in legal}
        squares = [f"{lane}:{square}" for lane in range(1, 7) for square in (1, 2, 3, 4, 5, 9)]
        yield from ({f"{card} to {square}" for card in mine for square in squares} - legal)
        yield from ({f"play {horse}+{spaces}" for horse in range(1, 7) for spaces in (2, 3, 4)} - legal)
    elif word == "ask":
        yield from ({f"sell h{horse}" for horse in range(1, 7)} - legal)


@pytest.mark.parametrize("case", CASES, ids=[f"{case[0]}-{case[2]}" for case in CASES])
def test_what_may_not_be_done_is_refused_with_its_clause(
    served: Served, case: tuple[str, int, str, dict[str, str], list[str]]
) -> None:
    name, seats, word, illegal, nonsense = case
    person = served.table(name, "you", *["bot"] * (seats - 1), options={})
    person.start()
    before = reach(person, word)
    version = before["version"]
    for text, clause in illegal.items():
        answer = person.act(version, text)
        assert (answer.status_code, answer.json().get("clause")) == (422, clause), (text, answer.text)
    for text in list(others(before, word))[:60]:
        answer = person.act(version, text)
        assert (answer.status_code, bool(answer.json().get("clause"))) == (422, True), (text, answer.text)
    for text in nonsense:
        answer = person.act(version, text)
        assert (answer.status_code, answer.json()["title"]) == (422, "Not an action"), (text, answer.text)
    with person.line() as line:
        for text in [*illegal, *nonsense[:3]]:
            line.send({"type": "act", "id": f"ws-{text}", "version": version, "do": text})
            answered = line.until_type("answer")
            problem = answered["problem"]
            assert (answered["ok"], answered["version"], problem["status"]) == (False, version, 422)
            if text in illegal:
                assert problem.get("clause") == illegal[text]
            else:
                assert problem["title"] == "Not an action"
    wrong: list[Any] = [10, 10.5, None, True, [], {}, ["pass"]]
    for do in wrong:
        answer = person.post("act", {"id": "x", "version": version, "do": do})
        assert (answer.status_code, answer.json()["title"]) == (422, "Wrong form")
    after = person.see()
    for part in ("version", "money", "view", "legal", "log", "to_move"):
        assert after[part] == before[part], part
    assert person.act(version, before["legal"][-1]["text"].partition("..")[0]).status_code == 200
