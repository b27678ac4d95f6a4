"""Training: it learns, repeats itself, survives being killed, and ends in weights that play."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from courtcards import arena
from courtcards.bots.call_to_glory import weights as scripted
from courtcards.bots.learned import learned_game
from courtcards.errors import CourtCardsError, OptionError
from courtcards.learn.curves import draw, read_lines, sparkline
from courtcards.learn.groups import Group, draw_options
from courtcards.learn.logs import COLUMNS
from courtcards.learn.model_card import write_card
from courtcards.learn.settings import TrainingSettings, between, read_changes, settings_from, settings_of
from courtcards.learn.training import CHECKPOINT, CURVE, WEIGHTS, Training, open_training

SMALL: dict[str, Any] = {"games": 16, "horizon": 8, "minibatch": 64, "hidden": (16, 8), "critic": (16, 8), "steps": 640}


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def small(game: str, **changes: Any) -> TrainingSettings:
    return replace(settings_of("tiny", game, evaluate=0), **{**SMALL, **changes})


def after(updates: int, training: Training) -> Callable[[], bool]:
    return lambda: training.updates >= updates


def train(settings: TrainingSettings, folder: Path, updates: int = 1000) -> Training:
    training = open_training(settings, folder, "cpu")
    training.evaluations.begin = lambda *_, **__: None  # type: ignore[method-assign]
    training.run(lambda _: None, after(updates, training))
    return training


def test_victim_plays_as_its_bot_does(game_id: str, tmp_path: Path) -> None:
    """An exploiter's victim draws from the same sharpened policy as `neural`, in turns and where players guess."""
    train(small(game_id), tmp_path / "victim", 1)
    against = small(game_id, against=str(tmp_path / "victim" / WEIGHTS), start=str(tmp_path / "victim" / WEIGHTS))
    actor = open_training(replace(against, games=512, half=False), tmp_path / "exploiter", "cpu").rollout.actors[0]
    guessed = torch.zeros(2, dtype=torch.int64)
    for _ in range(60):
        actor.group.step(learned_game(game_id).slopes, 0.1)
        actor.look()
        actor.answer()
        theirs = ~actor.own.gather(1, actor.seats.long()[:, None])[:, 0]
        learned = (
            actor.policy.logits(actor.features, actor.masks).log_softmax(-1).gather(1, actor.actions[:, None])[:, 0]
        )
        flat = torch.isclose(actor.log_probs, learned, atol=1e-4) | ~theirs
        assert flat[actor.guessing].all()
        guessed += torch.bincount(actor.guessing[theirs & ~flat].long(), minlength=2)
    assert guessed[0] > 0 == guessed[1]


def same_weights(one: Path, other: Path) -> bool:
    with np.load(one / WEIGHTS) as first, np.load(other / WEIGHTS) as second:
        return all((first[name] == second[name]).all() for name in first.files)


def test_the_tiny_training_beats_random_play(tmp_path: Path) -> None:
    settings = replace(settings_of("tiny", "call-to-glory"), steps=120_000)
    train(settings, tmp_path)
    bots = [f"neural@{tmp_path / WEIGHTS}", "random"]
    result = arena.run(bots, deals=30, workers=1, quick=True)
    share = next(standing.win_share for standing in result.standings if standing.bot == bots[0])
    assert share.low > 0.7


def test_seed_decides_what_is_learned(game_id: str, tmp_path: Path) -> None:
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        train(small(game_id, seed=seed), tmp_path / name, 3)
    assert same_weights(tmp_path / "a", tmp_path / "b")
    assert not same_weights(tmp_path / "a", tmp_path / "c")


def test_killed_training_resumes_unchanged(game_id: str, tmp_path: Path) -> None:
    settings = small(game_id, mix="all", points_until=0.3)
    train(settings, tmp_path / "whole")
    training = train(settings, tmp_path / "killed", 2)
    training.update()  # never saved
    shutil.copytree(tmp_path / "killed", tmp_path / "resumed")
    resumed = train(settings, tmp_path / "resumed")
    assert resumed.step == settings.steps
    assert same_weights(tmp_path / "whole", tmp_path / "resumed")
    assert [line["update"] for line in read_lines(tmp_path / "resumed" / CURVE)] == [1, 2, 3, 4, 5]


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    train(small("call-to-glory"), tmp_path, 1)
    with pytest.raises(CourtCardsError, match="different settings"):
        open_training(small("call-to-glory", seed=5), tmp_path)


def test_after_a_mistake_the_same_folder_will_do(tmp_path: Path) -> None:
    with pytest.raises(CourtCardsError, match="there are none in"):
        open_training(small("call-to-glory", against=str(tmp_path / "nowhere.npz")), tmp_path)
    assert train(small("call-to-glory"), tmp_path, 1).updates == 1


def test_failed_start_does_not_fix_the_settings(tmp_path: Path) -> None:
    open_training(small("call-to-glory", seed=5), tmp_path, "cpu")  # and fails before its first checkpoint
    assert train(small("call-to-glory"), tmp_path, 1).updates == 1


def test_a_finished_training_can_be_extended(tmp_path: Path) -> None:
    first = train(small("call-to-glory", steps=256), tmp_path)
    longer = small("call-to-glory", steps=512)
    assert (first.updates, train(longer, tmp_path).updates) == (2, 4)
    with pytest.raises(CourtCardsError, match="different settings"):
        open_training(small("call-to-glory", steps=256), tmp_path)


def test_a_fixed_policy_can_be_trained_against(game_id: str, tmp_path: Path) -> None:
    train(small(game_id), tmp_path / "frozen", 1)
    settings = small(game_id, against=str(tmp_path / "frozen" / WEIGHTS), mix="all")
    training = train(settings, tmp_path / "exploiter", 1)
    assert training.rollout.actors[0].pooled == training.groups[0].count
    taken = torch.cat([actor.own for actor in training.rollout.actors]).long().sum(1)
    seats = training.groups[0].rules.seats
    assert (taken - (seats - training.rollout.players) == 1).all()


def test_a_training_begins_with_the_weights_given(game_id: str, tmp_path: Path) -> None:
    before = train(small(game_id, hidden=(24, 16)), tmp_path / "first", 1)
    settings = small(game_id, start=str(tmp_path / "first" / WEIGHTS), learning_rate=(0.0, 0.0), mix="full")
    training = train(replace(settings, lambda_by_turn=True, normalize_by_table=True), tmp_path / "second", 1)
    for name in ("policy", "critic"):
        pairs = zip(*(getattr(each.learner, name).parameters() for each in (before, training)), strict=True)
        assert all(torch.allclose(old, new, rtol=2e-3, atol=1e-4) for old, new in pairs)
    assert training.by_points == settings.by_points


def test_without_a_pool_every_seat_learns(tmp_path: Path) -> None:
    training = train(small("call-to-glory", pool_share=0.0), tmp_path, 1)
    assert training.pool is None
    assert all(actor.own.all() for actor in training.rollout.actors)


def test_rewards_of_a_table_add_up_to_nothing(game_id: str, tmp_path: Path) -> None:
    training = train(small(game_id, mix="all", horizon=128, games=64, points_until=0.0), tmp_path, 1)
    rewards = training.rollout.rewards[training.rollout.dones]
    assert len(rewards) > 10
    assert rewards.abs().max() > 0.1
    assert rewards.sum(-1).abs().max() < 1e-5


def test_every_option_is_played(game_id: str) -> None:
    drawn = draw_options(small(game_id, mix="all"), 0, 512)
    assert {each["players"] for each in drawn} == ({2, 3, 4} if game_id == "call-to-glory" else {2, 3, 4, 5, 6})


def test_some_come_to_call_games_change_the_cards() -> None:
    drawn = [each["cards"] for each in draw_options(small("come-to-call", mix="all"), 0, 512) if "cards" in each]
    assert len(drawn) == 51
    assert len({json.dumps(cards) for cards in drawn}) > 40


def test_points_give_way_to_the_chance_to_win(tmp_path: Path) -> None:
    training = open_training(small("call-to-glory", points_until=0.2, points_fade=0.4, by_points=0.1), tmp_path, "cpu")
    found = []
    for step in (0, 128, 256, 384, 640):
        training.step = step
        found.append(round(training.by_points, 3))
    assert found == [1.0, 1.0, 0.55, 0.1, 0.1]


def test_run_leaves_model_card_curve_and_picture(tmp_path: Path) -> None:
    settings = small("come-to-call")
    train(settings, tmp_path, 2)
    write_card(tmp_path, settings, "courtcards train", tmp_path / WEIGHTS)
    card = json.loads((tmp_path / "card.json").read_text())
    assert card["steps"] == 256
    assert card["weights"]["bytes"] == (tmp_path / WEIGHTS).stat().st_size
    assert "| command | `courtcards train` |" in (tmp_path / "card.md").read_text()
    assert draw(tmp_path) is not None
    assert "| against |" not in (tmp_path / "card.md").read_text()  # nothing was evaluated
    assert (tmp_path / CHECKPOINT).exists()
    assert set(read_lines(tmp_path / "curve.jsonl")[0]) == set(COLUMNS)


def test_a_card_tells_of_the_runs_before(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    settings = small("come-to-call")
    train(settings, first, 2)
    write_card(first, settings, "courtcards train first", first / WEIGHTS)
    further = small("come-to-call", start=str(first / WEIGHTS))
    train(further, second, 1)
    write_card(second, further, "courtcards train second", second / WEIGHTS)
    assert json.loads((second / "card.json").read_text())["began_as"]["steps"] == 256
    words = (second / "card.md").read_text()
    assert words.index("train second") < words.index("**before that**") < words.index("train first")


class Evil:
    """What a hostile checkpoint would hold."""

    def __init__(self, trace: Path) -> None:
        self.trace = trace

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.trace,)


def test_checkpoint_runs_no_code(tmp_path: Path) -> None:
    train(small("call-to-glory"), tmp_path, 1)
    trace = tmp_path / "trace"
    torch.save({"step": Evil(trace)}, tmp_path / CHECKPOINT)
    with pytest.raises(CourtCardsError, match="damaged"):
        open_training(small("call-to-glory"), tmp_path, "cpu")
    assert not trace.exists()


def test_settings_survive_being_written() -> None:
    settings = settings_of("shipped", "come-to-call", minutes=3.5)
    assert settings_from(json.loads(json.dumps(settings.as_json()))) == settings
    assert between((4.0, 2.0), 0.5) == 3.0
    with pytest.raises(OptionError, match="Available mixes: all, full, large, two, three, four"):
        settings_of("tiny", "call-to-glory", mix="five")
    with pytest.raises(OptionError, match="preset"):
        settings_of("huge", "come-to-call")


def test_points_count_longer_with_more_opponents() -> None:
    alone, behind = (settings_of("shipped", "come-to-call", against=against) for against in (None, "some/weights.npz"))
    assert alone.points_until < behind.points_until
    assert settings_of("shipped", "call-to-glory", against="some/weights.npz").entropy == (0.05, 0.005)
    assert settings_of("shipped", "come-to-call", against="some/weights.npz", points_until=0.7).points_until == 0.7


def test_any_setting_can_be_changed_by_name() -> None:
    changes = read_changes(["clip=0.1", "entropy=0.03,0.003", "half=False", "magnet=0"])
    assert changes == {"clip": 0.1, "entropy": (0.03, 0.003), "half": False, "magnet": 0}
    assert read_changes(["decay=0.9", "gradient=1.0"]) == {"gae_lambda": 0.9, "max_grad_norm": 1.0}
    for wrong in ("clap=0.1", "clip", "clip=high", "entropy=0.03", "games=1.5"):
        with pytest.raises(OptionError, match="not a valid setting"):
            read_changes([wrong])


def test_a_curve_fits_on_one_line() -> None:
    assert sparkline([0.0, 1.0, 2.0, 3.0]) == "▁▃▅█"
    assert len(sparkline([float(i) for i in range(1000)])) == 40


def test_rivals_play_all_seats_but_one(game_id: str) -> None:
    settings = settings_of("tiny", game_id, rival_share=0.5, mix="three")
    group = Group(settings, 0, 60, pin=False)
    learned = np.zeros(60, np.int64)
    for _ in range(40):
        seats, chosen, masks = group.seats.numpy(), group.chosen.numpy(), group.masks.numpy()
        theirs = (group.learners >= 0) & (group.learners != seats)
        assert ((chosen >= 0) == theirs).all()
        assert masks[theirs, chosen[theirs]].all()
        learned += chosen < 0
        group.actions[:] = torch.where(group.chosen < 0, group.masks.byte().argmax(1), group.chosen)
        group.step(learned_game(game_id).slopes, 1.0)
    assert (group.learners >= 0).sum() == 30
    assert 20 < learned[:30].mean() < learned[30:].mean() == 40  # rivals are seen only at the beginning of a round


def test_rivals_stay_away_from_two_players(game_id: str) -> None:
    group = Group(settings_of("tiny", game_id, rival_share=1.0, mix="full"), 0, 100, pin=False)
    assert ((group.learners < 0) == (group.players == 2)).all()
    assert 0 < (group.players == 2).sum() < 100


def test_rivals_differ_by_seat_and_by_game() -> None:
    settings = settings_of("tiny", "call-to-glory", rival_share=0.5, mix="three", seed=3)
    traits, again, others = (
        Group(replace(settings, seed=seed), 0, 20, pin=False)._batch.traits.reshape(80, -1) for seed in (3, 3, 4)
    )
    assert (traits == again).all()
    assert len(np.unique(np.vstack([traits, others, [scripted.WEIGHTS]]), axis=0)) == 80 + 80 + 1
    weighing = scripted.WEIGHTS != 0
    distances = np.log(traits[:, weighing] / scripted.WEIGHTS[weighing])
    assert distances.std() == pytest.approx(scripted.SPREAD, rel=0.1)


def test_turns_of_rivals_do_not_shrink_lambda(game_id: str, tmp_path: Path) -> None:
    settings = settings_of("tiny", game_id, rival_share=0.5, pool_share=0.0, games=40, mix="three")
    rollout = open_training(settings, tmp_path, "cpu").rollout
    assert rollout.deciding.tolist() == 2 * (10 * [2] + 10 * [3])
