"""Where tables live: append-only events in SQLite or PostgreSQL, through SQLAlchemy.

A table's truth is its events, with the primary key (table, seq). An append either writes all its events or, when
another writer came first, none. One thread writes, and takes all appends that wait into one transaction, so that the
disk is waited for once for many tables; nothing is answered before the commit.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

T = TypeVar("T")

SCHEMA = 1
# The most appends that one transaction takes.
GROUP = 256
ATTEMPTS = 3

metadata = sa.MetaData()
about = sa.Table(
    "about", metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)  # fmt: skip
tables = sa.Table(
    "tables", metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("code", sa.String(64), nullable=True, unique=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("pace", sa.String(20), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("phase", sa.String(10), nullable=False, index=True),
    sa.Column("taken", sa.Integer, nullable=False),
    sa.Column("people", sa.Integer, nullable=False),
)  # fmt: skip
events = sa.Table(
    "events", metadata,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("who", sa.String(10), nullable=False),
    sa.Column("do", sa.Text, nullable=False),
    sa.Column("action_id", sa.String(80), nullable=True),
    sa.UniqueConstraint("table_id", "action_id"),
)  # fmt: skip
clocks = sa.Table(
    "clocks", metadata,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("clocks", sa.JSON, nullable=False),
)  # fmt: skip


class StoreError(Exception):
    """The database could not be used; nothing was changed."""


class Entry(Struct, frozen=True):
    """One event of a table: a player's action ("p2"), chance, or a change at the table itself ("table", with the
    lobby as JSON).
    """

    seq: int
    at: int
    who: str
    do: str
    action_id: str | None = None


class Kept(Struct, frozen=True):
    """What is stored of a table beside its events."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    name: str
    code: str | None
    public: bool
    pace: str
    secret: str
    made: int
    changed: int
    phase: str
    taken: int
    people: int


@dataclass
class _Job:
    """One thing to write: runs in the writer's transaction, its result goes to the waiting coroutine."""

    work: Callable[[sa.Connection], Any]
    key: str
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


def now_ms() -> int:
    """Milliseconds since 1970, for time stamps only; durations are measured on the monotonic clock."""
    return time.time_ns() // 1_000_000


def sqlite_url(path: Path) -> str:
    """The SQLAlchemy URL of a SQLite file."""
    return sa.URL.create("sqlite", database=str(path)).render_as_string()


def make_engine(url: str) -> sa.Engine:
    """An engine with the settings that the store relies on."""
    try:
        engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    except (SQLAlchemyError, ImportError) as error:
        raise StoreError(
            f"the database URL cannot be used ({error}): it is sqlite:///FILE or postgresql+psycopg://…"
        ) from error
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _prepare_sqlite)
        # Python's driver would begin a transaction only before a change; a read must not see two states either.
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self._insert = (
            (sqlite if self.engine.dialect.name == "sqlite" else postgresql)
            .insert(events)
            .on_conflict_do_nothing()
            .returning(events.c.seq)
        )
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(2, "store-reader")
        self._at_close: list[Callable[[], None]] = []
        self._writer = threading.Thread(target=self._write_on, name="store-writer", daemon=True)

    def open(self) -> None:
        """Make what is missing and begin to write; raises StoreError where the database is not ours or of a newer
        version.
        """
        try:
            metadata.create_all(self.engine)
            with self.engine.begin() as connection:
                found = connection.scalar(sa.select(about.c.value).where(about.c.name == "schema"))
                if found is None:
                    connection.execute(sa.insert(about).values(name="schema", value=str(SCHEMA)))
        except SQLAlchemyError as error:
            self.engine.dispose()
            raise StoreError(f"the database cannot be used: {_reason(error)}") from error
        if found is not None and found != str(SCHEMA):
            self.engine.dispose()
            raise StoreError(f"the database is of version {found}, not {SCHEMA}: use the program that made it")
        self._writer.start()

    def close(self) -> None:
        """Write what waits, then let go."""
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
        self._readers.shutdown(wait=True)
        self.engine.dispose()
        for last in self._at_close:
            last()

    def at_close(self, last: Callable[[], None]) -> None:
        """Have something done when the store is closed."""
        self._at_close.append(last)

    # Writing

    async def append(self, table: str, entries: Sequence[Entry], **changes: Any) -> bool:
        """Write events and changed columns of a table as one; False, with nothing written, if another writer was
        first.
        """
        rows = [{"table_id": table} | asdict(entry) for entry in entries]

        def work(connection: sa.Connection) -> bool:
            # Sequence numbers have no gaps, so the first event decides for all of them.
            if connection.execute(self._insert, rows[0]).first() is None:
                return False
            if len(rows) > 1:
                connection.execute(sa.insert(events), rows[1:])
            if changes:
                connection.execute(
                    sa.update(tables).where(tables.c.id == table).values(changed=rows[-1]["at"], **changes)
                )
            return True

        return await self._write(table, work)

    async def create(self, kept: Kept, first: Entry) -> None:
        """Write a new table with its first event."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(tables).values(**asdict(kept)))
            connection.execute(sa.insert(events).values(table_id=kept.id, **asdict(first)))

        await self._write(kept.id, work)

    async def forget(self, ids: Sequence[str]) -> None:
        """Take tables out, with all that belongs to them."""

        def work(connection: sa.Connection) -> None:
            for table, column in ((clocks, clocks.c.table_id), (events, events.c.table_id), (tables, tables.c.id)):
                connection.execute(sa.delete(table).where(column.in_(ids)))

        if ids:
            await self._write(min(ids), work)

    async def save_clocks(self, running: dict[str, list[list[float]]]) -> None:
        """Write the clocks of tables down."""
        insert = (sqlite if self.engine.dialect.name == "sqlite" else postgresql).insert(clocks)
        statement = insert.on_conflict_do_update(index_elements=["table_id"], set_={"clocks": insert.excluded.clocks})
        rows = [{"table_id": table, "clocks": value} for table, value in sorted(running.items())]

        def work(connection: sa.Connection) -> None:
            connection.execute(statement, rows)

        if rows:
            await self._write(min(running), work)

    async def _write(self, key: str, work: Callable[[sa.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, key, loop, future))
        return await future

    def _write_on(self) -> None:
        while True:
            job = self._jobs.get()
            group: list[_Job] = []
            while job is not None:
                group.append(job)
                if len(group) == GROUP:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if group:
                self._write_group(group)
            if job is None:
                return

    def _write_group(self, group: list[_Job]) -> None:
        # In the order of tables (a table's own jobs in theirs), so that two servers on one PostgreSQL cannot lock
        # each other out.
        group.sort(key=lambda job: job.key)
        try:
            with self._begin() as connection:
                results = [job.work(connection) for job in group]
        except Exception:  # noqa: BLE001 – whatever is wrong with one job, the others must be tried without it
            for job in group:
                self._write_alone(job)
            return
        _tell([(job, result, None) for job, result in zip(group, results, strict=True)])

    def _write_alone(self, job: _Job) -> None:
        for attempt in range(ATTEMPTS):
            try:
                with self._begin() as connection:
                    result = job.work(connection)
            except SQLAlchemyError as error:
                if attempt == ATTEMPTS - 1:
                    _tell([(job, None, StoreError(_reason(error)))])
            except Exception as error:  # noqa: BLE001 – the waiting coroutine must get an answer
                _tell([(job, None, error)])
                return
            else:
                _tell([(job, result, None)])
                return

    def _begin(self) -> Any:
        return self.engine.begin()

    # Reading

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            try:
                with self.engine.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                raise StoreError(_reason(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def find(self, table: str) -> Kept | None:
        """What is stored of a table beside its events, if there is one of that id."""
        found = await self._read(lambda c: c.execute(sa.select(tables).where(tables.c.id == table)).mappings().first())
        return None if found is None else Kept(**found)

    async def find_code(self, code: str) -> Kept | None:
        """The table with a join code."""
        found = await self._read(lambda c: c.execute(sa.select(tables).where(tables.c.code == code)).mappings().first())
        return None if found is None else Kept(**found)

    async def listed(self, phases: Sequence[str], *, changed_after: int = 0, most: int = 100) -> list[Kept]:
        """Tables in those phases that have changed their seats or phase since a time, the newest first."""
        query = sa.select(tables).where(tables.c.phase.in_(phases), tables.c.changed > changed_after)
        query = query.order_by(tables.c.changed.desc()).limit(most)
        return [Kept(**row) for row in await self._read(lambda c: c.execute(query).mappings().all())]

    async def of_bots_alone(self) -> list[str]:
        """The ids of tables that play without any person."""
        query = sa.select(tables.c.id).where(tables.c.phase == "playing", tables.c.people == 0)
        return list(await self._read(lambda c: c.execute(query).scalars().all()))

    async def older(self, phase: str, changed_before: int) -> list[str]:
        """The ids of tables in a phase that nothing has happened at since a time."""
        query = sa.select(tables.c.id).where(tables.c.phase == phase, tables.c.changed < changed_before).limit(500)
        return list(await self._read(lambda c: c.execute(query).scalars().all()))

    async def events_after(self, table: str, seq: int) -> list[Entry]:
        """A table's events after a sequence number, in order."""
        columns = [getattr(events.c, name) for name in Entry.__struct_fields__]
        query = sa.select(*columns).where(events.c.table_id == table, events.c.seq > seq).order_by(events.c.seq)
        return [Entry(*row) for row in await self._read(lambda c: c.execute(query).all())]

    async def seq_of(self, table: str, action_id: str) -> int | None:
        """The sequence number of the event that an action's id has written, if it has."""
        query = sa.select(events.c.seq).where(events.c.table_id == table, events.c.action_id == action_id)
        return await self._read(lambda c: c.scalar(query))

    async def clocks_of(self, table: str) -> list[list[float]]:
        """The clocks that were written down for a table."""
        return await self._read(lambda c: c.scalar(sa.select(clocks.c.clocks).where(clocks.c.table_id == table))) or []


def _tell(told: list[tuple[_Job, Any, Exception | None]]) -> None:
    """Give the waiting coroutines their results, waking their event loop once."""

    def tell() -> None:
        for job, result, error in told:
            if job.future.cancelled():
                continue
            if error is None:
                job.future.set_result(result)
            else:
                job.future.set_exception(error)

    loop = told[0][0].loop
    # A loop that has ended waits for nothing any more.
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell)


def _reason(error: SQLAlchemyError) -> str:
    """The database's own words, on one line and without SQL."""
    return " ".join(str(getattr(error, "orig", None) or error).split())[:200]
