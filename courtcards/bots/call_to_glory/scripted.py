"""The bot that scores every action by rules of thumb: what it gains, what it gives the others, when the round ends."""

from __future__ import annotations

import numpy as np

from courtcards.bots.call_to_glory.estimates import ESTIMATES, look, top_card
from courtcards.bots.call_to_glory.position_value import (
    gain_of,
    value_collected,
    value_held,
    value_laid,
    value_shown,
    value_unseen,
)
from courtcards.bots.call_to_glory.weights import (
    CLOSE,
    DRAIN,
    FIGURE,
    KEPT_TASK,
    PROGRESS,
    SECRET,
    WEIGHTS,
)
from courtcards.compiled import compiled
from courtcards.games.arrays import Float64Array, Int16Array, Int64Array, Knowledge, Record, Records
from courtcards.games.call_to_glory.actions import (
    CHOOSE_PILE,
    DISCARD,
    DRAW_FROM,
    END,
    LAY,
    LAY_CHARACTER,
    LAY_SIZE,
    MOST_LEGAL,
    REVEAL_TASK,
    STRIKE,
)
from courtcards.games.call_to_glory.cards import KINDS, NUMBER, TASK_POINTS
from courtcards.games.call_to_glory.legal import pile_height, usable_figures
from courtcards.games.call_to_glory.scoring import characters_needed
from courtcards.games.call_to_glory.state import AFTER, DRAW, NOBODY, NOTHING, PILE, PLAY, A, L, R

DECISIVE = 60.0  # points that winning the match with the round's last action is worth


@compiled
def scripted(knowledge: Knowledge, legal: Int16Array, count: int, rng: Int64Array) -> int:  # noqa: ARG001
    return choose(knowledge, legal, count, WEIGHTS)


@compiled
def choose_by(
    knowledge: Knowledge,
    legal: Int16Array,
    count: int,
    weights: Float64Array,
    rng: Int64Array,  # noqa: ARG001
) -> int:
    """The same by other weights."""
    return choose(knowledge, legal, count, weights)


@compiled
def choose(knowledge: Knowledge, legal: Int16Array, count: int, weights: Float64Array) -> int:
    """The action with the highest score, the first among equal ones."""
    if count == 1:
        return int(legal[0])
    scores = np.empty(MOST_LEGAL)
    weigh(knowledge, legal, count, weights, scores)
    best = 0
    for i in range(1, count):
        if scores[i] > scores[best]:
            best = i
    return int(legal[best])


@compiled
def weigh(knowledge: Knowledge, legal: Int16Array, count: int, weights: Float64Array, scores: Float64Array) -> None:
    """Write a score for each legal action, in points of this round."""
    weigh_by(np.empty(1, ESTIMATES), knowledge, legal, count, weights, scores)


@compiled
def weigh_by(
    room: Records, knowledge: Knowledge, legal: Int16Array, count: int, weights: Float64Array, scores: Float64Array
) -> None:
    """The same with room for estimates. A record does not keep its array alive, so the caller passes the array."""
    estimates = room[0]
    look(knowledge, weights, estimates)
    phase = knowledge["phase"]
    if phase == DRAW:
        weigh_draws(knowledge, estimates, weights, legal, count, scores)
    elif phase == PLAY:
        weigh_plays(knowledge, estimates, weights, legal, count, scores)
    elif phase == PILE:
        for i in range(count):
            top = top_card(knowledge, legal[i] - CHOOSE_PILE, 0)
            scores[i] = -value_shown(knowledge, estimates, weights, top)
    elif phase == AFTER:
        weigh_strikes(knowledge, estimates, weights, legal, count, scores)
    else:
        for i in range(count):
            scores[i] = value_revealed(knowledge, weights, int(legal[i]) - REVEAL_TASK)


# Drawing


@compiled
def weigh_draws(
    knowledge: Knowledge, estimates: Record, weights: Float64Array, legal: Int16Array, count: int, scores: Float64Array
) -> None:
    weigh_strikes(knowledge, estimates, weights, legal, count, scores)
    unseen = value_unseen(knowledge, estimates, weights) + weights[SECRET]
    lead = lead_on_table(knowledge)
    for i in range(count):
        pile = int(legal[i]) - DRAW_FROM
        if pile <= R:
            scores[i] = unseen + value_drained(knowledge, estimates, weights, pile, lead)
        elif pile < 4:
            scores[i] = value_taken(knowledge, estimates, weights, pile - A)


@compiled
def value_taken(knowledge: Knowledge, estimates: Record, weights: Float64Array, place: int) -> float:
    """A face-up card: what it is to me, what it would have been to the others, and what lies under it."""
    card, under = top_card(knowledge, place, 0), top_card(knowledge, place, 1)
    value = gain_of(knowledge, estimates, weights, int(knowledge["viewer"]), card)
    value -= value_shown(knowledge, estimates, weights, card)
    return value + value_shown(knowledge, estimates, weights, under)


@compiled
def value_drained(knowledge: Knowledge, estimates: Record, weights: Float64Array, pile: int, lead: float) -> float:
    """A player who is ahead shortens the round by drawing from the smaller pile; the last card of a pile ends it."""
    height = pile_height(knowledge, pile)
    if height == 1:
        return float(lead + weights[CLOSE])
    shorter = height < pile_height(knowledge, L + R - pile)
    pull = weights[DRAIN] * max(-1.0, min(1.0, lead / 20.0)) / max(1.0, estimates["turns"])
    return float(pull if shorter else 0.5 * pull)


# Laying and discarding


@compiled
def weigh_plays(
    knowledge: Knowledge, estimates: Record, weights: Float64Array, legal: Int16Array, count: int, scores: Float64Array
) -> None:
    weigh_strikes(knowledge, estimates, weights, legal, count, scores)
    if pile_height(knowledge, L) == 0 or pile_height(knowledge, R) == 0:
        weigh_last_plays(knowledge, estimates, weights, legal, count, scores)
        return
    weigh_discards(knowledge, estimates, weights, legal, count, scores)
    for i in range(count):
        if LAY <= legal[i] < CHOOSE_PILE:
            character, size = int(LAY_CHARACTER[legal[i] - LAY]), int(LAY_SIZE[legal[i] - LAY])
            if closes(knowledge, character):
                closed = value_closed(knowledge, estimates, weights, character, size)
                scores[i] = closed - value_of_table(knowledge, estimates, weights)
            else:
                scores[i] = value_lay(knowledge, estimates, weights, character, size)


@compiled
def weigh_last_plays(
    knowledge: Knowledge, estimates: Record, weights: Float64Array, legal: Int16Array, count: int, scores: Float64Array
) -> None:
    """A draw pile is empty: the round ends with this turn, and only points count."""
    for i in range(count):
        if legal[i] < LAY:
            scores[i] = value_closed(knowledge, estimates, weights, NOTHING, 0)
        elif legal[i] < CHOOSE_PILE:
            character, size = int(LAY_CHARACTER[legal[i] - LAY]), int(LAY_SIZE[legal[i] - LAY])
            scores[i] = value_closed(knowledge, estimates, weights, character, size)


@compiled
def weigh_discards(
    knowledge: Knowledge, estimates: Record, weights: Float64Array, legal: Int16Array, count: int, scores: Float64Array
) -> None:
    """By what I give away, and what that covers."""
    covered, given, before = np.empty(2), 0.0, NOTHING
    for place in range(2):
        covered[place] = value_shown(knowledge, estimates, weights, top_card(knowledge, place, 0))
    for i in range(count):
        if legal[i] < LAY:
            character, place = (int(legal[i]) - DISCARD) >> 1, (int(legal[i]) - DISCARD) & 1
            if character != before:
                given, before = value_given(knowledge, estimates, weights, character), character
            scores[i] = given - covered[place]


@compiled
def value_given(knowledge: Knowledge, estimates: Record, weights: Float64Array, character: int) -> float:
    """A card on top of a discard pile instead of in my hand."""
    me = int(knowledge["viewer"])
    held = estimates["held"][me, character]
    value = -value_held(knowledge, estimates, weights, me, character, held)
    estimates["held"][me, character] = held - 1.0
    value += value_held(knowledge, estimates, weights, me, character, held - 1.0)
    value += value_shown(knowledge, estimates, weights, character)
    estimates["held"][me, character] = held
    return value


@compiled
def value_lay(knowledge: Knowledge, estimates: Record, weights: Float64Array, character: int, size: int) -> float:
    """A set on the table against its cards in the hand; a beaten one is taken from its owner as well."""
    me, owner = int(knowledge["viewer"]), int(knowledge["set_owner"][character])
    held = estimates["held"][me, character]
    value = value_laid(knowledge, estimates, weights, me, character, size, held - size) + weights[PROGRESS]
    value -= value_held(knowledge, estimates, weights, me, character, held)
    if owner != NOBODY and owner != me:
        value += estimates["deny"] * value_of_set(knowledge, estimates, weights, character)
    return float(value)


@compiled
def value_of_set(knowledge: Knowledge, estimates: Record, weights: Float64Array, character: int) -> float:
    """What a set on the table is worth to its owner."""
    owner, size = int(knowledge["set_owner"][character]), int(knowledge["set_size"][character])
    return value_laid(knowledge, estimates, weights, owner, character, size, estimates["held"][owner, character])


# The end of the round


@compiled
def closes(knowledge: Knowledge, character: int) -> bool:
    """Whether laying the character ends the round."""
    me, owner, players = knowledge["viewer"], knowledge["set_owner"][character], int(knowledge["players"])
    if owner == me:
        return False
    if int(knowledge["laid"][me]) + 1 >= characters_needed(players):
        return True
    on_table = 0
    for seat in range(players):
        on_table += int(knowledge["laid"][seat])
    return owner == NOBODY and on_table + 1 == KINDS


@compiled
def value_of_table(knowledge: Knowledge, estimates: Record, weights: Float64Array) -> float:
    """What I can expect of this round if it goes on, minus what the others can."""
    value, me = 0.0, int(knowledge["viewer"])
    for character in range(KINDS):
        for seat in range(knowledge["players"]):
            part = value_held(knowledge, estimates, weights, seat, character, estimates["held"][seat, character])
            value += part if seat == me else -estimates["deny"] * part
    return value


@compiled
def value_closed(knowledge: Knowledge, estimates: Record, weights: Float64Array, character: int, size: int) -> float:
    """The round as it would be scored after I lay a set (or none), and the match if it is the last one."""
    me, players = int(knowledge["viewer"]), int(knowledge["players"])
    value, points = 0.0, np.zeros(4)
    for other in range(KINDS):
        owner, cards = int(knowledge["set_owner"][other]), int(knowledge["set_size"][other])
        if other == character:
            owner, cards = me, size
        if owner != NOBODY:
            points[owner] += NUMBER[other] + estimates["bonus"][other] * cards
    best = -1.0
    for seat in range(players):
        value += points[seat] if seat == me else -estimates["deny"] * points[seat]
        if seat != me:
            best = max(best, points[seat] + knowledge["totals"][seat])
    if knowledge["round"] == knowledge["rounds"]:
        value += DECISIVE if points[me] + knowledge["totals"][me] > best else -DECISIVE
    return float(value + weights[CLOSE])


@compiled
def lead_on_table(knowledge: Knowledge) -> float:
    """Points before the best of the others: on the table, and in the last round in the match."""
    players, me = int(knowledge["players"]), int(knowledge["viewer"])
    points = np.zeros(4)
    for character in range(KINDS):
        if knowledge["set_owner"][character] != NOBODY:
            points[knowledge["set_owner"][character]] += NUMBER[character]
    best = -1000.0
    for seat in range(players):
        if knowledge["round"] == knowledge["rounds"]:
            points[seat] += knowledge["totals"][seat]
        if seat != me:
            best = max(best, points[seat])
    return float(points[me] - best)


# Variants


@compiled
def weigh_strikes(
    knowledge: Knowledge, estimates: Record, weights: Float64Array, legal: Int16Array, count: int, scores: Float64Array
) -> None:
    """A strike scores its gain beyond the figure, far above or below all else; ending the turn scores nothing."""
    for i in range(count):
        if legal[i] == END:
            scores[i] = 0.0
        elif STRIKE <= legal[i] < END:
            gain = value_struck(knowledge, estimates, weights, (int(legal[i]) - STRIKE) % KINDS)
            scores[i] = gain + 1000.0 if gain > 0.0 else gain - 1000.0


@compiled
def value_struck(knowledge: Knowledge, estimates: Record, weights: Float64Array, character: int) -> float:
    me, owner, size = (
        int(knowledge["viewer"]),
        int(knowledge["set_owner"][character]),
        int(knowledge["set_size"][character]),
    )
    held, rest = estimates["held"][me, character], estimates["held"][owner, character]
    gain = estimates["deny"] * value_laid(knowledge, estimates, weights, owner, character, size, rest)
    if usable_figures(knowledge) >= size:
        return float(gain / size - weights[FIGURE])
    gain -= estimates["deny"] * value_laid(knowledge, estimates, weights, owner, character, size - 1, rest)
    gain += value_collected(knowledge, estimates, weights, me, character, held, owner, size - 1)
    gain -= value_collected(knowledge, estimates, weights, me, character, held, owner, size)
    return float(gain - weights[FIGURE])


@compiled
def value_revealed(knowledge: Knowledge, weights: Float64Array, deck: int) -> float:
    """What a task scores now, against what it may score later."""
    character = knowledge["task"][knowledge["viewer"], deck]
    owner, size = knowledge["set_owner"][character], float(knowledge["set_size"][character])
    if owner == NOBODY:
        size = 0.0
    elif owner != knowledge["viewer"]:
        size = -size
    return float(TASK_POINTS[deck] * (size - weights[KEPT_TASK]))
