"""The strongest bot: the learned policy with look-ahead.

The policy's best few actions are tried in the same imagined worlds (`trial`). There everybody plays on by the policy
for a while, and then the critic estimates the result. The bot departs from the policy's choice only for a clear gain;
where players guess each other's choices, it only shifts the policy towards what does better.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np

from courtcards.bots.beliefs import TRIES, credibilities
from courtcards.bots.bot import Budget
from courtcards.bots.cores import spread
from courtcards.bots.learned import SHARPNESS, is_guessing, learned_game
from courtcards.bots.lookahead import Lookahead, sample_hands, try_out
from courtcards.bots.network import draw_from
from courtcards.bots.neural import look
from courtcards.bots.trial import PATIENT, TryOut, explore, split
from courtcards.bots.weights import BySize, weights_of
from courtcards.games import rules_of
from courtcards.games.arrays import (
    Float32Array,
    Float64Array,
    Int16Array,
    Int64Array,
    Knowledge,
    KnowledgeRows,
    one_row,
)
from courtcards.games.rng import RNG_WORDS

CANDIDATES = 5
LEAST_PROBABILITY = 0.003  # what the policy would play less often than this is not tried
ROUNDS = 3  # of turns, before the critic estimates the result
SWITCH_STANDARD_ERRORS = 1.0  # standard errors that a gain must have to replace the policy's choice
TO_THE_END = 10_000  # rounds of turns that no round has
TEMPERATURE = 0.03  # a chance to win by which a choice becomes e times as likely where players guess
USUAL = Budget(seconds=1.0)


class Glance(NamedTuple):
    """What the network says about a position at once."""

    probs: Float64Array  # of the legal actions
    values: Float32Array  # of the seats, the viewer first
    beliefs: Float32Array


@dataclass(frozen=True)
class MasterBot:
    """Tries are played on for `rounds` rounds of turns; without `believes` all worlds count alike."""

    game_id: str
    path: Path | None = None  # other weights than those of the package
    name: str = "master"
    rounds: int = ROUNDS
    believes: bool = True
    weights: BySize = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "weights", weights_of(self.game_id, self.path))

    def choose(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        if len(legal) == 1:
            return int(legal[0])
        limited = budget if (budget.seconds, budget.samples) != (None, None) else USUAL
        positions, seen = one_row(knowledge), self.look(knowledge, legal)
        candidates = self.candidates(knowledge, legal, seen.probs, rng)
        guessing = is_guessing(knowledge)
        trial = explore(candidates, self.tries(positions, seen.beliefs, rng), limited, PATIENT, drop=not guessing)
        if not guessing or trial.worlds == 0:
            return trial.choice(SWITCH_STANDARD_ERRORS)
        probs = np.array([seen.probs[legal == action][0] for action in candidates])
        gains, _ = trial.gains_over(0)
        shifted = probs * np.exp(gains / TEMPERATURE)
        return int(candidates[draw_from(shifted / shifted.sum(), len(candidates), rng)])

    def look(self, knowledge: Knowledge, legal: Int16Array) -> Glance:
        weights = self.weights.at(knowledge["players"])
        net = weights.net
        seen = Glance(
            np.empty(len(legal)), np.empty(net.value.shape[1], np.float32), np.empty(net.belief.shape[1], np.float32)
        )
        look(one_row(knowledge), legal, weights, *seen)
        return seen

    def candidates(self, knowledge: Knowledge, legal: Int16Array, probs: Float64Array, rng: Int64Array) -> Int16Array:
        """The policy's choice first, then what else it thinks best."""
        sharpened = probs ** (1.0 if is_guessing(knowledge) else SHARPNESS)
        first = int(draw_from(sharpened / sharpened.sum(), len(legal), rng))
        chosen = [int(legal[first])]
        for place in np.argsort(-probs, kind="stable"):
            action = int(legal[place])
            tried = action in chosen or learned_game(self.game_id).is_twin(knowledge, action, chosen)
            if not tried and probs[place] > LEAST_PROBABILITY and len(chosen) < CANDIDATES:
                chosen.append(action)
        return np.array(chosen, np.int16)

    def tries(self, positions: KnowledgeRows, beliefs: Float32Array, rng: Int64Array) -> TryOut:
        """What tries candidates in a number of new worlds."""
        credible = self.credible(positions, beliefs, rng)
        weights = self.weights.at(positions[0]["players"])
        lookahead = Lookahead(weights, credible, TRIES if self.believes else 1, self.rounds)

        def try_some(candidates: Int16Array, _: int, count: int) -> Float64Array:
            rng_states, results = np.empty((count, RNG_WORDS), np.int64), np.empty((count, len(candidates)))
            split(rng, rng_states)

            def work(first: int, end: int) -> None:
                try_out(np.repeat(positions, 5), candidates, rng_states[first:end], lookahead, results[first:end])

            spread(work, count)
            return results

        return try_some

    def credible(self, positions: KnowledgeRows, beliefs: Float32Array, rng: Int64Array) -> Float64Array:
        """How credible each number of cards in each hand is."""
        rules = rules_of(self.game_id)
        kinds = len(rules.cards)
        counts = np.zeros((rules.seats - 1, kinds, len(beliefs) // ((rules.seats - 1) * kinds)))
        if not self.believes:
            return counts
        sample_hands(positions, rng, counts)
        return credibilities(beliefs, counts)
