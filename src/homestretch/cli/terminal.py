"""A table in the terminal: lines of text only, so that a screen reader reads it all, and the text grammar to act."""

from __future__ import annotations

import signal
import tempfile
import threading
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from homestretch.cli.console import FAILED, INTERRUPTED, printable, say_error
from homestretch.cli.hints import as_meant, explained, in_few_lines, nearest, verb_words, verbs_now
from homestretch.cli.keyboard import Keyboard
from homestretch.cli.table import Luck, Table, resumed, seated
from homestretch.engine.contract import CHANCE
from homestretch.engine.errors import IllegalAction, InvalidAction
from homestretch.play.narrate import Narrator, Words
from homestretch.play.state import State

COMMANDS = ("?", "help", "board", "log", "money", "odds", "undo", "quit")
# What people type for quit as well.
LEAVING = ("quit", "exit", "q")
# A longer line is no action; so much of it is enough to know it again.
LONGEST_SHOWN = 60


class Quit(Exception):
    """Somebody wants to stop."""


class Screen:
    """One table on one screen: who is in front of it, what has been told, and to whom."""

    def __init__(self, table: Table, luck: Luck, language: str, *, auto: bool, boards: bool) -> None:
        self.table = table
        self.luck = luck
        self.auto = auto
        self.boards = boards
        self.keyboard = Keyboard()
        self.words = Words(("cli",), language)
        alone = next(iter(table.people)) if len(table.people) == 1 else None
        self.reader = alone
        self.narrator = Narrator(table.game.name, [printable(name) for name in table.names], language, alone)
        # What all may know, in order; how much of it each person has read, and how much the hidden screen has shown.
        self.told: list[str] = []
        self.shown_to_all = 0
        # How much had been told when a person acted, by the number of actions before it: for undo.
        self.told_at: dict[int, int] = {}
        self.here: int | None = alone
        # Whether the screen waits for somebody to take over: whoever sat there last may have gone.
        self.hidden = False
        self.read_up_to = dict.fromkeys(table.people, 0)

    # Words

    def say(self, message: str, **values: object) -> None:
        """A text of the terminal's own."""
        self.write(self.words.text(message, **values))

    def write(self, *lines: str) -> None:
        """Lines on the screen."""
        self.keyboard.write("\n".join(lines))

    def name(self, seat: int) -> str:
        """The name at a seat."""
        return printable(self.table.names[seat])

    def listed(self, names: list[str]) -> str:
        """Names as a sentence has them: "Ann, Ben and Cat"."""
        *first, last = names
        return self.words.text("cli-listed-and", first=", ".join(first), last=last) if first else last

    def sentences(self, state: State, who: str, text: str, reader: int | None) -> list[str]:
        """What the last action of a player (or, with "", of chance) did, told to a reader: its notes as sentences, a
        throw or a turned card with its own text first.
        """
        said = self.narrator.sentences(state.notes(reader))
        verb = state.rules.grammar.read(text).verb
        if verb in state.rules.by_hand:
            return [f"{text}: {said[0]}", *said[1:]] if said else [text]
        return said or ([f"{who}: {text}"] if who and verb in state.rules.open_verbs else [])

    def tell(self, who: str, text: str, actor: int | None = None) -> None:
        """Tell what happened, and to the person who has just done it what only he may know."""
        state = self.table.state
        public = self.sentences(state, who, text, self.reader)
        alone = actor is None or self.reader is not None
        self.write_all(public if alone else self.sentences(state, who, text, actor))
        self.told += public

    def write_all(self, lines: Iterable[str]) -> None:
        """Lines on the screen; no line, nothing."""
        for line in lines:
            self.write(line)

    def recall(self) -> None:
        """What setting up has done and, where the game goes on from a record, all that had happened: for `log`."""
        past = self.table.game.new_initial_state()
        self.told += self.narrator.sentences(past.notes(self.reader))
        for who, do in self.table.state.history:
            seat = CHANCE if who == "chance" else int(who[1:]) - 1
            past.apply_action(do, seat)
            self.told += self.sentences(past, "" if seat == CHANCE else self.name(seat), do, self.reader)

    # The run of play

    def run(self) -> None:
        """Play to the end; raises Quit, EOFError or KeyboardInterrupt before it."""
        game = self.table.game
        self.say("cli-welcome", title=game.rules.title)
        # The table shows seats by their words, p1 …, as the text grammar has them.
        bot = {seat: self.words.text("cli-bot", name=self.name(seat)) for seat in range(game.seats)}
        everyone = [
            f"p{seat + 1} {self.name(seat) if seat in self.table.people else bot[seat]}" for seat in range(game.seats)
        ]
        self.say("cli-seats", names=self.listed(everyone))
        self.recall()
        if self.table.state.history:
            self.read_up_to = dict.fromkeys(self.table.people, len(self.told))
        else:
            self.write_all(self.told)
        while not self.table.state.is_terminal():
            self.step()
        self.show_result()

    def step(self) -> None:
        """The next thing that happens: chance, a bot, or a person."""
        table = self.table
        if table.state.is_chance_node():
            roller = None if self.auto else table.roller()
            if roller is not None:
                self.ask_to_start(roller)
            if table.state.is_chance_node():  # nobody has taken anything back
                self.tell("", table.befall(self.luck, roller is not None))
        elif any(seat not in table.people for seat in table.state.waiting()):
            # Bots first, where several decide at once: then a person's last word can still be taken back.
            seat, text = table.bot_acts(self.luck)
            self.tell(self.name(seat), text)
        else:
            self.ask(table.state.waiting()[0])

    def ask_to_start(self, seat: int) -> None:
        """Wait until a person starts the throw, or the turn of a card."""
        self.take_over(seat)
        rolls = self.table.state.rules.grammar.patterns[self.table.state.t.chance].startswith("roll")
        while True:
            prompt = self.words.text("cli-roll" if rolls else "cli-start-chance", name=self.name(seat))
            line = self.keyboard.read(prompt, COMMANDS)
            if line.lower() in ("", "roll", "turn"):
                return
            if not self.obey(line, seat):
                self.say("cli-only-enter")
            if not self.table.state.is_chance_node():
                return

    def ask(self, seat: int) -> None:
        """Wait until a person has decided."""
        before = self.table.state
        self.take_over(seat)
        state = self.table.state
        if state is not before:  # something was taken back, and it may be another's turn
            return
        self.say("cli-your-turn", name=self.name(seat), verbs=", ".join(verbs_now(state, seat)))
        while self.table.state is state and seat in state.waiting():
            line = self.keyboard.read(f"{self.name(seat)}>", [*state.legal_actions(seat), *COMMANDS])
            if self.obey(line, seat):
                continue
            if not line:
                self.list_legal(seat)
                continue
            line = as_meant(line, state.rules.grammar)
            self.told_at[len(state.history)] = len(self.told)
            try:
                self.table.person_acts(seat, line)
            except InvalidAction:
                self.say_not_understood(line, seat)
                continue
            except IllegalAction as error:
                self.say_not_allowed(line, error)
                continue
            self.tell(self.name(seat), line, seat)
            return

    def say_not_understood(self, line: str, seat: int) -> None:
        """Say that a line is no action, and what it may have meant."""
        near = nearest(line, [*self.table.state.legal_actions(seat), *COMMANDS])
        self.say("cli-did-you-mean" if near else "cli-not-understood", line=printable(line[:LONGEST_SHOWN]), near=near)

    def say_not_allowed(self, line: str, error: IllegalAction) -> None:
        """Say which rule an action breaks; in other languages than English in the words of the rulebook."""
        if self.words.language == "en":
            self.write(printable(str(error)))
            return
        from homestretch.play.book import read_book

        self.say("cli-not-allowed", line=line, clause=error.clause)
        book = read_book(self.table.game.name, self.words.language)
        paragraphs = [part for section in book.sections for part in section.paragraphs]
        self.write_all(part.text for part in paragraphs if error.clause in part.clauses)

    def obey(self, line: str, seat: int) -> bool:
        """Carry a command out; returns False where the line is none."""
        line = line.lower()
        if line == "?":
            self.list_legal(seat)
        elif line == "help":
            self.say("cli-help")
            self.say(f"cli-board-{self.table.game.name}")
        elif line == "board":
            self.write(self.table.board(seat))
        elif line == "log":
            self.write_all(self.told)
        elif line == "money":
            self.show_money(seat)
        elif line == "odds":
            self.show_odds()
        elif line == "undo":
            self.undo()
        elif line in LEAVING:
            raise Quit
        else:
            return False
        return True

    def undo(self) -> None:
        """Take the last action back where that may be, and what was told of it."""
        outcome, text = self.table.undo(None if not self.table.hides() else self.here)
        if self.hidden and text:  # not what, in front of all
            grammar = self.table.state.rules.grammar
            text = verb_words(grammar.patterns[grammar.read(text).verb])
        self.say("cli-undone" if outcome == "undone" else f"cli-undo-{outcome}", text=text)
        if outcome == "undone":
            count = self.told_at[len(self.table.state.history)]
            del self.told[count:]
            self.shown_to_all = min(self.shown_to_all, count)
            self.read_up_to = {seat: min(read, count) for seat, read in self.read_up_to.items()}

    def take_over(self, seat: int) -> None:
        """Let a person sit down in front of the screen, hidden from the others where the game has secrets."""
        state = self.table.state
        if self.here != seat:
            self.keyboard.forget()
        if self.is_secret(seat) and (self.here != seat or self.hidden):
            self.hide_for(seat)
            while self.table.state is state:
                line = self.keyboard.read(self.words.text("cli-hand-over", name=self.name(seat)), ("undo", "quit"))
                if not line:
                    break
                if line.lower() in ("undo", *LEAVING):
                    self.obey(line, seat)
            if self.table.state is not state:
                return
            self.keyboard.hide("")
            missed = self.told[self.read_up_to[seat] :]
            if missed:
                self.say("cli-since" if self.read_up_to[seat] else "cli-so-far")
                self.write_all(missed)
        self.here = seat
        self.hidden = False
        self.read_up_to[seat] = len(self.told)
        board = self.table.board(seat) if self.boards else self.table.own(seat)
        if board:
            self.write(board)

    def is_secret(self, seat: int) -> bool:
        """Say whether a turn of a person is nobody else's to see: he or who sat there last holds something, or he may
        do what others must not read. A trade, say, is made at an open table.
        """
        if not self.table.hides():
            return False
        if any(self.table.own(each) for each in (seat, self.here)):
            return True
        state = self.table.state
        return any(choice.verb not in state.rules.open_verbs for choice in state.choices(seat))

    def hide_for(self, seat: int) -> None:
        """Hide the screen until somebody takes over. What all may know is shown there, as it was cleared at once."""
        if self.here is not None or not self.keyboard.is_terminal:  # before anyone sat there it had no secrets
            self.keyboard.hide(self.words.text("cli-hidden", name=self.name(seat)))
            if self.keyboard.is_terminal:
                self.write_all(self.told[self.shown_to_all :])
        self.shown_to_all = len(self.told)
        self.hidden = True

    # What can be looked at

    def list_legal(self, seat: int) -> None:
        """The legal forms of a seat, and what they mean."""
        forms = self.table.state.legal_actions(seat)
        if not forms:
            self.say("cli-only-enter")
            return
        self.say("cli-you-can")
        self.write_all(f"  {line}" for line in in_few_lines(forms))
        self.write_all(explained(self.table.state, seat, self.words))

    def show_money(self, seat: int) -> None:
        """What everyone has, as far as the seat may know."""
        for account, amount in self.table.state.money_seen(seat).items():
            owner = (
                self.words.text(f"cli-account-{account}") if account[1:].isalpha() else self.name(int(account[1:]) - 1)
            )
            self.say("cli-money", account=owner, amount=amount)

    def show_odds(self) -> None:
        """The exact chances of this position, one line a kind, the best first."""
        odds = self.table.state.odds()
        if not odds:
            self.say("cli-no-odds")
        for kind, chances in odds.items():
            best = sorted(chances.items(), key=lambda item: -item[1])
            listed = ", ".join(f"{who} {100 * chance:.1f} %" for who, chance in best)
            self.say(f"cli-odds-{kind}", listed=listed)

    def show_result(self) -> None:
        """The end: the table, the figures, who has won."""
        state = self.table.state
        self.write(self.table.board(self.reader))
        self.say("cli-over")
        for seat, score in enumerate(state.scores()):
            self.say("cli-result", name=self.name(seat), score=score)
        winners = [self.name(seat) for seat in state.winners()]
        self.say("cli-winner", names=self.listed(winners), count=len(winners))


def own_file(game: str) -> Path:
    """A name for a record in the current folder: the game and the moment, in characters that every system takes."""
    return Path(f"homestretch-{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.jsonl")


def kept(table: Table, file: Path) -> Path:
    """Save the record in a file, or where that fails in the system's folder for temporary files; returns where."""
    try:
        table.save(file)
    except OSError as error:
        say_error(f"{file}: {error.strerror}")
        file = Path(tempfile.gettempdir()) / own_file(table.game.name)
        table.save(file)
    return file


def end_like_ctrl_c() -> None:
    """Let a closed window and a request to end save the record as Ctrl-C does."""
    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name) and threading.current_thread() is threading.main_thread():
            signal.signal(getattr(signal, name), signal.default_int_handler)


def play_here(
    table: Table, auto: bool, seed: int | None, save: Path | None, language: str, *, boards: bool = True
) -> int:
    """Play a table here; returns the exit status."""
    screen = Screen(table, Luck(seed), language, auto=auto, boards=boards)
    file = save or own_file(table.game.name)
    try:
        end_like_ctrl_c()
        screen.run()
        if save is not None:
            screen.say("cli-record", file=printable(str(kept(table, save))))
        return 0
    except Quit:
        status = 0
    except EOFError:
        status = FAILED
    except KeyboardInterrupt:
        status = INTERRUPTED
    except Exception:  # a window that is gone, a full disk, a fault of ours: whatever it was, the game is not lost
        if table.touched:
            kept(table, file)
        raise
    if table.touched:
        file = kept(table, file)  # before anything is said: the window may be gone
    if status == INTERRUPTED:
        screen.write("")
    if table.touched:
        screen.say("cli-saved", file=printable(str(file)))
    if status == FAILED:
        say_error(screen.words.text("cli-ended"))
    return status


__all__ = ["play_here", "resumed", "seated"]
