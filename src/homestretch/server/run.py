"""Starting the server: one process, one command, one folder for its data."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs
import uvicorn

from homestretch.server.app import make_app
from homestretch.server.bus import Bus, LocalBus, RedisBus
from homestretch.server.errors import ServerError
from homestretch.server.guard import Names
from homestretch.server.hub import Bounds, Hub, new_node_name
from homestretch.server.limits import FRAME_BYTES
from homestretch.server.lock import FolderLock
from homestretch.server.pages import Pages
from homestretch.server.salvage import open_sqlite
from homestretch.server.store import Store, StoreError

DATABASE = "homestretch.sqlite"
# How long a stopping server waits for requests that are still being answered.
GRACE = 3
ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 – compared with, not bound to


@dataclass
class Settings:
    """Where the server listens, where its data is, and what it may do; `database` and `redis` are URLs for more than
    one process.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data_folder: Path | None = None
    database: str | None = None
    redis: str | None = None
    names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    behind_proxy: str | None = None
    bounds: Bounds = field(default_factory=Bounds)


class Quiet(uvicorn.Server):
    """uvicorn's server, which tells the viewers before it closes their lines, and says nothing by itself."""

    def __init__(self, config: uvicorn.Config, hub: Hub, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub, self.tell_started = hub, started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self.tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        self.hub.say_goodbye("the server stops; it is all saved, and you can go on when it is back")
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)


def data_folder(given: Path | None = None) -> Path:
    """The folder of the server's data, made if need be; raises ServerError where it cannot be."""
    folder = given or Path(platformdirs.user_data_dir("homestretch", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServerError(
            f"the data folder {folder} cannot be used ({error.strerror}): name another with --data"
        ) from error
    return folder


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises ServerError, naming the port and the option, where there is none to be had."""
    if not 0 <= port <= 65535:
        raise ServerError(f"port {port} does not exist: choose one from 1024 to 65535 with --port")
    try:
        infos = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise ServerError(f"{host!r} is no address of this machine: choose another with --host") from error
    family, kind, protocol, _, address = infos[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ServerError(
                f"port {port} is in use, perhaps by another Homestretch: choose another with --port"
            ) from error
        if error.errno == errno.EACCES:
            raise ServerError(
                f"port {port} may not be used by this account: choose one from 1024 on with --port"
            ) from error
        raise ServerError(
            f"{host} port {port} cannot be used ({error}): choose another with --host or --port"
        ) from error
    return listening


def own_address() -> str:
    """This machine's address in its network, or 127.0.0.1 where it has none; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def invitation_address(settings: Settings, port: int) -> str:
    """The address that invitations name: a name that was given, or this machine's in its network, or just this
    machine's own.
    """
    if settings.origins:
        return settings.origins[0].rstrip("/")
    host = own_address() if settings.host in ANYWHERE else settings.host
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}" if port == 80 else f"http://{host}:{port}"


def local_address(settings: Settings, port: int) -> str:
    """The address for the browser of this very machine."""
    host = "localhost" if settings.host in (*ANYWHERE, "127.0.0.1", "::1") else settings.host
    return f"http://{host}:{port}/"


def own_names(settings: Settings) -> Names:
    """The host names this server answers to: those given, and the machine's own."""
    hostname = socket.gethostname()
    given = [urlsplit(origin).hostname or "" for origin in settings.origins]
    return Names(
        [*settings.names, *given, settings.host, hostname, f"{hostname.partition('.')[0]}.local"], settings.origins
    )


def open_store(settings: Settings, say: Callable[[str], None]) -> Store:
    """The store of the settings: a database of a URL, or the SQLite file of the data folder; raises ServerError."""
    try:
        if settings.database is not None:
            store = Store(settings.database)
            store.open()
            return store
        folder = data_folder(settings.data_folder)
        lock = FolderLock(folder)
        try:
            store = open_sqlite(folder / DATABASE, say)
        except BaseException:
            lock.release()
            raise
        store.at_close(lock.release)
        return store
    except StoreError as error:
        raise ServerError(str(error)) from error
    except (ImportError, ValueError, OSError) as error:
        raise ServerError(f"the database cannot be used: {error}") from error


def make_hub(settings: Settings, store: Store, port: int) -> Hub:
    """The hub of the settings."""
    bus: Bus = LocalBus()
    if settings.redis is not None:
        try:
            bus = RedisBus(settings.redis, new_node_name())
        except ImportError as error:
            raise ServerError("Redis needs the package redis: pip install 'homestretch[redis]'") from error
    address = invitation_address(settings, port)
    return Hub(store, address=lambda: address, bus=bus, bounds=settings.bounds)


def configure(app: object, settings: Settings) -> uvicorn.Config:
    """The settings of uvicorn: bounded frames, no compression (which could be a bomb), no log of its own."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type] # an ASGI app
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy is not None,
        forwarded_allow_ips=settings.behind_proxy,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=32 * 1024,
    )


def quiet_logs(say: Callable[[str], None]) -> None:
    """Let warnings be one line each, and never a traceback: whoever hosts a game is told what he can do something
    about.
    """

    class Line(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            with contextlib.suppress(Exception):
                say(" ".join(record.getMessage().split()))

    ours, theirs = logging.getLogger("homestretch"), logging.getLogger("uvicorn")
    ours.handlers, ours.propagate = [Line(logging.WARNING)], False
    # What a client does wrong is no event of the server's; what we do wrong, our own handlers report.
    theirs.handlers, theirs.propagate = [logging.NullHandler()], False
    logging.getLogger("uvicorn.error").handlers = []
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)


def collect_less_often() -> None:
    """Set the collector of cycles to a program of many small lists that live long and hold none."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_folder: Path | None = None,
    open_browser: bool = False,
    *,
    page: str = "",
    database: str | None = None,
    redis: str | None = None,
    names: tuple[str, ...] = (),
    origins: tuple[str, ...] = (),
    behind_proxy: str | None = None,
    bounds: Bounds | None = None,
    say: Callable[[str], None] | None = None,
) -> None:
    """Serve until Ctrl-C (or a termination signal), then stop cleanly; `say` gets each line for whoever has started it;
    `open_browser` opens the `page` of it ("" is the lobby).

    `database` is an SQLAlchemy URL in the place of the SQLite file in `data_folder`, `redis` the URL of the bus
    between several processes; `names` and `origins` are host names and addresses (https://games.example) by which the
    server is reached; `behind_proxy` the addresses of proxies whose word on the client's address is taken ("*" for
    all). Raises ServerError, with one sentence, where the server cannot start.
    """
    settings = Settings(host, port, data_folder, database, redis, names, origins, behind_proxy, bounds or Bounds())
    run(settings, open_browser=open_browser, page=page, say=say)


def run(
    settings: Settings, *, open_browser: bool = False, page: str = "", say: Callable[[str], None] | None = None
) -> None:
    """Serve as the settings say; see `serve`."""
    say = say or _print
    quiet_logs(say)
    collect_less_often()
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    try:
        store = open_store(settings, say)
    except BaseException:
        listening.close()
        raise
    hub = make_hub(settings, store, port)
    pages = Pages()

    def started() -> None:
        here = local_address(settings, port)
        say(f"Homestretch is open at {here}")
        if settings.host in ANYWHERE:
            say(f"Phones in the same network: {invitation_address(settings, port)}/")
        say("Ctrl-C stops it; every game is saved.")
        if open_browser:
            show_in_browser(here + page)

    server = Quiet(configure(make_app(hub, own_names(settings), pages), settings), hub, started)
    try:
        with _signals_end():
            server.run(sockets=[listening])
    except SystemExit as error:
        raise ServerError("the server could not start: see above") from error
    finally:
        store.close()
        listening.close()
    say("Stopped.")


@contextlib.contextmanager
def _signals_end() -> Iterator[None]:
    """Let Ctrl-C and termination end the server once, as a normal end."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    # uvicorn raises the signals it has caught again when it has stopped; by then there is nothing left to end.
    before = {number: signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def show_in_browser(address: str) -> None:
    """Open a browser, in a process of its own without the terminal: whatever it is and does, the server goes on."""
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        return
    with contextlib.suppress(OSError):
        subprocess.Popen(  # noqa: S603 – our own interpreter, our own address
            [sys.executable, "-m", "webbrowser", address],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )


def _print(line: str) -> None:
    with contextlib.suppress(OSError, ValueError):
        print(line, flush=True)
