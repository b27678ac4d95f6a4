"""Recorded games as arrays: nothing is lost, everything fits together, and what cannot be used is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import courtcards
from courtcards import bots
from courtcards.envs.dataset import arrays_of
from courtcards.errors import OptionError
from courtcards.game import action_numbers
from tests.test_cli import run

GAMES = [("call-to-glory", {"players": 3, "tasks": True, "ninja": True}), ("come-to-call", {"players": 4})]


def record(game_id: str, seed: str = "a", **options: Any) -> dict[str, Any]:
    players = options["players"]
    game = courtcards.new_game(game_id, seed=seed, names=[f"Player {seat}" for seat in range(players)], **options)
    bots.play_out(game, dict.fromkeys(range(players), "random"), rng=7)
    return game.record()


@pytest.mark.parametrize(("game_id", "options"), GAMES)
def test_playing_the_actions_again_gives_the_arrays(game_id: str, options: dict[str, Any]) -> None:
    data = arrays_of([record(game_id, seed, **options) for seed in "ab"])
    for number, seed in enumerate("ab"):
        game = courtcards.new_game(game_id, seed=seed, **options)
        for row in np.flatnonzero(data["game"] == number):
            seat, action = int(data["seat"][row]), int(data["action"][row])
            numbers = action_numbers(game_id, seat, game.players)
            assert (data["observation"][row] == game.observation(seat)).all()
            assert sorted(numbers[each] for each in game.legal(seat)) == np.flatnonzero(data["mask"][row]).tolist()
            game.play(seat, next(text for text, each in numbers.items() if each == action))
        assert game.over
        assert data["totals"][number, : game.players].tolist() == game.totals
        assert np.flatnonzero(data["win_share"][number]).tolist() == game.winners
    assert data["names"][0, 0] == "Player 0"
    assert data["names"][0, -1] == ("" if options["players"] < data["names"].shape[1] else "Player 3")


def test_other_game_is_refused() -> None:
    both = [record("call-to-glory", players=2, quick=True), record("come-to-call", players=2)]
    with pytest.raises(OptionError, match="come-to-call"):
        arrays_of(both)


def test_unfinished_game_is_refused() -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="a")
    with pytest.raises(OptionError, match="not finished"):
        arrays_of([game.record()])


def test_command_splits_games_into_files(tmp_path: Path) -> None:
    folder = tmp_path / "results" / "records"
    folder.mkdir(parents=True)
    (tmp_path / "results" / "result.json").write_text("{}")
    for seed in "abc":
        (folder / f"{seed}.json").write_text(json.dumps(record("call-to-glory", seed, players=2, quick=True)))
    done = run("dataset", f"{tmp_path}/results", "--out", f"{tmp_path}/data", "--games-per-file", "2")
    assert done.returncode == 0, done.stderr
    parts = sorted((tmp_path / "data").iterdir())
    assert [part.name for part in parts] == ["part-0001.npz", "part-0002.npz"]
    with np.load(parts[0], allow_pickle=False) as first, np.load(parts[1], allow_pickle=False) as second:
        assert (len(first["players"]), len(second["players"])) == (2, 1)
        rows = len(first["action"])
    done = run("dataset", str(folder), "--out", f"{tmp_path}/table", "--games-per-file", "2", "--format", "parquet")
    assert done.returncode == 0, done.stderr
    table = parquet.read_table(tmp_path / "table" / "part-0001.parquet")
    assert table.num_rows == rows
    assert {"observation", "mask", "action", "win_share"} <= set(table.column_names)


def test_command_lets_named_bots_play(tmp_path: Path) -> None:
    done = run("dataset", "--bots", "greedy,random", "--games", "3", "--seed", "x", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    with np.load(tmp_path / "part-0001.npz", allow_pickle=False) as data:
        assert [sorted(names[:2]) for names in data["names"].tolist()] == [["greedy", "random"]] * 4, "whole deals"


def test_nothing_to_write_is_said(tmp_path: Path) -> None:
    done = run("dataset", "--out", str(tmp_path))
    assert done.returncode != 0
    assert "--bots" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--format", "csv"], "csv"), ([], "no records")],
)
def test_bad_input_is_one_sentence(tmp_path: Path, arguments: list[str], words: str) -> None:
    done = run("dataset", str(tmp_path), "--out", f"{tmp_path}/data", *arguments)
    assert done.returncode != 0
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
