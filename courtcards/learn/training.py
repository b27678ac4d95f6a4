"""A training from its first step to its last: plays, learns, writes down how it goes, and can be interrupted anywhere.

A run folder holds `settings.json`, `checkpoint.pt` (to go on from), `curve.jsonl` (a line for each update),
`evaluations.jsonl` (arena results), `weights.npz` (to play with), `card.md` and `card.json`, `curve.png`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch

from courtcards.bots.learned import learned_game
from courtcards.bots.weights import load
from courtcards.errors import CourtCardsError, OptionError
from courtcards.games import rules_of
from courtcards.learn import checkpoint
from courtcards.learn.evaluation import Evaluations
from courtcards.learn.export import sizes, unpack, write_weights
from courtcards.learn.groups import Group
from courtcards.learn.networks import Critic, Policy, Pool
from courtcards.learn.ppo import Figures, Learner
from courtcards.learn.rollout import Rollout
from courtcards.learn.settings import GROUPS, TrainingSettings, between, check_numbers, settings_from
from courtcards.learn.win_probability import Ended, fit
from courtcards.messages import quote

SETTINGS, CHECKPOINT, CURVE, WEIGHTS = "settings.json", "checkpoint.pt", "curve.jsonl", "weights.npz"
SAVE_EVERY = 60.0  # seconds between two checkpoints
POOL_ENTRIES = 24  # how often the present policy joins the pool
GAMES_TO_FIT = 50_000  # finished games that are remembered for fitting


class Training:
    def __init__(self, settings: TrainingSettings, folder: Path, device: str | None = None) -> None:
        self.settings, self.folder = settings, folder
        self.device = device_of(device)
        self.rules, self.learned = rules_of(settings.game), learned_game(settings.game)
        torch.manual_seed(settings.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.generator = torch.Generator(self.device).manual_seed(settings.seed)
        self.rng = np.random.default_rng(settings.seed)
        start = load(settings.game, Path(settings.start)) if settings.start else None
        policy = Policy(self.rules, self.learned, sizes(start.net) if start else settings.hidden).to(self.device)
        critic = Critic(self.rules, self.learned, sizes(start.critic) if start else settings.critic).to(self.device)
        if start is not None:
            unpack(start.net, policy)
            unpack(start.critic, critic)
        self.learner = Learner(settings, policy, critic, self.device)
        self.pool = self._make_pool()
        self.slopes = (self.learned if start is None else start).slopes.copy()
        self.step = self.updates = self.joined = 0
        self.seconds = 0.0  # spent so far, before this process began to count
        self.ended: list[Ended] = []
        self.evaluations = Evaluations(settings, folder)
        self._resume()
        pin = self.device.type == "cuda"
        count = settings.games // GROUPS
        self.groups = [Group(settings, number, count, pin) for number in range(GROUPS)]
        self._load_games()
        self.rollout = Rollout(settings, self.groups, self.learner.policy, self.pool, self.generator, self.device)
        self.learner.read(self.rollout)
        self._begun = self._saved = time.monotonic()

    def _make_pool(self) -> Pool | None:
        settings = self.settings
        if settings.against is not None:
            weights = load(settings.game, Path(settings.against))
            frozen = Policy(self.rules, self.learned, sizes(weights.net)).to(self.device)
            unpack(weights.net, frozen)
            return Pool(frozen, 1)
        return Pool(self.learner.policy, settings.pool_size) if settings.pool_share else None

    # How far it is

    @property
    def elapsed(self) -> float:
        return self.seconds + time.monotonic() - self._begun

    @property
    def progress(self) -> float:
        """From 0 to 1, by steps, or by time if that is given and further on."""
        settings = self.settings
        by_time = self.elapsed / (60 * settings.minutes) if settings.minutes else 0.0
        return min(1.0, max(self.step / settings.steps, by_time))

    @property
    def by_points(self) -> float:
        """How much the points of a round count: first alone, then less and less beside the chance to win.

        A training that starts with weights already knows what points are good for.
        """
        settings = self.settings
        if settings.start is not None:
            return settings.by_points
        faded = (self.progress - settings.points_until) / max(settings.points_fade, 1e-9)
        return between((1.0, settings.by_points), max(0.0, faded))

    # One update after another

    def run(self, watch: Callable[[Figures], None], stop: Callable[[], bool] = lambda: False) -> bool:
        """Train to the end, or until `stop` says so; returns whether it is finished. Everything is kept."""
        while self.progress < 1 and not stop():
            watch(self.update())
            if time.monotonic() - self._saved > SAVE_EVERY:
                self.save()
        finished = self.progress >= 1
        self.save()
        if finished and self.settings.evaluate and self.evaluations.last_step() != self.step:
            self.evaluations.begin(self.step, self.elapsed, self.folder / WEIGHTS, alone=True)
        self.evaluations.wait()
        return finished

    def update(self) -> Figures:
        """Play a rollout and learn from it."""
        begun, progress = time.monotonic(), self.progress
        self.evaluations.yield_cores()
        self.rollout.play(self.slopes, self.by_points)
        played = time.monotonic()
        self._notice_ended()
        figures = self.learner.learn(progress, self.generator)
        self.rollout.begin_again()
        self.step += self.rollout.steps * self.rollout.games
        self.updates += 1
        self._join_pool(progress)
        now = time.monotonic()
        speed = self.rollout.steps * self.rollout.games / (now - begun)
        figures = {"update": self.updates, "step": self.step, "seconds": self.elapsed, "speed": speed} | figures
        figures |= {"playing": (played - begun) / (now - begun), "progress": self.progress}
        with (self.folder / CURVE).open("a") as file:
            file.write(json.dumps({name: round(value, 6) for name, value in figures.items()}) + "\n")
        if self.evaluations.is_due(self.progress):
            path = self.folder / f"weights-{self.step}.npz"
            self._write_weights(path)
            self.evaluations.begin(self.step, self.elapsed, path)
        return figures

    def _notice_ended(self) -> None:
        """Remember games that ended; when winning begins to count, and at times later, learn what points are worth."""
        self.ended += [group.take_ended() for group in self.groups]
        while sum(len(each[0]) for each in self.ended[1:]) > GAMES_TO_FIT:
            self.ended.pop(0)
        if self.by_points < 1 and (self.updates & (self.updates - 1) == 0 or not self._fitted()):
            self.slopes = fit(self.settings.game, self.slopes, self.ended)

    def _fitted(self) -> bool:
        return not np.array_equal(self.slopes, self.learned.slopes)

    def _join_pool(self, progress: float) -> None:
        """The present policy joins the pool: in an empty place at first, later in anybody's."""
        if self.pool is None or self.settings.against is not None or progress * POOL_ENTRIES < self.joined:
            return
        filled = self.joined < self.pool.size
        place = self.joined if filled else int(self.rng.integers(self.pool.size))
        for each in range(place, self.pool.size if filled else place + 1):
            self.pool.put(each, self.learner.policy)
        self.joined += 1

    # Keeping

    def save(self) -> None:
        """Everything needed to go on, and the weights to play with."""
        learner = self.learner
        kept: dict[str, Any] = {
            **{name: getattr(self, name) for name in ("step", "updates", "joined", "slopes", "ended")},
            "seconds": self.elapsed,
            "policy": learner.policy.state_dict(),
            "critic": learner.critic.state_dict(),
            "slow": learner.slow.state_dict(),
            "optimizer": learner.optimizer.state_dict(),
            "pool": None if self.pool is None else self.pool.state(),
            "groups": [group.state() for group in self.groups],
            "chance": self.generator.get_state(),
            "lots": self.rng.bit_generator.state,
            "evaluated": self.evaluations.done,
        }
        checkpoint.write(self.folder / CHECKPOINT, kept)
        self._write_weights(self.folder / WEIGHTS)
        self._saved = time.monotonic()

    def _write_weights(self, path: Path) -> None:
        learner = self.learner
        write_weights(path, self.settings.game, learner.policy, learner.critic, self.slopes, self.by_points)

    def _resume(self) -> None:
        self._kept: dict[str, Any] | None = None
        if not (self.folder / CHECKPOINT).exists():
            return
        kept = checkpoint.read(self.folder / CHECKPOINT, self.device)
        learner = self.learner
        for name in ("step", "updates", "joined", "slopes", "ended", "seconds"):
            setattr(self, name, kept[name])
        for name in ("policy", "critic", "slow", "optimizer"):
            getattr(learner, name).load_state_dict(kept[name])
        if self.pool is not None:
            self.pool.load(kept["pool"])
        self.generator.set_state(kept["chance"].cpu())
        self.rng.bit_generator.state = kept["lots"]
        self.evaluations.done = kept["evaluated"]
        self._kept = kept
        self._forget_later_updates()

    def _forget_later_updates(self) -> None:
        """Drop the lines written after the checkpoint: those updates will be repeated."""
        lines = (self.folder / CURVE).read_text().splitlines(keepends=True)
        (self.folder / CURVE).write_text("".join(lines[: self.updates]))

    def _load_games(self) -> None:
        if self._kept is not None:
            for group, state in zip(self.groups, self._kept["groups"], strict=True):
                group.load(state)
            self._kept = None


def device_of(name: str | None) -> torch.device:
    """Where to train: on a GPU if there is one, unless told otherwise. OptionError if there is no such device."""
    known = ("cpu", "cuda") if torch.cuda.is_available() else ("cpu",)
    kind, _, number = (name or known[-1]).partition(":")
    if kind not in known or (number and not (number.isdecimal() and int(number) < torch.cuda.device_count())):
        raise OptionError("learn-device", given=quote(name or ""), known=", ".join(known))
    return torch.device(name or kind)


def open_training(settings: TrainingSettings, folder: Path, device: str | None = None) -> Training:
    """A new training, or the one in the folder; refuses to continue with other settings, except for more steps."""
    check_numbers(settings)
    device_of(device)
    path, resumed = folder / SETTINGS, (folder / CHECKPOINT).exists()
    if resumed:  # before the first checkpoint there is nothing to continue
        before = settings_from(json.loads(path.read_text()))
        if replace(before, steps=max(before.steps, settings.steps)) != settings:
            raise CourtCardsError("learn-other-settings", path=str(folder))
    training = Training(settings, folder, device)
    folder.mkdir(parents=True, exist_ok=True)  # now that the settings are known to work
    path.write_text(json.dumps(settings.as_json(), indent=1) + "\n")
    if not resumed:
        (folder / CURVE).write_text("")
    return training
