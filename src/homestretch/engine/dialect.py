"""The dialect of rules: what Python a rule may use, held by a checker over its source (docs/dialect.md).

Everything that passes means the same as ordinary Python and compiled by Numba. What does not pass is answered with a
sentence that says what to write instead.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import textwrap
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from homestretch.engine.errors import DialectError
from homestretch.engine.rule import is_rule
from homestretch.engine.schema import fields_of

# Functions of Python that a rule may call, with how many arguments they take.
BUILTINS = {"abs": (1, 1), "min": (2, 9), "max": (2, 9), "len": (1, 1), "int": (1, 1), "bool": (1, 1), "range": (1, 3)}
LARGEST = 2**63 - 1

# What a rule may not use → what to write instead.
INSTEAD: dict[type[ast.AST], str] = {
    ast.AsyncFunctionDef: "a rule waits for nothing: write a plain def",
    ast.Assert: "a rule raises nothing: let check return the clause that is broken, and invariants a number",
    ast.ClassDef: "declare the class outside, with @schema, and make it a field of the state",
    ast.Delete: "nothing is deleted: set it to 0 or NONE",
    ast.Dict: "a dict is unknown to the fast gear: use a tuple as a table, or an array field of the state",
    ast.DictComp: "a dict is unknown to the fast gear: use a tuple as a table, or an array field of the state",
    ast.FunctionDef: "a function inside a rule is a closure: make it a rule of its own and pass it what it needs",
    ast.GeneratorExp: "write a for loop over range(…) that adds up what you need",
    ast.Global: "a rule keeps nothing outside the state: make it a field",
    ast.Import: "import at the head of the module",
    ast.ImportFrom: "import at the head of the module",
    ast.JoinedStr: "a rule makes no texts: note(…) a number, and say it in words.py",
    ast.Lambda: "a lambda is a closure: make it a rule of its own and pass it what it needs",
    ast.List: "a list cannot be made in a rule: use a tuple as a table, or a secret field of the state as scratch",
    ast.ListComp: "write a for loop over range(…) that fills an array field of the state",
    ast.Match: "write if … elif … else",
    ast.NamedExpr: "assign in a line of its own",
    ast.Raise: "a rule raises nothing: let check return the clause that is broken",
    ast.Set: "a set is unknown to the fast gear: use a bit mask, or an array field of 0 and 1",
    ast.SetComp: "a set is unknown to the fast gear: use a bit mask, or an array field of 0 and 1",
    ast.Slice: "a slice is a copy in one gear and a window in the other: go through the entries by index",
    ast.Starred: "write the arguments one by one",
    ast.Try: "a rule raises nothing and catches nothing: check first, then act",
    ast.With: "a rule opens nothing: leave the with out",
    ast.Yield: "a rule is no generator: write into an array that the caller passes",
    ast.YieldFrom: "a rule is no generator: write into an array that the caller passes",
    # Operators.
    ast.Div: "/ makes a float: write // (amounts and counts are whole numbers)",
    ast.Is: "compare numbers with == (NONE is -1, not None)",
    ast.IsNot: "compare numbers with != (NONE is -1, not None)",
    ast.MatMult: "multiply numbers in a for loop",
    ast.Pow: "** makes a float of a negative power: write 1 << n, or multiply",
}
if hasattr(ast, "TryStar"):
    INSTEAD[ast.TryStar] = INSTEAD[ast.Try]

ALLOWED = (
    ast.arguments, ast.arg, ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For, ast.While, ast.If, ast.Expr,
    ast.Pass, ast.Break, ast.Continue, ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.IfExp, ast.Compare, ast.Call,
    ast.Constant, ast.Attribute, ast.Subscript, ast.Name, ast.Tuple, ast.expr_context, ast.And, ast.Or, ast.Add,
    ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift, ast.BitOr, ast.BitAnd, ast.BitXor, ast.Invert,
    ast.Not, ast.UAdd, ast.USub, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE,
    ast.In, ast.NotIn,
)  # fmt: skip


def hold_to_dialect(function: Callable[..., Any], **known: Any) -> None:
    """Raise DialectError with the first problem of a rule, if it has one; `known` as `problems` takes it."""
    for problem in problems(function, **known):
        raise DialectError(problem)


def problems(
    function: Callable[..., Any], *, free: Collection[str] = (), shapes: Mapping[str, int] | None = None
) -> Iterator[str]:
    """What in a rule is not in the dialect, each as "file:line, rule: what to write instead".

    `free` are names that a template leaves open (see `engine.rule.bind`); `shapes` says how many dimensions the fields
    of the game's state have (see `shapes_of`), so that a list given to another field is seen.
    """
    lines, first = inspect.getsourcelines(function)
    path = inspect.getsourcefile(function) or "?"
    tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    if not isinstance(tree, ast.FunctionDef):
        yield f"{path}:{first}, rule {function.__name__}: {INSTEAD[type(tree)]}"
        return
    checker = _Checker(tree, function.__globals__, frozenset(free), shapes or {})
    for line, text in sorted(checker.found()):
        yield f"{path}:{first + line - 1}, rule {function.__name__}: {text}"


def shapes_of(state: Any) -> dict[str, int]:
    """The number of dimensions of each field of a schema and its parts, by the field's name; 0 for a number."""
    shapes: dict[str, int] = {}
    for field in fields_of(state):
        if field.nested:
            shapes |= shapes_of(field.nested)
        shapes[field.name] = len(field.shape)
    return shapes


class _Checker:
    """One walk through one rule."""

    def __init__(
        self, tree: ast.FunctionDef, scope: Mapping[str, Any], free: frozenset[str], shapes: Mapping[str, int]
    ) -> None:
        self.tree = tree
        self.scope = scope
        self.free = free
        self.shapes = shapes
        self.local = {arg.arg for arg in tree.args.args} | {
            node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }

    def found(self) -> Iterator[tuple[int, str]]:
        """Line within the source, and sentence, of each problem."""
        yield from self.head()
        yield from self.returns()
        for statement in self.tree.body:
            if not _is_docstring(statement) or statement is not self.tree.body[0]:
                yield from self.walk(statement)

    def head(self) -> Iterator[tuple[int, str]]:
        """The def line."""
        args = self.tree.args
        if args.defaults or args.kw_defaults:
            yield self.tree.lineno, "a rule has no default arguments: pass every argument"
        if args.vararg or args.kwarg or args.kwonlyargs:
            yield self.tree.lineno, "a rule takes a fixed row of arguments: write them one by one"
        for decorator in self.tree.decorator_list:
            if not (isinstance(decorator, ast.Name) and decorator.id == "rule"):
                yield decorator.lineno, "@rule is the only decorator that a rule may have"

    def returns(self) -> Iterator[tuple[int, str]]:
        """A rule returns a value on every way through it, or on none."""
        found = [node for node in ast.walk(self.tree) if isinstance(node, ast.Return)]
        valued = [node for node in found if node.value is not None]
        if not valued:
            return
        for node in found:
            if node.value is None:
                yield node.lineno, "some returns have a value and this one has none: return one everywhere"
        if not _ends(self.tree.body):
            yield self.tree.body[-1].lineno, "the end can be reached without a return: return a value there, too"

    def walk(self, node: ast.AST) -> Iterator[tuple[int, str]]:
        """A statement or expression, and what is in it."""
        line = getattr(node, "lineno", self.tree.lineno)
        if type(node) in INSTEAD:
            yield line, INSTEAD[type(node)]
            return
        if not isinstance(node, ALLOWED):
            yield line, f"{type(node).__name__} is not in the dialect of rules: see docs/dialect.md"
            return
        look = getattr(self, f"_{type(node).__name__.lower()}", None)
        if look is not None:
            yield from ((line, text) for text in look(node))
        for child in self.children(node):
            if type(child) in INSTEAD and not hasattr(child, "lineno"):
                yield line, INSTEAD[type(child)]
            else:
                yield from self.walk(child)

    def children(self, node: ast.AST) -> Iterator[ast.AST]:
        """What is to be looked at inside; annotations are for readers, and a called name is looked at by its call."""
        for name, value in ast.iter_fields(node):
            if name == "annotation" or (isinstance(node, ast.Call) and name in ("func", "keywords")):
                continue
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ast.AST):
                    yield each

    # One kind of node each: sentences about what is wrong with it.

    def _for(self, node: ast.For) -> Iterator[str]:
        over = node.iter
        counts = isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id == "range"
        if not counts and not self._is_tuple(over):
            yield "a loop goes over range(…) or a tuple of numbers: take other entries by index"
        if not isinstance(node.target, ast.Name):
            yield "a loop has one variable: write for i in range(…)"
        if node.orelse:
            yield "a loop has no else: keep what it found in a variable"

    def _while(self, node: ast.While) -> Iterator[str]:
        if node.orelse:
            yield "a loop has no else: keep what it found in a variable"

    def _expr(self, node: ast.Expr) -> Iterator[str]:
        if not isinstance(node.value, ast.Call):
            yield "this line does nothing: assign it, or leave it out"

    def _constant(self, node: ast.Constant) -> Iterator[str]:
        value = node.value
        if isinstance(value, (str, bytes)):
            yield "a rule makes no texts: note(…) a number, and say it in words.py"
        elif isinstance(value, (float, complex)):
            yield "a rule reckons in whole numbers: use a smaller unit, and // to divide"
        elif value is None or value is ...:
            yield "None is no number: use NONE (-1)"
        elif not -LARGEST - 1 <= value <= LARGEST:
            yield "a number has 64 bits in the fast gear: stay below 2**63"

    def _assign(self, node: ast.Assign) -> Iterator[str]:
        if len(node.targets) > 1:
            yield "assign to one thing a line"
        for target in node.targets:
            yield from self._target(target)

    def _augassign(self, node: ast.AugAssign) -> Iterator[str]:
        yield from self._target(node.target)

    def _target(self, target: ast.expr) -> Iterator[str]:
        depth = 0
        while isinstance(target, ast.Subscript):
            target, depth = target.value, depth + 1
        if isinstance(target, ast.Attribute) and depth < self.shapes.get(target.attr, 0):
            yield (
                f"{target.attr} is a list here, and a list given away is shared in one gear and copied in the other: "
                "copy its entries one by one"
            )

    def _compare(self, node: ast.Compare) -> Iterator[str]:
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, (ast.In, ast.NotIn)) and not self._is_tuple(right):
                yield "in is for a tuple of numbers only: write in (A, B), or look into an array field of 0 and 1"

    def _is_tuple(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Name) and node.id not in self.local:
            return isinstance(self.scope.get(node.id), tuple)
        return isinstance(node, ast.Tuple)

    def _call(self, node: ast.Call) -> Iterator[str]:
        if node.keywords:
            yield "call without keywords: pass every argument in its place"
        if not isinstance(node.func, ast.Name):
            yield "call a rule by its plain name: from module import name"
            return
        name = node.func.id
        if name in self.local:
            yield f"{name} is a variable, and the fast gear calls only what it knows by name: call a rule"
        elif name in self.free:
            return
        elif name in self.scope:
            yield from self._callee(name, self.scope[name], len(node.args))
        elif name in BUILTINS:
            least, most = BUILTINS[name]
            if not least <= len(node.args) <= most:
                yield f"{name}() takes numbers one by one here: give it {least} to {most} of them"
        elif hasattr(builtins, name):
            yield f"{name}() is not known to both gears: there are {', '.join(BUILTINS)} and rules"
        else:
            yield f"there is no {name} in this module: import the rule by its name"

    def _callee(self, name: str, thing: Any, given: int) -> Iterator[str]:
        if isinstance(thing, type) and issubclass(thing, tuple) and hasattr(thing, "_fields"):
            if given != len(thing._fields):
                yield f"{name}(…) takes all its {len(thing._fields)} values: write NONE or 0 for those not used"
        elif not is_rule(thing):
            yield f"{name} is no rule: mark it with @rule, or do it outside the rules"

    def _name(self, node: ast.Name) -> Iterator[str]:
        name = node.id
        if name in self.local or name in self.free:
            return
        if name not in self.scope:
            yield f"there is no {name} here: give it a value first, or import it"
        elif is_rule(self.scope[name]):
            yield f"{name} is a rule: a rule can be called but not passed on"
        elif not _is_table(self.scope[name]):
            yield f"{name} is neither a whole number nor a tuple of them: only such constants are known to both gears"

    def _tuple(self, node: ast.Tuple) -> Iterator[str]:
        if isinstance(node.ctx, ast.Store) and not all(isinstance(each, ast.Name) for each in node.elts):
            yield "take a tuple apart into plain variables"


def _is_docstring(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def _is_table(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(_is_table(each) for each in value)
    return isinstance(value, int) and -LARGEST - 1 <= value <= LARGEST


def _ends(body: list[ast.stmt]) -> bool:
    """Say whether a block never runs out at its end."""
    last = body[-1]
    if isinstance(last, ast.Return):
        return True
    if isinstance(last, ast.If):
        return bool(last.orelse) and _ends(last.body) and _ends(last.orelse)
    forever = isinstance(last, ast.While) and isinstance(last.test, ast.Constant) and bool(last.test.value)
    return forever and not any(isinstance(node, ast.Break) for node in ast.walk(last))
