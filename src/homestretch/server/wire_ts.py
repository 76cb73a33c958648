"""Writes the TypeScript types of the browser client from the wire's own: `python -m homestretch.server.wire_ts >
web/src/wire.ts`.
"""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec
from msgspec import Struct

from homestretch.server import wire

HEAD = """/**
 * What the server and its viewers say to each other.
 *
 * Written by `python -m homestretch.server.wire_ts` from src/homestretch/server/wire.py: change it there.
 */
"""
# What an answer holds depends on whether it is a good one, which TypeScript can say and a struct cannot.
ANSWER = """/** The answer to an act or a start. */
export type Answer =
  | { type: 'answer'; id: string; ok: true; version: number }
  | { type: 'answer'; id: string; ok: false; version: number; problem: Problem };
"""
# Names of Python values that are types of their own in TypeScript, too.
ALIASES = {"Phase": wire.Phase, "Pace": wire.Pace, "Level": wire.Level, "OptionValue": wire.OptionValue}
EXTRA: dict[type[Struct], str] = {
    wire.Note: "  /** Numbers by name, as the game's notes have them. */\n  [field: string]: NoteValue | undefined;\n"
}


def structs() -> list[type[Struct]]:
    """The wire's own structs in the order of their declaration."""
    found = [value for value in vars(wire).values() if isinstance(value, type) and issubclass(value, Struct)]
    return [kind for kind in found if kind.__module__ == wire.__name__]


def type_text(info: Any, *, alias: bool = True) -> str:
    """A type in TypeScript's words; `alias` for those that have a name of their own there."""
    if alias:
        for own, value in ALIASES.items():
            if info == msgspec.inspect.type_info(value):
                return own
    name = type(info).__name__
    if isinstance(info, msgspec.inspect.UnionType):
        return _union(info)
    if isinstance(info, msgspec.inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in sorted(map(str, info.values)))
    if isinstance(info, msgspec.inspect.ListType):
        inner = type_text(info.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(info, msgspec.inspect.DictType):
        return f"Record<string, {type_text(info.value_type)}>"
    if isinstance(info, msgspec.inspect.StructType):
        return info.cls.__name__
    return {"IntType": "number", "StrType": "string", "BoolType": "boolean", "NoneType": "null", "AnyType": "unknown"}[
        name
    ]


def _union(info: msgspec.inspect.UnionType) -> str:
    parts = [one for one in info.types if type(one).__name__ not in ("NoneType", "UnsetType")]
    rest = msgspec.inspect.UnionType(tuple(parts)) if len(parts) > 1 else parts[0]
    alias = [name for name, value in ALIASES.items() if len(parts) > 1 and set(parts) == set(_types_of(value))]
    text = alias[0] if alias else " | ".join(type_text(part) for part in parts) if len(parts) > 1 else type_text(rest)
    return text + " | null" if any(type(one).__name__ == "NoneType" for one in info.types) else text


def _types_of(value: Any) -> tuple[Any, ...]:
    info = msgspec.inspect.type_info(value)
    return info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)


def struct_text(kind: type[Struct]) -> str:
    """A struct as an interface."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    lines = [f"/** {' '.join((kind.__doc__ or '').split())} */", f"export interface {kind.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    sent = kind.__struct_config__.forbid_unknown_fields or kind in get_args(wire.ToServer)
    for field in info.fields:
        # A field that may be left out altogether is told without a default.
        leaves_out = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        optional = not field.required and (leaves_out or sent or kind.__struct_config__.omit_defaults)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {type_text(field.type)};")
    return "\n".join(lines) + "\n" + EXTRA.get(kind, "") + "}\n"


def whole() -> str:
    """The whole file."""
    parts = [HEAD]
    for name, value in ALIASES.items():
        info = msgspec.inspect.type_info(value)
        types = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
        parts.append(f"export type {name} = {' | '.join(type_text(one, alias=False) for one in types)};\n")
    parts.append("export type NoteValue = number | string | boolean | null | number[];\n")
    parts += [ANSWER if kind is wire.Answer else struct_text(kind) for kind in structs()]
    for name in ("ToServer", "ToViewer"):
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(getattr(wire, name)))};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(whole())
