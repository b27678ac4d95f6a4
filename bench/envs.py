"""Steps per second of the environments, beside those of others: `python -m bench.envs [--seconds 3] [--rounds 3]`.

All take turns, round after round, so that they meet the same machine; the best round counts, and all are kept. Every
environment plays random legal actions, writes observations and masks at each step, and starts again where a game is
over. Batches have 4,096 games. The rate per second of a core's time says what a busy machine does not let one see.
What is not installed is skipped.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

RESULTS = Path(__file__).parent / "results"
BATCH = 4096
AT_ONCE = 64  # steps of one Pgx call: the loop is part of what is compiled

Rates = tuple[float, float]  # steps per second, and per second of one core's time
Run = Callable[[float], Rates]  # how many seconds to run → how fast it was


def measure(some_steps: Callable[[], int], seconds: float) -> Rates:
    started, worked, steps = time.perf_counter(), time.process_time(), 0
    while (now := time.perf_counter()) - started < seconds:
        steps += some_steps()
    return round(steps / (now - started)), round(steps / (time.process_time() - worked))


def batch(game_id: str) -> Run:
    from courtcards.envs import BatchEnv

    env = BatchEnv(game_id, {"players": 3}, BATCH, seed=1)

    def some_steps() -> int:
        env.step(env.sample())
        return BATCH

    some_steps()
    return lambda seconds: measure(some_steps, seconds)


def turns(env: Any) -> Run:
    """A PettingZoo environment, asked as its users ask it."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def some_steps() -> int:
        for done in range(100):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                return done
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[rng.integers(len(legal))]))
        return 100

    some_steps()
    return lambda seconds: measure(some_steps, seconds)


def our_turns(game_id: str) -> Run:
    from courtcards.envs import pettingzoo

    return turns(pettingzoo.env(game_id))


def gin_rummy() -> Run:
    from pettingzoo.classic import gin_rummy_v4

    return turns(gin_rummy_v4.env())


def pgx(game_id: str) -> Run:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game_id)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(_: int, carry: Any) -> Any:
        state, key = carry
        key, choose, chance = jax.random.split(key, 3)
        action = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return step(state, action, jax.random.split(chance, BATCH)), key

    play = jax.jit(lambda carry: jax.lax.fori_loop(0, AT_ONCE, one, carry))
    key = jax.random.PRNGKey(1)
    carry = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key)]

    def some_steps() -> int:
        carry[0] = play(carry[0])
        carry[0][1].block_until_ready()
        return BATCH * AT_ONCE

    some_steps()
    return lambda seconds: measure(some_steps, seconds)


ENVIRONMENTS: dict[str, Callable[[], Run]] = {
    "Call to Glory, batch": lambda: batch("call-to-glory"),
    "Come to Call, batch": lambda: batch("come-to-call"),
    "Pgx Leduc hold'em, batch": lambda: pgx("leduc_holdem"),
    "Pgx Sparrow Mahjong, batch": lambda: pgx("sparrow_mahjong"),
    "Call to Glory, PettingZoo": lambda: our_turns("call-to-glory"),
    "Come to Call, PettingZoo": lambda: our_turns("come-to-call"),
    "Gin Rummy v4, PettingZoo": gin_rummy,
}


def prepare() -> Iterator[tuple[str, Run]]:
    for name, make in ENVIRONMENTS.items():
        try:
            yield name, make()
        except Exception as error:  # a peer that is not here, or not in a version that has it, is only skipped
            print(f"{name}: skipped ({type(error).__name__}: {error})", flush=True)


def run(seconds: float, rounds: int) -> dict[str, Any]:
    runs = dict(prepare())
    walls: dict[str, list[float]] = {name: [] for name in runs}
    cores: dict[str, list[float]] = {name: [] for name in runs}
    loads = []
    for _ in range(rounds):
        for name, each in runs.items():
            wall, core = each(seconds)
            walls[name].append(wall)
            cores[name].append(core)
        loads.append(round(os.getloadavg()[0], 2))
    skipped = [name for name in ENVIRONMENTS if name not in runs]
    figures = {"steps_per_second": walls, "steps_per_core_second": cores}
    return {**figures, "load": loads, "skipped": skipped, **where()}


def where() -> dict[str, Any]:
    packages = ("numba", "numpy", "pettingzoo", "rlcard", "pgx", "jax")
    return {
        "cores": os.cpu_count(),
        "machine": platform.machine(),
        "python": platform.python_version(),
        "versions": {name: version(name) for name in packages},
    }


def version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def table(result: dict[str, Any]) -> str:
    lines = ["| environment | steps per second, best | median | per second of a core, best |", "|---|---:|---:|---:|"]
    for name, each in result["steps_per_second"].items():
        core = max(result["steps_per_core_second"][name])
        lines.append(f"| {name} | {max(each):,.0f} | {float(np.median(each)):,.0f} | {core:,.0f} |")
    return "\n".join(lines)


def plot(result: dict[str, Any], path: Path) -> None:
    try:
        import matplotlib
    except ImportError:
        print("no plot: matplotlib is not installed")
        return
    matplotlib.use("Agg")
    from matplotlib import pyplot

    names = list(result["steps_per_second"])[::-1]
    best = [max(result["steps_per_second"][name]) for name in names]
    figure, axes = pyplot.subplots(figsize=(8, 0.5 * len(names) + 1.2), layout="constrained")
    bars = axes.barh(names, best, color=["#8a8f98" if "v4" in name or "Pgx" in name else "#2f6fab" for name in names])
    axes.bar_label(bars, [f"{each:,.0f}" for each in best], padding=3)
    axes.set_xscale("log")
    axes.set_xlim(right=max(best) * 8)
    axes.set_xlabel(f"steps per second on {result['cores']} cores, random legal actions")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=150)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    result = run(given.seconds, given.rounds)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "envs.json").write_text(json.dumps(result, indent=2) + "\n", "utf-8")
    plot(result, RESULTS / "envs.png")
    print(table(result))


if __name__ == "__main__":
    main()
