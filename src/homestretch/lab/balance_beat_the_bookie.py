"""Facts about the balance of Beat The Bookie, from meetings among basic bots.

`python -m homestretch.lab.balance_beat_the_bookie` prints the tables of `docs/balance/beat-the-bookie.md`. The journal
tells what happened, so the rules are asked for nothing else.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from typing import Any

from homestretch.bots.beat_the_bookie import choose
from homestretch.engine.contract import CHOICE_WIDTH
from homestretch.engine.generator import below, start_stream
from homestretch.games.beat_the_bookie import session as s
from homestretch.games.beat_the_bookie.session import Meeting
from homestretch.games.beat_the_bookie.tables import CLASS, HORSES, RACES
from homestretch.lab.balance import percent
from homestretch.lab.playout import pick_seat
from homestretch.play.game import Game

CLASS_NAMES = ("", "Maiden", "Handicap", "Feature")
# The tables of options that are compared with the usual ones.
COMPARED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("usual", {}),
    ("bank buys at 100", {"bank_buys_at": 100}),
    ("trading after the trophy", {"trading": "after-trophy"}),
    ("no trading", {"trading": "off"}),
    ("purchases do not count", {"purchases_count": False}),
    ("bank sells horses", {"bookie_sells": True}),
    ("sealed bids", {"auction": "sealed"}),
    ("once around", {"auction": "once-around"}),
)


@dataclass
class Facts:
    """What some meetings have shown: counts by what they count, and lists of figures of which means are told."""

    seats: int
    meetings: int = 0
    # Lot → the prices it fetched.
    prices: dict[int, list[int]] = field(default_factory=lambda: {lot: [] for lot in range(1, HORSES + 1)})
    # (class, owner or punter) → how many took part in a race as one, and how many trophies they won.
    raced: Counter[tuple[int, str]] = field(default_factory=Counter)
    won: Counter[tuple[int, str]] = field(default_factory=Counter)
    # How many meetings nobody could turn round any more after a race.
    decided: Counter[int] = field(default_factory=Counter)
    # What happened how often: notes by kind, and what the end was like.
    happened: Counter[str] = field(default_factory=Counter)
    end_money: list[int] = field(default_factory=list)
    winners_points: list[int] = field(default_factory=list)

    def share(self, name: str) -> float:
        """How often something happened, for each meeting."""
        return self.happened[name] / self.meetings


def positions(game: Game, seed: int, number: int) -> Iterator[Meeting]:
    """One meeting among basic bots: the state after every action, always the same object."""
    rules, t, stream = game.rules, game.new_table(), [0] * 4
    start_stream(stream, seed, number)
    out = [[0] * CHOICE_WIDTH for _ in range(rules.max_legal)]
    yield t
    while not t.over:
        mask = rules.waiting(t)
        if mask:
            seat = pick_seat(stream, mask)
            rules.act(t, seat, choose(t, seat, out, rules.legal(t, seat, out), stream))
        else:
            rules.befall(t, rules.ticket(t, below(stream, rules.tickets(t))))
        yield t


def gather(seats: int, options: Mapping[str, Any], meetings: int, seed: int) -> Facts:
    """Play meetings and note their facts."""
    game = Game("beat-the-bookie", seats, options)
    facts = Facts(seats)
    for number in range(meetings):
        role: dict[int, str] = {}
        for t in positions(game, seed, number):
            for what, _, seat, a, _, amount, _ in t.journal.rows[: t.journal.count]:
                note_row(facts, role, what, seat, a, amount)
            if t.over:
                note_end(facts, game, t)
    return facts


def note_row(facts: Facts, role: dict[int, str], what: int, seat: int, a: int, amount: int) -> None:
    """Note one row of the journal."""
    if what == s.HORSE_SOLD:
        facts.prices[a].append(amount)
    elif what in (s.OWNERS_DRAWN, s.PUNTERS_DRAWN):
        role[seat] = "owner" if what == s.OWNERS_DRAWN else "punter"
    elif what == s.PROFIT_COUNTED:
        facts.raced[CLASS[a], role[seat]] += 1
    elif what == s.TROPHY_WON:
        facts.won[CLASS[a], role[seat]] += 1
    elif what in (s.TRADED, s.SOLD_TO_BANK, s.BOUGHT_FROM_BANK, s.FORCED_SALE, s.BANKRUPT, s.NO_TROPHY):
        facts.happened[str(what)] += 1


def note_end(facts: Facts, game: Game, t: Meeting) -> None:
    """Note how a meeting ended, and when it was decided."""
    facts.meetings += 1
    facts.end_money += t.ledger.account[: facts.seats]
    mask = game.rules.winners(t)
    best = {seat for seat in range(facts.seats) if mask >> seat & 1}
    facts.winners_points.append(max(t.points[: facts.seats]))
    decided = next((race for race in range(RACES) if is_decided(t, facts.seats, race)), RACES)
    facts.decided[decided] += 1
    if best != leaders(t, facts.seats, RACES, [1] * (RACES + 1)):
        facts.happened["other winner with equal trophies"] += 1
    if len(best) > 1:
        facts.happened["shared"] += 1
    if not any(t.cabinet[race] & mask for race in (7, 8)):
        facts.happened["won without a Feature"] += 1
    if best <= leaders(t, facts.seats, 6, list(CLASS)):
        facts.happened["led after race 6"] += 1


def points_after(t: Meeting, seats: int, races: int, worth: list[int]) -> list[int]:
    """The points of each seat after some races, each trophy being worth so much."""
    return [sum(worth[race] * (t.cabinet[race] >> seat & 1) for race in range(1, races + 1)) for seat in range(seats)]


def leaders(t: Meeting, seats: int, races: int, worth: list[int]) -> set[int]:
    """Who has most points then; after the last race the fuller wallet decides among equals."""
    points = points_after(t, seats, races, worth)
    keys = [(points[seat], t.ledger.account[seat] if races == RACES else 0) for seat in range(seats)]
    return {seat for seat in range(seats) if keys[seat] == max(keys)}


def is_decided(t: Meeting, seats: int, races: int) -> bool:
    """Say whether after some races the first is ahead by more points than there are to come."""
    points = sorted(points_after(t, seats, races, list(CLASS)))
    return points[-1] - points[-2] > sum(CLASS[races + 1 :])


# --- the tables -------------------------------------------------------------------------------------------------------


def price_table(by_seats: Mapping[int, Facts]) -> Iterator[str]:
    """What horses fetch, by lot."""
    yield "| players | " + " | ".join(f"lot {lot}" for lot in range(1, HORSES + 1)) + " | unsold |"
    yield "|---|" + "---|" * (HORSES + 1)
    for seats, facts in by_seats.items():
        cells = [f"{fmean(paid):.0f} ± {pstdev(paid):.0f}" if paid else "–" for paid in facts.prices.values()]
        sold = sum(map(len, facts.prices.values()))
        unsold = percent(HORSES * facts.meetings - sold, HORSES * facts.meetings)
        yield f"| {seats} | " + " | ".join(cells) + f" | {unsold} |"


def trophy_table(by_seats: Mapping[int, Facts]) -> Iterator[str]:
    """Trophies by owners and punters, for each of them in a race."""
    yield (
        "| players | "
        + " | ".join(f"{name}: owner | {name}: punter" for name in CLASS_NAMES[1:])
        + " | races as owner |"
    )
    yield "|---|" + "---|" * 7
    for seats, facts in by_seats.items():
        cells = [
            percent(facts.won[number, role], facts.raced[number, role])
            for number in (1, 2, 3)
            for role in ("owner", "punter")
        ]
        owned = sum(count for (_, role), count in facts.raced.items() if role == "owner")
        yield f"| {seats} | " + " | ".join(cells) + f" | {percent(owned, facts.raced.total())} |"


def course_table(by_seats: Mapping[int, Facts]) -> Iterator[str]:
    """How meetings run: when they are decided, and what the classes do to them."""
    yield (
        "| players | decided before race 7 | before race 8 | leader after race 6 wins | winner without a Feature "
        "| another winner if all trophies were equal | shared wins | winner's points |"
    )
    yield "|---|" + "---|" * 7
    for seats, facts in by_seats.items():
        before = [sum(count for race, count in facts.decided.items() if race < limit) for limit in (7, 8)]
        names = ("led after race 6", "won without a Feature", "other winner with equal trophies", "shared")
        cells = [percent(part, facts.meetings) for part in (*before, *(facts.happened[name] for name in names))]
        yield f"| {seats} | " + " | ".join(cells) + f" | {fmean(facts.winners_points):.2f} |"


def option_table(compared: Mapping[str, Facts]) -> Iterator[str]:
    """What options change, for four players."""
    yield (
        "| options | mean price | trades | sold to the bank | bought from it | forced sales | bankrupt "
        "| races without trophy | an owner's trophies | a punter's | decided before race 8 | money at the end |"
    )
    yield "|---|" + "---|" * 11
    for name, facts in compared.items():
        paid = [price for prices in facts.prices.values() for price in prices]
        kinds = (s.TRADED, s.SOLD_TO_BANK, s.BOUGHT_FROM_BANK, s.FORCED_SALE, s.BANKRUPT, s.NO_TROPHY)
        per_race = []
        for role in ("owner", "punter"):
            won = sum(count for (_, who), count in facts.won.items() if who == role)
            per_race.append(percent(won, sum(count for (_, who), count in facts.raced.items() if who == role)))
        decided = sum(count for race, count in facts.decided.items() if race < RACES)
        cells = [f"{fmean(paid):.0f}", *(f"{facts.share(str(kind)):.2f}" for kind in kinds), *per_race]
        cells += [percent(decided, facts.meetings), f"{fmean(facts.end_money):.0f}"]
        yield f"| {name} | " + " | ".join(cells) + " |"


def report(meetings: int, seed: int) -> Iterator[str]:
    """The lines of the report."""
    by_seats = {seats: gather(seats, {}, meetings, seed) for seats in (2, 3, 4, 6, 8)}
    yield f"{meetings} meetings among basic bots for each line, seed {seed}; money in units of a thousand."
    for title, lines in (
        ("What horses fetch", price_table(by_seats)),
        ("Trophies for each owner and punter in a race", trophy_table(by_seats)),
        ("When a meeting is decided, and what the classes do", course_table(by_seats)),
    ):
        yield from ("", f"## {title}", "", *lines)
    compared = {name: gather(4, options, meetings, seed) for name, options in COMPARED}
    yield from ("", "## What options change (4 players, for each meeting)", "", *option_table(compared))


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(
        description="Facts about the balance of Beat The Bookie, from meetings among basic bots."
    )
    parser.add_argument("--games", type=int, default=1000, help="how many meetings for each line")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for line in report(given.games, given.seed):
        print(line)


if __name__ == "__main__":
    main()
