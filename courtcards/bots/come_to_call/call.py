"""The call as the guessing game it is: all choose at once, identical sets destroy each other, Fools hunt Kings.

The others' hands are imagined from what the seat knows, and the seat's own hand, as the others see it, from what
everybody knows. Every imagined hand learns its mix of combinations by regret matching against the others; the seat then
draws from the average mix of its true hand.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from courtcards.bots.come_to_call.sets import MOST_COMBINATIONS, list_combinations, take_back
from courtcards.bots.come_to_call.win_probability import probability_after_show
from courtcards.bots.come_to_call.worlds import imagine
from courtcards.compiled import compiled
from courtcards.games.arrays import Float64Array, Int8Array, Int64Array, Knowledge, Records, State
from courtcards.games.come_to_call.actions import SAY_READY, SEND, SHAPE_COUNT, SHAPE_RANK
from courtcards.games.come_to_call.cards import KINDS, TYPES
from courtcards.games.come_to_call.scoring import play_show
from courtcards.games.come_to_call.state import NOTHING, READY, SEATS, SPECTATOR, STATE
from courtcards.games.rng import below, next_word

HEAD_START = 0.1  # regret that an imagined hand begins with for what it would send without thinking
# For the true hand, with two players and with more: the regret it begins with for each step, so what another
# combination must gain to be more than chance; and the share of the mix below which a combination is dropped. Only
# between two players is a mix safe whatever the others do.
TRUE_HEAD_START = np.array([0.002, 0.015])
LEAST_SHARE = np.array([0.1, 0.3])
TRUE = 0  # the place of the seat's true hand among its imagined ones


class Hands(NamedTuple):
    """Imagined hands by seat and place, and what those in play have chosen."""

    rows: Int8Array  # the combinations that each hand can send
    counts: Int64Array  # how many those are
    regrets: Float64Array  # by combination
    place: Int64Array  # by seat: the hand in play
    action: Int64Array  # by seat: the combination that it sends


@compiled
def choose_sets(knowledge: Knowledge, hands: int, iterations: int, rng: Int64Array) -> int:
    """The next set to send, or ready: one step of a combination drawn from the mix."""
    rows, mix = np.empty((MOST_COMBINATIONS, TYPES), np.int8), np.zeros(MOST_COMBINATIONS)
    count = mix_sets(knowledge, hands, iterations, rng, rows, mix)
    return draw_step(knowledge, rows, mix, count, rng)


@compiled
def draw_step(knowledge: Knowledge, rows: Int8Array, mix: Float64Array, count: int, rng: Int64Array) -> int:
    if mix[:count].sum() <= 0.0:  # somebody else began with sets that are not considered here
        return SAY_READY
    return next_step(knowledge, rows[draw_from(mix, count, rng)])


@compiled
def mix_sets(
    knowledge: Knowledge, hands: int, iterations: int, rng: Int64Array, rows: Int8Array, mix: Float64Array
) -> int:
    """Write the combinations that go on from what is already sent, and how often to choose each; returns how many."""
    seat = int(knowledge["viewer"])
    before = np.empty(1, STATE)
    before[0] = knowledge
    take_back(before[0], seat)
    listed = list_combinations(before[0]["hand"][seat], knowledge["minimum"], rows)
    for i in range(listed):
        mix[i] = 1.0 if fits(knowledge, rows[i]) else 0.0
    if mix[:listed].sum() > 1.0:
        solve(before, hands, iterations, rng, mix)
        drop_rare(mix, listed, LEAST_SHARE[int(knowledge["players"] > 2)])
        keep_fitting(knowledge, rows, listed, mix)
    return listed


@compiled
def fits(knowledge: Knowledge, row: Int8Array) -> bool:
    """Whether a combination goes on from what the seat has already sent."""
    seat = knowledge["viewer"]
    for type in range(min(TYPES, int(knowledge["call_from"][seat]))):
        if knowledge["sent"][seat, type] != row[type]:
            return False
    return True


@compiled
def keep_fitting(knowledge: Knowledge, rows: Int8Array, count: int, mix: Float64Array) -> None:
    """Choose only among combinations that fit; evenly if the mix has none of them."""
    total = 0.0
    for i in range(count):
        if not fits(knowledge, rows[i]):
            mix[i] = 0.0
        total += mix[i]
    if total <= 0.0:
        for i in range(count):
            mix[i] = 1.0 if fits(knowledge, rows[i]) else 0.0


@compiled
def drop_rare(mix: Float64Array, count: int, share: float) -> None:
    """Drop what is seldom chosen: that is mostly noise from the few hands imagined."""
    least = share * mix[:count].sum()
    for i in range(count):
        if mix[i] < least:
            mix[i] = 0.0


@compiled
def next_step(knowledge: Knowledge, row: Int8Array) -> int:
    for type in range(knowledge["call_from"][knowledge["viewer"]], TYPES):
        if row[type] != NOTHING:
            return SEND + SHAPE_COUNT * type + int(row[type])
    return SAY_READY


@compiled
def uniform(rng: Int64Array) -> float:
    return next_word(rng) / 4294967296.0


@compiled
def draw_from(weights: Float64Array, count: int, rng: Int64Array) -> int:
    """One of the places, each as often as its weight says; evenly if none has any."""
    total = 0.0
    for i in range(count):
        total += weights[i]
    if total <= 0.0:
        return below(rng, count)
    left, last = uniform(rng) * total, 0
    for i in range(count):
        if weights[i] > 0.0:
            last = i
            left -= weights[i]
            if left < 0.0:
                return i
    return last


@compiled
def solve(positions: Records, hands: int, iterations: int, rng: Int64Array, mix: Float64Array) -> None:
    """Write the average mix of the seat's true hand; nothing is sent yet in its knowledge, positions[0].

    It takes the array: compiled code frees an array after its last use, even if a record of it goes on being used.
    """
    knowledge = positions[0]
    seat = int(knowledge["viewer"])
    rows = np.empty((SEATS, hands, MOST_COMBINATIONS, TYPES), np.int8)
    counts = np.zeros((SEATS, hands), np.int64)
    imagine_hands(knowledge, hands, rng, rows, counts)
    regrets = np.zeros((SEATS, hands, MOST_COMBINATIONS))
    for other in range(knowledge["players"]):
        for i in range(hands):
            begin_with_most(rows[other, i], int(counts[other, i]), regrets[other, i])
    regrets[seat, TRUE] *= TRUE_HEAD_START[int(knowledge["players"] > 2)] * iterations / HEAD_START
    shows = np.empty(1, STATE)
    shows[0] = knowledge
    imagined = Hands(rows, counts, regrets, np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64))
    mix[:] = 0.0
    for step in range(iterations):
        for other in range(knowledge["players"]):
            imagined.place[other] = below(rng, hands)
        imagined.place[seat] = TRUE
        for other in range(knowledge["players"]):
            choose(other, imagined, shows[0], rng)
        add_mix(regrets[seat, TRUE], int(counts[seat, TRUE]), step + 1.0, mix)
        learn(seat, imagined, shows[0], knowledge)
        imagined.place[seat] = below(rng, hands)
        choose(seat, imagined, shows[0], rng)
        learn(seat, imagined, shows[0], knowledge)
        other = (seat + 1 + step % (int(knowledge["players"]) - 1)) % int(knowledge["players"])
        learn(other, imagined, shows[0], knowledge)


@compiled
def imagine_hands(knowledge: Knowledge, hands: int, rng: Int64Array, rows: Int8Array, counts: Int64Array) -> None:
    """Combinations of hands that the others may have, and of those that the seat may have in their eyes."""
    seat = int(knowledge["viewer"])
    world, public = np.empty(1, STATE), np.empty(1, STATE)
    public[0] = knowledge
    public[0]["viewer"] = SPECTATOR
    public[0]["call_from"][seat] = READY
    for kind in range(KINDS):
        public[0]["hand"][seat, kind] = public[0]["drawn"][seat, kind] = 0
    for i in range(hands):
        world[0] = knowledge
        imagine(knowledge, world[0], rng)
        for other in range(knowledge["players"]):
            if other != seat or i == TRUE:
                list_hand(world[0], other, i, rows, counts)
        if i != TRUE:
            world[0] = public[0]
            imagine(public[0], world[0], rng)
            list_hand(world[0], seat, i, rows, counts)


@compiled
def list_hand(world: State, seat: int, i: int, rows: Int8Array, counts: Int64Array) -> None:
    counts[seat, i] = list_combinations(world["hand"][seat], world["minimum"], rows[seat, i])


@compiled
def begin_with_most(rows: Int8Array, count: int, regrets: Float64Array) -> None:
    """Before it learns, a hand sends as much as it can: that is seldom far wrong."""
    most, best = 0, 0
    for i in range(count):
        size = 0
        for type in range(TYPES):
            if rows[i, type] != NOTHING:
                size += int(SHAPE_RANK[rows[i, type]])
        if size > most:
            most, best = size, i
    regrets[best] = HEAD_START


@compiled
def choose(seat: int, hands: Hands, show: State, rng: Int64Array) -> None:
    """Draw a seat's combination in proportion to the regrets of its hand."""
    place = hands.place[seat]
    count = hands.counts[seat, place]
    if count == 0:
        show["sent"][seat, :] = NOTHING
        return
    hands.action[seat] = draw_from(hands.regrets[seat, place], count, rng)
    send(show, seat, hands.rows[seat, place, hands.action[seat]])


@compiled
def send(show: State, seat: int, row: Int8Array) -> None:
    for type in range(TYPES):
        show["sent"][seat, type] = row[type]


@compiled
def add_mix(regrets: Float64Array, count: int, weight: float, mix: Float64Array) -> None:
    total = 0.0
    for i in range(count):
        total += regrets[i]
    for i in range(count):
        mix[i] += weight * (regrets[i] / total if total > 0.0 else 1.0 / count)


@compiled
def learn(seat: int, hands: Hands, show: State, knowledge: Knowledge) -> None:
    """Learn what each combination of a seat's hand would have gained over the mix, given the others' choices."""
    rows, regrets, hand = hands.rows, hands.regrets, hands.place[seat]
    count = int(hands.counts[seat, hand])
    if count < 2:
        return
    values, mean, total = np.empty(MOST_COMBINATIONS), 0.0, 0.0
    for i in range(count):
        send(show, seat, rows[seat, hand, i])
        values[i] = value_of_show(show, seat, knowledge)
        mean += regrets[seat, hand, i] * values[i]
        total += regrets[seat, hand, i]
    mean = mean / total if total > 0.0 else values[:count].mean()
    for i in range(count):
        regrets[seat, hand, i] = max(0.0, regrets[seat, hand, i] + values[i] - mean)
    send(show, seat, rows[seat, hand, hands.action[seat]])


@compiled
def value_of_show(show: State, seat: int, knowledge: Knowledge) -> float:
    show["totals"][:] = knowledge["totals"]
    play_show(show)
    return probability_after_show(show, seat)
