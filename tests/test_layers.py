"""The arrows between packages point down only; the contracts are in pyproject.toml."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports


def test_arrows_point_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[1])
    monkeypatch.setattr(sys, "path", sys.path.copy())
    assert lint_imports(no_cache=True) == 0, "run make lint to see which import points up"
