"""Decisions that bring games to their end soon, so that browsers need not play for long."""

from __future__ import annotations

from typing import Any

LIKED = ("discard hear-ye", "draw deck", "draw L", "draw R")
KEPT = ("butler", "wild")
COURT = {"king": 14, "queen": 12, "heir": 10, "butler": 20}
RICH = {2: {**COURT, "wild": 10, "hear-ye": 20}, 4: {**COURT, "wild": 20, "hear-ye": 10}}  # few decisions to the end


def choose(view: Any) -> str:
    """New characters with as few cards as possible; the largest sets; cards of which there are few go first."""
    legal: list[str] = view["legal"]
    if lays := starting(legal, "lay "):
        new = [action for action in lays if action.split()[1] not in view["sets"]]
        return min(new or lays, key=lambda action: int(action.split()[2]))
    if sends := starting(legal, "send "):
        return max(sends, key=size)
    if liked := [action for action in LIKED if action in legal]:
        return liked[0]
    if discards := starting(legal, "discard "):
        return min(discards, key=lambda action: worth(view, action.split()[1]))
    return legal[0]


def starting(legal: list[str], verb: str) -> list[str]:
    return [action for action in legal if action.startswith(verb)]


def worth(view: Any, card: str) -> tuple[bool, int]:
    return card in KEPT, view["hand"].get(card, 0)


def size(action: str) -> int:
    """Of a set, without its butler."""
    plain, *more = action.split()[2].split("+")
    return int(plain) + sum(int(part[4:]) if part.startswith("wild") else 2 if part == "double" else 1 for part in more)
