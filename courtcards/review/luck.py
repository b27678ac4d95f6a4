"""How much of a result was luck, and whose decisions made the rest.

Every event of a game moves the chances of all seats. A card that is drawn, or dealt, is chance: what it moves them by,
compared with the mean over all cards it might have been, is luck. What an action moves them by before chance has its
say belongs to whoever acted. The sum is exact by construction:

    result = expectation at the start + luck + own decisions + the others' decisions

The value function is fixed beforehand, so luck is zero on average whatever that function is worth, and a result
without its luck is an unbiased estimate of what was to be expected: it is the control variate of AIVAT (Burch et al.,
arXiv 1612.06915), and what GNU Backgammon calls a luck-adjusted result. Where a bot says how likely its actions are,
the lot that it drew is luck as well (`Luck`, for the arena); in a review every decision belongs to its player.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import cast

import numpy as np

from courtcards.bots.critic import branch, deal_again
from courtcards.bots.network import draw_from
from courtcards.game import Game
from courtcards.games.arrays import Float64Array, Int16Array, Int64Array, States
from courtcards.games.rng import rng_states
from courtcards.games.verbs import ROUND_OVER, stage
from courtcards.review.facts import GameFacts, facts_of
from courtcards.review.judge import Evaluator, Judge
from courtcards.review.moments import Dealt, Moment, walk

DEALS = 64  # random deals that a deal is compared with
UNLIKELY = 0.01  # actions less likely than this are looked at by random sampling


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
    kept, facts = Account(nothing, nothing, nothing.copy()), facts_of(game.id)
    for event in walk(game):
        if isinstance(event, Dealt):
            evaluator = judge.evaluator(event.after[0])
            deal(kept, event, evaluator)
        else:
            decide(kept, event, facts, evaluator)
    return kept


def deal(kept: Account, event: Dealt, evaluator: Evaluator) -> None:
    """A deal: the mean over deals is what the decision before it led to, or the expectation at the start."""
    expected, reached = by_deal(event.before, event.after, evaluator)
    if kept.curve:
        seat, before = kept.moves[-1]
        kept.moves[-1] = (seat, expected - before)
        kept.curve.pop()
    else:
        kept.start = expected
    take_luck(kept, expected, reached)


def decide(kept: Account, moment: Moment, facts: GameFacts, evaluator: Evaluator) -> None:
    ways = ways_on(moment.states, [moment.action], [1.0], facts)
    worlds = after(moment.states, moment.seat, moment.action, ways)
    if stage(worlds[0]) == ROUND_OVER:  # until the next deal says what it was worth
        kept.moves.append((moment.seat, kept.end))
        kept.curve.append(kept.end)
        return
    expected, reached = weighted(worlds, ways, evaluator)
    kept.moves.append((moment.seat, expected - kept.end))
    take_luck(kept, expected, reached)


def take_luck(kept: Account, expected: Float64Array, reached: Float64Array) -> None:
    kept.luck = kept.luck + reached - expected
    kept.end = reached
    kept.curve.append(reached)


class Luck:
    """The luck of a game while it is played: of its cards, and of bots that say how likely their actions were."""

    def __init__(self, game_id: str, judge: Judge, players: int) -> None:
        self.total = np.zeros(players)  # by seat, in shares of a win
        self._facts, self._judge = facts_of(game_id), judge

    def deal(self, before: States, dealt: States) -> None:
        self._evaluator = self._judge.evaluator(dealt[0])
        self._take(*by_deal(before, dealt, self._evaluator))

    def act(self, before: States, seat: int, action: int, legal: Int16Array, probs: Float64Array | None) -> None:
        """`probs`: how likely the legal actions were, if that is known."""
        actions, likely = ([action], [1.0]) if probs is None else self._likely(before, legal, probs)
        ways = ways_on(before, actions, likely, self._facts)
        if len(ways.actions) > 1:
            self._take(*weighted(after(before, seat, action, ways), ways, self._evaluator))

    def _likely(self, before: States, legal: Int16Array, probs: Float64Array) -> tuple[list[int], list[float]]:
        """The actions to look at, and their weights.

        One of those that draw an unseen card stands for all of them, by lot: they hardly differ by the pile. So does
        one of those that are unlikely.
        """
        draws = np.array([self._facts.drawn(before[0], action) is not None for action in legal.tolist()])
        rare = ~draws & (probs < UNLIKELY)
        single = ~draws & ~rare
        actions, weights = legal[single].tolist(), probs[single].tolist()
        for name, alike in ((b"draw", draws), (b"rare", rare)):
            together, count = float(probs[alike].sum()), int(alike.sum())
            if together > 0:
                lot = draw_from(probs[alike] / together, count, generator(before, name)) if count > 1 else 0
                actions.append(int(legal[alike][lot]))
                weights.append(together)
        return actions, weights

    def _take(self, expected: Float64Array, reached: Float64Array) -> None:
        self.total += reached - expected


# What might have happened instead


@dataclass(frozen=True)
class Ways:
    """All that an event might have led to: actions, each with every kind of card that chance might have given."""

    actions: Int16Array
    tops: Int64Array  # in the deck: the card that would be drawn; 0 where none is
    others: Int64Array  # the card to take its place
    weights: Float64Array  # probabilities


def ways_on(states: States, actions: list[int], probs: list[float], facts: GameFacts) -> Ways:
    deck, found = states[0]["deck"], []
    for action, prob in zip(actions, probs, strict=True):
        draw = facts.drawn(states[0], action)
        if draw is None:
            found.append((action, 0, 0, prob))
            continue
        _, places, counts = np.unique(deck[draw.places], return_index=True, return_counts=True)
        for place, count in zip(places.tolist(), counts.tolist(), strict=True):
            found.append((action, draw.place, draw.places[place], prob * count / len(draw.places)))
    columns = list(zip(*found, strict=True))
    return Ways(np.array(columns[0], np.int16), np.array(columns[1]), np.array(columns[2]), np.array(columns[3]))


def after(states: States, seat: int, action: int, ways: Ways) -> States:
    """What an action led to, then what might have come instead."""
    worlds = cast(States, np.empty(1 + len(ways.actions), states.dtype))
    nothing = np.zeros(1, np.int64)
    branch(states, seat, np.array([action], np.int16), nothing, nothing, worlds[:1])
    branch(states, seat, ways.actions, ways.tops, ways.others, worlds[1:])
    return worlds


def weighted(worlds: States, ways: Ways, evaluator: Evaluator) -> tuple[Float64Array, Float64Array]:
    """By seat: what was to be expected, and what came."""
    if len(ways.weights) == 1:
        reached: Float64Array = evaluator.win_probs(worlds[:1])[0]
        return reached, reached
    win_probs = evaluator.win_probs(worlds)
    return ways.weights @ win_probs[1:], win_probs[0]


def by_deal(before: States, dealt: States, evaluator: Evaluator) -> tuple[Float64Array, Float64Array]:
    """The same for a deal. Which other deals it is compared with depends on its cards: no two games share an error."""
    worlds = cast(States, np.empty(1 + DEALS, before.dtype))
    worlds[0] = dealt[0]
    deal_again(before, rng_states(seed_from(dealt), DEALS), worlds[1:])
    win_probs = evaluator.win_probs(worlds)
    return win_probs[1:].mean(axis=0), win_probs[0]


def generator(states: States, what: bytes) -> Int64Array:
    """Random numbers of their own for a state: nobody at the table draws from them."""
    row: Int64Array = rng_states(seed_from(states, what), 1)[0]
    return row


def seed_from(states: States, what: bytes = b"") -> int:
    return int.from_bytes(hashlib.sha256(states.tobytes() + what).digest()[:16], "little")
