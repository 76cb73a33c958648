"""`homestretch doctor`: what is installed and what works here, on one screen."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import platform
import socket
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

import click

from homestretch.cli.console import say

# What optional libraries are for, by their import names and the names of their packages.
EXTRAS = {
    "pyarrow": ("pyarrow", "Parquet files of results"),
    "psycopg": ("psycopg", "a server on PostgreSQL"),
    "redis": ("redis", "a server of several processes"),
}


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="The port to look at.")
def doctor(as_json: bool, port: int) -> None:
    """Say what is installed and what works here."""
    facts = {**_program(), **_gears(), **_places(), **_doors(port), "extras": _extras()}
    if as_json:
        say(json.dumps(facts, ensure_ascii=False))
        return
    extras = facts.pop("extras")
    for name, value in facts.items():
        say(f"{name.replace('_', ' '):<16}{value}")
    for name, state in extras.items():
        say(f"{name:<16}{state}")


def _program() -> dict[str, Any]:
    import homestretch

    return {
        "homestretch": homestretch.__version__,
        "installed_at": str(Path(homestretch.__file__).parent),
        "python": f"{platform.python_version()} ({sys.executable})",
        "system": f"{platform.system()} {platform.release()} {platform.machine()}, {os.cpu_count()} cores",
        "output": f"{sys.stdout.encoding}, {'a terminal' if sys.stdout.isatty() else 'no terminal'}",
    }


def _version(package: str) -> str | None:
    with contextlib.suppress(metadata.PackageNotFoundError):
        return metadata.version(package)
    return None


def _gears() -> dict[str, Any]:
    numba = _version("numba")
    if os.environ.get("HOMESTRETCH_GEAR") == "plain":
        gear = "plain: HOMESTRETCH_GEAR=plain says so"
    elif numba is None:
        gear = "plain: Numba is not installed (pip install numba makes simulations a hundred times faster)"
    else:
        gear = f"fast and plain (Numba {numba})"
    return {"numpy": _version("numpy"), "gears": gear}


def _places() -> dict[str, Any]:
    from homestretch.engine.cache import cache_folder
    from homestretch.engine.errors import HomestretchError
    from homestretch.server.run import DATABASE, data_folder

    facts: dict[str, Any] = {}
    if _version("numba"):
        try:
            folder = cache_folder()
            size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
            facts["compiled_rules"] = f"{folder} ({size / 1e6:.1f} MB)"
        except OSError as error:
            facts["compiled_rules"] = str(error)
    try:
        database = data_folder() / DATABASE
        facts["games_kept_in"] = f"{database} ({'there' if database.is_file() else 'not yet there'})"
    except (HomestretchError, OSError) as error:
        facts["games_kept_in"] = str(error)
    return facts


def _doors(port: int) -> dict[str, Any]:
    page = importlib.util.find_spec("homestretch.server")
    assert page is not None
    assert page.origin is not None
    built = (Path(page.origin).parent / "static" / "index.html").is_file()
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
            state = "free"
        except OSError:
            state = "in use: choose another with --port"
    return {"browser_client": "built" if built else "not built: make play builds it", f"port_{port}": state}


def _extras() -> dict[str, str]:
    return {name: _version(package) or f"not installed: {use}" for name, (package, use) in EXTRAS.items()}
