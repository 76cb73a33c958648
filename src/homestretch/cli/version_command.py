"""`homestretch version`."""

from __future__ import annotations

import platform

import click

from homestretch.cli.console import say


@click.command()
def version() -> None:
    """Say which version this is, and on what it runs."""
    from homestretch import __version__

    python = f"{platform.python_implementation()} {platform.python_version()}"
    say(f"homestretch {__version__} ({python}, {platform.system()} {platform.machine()})")
