"""The generator: the published stream of xoshiro128++, the same in both gears, and fair below any bound."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from homestretch.engine.generator import below, draw32, start_stream
from homestretch.engine.rule import fast, fast_available


def test_the_stream_is_the_published_one() -> None:
    # From state 1, 2, 3, 4: the reference values of Blackman and Vigna's C code, as the rand_xoshiro crate tests them.
    g = [1, 2, 3, 4]
    assert [draw32(g) for _ in range(10)] == [
        641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
    ]  # fmt: skip


@pytest.mark.skipif(not fast_available(), reason="Numba is not installed or switched off")
def test_both_gears_draw_the_same() -> None:
    twins: dict[Any, Any] = {function: fast(function) for function in (start_stream, draw32, below)}
    for seed, index in [(0, 0), (1, 0), (0, 1), (7, 123_456_789), (2**62, 2**62), (2**32 - 1, 2**32), (2**40 + 3, 5)]:
        plain, compiled = [0] * 4, np.zeros(4, np.int64)
        start_stream(plain, seed, index)
        twins[start_stream](compiled, seed, index)
        for n in (1, 2, 3, 6, 36, 44, 1000, 2**31 - 1, 2**31):
            for _ in range(40):
                assert twins[draw32](compiled) == draw32(plain)
                assert twins[below](compiled, n) == below(plain, n)
        assert compiled.tolist() == plain


def test_streams_of_neighbouring_seeds_and_games_differ() -> None:
    streams = set()
    for seed in range(40):
        for index in range(40):
            g = [0] * 4
            start_stream(g, seed, index)
            streams.add(tuple(g))
    assert len(streams) == 1600


def test_below_is_even() -> None:
    g = [0] * 4
    start_stream(g, 2024, 0)
    counts = Counter(below(g, 11) for _ in range(110_000))
    assert sorted(counts) == list(range(11))
    # Chi-square with 10 degrees of freedom is above 45 once in a million times.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 45
