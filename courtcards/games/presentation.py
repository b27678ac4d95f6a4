"""How a game is shown to people: its words, colors and pictures. Nothing here matters to the rules.

The functions take a view, as `Game.view` returns it, and speak the current language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from courtcards.messages import Argument, text

View: TypeAlias = Mapping[str, Any]
Cards: TypeAlias = Mapping[str, int]  # card → count


def known_cards(view: View, seat: int) -> tuple[Cards, str]:
    """The cards that everybody knows a seat holds."""
    return (view["known"][seat] if "known" in view else {}), ""


@dataclass(frozen=True)
class Presentation:
    emblems: tuple[str, ...] = ()  # cards that stand for the game on a page, the best known in the middle
    art: str | None = None  # where the browser finds `CARD.svg` and `back.svg`; None: it has no pictures
    points: str = "points"  # what a score is called: see the texts `web-points` and `web-favor`
    first: str | None = None  # the member of a view that says which seat began the round
    colours: Mapping[str, str] = field(default_factory=dict)  # of cards in the terminal
    numbers: Mapping[str, int] = field(default_factory=dict)  # printed on cards, where they have one
    laid_title: str = "known-cards"  # text: what `laid` lists
    laid: Callable[[View, int], tuple[Cards, str]] = known_cards  # what lies before a seat, and a mark behind it
    progress: Callable[[View], str] = lambda view: ""  # what ends the round
    own: Callable[[View], list[str]] = lambda view: []  # lines below the viewer's hand
    summary: Callable[[View, Sequence[str]], list[str]] = lambda view, names: []  # lines of a table without a screen
    prompt: Callable[[View], str] = lambda view: text("say-decide")  # what the viewer decides now
    # Words of an action and the names of the seats → the arguments of the texts `move-VERB` and `do-VERB`;
    # None: there are no such texts, and actions are shown in notation
    arguments: Callable[[Sequence[str], Sequence[str]], dict[str, Argument] | None] = lambda words, names: None
