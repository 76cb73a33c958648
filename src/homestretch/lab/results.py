"""Results of single games as a file: Parquet, CSV or JSON, written chunk by chunk so that memory stays bounded."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

from homestretch.engine.errors import BadOption
from homestretch.lab.batch import Batch, Chunk

SUFFIXES = (".parquet", ".csv", ".json")


def columns_of(batch: Batch) -> list[str]:
    """The columns of a batch's results; `options` only where they differ from game to game."""
    seats = [f"p{seat + 1}" for seat in range(batch.widest)]
    columns = ["game", "seats", *seats, "winners", "decisions", "chance_events", "truncated"]
    return [*columns, "options"] if batch.mixed else columns


def rows_of(batch: Batch, chunk: Chunk) -> Iterator[list[Any]]:
    """One row a game in the order of `columns_of`; a seat that is not there has None, `winners` is such as "p1 p3"."""
    empty = [None] * batch.widest
    lines = zip(chunk.seats.tolist(), chunk.scores.tolist(), chunk.won.tolist(), chunk.counts.tolist(), strict=True)
    for i, (seats, scores, won, (decisions, events, cut)) in enumerate(lines):
        winners = " ".join(f"p{seat + 1}" for seat in range(seats) if won >> seat & 1)
        row = [chunk.first + i, seats, *scores[:seats], *empty[seats:], winners, decisions, events, bool(cut)]
        yield [*row, json.dumps(chunk.options[i])] if batch.mixed else row


class Sink(Protocol):
    """What takes rows and writes them to its file."""

    def take(self, rows: Iterator[list[Any]]) -> None:
        """Write rows."""
        ...

    def close(self) -> None:
        """Finish the file."""
        ...


class Results:
    """A file of results, made whole under another name and put in place at the end, also after a stop half-way."""

    def __init__(self, batch: Batch, path: Path) -> None:
        """Open it; raises BadOption where the kind of file is not known or cannot be written here."""
        self.batch = batch
        self.path = path
        self.part = path.with_name(path.name + ".part")
        kinds: dict[str, Callable[[Path, list[str]], Sink]] = {".csv": _Csv, ".json": _Json, ".parquet": _Parquet}
        kind = kinds.get(path.suffix.lower())
        if kind is None:
            raise BadOption(f"{path.name} must end in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}")
        self.sink: Sink = kind(self.part, columns_of(batch))

    def write(self, chunk: Chunk) -> None:
        """Add the games of a chunk."""
        self.sink.take(rows_of(self.batch, chunk))

    def __enter__(self) -> Self:
        """Give itself."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Finish the file; after an error nothing is left of it."""
        self.sink.close()
        if kind is None:
            self.part.replace(self.path)
        else:
            self.part.unlink(missing_ok=True)


class _Csv:
    def __init__(self, path: Path, columns: list[str]) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.writer = csv.writer(self.file, lineterminator="\n")
        self.writer.writerow(columns)

    def take(self, rows: Iterator[list[Any]]) -> None:
        # Truth as JSON and record files write it.
        self.writer.writerows(
            [{True: "true", False: "false"}[v] if type(v) is bool else v for v in row] for row in rows
        )

    def close(self) -> None:
        self.file.close()


class _Json:
    def __init__(self, path: Path, columns: list[str]) -> None:
        self.file = path.open("w", encoding="utf-8", newline="\n")
        self.columns = columns
        self.before = "[\n"

    def take(self, rows: Iterator[list[Any]]) -> None:
        for row in rows:
            line = {name: value for name, value in zip(self.columns, row, strict=True) if value is not None}
            self.file.write(self.before + json.dumps(line))
            self.before = ",\n"

    def close(self) -> None:
        self.file.write("\n]\n" if self.before == ",\n" else "[]\n")
        self.file.close()


class _Parquet:
    def __init__(self, path: Path, columns: list[str]) -> None:
        try:
            import pyarrow as pa
            import pyarrow.parquet as pq
        except ModuleNotFoundError:
            raise BadOption("Parquet needs pyarrow: pip install 'homestretch[lab]', or write .csv or .json") from None
        texts, truths = {"winners", "options"}, {"truncated"}
        kinds = {name: pa.string() for name in texts} | {name: pa.bool_() for name in truths}
        self.schema = pa.schema([(name, kinds.get(name, pa.int64())) for name in columns])
        self.table = pa.Table
        self.writer = pq.ParquetWriter(path, self.schema)

    def take(self, rows: Iterator[list[Any]]) -> None:
        columns = list(zip(*rows, strict=True))
        if columns:
            arrays = dict(zip(self.schema.names, map(list, columns), strict=True))
            self.writer.write_table(self.table.from_pydict(arrays, schema=self.schema))

    def close(self) -> None:
        self.writer.close()
