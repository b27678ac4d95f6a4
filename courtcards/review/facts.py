"""What a review needs to know about a game besides its rules and bots: the FACTS in the module `Rules.review`."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from courtcards.errors import OptionError
from courtcards.games import rules_of
from courtcards.games.arrays import Float64Array, Int16Array, Int64Array, Knowledge, Record, State
from courtcards.games.rules import Options
from courtcards.messages import Message
from courtcards.review.finding import Finding


@dataclass(frozen=True)
class Draw:
    """A card that chance is about to give: its place in the deck, and the places of all cards it may turn out to be."""

    place: int
    places: list[int]


@dataclass(frozen=True)
class GameFacts:
    unit: float  # points of a round that the learned values count as 1
    most_lead: int  # more points than anybody is ahead after one round
    # By variant (its flags, in order) and players: standard deviation of a luck-adjusted result, between equal bots
    spreads: Mapping[str, Mapping[int, float]]
    # A record, a seat, leads in this round, slopes: that seat's chance to win with each lead
    win_probs: Callable[[Record, int, Float64Array, Float64Array], Float64Array]
    points_if_ended_now: Callable[[State], list[int]]  # by seat, in this round
    drawn: Callable[[State, int], Draw | None]  # the unseen card that an action draws
    # Without learned weights
    slopes: Float64Array  # how much a point counts for winning
    rank: Callable[[Knowledge, Int16Array], Float64Array]  # a score for each legal action
    # Knowledge, candidates, generator, worlds: a chance to win by world and candidate
    try_out: Callable[[Knowledge, Int16Array, Int64Array, int], Float64Array]
    # In words
    reasons: Callable[[Finding], list[Message]]  # why one action was better than another
    why: Callable[[Knowledge, int], Message | None]  # a quick reason for an action, from what a seat knows

    def spread(self, options: Options) -> float:
        """How much luck-adjusted results vary at such a table: their standard deviation."""
        flags = sorted(name for name, value in options.as_json().items() if value is True)
        return self.spreads[" ".join(flags)][options.players]


@functools.cache
def facts_of(game_id: str) -> GameFacts:
    """The facts of a game; OptionError if it has none and so cannot be analyzed."""
    module = rules_of(game_id).review
    if module is None:
        raise OptionError("review-no-facts", game=game_id)
    return cast(GameFacts, importlib.import_module(module).FACTS)


def has_facts(game_id: str) -> bool:
    return rules_of(game_id).review is not None


def why(game_id: str, knowledge: Knowledge, action: int) -> Message | None:
    """A reason for an action, taken from the position; None if there is nothing to say."""
    return facts_of(game_id).why(knowledge, action) if has_facts(game_id) else None
