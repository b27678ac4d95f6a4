"""Who takes part: a bot by its name, with what it may spend on a move.

random              a bot of the package
search:0.2s         … with 0.2 seconds a move
search:100          … with 100 samples a move
neural@my/weights.npz  a bot that has learned, with weights of yours
my.module.bot:50    a function of yours that gets the game's id and returns a bot
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Sequence
from dataclasses import dataclass

from courtcards.bots import BOTS, Bot, Budget, bot_of
from courtcards.errors import CourtCardsError, OptionError
from courtcards.messages import quote


@dataclass(frozen=True)
class Entrant:
    bot: Bot
    budget: Budget


def read_entrant(spec: str, game_id: str) -> Entrant:
    name, colon, given = spec.partition(":")
    budget = read_budget(spec, given) if colon else Budget()
    return Entrant(bot_named(name, game_id), budget)


def bot_named(name: str, game_id: str) -> Bot:
    known = name.partition("@")[0] in BOTS or "." not in name
    return bot_of(name, game_id) if known else own_bot(name, game_id)


def own_bot(name: str, game_id: str) -> Bot:
    module, _, maker = name.rpartition(".")
    try:
        bot: Bot = getattr(importlib.import_module(module), maker)(game_id)
    except CourtCardsError:
        raise
    except Exception as error:  # foreign code may do anything
        why = f"{type(error).__name__}: {error}"
        raise OptionError("arena-own-bot", given=quote(name), why=quote(why)) from error
    return bot


def read_budget(spec: str, given: str) -> Budget:
    try:
        if given.endswith("s") and 0 < (seconds := float(given[:-1])) < math.inf:
            return Budget(seconds=seconds)
        if given.isdecimal() and (samples := int(given)) > 0:
            return Budget(samples=samples)
    except ValueError:
        pass
    raise OptionError("arena-budget", given=quote(spec), name=quote(spec.partition(":")[0]))


def labels(specs: Sequence[str]) -> list[str]:
    """What to call them; a bot that takes part twice gets a number."""
    seen: dict[str, int] = {}
    named = []
    for spec in specs:
        seen[spec] = seen.get(spec, 0) + 1
        named.append(spec if seen[spec] == 1 else f"{spec} #{seen[spec]}")
    return named
