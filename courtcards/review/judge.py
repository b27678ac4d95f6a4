"""Judges of positions: the learned policy with look-ahead, or the scripted policy if there are no weights.

A judge sees a seat's knowledge and nothing else. All candidates are tried in the same imagined worlds with the same
luck, so chance does not decide between them.
"""

from __future__ import annotations

import functools
import hashlib
from dataclasses import dataclass
from typing import Protocol, cast

import numpy as np

from courtcards.bots import Bot, Budget, bots_of
from courtcards.bots.beliefs import TRIES
from courtcards.bots.critic import LEAST_CHANCE, Scales, weigh
from courtcards.bots.learned import act, gather, is_guessing, learned_game
from courtcards.bots.lookahead import MOST_UNSEEN, imagine, play_on
from courtcards.bots.master import TO_THE_END, MasterBot
from courtcards.bots.neural import make_room
from courtcards.bots.registry import named_bot
from courtcards.bots.trial import TryOut, split
from courtcards.bots.weights import Weights
from courtcards.errors import OptionError
from courtcards.games import rules_of
from courtcards.games.arrays import (
    Float64Array,
    Int16Array,
    Int64Array,
    Knowledge,
    KnowledgeRows,
    State,
    States,
    one_row,
)
from courtcards.games.rng import RNG_WORDS, rng_states
from courtcards.games.rules import Rules
from courtcards.games.verbs import CHANCE, GAME_OVER, ROUND_OVER, settle, stage
from courtcards.review.facts import GameFacts, facts_of
from courtcards.review.scale import Scale, scale_of

ROUNDS = 2  # of turns to play on before the critic estimates the result


class Evaluator(Protocol):
    """Estimates chances to win in the positions of one round."""

    def win_probs(self, states: States) -> Float64Array:
        """By state and seat: the chance to win, with all cards open but the order of the unseen ones.

        States of this round, or that have just ended it; those that wait for a reshuffle are changed: they get one.
        """
        ...


class Judge(Protocol):
    @property
    def name(self) -> str: ...
    def rank(self, knowledge: Knowledge, legal: Int16Array) -> Float64Array:
        """How much each legal action looks worth trying: more is better."""
        ...

    def tries(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array) -> TryOut: ...
    def scale(self, knowledge: Knowledge) -> Scale:
        """What the numbers that tries give mean to the seat that knows."""
        ...

    def is_guessing(self, knowledge: Knowledge) -> bool: ...
    def is_twin(self, knowledge: Knowledge, action: int, others: list[int]) -> bool: ...
    def final_states(self, knowledge: Knowledge, action: int, turns: int | None, rng: Int64Array, count: int) -> States:
        """Worlds in which a seat takes this action and all play on, for `turns` turns or to the end of the round."""
        ...

    def evaluator(self, state: State) -> Evaluator:
        """The evaluator for the round that a state is in."""
        ...


def judge_of(game_id: str, weights: bool = True) -> Judge:
    """The best judge that a game has; without `weights` as if none had been learned."""
    facts = facts_of(game_id)
    if weights and "master" in bots_of(game_id):
        try:
            return LearnedJudge(game_id, facts, MasterBot(game_id, rounds=ROUNDS))
        except OptionError:  # no weights, or those of another version
            pass
    return ScriptedJudge(game_id, facts)


def generator(knowledge: Knowledge, seed: int) -> Int64Array:
    """Random numbers that depend on nothing but what a seat knows, and the seed."""
    digest = hashlib.sha256(knowledge.tobytes() + seed.to_bytes(8, "little", signed=True)).digest()
    row: Int64Array = rng_states(int.from_bytes(digest[:16], "little"), 1)[0]
    return row


@dataclass(frozen=True)
class LearnedJudge:
    game_id: str
    facts: GameFacts
    bot: MasterBot
    name: str = "master"

    def rank(self, knowledge: Knowledge, legal: Int16Array) -> Float64Array:
        return self.bot.look(knowledge, legal).probs

    def tries(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array) -> TryOut:
        return self.bot.tries(one_row(knowledge), self.bot.look(knowledge, legal).beliefs, rng)

    def scale(self, knowledge: Knowledge) -> Scale:
        weights, seat = self.bot.weights.at(knowledge["players"]), int(knowledge["viewer"])
        return scale_of(self.facts, knowledge, seat, weights.slopes, weights.by_points)

    def is_guessing(self, knowledge: Knowledge) -> bool:
        return is_guessing(knowledge)

    def is_twin(self, knowledge: Knowledge, action: int, others: list[int]) -> bool:
        return learned_game(self.game_id).is_twin(knowledge, action, others)

    def final_states(self, knowledge: Knowledge, action: int, turns: int | None, rng: Int64Array, count: int) -> States:
        seat, positions = int(knowledge["viewer"]), one_row(knowledge)
        weights = self.bot.weights.at(knowledge["players"])
        legal = rules_of(self.game_id).scratch()
        legal = legal[: rules_of(self.game_id).legal_row(positions, 0, seat, legal)]
        credible = self.bot.credible(positions, self.bot.look(knowledge, legal).beliefs, rng)
        until = int(knowledge["turns"]) + (TO_THE_END if turns is None else turns)
        room, pool = make_room(weights.net, weights.critic), np.empty(MOST_UNSEEN, np.int8)
        rows, finals = np.empty((count, RNG_WORDS), np.int64), np.repeat(positions, count)
        split(rng, rows)
        worlds = np.repeat(positions, 5)
        for world in range(count):
            imagine(worlds, credible, TRIES, rows[world])
            cards = gather(worlds[1], pool)
            worlds[3] = worlds[1]
            act(worlds[3], seat, action, pool, cards)
            play_on(worlds[3:], seat, until, weights, rows[world].copy(), pool, cards, room)
            finals[world] = worlds[3]
        return cast(States, finals)

    def evaluator(self, state: State) -> Evaluator:
        weights, seats = self.bot.weights.at(state["players"]), range(int(state["players"]))
        scales = [scale_of(self.facts, state, seat, weights.slopes, weights.by_points) for seat in seats]
        values, win_probs = ([getattr(scale, name) for scale in scales] for name in Scales._fields)
        return LearnedEvaluator(weights, Scales(np.array(values), np.array(win_probs)))


@dataclass(frozen=True)
class LearnedEvaluator:
    """The critic: its values become win probabilities by the scales of the round."""

    weights: Weights
    scales: Scales

    def win_probs(self, states: States) -> Float64Array:
        out = np.empty((len(states), len(self.scales.values)))
        known = cast(KnowledgeRows, np.empty(1, states.dtype))
        weigh(states, known, self.scales, self.weights, any_order().copy(), out)
        return out


@dataclass(frozen=True)
class ScriptedJudge:
    """Rules of thumb, played on to the end of the round: slower to become certain, and not as strong."""

    game_id: str
    facts: GameFacts
    name: str = "scripted"

    def rank(self, knowledge: Knowledge, legal: Int16Array) -> Float64Array:
        return self.facts.rank(knowledge, legal)

    def tries(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array) -> TryOut:  # noqa: ARG002
        return lambda candidates, _, count: self.facts.try_out(knowledge, candidates, rng, count)

    def scale(self, knowledge: Knowledge) -> Scale:
        scale = scale_of(self.facts, knowledge, int(knowledge["viewer"]), self.facts.slopes, 0.0)
        return Scale(scale.win_probs + 1e-9 * scale.leads, scale.leads, scale.win_probs)

    def is_guessing(self, knowledge: Knowledge) -> bool:
        return self.rules.phases[int(knowledge["phase"])] in self.rules.secret_phases

    def is_twin(self, knowledge: Knowledge, action: int, others: list[int]) -> bool:  # noqa: ARG002
        return False

    def final_states(self, knowledge: Knowledge, action: int, turns: int | None, rng: Int64Array, count: int) -> States:
        finals = cast(States, np.repeat(one_row(knowledge), count))  # once they are determinized
        until = int(knowledge["turns"]) + (TO_THE_END if turns is None else turns)
        for world in range(count):
            self.rules.determinize(Knowledge(finals[world]), rng)
            self.rules.apply(finals[world], int(knowledge["viewer"]), action)
            self.play_on(finals[world : world + 1], until, rng)
        return finals

    def play_on(self, states: States, until: int, rng: Int64Array) -> None:
        rules, bot, known, scratch = self.rules, self.bot, self.rules.new_knowledge(), self.rules.scratch()
        while stage(states[0]) < ROUND_OVER and int(states[0]["turns"]) < until:
            if stage(states[0]) == CHANCE:
                settle(states[0], rng)
            seat = int(rules.next_seat(states[0]))
            rules.know_row(states, 0, seat, known, 0)
            legal = scratch[: rules.legal_row(states, 0, seat, scratch)]
            rules.apply(states[0], seat, bot.choose(known[0], legal, rng, Budget()))

    @property
    def rules(self) -> Rules:
        return rules_of(self.game_id)

    @property
    def bot(self) -> Bot:
        return named_bot("scripted", self.game_id)

    def evaluator(self, state: State) -> Evaluator:  # noqa: ARG002
        return ScriptedEvaluator(self.game_id, self.facts)


@dataclass(frozen=True)
class ScriptedEvaluator:
    """As if the round ended now."""

    game_id: str
    facts: GameFacts

    def win_probs(self, states: States) -> Float64Array:
        return np.array([self.win_probs_of(state.copy()) for state in states])

    def win_probs_of(self, state: State) -> Float64Array:
        if stage(state) == GAME_OVER:
            return results(self.game_id, state)
        if stage(state) < ROUND_OVER:
            for seat, points in enumerate(self.facts.points_if_ended_now(state)):
                state["totals"][seat] += points
        zero, players = np.zeros(1), int(state["players"])
        return normal([self.facts.win_probs(state, seat, zero, self.facts.slopes)[0] for seat in range(players)])


@functools.cache
def any_order() -> Int64Array:
    """After a reshuffle nobody knows the order of the cards, so that any will do."""
    return rng_states(0, 1)[0]  # type: ignore[no-any-return]


def results(game_id: str, state: State) -> Float64Array:
    """By seat, after the game: its share of the win."""
    players, rules = int(state["players"]), rules_of(game_id)
    won = np.array([float(rules.is_winner(state, seat)) for seat in range(players)])
    shares: Float64Array = won / won.sum()
    return shares


def normal(win_probs: list[float]) -> Float64Array:
    """Chances that add up to 1."""
    clipped = np.clip(np.array(win_probs), LEAST_CHANCE, 1.0)
    shares: Float64Array = clipped / clipped.sum()
    return shares
