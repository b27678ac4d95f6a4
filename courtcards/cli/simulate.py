"""`courtcards simulate`: many random games, and what happened in them."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, Any

import numpy as np
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from courtcards.cli.console import compile_first, errors, out
from courtcards.cli.game_options import GAME, Flags, GameId, Players, with_flags
from courtcards.games import rules_of
from courtcards.games.arrays import States
from courtcards.games.rng import rng_states
from courtcards.games.rules import Options, Rules
from courtcards.messages import all_of, text
from courtcards.terminal.words import ending_name, flag_name, game_name

CHUNK = 2000  # games at a time

Games = Annotated[int, typer.Option("--games", "-n", min=1, max=100_000_000, help="How many games to play.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed plays the same games.")]
Json = Annotated[bool, typer.Option("--json", help="Write the report as JSON instead of a table.")]


@dataclass
class SimulationTally:
    """What happened so far."""

    players: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rounds: Counter[int] = field(default_factory=Counter)  # rounds in a game → games
    turns: list[int] = field(default_factory=list)  # by round
    endings: Counter[str] = field(default_factory=Counter)
    facts: dict[str, Counter[str]] = field(default_factory=dict)  # what else a game counts: cards, "" for none
    totals: list[list[int]] = field(default_factory=list)  # by game, then seat
    wins: list[float] = field(default_factory=list)  # by seat; a shared win counts in part


@with_flags
def simulate(
    game: GameId = GAME,
    players: Players = 2,
    games: Games = 10_000,
    seed: Seed = 0,
    flags: Flags = {},  # noqa: B006 (an option for each takes its place)
    as_json: Json = False,
) -> None:
    rules = rules_of(game)
    options = rules.read_options(players, flags)
    compile_first(game)
    tally = SimulationTally(players=options.players, wins=[0.0] * options.players)
    stopped = play_games(rules, options, games, seed, tally)
    report = report_of(rules, options, seed, tally)
    if as_json:
        out.print_json(json.dumps(report))
    elif tally.games:
        out.print(report_table(report, tally))
    if stopped:
        errors.print(text("stopped", games=tally.games))
        raise typer.Exit(130)


def play_games(rules: Rules, options: Options, games: int, seed: int, tally: SimulationTally) -> bool:
    """Play and count; returns whether the user stopped it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        bar = progress.add_task(text("games"), total=games)
        try:
            for chunk in range(0, games, CHUNK):
                count = min(CHUNK, games - chunk)
                play_chunk(rules, options, count, seed + 1_000_003 * (chunk // CHUNK), tally)
                progress.advance(bar, count)
        except KeyboardInterrupt:
            return True
    return False


def play_chunk(rules: Rules, options: Options, count: int, seed: int, tally: SimulationTally) -> None:
    states, rng = rules.new_states(count), rng_states(seed, count)
    decisions, seen = np.zeros(count, np.int64), SimulationTally(tally.players)
    started = time.perf_counter()
    rules.start_batch(states, np.tile(np.array(options.row(), np.int8), (count, 1)), rng)
    going = np.ones(count, np.bool_)
    while going.any():
        rules.play_round_batch(states, rng, decisions)
        seen.decisions += int(decisions.sum())
        count_rounds(rules, states[going], seen)
        going = states["phase"] != rules.phases.index("over")
    tally.seconds += time.perf_counter() - started
    add_chunk(rules, states, seen, tally)


def count_rounds(rules: Rules, states: States, seen: SimulationTally) -> None:
    """Look at games whose round has just ended."""
    seen.turns += states["turns"].tolist()
    seen.endings.update(rules.endings[ending] for ending in states["ending"])
    for name, cards in rules.round_facts(states).items():
        seen.facts.setdefault(name, Counter()).update(cards)


def add_chunk(rules: Rules, states: States, seen: SimulationTally, tally: SimulationTally) -> None:
    tally.games += len(states)
    tally.decisions += seen.decisions
    tally.turns += seen.turns
    tally.endings += seen.endings
    for name, counts in seen.facts.items():
        tally.facts.setdefault(name, Counter()).update(counts)
    tally.rounds.update(states["round"].tolist())
    tally.totals += states["totals"][:, : tally.players].tolist()
    for state in states:
        winners = [seat for seat in range(tally.players) if rules.is_winner(state, seat)]
        for seat in winners:
            tally.wins[seat] += 1 / len(winners)


def report_of(rules: Rules, options: Options, seed: int, tally: SimulationTally) -> dict[str, Any]:
    rounds = tally.rounds.total() and sum(number * games for number, games in tally.rounds.items())
    totals = np.array(tally.totals or [[0] * tally.players])
    return {
        "game": rules.id,
        "options": options.as_json(),
        "seed": seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "rounds": {"count": rounds, "per_game": spread([n for n, games in tally.rounds.items() for _ in range(games)])},
        "turns_per_round": spread(tally.turns),
        "endings": shares(tally.endings),
        **{name: shares(counts) for name, counts in tally.facts.items()},
        "points": [spread(totals[:, seat].tolist()) for seat in range(tally.players)],
        "winning_points": spread(totals.max(axis=1).tolist()),
        "win_share": [round(wins / max(1, tally.games), 4) for wins in tally.wins],
    }


def spread(numbers: list[int]) -> dict[str, float]:
    if not numbers:
        return {}
    values = np.array(numbers)
    low, high = int(values.min()), int(values.max())
    return {
        "mean": round(float(values.mean()), 2),
        "deviation": round(float(values.std()), 2),
        "least": low,
        "most": high,
    }


def shares(counts: Counter[str]) -> dict[str, float]:
    return {name or "nobody": round(count / counts.total(), 4) for name, count in counts.most_common()}


def report_table(report: dict[str, Any], tally: SimulationTally) -> Table:
    table = Table(title=title_of(report), title_justify="left", title_style="bold", show_header=False)
    table.add_column(style="dim")
    table.add_column()
    table.add_row(text("simulated-decisions"), speed_of(report))
    table.add_row(text("simulated-rounds"), spread_text(report["rounds"]["per_game"]))
    table.add_row(text("simulated-turns"), spread_text(report["turns_per_round"]))
    table.add_row(text("simulated-endings"), share_lines(report["endings"], "ending"))
    for name in tally.facts:
        table.add_row(text(f"simulated-{name.replace('_', '-')}"), share_lines(report[name], "card"))
    for seat, points in enumerate(report["points"]):
        won = text("percent", value=100 * report["win_share"][seat])
        name = text("player", number=seat + 1)
        table.add_row(name, text("simulated-seat", points=spread_text(points), won=won))
    table.add_row(text("simulated-winner"), spread_text(report["winning_points"]))
    return table


def title_of(report: dict[str, Any]) -> str:
    variants = [flag_name(name) for name, value in report["options"].items() if value is True]
    return text(
        "simulated",
        game=", ".join([game_name(report["game"]), *variants]),
        players=report["options"]["players"],
        games=report["games"],
    )


def speed_of(report: dict[str, Any]) -> str:
    rate = report["decisions"] / max(report["seconds"], 1e-9)
    return text("simulated-speed", decisions=report["decisions"], seconds=report["seconds"], rate=round(rate / 1e6, 2))


def spread_text(numbers: dict[str, float]) -> str:
    mean, deviation = (text("decimal", value=numbers[key]) for key in ("mean", "deviation"))
    return f"{mean} ± {deviation} ({numbers['least']}–{numbers['most']})"


def share_lines(parts: dict[str, float], kind: str) -> str:
    """One line for each part, with a bar."""
    width = max(len(name_of(name, kind)) for name in parts)
    return "\n".join(
        f"{name_of(name, kind):<{width}}  {text('percent', value=100 * share):>7}  {'█' * round(30 * share)}"
        for name, share in parts.items()
    )


def name_of(name: str, kind: str) -> str:
    return text("nobody") if name == "nobody" else str(all_of(name)) if kind == "card" else ending_name(name)
