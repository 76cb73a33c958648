"""Running the command line in tests: in this process, or as a process of its own where streams and signals count."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ENVIRONMENT = {
    key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR", "LANG", "LC_ALL")
}
ENVIRONMENT |= {"HOMESTRETCH_LANG": "en", "PYTHONIOENCODING": "utf-8", "PYTHONWARNINGS": "error"}


def command(*arguments: str) -> list[str]:
    """The command line as a process."""
    return [sys.executable, "-m", "homestretch", *arguments]


def run(
    *arguments: str, given: str = "", folder: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command as a process with text on its standard input, in a folder (an empty one, if not given)."""
    with TemporaryDirectory() as empty:
        return subprocess.run(
            command(*arguments), input=given, capture_output=True, text=True, encoding="utf-8",
            errors="surrogateescape", cwd=folder or empty, env=ENVIRONMENT | environment, timeout=120, check=False,
        )  # fmt: skip
