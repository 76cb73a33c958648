"""The SQLite file of a server: opened when it is whole; a broken one is set aside, and what can be read of it is
taken over.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from homestretch.server.store import Store, StoreError, events, sqlite_url, tables

SIDE_FILES = ("-wal", "-shm", "-journal")


def open_sqlite(path: Path, say: Callable[[str], None]) -> Store:
    """The store in a SQLite file, made if there is none; a broken file is kept under another name and its readable
    tables are taken over.

    Once it is open, a copy is kept beside it for the day when the file itself cannot be read at all.
    """
    broken = _what_is_broken(path)
    if broken:
        aside = _set_aside(path)
        sources = [aside, _backup_of(path)]
        store = _opened(path)
        saved = _take_over([source for source in sources if source.is_file()], store)
        say(
            f"The database was broken ({broken}): it is kept as {aside.name}, and {saved} of its tables could be saved."
        )
    else:
        store = _opened(path)
    _back_up(path)
    return store


def _opened(path: Path) -> Store:
    store = Store(sqlite_url(path))
    store.open()
    return store


def _backup_of(path: Path) -> Path:
    return path.with_name(f"{path.stem}-backup{path.suffix}")


def _what_is_broken(path: Path) -> str:
    """What is wrong with a database file, or "" where it is whole or not there."""
    if not path.exists():
        return ""
    if path.stat().st_size == 0:
        return "the file is empty"
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            told = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        raise StoreError(f"the database {path} cannot be opened ({error}): is another server using it?") from error
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if told and told[0] == "ok" else " ".join(str(told[0] if told else "no answer").split())[:100]


def _set_aside(path: Path) -> Path:
    # No colons: such a name could not be used everywhere.
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}-broken-{stamp}{path.suffix}")
    number = 2
    while aside.exists():
        aside, number = path.with_name(f"{path.stem}-broken-{stamp}-{number}{path.suffix}"), number + 1
    for suffix in ("", *SIDE_FILES):
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.rename(aside.with_name(aside.name + suffix))
    return aside


def _take_over(sources: list[Path], store: Store) -> int:
    """Copy every game table, from the source in which most of its events can be read; returns how many were copied."""
    best: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {}
    for source in sources:
        for row, found in _readable(source):
            if len(found) > len(best.get(row["id"], (row, []))[1]):
                best[row["id"]] = row, found
    saved = 0
    for row, found in best.values():
        with contextlib.suppress(sa.exc.SQLAlchemyError), store.engine.begin() as connection:
            connection.execute(sa.insert(tables), row)
            connection.execute(sa.insert(events), found)
            saved += 1
    return saved


def _readable(source: Path) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """The rows of each game table of a database that may be broken, with its events up to the first that is missing."""
    engine = sa.create_engine("sqlite://", creator=lambda: sqlite3.connect(source))
    try:
        with engine.connect() as connection:
            for row in _rows(connection, sa.select(tables)):
                query = sa.select(events).where(events.c.table_id == row["id"]).order_by(events.c.seq)
                whole = []
                for place, event in enumerate(_rows(connection, query), 1):
                    if event["seq"] != place:
                        break
                    whole.append(event)
                yield row, whole
    except sa.exc.SQLAlchemyError:
        return
    finally:
        engine.dispose()


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> Iterator[dict[str, Any]]:
    with contextlib.suppress(sa.exc.SQLAlchemyError, ValueError, TypeError):
        for row in connection.execute(query).mappings():
            yield dict(row)


def _back_up(path: Path) -> None:
    """Keep a copy of a whole database; without room for it the server goes on."""
    fresh = _backup_of(path).with_suffix(".new")
    with contextlib.suppress(sqlite3.Error, OSError):
        with contextlib.closing(sqlite3.connect(path)) as source, contextlib.closing(sqlite3.connect(fresh)) as copy:
            source.backup(copy)
        fresh.replace(_backup_of(path))
