"""Bots against each other: many deals, each played with the same cards in all seats, and how sure the result is.

result = courtcards.arena.run(["greedy", "random"], players=2, deals=100)
result.standings[0].win_share
"""

from __future__ import annotations

from courtcards.arena.arena import Arena, run
from courtcards.arena.intervals import Estimate
from courtcards.arena.plan import Plan
from courtcards.arena.result import Result, Standing

__all__ = ["Arena", "Estimate", "Plan", "Result", "Standing", "run"]
