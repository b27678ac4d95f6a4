"""A process that was forked says what is wrong, instead of dying or waiting forever."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

FORK = """
import os, sys
import numba
from courtcards.envs import BatchEnv
env = BatchEnv("call-to-glory", {"players": 2}, 4, seed=1)
env.step(env.sample())
sys.stdout.flush()
if os.fork() == 0:
    try:
        env.step(env.sample())
        print("played")
    except ValueError as error:
        print(error)
    sys.stdout.flush()
    os._exit(0)
print(os.waitstatus_to_exitcode(os.wait()[1]))
"""

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork on this system")


def run(code: str, **settings: str) -> str:
    environment = {**os.environ, "NUMBA_NUM_THREADS": "2", "NUMBA_DISABLE_JIT": "0", **settings}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True, timeout=300
    ).stdout


def test_forked_batch_says_what_to_do() -> None:
    said = run(FORK, NUMBA_THREADING_LAYER="omp")
    assert "spawn" in said
    assert said.endswith("\n0\n")


def test_forked_batch_plays_on_a_layer_that_survives() -> None:
    assert run(FORK, NUMBA_THREADING_LAYER="workqueue") == "played\n0\n"
