"""The ASGI application: the interface for programs, the socket, the client's pages, behind one guard."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Address
from starlette.routing import WebSocketRoute, compile_path
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

import homestretch
from homestretch.server import wire
from homestretch.server.call import JSON, Route, answer, problem
from homestretch.server.errors import Refused
from homestretch.server.guard import Guard, Names
from homestretch.server.hub import Hub
from homestretch.server.openapi import openapi
from homestretch.server.pages import Pages
from homestretch.server.rest import ROUTES
from homestretch.server.socket import talk

BASE = "/api/v1"


def make_app(hub: Hub, names: Names, pages: Pages | None = None) -> ASGIApp:
    """The application of a hub."""
    pages = pages or Pages()
    if hub.build == "dev":
        hub.build = f"{homestretch.__version__}-{pages.build}"
    described = wire.write(openapi(ROUTES, homestretch.__version__, BASE))

    async def describe(_: Request) -> Response:
        return Response(described, media_type=JSON)

    async def socket(websocket: WebSocket) -> None:
        await talk(hub, websocket)

    addresses: list[Address | WebSocketRoute] = [Address(BASE + "/openapi.json", describe, methods=["GET"])]
    addresses += [_address(hub, route) for route in ROUTES]
    addresses.append(WebSocketRoute(BASE + "/tables/{table}/ws", socket))
    addresses.append(
        Address("/api/{rest:path}", _no_such_call, methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    )
    addresses.append(Address("/{path:path}", pages.answer, methods=["GET"]))
    app = Starlette(
        routes=addresses,
        lifespan=partial(_lifespan, hub),
        exception_handlers={HTTPException: _http_problem},
    )
    return Guard(app, names)


def _address(hub: Hub, route: Route) -> Address:
    async def endpoint(request: Request) -> Response:
        return await answer(hub, route, request)

    return Address(BASE + route.path, endpoint, methods=[route.method], name=route.handle.__name__)


@contextlib.asynccontextmanager
async def _lifespan(hub: Hub, _: Starlette) -> AsyncIterator[None]:
    await hub.open()
    yield
    await hub.close()


async def _no_such_call(request: Request) -> Response:
    allowed = [route.method for route in ROUTES if compile_path(BASE + route.path)[0].match(request.url.path)]
    if allowed:
        headers = {"Allow": ", ".join(allowed)}
        return await _http_problem(request, HTTPException(405, headers=headers))
    return problem(Refused(404, f"there is no such call: {BASE}/openapi.json lists them all").problem())


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refused = Refused(
        error.status_code, f"{request.method} does not go with this address: {BASE}/openapi.json lists what does"
    )
    answered = problem(refused.problem())
    answered.headers.update(error.headers or {})
    return answered
