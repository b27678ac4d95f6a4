"""How strong the learned bots are, and why: win shares over duplicate deals with 95 % intervals, and pictures.

Groups: `policy` (the policy alone over `scripted`), `goals` (master with a second over the others), `tables`
(cross-tables of all bots, by players and variant), `quick` (the same of those that decide at once, with many more
deals), `ismcts` (master over OpenSpiel's own), `thinking` (master by worlds a move), `ablations` (master without its
parts; with --no-pool also a policy trained without the pool), `speed` (time of a decision on one core). With --run RUN
strength over training time, and with --exploiter RUN what a learner wins that was trained only to beat the frozen
policy (a lower bound of how beatable it is), are taken from the runs' own evaluations. What is measured again takes its
place in the results; the rest stays.

Example: python -m bench.learning --only goals --scale 0.5 --folder /tmp/deals
"""

from __future__ import annotations

import argparse
import importlib
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.machine import describe, keep_to_one_core
from bench.strength import CALL, GLORY, VARIANTS, Contest, alone, keep, measure, rows
from courtcards.bots import Bot, Budget, bot_of
from courtcards.bots.master import TO_THE_END, MasterBot
from courtcards.games import rules_of
from courtcards.games.rng import rng_states

RESULTS = Path(__file__).parent / "results"
MEASURED, TIMES, CURVES = "learning.json", "learning-speed.json", "learning-curves.json"
POOL = ("random", "greedy", "scripted", "search:100", "neural", "master:100")
AT_ONCE = ("random", "greedy", "scripted", "neural")
ISMCTS = "bench.ismcts.make_bot"
THINKING = (10, 30, 100, 300, 1000, 3000)
WITHOUT = ("bench.learning.without_beliefs", "bench.learning.without_cut_off", "bench.learning.without_either")
ACROSS = 4  # cross-tables side by side in the picture
DECISIONS = 2000  # timed for the speed of a bot

GROUPS: dict[str, list[Contest]] = {
    "policy": [
        *(Contest(game, ("neural", "scripted"), deals) for game, deals in ((GLORY, 2500), (CALL, 1000))),
        *(alone(GLORY, "neural", "scripted", players, 200) for players in (3, 4)),
        *(alone(CALL, "neural", "scripted", players, 150) for players in (3, 4, 6)),
    ],
    "goals": [
        *(Contest(game, ("master:1s", "neural"), deals) for game, deals in ((GLORY, 150), (CALL, 100))),
        *(Contest(game, ("master:1s", "search:1s"), deals) for game, deals in ((GLORY, 60), (CALL, 20))),
        *(alone(game, "master:1s", "scripted", 4, deals) for game, deals in ((GLORY, 60), (CALL, 20))),
    ],
    "tables": [
        *(Contest(GLORY, POOL, deals, players) for players, deals in ((2, 40), (3, 8), (4, 8))),
        *(Contest(GLORY, POOL, 16, 2, options) for options in VARIANTS),
        *(Contest(CALL, POOL, deals, players) for players, deals in ((2, 40), (3, 8), (4, 8), (6, 16))),
    ],
    "quick": [
        *(Contest(GLORY, AT_ONCE, deals, players) for players, deals in ((2, 400), (3, 200), (4, 200))),
        *(Contest(GLORY, AT_ONCE, 200, 2, options) for options in VARIANTS),
        *(Contest(CALL, AT_ONCE, deals, players) for players, deals in ((2, 400), (3, 200), (4, 200))),
    ],
    "ismcts": [
        *(Contest(game, ("master:1s", f"{ISMCTS}:1000"), deals) for game, deals in ((GLORY, 40), (CALL, 20))),
        *(Contest(game, ("master:1s", f"{ISMCTS}:10000"), deals) for game, deals in ((GLORY, 18), (CALL, 6))),
    ],
    "thinking": [
        *(Contest(game, (f"master:{worlds}", "neural"), 60) for game in (GLORY, CALL) for worlds in THINKING),
        alone(GLORY, "master:300", "neural", 4, 40),
    ],
    "ablations": [Contest(game, ("master:300", f"{bot}:300"), 80) for game in (GLORY, CALL) for bot in WITHOUT],
}


# Bots without a part


def without_beliefs(game_id: str) -> MasterBot:
    return MasterBot(game_id, believes=False)


def without_cut_off(game_id: str) -> MasterBot:
    return MasterBot(game_id, rounds=TO_THE_END)


def without_either(game_id: str) -> MasterBot:
    return MasterBot(game_id, rounds=TO_THE_END, believes=False)


# How fast


def time_bots() -> list[dict[str, Any]]:
    """Microseconds of a decision by the policy alone, called from Python, over the decisions of a game with itself."""
    keep_to_one_core()
    return [{"game": game, "bot": "neural", **time_decisions(bot_of("neural", game), game)} for game in (GLORY, CALL)]


def time_decisions(bot: Bot, game: str) -> dict[str, float]:
    rules, spent = rules_of(game), []
    states, knowledge, room = rules.new_states(1), rules.new_states(1), rules.scratch()
    chance, own = rng_states(1, 2)
    seats, row = np.zeros(1, np.int8), np.array([rules.read_options(2, {}).row()], np.int8)
    while len(spent) < DECISIONS:
        rules.start_batch(states, row, chance[None])
        seats[0] = rules.next_seat(states[0])
        while seats[0] >= 0:
            legal = room[: rules.legal(states[0], int(seats[0]), room)].copy()
            rules.know(states[0], int(seats[0]), knowledge[0])
            begun = time.perf_counter()
            action = bot.choose(knowledge[0], legal, own, Budget())
            spent.append(time.perf_counter() - begun)
            rules.step_batch(states, np.array([action], np.int16), chance[None], seats)
    low, middle, high = (1e6 * np.quantile(spent[10:], share) for share in (0.05, 0.5, 0.95))
    return {"decisions": len(spent), "median_us": middle, "low_us": low, "high_us": high}


# Curves that trainings leave


def read_run(run: Path) -> dict[str, Any]:
    """A run's settings, and its win shares by rival: step, seconds, [low, value, high]."""
    settings = json.loads((run / "settings.json").read_text())
    lines = [json.loads(line) for line in (run / "evaluations.jsonl").read_text().splitlines()]
    shares: dict[str, list[list[Any]]] = {}
    for line in lines:
        for rival, share in line["shares"].items():
            shares.setdefault(rival.partition("@")[0], []).append([line["step"], line["seconds"], share])
    return {"game": settings["game"], "seed": settings["seed"], "shares": shares}


def keep_curve(kind: str, run: Path, results: Path) -> None:
    path = results / CURVES
    kept = json.loads(path.read_text()) if path.exists() else {}
    curve = read_run(run)
    kept[f"{kind}, {curve['game']}"] = curve
    path.write_text(json.dumps(kept, indent=1) + "\n")


# Pictures


def draw_curves(results: Path) -> None:
    """Strength over training time, and what exploiters win, a panel for each run."""
    kept = json.loads((results / CURVES).read_text())
    pyplot = plotting()
    figure, panels = pyplot.subplots(1, len(kept), figsize=(5 * len(kept), 3.6), layout="constrained", squeeze=False)
    for panel, (title, curve) in zip(panels[0], kept.items(), strict=True):
        for rival, points in curve["shares"].items():
            draw_line(panel, [step / 1e6 for step, _, _ in points], [share for *_, share in points], rival)
        panel.set(title=title, xlabel="million steps", ylabel="games won, %", ylim=(0, 100))
        panel.legend(frameon=False, title="against")
    figure.savefig(results / "learning-curves.png", dpi=150)


def draw_thinking(results: Path) -> None:
    """Strength over thinking time: master against the policy alone."""
    measured = json.loads((results / MEASURED).read_text())["measured"]
    figure, panel = plotting().subplots(figsize=(6, 3.8), layout="constrained")
    for game in (GLORY, CALL):
        found = [each for each in measured if each["game"] == game and each["bots"][1:] == ["neural"]]
        masters = [next(s for s in each["standings"] if s["bot"] == each["bots"][0]) for each in found]
        masters = sorted((s for s in masters if s["bot"].startswith("master:")), key=lambda s: float(s["seconds"]))
        if masters:
            draw_line(panel, [1000 * s["seconds"] for s in masters], [s["win_share"] for s in masters], game)
    panel.set(xscale="log", xlabel="milliseconds a decision, one core", ylabel="games won against neural, %")
    panel.axhline(50, color="#888888", linestyle=":")
    panel.legend(frameon=False)
    figure.savefig(results / "learning-thinking.png", dpi=150)


def draw_tables(results: Path) -> None:
    """Who ends before whom, in percent of their meetings with the interval, a panel for each table."""
    measured = [each for each in json.loads((results / MEASURED).read_text())["measured"] if "ahead" in each]
    measured.sort(key=lambda each: (len(each["bots"]), each["game"], each["players"], each["variant"] != "standard"))
    rows = -(-len(measured) // ACROSS)
    figure, panels = plotting().subplots(
        rows, ACROSS, figsize=(3.4 * ACROSS, 3.3 * rows), layout="constrained", squeeze=False
    )
    for panel in panels.flat[len(measured) :]:
        panel.set_axis_off()
    for panel, each in zip(panels.flat, measured, strict=False):
        bots = each["bots"]
        panel.imshow([[share_of(each, row, column)[1] for column in bots] for row in bots], "BrBG", vmin=0, vmax=100)
        for y, x in np.ndindex(len(bots), len(bots)):
            if x != y:
                low, share, high = share_of(each, bots[y], bots[x])
                ink = "white" if abs(share - 50) > 28 else "black"
                panel.text(x, y, f"{share:.0f}", ha="center", va="bottom", fontsize=9, color=ink)
                panel.text(x, y, f"{low:.0f}–{high:.0f}", ha="center", va="top", fontsize=5.5, color=ink)
        panel.set_xticks(range(len(bots)), bots, rotation=35, ha="right", fontsize=8)
        panel.set_yticks(range(len(bots)), bots, fontsize=8)
        panel.set_title(
            f"{each['game']}, {each['players']} players\n{each['variant']}, {each['games']:,} games", fontsize=9
        )
    figure.suptitle(
        "How often the bot at the left ends before the one below, in % of their meetings, with 95 % intervals"
    )
    figure.savefig(results / "learning-tables.png", dpi=110)


def share_of(measured: dict[str, Any], bot: str, other: str) -> tuple[float, float, float]:
    """Low, value, high, in percent; one half against itself."""
    estimate = measured["ahead"][bot].get(other, {"low": 0.5, "value": 0.5, "high": 0.5})
    return 100 * estimate["low"], 100 * estimate["value"], 100 * estimate["high"]


def draw_line(panel: Any, places: list[float], shares: list[list[float]], label: str) -> None:
    low, value, high = ([100 * share[i] for share in shares] for i in range(3))
    (line,) = panel.plot(places, value, "o-", markersize=3, label=label)
    panel.fill_between(places, low, high, color=line.get_color(), alpha=0.2)


def plotting() -> Any:
    importlib.import_module("matplotlib").use("Agg")
    return importlib.import_module("matplotlib.pyplot")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=[*GROUPS, "speed"], action="append", help="a group; may be given again")
    parser.add_argument("--game", choices=[GLORY, CALL], help="one game alone")
    parser.add_argument("--scale", type=float, default=1.0, help="times the usual number of deals")
    parser.add_argument("--workers", type=int, help="games at a time; as many as there are cores if not said")
    parser.add_argument("--folder", type=Path, help="keep every deal here, and go on after an interruption")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder that gets the results")
    parser.add_argument(
        "--no-pool", type=Path, nargs=2, metavar=("WITH", "WITHOUT"), help="two trainings that differ in the pool alone"
    )
    parser.add_argument("--run", type=Path, action="append", default=[], help="a training, for strength over its time")
    parser.add_argument("--exploiter", type=Path, metavar="RUN", action="append", default=[], help="one with --against")
    return parser.parse_args()


def contests_of(given: argparse.Namespace) -> list[Contest]:
    contests = [contest for name in given.only or [] if name in GROUPS for contest in GROUPS[name]]
    if given.no_pool:
        game = json.loads((given.no_pool[0] / "settings.json").read_text())["game"]
        trained = [f"neural@{run / 'weights.npz'}" for run in given.no_pool]
        contests.append(Contest(game, tuple(trained), 1000))
        contests += [Contest(game, (each, "scripted"), 1000) for each in trained]
    return [contest for contest in contests if given.game in (None, contest.game)]


def main() -> None:
    given, console = read_arguments(), Console()
    table = Table("game", "bots", "table", "games", "win share", "rating", "a decision")
    contests = contests_of(given)
    try:
        for number, contest in enumerate(contests, 1):
            with console.status(f"{number} of {len(contests)}: {contest.name}"):
                measured = measure(contest, given.scale, given.workers, given.folder)
            keep([measured], given.results / MEASURED)
            for row in rows(measured):
                table.add_row(*row)
    except KeyboardInterrupt:
        console.print("Stopped; what is measured so far:")
    console.print(table)
    for kind, runs in (("training", given.run), ("exploiter", given.exploiter)):
        for run in runs:
            keep_curve(kind, run, given.results)
    if given.run or given.exploiter:
        draw_curves(given.results)
    if "thinking" in (given.only or []):
        draw_thinking(given.results)
    if {"tables", "quick"} & set(given.only or []):
        draw_tables(given.results)
    if "speed" in (given.only or []):
        times = {"machine": describe(["numba", "numpy"]), "decisions": time_bots()}
        (given.results / TIMES).write_text(json.dumps(times, indent=1) + "\n")
        console.print_json(json.dumps(times["decisions"]))


if __name__ == "__main__":
    main()
