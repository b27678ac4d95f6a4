"""Exact exploitability: the compiled solver finds what OpenSpiel finds, over the same game."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from bench.exact import VARIANTS, Variant, compare, keep, measure_bot, table, tabulate, train
from bench.game_tree import SmallGame, Solver, exploitability, read_game, uniform, values

TINY = Variant("tiny", "call-to-glory", {"emperor": 2, "empress": 2}, {"hand": 1, "rounds": 1})
EXACTLY = 1e-12


@pytest.fixture(scope="module")
def small() -> SmallGame:
    return read_game(pyspiel.load_game(TINY.in_openspiel))


def test_compiled_cfr_agrees_with_openspiel(small: SmallGame) -> None:
    found = compare(TINY, small, iterations=20)
    assert max(found[name] for name in ("probability", "exploitability", "value")) < EXACTLY


@pytest.mark.parametrize("seed", range(3))
def test_any_policy_is_as_exploitable_as_openspiel_says(small: SmallGame, seed: int) -> None:
    game, rng, policy = pyspiel.load_game(TINY.in_openspiel), np.random.default_rng(seed), uniform(small.tree)
    told = {}
    for state, legal in enumerate(small.actions):
        probs = policy[small.tree.first_action[state] : small.tree.first_action[state + 1]]
        probs[:] = rng.dirichlet(np.full(len(legal), 0.5))
        told[small.names[state]] = list(zip(legal.tolist(), probs.tolist(), strict=True))
    theirs = pyspiel.TabularPolicy(told)
    assert exploitability(small.tree, policy) == pytest.approx(pyspiel.exploitability(game, theirs), abs=EXACTLY)


def test_solved_game_leaves_nothing_to_exploit(small: SmallGame) -> None:
    policy = Solver(small.tree).run(1000)
    assert exploitability(small.tree, policy) < 1e-5
    assert float(values(small.tree, policy)[0]) == pytest.approx(0.5, abs=1e-4)  # who begins wins


def test_solving_goes_on_where_it_stopped(small: SmallGame) -> None:
    stopped = Solver(small.tree)
    stopped.run(4)
    assert np.array_equal(stopped.run(6), Solver(small.tree).run(10))


def test_game_without_perfect_recall_is_refused() -> None:
    forgetful = pyspiel.load_game(VARIANTS["two-characters"].in_openspiel.replace("recall=True", "recall=False"))
    with pytest.raises(ValueError, match="no perfect recall"):
        read_game(forgetful)


@pytest.mark.parametrize("bot", ["random", "scripted", "neural"])
def test_bots_become_policies(small: SmallGame, bot: str) -> None:
    policy = tabulate(TINY, small, bot, asked=5)
    assert np.add.reduceat(policy, small.tree.first_action[:-1]) == pytest.approx(np.ones(len(small.names)))
    assert np.array_equal(policy, uniform(small.tree)) == (bot == "random")


def test_training_is_watched_and_kept(small: SmallGame, tmp_path: Path) -> None:
    trained = train(TINY, small, "recipe", steps=20_000, seed=1)
    (first, before), *_, (last, _) = trained["points"]
    assert (first, last >= 20_000) == (0, True)
    assert before == pytest.approx(exploitability(small.tree, uniform(small.tree)), abs=0.02)
    keep(tmp_path / "exact.json", "two-characters", {"trainings": [trained]})
    kept = keep(tmp_path / "exact.json", "two-characters", {"trainings": [{**trained, "seed": 2}]})
    assert [each["seed"] for each in kept["variants"]["two-characters"]["trainings"]] == [1, 2]
    assert json.loads((tmp_path / "exact.json").read_text()) == json.loads(json.dumps(kept))


def test_table_has_a_column_for_each_variant(small: SmallGame) -> None:
    points = [{"iterations": count, "exploitability": 0.1, "value": 0.5} for count in (10, 100, 1000)]
    entry = {"histories": 79, "information_states": 22, "cfr": points, "bots": [measure_bot(TINY, small, "random", 0)]}
    written = table({"variants": {"two-characters": entry}})
    assert "| `random` | 0.167 |" in written
