"""The fixed numbering of all actions of Come to Call. Legal actions are always listed in ascending order.

The *shape* of a set is how many plain cards, doubles, halves and wilds it has besides its butler. A hand has at most
seven cards when players choose, so a shape has at most six.
"""

from __future__ import annotations

import numpy as np

from courtcards.games.come_to_call.cards import KINDS, TYPES

LARGEST = 6  # cards of a set besides the butler

SHAPES = [
    (plain, double, half, wild)
    for plain in range(LARGEST + 1)
    for double in range(2)
    for half in range(2)
    for wild in range(LARGEST + 1)
    if plain + double + half + wild <= LARGEST and plain + double + half > 0
]
SHAPE = np.array(SHAPES, np.int8)
SHAPE_COUNT = len(SHAPES)
SHAPE_NUMBER = np.full((LARGEST + 1, 2, 2, LARGEST + 1), -1, np.int16)
for number, (plain, double, half, wild) in enumerate(SHAPES):
    SHAPE_NUMBER[plain, double, half, wild] = number

# Of each shape: its size with the butler, twice, plus one for a half. So a half beats the same size without it.
SHAPE_RANK = np.array([2 * (1 + p + 2 * d + h + w) + h for p, d, h, w in SHAPES], np.int8)

DRAW_FROM = 0  # + 0 for the deck, 1 + pile
DISCARD_CARD = DRAW_FROM + 3  # + 2 × kind + pile
DISCARD_HEAR_YE = DISCARD_CARD + 2 * (KINDS - 1)
SEND = DISCARD_HEAR_YE + 1  # + SHAPE_COUNT × type + shape
SAY_READY = SEND + SHAPE_COUNT * TYPES
ACTIONS = SAY_READY + 1
MOST_LEGAL = ACTIONS
