"""The messages of a live table, one type for each message and direction.

These types are what the code uses, what `docs/protocol.md` and the browser's types are made from, and what the tests
hold every message against. Version 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypeAlias

from pydantic import Field, StringConstraints, TypeAdapter
from typing_extensions import TypedDict

from courtcards.server.table_config import GameId, LevelId, Overtime, Pace
from courtcards.views import CallPiles as CallPiles
from courtcards.views import CallView, GloryView, Show
from courtcards.views import CommonView as CommonView
from courtcards.views import Figures as Figures
from courtcards.views import GloryPiles as GloryPiles
from courtcards.views import Leaving as Leaving
from courtcards.views import SentSet as SentSet
from courtcards.views import SetOnTable as SetOnTable
from courtcards.views import Task as Task

VERSION = 1

SubmissionId: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=5)]
ShortText: TypeAlias = Annotated[str, StringConstraints(max_length=80)]

# Parts of messages


class Said(TypedDict):
    """A sentence in no language yet: the id of its text and what to put into it, which may be sentences again."""

    id: str
    args: dict[str, Any]


class SeatInfo(TypedDict):
    kind: Literal["open", "person", "bot"]
    name: str  # empty for an open seat
    player: str | None  # a person's public id
    level: LevelId | None  # of the bot that sits here
    stand_in: LevelId | None  # of the bot that plays for an absent person
    why: Literal["absent", "overtime", "left"] | None  # and why it does
    owes: Literal["hash", "text"] | None  # what the game waits for from this person's client before it can begin


class Fairness(TypedDict):
    commitment: str
    secret: str
    texts: list[str]


class TableInfo(TypedDict):
    """What anyone with the link may know about a table."""

    id: str
    game: GameId
    options: dict[str, Any]  # of the game, with `players`
    status: Literal["open", "playing", "over", "given-up"]
    seats: list[SeatInfo]
    pace: Pace
    overtime: Overtime
    patience: int  # seconds until the seat of a lost player may be handed to a bot
    bot_pace: float  # seconds a bot takes at least
    listed: bool
    spectators: bool
    host: str  # player
    commitment: str  # SHA-256 of the secret, shown before anyone sits down
    fairness: Fairness | None  # once the game is over; of a daily deal, only in the record
    created_at: int  # milliseconds since 1970
    updated_at: int
    rematch_of: str | None  # table
    again: str | None  # the table of the rematch
    totals: list[int] | None  # points by seat, once the game has begun
    winners: list[int]  # seats, once the game is over; if it was given up, those who stayed
    texts_due: int | None  # all seats are taken: when every client must have shown its text, milliseconds since 1970
    closed: NotRequired[bool]  # true if an operator closed the table; missing otherwise
    daily: NotRequired[str]  # the day whose deal is played here, as 2026-11-16; missing otherwise


class Clock(TypedDict):
    left: int  # milliseconds
    running: bool


# Views and their parts are in `courtcards/views.py`.

View: TypeAlias = Annotated[GloryView | CallView, Field(discriminator="game")]


# Cards go from one place to another; null where the viewer cannot see which.
CardsMove = TypedDict("CardsMove", {"move": Literal["cards"], "cards": list[str | None], "from": str, "to": str})
FigureMove = TypedDict("FigureMove", {"move": Literal["figure"], "from": str, "to": str})


class TaskMove(TypedDict):
    """A task is revealed."""

    move: Literal["task"]
    seat: int
    deck: Literal["A", "B", "C"]
    character: str


class TaskScore(TypedDict):
    """What a revealed task brought to the owner of the set."""

    seat: int  # that revealed it
    deck: Literal["A", "B", "C"]
    character: str
    cards: int
    each: int
    points: int  # cards × each


class ScoreParts(TypedDict):
    """What one player's score of a round is the sum of."""

    sets: dict[str, int]  # character → points
    for_sets: int
    tasks: list[TaskScore]
    for_tasks: int
    total: int  # so far, with this round


class ScoreMove(TypedDict):
    """A round of Call to Glory is over."""

    move: Literal["score"]
    round: int
    ending: str
    scores: list[int]
    parts: list[ScoreParts]  # by seat


class DealMove(TypedDict):
    """A new round: how many cards everybody got, the viewer's own, and what open piles start with."""

    move: Literal["deal"]
    round: int
    hands: list[int]
    hand: dict[str, int]
    piles: NotRequired[list[str]]


class ReshuffleMove(TypedDict):
    move: Literal["reshuffle"]
    cards: int  # in the new deck


class CallMove(TypedDict):
    """The round of Come to Call has stopped: all choose their sets."""

    move: Literal["call"]
    ending: str


class ShowMove(Show):
    """All sets are revealed."""

    move: Literal["show"]
    round: int
    totals: list[int]  # by seat, with this show


Movement: TypeAlias = Annotated[
    CardsMove | FigureMove | TaskMove | ScoreMove | DealMove | ReshuffleMove | CallMove | ShowMove,
    Field(discriminator="move"),
]


class Happened(TypedDict):
    """An event of the table's log as the viewer may see it."""

    kind: str
    seat: NotRequired[int]
    action: NotRequired[str]  # in notation; missing where it is secret
    by: NotRequired[LevelId | None]  # the bot that decided instead of the player
    name: NotRequired[str]
    level: NotRequired[LevelId | None]
    why: NotRequired[str]
    seconds: NotRequired[int]
    table: NotRequired[str]
    seats: NotRequired[list[int]]  # that became free
    commitment: NotRequired[str]  # to the secret that was drawn then


class Step(TypedDict):
    """Something that happened, and what moved by it."""

    version: int
    at: int  # milliseconds since 1970
    event: Happened
    movements: list[Movement]
    round: NotRequired[int]  # of a decision in the game, from 1
    turn: NotRequired[int]  # of a decision in the game: turns completed before it in the round


class Presence(TypedDict):
    here: bool
    lost_at: int | None  # when the connection was lost, milliseconds since 1970; None while here, or never here
    hand_over_at: int | None  # from when on the others may hand the seat to a bot


# From the client


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message: who I am, and what I have seen."""

    type: Literal["hello"]
    protocol: Annotated[int, Field(ge=0, le=2**31)]
    token: Annotated[str, StringConstraints(max_length=100)] | None = None
    seen: Annotated[int, Field(ge=0)] | None = None
    back: bool = True  # take my seat back from the bot that plays for me


@dataclass(frozen=True, slots=True)
class Play:
    """My decision. The id is mine; the same submission sent again is applied once."""

    type: Literal["play"]
    id: SubmissionId
    action: ShortText


@dataclass(frozen=True, slots=True)
class HandOver:
    """Let a bot play for a player whose connection is lost."""

    type: Literal["hand-over"]
    id: SubmissionId
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Wait:
    """Wait this long for a lost player, in seconds from the loss of the connection.

    Nobody can shorten the wait below the table's patience, except for their own seat.
    """

    type: Literal["wait"]
    id: SubmissionId
    seat: SeatNumber
    seconds: Annotated[int, Field(ge=0, le=7 * 24 * 3600)]


@dataclass(frozen=True, slots=True)
class Hint:
    """What would the strongest bot do in my place? It says so only where nobody but bots plays against me."""

    type: Literal["hint"]
    id: SubmissionId


@dataclass(frozen=True, slots=True)
class Ping:
    type: Literal["ping"]
    id: SubmissionId


FromClient: TypeAlias = Annotated[Hello | Play | HandOver | Wait | Hint | Ping, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)

# From the server


class State(TypedDict):
    """Everything: the first answer, and whenever more than the game has changed."""

    type: Literal["state"]
    protocol: int
    version: int  # events the viewer has learnt of
    now: int  # the server's clock, milliseconds since 1970
    seat: int | None  # the viewer's
    table: TableInfo
    view: View | None  # None before the game begins
    why_not: dict[str, Said]  # action or its beginning → reason; the longest that fits applies
    clocks: list[Clock] | None
    presence: list[Presence]
    watching: int  # spectators
    steps: list[Step]  # what the client has missed, or what has just happened; the newest last
    whole: bool  # whether `steps` holds all that happened since the version the client had seen
    answers: str | None  # the submission that this answers


class Update(TypedDict):
    """The next event of the game."""

    type: Literal["update"]
    version: int
    now: int
    view: View
    why_not: dict[str, Said]
    clocks: list[Clock] | None
    steps: list[Step]
    answers: str | None


class Around(TypedDict):
    """Who is here has changed."""

    type: Literal["around"]
    now: int
    presence: list[Presence]
    watching: int


class Notice(TypedDict):
    """What the operators of the server tell everyone has changed."""

    type: Literal["notice"]
    text: str | None  # in the operator's words; None: nothing any more
    restarting: bool  # the server takes no new tables, because it is about to restart


class Preparing(TypedDict):
    """Bots at the table that cannot decide yet, because their code is being compiled; none any more: all are ready."""

    type: Literal["preparing"]
    levels: list[LevelId]


class Advice(TypedDict):
    """What the strongest bot would do, by what the player who asked may know."""

    type: Literal["advice"]
    answers: str
    version: int  # the advice is for the position after this many events
    action: str  # in notation
    why: Said | None  # what speaks for it, made from the position


class Done(TypedDict):
    """A submission had been applied before, or changed nothing that needs telling."""

    type: Literal["done"]
    answers: str


class Refusal(TypedDict):
    """A submission was not applied; nothing has changed."""

    type: Literal["refused"]
    answers: str | None
    reason: Said


class Goodbye(TypedDict):
    """The server will close this connection, and says why; coming back later may help."""

    type: Literal["goodbye"]
    reason: Said
    again: bool


class Pong(TypedDict):
    type: Literal["pong"]
    answers: str
    now: int


FromServer: TypeAlias = Annotated[
    State | Update | Around | Notice | Preparing | Advice | Done | Refusal | Goodbye | Pong, Field(discriminator="type")
]
FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)
