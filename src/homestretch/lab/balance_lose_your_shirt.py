"""Balance of Lose Your Shirt: how long races are, how they end, what seats, deals and bets are worth.

    python -m homestretch.lab.balance_lose_your_shirt --meetings 20000 --seed 1 > docs/balance/lose-your-shirt.md

Meetings are played by bots in the fast gear (in the plain one where there is no Numba), each with its own stream of the
seed, and counted race by race.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from homestretch.bots.lose_your_shirt import choose
from homestretch.engine.generator import below
from homestretch.engine.rule import rule
from homestretch.games.lose_your_shirt.rules import act, befall, legal, ticket, tickets, waiting, winners
from homestretch.games.lose_your_shirt.session import RUNNING, TURN, TURNING, Meeting
from homestretch.lab.balance import Cell, counted, percent, print_report, table
from homestretch.lab.playout import pick_action, pick_seat
from homestretch.play.game import Game

# Rows of the counts: cards of a race; how races ended; then one row a race number and kind of bet, one a place from the
# dealer, one a seat.
LENGTHS, ENDINGS, BETS = 0, 1, 2
RACES = 8
KINDS_OF_BET = 3
PLACES = BETS + RACES * KINDS_OF_BET
SEATS = PLACES + 6
ROWS = SEATS + 6
LONGEST = 300
# Columns of an ending, and of a row of bets.
IN_HAND, ONE_HOME, NONE_HOME, AGAIN = 0, 1, 2, 3
LAID, WON, STAKED, GAINED, POOL = 0, 1, 2, 3, 4
# Wins are counted in sixtieths, so that up to six can share one exactly.
SHARE = 60


@rule
def count_meeting(t: Meeting, g: list[int], out: list[list[int]], basic: int, counts: list[list[int]]) -> None:
    """Play a meeting from `t` to its end, by basic bots or at random, and add its races to the counts."""
    cards = 0
    home = 0
    shuffles = 0
    while t.over == 0:
        race = t.race
        phase = t.phase
        dealer = t.dealer
        mask = waiting(t)
        if mask != 0:
            seat = pick_seat(g, mask)
            n = legal(t, seat, out)
            if phase == RUNNING:
                cards += 1
            if basic:
                act(t, seat, choose(t, seat, out, n, g))
            else:
                act(t, seat, pick_action(g, out, n))
        else:
            if t.chance == TURN:
                cards += 1
            befall(t, ticket(t, below(g, tickets(t))))
        if phase == RUNNING and t.phase == TURNING:
            home = 1 if t.first else 0
        if t.race == race:
            shuffles = t.shuffles
        if t.race != race or t.over:
            count_race(t, counts, race, dealer, cards, phase, home, shuffles)
            cards = 0
            shuffles = 0
    mask = winners(t)
    sharers = 0
    for seat in range(t.seats):
        sharers += mask >> seat & 1
    for seat in range(t.seats):
        counts[SEATS + seat][LAID] += 1
        counts[SEATS + seat][GAINED] += t.ledger.account[seat]
        if mask >> seat & 1:
            counts[SEATS + seat][WON] += SHARE // sharers


@rule
def count_race(
    t: Meeting, counts: list[list[int]], race: int, dealer: int, cards: int, phase: int, home: int, shuffles: int
) -> None:
    """Add a race that has just ended: its length, its ending, every bet by race number and by place from the dealer."""
    counts[LENGTHS][min(cards, LONGEST - 1)] += 1
    if phase == RUNNING:
        counts[ENDINGS][IN_HAND] += 1
    elif home:
        counts[ENDINGS][ONE_HOME] += 1
    else:
        counts[ENDINGS][NONE_HOME] += 1
    if shuffles > 1:
        counts[ENDINGS][AGAIN] += 1
    for seat in range(t.seats):
        if t.last_bet[seat]:
            count_bet(t, counts[BETS + (race - 1) * KINDS_OF_BET + t.last_bet[seat] - 1], seat)
            count_bet(t, counts[PLACES + (seat - dealer) % t.seats], seat)


@rule
def count_bet(t: Meeting, row: list[int], seat: int) -> None:
    """Add a seat's bet of the last race to a row."""
    row[LAID] += 1
    row[STAKED] += t.last_stake[seat]
    row[GAINED] += t.last_gain[seat]
    row[POOL] += t.last_pool
    if t.last_gain[seat] >= 0:
        row[WON] += 1


@dataclass(frozen=True)
class Balance:
    """What was counted at tables of so many seats."""

    seats: int
    counts: Sequence[Sequence[int]]

    @property
    def races(self) -> int:
        """How many races were run."""
        return sum(self.counts[ENDINGS][:AGAIN])

    def length(self, share: float) -> int:
        """The least number of cards within which so great a share of the races was over."""
        seen = 0
        for cards, count in enumerate(self.counts[LENGTHS]):
            seen += count
            if seen >= share * self.races:
                return cards
        return LONGEST

    @property
    def mean_length(self) -> float:
        """Cards of a race, on average."""
        return sum(cards * count for cards, count in enumerate(self.counts[LENGTHS])) / self.races

    def bets(self, race: int, kind: int) -> Sequence[int]:
        """The row of a race number (from 1) and a kind of bet (1 win, 2 place, 3 jackpot)."""
        return self.counts[BETS + (race - 1) * KINDS_OF_BET + kind - 1]


def measure(seats: int, meetings: int, seed: int, *, basic: bool = True, gear: str = "auto", **options: Any) -> Balance:
    """Play meetings of eight races or fewer and count them; the same in both gears."""
    game = Game("lose-your-shirt", seats, options)
    counts = counted(game, count_meeting, meetings, seed=seed, shape=(ROWS, LONGEST), basic=basic, gear=gear)
    return Balance(seats, counts)


# --- the report ------------------------------------------------------------------------------------------------------


def ending(column: int) -> Cell[Balance]:
    """The cell of one ending."""
    return lambda each: percent(each.counts[ENDINGS][column], each.races)


def seat_share(seat: int) -> Cell[Balance]:
    """The cell of a seat's share of the meetings won."""

    def cell(each: Balance) -> str:
        row = each.counts[SEATS + seat]
        return percent(row[WON], SHARE * row[LAID]) if seat < each.seats else ""

    return cell


def place_won(place: int) -> Cell[Balance]:
    """The cell of the bets won at a place from the dealer, and of what a staked unit brought there."""

    def cell(each: Balance) -> str:
        row = each.counts[PLACES + place]
        return f"{percent(row[WON], row[LAID])}, {row[GAINED] / row[STAKED]:+.2f}" if place < each.seats else ""

    return cell


def bet_value(race: int, kind: int) -> Cell[Balance]:
    """The cell of a kind of bet in a race: bets laid, bets won, what a staked unit brought."""

    def cell(each: Balance) -> str:
        row = each.bets(race, kind)
        if not row[LAID]:
            return "–"
        return f"{percent(row[WON], row[LAID])}, {row[GAINED] / row[STAKED]:+.2f} ({row[LAID]})"

    return cell


def report(meetings: int, seed: int, gear: str = "auto") -> Iterator[str]:
    """The whole report, line by line, in Markdown."""
    tables = [measure(seats, meetings, seed, gear=gear) for seats in (3, 4, 5, 6)]
    at_random = [measure(seats, meetings, seed, basic=False, gear=gear) for seats in (3, 4, 5, 6)]
    yield "# Balance of Lose Your Shirt"
    yield ""
    yield f"Measured over {meetings} meetings of eight races at each size of table, usual options, seed {seed}, with"
    yield f"`python -m homestretch.lab.balance_lose_your_shirt --meetings {meetings} --seed {seed}`. Seats are played"
    yield "by basic bots, unless it says random play."
    yield ""
    yield "## Length of a race, in cards played and turned"
    yield ""
    shares = (("shortest tenth, up to", 0.1), ("half, up to", 0.5), ("nine tenths, up to", 0.9))
    rows: list[tuple[str, Cell[Balance]]] = [("mean", lambda each: f"{each.mean_length:.1f}")]
    rows += [(name, lambda each, share=share: str(each.length(share))) for name, share in shares]  # type: ignore[misc]
    yield from table("", tables, rows)
    yield ""
    yield "## How races end (LYS-28 to LYS-30)"
    yield ""
    names = ("over before the hands are played", "one horse home by then", "none home by then", "pile shuffled again")
    yield from table("basic bots", tables, [(name, ending(k)) for k, name in enumerate(names)])
    yield ""
    yield from table("random play", at_random, [(name, ending(k)) for k, name in enumerate(names)])
    yield ""
    yield "## Meetings won, by seat (seat 1 deals first)"
    yield ""
    yield from table("", tables, [(f"seat {seat + 1}", seat_share(seat)) for seat in range(6)])
    yield ""
    yield "## Bets won, and what a staked unit brought, by place from the dealer"
    yield ""
    places = ["dealer, plays first", *(f"{k} to the left" for k in range(1, 6))]
    yield from table("", tables, [(name, place_won(k)) for k, name in enumerate(places)])
    for kind, name in enumerate(("win", "place", "jackpot"), 1):
        yield ""
        yield f"## The {name} bet by race: won, what a staked unit brought, (bets laid)"
        yield ""
        yield from table("", tables, [(f"race {race}", bet_value(race, kind)) for race in range(1, RACES + 1)])


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the report."""
    print_report(report, "homestretch.lab.balance_lose_your_shirt", __doc__, "meetings", 20_000, arguments)


if __name__ == "__main__":
    main()
