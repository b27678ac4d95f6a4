"""The bot that plays by chance alone."""

from __future__ import annotations

from courtcards.compiled import compiled
from courtcards.games.arrays import Int16Array, Int64Array, Knowledge
from courtcards.games.rng import below


@compiled
def at_random(knowledge: Knowledge, legal: Int16Array, count: int, rng: Int64Array) -> int:  # noqa: ARG001
    """Every legal action equally likely."""
    return int(legal[below(rng, count)])
