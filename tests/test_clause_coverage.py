"""Every clause of every game has a test that names it, and no test names a clause that does not exist.

The clauses of a game are the rows `| QHR-1 | … |` of the table in its RULES.md; a test names the ones it holds with
`@pytest.mark.rule("QHR-1")`. Marks are read from the source, so that a test that is not collected here counts too.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "homestretch" / "games"
ROW = re.compile(r"^\|\s*[*`]*([A-Z]{2,5})-(\d+)\b[*`]*\s*\|", re.MULTILINE)


def clauses_of(text: str) -> list[str]:
    """Return the clause ids of a RULES.md, in its order."""
    return [f"{prefix}-{number}" for prefix, number in ROW.findall(text)]


def marks_in(source: str) -> list[tuple[int, str | None]]:
    """Return (line, clause) for each argument of `pytest.mark.rule(…)`; None where it is no literal text."""
    found: list[tuple[int, str | None]] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"), args=args):
                texts = [arg.value if isinstance(arg, ast.Constant) else None for arg in args] or [None]
                found += [(node.lineno, text if isinstance(text, str) else None) for text in texts]
    return found


def all_marks() -> dict[str, list[str]]:
    """Return clause → the places in tests/ that name it; marks that cannot be read are under the empty text."""
    places: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for line, clause in marks_in(path.read_text(encoding="utf-8")):
            places.setdefault(clause or "", []).append(f"{path.relative_to(TESTS.parent)}:{line}")
    return places


def rule_books() -> dict[str, list[str]]:
    """Return game → clauses, for each folder of games with rules in it."""
    folders = sorted(path.parent for path in GAMES.glob("*/rules.py"))
    return {
        folder.name: clauses_of((folder / "RULES.md").read_text(encoding="utf-8"))
        for folder in folders
        if (folder / "RULES.md").is_file()
    }


def test_each_game_has_its_table_of_clauses() -> None:
    with_rules = {path.parent.name for path in GAMES.glob("*/rules.py")}
    assert with_rules
    assert with_rules == {game for game, clauses in rule_books().items() if clauses}


@pytest.mark.parametrize("game", rule_books())
def test_clauses_are_numbered_without_gap(game: str) -> None:
    clauses = rule_books()[game]
    prefix = clauses[0].rpartition("-")[0]
    assert clauses == [f"{prefix}-{number}" for number in range(1, len(clauses) + 1)]


@pytest.mark.parametrize("game", rule_books())
def test_each_clause_has_a_test(game: str) -> None:
    named = all_marks()
    untested = [clause for clause in rule_books()[game] if clause not in named]
    assert not untested, f"no test in tests/ is marked with {', '.join(untested)}"


def test_each_mark_names_a_clause() -> None:
    known = {clause for clauses in rule_books().values() for clause in clauses}
    wrong = [
        f"{clause or 'no literal clause'} at {', '.join(at)}"
        for clause, at in all_marks().items()
        if clause not in known
    ]
    assert not wrong, f"these marks name no clause of any RULES.md: {'; '.join(wrong)}"


def test_rows_and_marks_are_found_where_they_are_and_only_there() -> None:
    assert clauses_of("| clause | text |\n|---|---|\n| QHR-1 | a |\n| **QHR-2** | see QHR-9 |\ntext | QHR-3 |\n") == [
        "QHR-1",
        "QHR-2",
    ]
    source = (
        '@pytest.mark.rule("QHR-1", "QHR-2")\ndef test(): ...\n\nx = "QHR-3"\npytest.mark.rule(x)\npytest.mark.rule()\n'
    )
    assert marks_in(source) == [(1, "QHR-1"), (1, "QHR-2"), (5, None), (6, None)]
