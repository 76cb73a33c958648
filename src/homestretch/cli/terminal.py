"""A table in the terminal: lines of text only, so that a screen reader reads it all, and the text grammar to act."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from homestretch.cli.console import FAILED, INTERRUPTED, printable, say, say_error
from homestretch.cli.keyboard import Keyboard
from homestretch.cli.table import Luck, Table, resumed, seated
from homestretch.engine.errors import IllegalAction, InvalidAction
from homestretch.play.narrate import Narrator, Words

COMMANDS = ("?", "help", "board", "log", "money", "undo", "quit")


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
        self.told: list[str] = []
        self.here: int | None = alone
        self.read_up_to = dict.fromkeys(table.people, 0)

    # Words

    def say(self, message: str, **values: object) -> None:
        """A text of the terminal's own."""
        say(self.words.text(message, **values))

    def name(self, seat: int) -> str:
        """The name at a seat."""
        return printable(self.table.names[seat])

    def listed(self, names: list[str]) -> str:
        """Names as a sentence has them: "Ann, Ben and Cat"."""
        *first, last = names
        return self.words.text("cli-listed-and", first=", ".join(first), last=last) if first else last

    def tell(self, who: str, text: str) -> None:
        """Tell what the last action of a player (or, with "", of chance) did: its notes as sentences, a throw or a
        turned card with its own text first.
        """
        state = self.table.state
        said = self.narrator.sentences(state.notes(self.reader))
        verb = state.rules.grammar.read(text).verb
        if verb in state.rules.by_hand:
            said = [f"{text}: {said[0]}", *said[1:]] if said else [text]
        elif not said and who and verb in state.rules.open_verbs:
            said = [f"{who}: {text}"]
        for line in said:
            say(line)
        self.told += said

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
            if line in ("", "roll", "turn"):
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
        self.say("cli-your-turn", name=self.name(seat))
        while self.table.state is state and seat in state.waiting():
            line = self.keyboard.read(f"{self.name(seat)}>", [*state.legal_actions(seat), *COMMANDS])
            if self.obey(line, seat):
                continue
            if not line:
                self.list_legal(seat)
                continue
            try:
                self.table.person_acts(seat, line)
            except (InvalidAction, IllegalAction) as error:
                say(printable(str(error)))
                continue
            self.tell(self.name(seat), line)
            return

    def obey(self, line: str, seat: int) -> bool:
        """Carry a command out; returns False where the line is none."""
        if line == "?":
            self.list_legal(seat)
        elif line == "help":
            self.say("cli-help")
        elif line == "board":
            say(self.table.board(seat))
        elif line == "log":
            say("\n".join(self.told))
        elif line == "money":
            self.show_money(seat)
        elif line == "undo":
            outcome, text = self.table.undo(None if not self.table.hides() else self.here)
            self.say("cli-undone" if outcome == "undone" else f"cli-undo-{outcome}", text=text)
        elif line == "quit":
            raise Quit
        else:
            return False
        return True

    def take_over(self, seat: int) -> None:
        """Let a person sit down in front of the screen, hidden from the others where the game has secrets."""
        state = self.table.state
        if self.table.hides() and self.here != seat:
            self.keyboard.hide(self.words.text("cli-hidden", name=self.name(seat)))
            while self.table.state is state:
                line = self.keyboard.read(self.words.text("cli-hand-over", name=self.name(seat)), ("undo", "quit"))
                if not line:
                    break
                if line in ("undo", "quit"):
                    self.obey(line, seat)
            if self.table.state is not state:
                return
            self.keyboard.hide("")
            missed = self.told[self.read_up_to[seat] :]
            if missed:
                self.say("cli-since")
                say("\n".join(missed))
        self.here = seat
        self.read_up_to[seat] = len(self.told)
        if self.boards:
            say(self.table.board(seat))

    # What can be looked at

    def list_legal(self, seat: int) -> None:
        """The legal forms of a seat, one a line."""
        forms = self.table.state.legal_actions(seat)
        if not forms:
            self.say("cli-only-enter")
            return
        self.say("cli-you-can")
        say("\n".join(f"  {form}" for form in forms))

    def show_money(self, seat: int) -> None:
        """What everyone has, as far as the seat may know."""
        for account, amount in self.table.state.money_seen(seat).items():
            owner = (
                self.words.text(f"cli-account-{account}") if account[1:].isalpha() else self.name(int(account[1:]) - 1)
            )
            self.say("cli-money", account=owner, amount=amount)

    def show_result(self) -> None:
        """The end: the table, the figures, who has won."""
        state = self.table.state
        say(self.table.board(self.reader))
        self.say("cli-over")
        for seat, score in enumerate(state.scores()):
            self.say("cli-result", name=self.name(seat), score=score)
        winners = [self.name(seat) for seat in state.winners()]
        self.say("cli-winner", names=self.listed(winners), count=len(winners))


def own_file(game: str) -> Path:
    """A name for a record in the current folder: the game and the moment, in characters that every system takes."""
    return Path(f"homestretch-{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.jsonl")


def play_here(
    table: Table, auto: bool, seed: int | None, save: Path | None, language: str, *, boards: bool = True
) -> int:
    """Play a table here; returns the exit status."""
    screen = Screen(table, Luck(seed), language, auto=auto, boards=boards)
    file = save or own_file(table.game.name)
    try:
        screen.run()
        if save is not None:
            table.save(save)
            screen.say("cli-record", file=printable(str(save)))
        return 0
    except Quit:
        status = 0
    except EOFError:
        status = FAILED
    except KeyboardInterrupt:
        say()
        status = INTERRUPTED
    if table.touched:
        table.save(file)
        screen.say("cli-saved", file=printable(str(file)))
    if status == FAILED:
        say_error(screen.words.text("cli-ended"))
    return status


__all__ = ["play_here", "resumed", "seated"]
