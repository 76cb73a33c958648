"""The store: events once and for all, on SQLite and PostgreSQL; broken files; two processes on one database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from homestretch.server.errors import ServerError
from homestretch.server.run import Settings, open_store
from homestretch.server.store import Entry, Kept, Store, StoreError, sqlite_url
from tests.server.serving import Person, Served, eventually

KEPT = Kept(
    "t1", "quarter-horse", 1, 2, {"races": 1}, "Table", "ABCDE", True, "normal", "00" * 32, 1, 1, "open", 1, 1
)  # fmt: skip


def entry(seq: int, action_id: str | None = None, who: str = "chance") -> Entry:
    """An event."""
    return Entry(seq, 1000 + seq, who, f"do {seq}", action_id)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    return sqlite_url(tmp_path / "store.sqlite")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store for the length of a block."""
    store = Store(url)
    store.open()
    try:
        yield store
    finally:
        store.close()


def test_events_are_written_once_and_whole(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.create(KEPT, entry(1, who="table"))
            assert await store.append("t1", [entry(2, "a"), entry(3), entry(4)], phase="playing", code=None)
            # Another writer who has not seen these: none of his events is written, nor what should change with them.
            assert not await store.append("t1", [entry(4), entry(5)], phase="over")
            assert not await store.append("t1", [entry(5, "a")])
            found = await store.find("t1")
            assert found is not None
            assert (found.phase, found.code, found.changed) == ("playing", None, 1004)
            assert [e.seq for e in await store.events_after("t1", 1)] == [2, 3, 4]
            assert await store.events_after("t1", 3) == [entry(4)]
            assert await store.seq_of("t1", "a") == 2
            assert await store.seq_of("t1", "b") is None
            assert await store.find("nothing") is None

    asyncio.run(run())


def test_of_many_writers_at_once_one_wins_each_place(url: str) -> None:
    async def run() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.create(KEPT, entry(1, who="table"))
            for seq in range(2, 40):
                tries = [store.append("t1", [entry(seq, f"{seq}-{k}")]) for k, store in enumerate((one, two) * 3)]
                assert sorted(await asyncio.gather(*tries)) == [False] * 5 + [True]
            assert [e.seq for e in await two.events_after("t1", 0)] == list(range(1, 40))

    asyncio.run(run())


def test_one_bad_job_does_not_spoil_the_others_of_its_transaction(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.create(KEPT, entry(1, who="table"))
            jobs = [store.append("t1", [entry(2)]), store.append("nowhere", [entry(1)]), store.find("t1")]
            good, bad, _ = await asyncio.gather(*jobs, return_exceptions=True)
            assert good is True
            assert isinstance(bad, StoreError)
            assert await store.append("t1", [entry(3)])

    asyncio.run(run())


def test_lists_codes_clocks_and_forgetting(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.create(KEPT, entry(1, who="table"))
            assert [kept.id for kept in await store.listed(("open",))] == ["t1"]
            assert await store.listed(("open",), changed_after=1) == []
            assert await store.of_bots_alone() == []
            assert await store.append("t1", [entry(2, who="table")], phase="playing", people=0)
            assert await store.of_bots_alone() == ["t1"]
            assert await store.append("t1", [entry(3, who="table")], phase="open", people=1)
            assert await store.listed(("playing", "over")) == []
            found = await store.find_code("ABCDE")
            assert found is not None
            assert found.options == {"races": 1}
            assert await store.find_code("abcde") is None
            await store.save_clocks({"t1": [[0, 5, 1.5, 0.0]]})
            await store.save_clocks({"t1": [[0, 5, 2.5, 0.0]]})
            assert await store.clocks_of("t1") == [[0, 5, 2.5, 0.0]]
            assert await store.older("open", 5000) == ["t1"]
            assert await store.older("open", 1000) == []
            await store.forget(["t1"])
            assert await store.find("t1") is None
            assert await store.clocks_of("t1") == []

    asyncio.run(run())


def test_a_database_of_another_version_is_refused(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            with store.engine.begin() as connection:
                connection.exec_driver_sql("UPDATE about SET value = '99'")
        with pytest.raises(StoreError, match="version 99"):
            Store(url).open()

    asyncio.run(run())


# Broken files


def sessions(served: Served, number: int) -> list[Person]:
    """Some running tables."""
    hosts = [served.table("quarter-horse", "you", "bot", pace="brisk") for _ in range(number)]
    for host in hosts:
        host.start()
        eventually(lambda host=host: host.see()["version"] > 40, "the deal")
    return hosts


def as_all_see(served: Served, host: Person) -> Any:
    """What lasts of a table."""
    table = served.get(host.path, host.token).json()["table"]
    return {name: table[name] for name in ("version", "view", "money", "phase", "options", "fair")}


@pytest.mark.parametrize("harm", ["cut", "scribble", "empty", "not a database"])
def test_a_broken_file_is_set_aside_and_no_table_is_lost(
    serve: Callable[..., Served], tmp_path: Path, harm: str
) -> None:
    served = serve(tmp_path)
    hosts = sessions(served, 4)
    served.stop()
    serve(tmp_path).stop()  # a clean start keeps a copy
    path = tmp_path / "homestretch.sqlite"
    whole = path.read_bytes()
    half = len(whole) // 2
    broken = {
        "cut": whole[: half // 4096 * 4096 + 100],
        "scribble": whole[:half] + b"\xff" * 6000 + whole[half + 6000 :],
        "empty": b"",
        "not a database": b"{}" * 5000,
    }[harm]
    path.write_bytes(broken)
    said: list[str] = []
    again = serve(tmp_path, said=said)
    assert len(said) == 1
    assert "broken" in said[0]
    aside = next(tmp_path.glob("homestretch-broken-*.sqlite"))
    assert aside.name in said[0]
    assert aside.read_bytes() == broken
    for host in hosts:
        assert again.get(host.path, host.token).status_code == 200
        assert as_all_see(again, host)["version"] > 40
    other = again.table()
    assert other.see()["version"] == 1


def test_a_table_that_cannot_be_replayed_does_not_touch_the_others(
    serve: Callable[..., Served], tmp_path: Path
) -> None:
    served = serve(tmp_path)
    good, illegal, old = sessions(served, 3)
    before = as_all_see(served, good)
    served.stop()
    with closing(sqlite3.connect(tmp_path / "homestretch.sqlite")) as connection:
        connection.execute("UPDATE events SET do = 'roll 6 6' WHERE table_id = ? AND seq = 10", [illegal.table])
        connection.execute("UPDATE tables SET rules = 99 WHERE id = ?", [old.table])
        connection.commit()
    again = serve(tmp_path)
    assert as_all_see(again, good) == before
    for host, says in ((illegal, "not among the outcomes"), (old, "version 99 of the rules of quarter-horse")):
        answer = again.get(host.path, host.token)
        assert answer.status_code == 409
        assert says in answer.json()["detail"]


def test_a_folder_or_url_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for settings in (
        Settings(data_folder=tmp_path / "file" / "x"),
        Settings(database="nonsense://nowhere"),
        Settings(database="postgresql+psycopg://nobody@127.0.0.1:1/none"),
    ):
        with pytest.raises(ServerError) as refused:
            open_store(settings, print)
        assert "\n" not in str(refused.value)


# Several processes


def test_two_servers_on_postgresql_and_redis_are_one(
    serve: Callable[..., Served], postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    one = serve(tmp_path / "1", database=postgres_url, redis=redis_url)
    two = serve(tmp_path / "2", database=postgres_url, redis=redis_url)
    ann = one.table("quarter-horse", "you", "open", options={"races": 1}, pace="instant")
    ben = two.join(ann)
    eventually(lambda: ann.see()["seats"][1]["name"] == "Ben", "the first server knows of Ben")
    with ann.line() as hers, ben.line() as his:
        hers.until_type("full")
        his.until_type("full")
        his.send({"type": "say", "text": "ready"})
        assert hers.until_type("said")["text"] == "ready"
        ann.start()
        ends = []
        for line, seat in ((hers, 0), (his, 1)):
            line.send({"type": "auto", "on": True})
            assert line.until_table(lambda table, seat=seat: table["seats"][seat]["auto"])
        for line in (hers, his):
            ends.append(line.until_table(lambda table: table["phase"] == "over"))
        assert ends[0]["result"] == ends[1]["result"]
        assert ends[0]["version"] == ends[1]["version"]
        for line in (hers, his):
            told = [did["version"] for message in line.heard for did in message.get("did", [])]
            assert told == sorted(set(told))
    records = [served.get(f"{ann.path}/record").text for served in (one, two)]
    assert records[0] == records[1]


def test_the_same_action_sent_to_two_servers_counts_once(
    serve: Callable[..., Served], postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    one = serve(tmp_path / "1", database=postgres_url, redis=redis_url)
    two = serve(tmp_path / "2", database=postgres_url, redis=redis_url)
    ann = one.table("quarter-horse", "you", "bot", pace="instant")
    there = Person(two, ann.table, ann.seat, ann.token, ann.code)
    ann.start()
    for number in range(5):
        table = eventually(lambda: mine(ann.see()), "Ann's turn")
        body = {"id": f"same-{number}", "version": table["version"]}
        answers = [person.post("chance", body) for person in (ann, there, ann)]
        assert [answer.status_code for answer in answers] == [200] * 3, [answer.text for answer in answers]
        assert len({answer.text for answer in answers}) == 1


def mine(table: dict[str, Any]) -> dict[str, Any] | None:
    """The table, if seat 0 may roll."""
    chance = table["chance"]
    return table if chance and chance["by_hand"] and chance["trigger"] == 0 else None


def test_a_whole_session_on_postgresql(serve: Callable[..., Served], postgres_url: str, tmp_path: Path) -> None:
    served = serve(tmp_path, database=postgres_url)
    host = served.table("quarter-horse", "bot", "bot", options={"races": 1})
    with host.line() as line:
        host.start()
        end = line.until_table(lambda table: table["phase"] == "over")
    served.stop()
    again = serve(tmp_path, database=postgres_url)
    assert again.get(host.path).json()["table"]["result"] == end["result"]


def test_who_is_here_by_one_server_is_not_rolled_for_by_the_other(
    serve: Callable[..., Served], postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    one = serve(tmp_path / "1", database=postgres_url, redis=redis_url)
    two = serve(tmp_path / "2", database=postgres_url, redis=redis_url)
    ann = one.table("quarter-horse", "you", "open", pace="instant")
    ben = two.join(ann)
    with ann.line() as hers:
        with ben.line() as his:
            his.until_type("full")
            ann.start()
            for line, seat in ((hers, 0), (his, 1)):
                table = line.until_table(lambda table: table["chance"] and table["chance"]["by_hand"])
                assert [table["seats"][n]["here"] for n in (0, 1)] == [True, True]
                if table["chance"]["trigger"] == seat:
                    line.send({"type": "start", "id": "mine", "version": table["version"]})
                    assert line.until_type("answer")["ok"]
        two.hub.live[ann.table].asked.clear()
        eventually(lambda: not ann.see()["seats"][1]["here"], "Ben is away")
