"""The result as a picture: who beats whom, win shares, ratings."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from courtcards.arena.extras import need
from courtcards.arena.intervals import Estimate, Floats
from courtcards.arena.ledger import write_whole
from courtcards.messages import text

if TYPE_CHECKING:
    from courtcards.arena.result import Result

INK, GREY, LINE, DOT = "#22262b", "#6b7280", "#d5d9df", "#2f5d8a"
WORSE, EVEN, BETTER = "#b8552f", "#f7f5f0", "#2f6f5e"  # colors of the cross-table
LONGEST_NAME = 24
CELL = 0.85  # inches


def draw(result: Result, path: Path) -> None:
    """Write the picture as PNG."""
    rated = result.standings[0].rating is not None
    figure, panels = canvas(result, 3 if rated else 2)
    figure.suptitle(text("arena-title", **title_parts(result)), color=INK, fontsize=13, fontweight="bold")
    figure.supxlabel(text("arena-picture-note", rated="yes" if rated else "no"), color=GREY, fontsize=8)
    draw_cross_table(panels[0], result)
    shares = [scaled(standing.win_share, 100) for standing in result.standings]
    draw_estimates(panels[1], shares, text("arena-picture-share"), 100 * result.plan.even_share)
    panels[1].set_xlim(-4, 104)
    if rated:
        ratings = [standing.rating for standing in result.standings if standing.rating]
        draw_estimates(panels[2], ratings, text("arena-picture-rating"), 0.0)
    save(figure, path)


def canvas(result: Result, panels: int) -> tuple[Any, Any]:
    """A figure whose cells and letters have the same size for any number of bots, and its panels."""
    side = CELL * max(2, len(result.standings))  # of the cross-table, in inches
    letters = max(len(name) for name in names(result))
    widths = [side, *[3.3] * (panels - 1)]
    size = (sum(widths) + 0.09 * letters + 0.9, side + 0.06 * letters + 1.2)
    figure = need("matplotlib.figure").Figure(figsize=size, layout="constrained")
    figure.get_layout_engine().set(w_pad=0.12, h_pad=0.1, wspace=0.03)
    return figure, figure.subplots(1, panels, width_ratios=widths, squeeze=False)[0]


def save(figure: Any, path: Path) -> None:
    image = io.BytesIO()
    figure.savefig(image, format="png", dpi=160, facecolor="white")
    write_whole(path, image.getvalue())


def title_parts(result: Result) -> dict[str, str | int]:
    variants = [text(f"variant-{name}") for name, value in result.plan.options.items() if value is True]
    game = ", ".join([text(f"game-{result.plan.game}"), *variants])
    return {"game": game, "players": result.plan.players, "deals": result.deals, "games": result.games}


def names(result: Result) -> list[str]:
    return [shortened(standing.bot) for standing in result.standings]


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]


def scaled(estimate: Estimate, factor: float) -> Estimate:
    return Estimate(factor * estimate.value, factor * estimate.low, factor * estimate.high)


def draw_cross_table(axes: Any, result: Result) -> None:
    """A cell per pair: in how many of their meetings the row's bot finished ahead of the column's."""
    colours = need("matplotlib.colors").LinearSegmentedColormap.from_list("shares", [WORSE, EVEN, BETTER])
    shares: Floats = np.array([[100 * cell.value if cell else np.nan for cell in row] for row in result.ahead])
    axes.imshow(shares, cmap=colours, vmin=0, vmax=100, aspect="auto")
    for row, cells in enumerate(result.ahead):
        for column, cell in enumerate(cells):
            draw_cell(axes, row, column, cell)
    positions = range(len(shares))
    axes.set_yticks(positions, names(result), color=INK)
    axes.set_xticks(positions, names(result), color=INK, rotation=35, ha="right", rotation_mode="anchor")
    axes.set_title(text("arena-picture-ahead"), color=INK, fontsize=10)
    axes.set_xticks(np.arange(len(shares) + 1) - 0.5, minor=True)
    axes.set_yticks(np.arange(len(shares) + 1) - 0.5, minor=True)
    axes.grid(which="minor", color="white", linewidth=2)
    axes.tick_params(which="both", length=0)
    axes.spines[:].set_visible(False)


def draw_cell(axes: Any, row: int, column: int, cell: Estimate | None) -> None:
    if cell is None:
        axes.text(column, row, "–", ha="center", va="center", color=GREY)
        return
    ink = "white" if abs(cell.value - 0.5) > 0.32 else INK
    axes.text(column, row - 0.08, percent(100 * cell.value), ha="center", va="center", color=ink, fontsize=11)
    interval = f"{percent(100 * cell.low)}–{percent(100 * cell.high)}"
    axes.text(column, row + 0.24, interval, ha="center", va="center", color=ink, fontsize=7)


def percent(share: float) -> str:
    """A percentage without decimals, unless they matter."""
    return f"{share:.1f}" if 0 < share < 1 or 99 < share < 100 else f"{share:.0f}"


def draw_estimates(axes: Any, estimates: list[Estimate], title: str, even: float) -> None:
    """A line per bot, the best at the top as in the cross-table: value, interval, and the number."""
    rows = np.arange(len(estimates))
    values = np.array([estimate.value for estimate in estimates])
    reach = np.array([[e.value - e.low for e in estimates], [e.high - e.value for e in estimates]])
    axes.hlines(rows, 0, 1, transform=axes.get_yaxis_transform(), color=LINE, linewidth=0.6, zorder=0)
    axes.axvline(even, color=GREY, linewidth=1, linestyle=":", zorder=0)
    axes.errorbar(values, rows, xerr=reach.clip(0), fmt="o", color=DOT, markersize=6, capsize=3, linewidth=1.6)
    for row, value in zip(rows, values, strict=True):
        axes.annotate(
            f"{value:.1f}".replace("-", "−"),
            (value, row),
            (0, 7),
            textcoords="offset points",
            ha="center",
            color=INK,
            size=9,
        )
    axes.set_ylim(len(estimates) - 0.5, -0.5)
    axes.set_yticks([])
    axes.margins(x=0.12)
    axes.set_title(title, color=INK, fontsize=10)
    axes.tick_params(axis="x", colors=GREY, length=3, labelsize=9)
    axes.spines[["top", "left", "right"]].set_visible(False)
    axes.spines["bottom"].set_color(LINE)
