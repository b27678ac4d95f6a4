"""The rules do the same compiled, not compiled, and with every index checked: byte for byte."""

from __future__ import annotations

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


def digest(game: str, mode: str) -> str:
    flags, settings = MODES[mode]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    command = [sys.executable, *flags, "-m", "tests.digest", game]
    done = subprocess.run(command, env={**kept, **settings}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


@pytest.mark.parametrize("game", GAMES)
def test_every_byte_is_the_same_as_compiled(game: str) -> None:
    """One test for a game, not one for a mode, so that the compiled games are played once."""
    digests = {mode: digest(game, mode) for mode in MODES}
    assert len(digests["compiled"]) == 64
    assert digests == dict.fromkeys(MODES, digests["compiled"])
