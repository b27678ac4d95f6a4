"""Bots by name. Each is loaded only when it is asked for: compiled code takes a moment."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

from courtcards.bots.bot import Bot, PolicyBot
from courtcards.bots.levels import LEVELS, USUAL, Weaknesses, level_bot, ratings_from
from courtcards.bots.uniform import RandomBot
from courtcards.errors import OptionError
from courtcards.games import rules_of
from courtcards.messages import quote

BOTS = ("random", "greedy", "scripted", "search", "neural", "master")
LEARNED = ("neural", "master")  # by trained weights: those of the package, or of a file (neural@my/weights.npz)


@functools.cache
def bots_of(game_id: str) -> tuple[str, ...]:
    """The bots that a game has, from the weakest to the strongest."""
    package = rules_of(game_id).bots
    module = {name: "learned" if name in LEARNED else name for name in BOTS}
    return tuple(name for name in BOTS if name == "random" or has_module(package, module[name]))


def has_module(package: str | None, name: str) -> bool:
    return package is not None and importlib.util.find_spec(f"{package}.{name}") is not None


def ahead_of(game_id: str) -> Mapping[int, Mapping[str, int]]:
    """By number of players and level: in what percentage of the games it finishes ahead of the one below, as measured.

    Empty if nobody has measured.
    """
    ahead: Mapping[int, Mapping[str, int]] = getattr(bots_package(game_id), "AHEAD", {})
    return ahead


def ratings_of(game_id: str) -> Mapping[str, int]:
    """The measured ratings of a game's levels relative to its first, with two players; empty if nobody has measured."""
    return ratings_from(ahead_of(game_id).get(2, {}))


def weaknesses_of(game_id: str) -> Weaknesses:
    weaknesses: Weaknesses = getattr(bots_package(game_id), "WEAKNESSES", USUAL)
    return weaknesses


def bots_package(game_id: str) -> ModuleType | None:
    package = rules_of(game_id).bots
    return importlib.import_module(package) if package else None


def bot_of(name: object, game_id: str) -> Bot:
    """The bot of this name, or of this level, for a game; OptionError if the game has no such bot."""
    rules, known = rules_of(game_id), bots_of(game_id)
    levels = [level.id for level in LEVELS]
    if name in levels:
        return level_bot(str(name), game_id)
    kind, _, file = name.partition("@") if isinstance(name, str) else ("", "", "")
    if kind not in known or (file and kind not in LEARNED):
        raise OptionError("option-bot", given=quote(name), known=", ".join([*known, *levels]))
    if kind in LEARNED:
        return learned_bot(kind, game_id, Path(file) if file else None)
    if kind == "random":
        return RandomBot()
    module = importlib.import_module(f"{rules.bots}.{kind}")
    bot: Bot = module.SearchBot() if kind == "search" else PolicyBot(kind, getattr(module, kind))
    return bot


@functools.lru_cache(maxsize=16)
def named_bot(name: str, game_id: str) -> Bot:
    """The same, made once and shared; not for weights in a file, which may change."""
    return bot_of(name, game_id)


def learned_bot(kind: str, game_id: str, path: Path | None) -> Bot:
    """A bot that has learned: `kind` is "neural" or "master", `path` its weights, or None for those of the package.

    OptionError if there are no weights at `path`, or if they are not for this game.
    """
    from courtcards.bots.master import MasterBot
    from courtcards.bots.neural import NeuralBot

    return NeuralBot(game_id, path) if kind == "neural" else MasterBot(game_id, path)


def is_packaged(name: str) -> bool:
    """Whether a name is that of a bot or a level of the package, with or without weights of one's own."""
    return name.partition("@")[0] in (*BOTS, *(level.id for level in LEVELS))
