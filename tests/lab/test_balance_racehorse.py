"""The balance of Racehorse: what is counted adds up, and both gears count the same."""

from __future__ import annotations

import pytest

from homestretch.engine.rule import fast_available
from homestretch.lab.balance_racehorse import (
    BIDS,
    COULD,
    DEALS,
    DOLLARS,
    FORCED,
    KEPT,
    MADE,
    PITCHED,
    PLACES,
    PLAYED,
    STEALS,
    STOLE,
    Balance,
    main,
    measure,
)


@pytest.mark.parametrize(("seats", "basic"), [(5, True), (8, True), (6, False)])
def test_what_is_counted_adds_up(seats: int, basic: bool) -> None:
    each = measure(seats, 40, 3, basic=basic, gear="plain")
    assert each.deals == 40
    places = each.counts[PLACES : PLACES + seats]
    assert [row[DEALS] for row in places] == [40] * seats
    assert sum(row[PITCHED] for row in places) == 40
    assert sum(row[DOLLARS] for row in places) == 0
    for bid in range(2, 6):
        row = each.counts[BIDS + bid]
        assert 0 <= row[MADE] <= row[PLAYED]
        assert 0 <= row[FORCED] <= row[PLAYED]
    steals = each.counts[STEALS]
    assert steals[KEPT] <= steals[STOLE] <= steals[COULD]


def test_without_the_steal_nothing_is_stolen() -> None:
    steals = measure(5, 60, 1, gear="plain", steal=False).counts[STEALS]
    assert steals[COULD] > 0
    assert steals[STOLE] == steals[KEPT] == 0
    assert measure(5, 60, 1, gear="plain").counts[STEALS][STOLE] > 0


@pytest.mark.skipif(not fast_available(), reason="numba is not installed")
def test_both_gears_count_the_same() -> None:
    assert measure(5, 50, 2, gear="fast").counts == measure(5, 50, 2, gear="plain").counts


def test_the_report_is_whole(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--deals", "10", "--gear", "plain"])
    said = capsys.readouterr().out
    assert said.startswith("# Balance of Racehorse\n")
    for part in (
        "## Which bid is played",
        "## How often it is made",
        "| Smudge |",
        "| 7 to the left |",
        "worth of the steal",
    ):
        assert part in said
    assert isinstance(measure(5, 10, 1, gear="plain"), Balance)
