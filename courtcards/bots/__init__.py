"""Bots by name."""

from __future__ import annotations

from courtcards.bots.bot import Bot, Budget, PolicyBot
from courtcards.bots.chance import at_random
from courtcards.errors import OptionError
from courtcards.games import rules_of
from courtcards.messages import quote

__all__ = ["BOTS", "Bot", "Budget", "PolicyBot", "bot_of"]

BOTS = ("random",)


def bot_of(name: object, game_id: str) -> Bot:
    """The bot of this name for a game, or OptionError if there is none."""
    rules_of(game_id)
    if name not in BOTS:
        raise OptionError("option-bot", given=quote(name), known=", ".join(BOTS))
    return PolicyBot("random", at_random)
