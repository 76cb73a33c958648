"""Kinds of arguments that several commands take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem

from homestretch.cli.console import unknown


class GameName(click.ParamType[str]):
    """The name of a game; a wrong one is answered with the nearest right one."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ARG002
        """The name itself."""
        from homestretch.play.game import GAMES

        if value not in GAMES:
            raise click.UsageError(unknown("game", value, GAMES), ctx)
        return str(value)

    def shell_complete(
        self,
        ctx: click.Context,  # noqa: ARG002
        param: click.Parameter,  # noqa: ARG002
        incomplete: str,
    ) -> list[CompletionItem]:
        """The games that begin so."""
        from homestretch.play.game import GAMES

        return [CompletionItem(name) for name in GAMES if name.startswith(incomplete)]


def options_of(game: str, given: Iterable[str]) -> dict[str, Any]:
    """The option values that texts such as "races=1" mean; raises BadOption, or click.UsageError without a "="."""
    from homestretch.engine.options import from_text
    from homestretch.play.game import find_rules

    values = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.UsageError(f"--option takes name=value, not {text!r}: see homestretch games {game} --options")
        values[name.strip()] = from_text(find_rules(game).options, name.strip(), value)
    return values


OPTION_HELP = "An option of the game, such as races=1; may be repeated. See: homestretch games GAME --options."

LANGUAGE_HELP = "en, fi or hu; the language of your system, if not given."


def language_of(given: str | None) -> str:
    """The language of the texts: the one given, or the system's; raises click.UsageError for one that there is not."""
    from homestretch.play.narrate import LANGUAGES, usual_language

    if given is not None and given not in LANGUAGES:
        raise click.UsageError(unknown("language", given, LANGUAGES))
    return given or usual_language()
