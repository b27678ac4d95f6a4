"""Reading what environments are made with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from courtcards.envs.rewards import EPISODES, GOALS, REWARDS
from courtcards.errors import OptionError
from courtcards.games.options import is_whole
from courtcards.games.rules import Options, Rules
from courtcards.messages import quote, text
from courtcards.values import as_python

PLAYERS = 2  # unless said otherwise
LOTS = -1  # for the first seat: drawn at random


def read_options(rules: Rules, given: object) -> Options:
    """The options of a game with `players` among them."""
    if not isinstance(given, Mapping):
        raise OptionError("env-options", given=quote(given))
    others = as_python(given)
    return cast(Options, rules.read_options(others.pop("players", PLAYERS), others))


def read_goal(reward: object, episode: object = "match") -> int:
    if reward not in REWARDS:
        raise OptionError("env-reward", given=quote(reward), known=", ".join(REWARDS))
    if episode not in EPISODES:
        raise OptionError("env-episode", given=quote(episode), known=", ".join(EPISODES))
    return GOALS[str(reward), str(episode)]


def read_seed(seed: object) -> int:
    number = as_python(seed)
    if not is_whole(number) or number < 0:
        raise OptionError("env-seed", given=quote(seed))
    return number


def missing(package: str, extra: str) -> ImportError:
    """The error for a package that this environment needs and that is not installed."""
    return ImportError(text("env-package", package=package, extra=extra))
