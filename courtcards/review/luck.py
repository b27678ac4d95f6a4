"""How much of a result was luck, and whose decisions made the rest.

Every event of a game moves the chances of all seats. A card that is drawn, or dealt, is chance: what it moves them by,
compared with the mean over all cards it might have been, is luck. What an action moves them by before chance has its
say belongs to whoever acted. The sum is exact by construction:

    result = expectation at the start + luck + own decisions + the others' decisions

The value function is fixed beforehand, so luck is zero on average whatever that function is worth, and a result
without its luck is an unbiased estimate of what was to be expected: it is the control variate for chance of AIVAT
(Burch et al., arXiv 1612.06915), and what GNU Backgammon calls a luck-adjusted result.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

import numpy as np

from courtcards.game import Game
from courtcards.games.arrays import Float64Array, States
from courtcards.games.rng import rng_states
from courtcards.games.verbs import CHANCE, ROUND_OVER, settle, stage
from courtcards.review.facts import facts_of
from courtcards.review.judge import Judge
from courtcards.review.moments import Dealt, Moment, walk

DEALS = 64  # random deals that a deal is compared with


@dataclass
class Account:
    """All numbers are by seat, in shares of a win."""

    start: Float64Array  # what was to be expected before the first deal
    end: Float64Array  # the result; of an unfinished game, what is to be expected now
    luck: Float64Array
    curve: list[Float64Array] = field(default_factory=list)  # after the first deal, then after each decision
    moves: list[tuple[int, Float64Array]] = field(default_factory=list)  # by decision: who made it, what it changed

    def own(self, seat: int) -> float:
        return float(sum(move[seat] for who, move in self.moves if who == seat))

    def others(self, seat: int) -> float:
        return float(sum(move[seat] for who, move in self.moves if who != seat))

    @property
    def adjusted(self) -> Float64Array:
        """The result without its luck."""
        adjusted: Float64Array = self.end - self.luck
        return adjusted


def account(game: Game, judge: Judge) -> Account:
    """Where the result of a game that has been replayed came from."""
    nothing = np.zeros(game.players)
    kept = Account(nothing, nothing, nothing.copy())
    for event in walk(game):
        if isinstance(event, Dealt):
            deal(kept, event, judge)
        else:
            decide(kept, event, game, judge)
    return kept


def deal(kept: Account, event: Dealt, judge: Judge) -> None:
    """A deal: the mean over deals is what the decision before it led to, or the expectation at the start."""
    expected = before_deal(event, judge)
    if kept.curve:
        seat, before = kept.moves[-1]
        kept.moves[-1] = (seat, expected - before)
        kept.curve.pop()
    else:
        kept.start = expected
    take_luck(kept, expected, judge.chances(event.after))


def decide(kept: Account, moment: Moment, game: Game, judge: Judge) -> None:
    after = moment.states.copy()
    game.rules.apply(after[0], moment.seat, moment.action)
    if stage(after[0]) == ROUND_OVER:  # until the next deal says what it was worth
        kept.moves.append((moment.seat, kept.end))
        kept.curve.append(kept.end)
        return
    expected = before_draw(moment, game, judge)
    reached = judge.chances(settled(after))
    kept.moves.append((moment.seat, (reached if expected is None else expected) - kept.end))
    take_luck(kept, reached if expected is None else expected, reached)


def take_luck(kept: Account, expected: Float64Array, reached: Float64Array) -> None:
    kept.luck = kept.luck + reached - expected
    kept.end = reached
    kept.curve.append(reached)


def before_deal(event: Dealt, judge: Judge) -> Float64Array:
    """The mean over random deals. Which ones depends on the cards that were dealt, so no two games share an error."""
    seed = int.from_bytes(hashlib.sha256(event.after.tobytes()).digest()[:16], "little")
    total = np.zeros(int(event.after[0]["players"]))
    for rng in rng_states(seed, DEALS):
        states = event.before.copy()
        settle(states[0], rng)
        total += judge.chances(states)
    mean: Float64Array = total / DEALS
    return mean


def before_draw(moment: Moment, game: Game, judge: Judge) -> Float64Array | None:
    """The mean over all cards that an action might draw; None if chance has no part in it."""
    draw = facts_of(game.id).drawn(moment.states[0], moment.action)
    if draw is None:
        return None
    deck = moment.states[0]["deck"]
    _, places, counts = np.unique(deck[draw.places], return_index=True, return_counts=True)
    total = np.zeros(game.players)
    for place, count in zip(places, counts, strict=True):
        states = moment.states.copy()
        cards, other = states[0]["deck"], draw.places[int(place)]
        cards[draw.place], cards[other] = deck[other], deck[draw.place]
        game.rules.apply(states[0], moment.seat, moment.action)
        total += int(count) * judge.chances(settled(states))
    mean: Float64Array = total / len(draw.places)
    return mean


def settled(states: States) -> States:
    """After a reshuffle, whose order nobody knows, so that any will do."""
    if stage(states[0]) == CHANCE:
        settle(states[0], rng_states(0, 1)[0])
    return states
