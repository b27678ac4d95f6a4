"""Logs of a training for other programs."""

from __future__ import annotations

import csv
import json
from pathlib import Path

from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

from courtcards.learn.logs import COLUMNS, Logs

PAGE = Path(__file__).parents[2] / "docs/learning.md"


def figures(update: int) -> dict[str, float]:
    return dict.fromkeys(COLUMNS, update * 100.0) | {"update": update, "step": 64 * update}


def write(folder: Path, updates: range) -> None:
    """What a training does that ran for some updates."""
    with Logs(folder) as logs, (folder / "curve.jsonl").open("a") as curve:
        for update in updates:
            curve.write(json.dumps(figures(update)) + "\n")
            logs.add(figures(update))


def test_logs_go_on_where_the_training_does(tmp_path: Path) -> None:
    write(tmp_path, range(1, 5))
    lines = (tmp_path / "curve.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "curve.jsonl").write_text("".join(lines[:3]))  # the last update was not kept
    write(tmp_path, range(4, 7))
    with (tmp_path / "curve.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(float(row["update"])) for row in rows] == [1, 2, 3, 4, 5, 6]
    assert tuple(rows[0]) == COLUMNS
    events = EventAccumulator(str(tmp_path / "tensorboard"))
    events.Reload()
    seen = [(event.step, event.value) for event in events.Scalars("train/entropy")]
    assert seen == [(64 * update, 100.0 * update) for update in range(1, 7)]


def test_every_column_is_documented() -> None:
    page = PAGE.read_text("utf-8")
    assert all(f"`{name}`" in page for name in COLUMNS)
