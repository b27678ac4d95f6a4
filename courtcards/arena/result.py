"""The result: win shares, points, ratings and who beats whom, each with its interval."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

import courtcards
from courtcards.arena import ratings
from courtcards.arena.extras import has
from courtcards.arena.intervals import Estimate, Floats, difference, mean, share, without_luck
from courtcards.arena.plan import Plan
from courtcards.arena.runner import Report

PACKAGES = ("numpy", "numba", "openskill", "ray")


@dataclass(frozen=True)
class Standing:
    """One bot's outcome."""

    bot: str
    games: int
    win_share: Estimate  # of the games it played; a shared win counts in part
    adjusted: Estimate | None  # win share without luck; None if luck was not measured
    variance: float | None  # of that over deals, as a share of the win share's
    lead: Estimate | None  # win share over the next bot's; None for the last
    points: Estimate  # per game and seat
    rating: Estimate | None  # None without the package openskill
    decisions: int
    seconds: float  # per decision, on average


@dataclass(frozen=True)
class Result:
    plan: Plan
    deals: int
    planned: int  # deals
    sure: bool | None  # whether the order of the bots is certain; None if nobody asked
    standings: list[Standing]  # the best first
    ahead: list[list[Estimate | None]]  # in the same order: how often the row's bot finishes ahead of the column's

    @property
    def games(self) -> int:
        """How many games were played: each deal several times, so that every bot gets every hand."""
        return self.deals * self.plan.games_in_deal

    @property
    def complete(self) -> bool:
        """Whether all planned deals were played, or enough to be sure of the order."""
        return bool(self.sure) or self.deals >= self.planned

    def as_json(self) -> dict[str, Any]:
        """What `result.json` has: plan, sample sizes, estimates with intervals, versions, machine."""
        return {
            "configuration": self.plan.as_json(),
            "deals": self.deals,
            "games": self.games,
            "planned_deals": self.planned,
            "complete": self.complete,
            "order_sure": self.sure,
            "even_share": round(self.plan.even_share, 5),
            "confidence": 0.95,
            "standings": [standing_json(standing) for standing in self.standings],
            "ahead": {
                row.bot: {
                    column.bot: cell.as_json() for column, cell in zip(self.standings, cells, strict=True) if cell
                }
                for row, cells in zip(self.standings, self.ahead, strict=True)
            },
            "versions": versions(),
            "machine": machine(),
        }

    def draw(self, path: str | Path) -> None:
        """Write a picture (PNG); needs the package matplotlib."""
        from courtcards.arena.picture import draw

        draw(self, Path(path))


def standing_json(standing: Standing) -> dict[str, Any]:
    estimates = {name: value.as_json() for name, value in vars(standing).items() if isinstance(value, Estimate)}
    return {**asdict(standing), **estimates, "seconds": round(standing.seconds, 7)}


def versions() -> dict[str, str]:
    found = {name: importlib.metadata.version(name) for name in PACKAGES if has(name)}
    return {"courtcards": courtcards.__version__, "python": platform.python_version(), **found}


def machine() -> dict[str, Any]:
    return {"system": platform.platform(), "processor": processor(), "cores": os.cpu_count()}


def processor() -> str:
    if sys.platform == "linux":
        for line in Path("/proc/cpuinfo").read_text("utf-8", "replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


class Tally:
    """Sums by deal (rows) and bot (columns), the basis of all estimates."""

    def __init__(self, plan: Plan, reports: Sequence[Report]) -> None:
        self.plan, self.reports = plan, reports
        deals, bots = len(reports), len(plan.bots)
        self.wins, self.points, self.lucky = (np.zeros((deals, bots)) for _ in range(3))
        self.ahead, self.met = np.zeros((deals, bots, bots)), np.zeros((deals, bots, bots))
        self.rows = 0
        self.games = count_games(plan)
        self.seats = count_seats(plan)
        for report in reports:
            self._add(report)

    def _add(self, report: Report) -> None:
        row, self.rows = self.rows, self.rows + 1
        for seating, totals, winners in report["games"]:
            for seat in winners:
                self.wins[row, seating[seat]] += 1 / len(winners)
            np.add.at(self.points[row], seating, totals)
            places = np.array(places_of(totals, winners))
            before = (places[:, None] < places) + 0.5 * (places[:, None] == places)
            pairs = np.array(seating)[:, None], np.array(seating)
            np.add.at(self.ahead[row], pairs, before)
            np.add.at(self.met[row], pairs, 1)
        for (seating, _, _), luck in zip(report["games"], report.get("luck", ()), strict=False):
            np.add.at(self.lucky[row], seating, luck)

    @property
    def shares(self) -> Floats:
        """Each deal's win share of each bot."""
        shares: Floats = self.wins / self.games
        return shares

    @property
    def luck(self) -> Floats | None:
        """The part of those that was luck; None if it was not measured."""
        return self.lucky / self.games if self.plan.aivat else None


def places_of(totals: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat: the winners first, the others by points."""
    ranked = sorted({(seat not in winners, -total) for seat, total in enumerate(totals) if seat not in winners})
    return [0 if seat in winners else 1 + ranked.index((True, -total)) for seat, total in enumerate(totals)]


def count_games(plan: Plan) -> int:
    """How many games of a deal each bot plays in."""
    return sum(0 in seating for seating in plan.seatings(0))


def count_seats(plan: Plan) -> int:
    """In how many seats of a deal's games each bot sits."""
    return sum(seating.count(0) for seating in plan.seatings(0))


def result_of(plan: Plan, reports: Sequence[Report], planned: int, sure: bool | None, rated: bool = True) -> Result:
    """The result of these deals, whatever the order in which they were finished."""
    reports = sorted(reports, key=lambda report: int(report["deal"]))
    tally = Tally(plan, reports)
    if not reports:
        return Result(plan, 0, planned, sure, [], [])
    order = np.argsort(-tally.wins.sum(axis=0), kind="stable").tolist()
    rates = rates_of(plan, reports) if rated else None
    standings = [standing(tally, order, rank, rates) for rank in range(len(order))]
    ahead = [[meeting(tally, row, column) for column in order] for row in order]
    return Result(plan, len(reports), planned, sure, standings, ahead)


def standing(tally: Tally, order: list[int], rank: int, rates: list[Estimate] | None) -> Standing:
    bot, shares = order[rank], tally.shares
    following = order[rank + 1] if rank + 1 < len(order) else None
    decisions = sum(report["decisions"][bot] for report in tally.reports)
    seconds = sum(report["seconds"][bot] for report in tally.reports)
    luckless = None if tally.luck is None else without_luck(shares, tally.luck)[:, bot]
    return Standing(
        bot=tally.plan.labels[bot],
        games=tally.games * len(tally.reports),
        win_share=share(shares[:, bot], tally.games),
        adjusted=None if luckless is None else mean(luckless),
        variance=None if luckless is None else variance_left(shares[:, bot], luckless),
        lead=None if following is None else difference(shares[:, bot] - shares[:, following], tally.games),
        points=mean(tally.points[:, bot] / tally.seats),
        rating=rates[bot] if rates else None,
        decisions=decisions,
        seconds=seconds / max(1, decisions),
    )


def variance_left(plain: Floats, adjusted: Floats) -> float | None:
    """The variance left without luck, as a share; None if deals do not vary."""
    spread = float(plain.var())
    return round(float(adjusted.var()) / spread, 4) if spread > 1e-12 else None


def meeting(tally: Tally, row: int, column: int) -> Estimate | None:
    if row == column:
        return None
    met = tally.met[:, row, column]
    return share(tally.ahead[:, row, column] / met, round(met.mean()))


def rates_of(plan: Plan, reports: Sequence[Report]) -> list[Estimate] | None:
    if not has("openskill"):
        return None
    deals = [
        [(seating, places_of(totals, winners)) for seating, totals, winners in report["games"]] for report in reports
    ]
    return ratings.rate(deals, plan.labels)
