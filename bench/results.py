"""What was measured, and what follows from it."""

from __future__ import annotations

import math
import statistics
import time
from dataclasses import dataclass, field
from typing import Any

from bench.contenders import Contender, Play

REFERENCE = "Call to Glory, 2 players"  # ratios are its speed ÷ that of the others


@dataclass
class Result:
    """One contender's measurements, one a round."""

    contender: Contender
    rates: list[float] = field(default_factory=list)  # decisions per second of processor time
    decisions: float = 0.0
    games: float = 0.0
    processor_seconds: float = 0.0
    clock_seconds: float = 0.0

    @property
    def name(self) -> str:
        return self.contender.name

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    def measure(self, play: Play, seconds: float) -> None:
        """Play for so many seconds of processor time: what other programs do meanwhile does not count."""
        decisions, games, clock, begun = 0.0, 0.0, time.perf_counter(), time.process_time()
        while (elapsed := time.process_time() - begun) < seconds:
            portion = play()
            decisions, games = decisions + portion[0], games + portion[1]
        self.rates.append(decisions / elapsed)
        self.decisions += decisions
        self.games += games
        self.processor_seconds += elapsed
        self.clock_seconds += time.perf_counter() - clock

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "how": self.contender.how,
            "group": self.contender.group,
            "unit": "decisions per second of processor time on one core",
            "median": round(self.median),
            "least": round(min(self.rates)),
            "most": round(max(self.rates)),
            "rounds": [round(rate) for rate in self.rates],
            "decisions": round(self.decisions),
            "games": round(self.games),
            "processor_seconds": round(self.processor_seconds, 3),
            "clock_seconds": round(self.clock_seconds, 3),
        }


def ratio(ours: Result, other: Result) -> float:
    """How many times as fast ours is: the median over the rounds, in each of which both were measured."""
    return statistics.median(a / b for a, b in zip(ours.rates, other.rates, strict=False))


def shares_of_limit(results: list[Result]) -> dict[str, float]:
    """For each number of players of Call to Glory, the engine's speed as a part of that of the C."""
    named = {result.name: result for result in results}
    return {
        name: ratio(result, named[f"{name}, plain C"]) for name, result in named.items() if f"{name}, plain C" in named
    }


def short(number: float) -> str:
    """Three digits and a unit: 15.2 M, 842 k."""
    size, unit = next(((size, unit) for size, unit in ((1e6, " M"), (1e3, " k")) if number >= size), (1.0, ""))
    digits = max(0, 2 - int(math.log10(max(number / size, 1))))
    return f"{number / size:.{digits}f}{unit}"
