"""What a look ahead gains, decision by decision: `master` against its own policy.

Positions come from games of `neural` with itself or, with --others scripted, of one `neural` against others that play
by rules of thumb. `master` looks ahead there as it does at a table, and both its choice and the policy's are then
played on many times in the true world, which nobody at the table knows, to the end of the round. The difference is the
gain, in what the policy learned to gain: chances to win the match, with a tenth of the points. Games are the
observations of the interval. That tells settings apart with far fewer decisions than matches would, but only as far as
the seat itself plays on by the policy.

Example: python -m bench.lookahead --games 40 --rounds 1 --rounds 3 --rounds 6 --worlds 1024
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.machine import describe
from bench.strength import CALL, GLORY
from courtcards.bots import Bot, Budget, bot_of
from courtcards.bots.learned import SHARPNESS, act, gather, is_guessing, rival, round_value
from courtcards.bots.lookahead import MOST_UNSEEN
from courtcards.bots.master import ROUNDS, SWITCH_STANDARD_ERRORS, MasterBot
from courtcards.bots.network import draw_from
from courtcards.bots.neural import consider, make_room
from courtcards.bots.trial import PATIENT, explore, split
from courtcards.bots.weights import Weights
from courtcards.compiled import compiled
from courtcards.games import rules_of
from courtcards.games.arrays import Float32Array, Float64Array, Int16Array, Int64Array, KnowledgeRows, States, one_row
from courtcards.games.rng import RNG_WORDS, rng_states, shuffle_cards
from courtcards.games.verbs import CHANCE, ROUND_OVER, know, legal, most_legal, next_seat, settle, stage

RESULTS = Path(__file__).parent / "results" / "lookahead.json"
OTHERS = ("neural", "scripted")


@dataclass(frozen=True)
class Position:
    """The truth, what the seat to act knows of it, and what its candidates are worth in truth, the policy's first."""

    truth: States
    knowledge: KnowledgeRows
    candidates: Int16Array
    beliefs: Float32Array
    worths: Float64Array


@dataclass(frozen=True)
class Asked:
    game: str
    players: int
    others: str  # who sits in the other seats
    every: int  # decisions between two positions
    plays: int  # games that a candidate is played on, in truth
    rounds: list[int]
    worlds: int

    @property
    def table(self) -> str:
        return f"{self.game}, {self.players} players, others {self.others}"


# A row for each position with a choice: gain, whether the policy was left, worlds, seconds.
Rows = Float64Array


@compiled
def play_on_in_truth(
    truth: States,
    states: States,
    candidates: Int16Array,
    seat: int,
    by_rules_of_thumb: bool,
    luck: Int64Array,
    weights: Weights,
    results: Float64Array,
) -> None:
    """What each candidate came to, by play; where the game allows it, each play has draw piles in its own order."""
    actions, pools = np.empty(most_legal(truth[0]), np.int16), np.empty((2, MOST_UNSEEN), np.int8)
    room = make_room(weights.net, weights.critic)
    for play in range(len(luck)):
        cards = gather(truth[0], pools[0])
        shuffle_cards(pools[0], cards, luck[play])
        for i in range(len(candidates)):
            states[0] = truth[0]
            pools[1] = pools[0]
            rng = luck[play].copy()
            act(states[0], seat, int(candidates[i]), pools[1], cards)
            while stage(states[0]) < ROUND_OVER:
                if stage(states[0]) == CHANCE:
                    settle(states[0], rng)
                actor = next_seat(states[0])
                know(states[0], actor, states[1])
                count = legal(states[0], actor, actions)
                if by_rules_of_thumb and actor != seat:
                    action = rival(states[1], actions, count, rng)
                else:
                    consider(states[1], actions, count, weights.net, SHARPNESS, room)
                    action = int(actions[draw_from(room.probs, count, rng)])
                act(states[0], actor, action, pools[1], cards)
            round_value(states[0], weights.slopes, weights.by_points, room.values)
            results[play, i] = room.values[seat]


def positions_of(seed: int, asked: Asked) -> Iterator[Position]:
    """Decisions of the policy with a choice from one game, every so many; none where all choose at once."""
    rules, bot, bots = rules_of(asked.game), MasterBot(asked.game), seated(seed, asked)
    chance, own, lots = rng_states(seed, 3)
    truth, knowledge, room = rules.new_states(1), rules.new_knowledge(1), rules.scratch()
    seats, options = np.zeros(1, np.int8), np.array([rules.read_options(asked.players, {}).row()], np.int8)
    rules.start_batch(truth, options, chance[None])
    seats[0] = rules.next_seat(truth[0])
    decision = seed  # so that games begin at different places
    while (seat := int(seats[0])) >= 0:
        choices = room[: rules.legal(truth[0], seat, room)].copy()
        rules.know(truth[0], seat, knowledge[0])
        decision += bots[seat].name == "neural"
        turn = not is_guessing(knowledge[0])
        if bots[seat].name == "neural" and turn and len(choices) > 1 and decision % asked.every == 0:
            seen = bot.look(knowledge[0], choices)
            candidates = bot.candidates(knowledge[0], choices, seen.probs, lots)
            if len(candidates) > 1:
                worths = worths_in_truth(bot, truth, candidates, seat, asked, lots)
                yield Position(truth.copy(), knowledge.copy(), candidates, seen.beliefs, worths)
        action = bots[seat].choose(knowledge[0], choices, own, Budget())
        rules.step_batch(truth, np.array([action], np.int16), chance[None], seats)


def seated(seed: int, asked: Asked) -> list[Bot]:
    """By seat: the policy everywhere, or in one seat alone, another one from game to game."""
    seats = range(asked.players)
    return [bot_of("neural" if seat == seed % asked.players else asked.others, asked.game) for seat in seats]


def worths_in_truth(
    bot: MasterBot, truth: States, candidates: Int16Array, seat: int, asked: Asked, lots: Int64Array
) -> Float64Array:
    luck, results = np.empty((asked.plays, RNG_WORDS), np.int64), np.empty((asked.plays, len(candidates)))
    split(lots, luck)
    weights, by_rules_of_thumb = bot.weights.at(asked.players), asked.others == "scripted"
    room = rules_of(asked.game).new_states(2)
    play_on_in_truth(truth, room, candidates, seat, by_rules_of_thumb, luck, weights, results)
    worths: Float64Array = results.mean(axis=0)
    return worths


def look_ahead(bot: MasterBot, position: Position, worlds: int, lots: Int64Array) -> list[float]:
    """A row for this position."""
    begun = time.perf_counter()
    trial = explore(
        position.candidates,
        bot.tries(one_row(position.knowledge[0]), position.beliefs, lots),
        Budget(samples=worlds),
        PATIENT,
    )
    spent = time.perf_counter() - begun
    place = int(np.flatnonzero(position.candidates == trial.choice(SWITCH_STANDARD_ERRORS))[0])
    return [position.worths[place] - position.worths[0], float(place > 0), trial.worlds, spent]


def measure_game(seed: int, asked: Asked) -> dict[int, Rows]:
    """The rows of one game, by rounds of turns that are looked ahead."""
    numba.set_num_threads(1)
    bots, lots = {rounds: MasterBot(asked.game, rounds=rounds) for rounds in asked.rounds}, rng_states(seed, 4)[3]
    rows: dict[int, list[list[float]]] = {rounds: [] for rounds in asked.rounds}
    for position in positions_of(seed, asked):
        for rounds, bot in bots.items():
            rows[rounds].append(look_ahead(bot, position, asked.worlds, lots))
    return {rounds: np.array(each).reshape(-1, 4) for rounds, each in rows.items()}


def summarise(games: list[Rows]) -> dict[str, float]:
    """Means over all positions; the interval of the gain from the games' sums."""
    together = np.concatenate(games)
    gain, changed, worlds, seconds = together.mean(axis=0)
    off = np.array([(each[:, 0] - gain).sum() for each in games])
    error = float(np.sqrt((off**2).sum() * len(games) / max(1, len(games) - 1)) / len(together))
    return {
        "positions": len(together),
        "gain": float(gain),
        "low": float(gain - 1.96 * error),
        "high": float(gain + 1.96 * error),
        "changed": float(changed),
        "worlds": float(worlds),
        "seconds": float(seconds),
    }


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[GLORY, CALL], default=GLORY)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--others", choices=OTHERS, default="neural", help="who sits in the other seats")
    parser.add_argument("--games", type=int, default=40, help="games that positions are taken from")
    parser.add_argument("--every", type=int, default=6, help="decisions between two positions")
    parser.add_argument("--plays", type=int, default=96, help="games that a candidate is played on in the true world")
    parser.add_argument("--rounds", type=int, action="append", help="of turns before the critic is asked; repeat it")
    parser.add_argument("--worlds", type=int, default=1024, help="that are looked at, at most")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--workers", type=int, default=2, help="games at a time")
    parser.add_argument("--results", type=Path, default=RESULTS)
    return parser.parse_args()


def main() -> None:
    given, console = read_arguments(), Console()
    asked = Asked(
        *(given.game, given.players, given.others, given.every, given.plays),
        rounds=given.rounds or [ROUNDS],
        worlds=given.worlds,
    )
    seeds = range(given.seed, given.seed + given.games)
    found: dict[int, list[Rows]] = {rounds: [] for rounds in asked.rounds}
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        played = pool.map(measure_game, seeds, [asked] * len(seeds))
        for rows in track(played, "games", len(seeds), console=console):
            for rounds, each in rows.items():
                found[rounds].append(each)
    table = Table("table", "rounds", "positions", "gain, % of a match", "interval", "changed", "worlds", "ms")
    kept = json.loads(given.results.read_text()) if given.results.exists() else {}
    for rounds, games in found.items():
        summary: dict[str, Any] = summarise(games)
        kept[f"{asked.table}, {rounds} rounds, {asked.worlds} worlds"] = {
            **summary,
            "games": given.games,
            "machine": describe(["numba", "numpy"]),
        }
        gain, low, high = (f"{100 * summary[name]:+.3f}" for name in ("gain", "low", "high"))
        table.add_row(
            *(asked.table, str(rounds), str(summary["positions"]), gain, f"{low} to {high}"),
            *(f"{100 * summary['changed']:.0f} %", f"{summary['worlds']:.0f}", f"{1000 * summary['seconds']:.0f}"),
        )
    given.results.write_text(json.dumps(kept, indent=1) + "\n")
    console.print(table)


if __name__ == "__main__":
    main()
