"""The rules do the same compiled, not compiled, and with every index checked: byte for byte."""

from __future__ import annotations

import functools
import os
import subprocess
import sys

import pytest

from courtcards.games import GAMES

MODES: dict[str, tuple[list[str], dict[str, str]]] = {
    "compiled": ([], {}),
    "uncompiled": (["-W", "error"], {"NUMBA_DISABLE_JIT": "1"}),
    "bounds-checked": ([], {"NUMBA_BOUNDSCHECK": "1"}),
}


@functools.cache
def digest(game: str, mode: str) -> str:
    flags, settings = MODES[mode]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    command = [sys.executable, *flags, "-m", "tests.digest", game]
    done = subprocess.run(command, env={**kept, **settings}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "compiled"])
@pytest.mark.parametrize("game", GAMES)
def test_every_byte_is_the_same_as_compiled(game: str, mode: str) -> None:
    assert len(digest(game, "compiled")) == 64
    assert digest(game, mode) == digest(game, "compiled")
