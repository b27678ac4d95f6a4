"""What happens at a table, as its log keeps it. A table is what its events make of it, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

import orjson
from pydantic import Field, TypeAdapter

from courtcards.server.table_config import TableConfig


@dataclass(frozen=True, slots=True)
class Created:
    """Somebody made the table. The commitment is shown before anyone sits down."""

    terms: TableConfig
    host: str  # player
    commitment: str
    rematch_of: str | None = None  # table
    kind: Literal["created"] = "created"


@dataclass(frozen=True, slots=True)
class Sat:
    seat: int
    player: str
    name: str
    text: str  # what the player's client adds to the deal
    kind: Literal["sat"] = "sat"


@dataclass(frozen=True, slots=True)
class Left:
    """A player got up before the start."""

    seat: int
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Filled:
    """The host put a bot into a seat before the start, or (None) took it away."""

    seat: int
    level: str | None
    kind: Literal["filled"] = "filled"


@dataclass(slots=True)  # not frozen like the others: making one takes a third of the time, and it is made at every move
class Played:
    seat: int
    action: str
    by: str | None = None  # level of the bot that decided; None: the player
    id: str | None = None  # the submission, so that a repeated one is applied once
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
    """The others decided how long they wait for an absent player, in seconds from the loss of the connection."""

    seat: int
    seconds: int
    kind: Literal["waiting"] = "waiting"


@dataclass(frozen=True, slots=True)
class Slept:
    """Everybody is gone: clocks stand still."""

    kind: Literal["slept"] = "slept"


@dataclass(frozen=True, slots=True)
class Woke:
    kind: Literal["woke"] = "woke"


@dataclass(frozen=True, slots=True)
class GivenUp:
    player: str | None = None  # None: nobody was left to play
    kind: Literal["given-up"] = "given-up"


@dataclass(frozen=True, slots=True)
class Again:
    """A rematch was agreed on, at another table."""

    table: str
    kind: Literal["again"] = "again"


Event: TypeAlias = Created | Sat | Left | Filled | Played | Handed | Returned | Waiting | Slept | Woke | GivenUp | Again
EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")])


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a table's log."""

    number: int  # from 1
    at: int  # milliseconds since 1970
    event: Event = field(repr=True)


def written(event: Event) -> str:
    return orjson.dumps(event).decode()


def read(body: str | bytes) -> Event:
    return EVENT.validate_json(body)


def as_json(event: Event) -> dict[str, Any]:
    body: dict[str, Any] = EVENT.dump_python(event)
    return body
