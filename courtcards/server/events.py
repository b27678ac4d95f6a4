"""What can happen at a table, as its log stores it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from courtcards.server.encode import to_json
from courtcards.server.table_config import TableConfig


@dataclass(frozen=True, slots=True)
class Created:
    """Somebody created the table. The commitment is shown before anyone sits down."""

    terms: TableConfig
    host: str  # player
    commitment: str
    rematch_of: str | None = None  # table
    daily: str | None = None  # the day whose deal is played here, as 2026-11-16
    kind: Literal["created"] = "created"


@dataclass(frozen=True, slots=True)
class Sat:
    seat: int
    player: str
    name: str
    text: str = ""  # part of the deal, only in logs of the first version
    hash: str | None = None  # SHA-256 of the text that the player's client will show when all seats are taken
    kind: Literal["sat"] = "sat"


@dataclass(frozen=True, slots=True)
class Promised:
    """A player's client has chosen another text, because the first one was shown and then a seat became free."""

    seat: int
    hash: str
    kind: Literal["promised"] = "promised"


@dataclass(frozen=True, slots=True)
class Revealed:
    """A player's client has shown its text, after all seats were taken."""

    seat: int
    text: str
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class Redrawn:
    """Seats became free because a text did not come, or was the wrong one: the server has drawn another secret."""

    seats: tuple[int, ...]
    commitment: str
    removed: bool = False  # by the host
    kind: Literal["redrawn"] = "redrawn"


@dataclass(frozen=True, slots=True)
class Left:
    """A player left before the start."""

    seat: int
    removed: bool = False  # by the host
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Filled:
    """The host put a bot into a seat before the start, or removed it (level None)."""

    seat: int
    level: str | None
    kind: Literal["filled"] = "filled"


@dataclass(slots=True)  # not frozen like the others: creating one, for every move, is three times as fast
class Played:
    seat: int
    action: str
    by: str | None = None  # level of the bot that decided; None: the player
    id: str | None = None  # the submission's id: a repeated one is applied once
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class Handed:
    """A bot plays for a player, who gets the seat back on return."""

    seat: int
    level: str
    why: Literal["absent", "overtime", "left"]
    kind: Literal["handed"] = "handed"


@dataclass(frozen=True, slots=True)
class Returned:
    seat: int
    kind: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class Waiting:
    """How long to wait for an absent player, in seconds from the loss of the connection."""

    seat: int
    seconds: int
    by: int | None = None  # the seat that chose it; None in logs of the first version
    kind: Literal["waiting"] = "waiting"


@dataclass(frozen=True, slots=True)
class Slept:
    """Everybody has left: clocks stand still."""

    kind: Literal["slept"] = "slept"


@dataclass(frozen=True, slots=True)
class Woke:
    kind: Literal["woke"] = "woke"


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The game was given up. Whoever stayed longest has won, whatever the record says."""

    player: str | None = None  # None: nobody was left to play
    winners: tuple[int, ...] = ()  # seats; none if the game had not begun, or in logs of the first version
    kind: Literal["given-up"] = "given-up"


@dataclass(frozen=True, slots=True)
class Closed:
    """An operator closed the table. Nobody has won."""

    kind: Literal["closed"] = "closed"


@dataclass(frozen=True, slots=True)
class Again:
    """A rematch was created, at another table."""

    table: str
    kind: Literal["again"] = "again"


Event: TypeAlias = (
    Created
    | Sat
    | Promised
    | Revealed
    | Redrawn
    | Left
    | Filled
    | Played
    | Handed
    | Returned
    | Waiting
    | Slept
    | Woke
    | GivenUp
    | Closed
    | Again
)
EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")])


def to_body(event: Event) -> str:
    return to_json(event)


def from_body(body: str | bytes) -> Event:
    return EVENT.validate_json(body)
