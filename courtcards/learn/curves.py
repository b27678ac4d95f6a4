"""How a training goes, on the screen and as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table

from courtcards.arena.extras import has, need
from courtcards.learn.evaluation import EVALUATIONS
from courtcards.learn.ppo import Figures
from courtcards.messages import text

CURVE, PICTURE = "curve.jsonl", "curve.png"
BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 40  # characters of a curve on the screen
SHOWN = ("speed", "entropy", "explained", "critic", "belief", "length")
COLOURS = {"random": "#6b7280", "greedy": "#b8552f", "scripted": "#2f5d8a"}
OTHER = "#2f6f5e"


def read_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def sparkline(values: list[float]) -> str:
    """The course of a figure in one line, each character the mean of a part."""
    parts = min(WIDTH, len(values))
    means = []
    for part in range(parts):
        some = values[len(values) * part // parts : len(values) * (part + 1) // parts]
        means.append(sum(some) / len(some))
    low, high = min(means), max(means)
    return "".join(BLOCKS[int((len(BLOCKS) - 1) * (mean - low) / (high - low or 1))] for mean in means)


class Screen:
    """What is on the screen while the learner trains; without a terminal, a line now and then."""

    def __init__(self, folder: Path, console: Console) -> None:
        self.folder, self.console = folder, console
        self.lines = read_lines(folder / CURVE)
        self.live = Live(console=console, refresh_per_second=2, transient=True)
        self._told = 0.0

    def see(self, figures: Figures) -> None:
        self.lines.append(figures)
        if self.console.is_terminal:
            self.live.update(Group(self.table(), ProgressBar(total=1.0, completed=figures["progress"], width=60)))
        elif figures["progress"] >= self._told:
            self._told = figures["progress"] + 0.05
            self.console.print(summary(figures), markup=False, soft_wrap=True)

    def table(self) -> Table:
        last = self.lines[-1]
        table = Table(title=summary(last), title_justify="left", box=None, show_header=False)
        for name in SHOWN:
            table.add_row(text(f"learn-{name}"), f"{last[name]:.4g}", sparkline([line[name] for line in self.lines]))
        for rival, shares in shares_by_rival(self.folder).items():
            values = [share[1] for _, _, share in shares]
            table.add_row(text("learn-against", rival=rival), f"{100 * values[-1]:.1f} %", sparkline(values))
        return table

    def __enter__(self) -> Screen:
        if self.console.is_terminal:
            self.live.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.live.stop()


def summary(figures: Figures) -> str:
    return text(
        "learn-summary",
        steps=f"{figures['step'] / 1e6:.1f}",
        share=f"{100 * figures['progress']:.0f}",
        minutes=f"{figures['seconds'] / 60:.1f}",
        speed=f"{figures['speed'] / 1e3:.1f}",
    )


Share = tuple[int, float, list[float]]  # step, seconds, win share as [low, value, high]


def shares_by_rival(folder: Path) -> dict[str, list[Share]]:
    found: dict[str, list[Share]] = {}
    for line in read_lines(folder / EVALUATIONS):
        for rival, share in line["shares"].items():
            found.setdefault(short(rival), []).append((line["step"], line["seconds"], share))
    return found


def short(rival: str) -> str:
    """Without the folders of a file of weights."""
    name, at, path = rival.partition("@")
    return name + at + Path(path).name if at else name


def draw(folder: Path) -> Path | None:
    """The curves as a picture; None without matplotlib or before the first update."""
    lines = read_lines(folder / CURVE)
    if not lines or not has("matplotlib"):
        return None
    figure = need("matplotlib.figure").Figure(figsize=(10, 6), layout="constrained")
    panels = figure.subplots(2, 2)
    draw_shares(panels[0, 0], folder)
    for panel, names in zip(panels.flat[1:], (("entropy",), ("explained",), ("critic", "belief")), strict=True):
        for name in names:
            panel.plot(
                [line["step"] / 1e6 for line in lines], [line[name] for line in lines], label=text(f"learn-{name}")
            )
        panel.legend(frameon=False)
        panel.set_xlabel(text("learn-axis"))
    figure.savefig(folder / PICTURE, dpi=140, facecolor="white")
    return folder / PICTURE


def draw_shares(panel: Any, folder: Path) -> None:
    for rival, shares in shares_by_rival(folder).items():
        steps, colour = [step / 1e6 for step, _, _ in shares], COLOURS.get(rival, OTHER)
        panel.plot(steps, [100 * share[1] for _, _, share in shares], "o-", color=colour, label=rival, markersize=3)
        panel.fill_between(
            steps, [100 * s[0] for _, _, s in shares], [100 * s[2] for _, _, s in shares], color=colour, alpha=0.2
        )
    panel.set_ylim(0, 100)
    panel.set_ylabel(text("learn-share"))
    panel.set_xlabel(text("learn-axis"))
    if panel.get_legend_handles_labels()[0]:
        panel.legend(frameon=False)
