"""How strong the learner is by now: the arena says, in a process of its own, while the training goes on.

An evaluation has a few cores to itself, and the training leaves them alone meanwhile: every step waits for the slowest
thread, so one core that must be shared slows all of them down.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba

from courtcards import arena
from courtcards.arena.arena import cores
from courtcards.learn.settings import TrainingSettings

EVALUATIONS = "evaluations.jsonl"
RIVALS = ("random", "greedy", "scripted")
SEED = "learning"  # of the arena's deals: not those that strength is reported on
CORES_FOR_ONE = 8  # of so many cores an evaluation gets one
PATIENCE = 19  # niceness of an evaluation: where there are too few cores, the training goes first


class Evaluations:
    """A number of evaluations, spread evenly over the training; one at a time."""

    def __init__(self, settings: TrainingSettings, folder: Path) -> None:
        self.settings, self.folder, self.done = settings, folder, 0
        self._running: subprocess.Popen[bytes] | None = None

    def is_due(self, progress: float) -> bool:
        return not self.is_running() and progress < 1 and progress * self.settings.evaluate > self.done + 1

    def is_running(self) -> bool:
        return self._running is not None and self._running.poll() is None

    def yield_cores(self) -> None:
        """Let the training use all cores but those of an evaluation that is running."""
        most = int(numba.config.NUMBA_NUM_THREADS)  # type: ignore[attr-defined]
        numba.set_num_threads(max(1, most - len(own_cores())) if self.is_running() else most)

    def begin(self, step: int, seconds: float, weights: Path, alone: bool = False) -> None:
        """Start one; `alone` when the training is over and needs no cores any more."""
        self.wait()
        self.done += 1
        asked = {"step": step, "seconds": round(seconds, 1), "weights": str(weights), "game": self.settings.game}
        asked |= {"deals": self.settings.deals, "rivals": self._rivals(), "alone": alone}
        command = [
            sys.executable,
            "-m",
            "courtcards.learn.evaluation",
            json.dumps(asked),
            str(self.folder / EVALUATIONS),
        ]
        self._running = subprocess.Popen(command, env={**os.environ, "NUMBA_NUM_THREADS": "1"})

    def _rivals(self) -> list[str]:
        against = self.settings.against
        return [*RIVALS] if against is None else [f"neural@{against}", *RIVALS]

    def last_step(self) -> int | None:
        """How far the training was when it was evaluated last."""
        path = self.folder / EVALUATIONS
        lines = path.read_text().splitlines() if path.exists() else []
        return int(json.loads(lines[-1])["step"]) if lines else None

    def wait(self) -> None:
        if self._running is not None:
            self._running.wait()


def own_cores() -> set[int]:
    """The cores that an evaluation has to itself; none where there are too few, or where cores cannot be chosen."""
    if not hasattr(os, "sched_getaffinity"):
        return set()
    usable = sorted(os.sched_getaffinity(0))
    return set(usable[len(usable) - len(usable) // CORES_FOR_ONE :])


def keep_to_own_cores() -> None:
    """Leave the other cores to the training, and let it go first on these, too."""
    if own := own_cores():
        os.sched_setaffinity(0, own)
    if hasattr(os, "nice"):
        os.nice(PATIENCE)


def evaluate(asked: dict[str, Any]) -> dict[str, Any]:
    """Win shares against each rival with two players, as [low, value, high]."""
    shares: dict[str, Any] = {}
    for rival in asked["rivals"]:
        bots = [f"neural@{asked['weights']}", rival]
        result = arena.run(bots, game=asked["game"], deals=asked["deals"], seed=SEED, workers=cores())
        share = next(standing.win_share for standing in result.standings if standing.bot == bots[0])
        shares[rival] = [round(value, 4) for value in (share.low, share.value, share.high)]
    return {"step": asked["step"], "seconds": asked["seconds"], "shares": shares}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("asked", type=json.loads)
    parser.add_argument("into", type=Path)
    given = parser.parse_args()
    if not given.asked["alone"]:
        keep_to_own_cores()
    line = json.dumps(evaluate(given.asked))
    with given.into.open("a") as file:
        file.write(line + "\n")


if __name__ == "__main__":
    main()
