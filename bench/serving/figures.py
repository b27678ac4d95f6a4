"""What was measured of servers under load, and what follows from it."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from bench.serving.contenders import ASGI, OURS, Contender
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

    @property
    def generator_busy(self) -> float:
        return max(report.generator_busy for report in self.reports)

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


def rate(report: Report) -> float:
    return report.rate


def p99(report: Report) -> float:
    return report.p99


def processor_time(report: Report) -> float | None:
    return report.server_microseconds


def ratios(points: list[Point], of: Callable[[Report], float | None]) -> dict[str, dict[int, float]]:
    """Ours ÷ each other, by number of tables: the median over the rounds, in each of which both were measured."""
    ours = {point.tables: point for point in points if point.contender is OURS and point.reports}
    found: dict[str, dict[int, float]] = {}
    for point in points:
        if point.contender is OURS or point.tables not in ours:
            continue
        pairs = zip(ours[point.tables].reports, point.reports, strict=False)
        figures = [(of(mine), of(theirs)) for mine, theirs in pairs]
        parts = [mine / theirs for mine, theirs in figures if mine and theirs]
        if parts:
            found.setdefault(point.contender.name, {})[point.tables] = round(statistics.median(parts), 2)
    return found


def beyond_connections(more: dict[str, Any]) -> dict[str, int]:
    """Bytes for an idle table beyond what two bare connections take, by contender."""
    idle = {name: found["bytes_a_table"] for name, found in more.get("idle", {}).items()}
    bare = idle.pop(ASGI.name, None)
    return {} if bare is None else {name: size - bare for name, size in idle.items()}


def sentences(more: dict[str, Any]) -> list[str]:
    """What was found besides moves a second, in words."""
    found = [
        f"An idle table with two connected players: {size['bytes_a_table'] / 1000:.0f} KB at {name}."
        for name, size in more.get("idle", {}).items()
    ]
    found += [
        f"Beyond bare connections: {size / 1000:.0f} KB at {name}." for name, size in beyond_connections(more).items()
    ]
    for left in more.get("finished", {}).values():
        found.append(f"A finished table leaves {left['bytes_a_table'] / 1000:.1f} KB behind.")
    for page in more.get("my_games", {}).values():
        took, asked = page["page_ms"], page["questions_ms"]
        found.append(
            f"My games with {page['finished_games']:,} finished ones: {took['median']:.1f} ms, p99 {took['p99']:.1f}; "
            f"the questions alone {asked['median']:.1f} ms."
        )
    for back in more.get("reconnect", {}).values():
        for what in back.values():
            found.append(
                f"Back after {what['events_missed']} events: {what['messages_sent']} message out, "
                f"{what['messages_received']} in, {what['milliseconds']:.1f} ms."
            )
    return found
