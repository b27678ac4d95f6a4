"""Levels for people: the same six names for both games, from a relaxed beginner to the strongest there is.

The weaker levels err as people do. They draw without looking at what lies open, they forget what was discarded and who
took what, and now and then they decide in haste, as a beginner would. They never throw a game away by a senseless move.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from courtcards.bots.bot import Bot, Budget
from courtcards.games.arrays import Int16Array, Int64Array, State
from courtcards.games.rng import below

PERCENT = 100


@dataclass(frozen=True)
class Level:
    """How a level plays; chances in percent of its decisions."""

    id: str
    bot: str  # who decides
    samples: int | None = None  # hidden states it looks at, if it looks ahead
    seconds: float | None = None  # or how long it thinks
    hasty: int = 0  # decisions it leaves to the beginner
    blind: int = 0  # draws it makes from any pile, without a look
    forgetful: bool = False  # whether it forgets what lies below the tops of the piles, and who took what
    # Measured rating over the first level's, in Call to Glory and in Come to Call: see docs/bots.md. 5 points are 70 %.
    ratings: tuple[int, int] = (0, 0)

    @property
    def looks_ahead(self) -> bool:
        return self.samples is not None or self.seconds is not None


LEVELS = (
    Level("page", "greedy", blind=100),
    Level("squire", "greedy", blind=30, ratings=(6, 4)),
    Level("herald", "scripted", hasty=60, forgetful=True, ratings=(12, 7)),
    Level("knight", "scripted", forgetful=True, ratings=(19, 8)),
    Level("chancellor", "neural", hasty=10, forgetful=True, ratings=(22, 11)),
    Level("sovereign", "master", seconds=1.0, ratings=(26, 16)),
)


@dataclass(frozen=True)
class LevelBot:
    """A bot with the weaknesses of a level."""

    level: Level
    bot: Bot
    beginner: Bot
    draw_actions: int  # the first so many actions are draws

    @property
    def name(self) -> str:
        return self.level.id

    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        """One of the legal actions. What others would let it think about does not make a level stronger."""
        level = self.level
        if legal[-1] < self.draw_actions and happens(level.blind, rng):
            return int(legal[below(rng, len(legal))])
        deciding = self.beginner if happens(level.hasty, rng) else self.bot
        thought = Budget(level.seconds if budget.seconds is None else budget.seconds, level.samples)
        return deciding.choose(forget(knowledge) if level.forgetful else knowledge, legal, rng, thought)


def happens(percent: int, rng: Int64Array) -> bool:
    return percent > 0 and int(below(rng, PERCENT)) < percent


def forget(knowledge: State) -> State:
    """The same knowledge without a memory: of the piles only the tops, of the others' cards only how many."""
    remembered = np.array([knowledge])
    remembered["known"] = 0
    remembered["buried"] = 0
    piles = remembered["discard" if "discard" in (remembered.dtype.names or ()) else "pile"][0]
    for pile, height in enumerate(remembered["height"][0]):
        if height:
            remembered["buried"][0, pile, piles[pile, height - 1]] = 1
    return remembered[0]


def level_bot(id: str, game_id: str) -> Bot:
    """The bot that plays a level of a game."""
    from courtcards.bots import bot_of

    level = next(level for level in LEVELS if level.id == id)
    draws = {"call-to-glory": 4, "come-to-call": 3}[game_id]
    return LevelBot(level, bot_of(level.bot, game_id), bot_of("greedy", game_id), draws)
