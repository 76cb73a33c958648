"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Served


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Start servers; those that still run at the end are stopped."""
    running: list[Served] = []

    def start(folder: Path | None = None, **settings: Any) -> Served:
        served = Served(folder or tmp_path / "data", **settings)
        running.append(served)
        return served

    yield start
    for served in running:
        if served.thread.is_alive():
            served.stop()


@pytest.fixture
def served(serve: Callable[..., Served]) -> Served:
    """A server with a data folder of its own."""
    return serve()
