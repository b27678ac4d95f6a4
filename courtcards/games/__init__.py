"""The games by their ids. Only those that are used are loaded."""

from __future__ import annotations

import importlib
from typing import cast

from courtcards.errors import OptionError
from courtcards.games.rules import Rules
from courtcards.messages import quote

GAMES = ("call-to-glory", "come-to-call")


def rules_of(id: object) -> Rules:
    """The rules of a game, or OptionError if there is no such game."""
    if not isinstance(id, str) or id not in GAMES:
        raise OptionError("option-game", given=quote(id), known=", ".join(GAMES))
    module = importlib.import_module(f"courtcards.games.{id.replace('-', '_')}")
    return cast(Rules, module.RULES)
