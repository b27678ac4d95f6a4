"""The types of views, for editors and type checkers: what `Game.view` returns, and what a plain bot is given.

def choose(view: GloryView, legal: list[str]) -> str: ...
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from typing_extensions import TypedDict  # Pydantic needs this one before Python 3.12


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


class CommonView(TypedDict):
    options: dict[str, Any]
    names: list[str] | None
    seat: int | None  # None: a spectator
    round: int  # from 1
    phase: str
    to_move: list[int]  # seats that have to act, as far as the viewer may know
    legal: list[str]  # the viewer's legal actions in notation
    hand: dict[str, int]  # card → count
    hand_sizes: list[int]  # by seat
    totals: list[int]  # by seat
    over: bool
    winners: list[int]
    turn: int | None
    turns: int  # completed in this round
    known: list[dict[str, int]]  # by seat: cards that everybody saw taken
    unseen: dict[str, int]  # card → copies of which not everybody knows where they are
    missing: dict[str, int]  # card → how many the viewer's hand lacks for a set of it
    ending: str | None  # how the last finished round ended


class GloryView(CommonView):
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


class SentSet(TypedDict):
    type: str
    cards: str  # in notation
    size: int
    half: bool


class Show(TypedDict):
    sets: list[list[SentSet]]  # by seat
    kept: dict[str, int]  # type → seat, of the sets that were not discarded
    thief: int | None
    type: str | None
    scores: list[int]
    steal: int  # favor for stealing the show; 0 if nobody did
    bonus: dict[str, int]  # type → favor for the size, of the sets that were not discarded


class CallPiles(TypedDict):
    left: list[str]  # the top card last
    right: list[str]


class CallView(CommonView):
    """Come to Call as a viewer sees it."""

    game: Literal["come-to-call"]
    dealer: int
    minimum: int
    favor_needed: int
    cards: dict[str, int]
    show_favor: dict[str, int]  # type → favor for stealing the show with it
    deck: int
    reshuffled: dict[str, int] | None
    piles: CallPiles
    heard: int
    crier: int | None
    sent: list[SentSet]
    last_show: Show | None


View: TypeAlias = GloryView | CallView
