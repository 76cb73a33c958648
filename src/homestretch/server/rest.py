"""The calls under /api/v1: games, tables, seats, actions, records."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator

import segno
from msgspec.structs import replace
from starlette.responses import Response, StreamingResponse

from homestretch.engine.errors import BadRecord, UnknownGame
from homestretch.engine.options import declared
from homestretch.play.book import read_book
from homestretch.play.game import GAMES, find_rules
from homestretch.play.record import header_of
from homestretch.server import wire
from homestretch.server.call import Call, Route, path_text
from homestretch.server.errors import Refused, refusal_of
from homestretch.server.hub import load_table, no_table
from homestretch.server.seats import WATCHING, Lobby, clean_code, new_token
from homestretch.server.store import Kept, Store, now_ms
from homestretch.server.viewer import Viewer

CARDS = 100
# A game that nobody has gone on with is not listed for ever; who has its link still finds it.
LISTED_FOR_MS = 2 * 24 * 3600 * 1000


# Games and rules


async def list_games(_: Call) -> list[wire.GameInfo]:
    """Every game with its options."""
    return [_game_info(name) for name in GAMES]


def _game_info(name: str) -> wire.GameInfo:
    rules = find_rules(name)
    infos = []
    for option in declared(rules.options):
        ranged = option.kind in ("int", "list")
        infos.append(
            wire.OptionInfo(
                name=option.name,
                kind=option.kind,  # type: ignore[arg-type] # options have these kinds only
                usual=option.usual,
                clause=rules.clause_id(option.clause),
                title=option.title,
                sentence=option.sentence,
                low=option.low if ranged else None,
                high=option.high if ranged else None,
                step=option.step if option.kind == "int" else None,
                choices=list(option.choices) or None,
                length=option.length if option.kind == "list" else None,
            )
        )
    return wire.GameInfo(rules.name, rules.title, rules.tagline, wire.SeatRange(*rules.seats), infos)


async def show_rules(call: Call) -> list[wire.RulesPage]:
    """The rulebook of a game in a language, or in English where there is none in it."""
    try:
        book = read_book(path_text(call, "game"), call.request.query_params.get("lang", "en"))
    except UnknownGame as error:
        raise refusal_of(error) from error
    except BadRecord as error:
        raise Refused(404, str(error), title="No rulebook") from error
    pages = []
    for section in book.sections:
        paragraphs = [wire.Paragraph(p.text, list(p.clauses), p.ruling) for p in section.paragraphs]
        pages.append(wire.RulesPage(section.id, section.title, paragraphs))
    return pages


# Tables


async def make_table(call: Call) -> wire.Joined:
    """Make a table."""
    return await call.hub.make(call.body, call.address)


async def list_tables(call: Call) -> list[wire.TableCard]:
    """The public tables that are open or playing."""
    found = await call.hub.store.listed(("open", "playing"), changed_after=now_ms() - LISTED_FOR_MS, most=CARDS)
    return [_card(kept) for kept in found if kept.public]


def _card(kept: Kept) -> wire.TableCard:
    code = kept.code if kept.phase == "open" else None
    phase: wire.Phase = kept.phase  # type: ignore[assignment] # only phases are stored
    return wire.TableCard(kept.id, kept.game, kept.name, code, kept.seats, kept.taken, phase)


async def find_code(call: Call) -> wire.TableCard:
    """The open table of a join code; wrong codes are counted, so that trying them out leads nowhere."""
    kept = await _by_code(call, path_text(call, "code"))
    return _card(kept)


async def _by_code(call: Call, text: str) -> Kept:
    if not call.hub.wrong_codes.left(call.address):
        raise Refused(429, "too many wrong codes: wait a minute, then ask the host to read the code out again")
    kept = await call.hub.store.find_code(clean_code(text[:64]))
    if kept is None or kept.phase != "open":
        call.hub.wrong_codes.take(call.address)
        raise Refused(
            404, "there is no open table with this code: ask the host to read it out again", title="No such table"
        )
    return kept


async def join_table(call: Call) -> wire.Joined:
    """Sit down at an open seat."""
    wish: wire.JoinWish = call.body
    kept = await _by_code(call, wish.code)
    live = await call.live()
    if kept.id != live.table.id:
        call.hub.wrong_codes.take(call.address)
        raise no_table()
    token, sat = new_token(), [WATCHING]

    def sit(lobby: Lobby) -> Lobby:
        if lobby.playing:
            raise Refused(409, "the game has begun: you can look on", title="Begun")
        seat = lobby.free_seat() if wish.seat is None else wish.seat
        if seat is None or seat >= len(lobby.seats) or lobby.seats[seat].kind != "open":
            raise Refused(
                409, "this seat is taken: choose another" if wish.seat is not None else "no seat is free", title="Taken"
            )
        sat[0] = seat
        return lobby.person(seat, wish.name, token, wish.entropy)

    await live.change(sit)
    live.awaited.pop(sat[0], None)
    return wire.Joined(live.table.id, sat[0], token, kept.code or "")


async def change_seat(call: Call) -> wire.SeatView:
    """Make a seat open or a bot's, before the start; whoever sits there has to go."""
    wish: wire.SeatChange = call.body
    live = await call.host()

    def change(lobby: Lobby) -> Lobby:
        _must_be_open(lobby)
        if wish.seat >= len(lobby.seats):
            raise Refused(422, f"this table has {len(lobby.seats)} seats")
        if wish.seat == lobby.host:
            raise Refused(422, "this is your own seat: leave the table to free it")
        return lobby.bot(wish.seat, wish.level or "basic") if wish.kind == "bot" else lobby.without(wish.seat)

    await live.change(change)
    return live.seat_views()[wish.seat]


def _must_be_open(lobby: Lobby) -> None:
    if lobby.playing:
        raise Refused(409, "the game has begun already", title="Begun")


async def start_table(call: Call) -> wire.Done:
    """Begin; open seats go to bots, and the code leads nowhere any more."""
    live = await call.host()

    def begin(lobby: Lobby) -> Lobby:
        _must_be_open(lobby)
        for number, seat in enumerate(lobby.seats):
            if seat.kind == "open":
                lobby = lobby.bot(number, "basic")
        return replace(lobby, playing=True)

    await live.change(begin, phase="playing", code=None)
    return wire.Done("", live.table.version)


async def leave_table(call: Call) -> wire.Done:
    """Free the token's seat: the token is worth nothing after this."""
    live, seat = await call.sitter()
    if seat == WATCHING:
        raise Refused(422, "you hold no seat here")
    await call.hub.stand_up(live, seat)
    return wire.Done("", live.table.version)


async def show_table(call: Call) -> wire.Full:
    """The table as whoever asks may see it."""
    live, seat = await call.viewer()
    return wire.Full(live.view(seat))


async def act(call: Call) -> wire.Done:
    """Carry an action out."""
    live, seat = await call.sitter()
    if seat == WATCHING:
        raise Refused(403, "you hold no seat here, so you cannot act")
    deed: wire.Deed = call.body
    return wire.Done(deed.id, await live.act(seat, deed.id, deed.version, deed.do))


async def start_chance(call: Call) -> wire.Done:
    """Start the chance event that waits for the token's seat."""
    live, seat = await call.sitter()
    deed: wire.ChanceStart = call.body
    return wire.Done(deed.id, await live.start(seat, deed.id, deed.version))


async def stream(call: Call) -> Response:
    """The socket's messages, one a line."""
    live, seat = await call.viewer()
    if call.request.method == "HEAD":
        return Response(headers={"Cache-Control": "no-store"}, media_type="application/x-ndjson")
    hub, address = call.hub, call.address
    hub.must_have_room(live)
    hub.take_line(address)
    viewer = Viewer(live, seat, None)

    async def feed(waiting: asyncio.Queue[bytes | None], reader: asyncio.Task[object] | None) -> None:
        try:
            await viewer.serve(lambda line: waiting.put(line + b"\n"))
        except TimeoutError:
            # The reader takes nothing: the answer hangs in the network, and only its task can be ended.
            if reader is not None:
                reader.cancel()
        else:
            await waiting.put(None)

    async def lines() -> AsyncIterator[bytes]:
        waiting: asyncio.Queue[bytes | None] = asyncio.Queue(1)
        feeding = asyncio.create_task(feed(waiting, asyncio.current_task()))
        live.join(viewer)
        if call.token is not None and live.table.lobby.seat_of(call.token) is None:
            viewer.close("this seat is no longer yours", 4401)  # it was given away while the answer began
        try:
            while (line := await waiting.get()) is not None:
                yield line
        finally:
            # Nothing is waited for here: whoever has gone has had this task cancelled, too.
            feeding.cancel()
            live.leave(viewer)
            hub.give_line(address)

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(lines(), headers=headers, media_type="application/x-ndjson")


async def record(call: Call) -> Response:
    """The record file of a finished game, with the dealer's secret, so that anyone can replay and verify it."""
    live, _ = await call.viewer()
    table = live.table
    if table.phase != "over":
        raise Refused(409, "the record can be had when the game is over", title="Not over")
    text = await record_text(call.hub.store, live.table.kept, live.table.dealer.published(over=True))
    name = f"{table.game.name}-{table.id.strip('-_')}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type="application/jsonl")


async def record_text(store: Store, kept: Kept, fair: dict[str, object]) -> str:
    """A table's events as a record file."""
    entries = await store.events_after(kept.id, 0)
    table = await asyncio.get_running_loop().run_in_executor(None, load_table, kept, entries)
    header = header_of(table.game, [seat.name for seat in table.lobby.seats]) | {"fair": fair}
    actions = [{"who": entry.who, "do": entry.do, "at": entry.at} for entry in entries if entry.who != "table"]
    lines = [header, *actions, table.state.result() or {}]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines if line)


async def show_qr(call: Call) -> Response:
    """The invitation as a QR code."""
    live = await call.live()
    if live.table.phase != "open":
        raise Refused(404, "nobody can join this table any more", title="Begun")
    drawn = io.BytesIO()
    segno.make(call.hub.invite(live.table), error="m").save(
        drawn, kind="svg", xmldecl=False, border=2, scale=8, light="#fff", omitsize=True
    )
    return Response(drawn.getvalue(), headers={"Cache-Control": "no-store"}, media_type="image/svg+xml")


T = "/tables/{table}"
# What a call about one table can be refused for: a bad id, a dead token, no such table.
READ, SEAT, HOST = (400, 401, 404), (400, 401, 404, 409), (400, 401, 403, 404, 409)
ROUTES = (
    Route("GET", "/games", "The games with their options.", list_games, gives=list[wire.GameInfo]),
    Route(
        "GET", "/games/{game}/rules", "The rulebook of a game.", show_rules,
        gives=list[wire.RulesPage], refusals=(404,), query=("lang",),
    ),
    Route("GET", "/tables", "Public tables that are open or playing.", list_tables, gives=list[wire.TableCard]),
    Route("POST", "/tables", "Make a table.", make_table, wire.NewTable, wire.Joined, (404, 503), 201),
    Route("GET", "/codes/{code}", "The open table of a join code.", find_code, None, wire.TableCard, (404,)),
    Route("GET", T, "The table as its viewer may see it.", show_table, None, wire.Full, READ, seat="maybe"),
    Route("POST", T + "/join", "Sit down at an open seat.", join_table, wire.JoinWish, wire.Joined, (404, 409), 201),
    Route(
        "POST", T + "/seats", "Make a seat open or a bot's (host).", change_seat,
        wire.SeatChange, wire.SeatView, HOST, seat="must",
    ),
    Route("POST", T + "/start", "Begin the game (host).", start_table, wire.Nothing, wire.Done, HOST, seat="must"),
    Route("POST", T + "/leave", "Free the token's seat.", leave_table, wire.Nothing, wire.Done, SEAT, seat="must"),
    Route("POST", T + "/act", "Carry an action out.", act, wire.Deed, wire.Done, HOST, seat="must"),
    Route(
        "POST", T + "/chance", "Start the chance event that waits for the seat.", start_chance,
        wire.ChanceStart, wire.Done, HOST, seat="must",
    ),
    Route(
        "GET", T + "/stream", "The socket's messages, one a line.", stream,
        refusals=(*READ, 503), seat="maybe", media="application/x-ndjson",
    ),
    Route(
        "GET", T + "/record", "The record of a finished game.", record,
        refusals=SEAT, seat="maybe", media="application/jsonl",
    ),
    Route("GET", T + "/qr.svg", "The invitation as a QR code.", show_qr, refusals=(400, 404), media="image/svg+xml"),
)  # fmt: skip
