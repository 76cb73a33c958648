"""What tests of all parts share: Hypothesis profiles, and the programs that some tests need beside Python.

A test that needs Chromium, PostgreSQL or Redis takes the fixture `browser` (or `chromium_path`), `postgres_url` or
`redis_url`. Where the program is not installed the test is skipped and says so; when CI is set in the environment it
fails instead, so that nothing goes untested unnoticed. Servers are private to the run: own port, own folder, no
settings of the machine's own servers read or changed.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    import psycopg
    from playwright.sync_api import Browser

# Benchmarks are programs, and some need the engines they compare with.
collect_ignore = ["bench"]

# The same examples on each run: a failure seen in one place is seen in all. The long profile looks at many more.
settings.register_profile(
    "default",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
)
settings.register_profile("long", settings.get_profile("default"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_configure() -> None:
    """Let programs that tests start be stopped by Ctrl-C, also where the run itself was put in the background.

    A shell starts background jobs with the interrupt ignored, and what is ignored is inherited.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def in_ci() -> bool:
    """Whether this run is one that must leave nothing out."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def missing(what: str) -> NoReturn:
    """Skip the test for want of a program; fail it in CI."""
    if in_ci():
        pytest.fail(f"{what} is needed in CI", pytrace=False)
    pytest.skip(f"{what} is not installed")


def free_port() -> int:
    """Return a port of the loopback interface that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], port: int, folder: Path, *, user: str | None = None) -> Iterator[None]:
    """Run a server until the block ends; it is up when the port takes a connection."""
    log = folder / "server.log"
    with log.open("wb") as output:
        server = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=output, stderr=output, user=user, group=user
        )
    try:
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            if server.poll() is not None:
                break
            time.sleep(0.05)
        else:
            server.poll()
        if server.returncode is not None:
            pytest.fail(f"{command[0]} did not start:\n{log.read_text(errors='replace')}", pytrace=False)
        yield
    finally:
        # PostgreSQL takes this as: do not wait for those who are still connected. Redis just ends.
        server.send_signal(signal.SIGINT)
        server.wait(30)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The installed Chromium or Chrome, or the one that HOMESTRETCH_CHROMIUM names."""
    names = (os.environ.get("HOMESTRETCH_CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "chrome")
    for name in filter(None, names):
        if found := shutil.which(name):
            return found
    missing("Chromium")


@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    """A headless Chromium under Playwright's sync API.

    Made anew for each module, since while it lives its event loop would stop other modules' asyncio.run.
    """
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


def postgres_program(name: str) -> str | None:
    """Return the path of a PostgreSQL server program, which Debian keeps off the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: float(place.parent.name), reverse=True)
    return shutil.which(name) or next((str(place / name) for place in places if (place / name).is_file()), None)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[int]:
    """The port of a private PostgreSQL with its data in a temporary folder."""
    initdb, postgres = postgres_program("initdb"), postgres_program("postgres")
    if not initdb or not postgres:
        missing("PostgreSQL")
    # PostgreSQL refuses to run as root, and its own account cannot look into a folder of root's.
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="homestretch-postgres-"))
    try:
        if user:
            shutil.chown(folder, user, user)
        make = [initdb, "--pgdata=data", "--auth=trust", "--username=homestretch", "--encoding=UTF8", "--no-sync"]
        subprocess.run(make, cwd=folder, check=True, stdout=subprocess.DEVNULL, user=user, group=user)
        port = free_port()
        serve = [postgres, "-D", "data", "-p", str(port), "-k", str(folder), "-h", "127.0.0.1", "-F"]
        with running(serve, port, folder, user=user):
            yield port
    finally:
        shutil.rmtree(folder, ignore_errors=True)


database_number = count(1)


@pytest.fixture
def postgres_url(postgres_server: int) -> str:
    """The SQLAlchemy URL of an empty PostgreSQL database, a new one for each test."""
    import psycopg

    name = f"test_{next(database_number)}"
    with connected_when_ready(postgres_server) as connection:
        connection.execute(psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(name)))
    return f"postgresql+psycopg://homestretch@127.0.0.1:{postgres_server}/{name}"


def connected_when_ready(port: int) -> psycopg.Connection:
    """Connect to the server's own database; a server that still starts up takes the connection but not the user."""
    import psycopg

    for attempt in range(100):
        try:
            return psycopg.connect(host="127.0.0.1", port=port, user="homestretch", dbname="postgres", autocommit=True)
        except psycopg.OperationalError:
            if attempt == 99:
                raise
            time.sleep(0.05)
    raise AssertionError


@pytest.fixture(scope="session")
def redis_server() -> Iterator[int]:
    """The port of a private Redis that keeps nothing on disk."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if not program:
        missing("Redis")
    with tempfile.TemporaryDirectory(prefix="homestretch-redis-") as folder:
        port = free_port()
        serve = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with running(serve, port, Path(folder)):
            yield port


@pytest.fixture
def redis_url(redis_server: int) -> str:
    """The URL of an empty Redis."""
    import redis

    with redis.Redis(port=redis_server) as client:
        client.flushall()
    return f"redis://127.0.0.1:{redis_server}/0"
