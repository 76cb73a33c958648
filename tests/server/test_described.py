"""The interface is as described: OpenAPI schema, the client's types, the client's pages."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest

from homestretch.server import wire
from homestretch.server.app import BASE
from homestretch.server.openapi import openapi
from homestretch.server.pages import Pages
from homestretch.server.rest import ROUTES
from homestretch.server.wire_ts import whole
from tests.server.serving import Served, open_line

ROOT = Path(__file__).parent.parent.parent
SCHEMA = openapi(ROUTES, "1", BASE)


def test_the_clients_types_are_written_from_the_wires_own() -> None:
    written = (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert written == whole(), "run python -m homestretch.server.wire_ts > web/src/wire.ts"


def test_every_call_is_described(served: Served) -> None:
    described = served.get("/openapi.json").json()
    assert described["openapi"] == "3.1.0"
    calls = {(path, method) for path, methods in described["paths"].items() for method in methods}
    assert calls == {(BASE + route.path, route.method.lower()) for route in ROUTES}
    names = [operation["operationId"] for methods in described["paths"].values() for operation in methods.values()]
    assert len(set(names)) == len(names)
    text = json.dumps(described)
    for name in {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}:
        assert name in described["components"]["schemas"]


def holds(name: str, value: Any) -> None:
    """Hold a value against a schema of the description."""
    jsonschema.validate(value, {"$ref": f"#/components/schemas/{name}", "components": SCHEMA["components"]})


def answer_holds(answer: httpx.Response, path: str, method: str) -> None:
    """Hold an answer against what the description says of its call."""
    told = SCHEMA["paths"][BASE + path][method]["responses"][str(answer.status_code)]
    kind = answer.headers["content-type"].partition(";")[0]
    schema = told["content"][kind]["schema"]
    jsonschema.validate(answer.json(), schema | {"components": SCHEMA["components"]})


@pytest.mark.parametrize("game", ["quarter-horse", "racehorse", "lose-your-shirt", "beat-the-bookie"])
def test_answers_and_messages_are_as_described(served: Served, game: str) -> None:
    seats = {"racehorse": 5, "lose-your-shirt": 3}.get(game, 2)
    ann = served.table(game, "you", *["bot"] * (seats - 1))
    answer_holds(served.get("/games"), "/games", "get")
    answer_holds(served.get(f"/games/{game}/rules"), "/games/{game}/rules", "get")
    answer_holds(served.get("/tables"), "/tables", "get")
    answer_holds(served.get(f"/codes/{ann.code}"), "/codes/{code}", "get")
    answer_holds(served.get("/codes/wrong"), "/codes/{code}", "get")
    answer_holds(served.get(ann.path, ann.token), "/tables/{table}", "get")
    with ann.line() as line:
        line.until_type("full")
        answer_holds(ann.post("start"), "/tables/{table}/start", "post")
        answer_holds(ann.post("start"), "/tables/{table}/start", "post")
        answer_holds(ann.act(0, "pass"), "/tables/{table}/act", "post")
        answer_holds(ann.post("act", {"id": 7}), "/tables/{table}/act", "post")
        line.send({"type": "act", "id": "x", "version": 0, "do": "pass"})
        line.send({"type": "say", "text": "hello"})
        line.send({"type": "ping"})
        line.until_type("beat")
        for message in line.heard:
            holds("Messagetoaviewer", message)
        assert {"full", "answer", "said", "beat"} <= {message["type"] for message in line.heard}


def test_messages_of_the_description_are_those_that_are_taken() -> None:
    good = [
        {"type": "hello", "token": None, "version": None},
        {"type": "act", "id": "x", "version": 3, "do": "pass"},
        {"type": "auto", "on": False},
    ]
    for message in good:
        holds("Messagetotheserver", message)
        wire.read_message(json.dumps(message))
    for bad in ({"type": "act", "id": "x"}, {"type": "nuke"}, {"type": "auto", "on": 1}):
        with pytest.raises(jsonschema.ValidationError):
            holds("Messagetotheserver", bad)


# The client's files


def built(folder: Path) -> Pages:
    """A folder as Vite leaves it."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Built</title>")
    (folder / "assets" / "index-abc123.js").write_text("//" + "x" * 5000)
    return Pages(folder)


@pytest.fixture
def site(serve: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Served:
    """A server with a built client."""
    pages = built(tmp_path / "static")
    monkeypatch.setattr("homestretch.server.app.Pages", lambda: pages)
    return serve(tmp_path / "data")


def test_each_address_of_the_client_gets_its_page_and_others_are_lost(site: Served) -> None:
    for path in ("/", "/new/quarter-horse", "/t/abc", "/tv/abc", "/join/K7Q2M", "/rules/racehorse", "/settings"):
        answer = site.http.get(site.base + path)
        assert (answer.status_code, "Built" in answer.text) == (200, True)
        assert answer.headers["cache-control"] == "no-cache"
    assert site.http.get(site.base + "/wp-admin/x.php").status_code == 404
    assert site.http.get(site.base + "/assets/gone.js").status_code == 404


def test_assets_are_kept_for_ever_and_sent_packed(site: Served) -> None:
    packed = site.http.get(site.base + "/assets/index-abc123.js")
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"].startswith("text/javascript")
    plain = site.http.get(site.base + "/assets/index-abc123.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == packed.text
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, 9, mtime=0))


def test_a_new_build_has_a_new_name_and_is_served_at_once(site: Served, tmp_path: Path) -> None:
    before = Pages(tmp_path / "static").build
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Built anew</title>")
    assert Pages(tmp_path / "static").build != before
    assert "anew" in site.http.get(site.base + "/").text


def test_without_a_built_client_the_page_says_how_to_build_it(
    serve: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("homestretch.server.app.Pages", lambda: Pages(tmp_path / "nothing"))
    served = serve(tmp_path / "data")
    answer = served.http.get(served.base + "/")
    assert answer.status_code == 503
    assert "make play" in answer.text
    ann = served.table()
    with open_line(served, ann.table, {"token": None}) as line:
        assert line.hear()["table"]["build"].endswith("-none")
