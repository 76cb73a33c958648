"""What all commands share: streams that take every character, errors of one sentence, the right exit status."""

from __future__ import annotations

import codecs
import contextlib
import difflib
import os
import re
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import NoReturn

import click

from homestretch.engine.errors import BadOption, HomestretchError, UnknownGame

FAILED, WRONG_CALL, INTERRUPTED = 1, 2, 130
# How Click says that a text is no number.
NO_NUMBER = re.compile(r"is not a valid integer( range)?")

# What stands for a character that the console's encoding lacks; accents are dropped, anything else becomes "?".
PLAIN = {
    "–": "-", "—": "-", "−": "-", "…": "...", "’": "'", "\u2018": "'", "“": '"', "”": '"', "·": "-", "•": "*", "×": "x",
    "→": "->", "←": "<-", "≥": ">=", "≤": "<=", "½": "1/2", "♠": "S", "♥": "H", "♦": "D", "♣": "C", "\ufe0e": "",
    "─": "-", "│": "|", "━": "-", "┃": "|", "█": "#", "░": ".", "\u2068": "", "\u2069": "", "\xa0": " ",
    "\u202f": " ",
}  # fmt: skip


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Write a character that an encoding lacks in letters that it has: an error handler for `codecs`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    made = ""
    for letter in error.object[error.start : error.end]:
        base = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        made += PLAIN.get(letter, base or "?")
    return made, error.end


class ReaderGone(Exception):
    """Whoever reads our output has closed it."""


@contextlib.contextmanager
def reader_may_leave() -> Iterator[None]:
    """Turn a closed pipe into ReaderGone inside Click, which would make a failure of it."""
    try:
        yield
    except BrokenPipeError as error:
        raise ReaderGone from error


def prepare_streams() -> None:
    """Let standard output and error take every character, whatever the console's encoding."""
    codecs.register_error("homestretch.plain-letters", plain_letters)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="homestretch.plain-letters")


def say(text: object = "", *, nl: bool = True) -> None:
    """Print a text; styles are left out where the output is no terminal."""
    # To sys.stdout itself: left to its own, Click writes UTF-8 where the encoding is ASCII.
    click.echo(text, sys.stdout, nl)


def printable(text: str) -> str:
    """A text from outside (a name, a file) with its control and direction characters made visible as escapes."""
    return "".join(
        letter if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Zl", "Zp") else repr(letter)[1:-1]
        for letter in text
    )


def unknown(kind: str, name: str, known: Iterable[str]) -> str:
    """The sentence for a name that there is not, with the nearest one that there is."""
    near = difflib.get_close_matches(name.lower(), known, 1, 0.5)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    return f"there is no {kind} {printable(name)!r}: {hint}"


def say_error(message: str) -> None:
    """One line on standard error; where even that is closed, nothing."""
    line = " ".join(printable(line) for line in message.split("\n")).strip()
    with contextlib.suppress(OSError, ValueError):
        click.echo(f"homestretch: {line}", sys.stderr)


def guarded(run: Callable[[], int]) -> int:
    """Run a command; whatever goes wrong becomes one sentence and an exit status, never a traceback."""
    try:
        status = run()
        sys.stdout.flush()
    except click.exceptions.Exit as leave:
        return leave.exit_code
    except click.exceptions.NoArgsIsHelpError as error:
        say(error.format_message())
        return 0
    except click.UsageError as error:
        say_error(_with_help(error))
        return WRONG_CALL
    except click.ClickException as error:
        say_error(error.format_message())
        return FAILED
    except (UnknownGame, BadOption) as error:
        say_error(str(error))
        return WRONG_CALL
    except HomestretchError as error:
        say_error(str(error))
        return FAILED
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except (BrokenPipeError, ReaderGone):
        return 0  # whoever reads has all he wanted
    except OSError as error:
        say_error(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return FAILED
    except Exception as error:
        if os.environ.get("HOMESTRETCH_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}"
        say_error(f"this is a fault of the program, please report it ({what}); HOMESTRETCH_DEBUG=1 shows where it is")
        return FAILED
    return status


def _with_help(error: click.UsageError) -> str:
    message = NO_NUMBER.sub("is not a whole number", error.format_message().rstrip("."))
    command = error.ctx.command_path if error.ctx else "homestretch"
    return message if "homestretch" in message else f"{message} ({command} --help shows how)"


def leave(status: int) -> NoReturn:
    """Leave with a status; a reader that has gone away is no failure and makes no noise."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        # The interpreter flushes once more when it ends: into nothing.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(status)
