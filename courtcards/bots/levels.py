"""Levels for people: the same six names for every game, from a relaxed beginner to the strongest there is.

The weaker levels err as people do. They draw without looking at what lies open, they forget what was discarded and who
took what, and now and then they decide in haste, as a beginner would. They never throw a game away by a senseless move.
"""

from __future__ import annotations

from dataclasses import dataclass

from courtcards.bots.bot import Bot, Budget
from courtcards.games import rules_of
from courtcards.games.arrays import Int16Array, Int64Array, Knowledge
from courtcards.games.rng import below
from courtcards.games.rules import Rules

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

    @property
    def looks_ahead(self) -> bool:
        return self.samples is not None or self.seconds is not None


LEVELS = (
    Level("page", "greedy", blind=100),
    Level("squire", "greedy", blind=30),
    Level("herald", "scripted", hasty=60, forgetful=True),
    Level("knight", "scripted", forgetful=True),
    Level("chancellor", "neural", hasty=10, forgetful=True),
    Level("sovereign", "master", seconds=1.0),
)


@dataclass(frozen=True)
class LevelBot:
    """A bot with the weaknesses of a level."""

    level: Level
    bot: Bot
    beginner: Bot
    rules: Rules

    @property
    def name(self) -> str:
        return self.level.id

    def choose(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        """One of the legal actions. A larger budget does not make a level stronger."""
        level = self.level
        if legal[-1] < len(self.rules.piles) and happens(level.blind, rng):
            return int(legal[below(rng, len(legal))])
        deciding = self.beginner if happens(level.hasty, rng) else self.bot
        thought = Budget(level.seconds if budget.seconds is None else budget.seconds, level.samples)
        return deciding.choose(self.rules.forget(knowledge) if level.forgetful else knowledge, legal, rng, thought)


def happens(percent: int, rng: Int64Array) -> bool:
    return percent > 0 and int(below(rng, PERCENT)) < percent


def levels_of(game_id: str) -> dict[Level, int]:
    """The levels that a game offers, with their ratings: those whose bots it has, and always the first one.

    Ratings are relative to the first level's: see docs/bots.md. 5 points more win 70 % of the games.
    """
    from courtcards.bots import bots_of, ratings_of

    known, ratings = bots_of(game_id), ratings_of(game_id)
    return {level: ratings.get(level.id, 0) for level in LEVELS if level is LEVELS[0] or level.bot in known}


def level_bot(id: str, game_id: str) -> Bot:
    """The bot that plays a level of a game; the game's best bot if it does not have the level's own."""
    from courtcards.bots import BOTS, bot_of, bots_of

    def best(wanted: str) -> Bot:
        known = [name for name in BOTS[: BOTS.index(wanted) + 1] if name in bots_of(game_id)]
        return bot_of(known[-1], game_id)

    level = next(level for level in LEVELS if level.id == id)
    return LevelBot(level, best(level.bot), best(LEVELS[0].bot), rules_of(game_id))
