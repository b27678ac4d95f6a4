"""What a forgetful player still knows."""

from __future__ import annotations

import numpy as np

from courtcards.games.arrays import Knowledge


def forget_piles(field: str, knowledge: Knowledge) -> Knowledge:
    """The same knowledge without a memory: only the tops of these piles, only the number of others' cards."""
    remembered = np.array([knowledge])
    remembered["known"] = 0
    remembered["buried"] = 0
    for pile, height in enumerate(remembered["height"][0]):
        if height:
            remembered["buried"][0, pile, remembered[field][0, pile, height - 1]] = 1
    return Knowledge(remembered[0])
