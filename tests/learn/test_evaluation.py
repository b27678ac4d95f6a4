"""Evaluations beside a training: they have cores of their own, and the training leaves those alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numba
import pytest

from courtcards.learn.evaluation import CORES_FOR_ONE, PATIENCE, Evaluations, own_cores
from courtcards.learn.settings import settings_of

SAY_CORES = (
    "import os; from courtcards.learn.evaluation import keep_to_own_cores; keep_to_own_cores(); "
    "print(sorted(os.sched_getaffinity(0)), os.nice(0))"
)


@pytest.fixture
def threads() -> Iterator[int]:
    """How many there are; a test may change how many are used."""
    before = numba.get_num_threads()
    yield int(numba.config.NUMBA_NUM_THREADS)  # type: ignore[attr-defined]
    numba.set_num_threads(before)


@pytest.fixture
def evaluations(tmp_path: Path) -> Evaluations:
    return Evaluations(settings_of("tiny", "call-to-glory"), tmp_path)


def sixteen_cores(_: int) -> set[int]:
    return set(range(16))


def test_one_core_in_eight_is_for_evaluations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", sixteen_cores)
    assert own_cores() == {14, 15}
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(CORES_FOR_ONE - 1)))
    assert own_cores() == set()


def test_the_training_yields_cores_while_evaluated(
    evaluations: Evaluations, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("courtcards.learn.evaluation.own_cores", lambda: {0})
    evaluations._running = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    evaluations.yield_cores()
    assert numba.get_num_threads() == max(1, threads - 1)
    evaluations._running.communicate(b"\n")
    evaluations.yield_cores()
    assert numba.get_num_threads() == threads


def test_few_cores_are_shared_politely() -> None:
    done = subprocess.run([sys.executable, "-c", SAY_CORES], capture_output=True, text=True, check=True)
    usable = sorted(os.sched_getaffinity(0))
    assert done.stdout.split() == f"{sorted(own_cores()) or usable} {os.nice(0) + PATIENCE}".split()
