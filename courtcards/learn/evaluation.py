"""How strong the learner is by now: the arena says, in a process of its own, while the training goes on."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from courtcards import arena
from courtcards.arena.arena import cores
from courtcards.learn.settings import TrainingSettings

EVALUATIONS = "evaluations.jsonl"
RIVALS = ("random", "greedy", "scripted")
SEED = "learning"  # of the arena's deals: not those that strength is reported on
WORKERS = 4  # cores that an evaluation takes from the training, of those that there are


class Evaluations:
    """A number of evaluations, spread evenly over the training; one at a time."""

    def __init__(self, settings: TrainingSettings, folder: Path) -> None:
        self.settings, self.folder, self.done = settings, folder, 0
        self._running: subprocess.Popen[bytes] | None = None

    def is_due(self, progress: float) -> bool:
        running = self._running is not None and self._running.poll() is None
        return not running and progress < 1 and progress * self.settings.evaluate > self.done + 1

    def begin(self, step: int, seconds: float, weights: Path) -> None:
        self.wait()
        self.done += 1
        asked = {"step": step, "seconds": round(seconds, 1), "weights": str(weights), "game": self.settings.game}
        asked |= {"deals": self.settings.deals, "rivals": self._rivals()}
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


def evaluate(asked: dict[str, Any]) -> dict[str, Any]:
    """Win shares against each rival with two players, as [low, value, high]."""
    shares: dict[str, Any] = {}
    workers = min(WORKERS, cores())
    for rival in asked["rivals"]:
        bots = [f"neural@{asked['weights']}", rival]
        result = arena.run(bots, game=asked["game"], deals=asked["deals"], seed=SEED, workers=workers)
        share = next(standing.win_share for standing in result.standings if standing.bot == bots[0])
        shares[rival] = [round(value, 4) for value in (share.low, share.value, share.high)]
    return {"step": asked["step"], "seconds": asked["seconds"], "shares": shares}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("asked", type=json.loads)
    parser.add_argument("into", type=Path)
    given = parser.parse_args()
    line = json.dumps(evaluate(given.asked))
    with given.into.open("a") as file:
        file.write(line + "\n")


if __name__ == "__main__":
    main()
