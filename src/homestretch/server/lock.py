"""One server a data folder: a lock of the operating system, which is gone when its process is, however that ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from homestretch.server.errors import ServerError


class FolderLock:
    """Holds a data folder for this process; raises ServerError where another server holds it."""

    def __init__(self, folder: Path) -> None:
        path = folder / "homestretch.lock"
        try:
            self._file: IO[bytes] = path.open("a+b")
        except OSError as error:
            raise ServerError(
                f"the data folder {folder} cannot be written ({error.strerror}): name another with --data"
            ) from error
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise ServerError(
                f"another Homestretch server uses the data folder {folder}: stop it, or name another with --data"
            ) from error

    def release(self) -> None:
        """Let the folder go."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
