"""Hidden states that fit what a seat knows, with the kind of hands that people who collect sets have."""

from __future__ import annotations

from courtcards.bots.come_to_call.sets import sendable, units
from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Int64Array, Knowledge, Record
from courtcards.games.come_to_call.cards import BUTLER, HEAR_YE, TYPES, WILD
from courtcards.games.come_to_call.determinize import determinize
from courtcards.games.rng import below

MOST_EXCHANGES = 12


@compiled
def imagine(knowledge: Knowledge, world: Knowledge, rng: Int64Array) -> None:
    """Turn a copy of the knowledge into a hidden state: cards placed at random, then a little collecting."""
    determinize(world, rng)
    for seat in range(world["players"]):
        if seat != knowledge["viewer"] and world["next"] < world["end"]:
            collect(world, seat, rng)


@compiled
def collect(world: Record, seat: int, rng: Int64Array) -> None:
    """Exchange as many cards as the seat had turns; whoever let the last Hear Ye! be heard has a set, most likely."""
    in_deck = int(world["end"]) - int(world["next"])
    turns = int(world["turns"]) // int(world["players"])
    for i in range(MOST_EXCHANGES):
        if i < turns or (seat == world["crier"] and not sendable(world["hand"][seat], int(world["minimum"]))):
            exchange(world, seat, int(world["next"]) + below(rng, in_deck))


@compiled
def exchange(world: Record, seat: int, place: int) -> None:
    """A hand takes a card of the deck for its worst unknown one, if that is an improvement."""
    hand, card = world["hand"][seat], int(world["deck"][place])
    worst, best = -1, order(hand)
    hand[card] += 1
    for kind in range(HEAR_YE):
        if hand[kind] > world["known"][seat, kind] and kind != card and can_be_in_deck(world, kind):
            hand[kind] -= 1
            if order(hand) > best:
                worst, best = kind, order(hand)
            hand[kind] += 1
    if worst < 0:
        hand[card] -= 1
    else:
        hand[worst] -= 1
        world["deck"][place] = worst


@compiled
def can_be_in_deck(world: Record, kind: int) -> bool:
    return bool(world["reshuffles"] == 0 or world["pool"][kind] > 0)


@compiled
def order(hand: Int8Array) -> float:
    """How far a hand looks like one that somebody has been collecting."""
    most = second = 0
    for type in range(TYPES):
        count = units(hand, type)
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
    butlers = int(hand[BUTLER])
    return most + 0.3 * second + 2.0 * min(1, butlers) + 0.4 * min(2, butlers) + int(hand[WILD])
