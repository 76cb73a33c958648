"""Rules in two gears: `@rule` marks a plain function, `fast` gives its compiled twin.

A rule stays an ordinary Python function, so the plain gear costs nothing and needs no Numba. `fast(f)` makes, on
first use, a Numba
dispatcher of the same code in which every other rule that `f` names is its compiled twin too. Nothing here imports
Numba before that.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from types import CodeType, FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

# A rule with less bytecode than this counts as small.
SMALL = 400

_RULES: set[Callable[..., Any]] = set()
_TWINS: dict[Callable[..., Any], Any] = {}
_INNER_TWINS: dict[Callable[..., Any], Any] = {}


def rule(function: F) -> F:
    """Mark a function as a rule: code in the dialect of `docs/dialect.md`, which both gears run."""
    _RULES.add(function)
    return function


def is_rule(thing: object) -> bool:
    """Say whether something is a function marked with `@rule`."""
    return isinstance(thing, FunctionType) and thing in _RULES


def rules() -> frozenset[Callable[..., Any]]:
    """Every rule that has been imported so far."""
    return frozenset(_RULES)


def fast_available() -> bool:
    """Say whether the fast gear can be used: Numba is installed and not switched off by HOMESTRETCH_GEAR=plain."""
    if os.environ.get("HOMESTRETCH_GEAR", "") == "plain":
        return False
    from importlib.util import find_spec

    return find_spec("numba") is not None


def fast(function: Callable[..., Any]) -> Any:
    """Give the compiled twin of a rule: a Numba dispatcher, made on first use and cached on disk.

    Raises ModuleNotFoundError where Numba is not installed.
    """
    twin = _TWINS.get(function)
    if twin is None:
        twin = _TWINS[function] = _compile(function, {})
    return twin


def bind(template: Callable[..., Any], names: Mapping[str, Any], gear: str, label: str) -> Any:
    """Tie the free names of a template (a rule that calls `waiting`, `act` … of whatever game) to one game's rules.

    `gear` is "plain" (an ordinary function comes back) or "fast" (a Numba dispatcher); `label` keeps the disk caches
    of two games apart.
    """
    if gear == "plain":
        scope = {**template.__globals__, **names}
        return FunctionType(template.__code__, scope, template.__name__, template.__defaults__)
    return _compile(template, names, label)


def _inner(function: Callable[..., Any]) -> Any:
    """The twin that only compiled code calls: without a way in from Python, it takes a quarter less time to compile."""
    twin = _INNER_TWINS.get(function)
    if twin is None:
        twin = _INNER_TWINS[function] = _compile(function, {}, "inner", wrapped=False)
    return twin


def _compile(function: Callable[..., Any], names: Mapping[str, Any], label: str = "", *, wrapped: bool = True) -> Any:
    from numba import njit
    from numba.core.types import unliteral

    from homestretch.engine.cache import prepare_numba

    checked = prepare_numba()
    scope: dict[str, Any] = {"__name__": function.__module__}
    for name in _global_names(function.__code__):
        value = names.get(name, function.__globals__.get(name))
        if value is None:
            continue  # a builtin
        scope[name] = _inner(value) if is_rule(value) else value
    twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = f"{function.__qualname__}_{label}" if label else function.__qualname__
    # The plain gear raises on a division by zero and on a bad index; the fast one only when checks are asked for.
    # Calls between small rules cost more than their work, so these are always put in place (a third of the speed of a
    # trick game); large ones are left to the compiler, which keeps the time to compile in bounds.
    small = len(function.__code__.co_code) < SMALL
    flags: dict[str, Any] = {"forceinline": small, "no_cfunc_wrapper": True, "no_cpython_wrapper": not wrapped}
    flags |= {"boundscheck": checked, "error_model": "python" if checked else "numpy"}
    dispatcher: Any = njit(cache=True, nogil=True, **flags)(twin)
    # Left to itself, Numba compiles a rule anew for every pattern of constants among its arguments: a note fifty times.
    template_of = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, names: template_of(tuple(map(unliteral, args)), names)
    return dispatcher


def _global_names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _global_names(constant)
