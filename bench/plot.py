"""The picture: a bar a contender, on a logarithmic axis."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from bench.results import Result, short

COLOURS = {"ours": "#b3362b", "limit": "#8a8f98", "peer": "#2f5d8a"}
LEGEND = {"ours": "Court Cards", "limit": "the same games in plain C", "peer": "other engines, other games"}


def draw(results: list[Result], processor: str, rounds: int, file: Path) -> None:
    """Write the picture; ImportError where matplotlib is missing."""
    importlib.import_module("matplotlib").use("Agg")
    pyplot = importlib.import_module("matplotlib.pyplot")
    rows = sorted(results, key=lambda result: result.median)
    figure, axes = pyplot.subplots(figsize=(10, 0.36 * len(rows) + 1.9), layout="constrained")
    draw_bars(axes, rows)
    present = [group for group in COLOURS if any(row.contender.group == group for row in rows)]
    patch = importlib.import_module("matplotlib.patches").Patch
    handles = [patch(color=COLOURS[group], label=LEGEND[group]) for group in present]
    axes.legend(handles=handles, loc="lower right", frameon=False)
    axes.set_xlabel(f"decisions per second of processor time, one core ({processor}); logarithmic")
    figure.suptitle("Decisions per second of random play", fontsize=14, fontweight="bold", x=0.01, ha="left")
    note = f"Median of {rounds} rounds in turns; the line spans the slowest and the fastest."
    axes.set_title(note, loc="left", fontsize=9, color="#555555")
    figure.savefig(file, dpi=150)
    pyplot.close(figure)


def draw_bars(axes: Any, rows: list[Result]) -> None:
    for at, row in enumerate(rows):
        axes.barh(at, row.median, color=COLOURS[row.contender.group], height=0.72)
        axes.plot([min(row.rates), max(row.rates)], [at, at], color="#222222", linewidth=1.2)
        axes.text(max(row.rates) * 1.12, at, short(row.median), va="center", fontsize=9)
    axes.set_yticks(range(len(rows)), [row.name for row in rows], fontsize=9)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(lambda number, _: f"{number / 1e6:g} M" if number >= 1e6 else f"{number / 1e3:g} k")
    axes.set_xlim(min(row.median for row in rows) / 3, max(max(row.rates) for row in rows) * 3)
    axes.margins(y=0.01)
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
