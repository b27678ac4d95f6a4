"""The strongest bot: the learned policy, and a look ahead on top of it.

The policy's best few actions are tried in the same imagined worlds (`trial`). There everybody plays on by the policy
for a while, and then the critic says what comes of it. The policy's choice is left only for a clear gain; where players
guess each other's choices, the policy is only shifted towards what does better.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np

from courtcards.bots.beliefs import credibilities
from courtcards.bots.bot import Budget
from courtcards.bots.cores import spread
from courtcards.bots.network import Float32Array, draw_from
from courtcards.bots.neural import alone
from courtcards.bots.trial import TryOut, explore, split
from courtcards.bots.weights import Weights, learned, load, shipped
from courtcards.games import rules_of
from courtcards.games.arrays import FloatArray, Int16Array, Int64Array, State, States
from courtcards.games.rng import RNG_WORDS

CANDIDATES = 5
HARDLY_EVER = 0.003  # what the policy would play less often than this is not tried
ROUNDS = 3  # of turns, before the critic says what comes of it
CLEAR = 2.0  # standard errors of a gain for which the policy's choice is left
TO_THE_END = 10_000  # rounds of turns that no round has
TEMPERATURE = 0.03  # a chance to win by which a choice becomes e times as likely where players guess
USUAL = Budget(seconds=1.0)


class Look(NamedTuple):
    """What the network says about a position at a glance."""

    chances: FloatArray  # of the legal actions
    values: Float32Array  # of the seats, the viewer first
    beliefs: Float32Array


@dataclass(frozen=True)
class MasterBot:
    """Tries are played on for so many rounds of turns; without `believes` all worlds count alike."""

    game_id: str
    path: Path | None = None  # other weights than those of the package
    name: str = "master"
    rounds: int = ROUNDS
    believes: bool = True
    weights: Weights = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "weights", load(self.game_id, self.path or shipped(self.game_id)))

    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        if len(legal) == 1:
            return int(legal[0])
        limited = budget if (budget.seconds, budget.samples) != (None, None) else USUAL
        positions, seen = alone(knowledge), self.look(knowledge, legal)
        candidates = self.candidates(knowledge, legal, seen.chances, rng)
        guessing = learned(self.game_id, "master").is_guessing(knowledge)
        trial = explore(candidates, self.tries(positions, seen.beliefs, rng), limited, drop=not guessing)
        if not guessing or trial.worlds == 0:
            return trial.choice(CLEAR)
        chances = np.array([seen.chances[legal == action][0] for action in candidates])
        gains, _ = trial.gains_over(0)
        shifted = chances * np.exp(gains / TEMPERATURE)
        return int(candidates[draw_from(shifted / shifted.sum(), len(candidates), rng)])

    def look(self, knowledge: State, legal: Int16Array) -> Look:
        net = self.weights.net
        seen = Look(
            np.empty(len(legal)), np.empty(net.value.shape[1], np.float32), np.empty(net.belief.shape[1], np.float32)
        )
        learned(self.game_id, "neural").look(alone(knowledge), legal, net, self.weights.critic, *seen)
        return seen

    def candidates(self, knowledge: State, legal: Int16Array, chances: FloatArray, rng: Int64Array) -> Int16Array:
        """The policy's choice first, then what else it thinks best."""
        compiled = learned(self.game_id, "neural")
        sharpened = chances**compiled.SHARPNESS
        first = int(draw_from(sharpened / sharpened.sum(), len(legal), rng))
        chosen = [int(legal[first])]
        for place in np.argsort(-chances, kind="stable"):
            action = int(legal[place])
            tried = action in chosen or learned(self.game_id, "master").is_twin(knowledge, action, chosen)
            if not tried and chances[place] > HARDLY_EVER and len(chosen) < CANDIDATES:
                chosen.append(action)
        return np.array(chosen, np.int16)

    def tries(self, positions: States, beliefs: Float32Array, rng: Int64Array) -> TryOut:
        """What tries candidates in a number of new worlds."""
        compiled, weights = learned(self.game_id, "master"), self.weights
        credible = self.credible(positions, beliefs, rng)

        def try_some(candidates: Int16Array, _: int, count: int) -> FloatArray:
            rng_states, results = np.empty((count, RNG_WORDS), np.int64), np.empty((count, len(candidates)))
            split(rng, rng_states)

            def work(first: int, end: int) -> None:
                compiled.try_out(
                    positions,
                    candidates,
                    rng_states[first:end],
                    weights.net,
                    weights.critic,
                    weights.slopes,
                    weights.by_points,
                    credible,
                    self.believes,
                    self.rounds,
                    results[first:end],
                )

            spread(work, count)
            return results

        return try_some

    def credible(self, positions: States, beliefs: Float32Array, rng: Int64Array) -> FloatArray:
        """How credible each number of cards in each hand is."""
        rules = rules_of(self.game_id)
        kinds = len(rules.cards)
        counts = np.zeros((rules.seats - 1, kinds, len(beliefs) // ((rules.seats - 1) * kinds)))
        if not self.believes:
            return counts
        learned(self.game_id, "master").sample_hands(positions, rng, counts)
        return credibilities(beliefs, counts)
