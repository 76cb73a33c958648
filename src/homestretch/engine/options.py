"""Options, declared once: the CLI's flags, the web form, the REST schema, the docs table and the rules' own fields
come from here.

    @options
    class Options:
        races: int = number(4, 1, 100, clause=7, title="Races", sentence="How many races a session has.")

A declared class is a schema (see `engine.schema`): in the state each option is a number – a choice its place in the
list, yes/no 1 or 0, a seat its index or −1 – or, for a choice that allows a list of one's own, a list: the place, then
the numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar, cast

from homestretch.engine.errors import BadOption
from homestretch.engine.schema import public, schema

T = TypeVar("T")
SYSTEM = -1


@dataclass(frozen=True)
class Option:
    """One option: its kind ("int", "yes-no", "choice", "list" or "seat"), what it allows, and what it is for."""

    name: str
    kind: str
    usual: Any
    clause: int
    title: str
    sentence: str
    low: int = 0
    high: int = 0
    step: int = 1
    choices: tuple[str, ...] = ()
    length: int = 0

    def allows(self) -> str:
        """What may be written, in words for a reader."""
        numbers = str(self.low) if self.low == self.high else f"{self.low} to {self.high}"
        numbers += f" in steps of {self.step}" if self.step > 1 else ""
        if self.kind == "int":
            return f"{', '.join(self.choices)} or {numbers}" if self.choices else numbers
        if self.kind == "yes-no":
            return "yes or no"
        if self.kind == "seat":
            return f"{', '.join(self.choices)} or a seat such as p2"
        if self.kind == "list":
            words = ", ".join(self.choices)
            return f"{words} or {self.length} numbers from {self.low} to {self.high}, separated by commas"
        return ", ".join(self.choices)

    def refuse(self, value: object) -> BadOption:
        """The error for a value that is not allowed."""
        return BadOption(f"option {self.name} cannot be {_shown(value)}: it allows {self.allows()}")


def number(
    usual: int | str, low: int, high: int, *, clause: int, title: str, sentence: str, step: int = 1, zero: str = ""
) -> Any:
    """Declare a whole number from low to high in steps; `zero` is a word for 0 (such as "none"), which may be usual."""
    words = (zero,) if zero else ()
    return Option("", "int", usual, clause, title, sentence, low, high, step, words)


def choice(*choices: str, clause: int, title: str, sentence: str) -> Any:
    """Declare a choice of words, the usual one first."""
    return Option("", "choice", choices[0], clause, title, sentence, choices=choices)


def yes_no(usual: bool, *, clause: int, title: str, sentence: str) -> Any:
    """Declare a question of yes or no."""
    return Option("", "yes-no", usual, clause, title, sentence)


def choice_or_list(*choices: str, length: int, low: int, high: int, clause: int, title: str, sentence: str) -> Any:
    """Declare a choice of words, the usual one first, or a list of numbers of one's own."""
    return Option("", "list", choices[0], clause, title, sentence, low, high, 1, choices, length)


def seat_or(word: str, *, clause: int, title: str, sentence: str) -> Any:
    """Declare a choice of a seat, or the usual word for none of them."""
    return Option("", "seat", word, clause, title, sentence, choices=(word,))


def options(cls: type[T]) -> type[T]:
    """Make a class of declared options into the schema that rules read; `DECLARED` holds the declarations."""
    declared = []
    for name in cls.__annotations__:
        option = cls.__dict__.get(name)
        if not isinstance(option, Option):
            raise TypeError(f"{cls.__name__}.{name} is not declared as an option")
        option = replace(option, name=name)
        declared.append(option)
        shape = (1 + option.length,) if option.kind == "list" else ()
        setattr(cls, name, public(option.sentence, *shape))
    made = schema(cls)
    cast("Any", made).DECLARED = tuple(declared)
    return made


def declared(cls: Any) -> tuple[Option, ...]:
    """The options that a class declares."""
    return cast("tuple[Option, ...]", cls.DECLARED)


def fill(cls: Any, given: Mapping[str, Any], seats: int) -> Any:
    """The options record of a game from JSON-like values by name; what is not given is as usual.

    Raises BadOption, naming the option and what it allows.
    """
    known = {option.name: option for option in declared(cls)}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {_shown(name)}: this game has {', '.join(known)}")
    record = cls()
    for name, option in known.items():
        setattr(record, name, _to_field(option, given.get(name, option.usual), seats))
    return record


def changed(cls: Any, record: Any) -> dict[str, Any]:
    """The options of a record that differ from the usual ones, as JSON-like values."""
    return {name: value for name, value in shown(cls, record).items() if value != _usual(cls, name)}


def shown(cls: Any, record: Any) -> dict[str, Any]:
    """All options of a record as JSON-like values."""
    return {option.name: _from_field(option, getattr(record, option.name)) for option in declared(cls)}


def _usual(cls: Any, name: str) -> Any:
    return next(option.usual for option in declared(cls) if option.name == name)


def _to_field(option: Option, value: Any, seats: int) -> Any:
    if option.kind == "yes-no":
        if type(value) is not bool:
            raise option.refuse(value)
        return int(value)
    if option.kind == "choice":
        if type(value) is not str or value not in option.choices:
            raise option.refuse(value)
        return option.choices.index(value)
    if option.kind == "seat":
        if value == option.choices[0]:
            return SYSTEM
        if type(value) is not str or value not in [f"p{k + 1}" for k in range(seats)]:
            raise option.refuse(value)
        return int(value[1:]) - 1
    if option.kind == "list":
        return _list_field(option, value)
    return _number_field(option, value)


def _number_field(option: Option, value: Any) -> int:
    if option.choices and value == option.choices[0]:
        return 0
    if type(value) is not int or not option.low <= value <= option.high or (value - option.low) % option.step:
        raise option.refuse(value)
    return value


def _list_field(option: Option, value: Any) -> list[int]:
    if type(value) is str and value in option.choices:
        return [option.choices.index(value), *[0] * option.length]
    good = isinstance(value, (list, tuple)) and len(value) == option.length
    if not good or any(type(v) is not int or not option.low <= v <= option.high for v in value):
        raise option.refuse(value)
    return [len(option.choices), *value]


def _from_field(option: Option, value: Any) -> Any:
    if option.kind == "yes-no":
        return bool(value)
    if option.kind == "choice":
        return option.choices[value]
    if option.kind == "seat":
        return option.choices[0] if value == SYSTEM else f"p{value + 1}"
    if option.kind == "list":
        return list(value[1:]) if value[0] == len(option.choices) else option.choices[value[0]]
    return option.choices[0] if option.choices and value == 0 else value


def from_text(cls: Any, name: str, text: str) -> Any:
    """The JSON-like value that a text of the command line means: `yes`, `7`, `p2`, `3,4,5`, a word.

    Raises BadOption for an unknown option or a text that cannot be one of its values.
    """
    known = {option.name: option for option in declared(cls)}
    if name not in known:
        raise BadOption(f"there is no option {_shown(name)}: this game has {', '.join(known)}")
    option = known[name]
    text = text.strip()
    if option.kind == "yes-no":
        if text not in ("yes", "no", "true", "false"):
            raise option.refuse(text)
        return text in ("yes", "true")
    if text in option.choices or option.kind in ("choice", "seat"):
        return text
    pieces = [piece.strip() for piece in text.split(",")] if option.kind == "list" else [text]
    if not all(piece.isascii() and piece.removeprefix("-").isdigit() and len(piece) < 12 for piece in pieces):
        raise option.refuse(text)
    numbers = [int(piece) for piece in pieces]
    return numbers if option.kind == "list" else numbers[0]


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "…"
