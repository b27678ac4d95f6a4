"""A beginner: collects what it has most of and a butler, cries Hear Ye! once it has a set, sends its biggest sets."""

from __future__ import annotations

from courtcards.bots.come_to_call.sets import units
from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Int16Array, Int64Array, Knowledge
from courtcards.games.come_to_call.actions import (
    DISCARD_CARD,
    DISCARD_HEAR_YE,
    DRAW_FROM,
    SAY_READY,
    SEND,
    SHAPE_COUNT,
    SHAPE_RANK,
)
from courtcards.games.come_to_call.cards import BUTLER, HEAR_YE, TYPES, WILD
from courtcards.games.come_to_call.state import CALL, DRAW


@compiled
def greedy(knowledge: Knowledge, legal: Int16Array, count: int, rng: Int64Array) -> int:  # noqa: ARG001
    hand = knowledge["hand"][knowledge["viewer"]]
    if knowledge["phase"] == CALL:
        return biggest_set(legal, count)
    if knowledge["phase"] == DRAW:
        return wanted_source(knowledge, hand, legal, count)
    return worst_card(knowledge, hand, legal, count)


@compiled
def favorite(hand: Int8Array) -> int:
    """The type it has most of, the most powerful of equals."""
    best = 0
    for type in range(1, TYPES):
        if units(hand, type) > units(hand, best):
            best = type
    return best


@compiled
def wants(hand: Int8Array, kind: int) -> bool:
    if kind == BUTLER:
        return bool(hand[BUTLER] == 0)
    return bool(kind == WILD or kind // 3 == favorite(hand))


@compiled
def wanted_source(knowledge: Knowledge, hand: Int8Array, legal: Int16Array, count: int) -> int:
    for i in range(count):
        pile = int(legal[i]) - DRAW_FROM - 1
        if pile >= 0 and wants(hand, knowledge["pile"][pile, int(knowledge["height"][pile]) - 1]):
            return int(legal[i])
    return int(legal[0])


@compiled
def has_set(hand: Int8Array, minimum: int) -> bool:
    return bool(hand[BUTLER] > 0 and units(hand, favorite(hand)) >= minimum)


@compiled
def importance(hand: Int8Array, kind: int) -> int:
    """How much it wants to keep a card."""
    if kind == WILD:
        return 20
    if kind == BUTLER:
        return 15 if hand[BUTLER] == 1 else 3
    return units(hand, kind // 3) + (10 if kind // 3 == favorite(hand) else 0)


@compiled
def worst_card(knowledge: Knowledge, hand: Int8Array, legal: Int16Array, count: int) -> int:
    """A Hear Ye! if it has a set, otherwise the card it wants least, onto the left pile."""
    if hand[HEAR_YE] > 0 and has_set(hand, knowledge["minimum"]):
        return DISCARD_HEAR_YE
    best, least = int(legal[0]), 1000
    for i in range(count):
        if legal[i] < DISCARD_HEAR_YE:
            kind = (int(legal[i]) - DISCARD_CARD) >> 1
            if importance(hand, kind) < least:
                best, least = int(legal[i]), importance(hand, kind)
    return best


@compiled
def biggest_set(legal: Int16Array, count: int) -> int:
    """The largest set it can send now; ready only when it has no set."""
    best, most = SAY_READY, 0
    for i in range(count):
        if legal[i] < SAY_READY:
            size = int(SHAPE_RANK[(int(legal[i]) - SEND) % SHAPE_COUNT])
            if size > most:
                best, most = int(legal[i]), size
    return best
