"""Very many random games with random options through the checked API, to find what no test thought of.

    python -m tests.soak --games 100000

Every game is checked at its end, and one in a hundred is replayed from its record. What is odd is written to a file
with the record of the game, and the program ends with 1.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import secrets
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import courtcards
from courtcards import Game, warmup
from courtcards.games import GAMES
from tests.invariants import check_game, state_of
from tests.tables import STYLES, any_table, choose

CHUNK = 20  # games a worker plays before it reports
REPLAYED = 100  # one in so many games is replayed from its record
CHECKED = 40  # one in so many positions is checked on the way
MOST_DECISIONS = 60 * 6 * (40 * 2 + 6)  # more than any game has

Chunk = tuple[str, int, int, int]  # game, seed of the soak, first game, games


@dataclass
class Tally:
    """What was done so far."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    replayed: int = 0
    odd: list[dict[str, Any]] = field(default_factory=list)  # what was wrong, and with which record

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.replayed += other.replayed
        self.odd += other.odd


def play_chunk(chunk: Chunk) -> Tally:
    id, seed, first, count = chunk
    tally = Tally()
    for number in range(first, first + count):
        tally.add(play_game(id, f"{seed}/{number}", is_replayed=number % REPLAYED == 0))
    return tally


def play_game(id: str, seed: str, is_replayed: bool) -> Tally:
    """One game, with everything that happens decided by the seed."""
    rng = random.Random(f"{id} {seed}")
    game = None
    try:
        table = any_table(rng, id)
        game = table.new_game(seed)
        play_to_the_end(game, rng)
        if is_replayed:
            check_replay(game)
    except Exception as error:  # whatever it is, it is odd
        return Tally(games=1, odd=[odd(id, seed, error, game)])
    return Tally(1, game.decisions, game.round, int(is_replayed))


def play_to_the_end(game: Game, rng: random.Random) -> None:
    style, decisions = rng.choice(list(STYLES)), 0
    while not game.over:
        seat = rng.choice(game.to_move)
        game.play(seat, choose(rng, game.legal(seat), style))
        decisions += 1
        if decisions % CHECKED == 0:
            check_game(game)
        if decisions > MOST_DECISIONS:
            raise AssertionError("the game does not end")
    check_game(game)


def check_replay(game: Game) -> None:
    again = courtcards.replay(json.loads(json.dumps(game.record())))
    if again.record() != game.record() or state_of(again).tobytes() != state_of(game).tobytes():
        raise AssertionError("the record gives another game")


def odd(id: str, seed: str, error: Exception, game: Game | None) -> dict[str, Any]:
    record = game.record() if game else None
    return {"game": id, "seed": seed, "error": f"{type(error).__name__}: {error}", "record": record}


# Many of them


def chunks(games: int, seed: int) -> list[Chunk]:
    """The work, both games by turns."""
    return [(id, seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK) for id in GAMES]


def ignore_interrupts() -> None:
    """Ctrl-C is for the program that shows the progress; it ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def tallies(work: list[Chunk], workers: int) -> Iterator[Iterator[Tally]]:
    """The results one after the other, from processes of their own or, for one worker, from this one."""
    if workers == 1:
        yield map(play_chunk, work)
        return
    with multiprocessing.get_context("spawn").Pool(workers, ignore_interrupts) as pool:
        yield pool.imap_unordered(play_chunk, work)


def soak(work: list[Chunk], workers: int, done: Tally, console: Console) -> None:
    """Do the work and count into `done`, which is right at any moment."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console) as progress, tallies(work, workers) as results:
        task = progress.add_task("games", total=sum(count for *_, count in work))
        for tally in results:
            done.add(tally)
            progress.update(task, completed=done.games, description=f"games, {len(done.odd)} odd")


def report(done: Tally, seconds: float, folder: Path, console: Console) -> None:
    rate = done.decisions / seconds if seconds else 0.0
    console.print(
        f"{done.games:,} games, {done.rounds:,} rounds, {done.decisions:,} decisions in {seconds:.1f} s: "
        f"{rate:,.0f} decisions per second; {done.replayed:,} games replayed from their records",
        highlight=False,
        soft_wrap=True,
    )
    for number, finding in enumerate(done.odd, 1):
        file = folder / f"odd-{number}.json"
        file.write_text(json.dumps(finding, indent=1), "utf-8")
        text = f"odd: {finding['game']} with seed {finding['seed']}: {finding['error']} ({file})"
        console.print(text, highlight=False, markup=False, soft_wrap=True)


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Random games through the checked API.")
    parser.add_argument("--games", type=int, default=1000, help="how many of each game (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=None, help="the same seed plays the same games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--folder", type=Path, default=Path(), help="where odd records are written")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    given = read_arguments(sys.argv[1:] if arguments is None else arguments)
    seed = secrets.randbelow(2**32) if given.seed is None else given.seed
    console, done, stopped = Console(), Tally(), False
    warmup.warm_up(*GAMES)
    console.print(f"{given.games:,} games each of {' and '.join(GAMES)}, seed {seed}", highlight=False)
    start = time.perf_counter()
    try:
        soak(chunks(given.games, seed), given.workers, done, console)
    except KeyboardInterrupt:
        stopped = True
        console.print("Stopped.")
    report(done, time.perf_counter() - start, given.folder, console)
    return 1 if done.odd else 130 if stopped else 0


if __name__ == "__main__":
    sys.exit(main())
