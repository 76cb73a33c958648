"""Every rule keeps to docs/dialect.md, and what does not is told what to write instead."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import pkgutil
import re
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import homestretch
from homestretch.engine.dialect import BUILTINS, INSTEAD, hold_to_dialect, problems, shapes_of
from homestretch.engine.errors import DialectError
from homestretch.engine.rule import is_rule
from homestretch.play.game import GAMES, find_rules

# Names that the templates of the laboratory leave open, to be tied to a game.
TEMPLATE_NAMES = {*find_rules("quarter-horse").contract(), "choose", "playout", "count_game"}
PAGE = Path(__file__).parents[2] / "docs" / "dialect.md"


def modules() -> Iterator[ModuleType]:
    """All modules in which there can be rules."""
    for package in ("engine", "parts", "games", "bots", "lab"):
        if importlib.util.find_spec(f"homestretch.{package}") is None:
            continue
        inside = importlib.import_module(f"homestretch.{package}")
        yield inside
        for info in pkgutil.walk_packages(inside.__path__, f"{inside.__name__}."):
            yield importlib.import_module(info.name)


def all_rules() -> list[Callable[..., Any]]:
    """Every rule, where it is written."""
    found = {thing for module in modules() for thing in vars(module).values() if is_rule(thing)}
    return sorted(found, key=lambda rule: (rule.__module__, rule.__code__.co_firstlineno))


def shapes_for(rule: Callable[..., Any]) -> dict[str, int]:
    """The shapes of the fields that a rule may write to: those of its game's state, or of all games'."""
    games = [name for name, package in GAMES.items() if rule.__module__.startswith(package)]
    shapes: dict[str, int] = {}
    for name in games or GAMES:
        shapes |= shapes_of(find_rules(name).state)
    return shapes


@pytest.mark.parametrize("package", ["engine", "parts", "bots", "lab", *sorted(GAMES)])
def test_rules_keep_to_the_dialect(package: str) -> None:
    prefix = GAMES.get(package, f"homestretch.{package}")
    rules = [rule for rule in all_rules() if rule.__module__.startswith(prefix)]
    assert rules or package == "bots"
    free = TEMPLATE_NAMES if package == "lab" else ()
    found = [problem for rule in rules for problem in problems(rule, free=free, shapes=shapes_for(rule))]
    assert not found, "\n".join(found)


number = count()


@pytest.fixture
def rule_of(tmp_path: Path) -> Iterator[Callable[[str], Callable[..., Any]]]:
    """Make a rule `f` from source, in a module of its own."""
    made = []

    def make(source: str) -> Callable[..., Any]:
        name = f"dialect_case_{next(number)}"
        head = (
            "from homestretch.engine.contract import Action, NONE\n"
            "from homestretch.engine.rule import rule\n"
            "import math\nTABLE = (1, 2)\nTEXTS = ('a',)\nCASE = []\n"
            "def helper(x):\n    return x\n"
            "@rule\ndef g(t, a):\n    return a\n\n"
        )
        path = tmp_path / f"{name}.py"
        path.write_text(head + source, encoding="utf-8")
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        made.append(name)
        spec.loader.exec_module(module)
        return module.f  # type: ignore[no-any-return]

    yield make
    for name in made:
        del sys.modules[name]


def body(*lines: str) -> str:
    return "@rule\ndef f(t, a):\n" + "".join(f"    {line}\n" for line in lines)


GOOD = [
    body(
        '"""Say what it does."""',
        "t.pot += 5 * a // 2 % 3 << 1",
        "return abs(-a) if a > 1 and not a == 3 else max(a, 1, 2)",
    ),
    body(
        "for i in range(1, a, 2):", "    if i in (1, 2) or i not in TABLE:", "        continue", "    t.x[i] = TABLE[i]"
    ),
    body("x, y = g(t, a), 1", "while True:", "    x += 1", "    if x > y:", "        return g(t, x)"),
    body("return Action(1, a, NONE, NONE, 0)"),
    body("for side in TABLE:", "    t.x[side] = 1", "pass"),
    body("row = t.rows[0]", "row[1] = len(row) + int(a) + bool(a)"),
    body("if a:", "    return 1", "elif a == 2:", "    return 2", "else:", "    return 3"),
    body("return"),
]


@pytest.mark.parametrize("source", GOOD)
def test_what_the_page_allows_passes(source: str, rule_of: Callable[[str], Callable[..., Any]]) -> None:
    assert list(problems(rule_of(source), shapes={"x": 1, "pot": 0, "rows": 2})) == []


# What is wrong, and a piece of the sentence that says what to write instead.
BAD = {
    "assert": (body("assert a"), "let check return the clause"),
    "class": (body("class C: ..."), "declare the class outside"),
    "del": (body("del t.x[0]"), "set it to 0"),
    "dict": (body("x = {1: 2}"), "a tuple as a table"),
    "dict comprehension": (body("x = {i: i for i in TABLE}"), "a tuple as a table"),
    "closure": (body("def inner():", "    return a", "return inner()"), "a rule of its own"),
    "generator expression": (body("return max(i for i in TABLE)"), "for loop over range"),
    "global": (body("global CASE", "CASE = 1"), "make it a field"),
    "import": (body("import math"), "at the head of the module"),
    "from import": (body("from math import pi"), "at the head of the module"),
    "f-string": (body('x = f"{a}"'), "say it in words.py"),
    "lambda": (body("x = lambda: a"), "a rule of its own"),
    "list": (body("x = [1, 2]"), "a secret field of the state as scratch"),
    "list comprehension": (body("x = [i for i in TABLE]"), "fills an array field"),
    "match": (body("match a:", "    case 1:", "        pass"), "if … elif … else"),
    "walrus": (body("return (x := a)"), "in a line of its own"),
    "raise": (body("raise ValueError"), "let check return the clause"),
    "set": (body("x = {1, 2}"), "a bit mask"),
    "set comprehension": (body("x = {i for i in TABLE}"), "a bit mask"),
    "slice": (body("x = t.x[1:2]"), "by index"),
    "star": (body("return g(*TABLE)"), "one by one"),
    "try": (body("try:", "    pass", "except ValueError:", "    pass"), "check first, then act"),
    "try star": (body("try:", "    pass", "except* ValueError:", "    pass"), "check first, then act"),
    "with": (body("with t:", "    pass"), "leave the with out"),
    "yield": (body("yield a"), "an array that the caller passes"),
    "yield from": (body("yield from TABLE"), "an array that the caller passes"),
    "async": ("@rule\nasync def f(t, a):\n    return a\n", "a plain def"),
    "true division": (body("return a / 2"), "write //"),
    "true division in place": (body("t.pot /= 2"), "write //"),
    "power": (body("return a ** 2"), "1 << n"),
    "matrix product": (body("return a @ a"), "in a for loop"),
    "is": (body("return a is None"), "with =="),
    "is not": (body("return a is not None"), "with !="),
    "in a list": (body("return a in t.x"), "for a tuple of numbers only"),
    "text": (body('x = "word"'), "say it in words.py"),
    "float": (body("x = 1.5"), "whole numbers"),
    "None": (body("x = None"), "NONE (-1)"),
    "large number": (body("x = 9223372036854775808"), "below 2**63"),
    "keyword": (body("return g(t, a=1)"), "in its place"),
    "module's function": (body("return math.floor(a)"), "by its plain name"),
    "method": (body("t.x.append(a)"), "by its plain name"),
    "called argument": (body("return a(t)"), "is a variable"),
    "no rule": (body("return helper(a)"), "mark it with @rule"),
    "unknown builtin": (body("return sum(TABLE)"), "not known to both gears"),
    "min of a tuple": (body("return min(TABLE)"), "one by one"),
    "unknown name called": (body("return nothing(a)"), "import the rule"),
    "unknown name": (body("return nothing"), "import it"),
    "list constant": (body("return CASE[0]"), "neither a whole number nor a tuple"),
    "table of texts": (body("return TEXTS[a]"), "neither a whole number nor a tuple"),
    "rule passed on": (body("return g(t, g)"), "not passed on"),
    "short action": (body("return Action(1, a)"), "takes all its 5 values"),
    "loop over entries": (body("for x in t.x:", "    pass"), "over range"),
    "loop of two": (body("for x, y in range(a):", "    pass"), "one variable"),
    "for else": (body("for i in range(a):", "    pass", "else:", "    pass"), "no else"),
    "while else": (body("while a:", "    a -= 1", "else:", "    pass"), "no else"),
    "idle line": (body("a + 1"), "does nothing"),
    "two targets": (body("x = y = a"), "one thing a line"),
    "list given away": (body("t.x = t.x"), "one by one"),
    "row given away": (body("t.rows[0] = t.rows[1]"), "one by one"),
    "tuple into fields": (body("t.pot, x = 1, 2"), "plain variables"),
    "default": ("@rule\ndef f(t, a=1):\n    return a\n", "no default"),
    "star arguments": ("@rule\ndef f(t, *a):\n    return 1\n", "one by one"),
    "keyword only": ("@rule\ndef f(t, *, a):\n    return a\n", "one by one"),
    "decorator": ("def twice(f): return f\n@twice\n@rule\ndef f(t, a):\n    return a\n", "only decorator"),
    "some returns": (body("if a:", "    return", "return 1"), "return one everywhere"),
    "open end": (body("if a:", "    return 1"), "return a value there"),
    "open loop": (body("while True:", "    if a:", "        break", "    return 1"), "return a value there"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_the_rest_is_refused_with_what_to_write_instead(
    case: str, rule_of: Callable[[str], Callable[..., Any]]
) -> None:
    source, sentence = BAD[case]
    rule = rule_of(source)
    found = list(problems(rule, shapes={"x": 1, "rows": 2, "pot": 0}))
    assert any(sentence in problem for problem in found), found
    assert re.match(r".*dialect_case_\d+\.py:\d+, rule f: ", found[0])
    with pytest.raises(DialectError):
        hold_to_dialect(rule, shapes={"x": 1, "rows": 2, "pot": 0})


def test_each_refused_kind_of_node_has_a_case() -> None:
    seen = {type(node) for source, _ in BAD.values() for node in ast.walk(ast.parse(source))}
    assert set(INSTEAD) <= seen


def test_the_problem_names_the_line(rule_of: Callable[[str], Callable[..., Any]]) -> None:
    rule = rule_of(body("x = 1", "y = 2 / x"))
    (problem,) = problems(rule)
    path, line = re.match(r"(.*):(\d+), rule f: ", problem).groups()  # type: ignore[union-attr]
    assert Path(path).read_text(encoding="utf-8").split("\n")[int(line) - 1].strip() == "y = 2 / x"


def test_templates_may_leave_names_open_and_rules_may_not(rule_of: Callable[[str], Callable[..., Any]]) -> None:
    rule = rule_of(body("return score(t, a)"))
    assert list(problems(rule, free={"score"})) == []
    assert list(problems(rule)) != []


def test_the_page_names_the_functions_that_may_be_called() -> None:
    row = next(
        line for line in PAGE.read_text(encoding="utf-8").split("\n") if line.startswith("| functions of Python")
    )
    assert set(re.findall(r"\w+", row.split("`")[1])) == set(BUILTINS)


def test_there_is_nothing_in_the_package_that_the_rules_are_not_looked_for_in() -> None:
    root = Path(homestretch.__file__).parent
    named = {path.relative_to(root).parts[0] for path in root.rglob("*.py") if "\n@rule\n" in path.read_text("utf-8")}
    assert named <= {"engine", "parts", "games", "bots", "lab"}
