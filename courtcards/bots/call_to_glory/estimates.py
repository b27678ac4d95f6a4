"""What a seat estimates before it weighs its actions: turns left, cards to come, and what sets are worth."""

from __future__ import annotations

import numpy as np

from courtcards.bots.call_to_glory.weights import (
    DENY,
    FIGURE,
    GUESS,
    OTHER_TASK,
    OWN_TASK,
    RATE,
    SHOWN,
    TURNS_PER_SET,
)
from courtcards.compiled import compiled
from courtcards.games.arrays import Float64Array, Knowledge, Record
from courtcards.games.call_to_glory.cards import DOTTED, KINDS, NINJA, NUMBER, TASK_POINTS, TASKS
from courtcards.games.call_to_glory.legal import figures_in_stock, pile_height
from courtcards.games.call_to_glory.observation import count_unseen
from courtcards.games.call_to_glory.scoring import characters_needed
from courtcards.games.call_to_glory.state import NOTHING, SEATS

FARTHEST = 8  # missing cards beyond which a set does not get less likely
DEPTH = 3  # cards from the top of a discard pile that may come into play again

ESTIMATES = np.dtype(
    [
        ("turns", "f8"),  # turns that each player is likely to have still
        ("deny", "f8"),  # what a point of one other player costs me
        ("unseen", "i8", (KINDS,)),  # cards of the character I cannot place
        ("left", "i8", (KINDS,)),  # those and the ones in the discard piles: all that a player can still get
        ("share", "f8", (KINDS,)),  # chance that an unseen card is of the character
        ("coming", "f8", (KINDS, FARTHEST + 1)),  # chance that this many more cards of it come in time
        ("minimum", "i8", (KINDS,)),  # cards a set of it needs at least
        ("stake", "f8", (KINDS,)),  # what a set of it scores
        ("bonus", "f8", (KINDS,)),  # what each of its cards is likely to score, by tasks
        ("held", "f8", (SEATS, KINDS)),  # cards of it in each hand: mine counted, the others' to be expected
    ],
    align=True,
)


@compiled
def look(knowledge: Knowledge, weights: Float64Array, estimates: Record) -> None:
    players = int(knowledge["players"])
    estimates["turns"] = turns_left(knowledge, weights)
    estimates["deny"] = weights[DENY] * 2.0 / players
    count_unseen(knowledge, estimates["unseen"])
    look_at_cards(knowledge, weights, estimates)
    look_at_hands(knowledge, weights, estimates)
    look_at_points(knowledge, weights, estimates)


@compiled
def turns_left(knowledge: Knowledge, weights: Float64Array) -> float:
    """Until a draw pile is empty, or somebody has all the characters that are needed."""
    players = int(knowledge["players"])
    cards = min(pile_height(knowledge, 0), pile_height(knowledge, 1))
    most = 0
    for seat in range(players):
        most = max(most, int(knowledge["laid"][seat]))
    by_sets = (characters_needed(players) - most) * weights[TURNS_PER_SET]
    return float(max(0.5, min(by_sets, cards / players)))


@compiled
def look_at_cards(knowledge: Knowledge, weights: Float64Array, estimates: Record) -> None:
    total = 0
    for character in range(KINDS):
        total += estimates["unseen"][character]
    total = max(1, total)
    dotted = knowledge["players"] > 2
    for character in range(KINDS):
        unseen = estimates["unseen"][character]
        buried = int(knowledge["buried"][0, character]) + int(knowledge["buried"][1, character])
        estimates["left"][character] = unseen + buried
        estimates["share"][character] = unseen / total
        estimates["minimum"][character] = 3 if dotted and DOTTED[character] else 2
        near = unseen + (weights[SHOWN] * near_tops(knowledge, character) if buried > 0 else 0.0)
        coming = weights[RATE] * estimates["turns"] * near / total
        chance = coming / (coming + 1.0)
        estimates["coming"][character, 0] = 1.0
        for missing in range(FARTHEST):
            estimates["coming"][character, missing + 1] = chance * estimates["coming"][character, missing]


@compiled
def near_tops(knowledge: Knowledge, character: int) -> int:
    near = 0
    for place in range(2):
        height = int(knowledge["height"][place])
        for i in range(max(0, height - DEPTH), height):
            near += knowledge["discard"][place, i] == character
    return near


@compiled
def look_at_hands(knowledge: Knowledge, weights: Float64Array, estimates: Record) -> None:
    for seat in range(knowledge["players"]):
        mine = seat == knowledge["viewer"]
        hidden = 0 if mine else int(knowledge["hand_size"][seat])
        for character in range(KINDS):
            hidden -= 0 if mine else int(knowledge["known"][seat, character])
        for character in range(KINDS):
            if mine:
                estimates["held"][seat, character] = knowledge["hand"][seat, character]
            else:
                guess = weights[GUESS] * hidden * estimates["share"][character]
                estimates["held"][seat, character] = knowledge["known"][seat, character] + guess


@compiled
def look_at_points(knowledge: Knowledge, weights: Float64Array, estimates: Record) -> None:
    for character in range(KINDS):
        estimates["stake"][character] = NUMBER[character]
        estimates["bonus"][character] = 0.0
    if knowledge["ninja"] and figures_in_stock(knowledge) > 0:
        estimates["stake"][NINJA] += weights[FIGURE]
    if knowledge["tasks"]:
        look_at_tasks(knowledge, weights, estimates)


@compiled
def look_at_tasks(knowledge: Knowledge, weights: Float64Array, estimates: Record) -> None:
    """Mine as far as they are likely to be revealed this round, the others' by what they can be."""
    last = knowledge["round"] == knowledge["rounds"]
    for deck in range(3):
        unseen = unseen_tasks(knowledge, deck)
        for seat in range(knowledge["players"]):
            mine = seat == knowledge["viewer"]
            revealed = knowledge["revealed"][seat, deck]
            if revealed == knowledge["round"]:
                estimates["bonus"][knowledge["task"][seat, deck]] += TASK_POINTS[deck]
            elif revealed == 0 and mine:
                part = 1.0 if last else weights[OWN_TASK]
                estimates["bonus"][knowledge["task"][seat, deck]] += part * TASK_POINTS[deck]
            elif revealed == 0:
                part = (1.0 if last else weights[OTHER_TASK]) / max(1, unseen)
                for i in range(4):
                    if not is_seen(knowledge, deck, TASKS[deck, i]):
                        estimates["bonus"][TASKS[deck, i]] += part * TASK_POINTS[deck]


@compiled
def unseen_tasks(knowledge: Knowledge, deck: int) -> int:
    unseen = 0
    for i in range(4):
        unseen += not is_seen(knowledge, deck, TASKS[deck, i])
    return unseen


@compiled
def is_seen(knowledge: Knowledge, deck: int, task: int) -> bool:
    """Whether the viewer has the task, or it was revealed."""
    for seat in range(knowledge["players"]):
        shown = seat == knowledge["viewer"] or knowledge["revealed"][seat, deck] > 0
        if shown and knowledge["task"][seat, deck] == task:
            return True
    return False


@compiled
def top_card(knowledge: Knowledge, place: int, depth: int) -> int:
    """The card of a discard pile at a depth from the top; NOTHING if there is none."""
    height = int(knowledge["height"][place])
    return int(knowledge["discard"][place, height - 1 - depth]) if height > depth else NOTHING
