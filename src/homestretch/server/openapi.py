"""The OpenAPI schema of the REST interface, made from the routes and the wire's types."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Any

import msgspec

from homestretch.server import wire
from homestretch.server.call import Route
from homestretch.server.guard import PROBLEM

ABOUT = "Tables of four horse-racing games. Money and counts are integers; seats count from 0."
SEAT = {"type": "http", "scheme": "bearer", "description": "The token of a seat."}
REFS = "#/components/schemas/{name}"


def openapi(routes: tuple[Route, ...], version: str, base: str) -> dict[str, Any]:
    """The schema as a JSON-able value (OpenAPI 3.1)."""
    types = [wanted for route in routes for wanted in (route.takes, route.gives) if wanted is not None]
    types += [wire.Problem, wire.ToServer, wire.ToViewer]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFS)
    schema_of = {str(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    components["Message to the server"] = schema_of[str(wire.ToServer)]
    components["Message to a viewer"] = schema_of[str(wire.ToViewer)]
    components = {name.replace(" ", ""): schema for name, schema in components.items()}
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(base + route.path, {})[route.method.lower()] = _operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Homestretch", "version": version, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"seat": SEAT}},
    }


def _operation(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    names = re.findall(r"\{(\w+)\}", route.path)
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in route.query
    ]
    good: dict[str, Any] = {"description": "Done."}
    good["content"] = {route.media: {"schema": schema_of[str(route.gives)]} if route.gives is not None else {}}
    refusals = {413, 415, 429, *route.refusals} | ({400, 422} if route.takes is not None else set())
    bad = {
        str(s): {"description": HTTPStatus(s).phrase, "content": {PROBLEM: {"schema": schema_of[str(wire.Problem)]}}}
        for s in sorted(refusals)
    }
    operation = {
        "operationId": route.handle.__name__,
        "summary": route.summary,
        "parameters": parameters,
        "responses": {str(route.status): good} | bad,
    }
    if route.takes is not None:
        operation["requestBody"] = {
            "required": route.takes is not wire.Nothing,
            "content": {"application/json": {"schema": schema_of[str(route.takes)]}},
        }
    if route.seat != "no":
        operation["security"] = [{"seat": []}] if route.seat == "must" else [{}, {"seat": []}]
    return operation
