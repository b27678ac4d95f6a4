"""Bots: by name, of one's own, and at a game."""

from __future__ import annotations

from courtcards.bots.bot import Bot, Budget, OpenBot, Policy, PolicyBot
from courtcards.bots.levels import LEVELS, levels_of
from courtcards.bots.playing import choose, play_out
from courtcards.bots.registry import BOTS, ahead_of, bot_of, bots_of, learned_bot, ratings_of, weaknesses_of

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "OpenBot",
    "Policy",
    "PolicyBot",
    "ahead_of",
    "bot_of",
    "bots_of",
    "choose",
    "learned_bot",
    "levels_of",
    "play_out",
    "ratings_of",
    "weaknesses_of",
]
