"""neural and master: they play by the rules, see nothing hidden, repeat themselves, and say what they miss."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from courtcards.bots import Bot, Budget, bot_of
from courtcards.bots.beliefs import credibilities
from courtcards.bots.learned import is_guessing
from courtcards.bots.master import TO_THE_END, MasterBot
from courtcards.bots.neural import NeuralBot
from courtcards.bots.weights import FOLDER, load, shipped, weights_of
from courtcards.errors import OptionError
from courtcards.games import GAMES, rules_of
from courtcards.games.rng import rng_states
from courtcards.learn.export import keep_policy
from tests.learn.conftest import SETUPS, positions

THOUGHT = Budget(samples=20)


def bots(game_id: str, weights: Path) -> list[Bot]:
    bare = MasterBot(game_id, weights, rounds=TO_THE_END, believes=False)
    return [bot_of(f"neural@{weights}", game_id), bot_of(f"master@{weights}", game_id), bare]


def test_choices_are_legal_and_come_again(game_id: str, weights: Path) -> None:
    for setup, options in [each for each in SETUPS if each[0] == game_id]:
        for _, knowledge, legal in positions(setup, options, 47):
            before = knowledge.tobytes()
            for bot in bots(game_id, weights):
                chosen = {bot.choose(knowledge, legal, rng_states(5, 1)[0], THOUGHT) for _ in range(2)}
                assert len(chosen) == 1
                assert chosen <= set(legal.tolist())
            assert knowledge.tobytes() == before


def test_no_bot_tells_apart_what_its_seat_cannot(game_id: str, weights: Path) -> None:
    rules = rules_of(game_id)
    other, again = rules.new_states(1), rules.new_states(1)
    for setup, options in [each for each in SETUPS if each[0] == game_id]:
        for i, (_, knowledge, legal) in enumerate(positions(setup, options, 47)):
            other[0] = knowledge
            rules.determinize(other[0], rng_states(100 + i, 1)[0])
            rules.know(other[0], int(knowledge["viewer"]), again[0])
            for bot in bots(game_id, weights):
                first = bot.choose(knowledge, legal, rng_states(i, 1)[0], THOUGHT)
                assert bot.choose(again[0], legal, rng_states(i, 1)[0], THOUGHT) == first


def test_turns_are_sharpened_and_guesses_are_not(game_id: str) -> None:
    neural, master = NeuralBot(game_id), MasterBot(game_id)
    guessed = set()
    for _, knowledge, legal in positions(game_id, {"players": 2}, 1):
        guessed.add(guessing := bool(is_guessing(knowledge)))
        expected = master.look(knowledge, legal).probs ** (1 if guessing else 4)
        assert np.allclose(neural.probs(knowledge, legal), expected / expected.sum(), atol=1e-5)
    assert guessed == ({False, True} if game_id == "come-to-call" else {False})


def test_one_legal_action_needs_no_thought(game_id: str, weights: Path) -> None:
    only, knowledge = np.array([7], np.int16), rules_of(game_id).new_states(1)[0]
    for bot in bots(game_id, weights):
        assert bot.choose(knowledge, only, rng_states(1, 1)[0], Budget(seconds=60.0)) == 7


def test_fitting_worlds_are_more_credible() -> None:
    counts = np.array([[[50.0, 50.0, 0.0], [100.0, 0.0, 0.0]]])
    credible = credibilities(np.array([2.0, 0.0, 9.0, 0.0, 0.0, 0.0], np.float32), counts)
    assert credible[0, 0, 0] > 0 > credible[0, 0, 1]
    assert np.abs(credible[0, 1, 0]) < 0.01


@pytest.mark.parametrize("name", ["neural", "master"])
def test_wrong_weights_are_refused_in_one_sentence(name: str, tmp_path: Path, weights: Path, game_id: str) -> None:
    with pytest.raises(OptionError, match="trained weights, but there are none"):
        bot_of(f"{name}@{tmp_path / 'none.npz'}", game_id)
    other = next(each for each in GAMES if each != game_id)
    with pytest.raises(OptionError, match="are not for"):
        bot_of(f"{name}@{weights}", other)
    with np.load(weights) as file:
        np.savez(tmp_path / "older.npz", **{**dict(file), "first": file["first"][1:]})
    with pytest.raises(OptionError, match="another version"):
        bot_of(f"{name}@{tmp_path / 'older.npz'}", game_id)
    (tmp_path / "broken.npz").write_bytes(b"PK nothing")
    with pytest.raises(OptionError, match="Can’t read"):
        bot_of(f"{name}@{tmp_path / 'broken.npz'}", game_id)


def test_policy_alone_borrows_the_critic_of_the_package(game_id: str, weights: Path, tmp_path: Path) -> None:
    keep_policy(weights, tmp_path / "policy.npz")
    whole, alone, package = (load(game_id, path) for path in (weights, tmp_path / "policy.npz", shipped(game_id)))
    assert all((a == b).all() for a, b in zip(whole.net, alone.net, strict=True))
    assert all((a == b).all() for a, b in zip(alone.critic, package.critic, strict=True))


def test_policy_of_no_file_is_refused_in_words(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "courtcards.learn.export", str(tmp_path / "none.npz"), str(tmp_path / "to.npz")]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert "there are none in" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert not (tmp_path / "to.npz").exists()


def test_each_table_gets_the_policy_made_for_it() -> None:
    assert shipped("call-to-glory", 2) != shipped("call-to-glory", 3) == shipped("call-to-glory", 4)
    assert shipped("come-to-call", 2) == shipped("come-to-call", 6)
    for name in ("neural", "master"):
        bot = bot_of(name, "call-to-glory")
        for players in (2, 3, 4):
            of_the_size = bot_of(f"{name}@{shipped('call-to-glory', players)}", "call-to-glory")
            of_another = bot_of(f"{name}@{shipped('call-to-glory', 3 if players == 2 else 2)}", "call-to-glory")
            choices = [
                [each.choose(knowledge, legal, rng_states(5, 1)[0], THOUGHT) for each in (bot, of_the_size, of_another)]
                for _, knowledge, legal in positions("call-to-glory", {"players": players}, 7)
            ]
            assert [row[0] for row in choices] == [row[1] for row in choices] != [row[2] for row in choices]


def test_own_weights_play_at_all_tables(game_id: str, weights: Path) -> None:
    own = weights_of(game_id, weights)
    assert own.two is own.more is load(game_id, weights)


def test_the_weights_of_the_package_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.npz")) <= 8_000_000
