"""What a decision cost. All alternatives are tried in the same worlds; those close to the best are tried in more."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from courtcards.bots.trial import TryOut
from courtcards.game import Game, action_texts
from courtcards.games.arrays import BoolArray, Float64Array, Int16Array, Knowledge
from courtcards.review.judge import Judge, generator
from courtcards.review.moments import Moment
from courtcards.review.scale import Scale

MOST_ALTERNATIVES = 16  # those that look best; the one that was chosen is always among them
DROP_STANDARD_ERRORS = 3.0  # by which an alternative must be behind the best to be dropped
NEGLIGIBLE = 0.003  # a difference in the chance to win that is not worth more worlds
NAMED_STANDARD_ERRORS = 3.0  # by which a loss must exceed MISTAKE or BLUNDER to be called that
SETTLED_STANDARD_ERRORS = 4.0  # by which more worlds would hardly change a loss
RARE_GAIN = 0.5  # what an action may gain in a kind of world that has not been met yet
MISTAKE_WORLDS = 640  # at least, even for a mistake that is beyond doubt
MISTAKE, BLUNDER = 0.02, 0.08  # a loss of this much chance to win


@dataclass(frozen=True)
class Depth:
    """How many worlds are looked at: by all alternatives, by the close ones as well, and in all by what is in doubt."""

    first: int = 16
    close: int = 64
    doubtful: int = 81_920

    def times(self, factor: int) -> Depth:
        return Depth(self.first * factor, self.close * factor, self.doubtful * factor)


@dataclass(frozen=True)
class Alternative:
    action: int
    text: str
    win: float  # the chance to win
    points: float  # the lead that the round will bring, over the mean of the others
    error: float  # standard error of how far the chance is behind the best one's
    points_error: float
    worlds: int

    def as_json(self) -> dict[str, object]:
        return {
            "action": self.text,
            "win": round(self.win, 4),
            "points": round(self.points, 1),
            "error": round(self.error, 4),
            "points_error": round(self.points_error, 1),
            "worlds": self.worlds,
        }


@dataclass(frozen=True)
class Verdict:
    """The judgment on one decision. Alternatives are sorted, best first; there is always at least one."""

    number: int
    round: int
    turn: int
    seat: int
    action: int
    text: str
    is_guess: bool  # all chose at once: judged against the mix that the strongest bot would play
    alternatives: tuple[Alternative, ...]

    @property
    def best(self) -> Alternative:
        return self.alternatives[0]

    @property
    def chosen(self) -> Alternative:
        return next(alternative for alternative in self.alternatives if alternative.action == self.action)

    @property
    def loss(self) -> float:
        """The chance to win that the decision cost, by what could be known."""
        return self.best.win - self.chosen.win

    @property
    def error(self) -> float:
        return self.chosen.error

    @property
    def word(self) -> str:
        return word_for(self.loss, self.error)

    def as_json(self) -> dict[str, object]:
        return {
            "number": self.number,
            "round": self.round,
            "turn": self.turn,
            "seat": self.seat,
            "action": self.text,
            "guess": self.is_guess,
            "loss": round(self.loss, 4),
            "error": round(self.error, 4),
            "word": self.word,
            "alternatives": [alternative.as_json() for alternative in self.alternatives],
        }


def word_for(loss: float, error: float) -> str:
    """`mistake` or `blunder` where the loss is beyond doubt as large as that: other worlds would say the same."""
    certain = loss - NAMED_STANDARD_ERRORS * error
    return "blunder" if certain >= BLUNDER else "mistake" if certain >= MISTAKE else ""


def verdict(game: Game, moment: Moment, judge: Judge, depth: Depth, seed: int = 0) -> Verdict:
    knowledge, legal = moment.knowledge(game), moment.legal(game)
    guess = len(legal) > 1 and judge.is_guessing(knowledge)
    candidates = candidates_of(knowledge, legal, moment.action, judge)
    rng = generator(knowledge, seed)
    depth, scale = depth if len(candidates) > 1 else Depth(0, 0, 0), judge.scale(knowledge)
    results = compare(candidates, judge.tries(knowledge, legal, rng), depth, scale)
    alternatives = ranked(candidates, results, scale, action_texts(game.id, moment.seat, game.players))
    where = (moment.number, moment.round, moment.turn, moment.seat, moment.action, moment.text)
    return Verdict(*where, guess, alternatives)


def candidates_of(knowledge: Knowledge, legal: Int16Array, chosen: int, judge: Judge) -> Int16Array:
    """What was chosen first, then what looks best; of two that are as good as one, only one."""
    found = [chosen]
    for place in np.argsort(-judge.rank(knowledge, legal), kind="stable") if len(legal) > 1 else ():
        action = int(legal[place])
        if action != chosen and not judge.is_twin(knowledge, action, found) and len(found) < MOST_ALTERNATIVES:
            found.append(action)
    return np.array(found, np.int16)


def compare(candidates: Int16Array, tries: TryOut, depth: Depth, scale: Scale) -> Float64Array:
    """A result by world and candidate; NaN where a candidate was no longer tried. The first one always is.

    While it is open whether the first one is a mistake, the worlds are doubled.
    """
    results = np.empty((0, len(candidates)))
    alive = np.ones(len(candidates), np.bool_)
    count = depth.first
    while count > 0:
        tried = np.full((count, len(candidates)), np.nan)
        tried[:, alive] = tries(candidates[alive], len(results), count)
        results = np.concatenate([results, tried])
        alive = still_close(results, alive)
        if len(results) == depth.first:
            count = depth.close
        else:
            more = is_open(results, alive, scale, depth.doubtful)
            count = min(len(results), depth.doubtful - len(results)) if more else 0
    return results


def gains_over(results: Float64Array, best: int) -> tuple[Float64Array, Float64Array]:
    """How much better than one of them each candidate is in the worlds that both met, and the standard errors."""
    differences = results - results[:, best : best + 1]
    worlds = np.maximum((~np.isnan(differences)).sum(axis=0), 2)
    means = np.nanmean(differences, axis=0)
    return means, np.nanstd(differences, axis=0) / np.sqrt(worlds - 1)


def leader(results: Float64Array) -> int:
    """The best of those that were tried in every world."""
    tried = ~np.isnan(results[-1])
    return int(np.where(tried, np.where(tried, results, 0).mean(axis=0), -np.inf).argmax())


def still_close(results: Float64Array, alive: BoolArray) -> BoolArray:
    means, errors = gains_over(results, leader(results))
    close = (means + DROP_STANDARD_ERRORS * errors > -NEGLIGIBLE) & alive
    close[0] = True
    return close


def is_open(results: Float64Array, alive: BoolArray, scale: Scale, most: int) -> bool:
    """Whether more worlds, up to so many, may show the first candidate to be a mistake: is another one so much better?

    The errors will be smaller then, and the nearer that is, the less can change.
    """
    means, errors = gains_over(results[:, alive], 0)
    value, done = float(np.mean(results[:, 0])), min(1.0, len(results) / max(most, 1))
    better = np.array([scale.chance(value + gain) for gain in means]) - scale.chance(value)
    errors *= scale.change_of_chance(value)
    change = SETTLED_STANDARD_ERRORS * errors * math.sqrt(1 - done) + RARE_GAIN / len(results)
    possible = better + change >= MISTAKE + NAMED_STANDARD_ERRORS * errors * math.sqrt(done)
    certain = better - SETTLED_STANDARD_ERRORS * errors >= MISTAKE
    return bool(possible.any()) and not (bool(certain.any()) and len(results) >= MISTAKE_WORLDS)


def ranked(candidates: Int16Array, results: Float64Array, scale: Scale, texts: list[str]) -> tuple[Alternative, ...]:
    """Best first; with nothing to compare, the only one, of which no more is said."""
    if not len(results):
        only = int(candidates[0])
        return (Alternative(only, texts[only], scale.chance(0.0), 0.0, 0.0, 0.0, 0),)
    best = leader(results)
    means, errors = gains_over(results, best)
    means = np.minimum(means, 0.0)  # what fell behind early met too few worlds to lead
    base = float(np.mean(results[:, best]))
    found = []
    for place in np.argsort(-means, kind="stable"):
        value, error, action = base + float(means[place]), float(errors[place]), int(candidates[place])
        found.append(
            Alternative(
                action,
                texts[action],
                scale.chance(value),
                scale.lead(value),
                error * scale.change_of_chance(value),
                error * scale.change_of_lead(value),
                int((~np.isnan(results[:, place])).sum()),
            )
        )
    found.sort(key=lambda alternative: alternative.action != int(candidates[best]))
    return tuple(found)
