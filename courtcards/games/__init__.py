"""The games by their ids. They are found, not listed, and only those that are used are loaded.

A game is a package with its `RULES`; its id is the package's name with hyphens. Those of this folder are always there.
Others are announced by an entry point of the group `courtcards.games` (`id = "module"`), or by the environment variable
`COURTCARDS_GAMES` (modules, separated by commas), which child processes inherit.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from typing import cast

from courtcards.compiled import games_from_outside
from courtcards.errors import OptionError
from courtcards.games.rules import Rules
from courtcards.messages import add_texts, quote


@functools.cache
def modules() -> dict[str, str]:
    """The module of each game, by its id."""
    built_in = [found.name for found in pkgutil.iter_modules(__path__) if found.ispkg]
    return {name.replace("_", "-"): f"{__name__}.{name}" for name in built_in} | games_from_outside()


GAMES = tuple(modules())


def rules_of(id: object) -> Rules:
    """The rules of a game, or OptionError if there is no such game."""
    known = modules()
    if not isinstance(id, str) or id not in known:
        raise OptionError("option-game", given=quote(id), known=", ".join(known))
    return _load(known[id])


@functools.cache
def _load(module: str) -> Rules:
    rules = cast(Rules, importlib.import_module(module).RULES)
    if rules.texts:
        add_texts(rules.texts)
    return rules
