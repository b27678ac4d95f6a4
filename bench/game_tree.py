"""A whole small game as arrays, with CFR+ and exact best responses over them in compiled code.

Two players, zero sum, perfect recall. The tree is read from OpenSpiel state by state; nothing else is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from courtcards.compiled import compiled
from courtcards.envs import kernel
from courtcards.games.arrays import Float64Array, Int16Array, Int64Array, KnowledgeRows

CHANCE, TERMINAL = -1, -2  # instead of a player
PLAYERS = 2


class Tree(NamedTuple):
    """Histories breadth first, so that the children of one lie side by side, after it.

    A policy is one array: the probabilities of all actions, from `first_action` of an information state on.
    """

    players: Int64Array  # by history: who decides, CHANCE or TERMINAL
    first_child: Int64Array
    children: Int64Array  # how many
    chance: Float64Array  # how likely chance leads here from the history before; 1 where a player does
    returns: Float64Array  # of the first player; the second gets the opposite
    info_state: Int64Array  # by history: the number of the information state, −1 where nobody decides
    first_action: Int64Array  # by information state, and one more: where its actions begin in a policy
    owner: Int64Array  # by information state: whose it is
    level: Int64Array  # by information state: how many decisions its owner made before


@dataclass(frozen=True)
class SmallGame:
    tree: Tree
    names: list[str]  # of the information states, as OpenSpiel has them
    actions: list[Int16Array]  # by information state: the legal actions
    knowledge: KnowledgeRows  # by information state: what its owner knows


def read_game(game: Any) -> SmallGame:
    """All of an OpenSpiel game of this package, which must be loaded with perfect recall."""
    reader = Reader()
    reader.add(game.new_initial_state(), 1.0, (Past(), Past()))
    at = 0
    while at < len(reader.queue):
        reader.expand(at)
        at += 1
    return reader.game()


class Past(NamedTuple):
    """What a player has done so far. With perfect recall an information state has one past alone."""

    decisions: int = 0
    info_state: int = -1  # of the last decision
    action: int = -1


class Reader:
    def __init__(self) -> None:
        self.queue: list[tuple[Any, tuple[Past, Past]]] = []  # states, and the pasts of both players
        self.rows: list[list[float]] = []  # player, first child, children, chance, return, information state
        self.numbers: dict[str, int] = {}
        self.actions: list[Int16Array] = []
        self.knowledge: list[KnowledgeRows] = []
        self.owned: list[tuple[int, Past]] = []  # by information state: owner and past

    def add(self, state: Any, chance: float, pasts: tuple[Past, Past]) -> None:
        self.queue.append((state, pasts))
        self.rows.append([TERMINAL, 0, 0, chance, 0.0, -1])

    def expand(self, at: int) -> None:
        (state, pasts), row = self.queue[at], self.rows[at]
        self.queue[at] = (None, pasts)
        row[1] = len(self.queue)
        if state.is_terminal():
            row[4] = state.returns()[0]
        elif state.is_chance_node():
            row[0] = CHANCE
            for outcome, chance in state.chance_outcomes():
                self.add(state.child(outcome), chance, pasts)
        else:
            player = state.current_player()
            row[0], row[5] = player, self.number(state, player, pasts[player])
            for action in state.legal_actions():
                past = Past(pasts[player].decisions + 1, int(row[5]), action)
                self.add(state.child(action), 1.0, (past, pasts[1]) if player == 0 else (pasts[0], past))
        row[2] = len(self.queue) - row[1]

    def number(self, state: Any, player: int, past: Past) -> int:
        """The number of an information state, a new one where it is new."""
        name, legal = state.information_state_string(player), np.array(state.legal_actions(), np.int16)
        number = self.numbers.setdefault(name, len(self.numbers))
        if number == len(self.owned):
            kernel.learn(state.records, player)
            self.knowledge.append(state.records[1:2].copy())
            self.actions.append(legal)
            self.owned.append((player, past))
        if self.owned[number] != (player, past) or not np.array_equal(self.actions[number], legal):
            raise ValueError(f"{name} stands for different decisions: the game has no perfect recall")
        return number

    def game(self) -> SmallGame:
        columns = np.array(self.rows).T
        whole = [columns[i].astype(np.int64) for i in (0, 1, 2, 5)]
        first_action = np.cumsum([0, *map(len, self.actions)])
        owner, level = np.array([(player, past.decisions) for player, past in self.owned], np.int64).T.copy()
        tree = Tree(
            *whole[:3], columns[3].copy(), columns[4].copy(), whole[3], first_action.astype(np.int64), owner, level
        )
        return SmallGame(tree, list(self.numbers), self.actions, np.concatenate(self.knowledge))


def uniform(tree: Tree) -> Float64Array:
    counts = np.diff(tree.first_action)
    policy: Float64Array = np.repeat(1 / counts, counts)
    return policy


def exploitability(tree: Tree, policy: Float64Array) -> float:
    """What a best response gains on average over the two seats, as OpenSpiel counts it: 0 is perfect play."""
    return (best_response(tree, policy, 0) + best_response(tree, policy, 1)) / PLAYERS


# Compiled


@compiled
def reach_by_others(tree: Tree, policy: Float64Array, player: int) -> Float64Array:
    """How likely chance and the other player lead to each history, if the player does all it can to get there."""
    reach = np.ones(len(tree.players))
    for at in range(len(tree.players)):
        who, first, state = tree.players[at], tree.first_child[at], tree.info_state[at]
        for i in range(tree.children[at]):
            likely = 1.0 if who == player else tree.chance[first + i]
            if who >= 0 and who != player:
                likely = policy[tree.first_action[state] + i]
            reach[first + i] = reach[at] * likely
    return reach


@compiled
def values(tree: Tree, policy: Float64Array) -> Float64Array:
    """What each history is worth to the first player."""
    worth = tree.returns.copy()
    for at in range(len(worth) - 1, -1, -1):
        first, state = tree.first_child[at], tree.info_state[at]
        for i in range(tree.children[at]):
            likely = policy[tree.first_action[state] + i] if state >= 0 else tree.chance[first + i]
            worth[at] += likely * worth[first + i]
    return worth


@compiled
def best_response(tree: Tree, policy: Float64Array, player: int) -> float:
    """What the player gets by the best answer to the other's policy. Its last decisions are made first."""
    sign, answer = 1.0 - 2.0 * player, policy.copy()
    reach = reach_by_others(tree, policy, player)
    for level in range(tree.level.max(), -1, -1):
        worth, gains = values(tree, answer), np.zeros(len(policy))
        for at in range(len(worth)):
            state = tree.info_state[at]
            if tree.players[at] == player and tree.level[state] == level:
                for i in range(tree.children[at]):
                    gains[tree.first_action[state] + i] += sign * reach[at] * worth[tree.first_child[at] + i]
        for state in range(len(tree.owner)):
            if tree.owner[state] == player and tree.level[state] == level:
                first, end = tree.first_action[state], tree.first_action[state + 1]
                answer[first:end] = 0.0
                answer[first + gains[first:end].argmax()] = 1.0
    return float(sign * values(tree, answer)[0])


@compiled
def match_regrets(tree: Tree, regrets: Float64Array, policy: Float64Array, player: int) -> None:
    """Actions in proportion to their regrets, none of which is negative; all alike where there are none."""
    for state in range(len(tree.owner)):
        if tree.owner[state] == player:
            first, end = tree.first_action[state], tree.first_action[state + 1]
            total = regrets[first:end].sum()
            for i in range(first, end):
                policy[i] = regrets[i] / total if total > 0 else 1.0 / (end - first)


@compiled
def cfr_plus(
    tree: Tree, iterations: int, done: int, regrets: Float64Array, policy: Float64Array, sums: Float64Array
) -> None:
    """Some more iterations after those `done`: regret matching+, players in turn, later policies weigh more.

    `sums` are those of all policies so far: see `averaged`.
    """
    for iteration in range(done + 1, done + iterations + 1):
        for player in range(2):
            sign, worth = 1.0 - 2.0 * player, values(tree, policy)
            others, own = reach_by_others(tree, policy, player), reach_by_player(tree, policy, player)
            for at in range(len(worth)):
                if tree.players[at] == player:
                    first = tree.first_action[tree.info_state[at]]
                    for i in range(tree.children[at]):
                        gain = worth[tree.first_child[at] + i] - worth[at]
                        regrets[first + i] += sign * others[at] * gain
                        sums[first + i] += iteration * own[at] * policy[first + i]
            for i in range(len(regrets)):
                regrets[i] = max(regrets[i], 0.0)
            match_regrets(tree, regrets, policy, player)


@compiled
def reach_by_player(tree: Tree, policy: Float64Array, player: int) -> Float64Array:
    """How likely the player's own decisions are on the way to each history."""
    reach = np.ones(len(tree.players))
    for at in range(len(tree.players)):
        first, state = tree.first_child[at], tree.info_state[at]
        for i in range(tree.children[at]):
            likely = policy[tree.first_action[state] + i] if tree.players[at] == player else 1.0
            reach[first + i] = reach[at] * likely
    return reach


def averaged(tree: Tree, sums: Float64Array) -> Float64Array:
    """The average policy, which is what converges."""
    counts = np.diff(tree.first_action)
    totals = np.repeat(np.add.reduceat(sums, tree.first_action[:-1]), counts)
    policy: Float64Array = np.where(totals > 0, sums / np.where(totals > 0, totals, 1), np.repeat(1 / counts, counts))
    return policy


class Solver:
    """CFR+ from the beginning."""

    def __init__(self, tree: Tree) -> None:
        self.tree, self.iterations = tree, 0
        self.policy = uniform(tree)
        self.regrets, self.sums = np.zeros_like(self.policy), np.zeros_like(self.policy)

    def run(self, iterations: int) -> Float64Array:
        """Go on for so many iterations; returns the average policy."""
        cfr_plus(self.tree, iterations, self.iterations, self.regrets, self.policy, self.sums)
        self.iterations += iterations
        return averaged(self.tree, self.sums)
