"""One HTTP call: its body read strictly, its token, its answer – the little that the handlers of `rest` share."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from homestretch.server import wire
from homestretch.server.errors import Refused, Stale, not_stored
from homestretch.server.guard import PROBLEM
from homestretch.server.hub import Hub
from homestretch.server.limits import BODY_BYTES, address_of
from homestretch.server.live import Live
from homestretch.server.seats import WATCHING
from homestretch.server.store import StoreError

T = TypeVar("T")
log = logging.getLogger("homestretch.server")

JSON = "application/json"


@dataclass(frozen=True)
class Route:
    """One call of the interface: what handles it, what it takes and gives; the OpenAPI schema is made of these.

    `seat` says whether it comes with a seat's token: "no", "maybe" or "must".
    """

    method: str
    path: str
    summary: str
    handle: Callable[[Call], Awaitable[Any]]
    takes: Any = None
    gives: Any = None
    refusals: tuple[int, ...] = ()
    status: int = 200
    seat: str = "no"
    query: tuple[str, ...] = ()
    media: str = JSON


@dataclass
class Call:
    """A request as a handler sees it."""

    hub: Hub
    request: Request
    body: Any = None

    @property
    def address(self) -> str:
        """The address of whoever asks."""
        return address_of(self.request.client.host if self.request.client else None)

    @property
    def token(self) -> str | None:
        """The seat token that came with the request."""
        kind, _, value = self.request.headers.get("authorization", "").partition(" ")
        return value.strip() if kind.lower() == "bearer" and value.strip() else None

    async def live(self) -> Live:
        """The table of the path."""
        return await self.hub.find(path_text(self, "table"))

    async def viewer(self) -> tuple[Live, int | None]:
        """The table and whose eyes it is seen with; a token that opens no seat is refused."""
        live = await self.live()
        if self.token is None:
            return live, None
        seat = live.table.lobby.seat_of(self.token)
        if seat is None:
            raise Refused(401, "this token opens no seat here (any more): join anew")
        live.touch(seat)
        return live, None if seat == WATCHING else seat

    async def sitter(self) -> tuple[Live, int]:
        """The table and the seat of the token, or WATCHING; refused without one."""
        live = await self.live()
        seat = live.table.lobby.seat_of(self.token)
        if seat is None:
            raise Refused(401, "this needs the token of a seat at the table: onlookers cannot act")
        live.touch(seat)
        return live, seat

    async def host(self) -> Live:
        """The table, if the token is its host's."""
        live, seat = await self.sitter()
        if seat != live.table.lobby.host:
            raise Refused(403, "only the host may do this")
        return live


async def read_body(request: Request, takes: type[T]) -> T:
    """The body as a value of a wire type; refused where it is too big, not JSON, or not of that form."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused(415, "send the body as application/json")
    body = b""
    try:
        async for piece in request.stream():
            body += piece
            if len(body) > BODY_BYTES:
                raise Refused(413, f"a request may hold {BODY_BYTES} bytes at most")
        return msgspec.json.decode(body, type=takes)
    except msgspec.ValidationError as error:
        raise Refused(422, f"the request is not of the right form: {error}", title="Wrong form") from error
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused(400, "the body is not one JSON value", title="Not JSON") from error
    except ClientDisconnect as error:
        raise Refused(400, "the request broke off") from error


async def answer(hub: Hub, route: Route, request: Request) -> Response:
    """Handle one request by its route, and turn every refusal into a problem."""
    call = Call(hub, request)
    try:
        if not hub.requests.take(call.address):
            raise Refused(429, "too many requests: wait a second")
        if route.takes is not None:
            empty_is_fine = route.takes is wire.Nothing and request.headers.get("content-length", "0") == "0"
            call.body = wire.Nothing() if empty_is_fine else await read_body(request, route.takes)
        given = await route.handle(call)
    except Stale as stale:
        return problem(await _with_news(call, stale))
    except Refused as refused:
        return problem(refused.problem())
    except StoreError as error:
        return problem(not_stored(error).problem())
    except Exception as error:  # noqa: BLE001 – one request's fault is one answer, never a traceback
        log.error("%s failed: %s: %s", route.path, type(error).__name__, error)  # noqa: TRY400 – one line
        return problem(Refused(500, "the server has failed here, and nothing was changed: please report it").problem())
    if isinstance(given, Response):
        return given
    return Response(wire.write(given), route.status, {"Cache-Control": "no-store"}, JSON)


async def _with_news(call: Call, stale: Stale) -> wire.Problem:
    """A stale action's problem with the newer table, if whoever asked still has his seat."""
    try:
        live, seat = await call.viewer()
    except Refused as refused:
        return refused.problem()
    return stale.problem(live.table.version, live.view(seat))


def problem(told: wire.Problem) -> Response:
    """A problem as an answer."""
    headers = {"Cache-Control": "no-store"}
    if told.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if told.status in (429, 503):
        headers["Retry-After"] = "5"
    return Response(wire.write(told), told.status, headers, PROBLEM)


def path_text(call: Call, name: str) -> str:
    """A part of the path."""
    return cast("str", call.request.path_params[name])
