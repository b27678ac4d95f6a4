"""The trained weights: files that `courtcards train` writes, loaded when a bot first needs them."""

from __future__ import annotations

import functools
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from courtcards.bots.learned import learned_game
from courtcards.bots.network import Critic, Net
from courtcards.errors import OptionError
from courtcards.games.arrays import Float64Array
from courtcards.messages import quote

FOLDER = Path(__file__).parent / "weights"
FORMAT = 1  # changes when older files can no longer be used


class Weights(NamedTuple):
    """All that a learned bot plays by, also in compiled code."""

    net: Net
    critic: Critic
    slopes: Float64Array  # how much a point counts for the probability to win: see `round_value` of the game
    by_points: float  # how much points counted beside the probability to win when the values were learned


class BySize(NamedTuple):
    """The weights that play with two players, and those that play with more."""

    two: Weights
    more: Weights

    def at(self, players: int) -> Weights:
        return self.two if players == 2 else self.more


def shipped(game_id: str, players: int = 2) -> Path:
    """Where the weights of the package lie that play at a table of that size."""
    large = FOLDER / f"{game_id}-large.npz"
    return large if players > 2 and large.exists() else FOLDER / f"{game_id}.npz"


def weights_of(game_id: str, path: Path | None) -> BySize:
    """The same weights of a file for all tables, or those of the package."""
    return BySize(*(load(game_id, path or shipped(game_id, players)) for players in (2, 3)))


def load(game_id: str, path: Path) -> Weights:
    """The weights of a file, read once unless it changes; OptionError if it cannot be read or is of another game."""
    try:
        found = path.stat()
    except OSError:  # `read` says what is wrong
        return read(game_id, path, ())
    return read(game_id, path, (found.st_mtime_ns, found.st_size, found.st_ino))


@functools.lru_cache(maxsize=16)
def read(game_id: str, path: Path, version: tuple[int, ...]) -> Weights:  # noqa: ARG001 (part of the cache's key)
    arrays = read_arrays(path)
    if "critic_first" not in arrays:  # a policy alone: the critic of the package judges for it
        arrays = read_arrays(shipped(game_id)) | arrays
    if str(arrays.get("game")) != game_id or int(arrays.get("format", 0)) != FORMAT or not fits(game_id, arrays):
        raise OptionError("bot-weights-other", path=quote(str(path)), game=game_id)
    net = Net(*(unpacked(arrays[name]) for name in Net._fields))
    critic = Critic(*(unpacked(arrays[f"critic_{name}"]) for name in Critic._fields))
    slopes, by_points = arrays["slopes"].astype(np.float64), float(arrays["by_points"])
    return Weights(net, critic, slopes, by_points)


def read_arrays(path: Path) -> dict[str, Any]:
    try:
        with np.load(path) as file:
            return dict(file)
    except FileNotFoundError:
        raise OptionError("bot-weights-missing", path=quote(str(path))) from None
    except (OSError, ValueError, zipfile.BadZipFile) as error:
        raise OptionError("bot-weights-unreadable", path=quote(str(path)), why=quote(str(error))) from error


def fits(game_id: str, arrays: dict[str, Any]) -> bool:
    """Whether the networks look at what this version of the game shows them."""
    game = learned_game(game_id)
    seen, all_seen = len(arrays["first"]) - 1, len(arrays["critic_first"]) - 1
    return bool(seen == game.features and all_seen == game.features + game.hidden)


def unpacked(array: Any) -> Any:
    return np.ascontiguousarray(array, np.float32)
