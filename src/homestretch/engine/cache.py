"""Where compiled rules are kept, so that nothing stale is ever run.

Numba's disk cache looks only at the file of the function that it compiles, so a change in a shared part would go
unseen. Therefore the folder's name carries a digest of every source file that can hold a rule, and of the versions
that compile it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import tempfile
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent
# Packages that hold no rules: a change in them leaves what is compiled as it is.
WITHOUT_RULES = frozenset({"cli", "server", "play", "locale"})


def checks_wanted() -> bool:
    """Say whether compiled rules check array bounds (HOMESTRETCH_BOUNDS=1): slower, for tests."""
    return os.environ.get("HOMESTRETCH_BOUNDS", "") == "1"


def sources_digest(root: Path = SOURCES) -> str:
    """Digest the Python sources under a folder that can hold rules: names and contents, 16 hex digits."""
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        if path.relative_to(root).parts[0] in WITHOUT_RULES:
            continue
        digest.update(str(path.relative_to(root)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """The folder for compiled rules: in the user's cache folder, or in a temporary one where that cannot be written."""
    import numba
    import numpy as np

    python = f"{sys.implementation.cache_tag}-numba{numba.__version__}-numpy{np.__version__}"
    name = f"{sources_digest()}-{python}{'-checked' if checks_wanted() else ''}"
    for base in _bases():
        folder = base / "kernels" / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError:
            continue
        return folder
    raise OSError("no folder can be written for compiled rules: set HOMESTRETCH_CACHE to one that can")


def _bases() -> list[Path]:
    own = os.environ.get("HOMESTRETCH_CACHE")
    if own:
        return [Path(own)]
    import platformdirs

    bases = []
    with contextlib.suppress(OSError, RuntimeError, KeyError):  # no home folder: the temporary one below
        bases.append(Path(platformdirs.user_cache_dir("homestretch")))
    user = os.getuid() if hasattr(os, "getuid") else 0
    bases.append(Path(tempfile.gettempdir()) / f"homestretch-{user}")
    return bases


def prepare_numba() -> bool:
    """Point Numba's cache to our folder; returns whether bounds checks are on. Call it before a dispatcher is made."""
    import numba

    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    return checks_wanted()
