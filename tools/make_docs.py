"""Writes the documentation as HTML: the pages of docs/, a reference page a game from its declarations, and the API.

Usage: python tools/make_docs.py [FOLDER]; the folder is build/docs unless named.
"""

from __future__ import annotations

import html
import os
import re
import shutil
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pdoc
from markdown_it import MarkdownIt

from homestretch.engine.contract import Rules
from homestretch.engine.options import declared
from homestretch.engine.schema import docs_table, fields_of
from homestretch.play.game import GAMES, find_rules

ROOT = Path(__file__).resolve().parent.parent
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title} – Homestretch</title>
<style>
:root {{ color-scheme: light dark }}
body {{ font: 1.05rem/1.55 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }}
table {{ border-collapse: collapse; display: block; overflow-x: auto }}
th, td {{ border: 1px solid #8886; padding: .3rem .6rem; text-align: left; vertical-align: top }}
pre, code {{ font-family: ui-monospace, monospace; font-size: .92em }}
pre {{ overflow-x: auto; padding: .8rem; border: 1px solid #8886 }}
</style></head>
<body><nav><a href="{home}">Homestretch: all pages</a></nav><main>
{body}</main></body></html>
"""
LINK = re.compile(r'href="(?![a-z]+:|#)([^"#]+)')
LINK_TO_PAGE = re.compile(r'href="(?![a-z]+:|#)([^"#]*)\.md(#[^"]*)?"')


def pages() -> Iterator[Path]:
    """Yield the Markdown files that are documentation, relative to the project, in the order of the index."""
    yield from (Path(name) for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"))
    yield from (path.relative_to(ROOT) for path in sorted((ROOT / "docs").rglob("*.md")))
    yield from (path.relative_to(ROOT) for path in sorted((ROOT / "src").rglob("*.md")))


def options_table(rules: Rules) -> str:
    """Return the options of a game as a Markdown table."""
    rows = ["| option | allows | usual | says | clause |", "|---|---|---|---|---|"]
    for option in declared(rules.options):
        usual = {True: "yes", False: "no"}.get(option.usual, option.usual) if option.kind == "yes-no" else option.usual
        clause = rules.clause_id(option.clause)
        rows.append(f"| `{option.name}` | {option.allows()} | {usual} | {option.sentence} | {clause} |")
    return "\n".join(rows)


def field_tables(schema: Any) -> Iterator[tuple[str, str]]:
    """Yield (name, table of fields) of a schema and of the parts in it."""
    yield schema.__name__, docs_table(schema)
    for field in fields_of(schema):
        if field.nested and field.name != "options":
            yield from field_tables(field.nested)


def reference(rules: Rules) -> str:
    """Return a game's reference page as Markdown, all of it from what the game declares."""
    low, high, usual = rules.seats
    parts = [f"# {rules.title}: reference", f"{rules.tagline} For {low} to {high} players, usually {usual}."]
    parts += ["## Options", options_table(rules)]
    parts += ["## Texts of actions", "\n".join(f"- `{form}`" for form in rules.grammar.forms())]
    parts += ["## What is told", "Kinds of journal notes, with the numbers each carries."]
    parts += ["\n".join(f"- `{name}` {', '.join(filter(None, numbers))}" for name, *numbers in rules.notes.values())]
    parts += ["## State", "Every field, its shape, and who may see it."]
    parts += [f"### {name}\n\n{table}" for name, table in field_tables(rules.state)]
    return "\n\n".join(parts) + "\n"


def write_page(folder: Path, source: Path, text: str) -> None:
    """Write one Markdown text as HTML at the place that its source has in the project."""
    target = folder / source.with_suffix(".html")
    target.parent.mkdir(parents=True, exist_ok=True)
    title = next((line.lstrip("# ") for line in text.splitlines() if line.startswith("# ")), source.stem)
    body = LINK_TO_PAGE.sub(r'href="\1.html\2"', MarkdownIt("commonmark").enable("table").render(text))
    copy_linked_files(folder, source.parent, body)
    home = os.path.relpath(folder / "index.html", target.parent)
    target.write_text(PAGE.format(title=html.escape(title), home=home, body=body), encoding="utf-8")


def copy_linked_files(folder: Path, place: Path, body: str) -> None:
    """Copy the source files and pictures that a page links to, so that the folder stands on its own."""
    for link in LINK.findall(body):
        path = (ROOT / place / link).resolve()
        if path.is_file() and path.is_relative_to(ROOT):
            target = folder / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def make(folder: Path) -> None:
    """Write all pages into a folder."""
    written = []
    for source in pages():
        write_page(folder, source, (ROOT / source).read_text(encoding="utf-8"))
        written.append(source)
    for name in GAMES:
        source = Path("reference", f"{name}.md")
        write_page(folder, source, reference(find_rules(name)))
        written.append(source)
    links = [f"- [{source.with_suffix('')}]({source.as_posix()})" for source in written]
    write_page(folder, Path("index.md"), "\n".join(["# Homestretch", "- [Python API](api/index.html)", *links]) + "\n")
    with warnings.catch_warnings():
        # Of a type that it cannot look up, pdoc shows the text of the annotation, which is what a reader wants.
        warnings.simplefilter("ignore")
        pdoc.pdoc("homestretch", output_directory=folder / "api")


if __name__ == "__main__":
    made = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs"
    make(made)
    print(made / "index.html")
