"""Bots by name. Each is loaded only when it is asked for: compiled code takes a moment."""

from __future__ import annotations

import importlib

from courtcards.bots.bot import Bot, Budget, Policy, PolicyBot
from courtcards.bots.chance import at_random
from courtcards.bots.levels import LEVELS, level_bot
from courtcards.errors import OptionError
from courtcards.games import rules_of
from courtcards.messages import quote

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Policy", "PolicyBot", "bot_of"]

BOTS = ("random", "greedy", "scripted", "search")


def bot_of(name: object, game_id: str) -> Bot:
    """The bot of this name, or of this level, for a game; OptionError if there is none."""
    rules_of(game_id)
    levels = [level.id for level in LEVELS]
    if name in levels:
        return level_bot(str(name), game_id)
    if not isinstance(name, str) or name not in BOTS:
        raise OptionError("option-bot", given=quote(name), known=", ".join([*BOTS, *levels]))
    if name == "random":
        return PolicyBot(name, at_random)
    module = importlib.import_module(f"courtcards.bots.{game_id.replace('-', '_')}.{name}")
    bot: Bot = module.SearchBot() if name == "search" else PolicyBot(name, getattr(module, name))
    return bot
