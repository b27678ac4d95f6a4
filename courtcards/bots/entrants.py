"""The bots that take part: a name, and a budget per move.

random              a bot of the package
search:0.2s         … with 0.2 seconds a move
search:100          … with 100 samples a move
neural@my/weights.npz  a bot that has learned, with weights of yours
mybot.py            a bot of yours: see `own_bots`
mybot:Bot:50        … by module and name, with a budget
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from courtcards.arena.own_bots import own_bot, sources
from courtcards.bots import BOTS, LEVELS, Bot, Budget, bot_of
from courtcards.errors import OptionError
from courtcards.games.rules import Options, Rules
from courtcards.messages import quote


@dataclass(frozen=True)
class Entrant:
    bot: Bot
    budget: Budget


def read_entrant(spec: str, rules: Rules, options: Options) -> Entrant:
    name, budget = read_spec(spec)
    if not is_own(name) and not is_packaged(name) and Path(f"{name}.py").is_file():
        raise OptionError("arena-bot-by-file", given=quote(name))
    return Entrant(own_bot(name, rules, options) if is_own(name) else bot_of(name, rules.id), budget)


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


def is_packaged(name: str) -> bool:
    return name.partition("@")[0] in (*BOTS, *(level.id for level in LEVELS))


def files_of(specs: Sequence[str]) -> dict[str, str]:
    """Digests of everything that the bots need from outside the package: weights, and modules of one's own."""
    digests: dict[str, str] = {}
    for spec in specs:
        name, _ = read_spec(spec)
        weights = name.partition("@")[2]
        if is_own(name):
            digests |= sources(name)
        elif weights:
            digests[weights] = hashlib.sha256(Path(weights).read_bytes()).hexdigest()[:16]
    return digests


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
    """The bots' labels; a bot that takes part twice gets a number."""
    seen: dict[str, int] = {}
    named = []
    for spec in specs:
        seen[spec] = seen.get(spec, 0) + 1
        named.append(spec if seen[spec] == 1 else f"{spec} #{seen[spec]}")
    return named
