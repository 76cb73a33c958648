"""One annotated class gives the plain object, the NumPy record of the fast gear, what each viewer sees, and the docs
table.

    @schema
    class Race:
        dealer: int = public("The seat that deals.", start=-1)
        hand: list[list[int]] = owner("How many of each card a seat holds.", SEATS, KINDS)

Every field holds 64-bit integers: a number, a list, a list of lists, or another schema. Every field says who may see
it: PUBLIC (all), OWNER (the first dimension counts seats, and each seat sees its own entry) or SECRET (nobody). A field
that does not say is an error.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

PUBLIC, OWNER, SECRET = "public", "owner", "secret"
T = TypeVar("T")


@dataclass(frozen=True)
class Field:
    """One field of a schema: who sees it, what it means, its shape, what it starts with."""

    sight: str
    doc: str
    shape: tuple[int, ...] = ()
    start: int = 0
    seats: bool = False
    nested: Any = None
    name: str = ""


def public(doc: str, *shape: int, start: int = 0, seats: bool = False) -> Any:
    """Declare a field that all may see; `seats` says that its first dimension counts seats."""
    return Field(PUBLIC, doc, shape, start, seats)


def owner(doc: str, *shape: int, start: int = 0) -> Any:
    """Declare a field of which each seat sees its own entry only; the first dimension counts seats."""
    return Field(OWNER, doc, shape, start, True)


def secret(doc: str, *shape: int, start: int = 0) -> Any:
    """Declare a field that nobody at the table may see."""
    return Field(SECRET, doc, shape, start)


def part(kind: Any, doc: str) -> Any:
    """Declare a field that is a schema itself: what can be seen of it, its own fields say."""
    return Field(PUBLIC, doc, nested=kind)


def schema(cls: type[T]) -> type[T]:
    """Make a class of declared fields into a schema: `cls()` is a fresh plain object with `__slots__`.

    Raises TypeError where an annotation has no declared visibility.
    """
    fields = []
    for name in cls.__annotations__:
        value = cls.__dict__.get(name)
        if not isinstance(value, Field):
            raise TypeError(
                f"{cls.__name__}.{name} does not say who may see it: declare it public, owner, secret or part"
            )
        if value.sight == OWNER and not value.shape:
            raise TypeError(f"{cls.__name__}.{name} is for owners but has no dimension of seats")
        fields.append(Field(value.sight, value.doc, value.shape, value.start, value.seats, value.nested, name))
    body: dict[str, Any] = {
        "__slots__": tuple(f.name for f in fields),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
    }
    body |= {"__qualname__": cls.__qualname__, "FIELDS": tuple(fields)}
    body |= {"__init__": _make_init(fields), "clone": _make_clone(fields), "__eq__": _equal, "__hash__": None}
    body |= {"__reduce__": lambda self: (_revive, (type(self), to_dict(self)))}
    return cast("type[T]", type(cls.__name__, (), body))


def fields_of(thing: Any) -> tuple[Field, ...]:
    """The fields of a schema (class or object), in the order of their declaration."""
    return cast("tuple[Field, ...]", thing.FIELDS)


def _fill(shape: tuple[int, ...], start: int) -> Any:
    if not shape:
        return start
    return [_fill(shape[1:], start) for _ in range(shape[0])]


def _make_init(fields: list[Field]) -> Callable[[Any], None]:
    def fill(self: Any) -> None:
        for field in fields:
            setattr(self, field.name, field.nested() if field.nested else _fill(field.shape, field.start))

    return fill


def _make_clone(fields: list[Field]) -> Callable[[Any], Any]:
    # Written out field by field, because every position that is tried out is a clone.
    lines = ["def clone(self):", "    twin = new(type(self))"]
    for field in fields:
        value = f"self.{field.name}"
        if field.nested:
            value += ".clone()"
        elif len(field.shape) == 1:
            value += "[:]"
        elif len(field.shape) == 2:
            value = f"[row[:] for row in {value}]"
        elif field.shape:
            value = f"deepcopy({value})"
        lines.append(f"    twin.{field.name} = {value}")
    lines.append("    return twin")
    from copy import deepcopy

    scope: dict[str, Any] = {"new": object.__new__, "deepcopy": deepcopy}
    exec("\n".join(lines), scope)  # noqa: S102 – only names of declared fields go in
    return cast("Callable[[Any], Any]", scope["clone"])


def _equal(self: Any, other: object) -> Any:
    if type(self) is not type(other):
        return NotImplemented
    return all(getattr(self, f.name) == getattr(other, f.name) for f in fields_of(self))


def _revive(cls: Any, values: dict[str, Any]) -> Any:
    return from_dict(cls, values)


def to_dict(thing: Any) -> dict[str, Any]:
    """The whole content of a plain object as nested dicts and lists of ints (JSON-able; holds secrets)."""
    return {
        f.name: to_dict(getattr(thing, f.name)) if f.nested else _copied(getattr(thing, f.name))
        for f in fields_of(thing)
    }


def _copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    # A row of numbers is copied whole: every view of every viewer is made of such copies.
    return [_copied(row) for row in value] if value and isinstance(value[0], list) else value[:]


def from_dict(cls: Any, values: dict[str, Any]) -> Any:
    """The plain object that `to_dict` was made from; raises ValueError where a field is missing or its shape is
    wrong.
    """
    thing = cls()
    for field in fields_of(cls):
        if field.name not in values:
            raise ValueError(f"{cls.__name__}.{field.name} is missing")
        value = values[field.name]
        if field.nested:
            setattr(thing, field.name, from_dict(field.nested, value))
            continue
        if not _fits(value, field.shape):
            raise ValueError(f"{cls.__name__}.{field.name} must be integers of shape {field.shape}")
        setattr(thing, field.name, _copied(value))
    return thing


def _fits(value: Any, shape: tuple[int, ...]) -> bool:
    if not shape:
        return type(value) is int and -(2**63) <= value < 2**63
    return isinstance(value, list) and len(value) == shape[0] and all(_fits(v, shape[1:]) for v in value)


def view(thing: Any, seat: int | None, seats: int) -> dict[str, Any]:
    """What one seat (or, with None, any onlooker) may see of a plain object, derived from the declared visibility
    alone.
    """
    seen: dict[str, Any] = {}
    for field in fields_of(thing):
        value = getattr(thing, field.name)
        if field.sight == SECRET:
            continue
        if field.nested:
            seen[field.name] = view(value, seat, seats)
        elif field.sight == OWNER:
            seen[field.name] = None if seat is None else _copied(value[seat])
        else:
            seen[field.name] = _copied(value[:seats] if field.seats else value)
    return seen


def redacted(thing: Any, seat: int | None) -> Any:
    """A copy of a plain object in which all that one seat (or, with None, any onlooker) may not see is as at the
    start.
    """
    twin = type(thing)()
    for field in fields_of(thing):
        value = getattr(thing, field.name)
        if field.nested:
            setattr(twin, field.name, redacted(value, seat))
        elif field.sight == PUBLIC:
            setattr(twin, field.name, _copied(value))
        elif field.sight == OWNER and seat is not None:
            getattr(twin, field.name)[seat] = _copied(value[seat])
    return twin


def dtype_of(cls: Any) -> Any:
    """The NumPy dtype of a schema's record for the fast gear: every number int64, parts nested."""
    import numpy as np

    return np.dtype(
        [(f.name, dtype_of(f.nested) if f.nested else np.int64, f.shape) for f in fields_of(cls)], align=True
    )


def write_record(thing: Any, record: Any) -> None:
    """Copy a plain object into a NumPy record of `dtype_of(type(thing))`."""
    for field in fields_of(thing):
        if field.nested:
            write_record(getattr(thing, field.name), record[field.name])
        else:
            record[field.name] = getattr(thing, field.name)


def read_record(cls: Any, record: Any) -> Any:
    """The plain object with the content of a NumPy record."""
    thing = cls()
    for field in fields_of(cls):
        value = record[field.name]
        setattr(thing, field.name, read_record(field.nested, value) if field.nested else value.tolist())
    return thing


def docs_table(cls: Any) -> str:
    """The fields of a schema as a Markdown table: name, shape, who sees it, meaning."""
    rows = ["| field | shape | seen by | meaning |", "|---|---|---|---|"]
    for f in fields_of(cls):
        shape = f.nested.__name__ if f.nested else " × ".join(map(str, f.shape)) or "number"
        sight = "see the part" if f.nested else {PUBLIC: "all", OWNER: "its seat", SECRET: "nobody"}[f.sight]
        rows.append(f"| `{f.name}` | {shape} | {sight} | {f.doc} |")
    return "\n".join(rows)
