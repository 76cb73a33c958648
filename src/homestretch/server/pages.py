"""The browser client's files, as Vite has built them: hashed assets kept for ever, one page for every address of the
client.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

STATIC = Path(__file__).parent / "static"
# First parts of the addresses that the client itself takes apart.
PLACES = ("", "new", "t", "tv", "join", "rules", "settings", "replay")
SMALL = 1000
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Homestretch</title></head>
<body><h1>Homestretch</h1>
<p>The server runs, but the browser client is not built. Run <code>make play</code>, or
<code>python tools/web.py build</code>, and load this page again.</p>
<p>The interface for programs is described at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p></body></html>
"""


@dataclass(frozen=True)
class File:
    """One built file in memory, plain and (where it is worth it) compressed."""

    body: bytes
    media: str
    for_ever: bool

    @cached_property
    def packed(self) -> bytes | None:
        """The file compressed, or None where that gains nothing."""
        if len(self.body) < SMALL or not self.media.startswith(
            ("text/", "image/svg", "application/j", "application/manifest")
        ):
            return None
        return gzip.compress(self.body, 9, mtime=0)


class Pages:
    """Answers everything that is not the interface for programs."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self._files: dict[str, tuple[float, File]] = {}

    @property
    def build(self) -> str:
        """A text that changes with every build of the client: what its page is named by."""
        page = self._file("index.html")
        if page is None:
            return "none"
        return hashlib.sha256(page.body).hexdigest()[:16]

    def _file(self, name: str) -> File | None:
        # Only names that stand in the folder are looked up, so no path of a request ever reaches the file system.
        path = self._listed().get(name)
        if path is None:
            return None
        try:
            changed = path.stat().st_mtime
            known = self._files.get(name)
            if known is None or known[0] != changed:
                media = mimetypes.guess_type(name)[0] or "application/octet-stream"
                if media in ("text/javascript", "application/javascript"):
                    media = "text/javascript"
                known = self._files[name] = (changed, File(path.read_bytes(), media, name.startswith("assets/")))
        except OSError:
            return None
        return known[1]

    def _listed(self) -> dict[str, Path]:
        if not self.folder.is_dir():
            return {}
        return {path.relative_to(self.folder).as_posix(): path for path in self.folder.rglob("*") if path.is_file()}

    async def answer(self, request: Request) -> Response:
        """The file of an address, or the client's page for one of its places."""
        name = request.path_params.get("path", "")
        first = name.split("/")[0]
        file = self._file(name) if name else None
        if file is None:
            file = self._file("index.html")
            if first not in PLACES:
                body = file.body if file else NOT_BUILT.encode()
                return Response(body, 404, {"Cache-Control": "no-cache"}, "text/html")
            if file is None:
                return Response(NOT_BUILT, 503, {"Cache-Control": "no-store"}, "text/html")
        headers = {
            "Cache-Control": "public, max-age=31536000, immutable" if file.for_ever else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=file.media)
        return Response(file.body, headers=headers, media_type=file.media)
