"""The fixed numbering of all actions of Call to Glory.

Seats in an action are counted clockwise from the seat that acts (1 is the next player), so that a number means the
same from every seat. Legal actions are always listed in ascending order.
"""

from __future__ import annotations

import numpy as np

from courtcards.games.call_to_glory.cards import KINDS, NUMBER
from courtcards.games.call_to_glory.state import SEATS

SMALLEST = 2  # a set of fewer cards can never be laid

DRAW_FROM = 0  # + pile
DISCARD = DRAW_FROM + 4  # + 2 × character + (0 for A, 1 for B)
LAY = DISCARD + 2 * KINDS  # + LAY_OFFSET[character] + cards - SMALLEST
LAY_COUNTS = NUMBER.astype(np.int64) - SMALLEST + 1
LAY_OFFSET = np.concatenate(([0], np.cumsum(LAY_COUNTS)[:-1]))
CHOOSE_PILE = LAY + int(LAY_COUNTS.sum())  # + 0 for A, 1 for B
STRIKE = CHOOSE_PILE + 2  # + KINDS × (seats clockwise - 1) + character
END = STRIKE + KINDS * (SEATS - 1)
REVEAL_TASK = END + 1  # + task deck
ACTIONS = REVEAL_TASK + 3

# For a lay action, counted from LAY: its character and how many cards.
LAY_CHARACTER = np.repeat(np.arange(KINDS), LAY_COUNTS)
LAY_SIZE = np.concatenate([np.arange(SMALLEST, number + 1) for number in NUMBER.astype(np.int64)])

# By character: the number that the lay of no cards would have, so that the size can be added.
LAY_NOTHING = LAY + LAY_OFFSET - SMALLEST

# More than can be legal at once: draws and strikes, or discards, lays of a hand and strikes.
MOST_LEGAL = ACTIONS
