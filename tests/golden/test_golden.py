"""A seeded game of each kind goes exactly as it is written down."""

from __future__ import annotations

import pytest

from tests.contract.playing import NAMES
from tests.golden.playthrough import TABLES, path, text


@pytest.mark.parametrize("name", NAMES)
def test_playthrough_is_as_written(name: str) -> None:
    written = path(name).read_text(encoding="utf-8").splitlines()
    played = text(name).splitlines()
    for number, (old, new) in enumerate(zip(written, played, strict=False), 1):
        assert new == old, f"{path(name).name}, line {number}: see tests/golden/playthrough.py if this was meant"
    assert len(played) == len(written)


def test_each_game_has_its_table() -> None:
    assert set(NAMES) <= set(TABLES)
