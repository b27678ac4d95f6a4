"""What a learner of Call to Glory plays."""

from __future__ import annotations

from typing import Any

from courtcards.bots.learned import Curriculum, Mix, one_size
from courtcards.games.arrays import Float64Array

VARIANTS: tuple[tuple[dict[str, Any], float], ...] = (  # and how often
    ({}, 0.6),
    ({"quick": True}, 0.1),
    ({"tasks": True}, 0.1),
    ({"ninja": True}, 0.1),
    ({"tasks": True, "ninja": True}, 0.1),
)


def all_variants(*shares: tuple[int, float]) -> Mix:
    return [({"players": players, **variant}, share * part) for players, share in shares for variant, part in VARIANTS]


def slope_inputs(options: list[int], rounds: int, totals: Float64Array) -> tuple[tuple[int, ...], Float64Array]:
    """Slopes differ by tasks, players and rounds left; every point counts."""
    players, most_rounds, tasks = options[:3]
    return (tasks, players, most_rounds - rounds), totals


# Two standard players are what most people play, and what is measured first.
CURRICULUM = Curriculum(
    mixes={
        "all": all_variants((2, 0.5), (3, 0.2), (4, 0.3)),
        "full": all_variants((2, 0.25), (3, 0.25), (4, 0.5)),
        "large": all_variants((3, 0.4), (4, 0.6)),
        **one_size(4),
    },
    shipped={"steps": 1_050_000_000},
    slope_inputs=slope_inputs,
)
