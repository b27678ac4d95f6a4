"""The types of what viewers are shown, for editors, type checkers and the protocol. Each game has more of its own.

def choose(view: View, legal: list[str]) -> str: ...
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import ReadOnly, TypedDict  # Pydantic needs this one before Python 3.12


class View(TypedDict):
    """A game as a viewer sees it: what `Game.view` returns, and what a plain bot is given."""

    game: ReadOnly[str]  # its id
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
    ending: str | None  # how the last finished round ended


class CardCounts(TypedDict):
    """What a viewer would otherwise have to count."""

    known: list[dict[str, int]]  # by seat: cards that everybody saw taken
    unseen: dict[str, int]  # card → copies of which not everybody knows where they are
    missing: dict[str, int]  # card → how many the viewer's hand lacks for a set of it


# Cards go from one place to another; null where the viewer cannot see which.
CardsMove = TypedDict("CardsMove", {"move": Literal["cards"], "cards": list[str | None], "from": str, "to": str})


class DealMove(TypedDict):
    """A new round: how many cards everybody got, the viewer's own, and what open piles start with."""

    move: Literal["deal"]
    round: int
    hands: list[int]
    hand: dict[str, int]
    piles: NotRequired[list[str]]
