"""The messages of a live table, one type for each message and direction.

The code uses these types, `docs/protocol.md` and the browser's types are generated from them, and the tests
check every message against them. Version 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypeAlias

from pydantic import Field, StringConstraints, TypeAdapter
from typing_extensions import TypedDict

from courtcards.games import GAMES, rules_of
from courtcards.games.view_types import CardsMove, DealMove
from courtcards.games.view_types import View as View
from courtcards.server.table_config import GameId, LevelId, Overtime, Pace

VERSION = 1

SubmissionId: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=5)]
ShortText: TypeAlias = Annotated[str, StringConstraints(max_length=80)]

# Parts of messages


class Said(TypedDict):
    """A sentence to show in any language: the id of its text and its arguments, which may be sentences themselves."""

    id: str
    args: dict[str, Any]


class SeatInfo(TypedDict):
    kind: Literal["open", "person", "bot"]
    name: str  # empty for an open seat
    player: str | None  # a person's public id
    level: LevelId | None  # of the bot that sits here
    stand_in: LevelId | None  # of the bot that plays for an absent person
    why: Literal["absent", "overtime", "left"] | None  # and why it does
    owes: Literal["hash", "text"] | None  # what this person's client must send before the game can begin
    hash: NotRequired[
        str
    ]  # of the text this person's client will show; missing when there is none, and once play begins
    patience: NotRequired[int]  # seconds, if this person allows a shorter wait; missing otherwise


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
    texts_due: int | None  # once all seats are taken: when all texts must have been shown, milliseconds since 1970
    closed: NotRequired[bool]  # true if an operator closed the table; missing otherwise
    daily: NotRequired[str]  # the day whose deal is played here, as 2026-11-16; missing otherwise


class Clock(TypedDict):
    left: int  # milliseconds
    running: bool


# Views and movements are of the games: each has its own in `view_types.py`.
Movement: TypeAlias = CardsMove | DealMove
if not TYPE_CHECKING:
    _RULES = [rules_of(id) for id in GAMES]
    _MOVEMENTS = CardsMove, DealMove, *(type for rules in _RULES for type in rules.movement_types)
    View = Annotated[reduce(or_, (rules.view_type for rules in _RULES)), Field(discriminator="game")]
    Movement = Annotated[reduce(or_, _MOVEMENTS), Field(discriminator="move")]


class Happened(TypedDict):
    """An event of the table's log as the viewer may see it."""

    kind: str
    seat: NotRequired[int]
    action: NotRequired[str]  # in notation; missing if it is secret
    by: NotRequired[LevelId | None]  # the bot that decided instead of the player
    name: NotRequired[str]
    level: NotRequired[LevelId | None]
    why: NotRequired[str]
    seconds: NotRequired[int]
    table: NotRequired[str]
    seats: NotRequired[list[int]]  # that became free
    commitment: NotRequired[str]  # to the secret that was drawn then
    removed: NotRequired[bool]  # whether the host removed whoever sat there


class Step(TypedDict):
    """Something that happened, and the movements it caused."""

    version: int
    at: int  # milliseconds since 1970
    event: Happened
    movements: list[Movement]
    round: NotRequired[int]  # of a decision in the game, from 1
    turn: NotRequired[int]  # of a decision in the game: turns completed before it in the round


class Presence(TypedDict):
    here: bool
    lost_at: int | None  # when the connection was lost, milliseconds since 1970; None while here, or if never here
    hand_over_at: int | None  # when the others may first hand the seat to a bot


# From the client


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message: who I am, and what I have seen."""

    type: Literal["hello"]
    protocol: Annotated[int, Field(ge=0, le=2**31)]
    token: Annotated[str, StringConstraints(max_length=100)] | None = None
    seen: Annotated[int, Field(ge=0)] | None = None
    back: bool | None = None  # take my seat back from the bot that plays for me; null: unless I left it


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

    Nobody can shorten the wait below the table's patience, except for their own seat: after that, the others can, too.
    """

    type: Literal["wait"]
    id: SubmissionId
    seat: SeatNumber
    seconds: Annotated[int, Field(ge=0, le=7 * 24 * 3600)]


@dataclass(frozen=True, slots=True)
class Hint:
    """What would the strongest bot do in my place? Answered only if all my opponents are bots."""

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
    version: int  # events the viewer has learned of
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
    """Somebody has connected or left."""

    type: Literal["around"]
    now: int
    presence: list[Presence]
    watching: int


class Notice(TypedDict):
    """The operators' notice to everyone has changed."""

    type: Literal["notice"]
    text: str | None  # in the operator's words; None if there is no notice any more
    restarting: bool  # the server takes no new tables, because it is about to restart


class Preparing(TypedDict):
    """Levels of bots at the table that can't decide yet: their code is being compiled. Empty when all are ready."""

    type: Literal["preparing"]
    levels: list[LevelId]


class Advice(TypedDict):
    """What the strongest bot would do, given what the player who asked may know."""

    type: Literal["advice"]
    answers: str
    version: int  # the advice is for the position after this many events
    action: str  # in notation
    why: Said | None  # the reason, taken from the position


class Done(TypedDict):
    """A submission was applied before, or changed nothing worth reporting."""

    type: Literal["done"]
    answers: str


class Refusal(TypedDict):
    """A submission was not applied; nothing has changed."""

    type: Literal["refused"]
    answers: str | None
    reason: Said


class Goodbye(TypedDict):
    """The server is about to close this connection. If `again` is true, reconnecting later may help."""

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
