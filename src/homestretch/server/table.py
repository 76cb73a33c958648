"""One table in memory: the position that its stored events lead to, and what each viewer may know of it.

Nothing here waits or writes: `Table` is the fold of a list of events. `homestretch.server.play` carries actions out
and `…driver` does what nobody has to start.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, cast

import msgspec
from msgspec import Struct

from homestretch.engine.contract import CHANCE, NONE, Choice
from homestretch.engine.journal import Journal
from homestretch.play.fair import Dealer, new_secret
from homestretch.play.game import Game
from homestretch.play.state import State
from homestretch.server import wire
from homestretch.server.seats import Lobby
from homestretch.server.store import Entry, Kept, now_ms

# Journals are big, and only needed until what they say has been told: all actions of the event loop write into one,
# and a state that waits has one without rows.
SCRATCH = Journal()
WAITING = Journal()
WAITING.rows = []
# How many happenings a view's log holds, and how many are kept for viewers who come back.
LOGGED = 30
KEPT = 90
# Ids of actions that are answered from memory; older ones are looked up in the store.
REMEMBERED = 64

_read_lobby = msgspec.json.Decoder(Lobby).decode
_write = msgspec.json.Encoder().encode


class Happening(Struct, frozen=True):
    """One action as it is told: to everyone, and (encoded likewise) to those seats that may know more."""

    version: int
    public: bytes
    private: tuple[tuple[int, bytes], ...] = ()

    def told_to(self, seat: int | None) -> msgspec.Raw:
        """What a viewer may know of it."""
        return msgspec.Raw(next((told for one, told in self.private if one == seat), self.public))


class Attempt(Struct, frozen=True):
    """An action that can be done: what is to be stored, the state it leads to, and what is told of it."""

    entry: Entry
    state: State
    told: Happening


class Table:
    """A table: its stored head, its lobby, its state, its recent log."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.id = kept.id
        self.game = Game(kept.game, kept.seats, kept.options)
        self.state = self.game.new_initial_state()
        self.state.t.journal = WAITING
        self.lobby = Lobby((), 0)
        self.version = 0
        self.played = 0
        self.dealer = Dealer(kept.secret)
        self.log: deque[Happening] = deque(maxlen=KEPT)
        # The version of the newest action that the log has let go of.
        self.forgotten = 0
        self.answered: dict[str, int] = {}
        # For each seat the first version since which its decision is the same; for chance, since which it is due.
        self.since = [0] * kept.seats
        self.chance_since = 0

    # The fold

    @property
    def phase(self) -> wire.Phase:
        """Whether people still sit down, the game is on, or it is over."""
        if not self.lobby.playing:
            return "open"
        return "over" if self.state.is_terminal() else "playing"

    def replay(self, entries: list[Entry]) -> None:
        """Take stored events up; raises HomestretchError where they cannot have happened by these rules."""
        # Whoever still reads the position from before keeps it; and this may run in any thread.
        self.state = self.to_think()
        for place, entry in enumerate(entries):
            if entry.who == "table":
                self.take_lobby(entry)
                continue
            before, player = self.waited_seats(), player_of(entry.who)
            self.state.apply_action(entry.do, player)
            told = self._tell(entry, self.state, player) if len(entries) - place <= KEPT else None
            self.state.history.clear()
            self._take(entry, self.state, told, before)
        self.state.t.journal = WAITING

    def to_think(self) -> State:
        """A copy of the position for whoever tries actions out."""
        copy = self.state.clone()
        copy.t.journal = Journal()
        return copy

    def attempt(self, state: State, seq: int, player: int, text: str, action_id: str | None = None) -> Attempt:
        """What an action would make of a state; raises HomestretchError where it cannot be done. Changes nothing."""
        trial = state.clone()
        trial.t.journal = SCRATCH
        trial.apply_action(text, player)
        who = "chance" if player == CHANCE else f"p{player + 1}"
        entry = Entry(seq, now_ms(), who, trial.history[-1].do, action_id)
        told = self._tell(entry, trial, player)
        trial.t.journal = WAITING
        trial.history.clear()
        return Attempt(entry, trial, told)

    def take(self, attempt: Attempt) -> None:
        """Take up what has been attempted and stored."""
        self._take(attempt.entry, attempt.state, attempt.told, self.waited_seats())

    def take_lobby(self, entry: Entry) -> None:
        """Take a change at the table itself up."""
        self.lobby = _read_lobby(entry.do)
        self.version = entry.seq
        if self.lobby.playing and self.played == 0:
            self.dealer = Dealer(self.kept.secret, tuple(seat.entropy for seat in self.lobby.seats if seat.entropy))
            self.since = [entry.seq] * self.kept.seats
            self.chance_since = entry.seq
        self._remember(entry)

    def _take(self, entry: Entry, state: State, told: Happening | None, waited: set[int]) -> None:
        """Take an action up that led to `state`; `waited` are the seats that decided before it."""
        actor = player_of(entry.who)
        self.state = state
        self.version = entry.seq
        self.played += 1
        decide = self.waited_seats()
        for seat in range(self.kept.seats):
            # Who decides at the same time as the actor, before and after, has the same decision as before.
            if seat == actor or actor == CHANCE or seat not in waited or seat not in decide:
                self.since[seat] = entry.seq
        self.chance_since = entry.seq
        if told is None:
            self.forgotten = entry.seq
        else:
            if len(self.log) == KEPT:
                self.forgotten = self.log[0].version
            self.log.append(told)
        self._remember(entry)

    def _remember(self, entry: Entry) -> None:
        if entry.action_id is not None:
            self.answered[entry.action_id] = entry.seq
            if len(self.answered) > REMEMBERED:
                del self.answered[next(iter(self.answered))]

    def _tell(self, entry: Entry, state: State, actor: int) -> Happening:
        public = state.notes(None)
        is_open = state.string_to_action(entry.do).verb in self.game.rules.open_verbs
        private: list[tuple[int, bytes]] = []
        for seat in range(self.kept.seats):
            notes = state.notes(seat)
            if notes != public or (seat == actor and not is_open):
                private.append((seat, _did(entry, notes, is_open or seat == actor)))
        return Happening(entry.seq, _did(entry, public, is_open), tuple(private))

    # Who is waited for

    def waited_seats(self) -> set[int]:
        """The seats that decide now."""
        return set(self.state.waiting()) if self.lobby.playing else set()

    def hand(self) -> int | None:
        """The seat that may start the chance event that is due by hand, if there is one."""
        t = self.state.t
        if (
            self.phase == "playing"
            and self.state.is_chance_node()
            and t.chance in self.game.rules.by_hand
            and t.trigger != NONE
        ):
            return int(t.trigger)
        return None

    def is_chance(self) -> bool:
        """Say whether a chance event is due in a running game."""
        return self.phase == "playing" and self.state.is_chance_node()

    def ticket_text(self, state: State, number: int) -> str:
        """The text of the outcome that the dealer draws for `state`, to which `number` actions have led."""
        ticket = self.dealer.draw(number, self.game.rules.tickets(state.t))
        return state.action_to_string(self.game.rules.ticket(state.t, ticket))

    # What a viewer may know

    def seat_views(self, here: Callable[[int], bool]) -> list[wire.SeatView]:
        """The seats as all may see them."""
        seats = enumerate(self.lobby.seats)
        return [wire.SeatView(n, s.kind, s.name, s.level, s.kind == "bot" or here(n), s.auto) for n, s in seats]

    def view(self, seat: int | None, around: Around) -> wire.TableView:
        """The table as a seat (or, with None, an onlooker) may see it, derived from the declared visibility alone."""
        seen = self.state.observation(seat)
        is_open = not self.lobby.playing
        words = {verb: pattern.split()[0] for verb, pattern in self.game.rules.grammar.patterns.items()}
        chance = None
        if self.is_chance():
            verb, trigger = self.state.t.chance, self.state.t.trigger
            chance = wire.ChanceView(words[verb], None if trigger == NONE else trigger, verb in self.game.rules.by_hand)
        choices = [] if is_open or seat is None else self.state.choices(seat)
        return wire.TableView(
            table=self.id,
            game=self.game.name,
            name=self.kept.name,
            code=self.kept.code if is_open else None,
            invite=around.invite(self) if is_open else None,
            version=self.version,
            phase=self.phase,
            pace=self.kept.pace,  # type: ignore[arg-type] # only such paces are stored
            options=seen["options"],
            seats=self.seat_views(around.here),
            you=seat,
            host=None if self.lobby.host < 0 else self.lobby.host,
            to_move=sorted(self.waited_seats()),
            chance=chance,
            legal=[_choice_view(self.state, words, choice) for choice in choices],
            money=seen["money"],
            view=seen["view"],
            result=wire.Result(self.state.scores(), self.state.winners()) if self.phase == "over" else None,
            log=cast("list[wire.Did]", [happening.told_to(seat) for happening in list(self.log)[-LOGGED:]]),
            fair=wire.Fair(**self.dealer.published(over=self.phase == "over")),
            build=around.build,
            deadline=around.deadline(seat),
        )

    def told_since(self, version: int, seat: int | None) -> list[msgspec.Raw] | None:
        """What happened after a version, as a viewer may know it; None where not all of it is kept."""
        if not self.forgotten <= version <= self.version:
            return None
        return [happening.told_to(seat) for happening in self.log if happening.version > version]

    def shrink(self) -> None:
        """Keep no more than a view's log needs, while nobody plays."""
        while len(self.log) > LOGGED:
            self.forgotten = self.log.popleft().version


class Around(Struct, frozen=True):
    """What a view holds beside the table's own: who is here, the build, the invitation's address, and the time left."""

    here: Callable[[int], bool]
    build: str
    invite: Callable[[Table], str]
    deadline: Callable[[int | None], int | None]


def player_of(who: str) -> int:
    """The player number of a record's "p2" or "chance"."""
    return CHANCE if who == "chance" else int(who[1:]) - 1


def open_table(kept: Kept, entries: Iterable[Entry]) -> Table:
    """The table that stored events lead to."""
    table = Table(kept)
    table.replay(list(entries))
    return table


def fresh_secret() -> str:
    """The secret of a new table's dealer."""
    return new_secret()


def _did(entry: Entry, notes: list[dict[str, Any]], is_open: bool) -> bytes:
    told = {"version": entry.seq, "who": entry.who, "do": entry.do if is_open else None, "at": entry.at, "notes": notes}
    return _write(told)


def _choice_view(state: State, words: dict[int, str], choice: Choice) -> wire.ChoiceView:
    return wire.ChoiceView(state.game.rules.grammar.say_choice(choice), words[choice.verb], *choice[1:])
