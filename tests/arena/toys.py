"""Bots for the tests of the arena."""

# ruff: noqa: ARG001, ARG002
from __future__ import annotations

import os
import time
from pathlib import Path

from courtcards.bots import Bot, Budget, PolicyBot
from courtcards.bots.uniform import at_random
from courtcards.games.arrays import Int16Array, Int64Array, State


class Late:
    """Prefers actions with high numbers: lays when it can."""

    name = "late"

    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        return int(legal[-1])


class Slow(Late):
    """Takes its time: as many milliseconds a move as it has samples."""

    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        time.sleep((budget.samples or 2) / 1000)
        return int(legal[-1])


class Met(Late):
    """Plays once every machine of two plays; on the doomed one it holds its deal until the end."""

    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        meeting, machine = Path(os.environ["TOY_MEETS_IN"]), os.environ["TOY_MACHINE"]
        (meeting / machine).touch()
        while machine == "doomed" or len(list(meeting.iterdir())) < 2:
            time.sleep(0.05)
        return super().choose(knowledge, legal, rng, budget)


class Cheat:
    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        return -1


class Broken:
    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        raise ZeroDivisionError("no idea")


class Deadly:
    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        os._exit(9)


def late(game_id: str) -> Bot:
    return Late()


def slow(game_id: str) -> Bot:
    return Slow()


def met(game_id: str) -> Bot:
    return Met()


def cheat(game_id: str) -> Bot:
    return Cheat()  # type: ignore[return-value]


def broken(game_id: str) -> Bot:
    return Broken()  # type: ignore[return-value]


def deadly(game_id: str) -> Bot:
    return Deadly()  # type: ignore[return-value]


def chance(game_id: str) -> Bot:
    return PolicyBot("chance", at_random)


class Mortal(Late):
    """Dies once, in a process that is not the test's."""

    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        died = Path(os.environ["TOY_DIES_ONCE"])
        if budget.samples != 1 and not died.exists():
            died.touch()
            os._exit(9)
        return super().choose(knowledge, legal, rng, budget)


def mortal(game_id: str) -> Bot:
    return Mortal()


class Noisy(Late):
    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        print("hm, hm")
        return super().choose(knowledge, legal, rng, budget)


def noisy(game_id: str) -> Bot:
    return Noisy()
