"""The keyboard and the screen of a table in the terminal: with completion where there is a terminal, plain lines where
there is none.
"""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Any

import click

from homestretch.cli.console import say

# Clears the screen and what was scrolled off it.
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
# How long lines are broken: spaces inside them are kept, words are whole, what follows is set in.
AS_IT_IS: Any = {"subsequent_indent": "    ", "drop_whitespace": True, "break_long_words": False,
                 "break_on_hyphens": False}  # fmt: skip


class Keyboard:
    """Reads lines and writes lines; raises EOFError when the input has ended, KeyboardInterrupt on Ctrl-C."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self._session: Any = None

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """One line, without the spaces around it; Tab completes the words."""
        if not self.is_terminal:
            say(prompt)
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            return " ".join(line.split())
        return " ".join(self._prompt(prompt, words).split())

    def _prompt(self, prompt: str, words: Sequence[str]) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter
        from prompt_toolkit.shortcuts import CompleteStyle

        if self._session is None:
            # Completions as lines below the prompt, only on Tab: a screen reader reads them, and nothing pops up.
            self._session = PromptSession(
                complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False, reserve_space_for_menu=0
            )
        return str(self._session.prompt(f"{prompt} ", completer=WordCompleter(list(words), sentence=True)))

    def forget(self) -> None:
        """Forget the lines typed so far: the arrow keys would bring them back to another."""
        self._session = None

    def write(self, text: str) -> None:
        """Lines on the screen; on a terminal long ones are broken between words."""
        if self.is_terminal:
            width = max(shutil.get_terminal_size().columns - 1, 30)
            text = "\n".join(
                piece
                for line in text.split("\n")
                for piece in (textwrap.wrap(line, width, **AS_IT_IS) if len(line) > width else [line])
            )
        say(text)

    def hide(self, instead: str) -> None:
        """Clear the screen, and what was typed there; where there is none, say a line instead, if there is one."""
        self.forget()
        if self.is_terminal:
            click.echo(CLEAR, sys.stdout, nl=False, color=True)
        elif instead:
            say(instead)
