"""How far a review can be trusted: another seed, ten times the worlds, and how long it takes.

Games of `neural` against `scripted`, two players, standard rules, in three pieces each: the usual analysis, one with
another seed, and a longer one. The longer one judges decisions again with --times the worlds, those where the usual
analysis calls one action clearly better than all others (beyond two standard errors); --every of them, as that takes
long. Each piece is kept in a file of its own as soon as it is done, so you can stop at any time (Ctrl-C) and go on
later. The figures of all pieces that are kept go to --results, with 95 % intervals that count decisions as
independent:

changed    decisions whose loss changes by 2 points of win share or more with another seed
unnamed    of the mistakes that one seed names, those that the other seed does not name; `refuted` are those whose
           loss it finds smaller than that of a mistake
agreed     of the decisions judged again, those where the same action is best; `as_good` are those where the action
           that was best is as good as the best, within 0.3 points of win share
seconds    for a usual analysis, mean and longest; `cpu` counts all cores, `load` is how busy the machine was

Example: python -m bench.review --first 100 --games 20 --every 10 --minutes 40
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench.machine import describe, load_average
from courtcards.arena.intervals import wilson
from courtcards.bots import play_out
from courtcards.game import Game, new_game
from courtcards.games import GAMES
from courtcards.review import Depth, analyze
from courtcards.review.analysis import JUDGED
from courtcards.review.judge import judge_of
from courtcards.review.moments import Moment, walk
from courtcards.review.tally import INTERVAL_STANDARD_ERRORS
from courtcards.review.verdict import MISTAKE, NEGLIGIBLE, Verdict, verdict

BOTS = ("neural", "scripted")
RESULTS = Path(__file__).parent / "results" / "review.json"
PIECES = Path("runs") / "review"
CLEAR_STANDARD_ERRORS = 2.0
SEEDS = {"usual": 0, "other": 1, "longer": 2}

Piece = dict[str, Any]


@dataclass(frozen=True)
class Played:
    """A game to analyze, by number."""

    game: str
    number: int

    def play(self) -> Game:
        game = new_game(self.game, players=2, seed=f"review {self.number}")
        play_out(game, {seat: BOTS[(seat + self.number) % 2] for seat in range(2)}, rng=self.number)
        return game


@dataclass(frozen=True)
class PieceFiles:
    """The pieces that are done, each in a file."""

    folder: Path

    def path(self, played: Played, what: str) -> Path:
        return self.folder / f"{played.game} {played.number} {what}.json"

    def get(self, played: Played, what: str) -> Piece | None:
        """A piece, unless games are judged in another way by now."""
        path = self.path(played, what)
        piece: Piece = json.loads(path.read_text()) if path.exists() else {}
        return piece if piece.get("edition") == JUDGED else None

    def put(self, played: Played, what: str, piece: Piece) -> None:
        """All of it or nothing, whenever the program is stopped."""
        path = self.path(played, what)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".unfinished")
        unfinished.write_text(json.dumps({"edition": JUDGED, **piece}))
        unfinished.replace(path)

    def games(self, game_id: str) -> list[tuple[Piece, Piece, Piece | None]]:
        """Of one game of cards, those that have been analyzed with both seeds."""
        numbers = sorted(int(path.stem.split()[1]) for path in self.folder.glob(f"{game_id} * other.json"))
        found = [[self.get(Played(game_id, number), what) for what in SEEDS] for number in numbers]
        return [(usual, other, longer) for usual, other, longer in found if usual and other]


# Pieces


def pieces(played: list[Played], kept: PieceFiles, longer: bool) -> Iterator[tuple[Played, str]]:
    """What is still to be done; the games take turns, so that those of both are done when you stop."""
    for one in played:
        for what in SEEDS if longer else ("usual", "other"):
            if kept.get(one, what) is None:
                yield one, what


def work(played: Played, what: str, kept: PieceFiles, times: int, every: int, bar: Progress) -> None:
    task = bar.add_task(f"{played.game} {played.number}, {what}", total=None)
    usual = kept.get(played, "usual")
    if what == "longer" and usual:
        kept.put(played, what, judge_again(played, usual, times, every, bar))
    else:
        kept.put(played, what, judge(played, SEEDS[what], bar))
    bar.remove_task(task)


def judge(played: Played, seed: int, bar: Progress) -> Piece:
    """Every decision of a game, as a review does it."""
    record, (task, *_) = played.play().record(), bar.task_ids
    began, cpu = time.perf_counter(), time.process_time()
    found = analyze(record, seed=seed, progress=lambda done, of: bar.update(task, completed=done, total=of))
    return {
        "seconds": round(time.perf_counter() - began, 1),
        "cpu": round(time.process_time() - cpu, 1),
        "load": load_average(),
        "decisions": [as_row(verdict) for verdict in found.verdicts],
    }


def as_row(verdict: Verdict) -> dict[str, Any]:
    return {
        "number": verdict.number,
        "loss": round(verdict.loss, 5),
        "error": round(verdict.error, 5),
        "word": verdict.word,
        "best": verdict.best.action,
        "worlds": verdict.best.worlds,
        "clear": is_clear(verdict),
    }


def judge_again(played: Played, usual: Piece, times: int, every: int, bar: Progress) -> Piece:
    """Clear decisions with `times` the worlds: is the same action best, and by how much was it behind if not?"""
    clear, game = [row for row in usual["decisions"] if row["clear"]][::every], played.play()
    moments = {event.number: event for event in walk(game) if isinstance(event, Moment)}
    judge, few, rows = judge_of(game.id), Depth().first * times, []
    for row in bar.track(clear, task_id=bar.task_ids[0]):
        depth = Depth(few, times * row["worlds"] - few, 0)
        again = verdict(game, moments[row["number"]], judge, depth, seed=SEEDS["longer"])
        same = again.best.action == row["best"]
        rows.append({"number": row["number"], "same": same, "behind": round(behind(again, row["best"]), 5)})
    return {"times": times, "every": every, "decisions": rows}


def is_clear(verdict: Verdict) -> bool:
    """Whether the best action is clearly better than all others."""
    best, *others = verdict.alternatives
    return bool(others) and all(best.win - other.win > CLEAR_STANDARD_ERRORS * other.error for other in others)


def behind(verdict: Verdict, action: int) -> float:
    """By how much an action is behind the best one."""
    return verdict.best.win - next(one.win for one in verdict.alternatives if one.action == action)


# Figures


def figures(games: list[tuple[Piece, Piece, Piece | None]]) -> dict[str, Any]:
    """Of all games that have been analyzed with both seeds."""
    pairs = [pair for usual, other, _ in games for pair in zip(usual["decisions"], other["decisions"], strict=True)]
    flagged = [(one, other) for pair in pairs for one, other in (pair, pair[::-1]) if one["word"]]
    again = [row for *_, longer in games if longer for row in longer["decisions"]]
    seconds, cpu = ([usual[name] for usual, *_ in games] for name in ("seconds", "cpu"))
    return {
        "games": len(games),
        "decisions": len(pairs),
        "changed": part(sum(abs(one["loss"] - other["loss"]) >= MISTAKE for one, other in pairs), len(pairs)),
        "unnamed": part(sum(not other["word"] for _, other in flagged), len(flagged)),
        "refuted": part(sum(other["loss"] < MISTAKE for _, other in flagged), len(flagged)),
        "agreed": part(sum(row["same"] for row in again), len(again)),
        "as_good": part(sum(row["behind"] <= NEGLIGIBLE for row in again), len(again)),
        "seconds": [round(sum(seconds) / len(games), 1), max(seconds)],
        "cpu": [round(sum(cpu) / len(games), 1), max(cpu)],
        "load": [usual["load"] for usual, *_ in games],
    }


def part(count: int, of: int) -> dict[str, Any]:
    """So many of so many, in percent, with a 95 % interval."""
    if not of:
        return {"count": 0, "of": 0}
    percents = [round(100 * share, 2) for share in (count / of, *wilson(count / of, of, INTERVAL_STANDARD_ERRORS))]
    return {"count": count, "of": of, **dict(zip(("percent", "low", "high"), percents, strict=True))}


def write(kept: PieceFiles, path: Path) -> dict[str, Any]:
    measured = {game_id: figures(games) for game_id in GAMES if (games := kept.games(game_id))}
    report = {"edition": JUDGED, "measured": measured, "machine": describe([])}
    path.write_text(json.dumps(report, indent=1) + "\n")
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append", help="both if none is named")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--times", type=int, default=10, help="as many times the worlds; 1 leaves that out")
    parser.add_argument("--every", type=int, default=1, help="judge only every so many of the clear decisions again")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no more pieces after that")
    parser.add_argument("--pieces", type=Path, default=PIECES, help="the folder that keeps what is done")
    parser.add_argument("--results", type=Path, default=RESULTS)
    given = parser.parse_args()
    kept, until = PieceFiles(given.pieces), time.monotonic() + 60 * given.minutes
    numbers = range(given.first, given.first + given.games)
    played = [Played(game_id, number) for number in numbers for game_id in given.game or GAMES]
    console = Console()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    try:
        with Progress(*columns, console=console) as bar:
            for one, what in pieces(played, kept, given.times > 1):
                if time.monotonic() > until:
                    break
                work(one, what, kept, given.times, given.every, bar)
                console.print(f"{one.game} {one.number}, {what}: done")
    except KeyboardInterrupt:
        console.print("Stopped. The same command goes on from here.")
    console.print_json(json.dumps(write(kept, given.results)["measured"]))


if __name__ == "__main__":
    main()
