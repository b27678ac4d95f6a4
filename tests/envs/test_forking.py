"""A process that was forked says what is wrong, instead of dying or waiting forever."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

BATCH = """
from courtcards.envs import BatchEnv
env = BatchEnv("call-to-glory", {"players": 2}, 4, seed=1)
def play():
    env.step(env.sample())
"""
RULES = """
import numpy as np
from courtcards.games import rules_of
from courtcards.games.rng import rng_states
rules = rules_of("call-to-glory")
rows = np.array([rules.read_options(2, {}).row()] * 4, np.int8)
def play():
    states, rng = rules.new_states(4), rng_states(1, 4)
    rules.start_batch(states, rows, rng)
    rules.play_out_batch(states, rng, np.zeros(4, np.int64))
"""
LEARNER = """
from courtcards.learn.groups import Group
from courtcards.learn.settings import TrainingSettings
group = Group(TrainingSettings("call-to-glory"), 0, 4, pin=False)
play = group.show
"""
FORK = """
import os, sys
play()
sys.stdout.flush()
if os.fork() == 0:
    try:
        play()
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


@pytest.mark.parametrize("play", [BATCH, RULES, LEARNER], ids=["batch", "rules", "learner"])
def test_forked_process_says_what_to_do(play: str) -> None:
    said = run(play + FORK, NUMBA_THREADING_LAYER="omp")
    assert "spawn" in said
    assert said.endswith("\n0\n")


@pytest.mark.parametrize("play", [BATCH, RULES], ids=["batch", "rules"])
def test_forked_process_plays_on_a_layer_that_survives(play: str) -> None:
    assert run(play + FORK, NUMBA_THREADING_LAYER="workqueue") == "played\n0\n"
