"""The WebSocket of a viewer: hello, then actions, starts and chat one way, the table's messages the other."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from homestretch.server import wire
from homestretch.server.errors import Refused, not_stored
from homestretch.server.hub import Hub
from homestretch.server.limits import Bucket, address_of
from homestretch.server.live import Live, with_auto
from homestretch.server.seats import WATCHING
from homestretch.server.store import StoreError
from homestretch.server.viewer import Viewer

# Close codes of our own; what has happened is also said in words by a `closing` message before.
BAD_MESSAGE, BAD_TOKEN, NO_TABLE, TOO_SLOW, TOO_FAST, TOO_MANY = 4400, 4401, 4404, 4408, 4429, 4503
HELLO_WITHIN = 10.0


async def talk(hub: Hub, socket: WebSocket) -> None:
    """Serve one socket to its end; whatever it sends, others are not disturbed."""
    await socket.accept()
    address = address_of(socket.client.host if socket.client else None)
    try:
        # A handshake is a request like any other: whoever opens socket after socket is slowed, too.
        if not hub.requests.take(address):
            raise Refused(429, "too many requests: wait a second, then connect again")
        hub.take_line(address)
    except Refused as refused:
        await _part(socket, refused.detail, TOO_FAST if refused.status == 429 else TOO_MANY)
        return
    try:
        await _serve(hub, socket)
    finally:
        hub.give_line(address)


async def _serve(hub: Hub, socket: WebSocket) -> None:
    try:
        live, viewer = await _welcome(hub, socket)
    except Refused as refused:
        code = {401: BAD_TOKEN, 404: NO_TABLE, 503: TOO_MANY}.get(refused.status, BAD_MESSAGE)
        await _part(socket, refused.detail, code)
        return
    except StoreError as error:
        await _part(socket, not_stored(error).detail, TOO_MANY)
        return
    except (WebSocketDisconnect, TimeoutError):
        await _part(socket, "say hello first", BAD_MESSAGE)
        return
    live.join(viewer)
    try:
        await _both_ways(hub, socket, live, viewer)
    finally:
        live.leave(viewer)


async def _welcome(hub: Hub, socket: WebSocket) -> tuple[Live, Viewer]:
    async with asyncio.timeout(HELLO_WITHIN):
        hello = _decoded(await socket.receive())
    if not isinstance(hello, wire.Hello):
        raise Refused(400, "the first message must be a hello")
    live = await hub.find(socket.path_params["table"])
    seat = live.table.lobby.seat_of(hello.token)
    if seat is None and hello.token is not None:
        raise Refused(401, "this token opens no seat here (any more): join anew")
    hub.must_have_room(live)
    return live, Viewer(live, None if seat in (None, WATCHING) else seat, hello.version)


def _decoded(message: Message) -> wire.ToServer:
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text = message.get("text")
    if not isinstance(text, str):
        raise Refused(400, "messages are texts of JSON")
    try:
        return wire.read_message(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused(400, f"that is no message of the game: {error}") from error


async def _both_ways(hub: Hub, socket: WebSocket, live: Live, viewer: Viewer) -> None:
    async def send(line: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": line.decode()})

    sending = asyncio.create_task(viewer.serve(send))
    hearing = asyncio.create_task(_hear(hub, socket, live, viewer))
    await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
    if not sending.done() and viewer.closed is not None:
        await asyncio.wait((sending,), timeout=1)
    for task in (sending, hearing):
        task.cancel()
    await asyncio.gather(sending, hearing, return_exceptions=True)
    await _close(socket, viewer.code if viewer.closed is not None else TOO_SLOW)


async def _hear(hub: Hub, socket: WebSocket, live: Live, viewer: Viewer) -> None:
    rate, chat, switch = Bucket(hub.bounds.messages), Bucket(hub.bounds.chat), Bucket(hub.bounds.chat)
    while True:
        try:
            message = _decoded(await socket.receive())
        except WebSocketDisconnect:
            return
        except Refused as refused:
            viewer.close(refused.detail, BAD_MESSAGE)
            return
        # Each change of `auto` is stored for good, so it is rationed as what people do by hand.
        if not rate.take() or (isinstance(message, wire.Auto) and not switch.take()):
            viewer.close("too many messages: connect again, and slower", TOO_FAST)
            return
        if viewer.closed is not None:
            return  # whoever has lost his seat, or reads nothing, does nothing any more
        await _do(live, viewer, message, chat)


async def _do(live: Live, viewer: Viewer, message: wire.ToServer, chat: Bucket) -> None:
    if isinstance(message, (wire.Act, wire.Start)):
        viewer.tell(await _answer(live, viewer, message))
    elif isinstance(message, wire.Ping):
        viewer.tell(wire.Beat())
    elif isinstance(message, wire.Auto) and viewer.seat is not None:
        seat, on = viewer.seat, message.on
        if live.table.lobby.seats[seat].auto != on:
            await live.change(lambda lobby: with_auto(lobby, seat, on))
    elif isinstance(message, wire.Say) and viewer.seat is not None:
        if chat.take():
            live.say(viewer.seat, message.text)
        else:
            viewer.tell(wire.Said(None, "", "You write faster than the others can read: wait a little."))


async def _answer(live: Live, viewer: Viewer, message: wire.Act | wire.Start) -> wire.Answer:
    try:
        if viewer.seat is None:
            raise Refused(403, "onlookers cannot act: join a table to play")
        if isinstance(message, wire.Act):
            version = await live.act(viewer.seat, message.id, message.version, message.do)
        else:
            version = await live.start(viewer.seat, message.id, message.version)
    except Refused as refused:
        return wire.Answer(message.id, False, live.table.version, refused.problem())
    except StoreError as error:
        return wire.Answer(message.id, False, live.table.version, not_stored(error).problem())
    return wire.Answer(message.id, True, version)


async def _part(socket: WebSocket, why: str, code: int) -> None:
    try:
        await socket.send({"type": "websocket.send", "text": wire.write(wire.Closing(why)).decode()})
    except (WebSocketDisconnect, RuntimeError):
        return
    await _close(socket, code)


async def _close(socket: WebSocket, code: int) -> None:
    try:
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return  # the other end has gone first
