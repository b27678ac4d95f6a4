"""What a learner of Come to Call plays."""

from __future__ import annotations

from typing import Any

import numpy as np

from courtcards.bots.come_to_call.win_probability import LEAST_MISSING
from courtcards.bots.learned import Curriculum, one_size
from courtcards.games.arrays import Float64Array
from courtcards.games.come_to_call.apply import favor_needed
from courtcards.games.come_to_call.cards import CARD_IDS, COMPOSITION


def slope_inputs(options: list[int], _rounds: int, totals: Float64Array) -> tuple[tuple[int, ...], Float64Array]:
    """Slopes differ by players alone; favor beyond what is needed does not count."""
    return (options[0],), -np.maximum(LEAST_MISSING, favor_needed(options[0]) - totals)


def vary_cards(options: dict[str, Any], rng: np.random.Generator) -> dict[str, Any]:
    """The same with somewhat other cards, all about as many as usual."""
    cards = {}
    for id, count in zip(CARD_IDS, COMPOSITION.tolist(), strict=True):
        least = count - 1 if count < 3 else count  # doubles and halves may be missing, of the rest there may be more
        cards[id] = int(rng.integers(least, count + 2 if count >= 3 else count + 1))
    return {**options, "cards": cards}


CURRICULUM = Curriculum(
    mixes={
        "all": [({"players": players}, share) for players, share in ((2, 0.4), (3, 0.2), (4, 0.2), (5, 0.1), (6, 0.1))],
        "full": [
            ({"players": players}, share) for players, share in ((2, 0.2), (3, 0.2), (4, 0.25), (5, 0.1), (6, 0.25))
        ],
        "large": [({"players": players}, share) for players, share in ((3, 0.3), (4, 0.3), (5, 0.1), (6, 0.3))],
        **one_size(6),
    },
    shipped={"steps": 700_000_000, "entropy": (0.03, 0.005), "points_until": 0.1},
    # What exploiters did best with: a learner that is far behind hardly ever wins, so points count for longer.
    against={"entropy": (0.05, 0.01), "points_until": 0.3},
    slope_inputs=slope_inputs,
    vary=vary_cards,
)
