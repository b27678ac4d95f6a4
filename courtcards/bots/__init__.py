"""Bots by name. Each is loaded only when it is asked for: compiled code takes a moment."""

from __future__ import annotations

import importlib
from pathlib import Path

from courtcards.bots.bot import Bot, Budget, Policy, PolicyBot
from courtcards.bots.levels import LEVELS, level_bot
from courtcards.bots.playing import choose, play_out
from courtcards.bots.uniform import at_random
from courtcards.errors import OptionError
from courtcards.games import rules_of
from courtcards.messages import quote

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Policy", "PolicyBot", "bot_of", "choose", "play_out"]

BOTS = ("random", "greedy", "scripted", "search", "neural", "master")
LEARNED = ("neural", "master")  # by trained weights: those of the package, or of a file (neural@my/weights.npz)


def bot_of(name: object, game_id: str) -> Bot:
    """The bot of this name, or of this level, for a game; OptionError if there is none."""
    rules_of(game_id)
    levels = [level.id for level in LEVELS]
    if name in levels:
        return level_bot(str(name), game_id)
    kind, _, file = name.partition("@") if isinstance(name, str) else ("", "", "")
    if kind not in BOTS or (file and kind not in LEARNED):
        raise OptionError("option-bot", given=quote(name), known=", ".join([*BOTS, *levels]))
    if kind in LEARNED:
        return learned_bot(kind, game_id, Path(file) if file else None)
    if kind == "random":
        return PolicyBot(kind, at_random)
    module = importlib.import_module(f"courtcards.bots.{game_id.replace('-', '_')}.{kind}")
    bot: Bot = module.SearchBot() if kind == "search" else PolicyBot(kind, getattr(module, kind))
    return bot


def learned_bot(kind: str, game_id: str, path: Path | None) -> Bot:
    from courtcards.bots.master import MasterBot
    from courtcards.bots.neural import NeuralBot

    return NeuralBot(game_id, path) if kind == "neural" else MasterBot(game_id, path)
