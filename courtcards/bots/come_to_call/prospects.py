"""How much a set would add to the chance to win if it were sent at the call, as far as a seat can tell.

Whether a single set steals the show is estimated by a logistic formula, fitted to what every set that could have been
sent would have achieved in games of the scripted bot against itself.
"""

from __future__ import annotations

import math

import numpy as np

from courtcards.bots.come_to_call.habits import KEPT_BONUS, habit
from courtcards.bots.come_to_call.sets import units
from courtcards.bots.come_to_call.steal import STEAL
from courtcards.bots.come_to_call.win_probability import weight
from courtcards.compiled import compiled
from courtcards.games.arrays import Float64Array, Int8Array, Knowledge
from courtcards.games.come_to_call.cards import BUTLER, FOOL, KING, SHOW_FAVOR, SIZE_FAVOR, TYPES

# Columns of the formula: see `steal`
CONSTANT, SIZE, TURN, THREAT, RIVALS, UNSEEN_AGAINST, UNSEEN_OF_TYPE = range(7)
FEATURES = 7
LATEST_TURN = 12.0  # later turns count the same
SIZES = 10  # sizes of sets, 0 to 9
USUAL_FAVOR = 3  # what a show brings whoever steals it


@compiled
def hunts(stronger: int, type: int) -> bool:
    """Whether a set of one type usually takes the show from another: the more powerful does, but a Fool hunts Kings."""
    if type == KING:
        return stronger == FOOL
    if type == FOOL and stronger == KING:
        return False
    return stronger < type


@compiled
def threat(knowledge: Knowledge, type: int) -> float:
    """How many cards against a set of this type some opponent is known to have."""
    most = 0
    for seat in range(knowledge["players"]):
        if seat != knowledge["viewer"]:
            known = knowledge["known"][seat]
            for other in range(TYPES):
                if hunts(other, type):
                    most = max(most, min(3, units(known, other)) + min(1, int(known[BUTLER])))
    return float(most)


@compiled
def rivals(knowledge: Knowledge, type: int) -> float:
    """How many cards of the same type some opponent is known to have."""
    most = 0
    for seat in range(knowledge["players"]):
        if seat != knowledge["viewer"]:
            most = max(most, units(knowledge["known"][seat], type))
    return float(min(3, most))


@compiled
def unseen_units(unseen: Int8Array, type: int, against: bool) -> float:
    """How many of the type are unseen; or of the types against it."""
    total = 0
    for other in range(TYPES):
        if hunts(other, type) if against else other == type:
            total += units(unseen, other)
    return float(total)


@compiled
def write_features(
    knowledge: Knowledge, unseen: Int8Array, type: int, size: float, turn: float, out: Float64Array
) -> None:
    out[CONSTANT], out[SIZE], out[TURN] = 1.0, size, min(turn, LATEST_TURN)
    out[THREAT], out[RIVALS] = threat(knowledge, type), rivals(knowledge, type)
    out[UNSEEN_AGAINST] = unseen_units(unseen, type, True)
    out[UNSEEN_OF_TYPE] = unseen_units(unseen, type, False)


@compiled
def show_gains(knowledge: Knowledge) -> Float64Array:
    """What stealing the show adds to the chance to win the game, by type and size; losing it, in the last row."""
    gains, others = np.empty((TYPES + 1, SIZES)), rest_weight(knowledge)
    loses = lost_show(knowledge, 0, others)
    for size in range(SIZES):
        bonus = int(SIZE_FAVOR[min(7, size)])
        for type in range(TYPES):
            gains[type, size] = stolen_show(knowledge, int(SHOW_FAVOR[type]) + bonus, others) - loses
        gains[TYPES, size] = lost_show(knowledge, bonus, others) - loses
    return gains


@compiled
def write_prospects(
    knowledge: Knowledge, unseen: Int8Array, turn: float, gains: Float64Array, out: Float64Array
) -> None:
    """By type and size: how much a set sent in that turn adds to the chance to win the game."""
    players, features = int(knowledge["players"]), np.empty(FEATURES)
    kept = habit(players, KEPT_BONUS)
    for type in range(TYPES):
        write_features(knowledge, unseen, type, 0.0, turn, features)
        base = 0.0
        for i in range(len(features)):
            base += STEAL[players, type, i] * features[i]
        for size in range(SIZES):
            steals = 1.0 / (1.0 + math.exp(-base - STEAL[players, type, SIZE] * size))
            out[type, size] = steals * gains[type, size] + (1.0 - steals) * kept * gains[TYPES, size]


@compiled
def rest_weight(knowledge: Knowledge) -> float:
    """The weight of all others in the standings."""
    total, players = 0.0, int(knowledge["players"])
    for seat in range(players):
        if seat != knowledge["viewer"]:
            total += weight(int(knowledge["favor_needed"]) - int(knowledge["totals"][seat]), players)
    return total


@compiled
def missing(knowledge: Knowledge, favor: int) -> int:
    return int(knowledge["favor_needed"]) - int(knowledge["totals"][knowledge["viewer"]]) - favor


@compiled
def stolen_show(knowledge: Knowledge, favor: int, others: float) -> float:
    """The chance to win after stealing the show for this favor."""
    left = missing(knowledge, favor)
    if left <= 0:
        return 1.0
    own = weight(left, int(knowledge["players"]))
    return own / (own + others)


@compiled
def lost_show(knowledge: Knowledge, favor: int, others: float) -> float:
    """The chance to win after somebody else stole the show, each as likely, and the seat got this favor beside."""
    players, needed = int(knowledge["players"]), int(knowledge["favor_needed"])
    own, chance = weight(missing(knowledge, favor), players), 0.0
    for seat in range(players):
        if seat != knowledge["viewer"]:
            left = needed - int(knowledge["totals"][seat])
            if left > USUAL_FAVOR:
                rest = others - weight(left, players) + weight(left - USUAL_FAVOR, players)
                chance += own / (own + rest) / (players - 1)
    return chance
