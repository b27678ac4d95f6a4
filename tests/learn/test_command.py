"""`courtcards train`: one command to weights that play, interrupted or not."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from courtcards.bots import bot_of
from courtcards.bots.weights import shipped
from courtcards.cli.main import make_app
from courtcards.cli.train import Stop, as_typed
from courtcards.errors import OptionError
from courtcards.learn import training
from courtcards.learn.evaluation import Evaluations, evaluate
from courtcards.learn.settings import settings_of

TINY = ["train", "--game", "come-to-call", "--preset", "tiny", "--device", "cpu", "--steps", "16384"]


@pytest.fixture
def unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without evaluations, which have a test of their own."""
    monkeypatch.setattr(Evaluations, "begin", lambda *_, **__: None)


@pytest.mark.usefixtures("unwatched")
def test_interrupted_training_resumes_and_exports_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    update = training.Training.update

    def interrupted(self: training.Training) -> training.Figures:
        os.kill(os.getpid(), signal.SIGINT)
        return update(self)

    with monkeypatch.context() as patch:
        patch.setattr(training.Training, "update", interrupted)
        stopped = CliRunner().invoke(make_app(), [*TINY, "--out", str(tmp_path)])
    assert stopped.exit_code == 130, stopped.output
    assert "Run the same command" in stopped.output
    done = CliRunner().invoke(make_app(), [*TINY, "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert "Continuing after 0.0 million steps" in done.output
    assert json.loads((tmp_path / "card.json").read_text())["updates"] == 2
    assert bot_of(f"neural@{tmp_path / 'weights.npz'}", "come-to-call").name == "neural"


def test_a_second_interruption_ends_at_once() -> None:
    with Stop() as stop:
        os.kill(os.getpid(), signal.SIGTERM)
        assert stop.asked()
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)


def test_card_shows_the_command_as_typed() -> None:
    for arguments in (["/bin/courtcards", "train", "--out", "a b"], ["courtcards/cli/train.py", "--out", "a b"]):
        assert as_typed(arguments) == "courtcards train --out 'a b'"


def test_missing_pytorch_is_explained_in_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("courtcards.arena.extras.has", lambda _: False)
    done = CliRunner().invoke(make_app(), [*TINY, "--out", str(tmp_path)])
    assert "courtcards[train]" in str(done.exception)


WRONG = {
    "--steps 0": "The setting steps must be 1 or more, not 0.",
    "--steps -5": "The setting steps must be 1 or more, not -5.",
    "--seed -1": "The setting seed must be 0 or more, not -1.",
    "--minutes 0": "The setting minutes must be more than 0, not 0.0.",
    "--minutes nan": "The setting minutes must be more than 0, not nan.",
    "--device tpu": "Can’t train on “tpu” here. Available devices: cpu",
    "--device cuda:99": "Can’t train on “cuda:99” here. Available devices: cpu",
    "--set games=0": "The setting games must be 2 or more, not 0.",
    "--set games=3": "The setting games must be an even number, not 3",
    "--set games=99999999999": "The setting games must be 1048576 or less, not 99999999999.",
    "--set horizon=99999999999": "The setting horizon must be 4096 or less",
    "--set hidden=99999999999,64": "The setting hidden must be 16384 or less",
    "--seed 99999999999999999999": "The setting seed must be 9223372036854775807 or less",
    "--from nowhere.npz": "This bot needs trained weights, but there are none in",
    "--against nowhere.npz": "This bot needs trained weights, but there are none in",
    f"--from {__file__}": "Can’t read the weights in",
    f"--against {shipped('call-to-glory')}": "The weights in",
    "--set minibatch=0": "The setting minibatch must be 1 or more, not 0.",
    "--set steps=0": "The setting steps must be 1 or more, not 0.",
    "--set hidden=64,0": "The setting hidden must be 1 or more, not 0.",
    "--set gae_lambda=1.5": "The setting gae_lambda must be from 0 to 1, not 1.5.",
    "--set games=True": "“games=True” is not a valid setting.",
    "--set hidden=64,64,64": "“hidden=64,64,64” is not a valid setting.",
}


@pytest.mark.parametrize("given", WRONG)
def test_wrong_input_is_refused_before_anything_is_made(given: str, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    done = CliRunner().invoke(make_app(), [*TINY, "--out", str(folder), *given.split()])
    assert isinstance(done.exception, OptionError)
    assert str(done.exception).startswith(WRONG[given])
    assert not folder.exists()


def test_an_evaluation_says_what_the_arena_says(weights: Path, game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtcards.learn.evaluation.cores", lambda: 1)
    asked = {"step": 5, "seconds": 1.0, "weights": str(weights), "game": game_id, "deals": 2, "rivals": ["random"]}
    found = evaluate(asked)
    low, value, high = found["shares"]["random"]
    assert found["step"] == 5
    assert 0 <= low <= value <= high <= 1


def test_evaluations_are_spread_over_the_training(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "true")
    evaluations = Evaluations(settings_of("tiny", "call-to-glory", evaluate=4), tmp_path)
    begun = 0
    for percent in range(100):
        if evaluations.is_due(percent / 100):
            evaluations.begin(percent, 0.0, tmp_path / "weights.npz")
            evaluations.wait()
            begun += 1
    assert begun == 3  # the last one is begun when the training is over
