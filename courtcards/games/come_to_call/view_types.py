"""The types of what viewers of Come to Call are shown: views and movements."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from courtcards.games.view_types import CardCounts, View


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


class CallView(View, CardCounts):
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


class ReshuffleMove(TypedDict):
    move: Literal["reshuffle"]
    cards: int  # in the new deck


class CallMove(TypedDict):
    """The round has stopped: all choose their sets."""

    move: Literal["call"]
    ending: str


class ShowMove(Show):
    """All sets are revealed."""

    move: Literal["show"]
    round: int
    totals: list[int]  # by seat, with this show
