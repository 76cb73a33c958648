"""The command line: `homestretch --help`.

A command's module is imported when the command is named, and the libraries that it needs when it runs: `--help` and
`--version` import nothing but Click (docs/decisions/0002-command-line.md).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from homestretch.cli import console

# Command → its sentence in the list. The function of the same name is in `homestretch.cli.<command>_command`.
COMMANDS = {
    "play": "Open the games in the browser, or play here in the terminal.",
    "serve": "Serve tables to browsers without opening one.",
    "games": "List the games, and their options.",
    "rules": "Read a game's rules, each paragraph with its clauses.",
    "replay": "Show, check or convert the record of a game.",
    "simulate": "Let bots play many games and sum them up.",
    "doctor": "Say what is installed and what works here.",
    "version": "Say which version this is.",
}


class Commands(click.Group):
    """The group of all commands, each imported when it is named."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 – Click's signature
        """The names, in the order in which a newcomer needs them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:  # noqa: ARG002 – Click's signature
        """The command of a name, or None."""
        if name not in COMMANDS:
            return None
        command = getattr(import_module(f"homestretch.cli.{name}_command"), name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments name; a wrong name is answered with the nearest right one."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(console.unknown("command", args[0], COMMANDS))
        return super().resolve_command(ctx, args)

    def make_context(self, *given: Any, **more: Any) -> click.Context:
        """Read the arguments; help and version are printed here."""
        with console.reader_may_leave():
            return super().make_context(*given, **more)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        with console.reader_may_leave():
            return super().invoke(ctx)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 – Click's
        """The list of commands, from their sentences: nothing is imported for it."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from homestretch import __version__

        console.say(f"homestretch {__version__}")
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version, help="Say which version."
)
def homestretch() -> None:
    """Four horse-racing games: play them, host them, simulate them, study them.

    Start with: homestretch play
    """


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and leave with its exit status: 0, 1 for a failure, 2 for a wrong call, 130 for Ctrl-C."""
    console.prepare_streams()
    status = console.guarded(lambda: _run(arguments))
    console.leave(status)


def _run(arguments: Sequence[str] | None) -> int:
    colour = False if os.environ.get("NO_COLOR") else None
    given = list(sys.argv[1:] if arguments is None else arguments)
    status = homestretch.main(args=given, prog_name="homestretch", standalone_mode=False, color=colour)
    return status if isinstance(status, int) else 0
