"""The picture: moves a second and how long the slowest hundredth takes, by number of tables."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.plot import COLOURS
from bench.serving.figures import Point

LEGEND = {
    "ours": "Court Cards, every move on the disk",
    "peer": "in memory",
    "limit": "no game: only tells both players",
}
TITLE = "Tables of two people: moves a second, and how long a move takes"


def draw(points: list[Point], processor: str, file: Path) -> None:
    """Write the picture; ImportError where matplotlib is missing."""
    importlib.import_module("matplotlib").use("Agg")
    pyplot = importlib.import_module("matplotlib.pyplot")
    counts = sorted({point.tables for point in points})
    figure, grid = pyplot.subplots(
        len(counts), 2, figsize=(10, 2.1 * len(counts) + 1.5), layout="constrained", squeeze=False
    )
    for row, tables in zip(grid, counts, strict=True):
        shown = [point for point in reversed(points) if point.tables == tables]
        draw_bars(row[0], shown, lambda point: point.rates, "{:,.0f}")
        draw_bars(row[1], shown, lambda point: [report.p99 for report in point.reports], "{:.1f} ms")
        row[0].set_title(f"{tables} tables: moves a second (more is better)", loc="left", fontsize=10)
        row[1].set_title("time of a move, 99th percentile (less is better)", loc="left", fontsize=10)
        row[1].set_yticklabels([])
    patch = importlib.import_module("matplotlib.patches").Patch
    present = [group for group in LEGEND if any(point.contender.group == group for point in points)]
    handles = [patch(color=COLOURS[group], label=LEGEND[group]) for group in present]
    figure.legend(handles=handles, loc="outside lower left", ncols=len(handles), frameon=False, fontsize=9)
    rounds = len(points[0].reports)
    note = f"One core ({processor}). Median of {rounds} rounds in turns; the line spans the least and the most."
    figure.suptitle(f"{TITLE}\n", fontsize=14, fontweight="bold", x=0.01, ha="left")
    figure.text(0.01, 0.935, note, fontsize=9, color="#555555")
    figure.savefig(file, dpi=150)
    pyplot.close(figure)


def draw_bars(axes: Any, points: list[Point], of: Callable[[Point], list[float]], form: str) -> None:
    most = max(max(of(point)) for point in points)
    for at, point in enumerate(points):
        figures = sorted(of(point))
        median = figures[len(figures) // 2]
        axes.barh(at, median, color=COLOURS[point.contender.group], height=0.7)
        axes.plot([figures[0], figures[-1]], [at, at], color="#222222", linewidth=1.2)
        axes.text(figures[-1] + most * 0.02, at, form.format(median), va="center", fontsize=9)
    axes.set_yticks(range(len(points)), [point.contender.name for point in points], fontsize=9)
    axes.set_xlim(0, most * 1.25)
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0)
    axes.tick_params(axis="x", labelsize=8)
    axes.xaxis.set_major_formatter(lambda number, _: f"{number:,.0f}")
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
