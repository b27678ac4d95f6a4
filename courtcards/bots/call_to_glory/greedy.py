"""The bot that plays like a beginner: it keeps what it collects, lays what it can, and looks at nobody else's cards."""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Int16Array, Int64Array, Knowledge
from courtcards.games.call_to_glory.actions import (
    CHOOSE_PILE,
    DISCARD,
    DRAW_FROM,
    END,
    LAY,
    LAY_CHARACTER,
    LAY_SIZE,
    REVEAL_TASK,
    STRIKE,
)
from courtcards.games.call_to_glory.cards import KINDS, NUMBER, TASK_POINTS
from courtcards.games.call_to_glory.state import A, R
from courtcards.games.rng import below


@compiled
def greedy(knowledge: Knowledge, legal: Int16Array, count: int, rng: Int64Array) -> int:
    """The action that looks best at once; a random one among equals."""
    best, best_score, equals = int(legal[0]), -1e9, 0
    for i in range(count):
        score = appeal(knowledge, int(legal[i]))
        if score > best_score:
            best, best_score, equals = int(legal[i]), score, 1
        elif score == best_score:
            equals += 1
            if below(rng, equals) == 0:
                best = int(legal[i])
    return best


@compiled
def appeal(knowledge: Knowledge, action: int) -> float:
    if action < DISCARD:
        return appeal_of_draw(knowledge, action - DRAW_FROM)
    if action < LAY:
        return -usefulness(knowledge, (action - DISCARD) >> 1)
    if action < CHOOSE_PILE:
        return float(100.0 * NUMBER[LAY_CHARACTER[action - LAY]] + LAY_SIZE[action - LAY])
    if action < STRIKE:
        return 0.0
    if action < END:
        return appeal_of_strike(knowledge, (action - STRIKE) % KINDS)
    if action == END:
        return 0.0
    return appeal_of_task(knowledge, action - REVEAL_TASK)


@compiled
def appeal_of_draw(knowledge: Knowledge, pile: int) -> float:
    """A face-up card is worth taking if it joins others in the hand; otherwise what is face down may be better."""
    if pile <= R:
        return 1.0
    character = knowledge["discard"][pile - A, int(knowledge["height"][pile - A]) - 1]
    joins = knowledge["hand"][knowledge["viewer"], character] > 0
    return 1.0 + usefulness(knowledge, character) if joins else 0.0


@compiled
def usefulness(knowledge: Knowledge, character: int) -> float:
    """What the character scores, the more the nearer the hand is to a set of it; nothing if the set is already mine."""
    if knowledge["set_owner"][character] == knowledge["viewer"]:
        return 0.0
    held = int(knowledge["hand"][knowledge["viewer"], character])
    return float(NUMBER[character]) * min(1.0, held / int(knowledge["needed"][character]))


@compiled
def appeal_of_strike(knowledge: Knowledge, character: int) -> float:
    """The more the set scores and the fewer its cards; the moment does not matter."""
    return float(10000.0 + NUMBER[character] / float(knowledge["set_size"][character]))


@compiled
def appeal_of_task(knowledge: Knowledge, deck: int) -> float:
    character = knowledge["task"][knowledge["viewer"], deck]
    points = float(knowledge["set_size"][character]) * TASK_POINTS[deck]
    return float(points if knowledge["set_owner"][character] == knowledge["viewer"] else -points)
