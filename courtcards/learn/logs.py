"""The figures of a training for other programs: a CSV file, and events for TensorBoard where that is installed."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from courtcards.arena.extras import has
from courtcards.learn.curves import CURVE, read_lines
from courtcards.learn.ppo import MEANS, Figures

CSV, EVENTS = "curve.csv", "tensorboard"
COLUMNS = (
    *("update", "step", "seconds", "speed", "playing", "progress"),
    *("rounds", "length", "explained"),
    *MEANS,
)


class Logs:
    """Writes what `curve.jsonl` has; a training that goes on also goes on in its logs."""

    def __init__(self, folder: Path) -> None:
        before = read_lines(folder / CURVE)
        self._file = (folder / CSV).open("w", newline="")
        self._rows = csv.DictWriter(self._file, COLUMNS)
        self._rows.writeheader()
        self._rows.writerows(before)
        self._file.flush()
        self._events = event_writer(folder / EVENTS, int(before[-1]["step"]) if before else 0)

    def add(self, figures: Figures) -> None:
        self._rows.writerow({name: round(value, 6) for name, value in figures.items()})
        self._file.flush()
        if self._events is not None:
            for name, value in figures.items():
                self._events.add_scalar(f"train/{name}", value, int(figures["step"]))

    def __enter__(self) -> Logs:
        return self

    def __exit__(self, *problem: object) -> None:
        self._file.close()
        if self._events is not None:
            self._events.close()


def event_writer(folder: Path, step: int) -> Any:
    """Goes on after a step: what was written later, before an interruption, no longer counts."""
    if not has("tensorboard"):
        return None
    from torch.utils.tensorboard import SummaryWriter

    return SummaryWriter(str(folder), purge_step=step + 1)
