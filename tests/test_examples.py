"""Every example runs as its first lines say, on a small scale."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
RUNS = {  # file → how to make it short, and what it says in the end
    "compiled_bot.py": ([], "won"),
    "count.py": (["--games", "50"], "seat 2:"),
    "first_bot.py": ([], "won"),
    "maskable_ppo.py": (["--steps", "64", "--envs", "2", "--rollout", "32", "--processes"], "mean reward"),
    "read_records.py": ([], "per round"),
    "search_openspiel.py": (["--simulations", "5", "--decisions", "3"], "stopped"),
    "solve_openspiel.py": (["--iterations", "2"], "after 2 iterations of CFR+"),
    "self_play_ppo.py": (["--num-envs", "8", "--num-steps", "16", "--updates", "2", "--eval-deals", "3"], "of 6 games"),
    "turns_pettingzoo.py": ([], "player_2"),
}


def test_every_example_is_tested() -> None:
    assert sorted(path.name for path in EXAMPLES.glob("*.py")) == sorted(RUNS)


@pytest.mark.parametrize("name", RUNS)
def test_each_example_runs(name: str, tmp_path: Path) -> None:
    short, said = RUNS[name]
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *short],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


@pytest.mark.parametrize("name", RUNS)
def test_example_says_how_it_is_run(name: str) -> None:
    assert f"examples/{name}" in (EXAMPLES / name).read_text("utf-8").split('"""')[1]
