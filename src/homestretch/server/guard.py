"""What every request passes first: whose host name it uses, which page it comes from, how big it is, how often it
comes; and the headers of every answer.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from homestretch.server import wire
from homestretch.server.errors import Refused
from homestretch.server.limits import BODY_BYTES

# Scripts, styles, pictures and fonts come from this server alone; nothing inline, no frames, no plug-ins.
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    # Addresses of invitations are not told to other sites.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
PROBLEM = "application/problem+json"


class Names:
    """The host names and origins that this server answers to.

    Another site's page can make a browser reach this server under that site's own name (DNS rebinding), so names must
    be known; addresses in numbers cannot be made to point elsewhere and are all right. A request without Origin does
    not come from a page: bots and tools may leave it out.
    """

    def __init__(self, names: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        self.names = {name.lower().rstrip(".") for name in names} | {"localhost"}
        self.origins = {origin.rstrip("/") for origin in origins}

    def host_is_ours(self, host: str) -> bool:
        """Say whether a Host header names us.

        >>> names = Names(["den.local"])
        >>> [names.host_is_ours(host) for host in ("localhost:8000", "192.168.1.5:8000", "[::1]:8000", "den.local")]
        [True, True, True, True]
        >>> [names.host_is_ours(host) for host in ("evil.example", "", "localhost:80000", "localhost/evil")]
        [False, False, False, False]
        """
        try:
            parts = urlsplit(f"//{host}")
            name, _ = parts.hostname, parts.port
        except ValueError:
            return False
        if not name or parts.path or parts.username is not None or parts.query or parts.fragment:
            return False
        if name.rstrip(".") in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def origin_is_ours(self, origin: str, host: str) -> bool:
        """Say whether an Origin header is that of our own pages: exactly the host that was asked, or one that was
        named.

        >>> names = Names()
        >>> origins = ("http://localhost", "http://localhost:80000", "http://localhost.evil.example", "null")
        >>> [names.origin_is_ours(origin, "localhost:80") for origin in origins]
        [True, False, False, False]
        """
        if origin in self.origins:
            return True
        try:
            asked, ours = urlsplit(origin), urlsplit(f"//{host}")
            if (
                asked.scheme not in ("http", "https")
                or asked.path
                or asked.query
                or asked.fragment
                or asked.username is not None
            ):
                return False
            usual = 443 if asked.scheme == "https" else 80
            return asked.hostname == ours.hostname and (asked.port or usual) == (ours.port or usual)
        except ValueError:
            return False


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app, self.names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refused = self._refusal(scope)
        if scope["type"] == "websocket":
            if refused is None:
                await self.app(scope, receive, send)
            else:
                # Before it is accepted, a socket that is closed is answered with status 403.
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": refused.detail[:100]})
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if refused is not None:
            await send_problem(send_with_headers, refused)
            return
        await self.app(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self.names.host_is_ours(host):
            return Refused(421, "this server does not go by that name: use its address, or start it with --name")
        unsafe = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if origin is not None and unsafe and not self.names.origin_is_ours(origin, host):
            return Refused(403, "pages of other sites may not act here")
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length) > BODY_BYTES:
            return Refused(413, f"a request may hold {BODY_BYTES} bytes at most")
        if headers.get("content-encoding", "identity") != "identity":
            return Refused(415, "compressed requests are not taken: send plain JSON")
        return None


async def send_problem(send: Send, refused: Refused) -> None:
    """Answer with a problem, below any framework."""
    body = wire.write(refused.problem())
    headers = [
        (b"content-type", PROBLEM.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
