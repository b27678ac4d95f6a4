"""The limit: Call to Glory in plain C (`limit.c`), built here and checked to play the same games as the engine."""

from __future__ import annotations

import ctypes
import functools
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy as np

from courtcards.games import rules_of
from courtcards.games.arrays import Int8Array, Int64Array, States
from courtcards.games.rng import rng_states
from courtcards.games.rules import Rules

SOURCE = Path(__file__).parent / "limit.c"
COMPILER = "gcc"
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")
VARIANTS: tuple[dict[str, bool], ...] = (
    {},
    {"ninja": True},
    {"tasks": True},
    {"ninja": True, "tasks": True},
    {"quick": True},
)
PLAYERS = (2, 3, 4)


class LimitError(Exception):
    """The C cannot be built, or does not play the same games."""


class Limit:
    """The C functions, with the arguments of `start_batch` and `play_out_batch` of the rules."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._library = library
        library.record_size.restype = ctypes.c_int64

    @property
    def record_size(self) -> int:
        return int(self._library.record_size())

    def start_batch(self, states: States, options: Int8Array, rng_states: Int64Array) -> None:
        self._library.start_batch(*map(address, (states, options, rng_states)), ctypes.c_int64(len(states)))

    def play_out_batch(self, states: States, rng_states: Int64Array, decisions: Int64Array) -> None:
        self._library.play_out_batch(*map(address, (states, rng_states, decisions)), ctypes.c_int64(len(states)))


def address(array: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> ctypes.c_void_p:
    assert array.flags.c_contiguous
    return ctypes.c_void_p(array.ctypes.data)


@functools.cache
def build() -> Limit:
    """Compile the C and load it; the file is not needed after that."""
    if shutil.which(COMPILER) is None:
        raise LimitError(f"cannot be built: {COMPILER} is not installed")
    with tempfile.TemporaryDirectory(prefix="courtcards-limit-") as folder:
        library = Path(folder) / "limit.so"
        command = [COMPILER, *FLAGS, str(SOURCE), "-o", str(library)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise LimitError(f"cannot be built by {' '.join(command)}:\n{done.stderr}")
        return Limit(ctypes.CDLL(str(library)))


def play(
    player: Rules | Limit, rows: Int8Array, chance: Int64Array, rules: Rules
) -> tuple[States, Int64Array, Int64Array]:
    """Games from the start to the end: their last states, decision counts and generators."""
    states, decisions, chance = rules.new_states(len(rows)), np.zeros(len(rows), np.int64), chance.copy()
    player.start_batch(states, rows, chance)
    player.play_out_batch(states, chance, decisions)
    return states, decisions, chance


def compare(players: int, variant: dict[str, bool], games: int, seed: int = 0) -> None:
    """Play the same games both ways, and raise LimitError at the first field of the first game that differs."""
    rules, limit = rules_of("call-to-glory"), build()
    if limit.record_size != rules.record.itemsize:
        raise LimitError(f"has a record of {limit.record_size} bytes, state.py one of {rules.record.itemsize}")
    rows = np.tile(np.array(rules.read_options(players, variant).row(), np.int8), (games, 1))
    ours, theirs = (play(player, rows, rng_states(seed, games), rules) for player in (rules, limit))
    where = f"{players} players, {', '.join(variant) or 'standard'}"
    refuse_difference(f"{where}: decisions", ours[1], theirs[1])
    for field in rules.record.names or ():
        refuse_difference(f"{where}: {field}", ours[0][field], theirs[0][field])
    refuse_difference(f"{where}: random generator", ours[2], theirs[2])


def refuse_difference(what: str, ours: Int64Array, theirs: Int64Array) -> None:
    differing = np.flatnonzero((ours != theirs).reshape(len(ours), -1).any(axis=1))
    if len(differing):
        game = int(differing[0])
        values = f"{ours[game].tolist()} in the engine, {theirs[game].tolist()} in C"
        raise LimitError(f"does not play the engine's games: game {game} of {what}: {values}")
