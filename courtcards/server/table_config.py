"""What was agreed on when a table was created."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import Field

from courtcards.games import GAMES

DAY = 24 * 60 * 60 * 1000  # milliseconds
LISTED_FOR = DAY  # how long an open table stays in the lobby, and a game after its last event
SECOND = 1000

LevelId: TypeAlias = Literal["page", "squire", "herald", "knight", "chancellor", "sovereign"]
if TYPE_CHECKING:
    GameId: TypeAlias = str
else:
    GameId = Literal[GAMES]


@dataclass(frozen=True, slots=True)
class Untimed:
    kind: Literal["untimed"] = "untimed"


@dataclass(frozen=True, slots=True)
class RealTime:
    """Each player has a clock that runs during their turns, and gets some time back after each."""

    seconds: Annotated[int, Field(ge=10, le=24 * 60 * 60)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0  # seconds
    kind: Literal["live"] = "live"


@dataclass(frozen=True, slots=True)
class Days:
    """Each decision may take some days."""

    days: Annotated[int, Field(ge=1, le=30)]
    kind: Literal["days"] = "days"


Pace: TypeAlias = Annotated[Untimed | RealTime | Days, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True)
class Overtime:
    """What happens after a missed deadline: a bot makes one decision, or takes the seat until the player returns."""

    does: Literal["decide", "take"] = "decide"
    level: LevelId = "knight"


@dataclass(frozen=True, slots=True)
class TableConfig:
    game: GameId
    options: dict[str, Any]  # of the game, with `players`
    seats: tuple[LevelId | None, ...]  # a bot's level, or None: open
    pace: Pace = field(default_factory=Untimed)
    overtime: Overtime = field(default_factory=Overtime)
    patience: int = 120  # takeover_after: seconds until a lost player's seat may be handed to a bot
    bot_pace: float = 1.0  # seconds a bot takes at least
    listed: bool = False  # in the lobby; otherwise people need the link
    spectators: bool = True
