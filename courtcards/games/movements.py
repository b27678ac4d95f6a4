"""Movements that all games have, and how a drawn card is seen."""

from __future__ import annotations

from typing import Any, TypeAlias

from courtcards.compiled import compiled
from courtcards.games.arrays import Knowledge

Movement: TypeAlias = dict[str, Any]


def cards(ids: list[str | None], source: str, target: str) -> Movement:
    return {"move": "cards", "cards": ids, "from": source, "to": target}


@compiled
def gained_kind(before: Knowledge, after: Knowledge, seat: int) -> int:
    """The kind of a card that came into a hand, as the viewer sees it; the number of kinds if it cannot know that."""
    kinds = before["hand"].shape[1]
    if before["viewer"] == seat:
        for kind in range(kinds):
            if after["hand"][seat, kind] > before["hand"][seat, kind]:
                return kind
    return int(kinds)
