"""The bot that looks ahead: it tries its best few actions in many worlds it cannot tell apart from the real one.

In each world everybody plays on by the scripted policy to the end of the round, and the chance to win the match is the
result. All candidates meet the same worlds, and the scripted choice is left only for a clear gain (`trial`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from courtcards.bots.bot import Budget
from courtcards.bots.call_to_glory.scripted import choose, weigh
from courtcards.bots.call_to_glory.weights import WEIGHTS
from courtcards.bots.call_to_glory.win_probability import win_probability
from courtcards.bots.cores import spread
from courtcards.bots.trial import Trial, explore, split
from courtcards.compiled import compiled
from courtcards.games.arrays import (
    Float64Array,
    Int8Array,
    Int16Array,
    Int64Array,
    Knowledge,
    KnowledgeRows,
    Records,
    State,
    one_row,
)
from courtcards.games.call_to_glory.actions import DRAW_FROM, MOST_LEGAL
from courtcards.games.call_to_glory.apply import apply
from courtcards.games.call_to_glory.cards import CARDS
from courtcards.games.call_to_glory.determinize import determinize
from courtcards.games.call_to_glory.legal import legal, next_seat, pile_height
from courtcards.games.call_to_glory.state import DEAL, NOTHING, OVER, STATE, L, R
from courtcards.games.rng import RNG_WORDS

CANDIDATES = 5  # actions that are tried, the best by the scripted bot's scores
FEW_CARDS = 10  # with at most this many in a draw pile, it matters which of the two is drawn from
NEVER = -1e9  # the score of an action that is not tried
USUAL = Budget(seconds=1.0)


@compiled
def gather(state: State, pool: Int8Array) -> int:
    """The cards of both draw piles of a sampled world; returns how many they are."""
    count = 0
    for pile in range(2):
        for place in range(state["next"][pile], state["end"][pile]):
            pool[count] = state["deck"][place]
            count += 1
    return count


@compiled
def take(pool: Int8Array, count: int, seat: int, players: int) -> int:
    """The next card of the pool that is meant for a seat, or the last one of all; it leaves the pool.

    Unseen cards are as good in one order as in another, so each seat has cards of its own (every second one with two
    players). Then what one seat draws changes little for the others, and candidates differ less by mere chance.
    """
    place = seat
    while place < count and pool[place] == NOTHING:
        place += players
    if place >= count:
        place = count - 1
        while pool[place] == NOTHING:
            place -= 1
    card = int(pool[place])
    pool[place] = NOTHING
    return card


@compiled
def act(state: State, seat: int, action: int, pool: Int8Array, count: int) -> None:
    """Carry out an action; a card from a draw pile comes from the pool."""
    if action <= DRAW_FROM + R:
        card = take(pool, count, int(state["turn"]), int(state["players"]))
        state["deck"][state["next"][action - DRAW_FROM]] = card
    apply(state, seat, action)


@compiled
def play_on(worlds: Records, actions: Int16Array, pool: Int8Array, cards: int) -> None:
    """To the end of the round by the scripted policy, each seat as the viewer, which sees no more than it may know."""
    state = worlds[1]
    while state["phase"] != DEAL and state["phase"] != OVER:
        state["viewer"] = next_seat(state)
        count = legal(state, state["viewer"], actions)
        act(state, state["viewer"], choose(state, actions, count, WEIGHTS), pool, cards)


@compiled
def try_world(
    states: Records,
    candidates: Int16Array,
    rng: Int64Array,
    actions: Int16Array,
    pools: Int8Array,
    results: Float64Array,
) -> None:
    """All candidates in one world; the first of the two records holds the knowledge. The rest is room to work in."""
    seat = int(states[0]["viewer"])
    determinize(states[0], rng)
    cards = gather(states[0], pools[0])
    for i in range(len(candidates)):
        states[1] = states[0]
        pools[1] = pools[0]
        act(states[1], seat, candidates[i], pools[1], cards)
        play_on(states, actions, pools[1], cards)
        results[i] = win_probability(states[1], seat)


@compiled
def try_out(knowledge: KnowledgeRows, candidates: Int16Array, rng_states: Int64Array, results: Float64Array) -> None:
    """The chance to win, by world and candidate; one generator makes one world."""
    states, actions = np.empty(2, STATE), np.empty(MOST_LEGAL, np.int16)
    pools = np.empty((2, CARDS), np.int8)
    for world in range(len(rng_states)):
        states[0] = knowledge[0]
        try_world(states, candidates, rng_states[world], actions, pools, results[world])


@compiled
def rank(knowledge: Knowledge, actions: Int16Array, count: int, scores: Float64Array) -> None:
    """The scripted scores, and NEVER for the worse of two draw piles that are as good as one."""
    weigh(knowledge, actions, count, WEIGHTS, scores)
    if count > 1 and actions[0] == DRAW_FROM + L and actions[1] == DRAW_FROM + R and same_draw_piles(knowledge):
        scores[1 if scores[0] >= scores[1] else 0] = NEVER


@compiled
def same_draw_piles(knowledge: Knowledge) -> bool:
    """Whether it does not matter which of L and R is drawn from: nothing is known of either but its height."""
    left, right = pile_height(knowledge, L), pile_height(knowledge, R)
    return left == right or min(left, right) > FEW_CARDS


@dataclass(frozen=True)
class SearchBot:
    name: str = "search"

    def choose(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget = USUAL) -> int:
        if len(legal) == 1:
            return int(legal[0])
        return self.explore(knowledge, legal, rng, budget).choice()

    def explore(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget) -> Trial:
        """Try the candidates until the budget is spent or the choice is beyond doubt."""
        positions = one_row(knowledge)

        def try_some(candidates: Int16Array, _: int, count: int) -> Float64Array:
            rng_states, results = np.empty((count, RNG_WORDS), np.int64), np.empty((count, len(candidates)))
            split(rng, rng_states)
            spread(lambda first, end: try_out(positions, candidates, rng_states[first:end], results[first:end]), count)
            return results

        limited = budget if (budget.seconds, budget.samples) != (None, None) else USUAL
        return explore(candidates_of(knowledge, legal), try_some, limited)


def candidates_of(knowledge: Knowledge, legal: Int16Array) -> Int16Array:
    """The best actions by the scripted scores, the very best first."""
    scores = np.empty(MOST_LEGAL)
    rank(knowledge, legal, len(legal), scores)
    order = np.argsort(-scores[: len(legal)], kind="stable")[:CANDIDATES]
    return legal[order[scores[order] > NEVER]]
