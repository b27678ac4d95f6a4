"""Levels for people: the same six names for every game, from a relaxed beginner to the strongest there is.

The weaker levels err as people do. They draw without looking at what lies open, they overlook some of what they could
do, they forget what was discarded and who took what, and now and then they decide in haste, as a beginner would. They
never throw a game away by a senseless move: of what they notice, they do what their bot thinks best.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from courtcards.bots.bot import Bot, Budget
from courtcards.games import rules_of
from courtcards.games.arrays import Int16Array, Int64Array, Knowledge
from courtcards.games.rng import below
from courtcards.games.rules import Rules

PERCENT = 100
POINTS = 5 / math.log(70 / 30)  # of a rating, by log odds: 5 points more win 70 % of the games


@dataclass(frozen=True)
class Level:
    """Who decides, and how long it thinks."""

    id: str
    bot: str
    samples: int | None = None  # hidden states it looks at, if it looks ahead
    seconds: float | None = None  # or how long it thinks

    @property
    def looks_ahead(self) -> bool:
        return self.samples is not None or self.seconds is not None


LEVELS = (
    Level("page", "greedy"),
    Level("squire", "greedy"),
    Level("herald", "scripted"),
    Level("knight", "scripted"),
    Level("chancellor", "neural"),
    Level("sovereign", "master", seconds=1.0),
)


@dataclass(frozen=True)
class Weakness:
    """How a level errs at a table; chances in percent."""

    hasty: int = 0  # decisions it leaves to the beginner
    blind: int = 0  # draws it makes from any pile, without a look
    overlooks: int = 0  # actions, other than draws, that it does not notice; if it notices none, it takes a second look
    forgetful: bool = False  # whether it forgets what lies below the tops of the piles, and who took what


Weaknesses = Mapping[int, Mapping[str, Weakness]]  # from this many players on, by level

USUAL: Weaknesses = {  # of a game that does not say its own
    1: {
        "page": Weakness(blind=100),
        "squire": Weakness(blind=30),
        "herald": Weakness(hasty=60, forgetful=True),
        "knight": Weakness(forgetful=True),
        "chancellor": Weakness(hasty=10, forgetful=True),
    }
}


@dataclass(frozen=True)
class LevelBot:
    """A bot with the weaknesses of a level."""

    level: Level
    bot: Bot
    beginner: Bot
    rules: Rules
    weaknesses: Weaknesses

    @property
    def name(self) -> str:
        return self.level.id

    def weakness(self, players: int) -> Weakness:
        fewest = max(fewest for fewest in self.weaknesses if fewest <= players)
        return self.weaknesses[fewest].get(self.level.id, Weakness())

    def choose(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        """One of the legal actions. A larger budget does not make a level stronger."""
        level, weakness = self.level, self.weakness(int(knowledge["players"]))
        if legal[-1] >= len(self.rules.piles):
            legal = noticed(legal, weakness.overlooks, rng)
        elif happens(weakness.blind, rng):
            return int(legal[below(rng, len(legal))])
        deciding = self.beginner if happens(weakness.hasty, rng) else self.bot
        thought = Budget(level.seconds if budget.seconds is None else budget.seconds, level.samples)
        return deciding.choose(self.rules.forget(knowledge) if weakness.forgetful else knowledge, legal, rng, thought)


def noticed(legal: Int16Array, overlooks: int, rng: Int64Array) -> Int16Array:
    """The actions that somebody sees who overlooks so many percent of them."""
    if overlooks == 0:
        return legal
    seen: Int16Array = legal[[not happens(overlooks, rng) for _ in legal]]
    return seen if len(seen) else legal


def happens(percent: int, rng: Int64Array) -> bool:
    return percent > 0 and int(below(rng, PERCENT)) < percent


def levels_of(game_id: str) -> dict[Level, int]:
    """The levels that a game offers, with their ratings: those whose bots it has, and always the first one.

    Ratings are relative to the first level's, with two players: see docs/bots.md. 5 points more win 70 % of the games.
    A level that nobody has measured gets the rating of the one below.
    """
    from courtcards.bots import bots_of, ratings_of

    known, ratings = bots_of(game_id), ratings_of(game_id)
    rated, rating = {}, 0
    for level in LEVELS:
        if level is LEVELS[0] or level.bot in known:
            rating = ratings.get(level.id, rating)
            rated[level] = rating
    return rated


def ratings_from(ahead: Mapping[str, int]) -> dict[str, int]:
    """Ratings relative to the first level, from the percentages of games in which each is ahead of the one below."""
    ratings, rating = {LEVELS[0].id: 0}, 0.0
    for id, percent in ahead.items():
        rating += POINTS * math.log(percent / (PERCENT - percent))
        ratings[id] = round(rating)
    return ratings


def level_bot(id: str, game_id: str) -> Bot:
    """The bot that plays a level of a game; the game's best bot if it does not have the level's own."""
    from courtcards.bots import BOTS, bot_of, bots_of, weaknesses_of

    def best(wanted: str) -> Bot:
        known = [name for name in BOTS[: BOTS.index(wanted) + 1] if name in bots_of(game_id)]
        return bot_of(known[-1], game_id)

    level = next(level for level in LEVELS if level.id == id)
    return LevelBot(level, best(level.bot), best(LEVELS[0].bot), rules_of(game_id), weaknesses_of(game_id))
