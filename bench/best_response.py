"""Best response by search to the learned policy: `courtcards arena bench.best_response.make_bot neural`.

Information-set Monte Carlo tree search as an attack (ISMCTS-BR, arXiv 2004.09677): the tree has only decisions of one
seat, one node for each thing that it may know; everybody else draws from the frozen policy of the package, as `neural`
does. Each simulation begins in a world that fits what the seat knows, goes down the tree by PUCT, adds one node, and
from there all play by the policy until the critic estimates the result, as in `master`. The action visited most is
played. It knows its opponent, so what it wins is a lower bound on how beatable the policy is; it is no stronger bot for
play against strangers.

Example: courtcards arena bench.best_response.make_bot:1000 neural --games 100 --aivat
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from courtcards.bots import Budget
from courtcards.bots.beliefs import TRIES
from courtcards.bots.learned import SHARPNESS, gather, round_value
from courtcards.bots.lookahead import MOST_UNSEEN, imagine, play_on
from courtcards.bots.master import MasterBot
from courtcards.bots.network import draw_from
from courtcards.bots.neural import consider, make_room
from courtcards.bots.weights import Weights
from courtcards.compiled import compiled
from courtcards.games import rules_of
from courtcards.games.arrays import (
    Float64Array,
    Int16Array,
    Int64Array,
    Knowledge,
    KnowledgeRows,
    Records,
    States,
    one_row,
)
from courtcards.games.verbs import CHANCE, ROUND_OVER, apply, know, legal, most_legal, next_seat, settle, stage

SIMULATIONS = 1000
EXPLORATION = 0.2  # PUCT's constant: about the standard deviation of a simulation's result, in chances to win
EVENLY = 0.1  # part of the prior that all legal actions share alike; the rest is the policy's


@compiled
def play_others(states: Records, seat: int, weights: Weights, rng: Int64Array, probs: Float64Array) -> int:
    """Others act by the policy until the seat has a choice; returns how many actions it has, 0 if the round is over.

    The second record gets what the seat knows then, `probs` what the policy would do there.
    """
    state, knowledge, actions = states[0], states[1], np.empty(most_legal(states[0]), np.int16)
    room = make_room(weights.net, weights.critic)
    while stage(state) < ROUND_OVER:
        if stage(state) == CHANCE:
            settle(state, rng)
        actor = next_seat(state)
        know(state, actor, knowledge)
        count = legal(state, actor, actions)
        chosen = int(actions[0])
        if count > 1:
            consider(knowledge, actions, count, weights.net, SHARPNESS, room)
            if actor == seat:
                probs[:count] = room.probs[:count]
                return count
            chosen = int(actions[draw_from(room.probs, count, rng)])
        apply(state, actor, chosen)
    return 0


@compiled
def end_value(states: States, seat: int, weights: Weights) -> float:
    """What a finished round is worth to a seat."""
    room = make_room(weights.net, weights.critic)
    round_value(states[0], weights.slopes, weights.by_points, room.values)
    return float(room.values[seat])


@compiled
def estimate(states: Records, seat: int, rounds: int, weights: Weights, rng: Int64Array) -> float:
    """What a position is worth to a seat if everybody plays by the policy."""
    until = int(states[0]["turns"]) + rounds * int(states[0]["players"])
    room, pool = make_room(weights.net, weights.critic), np.empty(MOST_UNSEEN, np.int8)
    return play_on(states, seat, until, weights, rng, pool, gather(states[0], pool), room)


@compiled
def apply_action(states: States, seat: int, action: int) -> None:
    apply(states[0], seat, action)


class Node:
    """A decision of the seat: how often each action was tried, and what that came to."""

    def __init__(self, probs: Float64Array) -> None:
        self.prior = (1 - EVENLY) * probs + EVENLY / len(probs)
        self.visits, self.sums = np.zeros(len(probs)), np.zeros(len(probs))

    def select(self) -> int:
        """By PUCT; an action that was never tried counts as good as the node."""
        tried = self.visits.sum()
        mean = self.sums.sum() / max(1.0, tried)
        values = np.where(self.visits > 0, self.sums / np.maximum(1.0, self.visits), mean)
        bonus = EXPLORATION * self.prior * math.sqrt(1.0 + tried) / (1.0 + self.visits)
        return int((values + bonus).argmax())

    def add(self, action: int, value: float) -> None:
        self.visits[action] += 1
        self.sums[action] += value


@dataclass(frozen=True)
class BestResponse:
    game_id: str
    name: str = "best-response"
    policy: MasterBot = field(init=False)  # for its weights and its beliefs about hands

    def __post_init__(self) -> None:
        object.__setattr__(self, "policy", MasterBot(self.game_id))

    def choose(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        if len(legal) == 1:
            return int(legal[0])
        search = Search(self.policy, one_row(knowledge), legal, rng)
        for _ in range(budget.samples or SIMULATIONS):
            search.simulate()
        return int(legal[search.root.visits.argmax()])


class Search:
    """The tree of one decision. Nodes go by the bytes of what the seat knows."""

    def __init__(self, policy: MasterBot, positions: KnowledgeRows, legal: Int16Array, rng: Int64Array) -> None:
        self.seat, self.rounds, self.rng = int(positions[0]["viewer"]), policy.rounds, rng
        self.weights = policy.weights.at(positions[0]["players"])
        glance = policy.look(positions[0], legal)
        sharpened = glance.probs**SHARPNESS
        self.root = Node(sharpened / sharpened.sum())
        self.nodes: dict[bytes, Node] = {}
        self.credible = policy.credible(positions, glance.beliefs, rng)
        self.worlds = np.repeat(positions, 3)  # what the seat knows, a world that fits it, room to work in
        self.rules = rules_of(policy.game_id)
        self.states = self.rules.new_states(2)  # the state of a simulation, and what the acting seat knows there
        self.probs, self.actions = np.empty(self.rules.actions), self.rules.scratch()
        self.first = legal

    def simulate(self) -> None:
        """One world, down the tree to a new node or the end of the round; all nodes passed learn what that is worth."""
        imagine(self.worlds, self.credible, TRIES, self.rng)
        self.states[0] = self.worlds[1]
        path = [(self.root, self.root.select())]
        apply_action(self.states, self.seat, int(self.first[path[0][1]]))
        while count := play_others(self.states, self.seat, self.weights, self.rng, self.probs):
            key = self.states[1].tobytes()
            if (node := self.nodes.get(key)) is None:
                self.nodes[key] = Node(self.probs[:count].copy())
                value = estimate(self.states, self.seat, self.rounds, self.weights, self.rng)
                break
            self.rules.legal(self.states[0], self.seat, self.actions)
            path.append((node, node.select()))
            apply_action(self.states, self.seat, int(self.actions[path[-1][1]]))
        else:
            value = end_value(self.states, self.seat, self.weights)
        for node, action in path:
            node.add(action, value)


def make_bot(game_id: str) -> BestResponse:
    return BestResponse(game_id)
