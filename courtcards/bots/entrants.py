"""The one reader of bots, for the arena, the environments and `play_out`: who plays, and with which budget per move.

"random"            a bot of the package, or a level
"search:0.2s"       … with 0.2 seconds a move
"search:100"        … with 100 samples a move
"neural@my/weights.npz"  a bot that has learned, with weights of yours
"mybot.py"          a bot of yours: see `own_bots`
"mybot:Bot:50"      … by module and name, with a budget
anything else       a bot of yours itself: a function, a class or an object
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

from courtcards.bots.bot import Bot, Budget
from courtcards.bots.own_bots import own_bot
from courtcards.bots.registry import bot_of, is_packaged, named_bot
from courtcards.errors import OptionError
from courtcards.games.rules import Options, Rules
from courtcards.messages import quote


@dataclass(frozen=True)
class Entrant:
    bot: Bot
    budget: Budget


def read_entrant(given: object, rules: Rules, options: Options, budget: Budget | None = None) -> Entrant:
    """The bot that a name, function, class or object stands for; `budget` counts where the name gives none."""
    if not isinstance(given, str):
        return Entrant(own_bot(given, rules, options), budget or Budget())
    name, named = read_spec(given)
    if not is_own(name) and not is_packaged(name) and Path(f"{name}.py").is_file():
        raise OptionError("arena-bot-by-file", given=quote(name))
    packaged = bot_of if "@" in name else named_bot
    bot = own_bot(name, rules, options) if is_own(name) else packaged(name, rules.id)
    return Entrant(bot, budget if budget and named == Budget() else named)


def read_spec(spec: str) -> tuple[str, Budget]:
    """A bot's name and its budget per move."""
    name, colon, given = spec.rpartition(":")
    if not colon:
        return spec, Budget()
    if given.isidentifier() and not is_packaged(name):
        return spec, Budget()  # what follows the colon is the name of something in a module
    return name, read_budget(spec, given)


def is_own(name: str) -> bool:
    """Whether a name refers to a bot outside the package, and is not just misspelled."""
    return not is_packaged(name) and any(sign in name for sign in ".:/")


def read_budget(spec: str, given: str) -> Budget:
    try:
        if given.endswith("s") and 0 < (seconds := float(given[:-1])) < math.inf:
            return Budget(seconds=seconds)
        if given.isdecimal() and (samples := int(given)) > 0:
            return Budget(samples=samples)
    except ValueError:
        pass
    raise OptionError("arena-budget", given=quote(spec), name=quote(spec.partition(":")[0]))
