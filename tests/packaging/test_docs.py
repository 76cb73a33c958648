"""The documentation can be made, says what each game declares, and has no dead link among its pages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from urllib.parse import unquote

import pytest

import homestretch
from homestretch.engine.options import declared
from homestretch.play.game import find_rules

ROOT = Path(__file__).parents[2]
LINK = re.compile(r'(?:href|src)="(?![a-z]+:|#)([^"#]+)')


@pytest.fixture(scope="module")
def make_docs() -> ModuleType:
    """The module tools/make_docs.py."""
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        import make_docs

        return make_docs
    finally:
        sys.path.remove(str(ROOT / "tools"))


def test_each_option_and_form_stands_in_the_reference(make_docs: ModuleType) -> None:
    for name in homestretch.list_games():
        rules = find_rules(name)
        page = make_docs.reference(rules)
        for option in declared(rules.options):
            assert f"| `{option.name}` | {option.allows()} |" in page
        for form in rules.grammar.forms():
            assert f"- `{form}`" in page


def test_pages_link_only_to_what_is_there(tmp_path: Path) -> None:
    # In a process of its own, because pdoc runs parts of modules again to look up their types.
    subprocess.run([sys.executable, ROOT / "tools" / "make_docs.py", tmp_path], check=True, capture_output=True)
    pages = [page for page in tmp_path.rglob("*.html") if "api" not in page.relative_to(tmp_path).parts]
    assert tmp_path / "reference" / "quarter-horse.html" in pages
    assert (tmp_path / "api" / "homestretch.html").is_file()
    dead = []
    for page in pages:
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            if not (page.parent / unquote(link)).exists():
                dead.append(f"{page.relative_to(tmp_path)} → {link}")
    assert not dead
