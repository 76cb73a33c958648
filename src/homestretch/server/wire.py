"""What the server and its viewers say to each other (docs/wire.md): the one source of the client's types and of the
OpenAPI schema.

Decoding is strict: numbers are never read from texts, floats or booleans, and unknown kinds of message are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Phase = Literal["open", "playing", "over"]
Pace = Literal["calm", "normal", "brisk", "instant"]
Level = Literal["random", "basic"]
OptionValue = int | bool | str | list[int]

ActionId = Annotated[str, Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
ShortText = Annotated[str, Meta(max_length=200)]
ChatText = Annotated[str, Meta(max_length=500)]
# Where Python reads it, `$` alone would let a line break through at the end.
Entropy = Annotated[str, Meta(max_length=128, pattern=r"^([0-9a-f]{2})+$(?!\n)")]


# Games and rules


class SeatRange(Struct):
    """How many may play, and how many usually do."""

    low: int
    high: int
    usual: int


class OptionInfo(Struct):
    """One option of a game as it is declared: what it allows, what is usual, what it is for."""

    name: str
    kind: Literal["int", "yes-no", "choice", "list", "seat"]
    usual: OptionValue
    clause: str
    title: str
    sentence: str
    low: int | None = None
    high: int | None = None
    step: int | None = None
    choices: list[str] | None = None
    length: int | None = None


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    tagline: str
    seats: SeatRange
    options: list[OptionInfo]


class Paragraph(Struct):
    """One paragraph of a rulebook with the clauses it tells; `ruling` where one of them is ours and not the
    rulebook's.
    """

    text: str
    clauses: list[str]
    ruling: bool


class RulesPage(Struct):
    """One section of a rulebook."""

    id: str
    title: str
    paragraphs: list[Paragraph]


# Tables, asked for and found


class SeatWish(Struct, forbid_unknown_fields=True):
    """What a seat of a new table shall be."""

    kind: Literal["you", "open", "bot"]
    name: ShortText | None = None
    level: Level | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A wish for a table; `entropy` goes into the dealing (see Fair)."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[str, OptionValue] = {}
    name: ShortText | None = None
    pace: Pace = "normal"
    public: bool = True
    entropy: Entropy | None = None


class Joined(Struct):
    """A seat and its token; `seat` is null for a host who only watches."""

    table: str
    seat: int | None
    token: str
    code: str


class TableCard(Struct):
    """A table as the lobby lists it."""

    table: str
    game: str
    name: str
    code: str | None
    seats: int
    taken: int
    phase: Phase


class JoinWish(Struct, forbid_unknown_fields=True):
    """A wish to sit down at an open table."""

    name: ShortText
    code: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber | None = None
    entropy: Entropy | None = None


class SeatChange(Struct, forbid_unknown_fields=True):
    """The host's change of a seat before the start."""

    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level | None = None


class Deed(Struct, forbid_unknown_fields=True):
    """An action by HTTP; `do` is its text."""

    id: ActionId
    version: Version
    do: ShortText


class ChanceStart(Struct, forbid_unknown_fields=True):
    """The start of a chance event by HTTP."""

    id: ActionId
    version: Version


class Done(Struct):
    """The answer to an action that is carried out and stored."""

    id: str
    version: int


class Nothing(Struct, forbid_unknown_fields=True):
    """A body without content."""


# What a viewer sees


class SeatView(Struct):
    """Who sits where, and whether he is here and has his chance events started for him."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    here: bool
    auto: bool


class ChanceView(Struct):
    """The chance event that is due; `by_hand` where the trigger starts it."""

    verb: str
    trigger: int | None
    by_hand: bool


class ChoiceView(Struct):
    """A legal choice: its text, and the same in parts."""

    text: str
    verb: str
    what: int
    which: int
    where: int
    low: int
    high: int
    step: int


class Note(Struct):
    """One row of the journal: what happened, by which clause, with numbers by name (seat, amount and others of the
    game's own).
    """

    what: str
    clause: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class Did(Struct):
    """One action: who did what (null when hidden from the viewer), when, and what came of it."""

    version: int
    who: str
    do: str | None
    at: int
    notes: list[Note]


class Fair(Struct):
    """How the dealing can be verified when the game is over (see homestretch.play.fair)."""

    scheme: str
    commitment: str
    entropy: list[str]
    secret: str | UnsetType = UNSET


class Result(Struct):
    """The scores by seat and the winners."""

    scores: list[int]
    winners: list[int]


class TableView(Struct):
    """All that one viewer may know of a table."""

    table: str
    game: str
    name: str
    code: str | None
    invite: str | None
    version: int
    phase: Phase
    pace: Pace
    options: dict[str, OptionValue]
    seats: list[SeatView]
    you: int | None
    host: int | None
    to_move: list[int]
    chance: ChanceView | None
    legal: list[ChoiceView]
    money: dict[str, int]
    view: dict[str, Any]
    result: Result | None
    log: list[Did]
    fair: Fair
    build: str
    deadline: int | None


class Problem(Struct, omit_defaults=True):
    """An error as RFC 9457 has it; `clause` where a rule is broken, `table` (as the asker may see it) where his
    version was old.
    """

    title: str
    status: int
    detail: str
    type: str = "about:blank"
    clause: str | None = None
    version: int | None = None
    table: TableView | None = None


# Messages of a viewer


class Hello(Struct, tag="hello"):
    """The first message: who speaks, and what he has seen last."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    version: Version | None = None


class Act(Struct, tag="act"):
    """An action; `id` makes it count once, `version` is the one the viewer saw."""

    id: ActionId
    version: Version
    do: ShortText


class Start(Struct, tag="start"):
    """The trigger starts the chance event that waits for him."""

    id: ActionId
    version: Version


class Auto(Struct, tag="auto"):
    """Start my chance events for me, or no longer."""

    on: bool


class Say(Struct, tag="say"):
    """Chat."""

    text: ChatText


class Ping(Struct, tag="ping"):
    """Is the line alive? Answered by a beat."""


ToServer = Hello | Act | Start | Auto | Say | Ping


# Messages to a viewer


class Full(Struct, tag="full"):
    """The whole table: first, and after any gap."""

    table: TableView


class Event(Struct, tag="event"):
    """What has happened since version `since`, and how the table stands now."""

    since: int
    version: int
    did: list[Did]
    table: TableView


class Answer(Struct, tag="answer", omit_defaults=True):
    """The answer to an act or a start."""

    id: str
    ok: bool
    version: int
    problem: Problem | None = None


class Said(Struct, tag="said"):
    """Chat; `seat` is null for the server."""

    seat: int | None
    name: str
    text: str


class Presence(Struct, tag="presence"):
    """Who is here now."""

    seats: list[SeatView]


class Beat(Struct, tag="beat"):
    """The line is alive."""


class Closing(Struct, tag="closing"):
    """The server ends this line, and why."""

    why: str


ToViewer = Full | Event | Answer | Said | Presence | Beat | Closing

read_message = msgspec.json.Decoder(ToServer).decode
write = msgspec.json.Encoder().encode
