"""Balance of Racehorse: how often each bid is made, what the place at the table and the dealer's steal are worth.

    python -m homestretch.lab.balance_racehorse --deals 200000 --seed 1 > docs/balance/racehorse.md

Deals are played by basic bots in the fast gear (in the plain one where there is no Numba), in sessions of ten, each
with its own stream of the seed, and counted deal by deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from homestretch.bots.racehorse import choose
from homestretch.engine.generator import below
from homestretch.engine.rule import rule
from homestretch.games.racehorse.rules import act, befall, legal, ticket, tickets
from homestretch.games.racehorse.session import BID_FAILED, BID_MADE, BIDDING, PLAYING, Session
from homestretch.games.racehorse.tables import LOWEST_BID, MOST, SMUDGE_POINTS
from homestretch.lab.balance import Cell, counted, percent, print_report, table
from homestretch.lab.playout import pick_action
from homestretch.play.game import Game

DEALS_A_SESSION = 10
# Rows of the counts: one a bid (2 to 5), then one a place from the dealer (0 himself), then the dealer's steals.
BIDS, PLACES = 0, SMUDGE_POINTS + 1
STEALS = PLACES + MOST
ROWS = STEALS + 1
# Columns: of a bid; of a place; of the steals.
PLAYED, MADE, POINTS, FORCED = 0, 1, 2, 3
DEALS, PITCHED, DOLLARS = 0, 1, 2
COULD, STOLE, KEPT, STOLEN_MADE = 0, 1, 2, 3
COLUMNS = 4


@rule
def count_session(t: Session, g: list[int], out: list[list[int]], basic: int, counts: list[list[int]]) -> None:
    """Play a session from `t` to its end, by basic bots or at random, and add its deals to the counts."""
    forced = 0
    while t.over == 0:
        if t.phase == BIDDING or t.phase == PLAYING:
            seat = t.turn
            n = legal(t, seat, out)
            if t.phase == BIDDING:
                if t.spoken == 0:
                    forced = 0
                if seat == t.dealer and t.bid == 0:
                    forced = 1 if t.spoken == t.seats - 1 else 0
            could = t.phase == BIDDING and seat == t.dealer and t.bid != 0
            deal = t.deal
            dealer = t.dealer
            pitcher = t.pitcher
            bid = t.bid
            stolen = t.stolen
            if basic:
                act(t, seat, choose(t, seat, out, n, g))
            else:
                act(t, seat, pick_action(g, out, n))
            if could:
                counts[STEALS][COULD] += 1
                if t.stolen:
                    counts[STEALS][STOLE] += 1
            if t.deal != deal or t.over == 1:
                count_deal(t, counts, dealer, pitcher, bid, stolen, forced)
        else:
            befall(t, ticket(t, below(g, tickets(t))))


@rule
def count_deal(
    t: Session, counts: list[list[int]], dealer: int, pitcher: int, bid: int, stolen: int, forced: int
) -> None:
    """Add a deal that has just been settled: how its bid came out, and what each place won or lost."""
    made = 0
    points = 0
    for i in range(t.journal.count):
        kind = t.journal.rows[i][0]
        if kind in (BID_MADE, BID_FAILED):
            made = 1 if kind == BID_MADE else 0
            points = t.journal.rows[i][4]
    counts[BIDS + bid][PLAYED] += 1
    counts[BIDS + bid][MADE] += made
    counts[BIDS + bid][POINTS] += points
    if forced and pitcher == dealer:
        counts[BIDS + bid][FORCED] += 1
    if stolen:
        counts[STEALS][KEPT] += 1
        counts[STEALS][STOLEN_MADE] += made
    sign = 1 if made else -1
    for seat in range(t.seats):
        row = counts[PLACES + (seat - dealer) % t.seats]
        row[DEALS] += 1
        if seat == pitcher:
            row[PITCHED] += 1
            row[DOLLARS] += sign * bid * (t.seats - 1)
        else:
            row[DOLLARS] -= sign * bid


@dataclass(frozen=True)
class Balance:
    """What was counted at tables of so many seats."""

    seats: int
    counts: Sequence[Sequence[int]]

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return sum(row[PLAYED] for row in self.counts[BIDS + LOWEST_BID : PLACES])

    def dollars(self, place: int) -> float:
        """What a place from the dealer won a deal, on average."""
        row = self.counts[PLACES + place]
        return row[DOLLARS] / row[DEALS]


def measure(seats: int, deals: int, seed: int, *, basic: bool = True, gear: str = "auto", **options: Any) -> Balance:
    """Play so many deals, in sessions of ten, and count them; the same in both gears."""
    game = Game("racehorse", seats, {"deals": DEALS_A_SESSION, **options})
    sessions = -(-deals // DEALS_A_SESSION)
    counts = counted(game, count_session, sessions, seed=seed, shape=(ROWS, COLUMNS), basic=basic, gear=gear)
    return Balance(seats, counts)


# --- the report ------------------------------------------------------------------------------------------------------


def bid_cell(bid: int, part: int, whole: int) -> Cell[Balance]:
    """The cell of a bid: one column of its row as a share of another, with the deals it is of."""

    def cell(each: Balance) -> str:
        row = each.counts[BIDS + bid]
        return f"{percent(row[part], row[whole])} ({row[whole]})" if row[whole] else "–"

    return cell


def played_cell(bid: int) -> Cell[Balance]:
    """The cell of how often a bid is the one that is played."""
    return lambda each: percent(each.counts[BIDS + bid][PLAYED], each.deals)


def place_cell(place: int) -> Cell[Balance]:
    """The cell of a place: dollars a deal, and how often it pitches."""

    def cell(each: Balance) -> str:
        if place >= each.seats:
            return ""
        row = each.counts[PLACES + place]
        return f"{each.dollars(place):+.3f}, {percent(row[PITCHED], row[DEALS])}"

    return cell


def steal_rows(without: Sequence[Balance]) -> list[tuple[str, Cell[Balance]]]:
    """The rows of the steal; `without` are the same tables at which it is not allowed."""
    other = {each.seats: each for each in without}

    def steals(each: Balance) -> Sequence[int]:
        return each.counts[STEALS]

    return [
        (
            "steals, of the dealer's turns with a bid to steal",
            lambda each: percent(steals(each)[STOLE], steals(each)[COULD]),
        ),
        ("deals played on a stolen bid", lambda each: percent(steals(each)[KEPT], each.deals)),
        ("of these made", lambda each: percent(steals(each)[STOLEN_MADE], steals(each)[KEPT])),
        ("dealer's dollars a deal with the steal", lambda each: f"{each.dollars(0):+.3f}"),
        ("without the steal", lambda each: f"{other[each.seats].dollars(0):+.3f}"),
        ("worth of the steal", lambda each: f"{each.dollars(0) - other[each.seats].dollars(0):+.3f}"),
    ]


def report(deals: int, seed: int, gear: str = "auto") -> Iterator[str]:
    """The whole report, line by line, in Markdown."""
    sizes = range(5, 9)
    tables = [measure(seats, deals, seed, gear=gear) for seats in sizes]
    without = [measure(seats, deals, seed, gear=gear, steal=False) for seats in sizes]
    at_random = [measure(seats, deals, seed, basic=False, gear=gear) for seats in sizes]
    names = {2: "2", 3: "3", 4: "4", SMUDGE_POINTS: "Smudge"}
    yield "# Balance of Racehorse"
    yield ""
    yield f"Measured over {deals} deals at each size of table, in sessions of ten, usual options, seed {seed}, with"
    yield f"`python -m homestretch.lab.balance_racehorse --deals {deals} --seed {seed}`. Seats are played by basic"
    yield "bots, unless it says random play. Dollars are those won or lost in a deal, on average."
    yield ""
    yield "## Which bid is played"
    yield ""
    yield from table("bid", tables, [(name, played_cell(bid)) for bid, name in names.items()])
    yield ""
    yield "## How often it is made (deals)"
    yield ""
    yield from table("bid", tables, [(name, bid_cell(bid, MADE, PLAYED)) for bid, name in names.items()])
    yield ""
    yield from table("random play", at_random, [(name, bid_cell(bid, MADE, PLAYED)) for bid, name in names.items()])
    yield ""
    yield "## A bid of 2 that the dealer was forced to, of all bids of 2 (RHO-10)"
    yield ""
    yield from table("", tables, [("forced", bid_cell(2, FORCED, PLAYED))])
    yield ""
    yield "## What a place is worth: dollars a deal, and how often it pitches"
    yield ""
    places = ["dealer", "dealer's left, bids first", *(f"{k} to the left" for k in range(2, 8))]
    yield from table("", tables, [(name, place_cell(k)) for k, name in enumerate(places)])
    yield ""
    yield "## The dealer's steal (RHO-9)"
    yield ""
    yield from table("", tables, steal_rows(without))


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the report."""
    print_report(report, "homestretch.lab.balance_racehorse", __doc__, "deals", 200_000, arguments)


if __name__ == "__main__":
    main()
