"""What it is worth to look at more worlds before a choice: `master`, hurried and patient, on the same positions.

Positions come from games of `neural` with itself, as in `bench.lookahead`. All candidates are tried in the same many
imagined worlds; the choice may use two thirds of them, and the last third judges it. So this says what is lost by
stopping early, but not how well imagined worlds fit the true one. Gains over the policy's choice are in chances to win
the match, with a tenth of the points.

Example: python -m bench.patience --games 14 --every 7 --worlds 3072
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from bench.lookahead import Asked, Position, positions_of
from bench.machine import describe, keep_to_one_core
from bench.strength import CALL, GLORY
from courtcards.bots import Budget
from courtcards.bots.master import SWITCH_STANDARD_ERRORS, MasterBot
from courtcards.bots.trial import HURRIED, PATIENT, Patience, explore
from courtcards.games.arrays import Float64Array, Int16Array, Int64Array, one_row
from courtcards.games.rng import rng_states

RESULTS = Path(__file__).parent / "results" / "patience.json"
WAYS: dict[str, tuple[Patience, float]] = {
    "hurried, 2 standard errors": (HURRIED, 2.0),
    "hurried, 1 standard error": (HURRIED, 1.0),
    "patient, 2 standard errors": (PATIENT, 2.0),
    "patient, 1 standard error": (PATIENT, SWITCH_STANDARD_ERRORS),
}
PART = 64  # worlds tried at once


def trials_of(asked: Asked, seeds: range) -> Iterator[tuple[Position, Float64Array]]:
    """Positions, and what each candidate came to in each world."""
    bot = MasterBot(asked.game)
    for seed in seeds:
        for position in positions_of(seed, asked):
            yield position, try_all(bot, position, asked.worlds, rng_states(seed, 4)[3])


def try_all(bot: MasterBot, position: Position, worlds: int, lots: Int64Array) -> Float64Array:
    tries = bot.tries(one_row(position.knowledge[0]), position.beliefs, lots)
    return np.concatenate([tries(position.candidates, 0, PART) for _ in range(worlds // PART)])


def choose(candidates: Int16Array, results: Float64Array, patience: Patience, errors: float) -> tuple[int, int]:
    """The place of the candidate that is chosen, and how often one was tried."""
    tried = 0

    def replay(those: Int16Array, before: int, count: int) -> Float64Array:
        nonlocal tried
        tried += count * len(those)
        return results[before : before + count][:, np.flatnonzero(np.isin(candidates, those))]

    trial = explore(candidates, replay, Budget(samples=len(results)), patience)
    return int(np.flatnonzero(candidates == trial.choice(errors))[0]), tried


def measure(asked: Asked, seeds: range) -> dict[str, dict[str, float]]:
    """By way to decide: the gain over the policy's choice and over the first way, and how many tries it took."""
    gains: dict[str, list[float]] = {way: [] for way in WAYS}
    tries: dict[str, list[int]] = {way: [] for way in WAYS}
    for position, results in trials_of(asked, seeds):
        seen = len(results) * 2 // 3
        worths = results[seen:].mean(axis=0)
        for way, (patience, errors) in WAYS.items():
            place, tried = choose(position.candidates, results[:seen], patience, errors)
            gains[way].append(float(worths[place] - worths[0]))
            tries[way].append(tried)
    first = np.array(gains[next(iter(WAYS))])
    return {way: summary(np.array(gains[way]), first, float(np.mean(tries[way]))) for way in WAYS}


def summary(gains: Float64Array, first: Float64Array, tries: float) -> dict[str, float]:
    more, root = gains - first, len(gains) ** 0.5
    return {
        "positions": len(gains),
        "gain": float(gains.mean()),
        "±": float(1.96 * gains.std(ddof=1) / root),
        "more than the first": float(more.mean()),
        "± of that": float(1.96 * more.std(ddof=1) / root),
        "tries": tries,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[GLORY, CALL], default=GLORY)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=14, help="games that positions are taken from")
    parser.add_argument("--every", type=int, default=7, help="decisions between two positions")
    parser.add_argument("--worlds", type=int, default=3072, help="in which every candidate is tried")
    parser.add_argument("--seed", type=int, default=900, help="of the first game; the limits were chosen on 300")
    parser.add_argument("--results", type=Path, default=RESULTS)
    given = parser.parse_args()
    keep_to_one_core()
    asked = Asked(given.game, given.players, "neural", given.every, plays=1, rounds=[], worlds=given.worlds)
    found = measure(asked, range(given.seed, given.seed + given.games))
    for way, figures in found.items():
        print(way, {name: round(value, 6) for name, value in figures.items()})
    kept = json.loads(given.results.read_text()) if given.results.exists() else {}
    kept[asked.table] = {"ways": found, "games": given.games, "worlds": given.worlds, "seed": given.seed}
    kept[asked.table]["machine"] = describe(["numba", "numpy"])
    given.results.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
