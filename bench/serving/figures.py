"""What was measured of servers under load, and what follows from it."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from bench.serving.contenders import OURS, Contender
from bench.serving.load import Report


@dataclass
class Point:
    """One contender with so many tables, one report a round."""

    contender: Contender
    tables: int
    reports: list[Report] = field(default_factory=list)

    @property
    def rates(self) -> list[float]:
        return [report.rate for report in self.reports]

    def median(self, of: Callable[[Report], float | None]) -> float | None:
        figures = [figure for report in self.reports if (figure := of(report)) is not None]
        return statistics.median(figures) if figures else None

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.contender.name,
            "how": self.contender.how,
            "group": self.contender.group,
            "tables": self.tables,
            "moves_a_second": spread(self.rates, 0),
            "p50_ms": spread([report.p50 for report in self.reports], 2),
            "p99_ms": spread([report.p99 for report in self.reports], 2),
            "processor_us_a_move": self.median(lambda report: report.server_microseconds),
            "bytes_a_move": self.median(lambda report: report.bytes_a_move),
            "rounds": [asdict(report) for report in self.reports],
        }


def spread(figures: list[float], digits: int) -> dict[str, float]:
    median, least, most = statistics.median(figures), min(figures), max(figures)
    return {"median": round(median, digits), "least": round(least, digits), "most": round(most, digits)}


def ratios(points: list[Point], of: Callable[[Report], float]) -> dict[str, dict[int, float]]:
    """Ours ÷ each other, by number of tables: the median over the rounds, in each of which both were measured."""
    ours = {point.tables: point for point in points if point.contender is OURS and point.reports}
    found: dict[str, dict[int, float]] = {}
    for point in points:
        if point.contender is OURS or point.tables not in ours:
            continue
        pairs = zip(ours[point.tables].reports, point.reports, strict=False)
        parts = [of(mine) / of(theirs) for mine, theirs in pairs]
        if parts:
            found.setdefault(point.contender.name, {})[point.tables] = round(statistics.median(parts), 2)
    return found
