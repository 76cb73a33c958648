"""`homestretch serve`: tables for browsers, for as long as it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from homestretch.cli.console import say

FOLDER = click.Path(file_okay=False, path_type=Path)
EVERYWHERE = "0.0.0.0"  # noqa: S104 – phones in the same network are to find the table

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def place_options(host: str) -> Decorator:
    """The options that say where a server listens and keeps its games; `host` is where it listens usually."""
    options = [
        click.option("--host", default=host, show_default=True, help="The address to listen at; 0.0.0.0 for all."),
        click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 for any free."),
        click.option("--data", type=FOLDER, help="The folder that keeps the games."),
    ]

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate


@click.command()
@place_options("127.0.0.1")
@click.option("--database", help="The URL of a database for several processes, such as postgresql+psycopg://host/name")
@click.option("--redis", help="The URL of a Redis that several processes share.")
@click.option("--name", "names", multiple=True, help="A host name that this server answers to; may be repeated.")
@click.option(
    "--origin", "origins", multiple=True, help="An address that it is reached at, such as https://play.example."
)
@click.option("--behind-proxy", help="Addresses of proxies whose word about clients is taken.")
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    redis: str | None,
    names: tuple[str, ...],
    origins: tuple[str, ...],
    behind_proxy: str | None,
) -> None:
    """Serve tables to browsers, phones and TVs until Ctrl-C."""
    from homestretch.server.run import serve as run

    run(
        host, port, data, database=database, redis=redis, names=names, origins=origins, behind_proxy=behind_proxy,
        say=say,
    )  # fmt: skip
