"""What cards and sets are worth to a seat, in points of this round."""

from __future__ import annotations

from courtcards.bots.call_to_glory.outlook import FARTHEST
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
from courtcards.games.arrays import FloatArray, State
from courtcards.games.call_to_glory.cards import KINDS, NUMBER
from courtcards.games.call_to_glory.state import NOBODY, NOTHING


@compiled
def chance_of(outlook: State, character: int, missing: float) -> float:
    """That so many more cards of the character come in time; between whole numbers in proportion."""
    if missing <= 0.0:
        return 1.0
    if missing > outlook["left"][character]:
        return 0.0
    whole = int(missing)
    if whole >= FARTHEST:
        return float(outlook["coming"][character, FARTHEST])
    part, coming = missing - whole, outlook["coming"][character]
    return float(coming[whole] + part * (coming[whole + 1] - coming[whole]))


@compiled
def chance_beaten(knowledge: State, outlook: State, seat: int, character: int, size: int, rest: float) -> float:
    """That another seat beats this seat's set; never when too few cards are outside the set and the hand behind it."""
    if NUMBER[character] - size - rest <= size:
        return 0.0
    safe = 1.0
    need = max(size + 1, outlook["minimum"][character])
    for other in range(knowledge["players"]):
        if other != seat:
            safe *= 1.0 - 0.95 * chance_of(outlook, character, need - outlook["held"][other, character])
    return 1.0 - safe


@compiled
def worth_laid(
    knowledge: State, outlook: State, weights: FloatArray, seat: int, character: int, size: int, rest: float
) -> float:
    """A set on the table with cards behind it in the hand."""
    points = outlook["stake"][character] + outlook["bonus"][character] * size
    beaten = chance_beaten(knowledge, outlook, seat, character, size, rest)
    worth = 1.0 - weights[LOSS] * beaten
    if beaten > 0.0 and rest > 0.0:
        worth += weights[REINFORCEMENT] * beaten * chance_of(outlook, character, size + 2 - rest)
    return float(points * worth)


@compiled
def worth_held(knowledge: State, outlook: State, weights: FloatArray, seat: int, character: int, held: float) -> float:
    """Cards in the hand of a seat, with what lies on the table, be it a set of its own."""
    owner, size = int(knowledge["set_owner"][character]), int(knowledge["set_size"][character])
    if owner == seat:
        return worth_laid(knowledge, outlook, weights, seat, character, size, held)
    return worth_collected(knowledge, outlook, weights, seat, character, held, owner, size)


@compiled
def worth_collected(
    knowledge: State, outlook: State, weights: FloatArray, seat: int, character: int, held: float, owner: int, size: int
) -> float:
    """Cards in the hand towards a set, against another one of an owner and size."""
    need = max(outlook["minimum"][character], size + 1)
    chance = chance_of(outlook, character, need - held)
    if chance == 0.0:
        return 0.0
    laid = worth_laid(knowledge, outlook, weights, seat, character, max(need, int(held)), 0.0)
    swing = 1.0 if owner == NOBODY else weights[SWING]
    return float(weights[READY] * swing * chance * laid)


@compiled
def gain_of(knowledge: State, outlook: State, weights: FloatArray, seat: int, character: int) -> float:
    """What one more card of the character is worth to a seat."""
    held = outlook["held"][seat, character]
    owner, size = int(knowledge["set_owner"][character]), int(knowledge["set_size"][character])
    missing = max(outlook["minimum"][character], size + 1) - held
    if owner != seat and missing >= 1.0:
        more = worth_collected(knowledge, outlook, weights, seat, character, held + 1.0, owner, size)
        return more * rise_of(outlook, character, missing)
    more = worth_held(knowledge, outlook, weights, seat, character, held + 1.0)
    return more - worth_held(knowledge, outlook, weights, seat, character, held)


@compiled
def rise_of(outlook: State, character: int, missing: float) -> float:
    """The part of the chance that is due to one more card, when so many are missing without it."""
    nearer = chance_of(outlook, character, missing - 1.0)
    return 1.0 - chance_of(outlook, character, missing) / nearer if nearer > 0.0 else 0.0


@compiled
def worth_shown(knowledge: State, outlook: State, weights: FloatArray, character: int) -> float:
    """A card on top of a discard pile once this turn is over: bad for me if the others can use it before I can."""
    if character == NOTHING:
        return 0.0
    players, me, turn = int(knowledge["players"]), int(knowledge["viewer"]), int(knowledge["turn"])
    worth, part = 0.0, 1.0
    for offset in range(1, players + 1):
        seat = (turn + offset) % players
        gain = max(0.0, gain_of(knowledge, outlook, weights, seat, character) - weights[AVERAGE])
        if seat == me:
            worth += part * weights[AGAIN] * gain
        else:
            worth -= part * weights[FEED] * gain
        part *= weights[LATER]
    return worth


@compiled
def worth_unseen(knowledge: State, outlook: State, weights: FloatArray) -> float:
    """What a card from a draw pile is worth to me."""
    worth = 0.0
    for character in range(KINDS):
        if outlook["unseen"][character] > 0:
            share = outlook["share"][character]
            worth += share * gain_of(knowledge, outlook, weights, int(knowledge["viewer"]), character)
    return worth
