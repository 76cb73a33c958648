"""The wheel, built from the source distribution, works in an empty environment away from the sources (case F01)."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urljoin

import pytest
from packaging.requirements import Requirement

import homestretch
from tests.conftest import free_port, missing

ROOT = Path(__file__).parents[2]
UNREACHABLE = re.compile(
    r"NewConnectionError|name resolution|from versions: none|ProxyError|ECONNREFUSED|ENOTFOUND|EAI_AGAIN"
)
LINKED = re.compile(r'(?:href|src)="([^"]+)"')

pytestmark = pytest.mark.xdist_group("wheel")


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Run a command to its end; return what it printed, or skip where a registry cannot be reached."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=600,
    )
    if done.returncode and UNREACHABLE.search(done.stdout + done.stderr):
        missing("A package registry in reach")
    assert done.returncode == 0, f"{command}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The source distribution, and the wheel that was built from it."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--outdir", folder, ROOT, cwd=folder, HOMESTRETCH_SKIP_WEB="")
    (sdist,) = folder.glob("*.tar.gz")
    (wheel,) = folder.glob("*.whl")
    return sdist, wheel


@pytest.fixture(scope="module")
def installed(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a new environment that holds the wheel and what it needs, nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    run(sys.executable, "-m", "venv", folder / "venv", cwd=folder)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "--disable-pip-version-check", built[1], cwd=folder)
    return programs


@pytest.fixture
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder away from the sources, and a home of its own."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "PYTHONPATH"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_the_source_distribution_holds_sources_only(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "hatch_build.py",
        "tools/web.py",
        "web/package-lock.json",
        "web/index.html",
        "LICENSE",
        "README.md",
    } <= names
    assert "src/homestretch/games/quarter_horse/RULES.md" in names
    assert not [name for name in names if "node_modules" in name or name.startswith("src/homestretch/server/static")]


def test_the_wheel_holds_the_client_and_the_texts(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[1]) as archive:
        names = set(archive.namelist())
    assert {"homestretch/py.typed", "homestretch/server/static/index.html"} <= names
    assert {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.ftl")} <= names
    assert {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("RULES.md")} <= names
    assert not [name for name in names if not name.startswith("homestretch")]


def test_it_names_its_version_and_its_games(installed: Path, away: Path) -> None:
    assert homestretch.__version__ in run(installed / "homestretch", "--version", cwd=away)
    listed = run(installed / "homestretch", "games", cwd=away)
    assert all(name in listed for name in homestretch.list_games())


def test_it_simulates(installed: Path, away: Path) -> None:
    played = run(
        installed / "homestretch", "simulate", "quarter-horse", "--games", "20", "--seed", "7", "--json", cwd=away
    )
    assert json.loads(played)["games"] == 20


def test_it_plays_without_numba(installed: Path, away: Path) -> None:
    hide = "import sys; sys.modules['numba'] = None; from homestretch.cli import main; sys.exit(main())"
    arguments = ["simulate", "quarter-horse", "--games", "20", "--seed", "7", "--json"]
    played = json.loads(run(installed / "python", "-c", hide, *arguments, cwd=away))
    assert (played["games"], played["gear"]) == (20, "plain")


@pytest.mark.parametrize(
    ("changed", "wanted"),
    [
        ({}, True),
        ({"platform_machine": "aarch64"}, True),
        ({"sys_platform": "darwin", "platform_machine": "arm64"}, True),
        ({"sys_platform": "win32", "platform_machine": "AMD64"}, True),
        ({"sys_platform": "darwin"}, False),
        ({"python_version": "3.16"}, False),
        ({"platform_python_implementation": "PyPy"}, False),
        ({"platform_machine": "riscv64"}, False),
    ],
)
def test_numba_is_asked_for_only_where_it_has_wheels(
    built: tuple[Path, Path], changed: dict[str, str], wanted: bool
) -> None:
    with zipfile.ZipFile(built[1]) as archive:
        (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        lines = archive.read(metadata).decode().splitlines()
    (numba,) = (Requirement(line.partition(": ")[2]) for line in lines if line.startswith("Requires-Dist: numba"))
    place = {
        "python_version": "3.12",
        "platform_python_implementation": "CPython",
        "platform_machine": "x86_64",
        "sys_platform": "linux",
    }
    assert numba.marker is not None
    assert numba.marker.evaluate({**place, **changed}) is wanted


@pytest.fixture
def served(installed: Path, away: Path) -> Iterator[str]:
    """The address of a server run from the installed wheel."""
    port = free_port()
    with (away / "log").open("wb") as log:
        server = subprocess.Popen(
            [installed / "homestretch", "serve", "--port", str(port)],
            cwd=away,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    try:
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.send_signal(signal.SIGINT)
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            raise


def fetch(address: str) -> tuple[int, bytes]:
    """Return status and body."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        return answer.status, answer.read()


def test_its_page_and_each_linked_asset_answer(served: str) -> None:
    for attempt in range(100):
        try:
            status, page = fetch(served)
            break
        except (URLError, ConnectionError):
            assert attempt < 99, "the server did not answer within ten seconds"
            time.sleep(0.1)
    assert status == 200
    links = [link for link in LINKED.findall(page.decode()) if not link.startswith(("data:", "#"))]
    assert any(link.endswith(".js") for link in links)
    for link in links:
        status, body = fetch(urljoin(served, link))
        assert (status, bool(body)) == (200, True), link
