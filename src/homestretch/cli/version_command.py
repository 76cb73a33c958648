"""`homestretch version`."""

from __future__ import annotations

import platform

import click


@click.command()
def version() -> None:
    """Say which version this is, and on what it runs."""
    from homestretch import __version__

    python = f"{platform.python_implementation()} {platform.python_version()}"
    click.echo(f"homestretch {__version__} ({python}, {platform.system()} {platform.machine()})")
