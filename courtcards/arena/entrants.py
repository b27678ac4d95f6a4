"""What the bots of an arena are called."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def spec_of(bot: object) -> str | None:
    """The name by which every process finds a bot; None if it exists in this one alone, such as an object."""
    if isinstance(bot, str):
        return bot
    place, name = getattr(bot, "__module__", None), getattr(bot, "__qualname__", None)
    module = sys.modules.get(str(place))
    if not isinstance(name, str) or not name.isidentifier() or getattr(module, name, None) is not bot:
        return None
    if place == "__main__":
        place = getattr(module, "__file__", None)
    return place and f"{place}:{name}"


def labels(specs: Sequence[str]) -> list[str]:
    """The bots' labels; a bot that takes part twice gets a number."""
    seen: dict[str, int] = {}
    named = []
    for spec in specs:
        seen[spec] = seen.get(spec, 0) + 1
        named.append(spec if seen[spec] == 1 else f"{spec} #{seen[spec]}")
    return named
