"""Fixtures of the browser's tests: a server, and people with a browser each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from homestretch.server.pages import STATIC
from tests.server.serving import Served
from tests.web.looking import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server with a data folder of its own and the built client."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the browser client is not built: run python tools/web.py build", pytrace=False)
    served = Served(tmp_path / "data")
    yield served
    served.stop()


@pytest.fixture
def visitors(browser: Browser, served: Served) -> Iterator[list[Visitor]]:
    """Two people with browsers of their own: a laptop and a phone. Whatever their pages complain of fails the test."""
    people = [Visitor(browser, served, 1280, 800), Visitor(browser, served, 390, 844)]
    yield people
    for person in people:
        person.context.close()
    assert [complaint for person in people for complaint in person.complaints] == []
