"""`homestretch play`: the lobby in the browser, or a table here in the terminal."""

from __future__ import annotations

import os
from pathlib import Path

import click

from homestretch.cli.console import say
from homestretch.cli.parameters import LANGUAGE_HELP, OPTION_HELP, GameName, language_of, options_of
from homestretch.cli.serve_command import EVERYWHERE, place_options

FILE = click.Path(dir_okay=False, path_type=Path)
# Options that mean something at a table in the terminal only.
TERMINAL_ONLY = ("players", "people", "bots", "given", "resume", "save", "seed", "auto", "boards", "language")


@click.command()
@click.argument("game", type=GameName(), required=False)
@click.option("--terminal", is_flag=True, help="Play here, at one keyboard; the options below are for this.")
@click.option("--name", "people", multiple=True, help="A person at this keyboard; repeat it for several.")
@click.option("--players", type=int, help="How many play; bots fill the seats.")
@click.option("--bots", default="basic", show_default=True, help="How bots play: random or basic.")
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE", help=OPTION_HELP)
@click.option("--auto", is_flag=True, help="Roll and turn cards without asking.")
@click.option("--board/--no-board", "boards", default=True, help="Show the table at each turn, or only when asked.")
@click.option("--seed", type=click.IntRange(0, 2**62), help="Deal and roll by this seed instead of by chance.")
@click.option("--save", type=FILE, help="Keep the record here. One that is stopped is kept anyway, in this folder.")
@click.option("--resume", type=FILE, help="Go on from a record.")
@click.option("--lang", "language", help=LANGUAGE_HELP)
@click.option(
    "--browser/--no-browser", default=True, help="Without --terminal: open a browser, or only say where to look."
)
@place_options(EVERYWHERE)
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    terminal: bool,
    people: tuple[str, ...],
    players: int | None,
    bots: str,
    given: tuple[str, ...],
    auto: bool,
    boards: bool,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    language: str | None,
    browser: bool,
    host: str,
    port: int,
    data: Path | None,
) -> int:
    """Open the games in the browser; GAME opens that game's new table.

    Phones in the same network join by the code that the page shows. Ctrl-C ends it; every game is saved.
    With --terminal you play here: type ? for what you can do.
    """
    if terminal:
        from homestretch.cli.terminal import play_here, resumed, seated

        if save is not None:
            _refuse_if_lost(save)
        if resume is not None:
            if players is not None or given:
                fixed = "--players" if players is not None else "--option"
                raise click.UsageError(f"{fixed} is settled by the record that --resume names: leave it out")
            table = resumed(resume, people, bots)
            if game not in (None, table.game.name):
                raise click.UsageError(f"{resume} is a record of {table.game.name}, not of {game}")
        elif game is not None:
            table = seated(game, options_of(game, given), players, people, bots)
        else:
            raise click.UsageError("name the game to play in the terminal: homestretch games lists them")
        return play_here(table, auto, seed, save, language_of(language), boards=boards)
    wrong = [name for name in TERMINAL_ONLY if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE]
    if wrong:
        option = next(each for each in ctx.command.params if each.name == wrong[0]).opts[0]
        raise click.UsageError(f"{option} is for a table in the terminal: add --terminal, or choose in the browser")
    from homestretch.server.run import serve

    serve(host, port, data, browser, page=f"new/{game}" if game else "", say=say)
    return 0


def _refuse_if_lost(save: Path) -> None:
    """Refuse a place for the record that cannot be written, before a whole game is played for it."""
    folder = save.absolute().parent
    if not folder.is_dir():
        raise click.ClickException(f"the record cannot be saved in {save}: there is no folder {folder}")
    if not os.access(folder, os.W_OK):
        raise click.ClickException(f"the record cannot be saved in {save}: the folder {folder} cannot be written")
