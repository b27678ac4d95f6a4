"""How far from perfect play, exactly: bots and trainings on variants so small that all of the game can be looked at.

CFR+ is the yardstick, OpenSpiel's and ours over the same tree. Bots are tabulated: by their own probabilities where
they tell them, else by asking them many times at each information state. The trainings are those of `courtcards train`
with small networks and the win as the only reward. Exploitability is what a best response gains, over both seats, where
a win counts ½ and a loss −½: 0 is perfect play.

Example: python -m bench.exact --variant two-characters
"""

from __future__ import annotations

import argparse
import importlib
import json
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import numpy as np
import pyspiel
import torch

from bench.game_tree import SmallGame, Solver, exploitability, read_game, uniform, values
from bench.machine import describe
from courtcards.bots import OpenBot
from courtcards.bots.entrants import read_entrant
from courtcards.bots.learned import features, learned_game
from courtcards.compiled import compiled
from courtcards.envs import openspiel  # noqa: F401 - registers the games
from courtcards.games import rules_of
from courtcards.games.arrays import Float64Array, Int16Array, Knowledge, KnowledgeRows
from courtcards.games.rng import rng_states
from courtcards.learn.settings import settings_of
from courtcards.learn.training import open_training

RESULTS = Path(__file__).parent / "results"
BOTS = {  # and how often each is asked at every information state, if it does not tell its probabilities
    "random": 0,
    "greedy": 200,
    "scripted": 200,
    "search:100": 50,
    "neural": 0,
    "master:100": 50,
}
ITERATIONS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # of CFR+, after which it is looked at
RECIPES: dict[str, dict[str, Any]] = {
    "recipe": {},
    "no magnet, no pool": {"magnet": 0.0, "pool_share": 0.0},
    "nor entropy": {"magnet": 0.0, "pool_share": 0.0, "entropy": (0.0, 0.0)},
}
SMALL_NETWORKS: dict[str, Any] = {"pool_size": 8, "games": 512, "horizon": 16, "evaluate": 0}
ONLY_WINS: dict[str, Any] = {"points_until": 0.0, "points_fade": 0.0, "by_points": 0.0}


@dataclass(frozen=True)
class Variant:
    name: str
    game: str
    cards: dict[str, int]
    numbers: dict[str, int] = field(default_factory=dict)  # other options

    @property
    def options(self) -> dict[str, Any]:
        return {"cards": self.cards, **self.numbers}

    @property
    def in_openspiel(self) -> str:
        cards = " ".join(f"{card}:{count}" for card, count in self.cards.items())
        numbers = ",".join(f"{name}={number}" for name, number in self.numbers.items())
        return f"python_{self.game.replace('-', '_')}(cards={cards},{numbers},first=0,perfect_recall=True)"


VARIANTS = {
    variant.name: variant
    for variant in (
        Variant("two-characters", "call-to-glory", {"emperor": 3, "empress": 3}, {"hand": 1, "rounds": 1}),
        Variant(
            "three-characters", "call-to-glory", {"emperor": 2, "empress": 2, "daimyo": 2}, {"hand": 1, "rounds": 1}
        ),
        Variant(
            "one-king",
            "come-to-call",
            {"king-double": 1, "butler": 5, "hear-ye": 2},
            {"hand": 2, "rounds": 1, "turns": 1},
        ),
    )
}


# The yardstick


def compare(variant: Variant, small: SmallGame, iterations: int) -> dict[str, Any]:
    """The largest differences between OpenSpiel's CFR+ and ours after some iterations, and its time over ours."""
    game = pyspiel.load_game(variant.in_openspiel)
    theirs, begun = pyspiel.CFRPlusSolver(game), time.process_time()
    for _ in range(iterations):
        theirs.evaluate_and_update_policy()
    their_seconds = time.process_time() - begun
    Solver(small.tree).run(1)  # compiled from here on
    begun = time.process_time()
    ours = Solver(small.tree).run(iterations)
    our_seconds = time.process_time() - begun
    table = theirs.tabular_average_policy()
    probs = [dict(table.get_state_policy(name)) for name in small.names]
    found = np.concatenate([[row[int(action)] for action in small.actions[i]] for i, row in enumerate(probs)])
    exactly = pyspiel.exploitability(game, table)
    worth = pyspiel.expected_returns(game.new_initial_state(), table, -1, True)[0]
    return {
        "iterations": iterations,
        "probability": float(np.abs(found - ours).max()),
        "exploitability": abs(exactly - exploitability(small.tree, ours)),
        "value": abs(worth - float(values(small.tree, ours)[0])),
        "openspiel_seconds": round(their_seconds, 2),
        "our_seconds": round(our_seconds, 4),
    }


def solve(small: SmallGame) -> list[dict[str, float]]:
    """Exploitability of the average policy and its value to the first player, by iterations of CFR+."""
    solver, points = Solver(small.tree), []
    for iterations in ITERATIONS:
        policy = solver.run(iterations - solver.iterations)
        worth = float(values(small.tree, policy)[0])
        points.append({"iterations": iterations, "exploitability": exploitability(small.tree, policy), "value": worth})
    return points


# Bots


def tabulate(variant: Variant, small: SmallGame, name: str, asked: int, seed: int = 1) -> Float64Array:
    """A bot's policy: its own probabilities, or how often it did what when it was asked."""
    rules = rules_of(variant.game)
    entrant = read_entrant(name, rules, rules.read_options(2, variant.options))
    rng, policy = rng_states(seed, 1)[0], uniform(small.tree)
    for state, legal in enumerate(small.actions):
        if name == "random" or len(legal) == 1:
            continue
        probs = policy[small.tree.first_action[state] : small.tree.first_action[state + 1]]
        knowledge = Knowledge(small.knowledge[state].copy())
        if isinstance(entrant.bot, OpenBot):
            probs[:] = entrant.bot.probs(knowledge, legal)
            continue
        chosen = [entrant.bot.choose(knowledge, legal, rng, entrant.budget) for _ in range(asked)]
        probs[:] = [chosen.count(action) / asked for action in legal]
    return policy


def measure_bot(variant: Variant, small: SmallGame, name: str, asked: int) -> dict[str, Any]:
    begun = time.monotonic()
    policy = tabulate(variant, small, name, asked)
    return {
        "bot": name,
        "asked": asked,
        "exploitability": exploitability(small.tree, policy),
        "seconds": round(time.monotonic() - begun, 1),
    }


# Trainings


@compiled
def look_all(knowledge: KnowledgeRows, out: Int16Array) -> None:
    for i in range(len(knowledge)):
        features(knowledge[i], out[i])


class Seen:
    """All information states as the network of a training sees them."""

    def __init__(self, variant: Variant, small: SmallGame) -> None:
        rules, learned = rules_of(variant.game), learned_game(variant.game)
        looks = np.zeros((len(small.names), learned.features), np.int16)
        look_all(small.knowledge, looks)
        self.different = len(np.unique(looks, axis=0))
        self.features = torch.from_numpy(looks)
        self.masks = torch.zeros((len(small.names), rules.actions), dtype=torch.bool)
        for state, legal in enumerate(small.actions):
            self.masks[state, legal.astype(np.int64)] = True

    @torch.no_grad()
    def policy(self, network: Any) -> Float64Array:
        probs = network.logits(self.features, self.masks).double().softmax(-1)
        policy: Float64Array = probs[self.masks].numpy()  # by information state, then by action: as in the tree
        return policy


def train(variant: Variant, small: SmallGame, recipe: str, steps: int, seed: int) -> dict[str, Any]:
    """A training on the variant, with the exploitability of its policy on the way."""
    mixes = cast("dict[str, Any]", learned_game(variant.game).curriculum.mixes)
    mixes[variant.name] = [({"players": 2, **variant.options}, 1.0)]
    changes = {**SMALL_NETWORKS, **ONLY_WINS, **RECIPES[recipe], "mix": variant.name, "steps": steps, "seed": seed}
    settings, seen = settings_of("tiny", variant.game, **changes), Seen(variant, small)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        training = open_training(settings, Path(folder), "cpu")
        points = list(watch(training, seen, small))
    return {
        "recipe": recipe,
        "seed": seed,
        "different": seen.different,
        "seconds": round(time.monotonic() - begun, 1),
        "settings": settings.as_json(),
        "points": points,
    }


def watch(training: Any, seen: Seen, small: SmallGame, points: int = 50) -> Iterator[tuple[int, float]]:
    """Steps and exploitability, at the beginning, at the end and in between."""
    due = 0.0
    while True:
        if training.progress >= min(due, 1.0):  # the sum of many parts may be a little more than 1
            due += 1 / points
            policy = seen.policy(training.learner.policy)
            yield training.step, round(exploitability(small.tree, policy), 6)
        if training.progress >= 1:
            return
        training.update()


# What is written


def keep(path: Path, name: str, found: dict[str, Any]) -> dict[str, Any]:
    """Add what was found about a variant to the file; trainings by recipe and seed, bots by name."""
    kept: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {"variants": {}}
    entry = kept["variants"].setdefault(name, {})
    for part, by in (("bots", ("bot",)), ("trainings", ("recipe", "seed"))):
        if part in found:
            fresh = {tuple(each[key] for key in by) for each in found[part]}
            older = [each for each in entry.get(part, []) if tuple(each[key] for key in by) not in fresh]
            found[part] = older + found[part]
    entry.update(found)
    kept["machine"] = describe(["open_spiel", "torch"])
    path.write_text(json.dumps(kept, indent=1) + "\n")
    return kept


def last_points(entry: dict[str, Any], recipe: str) -> list[tuple[int, float]]:
    """Where the trainings of a recipe ended: steps and exploitability."""
    return [tuple(each["points"][-1]) for each in entry.get("trainings", []) if each["recipe"] == recipe]


def table(kept: dict[str, Any]) -> str:
    """Exploitability of everything, in Markdown, a column for each variant."""
    entries = {name: kept["variants"][name] for name in VARIANTS if name in kept["variants"]}
    lines = ["| | " + " | ".join(entries) + " |", "|---|" + "---:|" * len(entries)]

    def add(title: str, cells: list[str]) -> None:
        if any(cells):
            lines.append(f"| {title} | " + " | ".join(cells) + " |")

    for title, key in (("histories", "histories"), ("information states", "information_states")):
        add(title, [f"{entry[key]:,}" for entry in entries.values()])
    add("value for the first player", [f"{entry['cfr'][-1]['value']:+.3f}" for entry in entries.values()])
    for bot in BOTS:
        found = [next((b for b in entry.get("bots", []) if b["bot"] == bot), None) for entry in entries.values()]
        add(f"`{bot}`", [f"{each['exploitability']:.3f}" if each else "" for each in found])
    for recipe in RECIPES:
        ends = [last_points(entry, recipe) for entry in entries.values()]
        add(
            f"training: {recipe} (steps)",
            [", ".join(f"{found:.4f} ({steps:,})" for steps, found in seeds) for seeds in ends],
        )
    for iterations in (10, 100, 1000):
        found = [next(p for p in entry["cfr"] if p["iterations"] == iterations) for entry in entries.values()]
        add(f"CFR+, {iterations:,} iterations", [f"{each['exploitability']:.1g}" for each in found])
    return "\n".join(lines)


def levels(entry: dict[str, Any]) -> dict[float, list[str]]:
    """Bots by their exploitability to three places; those that are perfect have no place on a logarithmic axis."""
    found: dict[float, list[str]] = {}
    for bot in entry.get("bots", []):
        if (level := round(bot["exploitability"], 3)) > 0:
            found.setdefault(level, []).append(bot["bot"])
    return found


def draw(kept: dict[str, Any], file: Path) -> None:
    """A row for each variant: CFR+ by iterations, trainings by steps, bots as lines."""
    importlib.import_module("matplotlib").use("Agg")
    pyplot = importlib.import_module("matplotlib.pyplot")
    entries = {name: kept["variants"][name] for name in VARIANTS if name in kept["variants"]}
    figure, panels = pyplot.subplots(
        len(entries), 2, figsize=(10, 3.1 * len(entries)), layout="constrained", squeeze=False
    )
    for (left, right), (name, entry) in zip(panels, entries.items(), strict=True):
        left.plot(
            *zip(*((p["iterations"], p["exploitability"]) for p in entry["cfr"]), strict=True), "o-", markersize=3
        )
        left.set(xscale="log", xlabel="iterations of CFR+", ylabel="exploitability")
        left.set_title(f"{VARIANTS[name].game}: {name}, {entry['information_states']:,} information states", loc="left")
        colours = dict(zip(RECIPES, pyplot.rcParams["axes.prop_cycle"].by_key()["color"], strict=False))
        for each in entry.get("trainings", []):
            label = each["recipe"] if each["seed"] == 1 else None
            steps, found = zip(*each["points"], strict=True)
            right.plot(np.array(steps) / 1e6, found, color=colours[each["recipe"]], linewidth=1, label=label)
        for level, bots in levels(entry).items():
            right.axhline(level, color="#999999", linewidth=0.6, linestyle="--", zorder=0)
            place = {"xycoords": ("axes fraction", "data"), "ha": "right", "va": "bottom", "fontsize": 7}
            right.annotate(", ".join(bots), (0.99, level), **place)
        right.set(xlabel="million steps of a training")
        if right.get_legend_handles_labels()[0]:
            right.legend(frameon=False, fontsize=7)
        for panel in (left, right):
            panel.set_yscale("log")
            panel.grid(color="#dddddd", linewidth=0.5)
    figure.savefig(file, dpi=110)
    pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", choices=VARIANTS, action="append", help="all if not given")
    parser.add_argument("--check", type=int, default=5, help="iterations of CFR+ compared with OpenSpiel's; 0: none")
    parser.add_argument("--bot", choices=BOTS, action="append", help="all if not given")
    parser.add_argument("--recipe", choices=RECIPES, action="append", help="all if not given")
    parser.add_argument("--seeds", type=int, default=2, help="trainings of each recipe; 0: none")
    parser.add_argument("--steps", type=int, default=500_000, help="of each training")
    parser.add_argument("--no-bots", action="store_true")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder that gets the results")
    given = parser.parse_args()
    kept: dict[str, Any] = {}
    for variant in [VARIANTS[name] for name in given.variant or VARIANTS]:
        small = read_game(pyspiel.load_game(variant.in_openspiel))
        path = given.results / "exact.json"
        found: dict[str, Any] = {"openspiel": variant.in_openspiel, "histories": len(small.tree.players)}
        found |= {"information_states": len(small.names), "cfr": solve(small)}
        if given.check:
            found["check"] = compare(variant, small, given.check)
            print(variant.name, json.dumps(found["check"]), flush=True)
        kept = keep(path, variant.name, found)
        for bot in [] if given.no_bots else given.bot or BOTS:
            measured = measure_bot(variant, small, bot, BOTS[bot])
            kept = keep(path, variant.name, {"bots": [measured]})
            print(variant.name, json.dumps(measured), flush=True)
        for recipe in given.recipe or RECIPES:
            for seed in range(1, given.seeds + 1):
                trained = train(variant, small, recipe, given.steps, seed)
                kept = keep(path, variant.name, {"trainings": [trained]})
                print(variant.name, recipe, seed, trained["points"][-1], trained["seconds"], flush=True)
    draw(kept, given.results / "exact.png")
    print(table(kept))


if __name__ == "__main__":
    main()
