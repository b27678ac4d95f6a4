"""The cards of Come to Call: five court types, each with a double and an and-a-half, and their attendants."""

from __future__ import annotations

import numpy as np

# From the most powerful to the least.
COURT = ("king", "queen", "heir", "diplomat", "fool")
TYPES = len(COURT)
KING, FOOL = 0, TYPES - 1

# Kinds of cards: plain, double, half of each type, then the others.
CARD_IDS = (*(f"{name}{form}" for name in COURT for form in ("", "-double", "-half")), "butler", "wild", "hear-ye")
KINDS = len(CARD_IDS)
BUTLER, WILD, HEAR_YE = range(15, 18)
DOUBLE, HALF = 1, 2  # added to a type's plain card

# How many cards of each kind there are unless a game says otherwise.
COMPOSITION = np.array([5, 1, 1] * TYPES + [8, 3, 4], np.int8)

# Favor for stealing the show with a set of each type; bonus by size, 7 standing for all that is larger.
SHOW_FAVOR = np.array([1, 2, 3, 4, 5], np.int8)
SIZE_FAVOR = np.array([0, 0, 0, 0, 0, 1, 2, 3], np.int8)
