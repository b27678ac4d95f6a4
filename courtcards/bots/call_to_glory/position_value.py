"""What cards and sets are worth to a seat, in points of this round."""

from __future__ import annotations

from courtcards.bots.call_to_glory.estimates import FARTHEST
from courtcards.bots.call_to_glory.weights import (
    AGAIN,
    AVERAGE,
    FEED,
    LATER,
    LOSS,
    READY,
    REINFORCEMENT,
    SWING,
)
from courtcards.compiled import compiled
from courtcards.games.arrays import Float64Array, Knowledge, Record
from courtcards.games.call_to_glory.cards import KINDS
from courtcards.games.call_to_glory.state import NOBODY, NOTHING


@compiled
def probability_of(estimates: Record, character: int, missing: float) -> float:
    """The chance that this many more cards of the character come in time; between whole numbers in proportion."""
    if missing <= 0.0:
        return 1.0
    if missing > estimates["left"][character]:
        return 0.0
    whole = int(missing)
    if whole >= FARTHEST:
        return float(estimates["coming"][character, FARTHEST])
    part, coming = missing - whole, estimates["coming"][character]
    return float(coming[whole] + part * (coming[whole + 1] - coming[whole]))


@compiled
def probability_beaten(
    knowledge: Knowledge, estimates: Record, seat: int, character: int, size: int, rest: float
) -> float:
    """That another seat beats this seat's set; never when too few cards are outside the set and the hand behind it."""
    if int(knowledge["composition"][character]) - size - rest <= size:
        return 0.0
    safe = 1.0
    need = max(size + 1, estimates["minimum"][character])
    for other in range(knowledge["players"]):
        if other != seat:
            safe *= 1.0 - 0.95 * probability_of(estimates, character, need - estimates["held"][other, character])
    return 1.0 - safe


@compiled
def value_laid(
    knowledge: Knowledge, estimates: Record, weights: Float64Array, seat: int, character: int, size: int, rest: float
) -> float:
    """A set on the table with cards behind it in the hand."""
    points = estimates["stake"][character] + estimates["bonus"][character] * size
    beaten = probability_beaten(knowledge, estimates, seat, character, size, rest)
    value = 1.0 - weights[LOSS] * beaten
    if beaten > 0.0 and rest > 0.0:
        value += weights[REINFORCEMENT] * beaten * probability_of(estimates, character, size + 2 - rest)
    return float(points * value)


@compiled
def value_held(
    knowledge: Knowledge, estimates: Record, weights: Float64Array, seat: int, character: int, held: float
) -> float:
    """Cards in the hand of a seat, with what lies on the table, be it a set of its own."""
    owner, size = int(knowledge["set_owner"][character]), int(knowledge["set_size"][character])
    if owner == seat:
        return value_laid(knowledge, estimates, weights, seat, character, size, held)
    return value_collected(knowledge, estimates, weights, seat, character, held, owner, size)


@compiled
def value_collected(
    knowledge: Knowledge,
    estimates: Record,
    weights: Float64Array,
    seat: int,
    character: int,
    held: float,
    owner: int,
    size: int,
) -> float:
    """Cards in the hand towards a set, against another one of an owner and size."""
    need = max(estimates["minimum"][character], size + 1)
    chance = probability_of(estimates, character, need - held)
    if chance == 0.0:
        return 0.0
    laid = value_laid(knowledge, estimates, weights, seat, character, max(need, int(held)), 0.0)
    swing = 1.0 if owner == NOBODY else weights[SWING]
    return float(weights[READY] * swing * chance * laid)


@compiled
def gain_of(knowledge: Knowledge, estimates: Record, weights: Float64Array, seat: int, character: int) -> float:
    """What one more card of the character is worth to a seat."""
    held = estimates["held"][seat, character]
    owner, size = int(knowledge["set_owner"][character]), int(knowledge["set_size"][character])
    missing = max(estimates["minimum"][character], size + 1) - held
    if owner != seat and missing >= 1.0:
        more = value_collected(knowledge, estimates, weights, seat, character, held + 1.0, owner, size)
        return more * rise_of(estimates, character, missing)
    more = value_held(knowledge, estimates, weights, seat, character, held + 1.0)
    return more - value_held(knowledge, estimates, weights, seat, character, held)


@compiled
def rise_of(estimates: Record, character: int, missing: float) -> float:
    """The part of the chance that is due to one more card, given how many are missing without it."""
    nearer = probability_of(estimates, character, missing - 1.0)
    return 1.0 - probability_of(estimates, character, missing) / nearer if nearer > 0.0 else 0.0


@compiled
def value_shown(knowledge: Knowledge, estimates: Record, weights: Float64Array, character: int) -> float:
    """A card on top of a discard pile once this turn is over: bad for me if the others can use it before I can."""
    if character == NOTHING:
        return 0.0
    players, me, turn = int(knowledge["players"]), int(knowledge["viewer"]), int(knowledge["turn"])
    value, part = 0.0, 1.0
    for offset in range(1, players + 1):
        seat = (turn + offset) % players
        gain = max(0.0, gain_of(knowledge, estimates, weights, seat, character) - weights[AVERAGE])
        if seat == me:
            value += part * weights[AGAIN] * gain
        else:
            value -= part * weights[FEED] * gain
        part *= weights[LATER]
    return value


@compiled
def value_unseen(knowledge: Knowledge, estimates: Record, weights: Float64Array) -> float:
    """What a card from a draw pile is worth to me."""
    value = 0.0
    for character in range(KINDS):
        if estimates["unseen"][character] > 0:
            share = estimates["share"][character]
            value += share * gain_of(knowledge, estimates, weights, int(knowledge["viewer"]), character)
    return value
