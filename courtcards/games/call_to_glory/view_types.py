"""The types of what viewers of Call to Glory are shown: views and movements."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from courtcards.games.view_types import CardCounts, View


class SetOnTable(TypedDict):
    seat: int
    size: int


class Leaving(TypedDict):
    character: str
    count: int


class Figures(TypedDict):
    held: list[int]  # by seat
    stock: int
    usable: int  # by the player whose turn it is, now


class Task(TypedDict):
    character: str | None  # None: unknown to the viewer
    revealed: int | None  # round
    each: int  # points for each card of the set
    points: int | None  # in this round, as the sets lie; None where unknown, or gone since an earlier round


class GloryPiles(TypedDict):
    L: int  # cards left
    R: int
    A: list[str]  # the top card last
    B: list[str]


class GloryView(View, CardCounts):
    """Call to Glory as a viewer sees it."""

    game: Literal["call-to-glory"]
    starter: int
    rounds: int
    characters_needed: int
    piles: GloryPiles
    first_pile: Literal["L", "R", "A", "B"] | None
    leaving: Leaving | None
    sets: dict[str, SetOnTable]
    smallest_lay: dict[str, int]
    unbeatable: list[str]  # characters on the table of which too few cards are left for a larger set
    points: list[int]  # by seat: what lies there would score now, without tasks
    figures: Figures | None
    tasks: list[dict[str, Task]] | None
    scores: list[list[int]]  # by round, by seat


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
    """A round is over."""

    move: Literal["score"]
    round: int
    ending: str
    scores: list[int]
    parts: list[ScoreParts]  # by seat
