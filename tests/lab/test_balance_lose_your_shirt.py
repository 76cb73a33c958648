"""The balance of Lose Your Shirt is counted race by race, the same in both gears."""

from __future__ import annotations

import pytest

from homestretch.engine.rule import fast_available
from homestretch.lab.balance_lose_your_shirt import (
    AGAIN,
    BETS,
    ENDINGS,
    KINDS_OF_BET,
    LAID,
    LENGTHS,
    PLACES,
    POOL,
    RACES,
    SEATS,
    SHARE,
    STAKED,
    WON,
    main,
    measure,
)


def test_every_race_and_bet_is_counted_once() -> None:
    for seats in (3, 5):
        found = measure(seats, 12, seed=3, gear="plain")
        assert found.races == sum(found.counts[LENGTHS]) == 12 * RACES
        by_race = found.counts[BETS:PLACES]
        by_place = found.counts[PLACES : PLACES + seats]
        for column in (LAID, WON, STAKED, POOL):
            assert sum(row[column] for row in by_race) == sum(row[column] for row in by_place)
        # In the first race nobody is broke and the pool is empty.
        first = by_race[:KINDS_OF_BET]
        assert sum(row[LAID] for row in first) == 12 * seats
        assert sum(row[POOL] for row in first) == 0
        shares = [found.counts[SEATS + seat][WON] for seat in range(seats)]
        assert sum(shares) == 12 * SHARE
        assert 30 < found.length(0.1) <= found.length(0.5) <= found.mean_length + 3


def test_the_three_endings_are_told_apart() -> None:
    # On the shortest track all races are over in the hands; on the longest none is.
    short = measure(3, 10, seed=1, basic=False, gear="plain", squares=10)
    long = measure(3, 10, seed=1, gear="plain", squares=30)
    assert short.counts[ENDINGS][:AGAIN] == [short.races, 0, 0]
    assert long.counts[ENDINGS][0] == 0
    assert long.counts[ENDINGS][2] > 40


@pytest.mark.slow
@pytest.mark.skipif(not fast_available(), reason="Numba is not installed or switched off")
def test_both_gears_count_the_same() -> None:
    assert measure(4, 10, seed=7, gear="plain") == measure(4, 10, seed=7)


def test_the_report_is_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--meetings", "2", "--seed", "5", "--gear", "plain"])
    printed = capsys.readouterr().out
    assert printed.startswith("# Balance of Lose Your Shirt\n")
    assert "--meetings 2 --seed 5" in printed
    assert printed.count("| 3 players | 4 players | 5 players | 6 players |") == 8
