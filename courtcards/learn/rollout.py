"""Playing: every decision of all games over a number of steps, kept where the networks are."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from courtcards.bots.learned import SHARPNESS
from courtcards.games.arrays import BoolArray, Float64Array
from courtcards.learn.cuda_graph import CudaGraph
from courtcards.learn.groups import Group
from courtcards.learn.kernel import NOBODY
from courtcards.learn.networks import Policy, Pool
from courtcards.learn.settings import TrainingSettings

SEEN = ("features", "privileged_obs", "masks", "seats")  # of each decision
DECIDED = ("actions", "log_probs", "learning")
FEWEST = 2  # players; among rivals, too, λ decays by step as if there were this many


class Actor:
    """Where a group's decisions are made: what the seats that act look at, and what was drawn for them."""

    def __init__(
        self,
        settings: TrainingSettings,
        group: Group,
        policy: Policy,
        pool: Pool | None,
        generator: torch.Generator,
        device: torch.device,
    ) -> None:
        self.group, self.policy, self.pool, self.generator = group, policy, pool, generator
        self.device, self.half = device, settings.half
        self.features, self.privileged_obs, self.masks, self.seats = (self._like(getattr(group, name)) for name in SEEN)
        self.guessing, self.chosen = self._like(group.guessing), self._like(group.chosen)
        self.sharpness = SHARPNESS if settings.against else 1.0  # of those in the pool
        self.actions = torch.zeros(group.count, dtype=torch.int64, device=device)
        self.log_probs = torch.zeros(group.count, device=device)
        self.learning = torch.zeros(group.count, dtype=torch.bool, device=device)  # the learner decided, by choice
        self.drawn = self._like(group.actions)
        pooled = round(settings.pool_share * group.count / settings.pool_size) * settings.pool_size
        self.pooled = group.count if settings.against else pooled  # the last games of the group
        self.own = torch.from_numpy(seats_of_learner(group, self.pooled, settings.against is not None)).to(device)
        self.decide = CudaGraph(self._decide, device, generator)
        self._ready = torch.cuda.Event() if device.type == "cuda" else None

    def _like(self, shared: Tensor) -> Tensor:
        return torch.zeros_like(shared, device=self.device)

    def look(self) -> None:
        """What the seats look at comes to the device."""
        for name in (*SEEN, "guessing", "chosen"):
            getattr(self, name).copy_(getattr(self.group, name), non_blocking=True)

    @torch.no_grad()
    def _decide(self) -> None:
        """Draw an action for each game."""
        own = self.own.gather(1, self.seats.long().unsqueeze(1)).squeeze(1)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.half):
            logits = self.policy.logits(self.features, self.masks)
            if self.pool is not None and self.pooled:
                last = slice(-self.pooled, None)
                theirs = self.pool.logits(self.features[last], self.masks[last])
                theirs = torch.where(self.guessing[last, None], theirs, self.sharpness * theirs)
                logits[last] = torch.where(own[last, None], logits[last], theirs)
        log_probs = logits.log_softmax(-1)
        noise = torch.empty_like(log_probs).exponential_(generator=self.generator).log_()
        drawn = (log_probs - noise).argmax(-1)
        own &= self.chosen < 0
        self.actions.copy_(torch.where(self.chosen < 0, drawn, self.chosen.long()))
        self.log_probs.copy_(log_probs.gather(1, self.actions.unsqueeze(1)).squeeze(1))
        self.learning.copy_(own & (self.masks.sum(-1) > 1))
        self.drawn.copy_(self.actions)

    def answer(self) -> None:
        """Decide; the group has its actions when the actor is `ready`."""
        self.decide()
        self.group.actions.copy_(self.drawn, non_blocking=True)
        if self._ready is not None:
            self._ready.record()

    def wait(self) -> None:
        if self._ready is not None:
            self._ready.synchronize()


def seats_of_learner(group: Group, pooled: int, alone: bool) -> BoolArray:
    """By game and seat, whether the learner sits there: in the last games in one seat alone, or in every other one."""
    games, seats = np.arange(group.count)[:, None], np.arange(group.rules.seats)
    players = group.players[:, None]
    there = seats == games % players if alone else (seats + games) % 2 == 0
    own: BoolArray = there | (seats >= players) | (games < group.count - pooled)
    return own


class Rollout:
    """Rows are steps, columns games, those of the first group first. The last row is where the next rollout begins."""

    def __init__(
        self,
        settings: TrainingSettings,
        groups: list[Group],
        policy: Policy,
        pool: Pool | None,
        generator: torch.Generator,
        device: torch.device,
    ) -> None:
        self.device, self.steps = device, settings.horizon
        self.actors = [Actor(settings, group, policy, pool, generator, device) for group in groups]
        first, group = self.actors[0], groups[0]
        self.games = sum(group.count for group in groups)
        self.players = torch.cat([torch.from_numpy(group.players) for group in groups]).to(device)
        deciding = [np.where(group.learners == NOBODY, group.players, FEWEST) for group in groups]
        self.deciding = torch.from_numpy(np.concatenate(deciding)).to(device)  # seats whose turns are steps
        self.features, self.privileged_obs, self.masks, self.seats = (
            self._room(getattr(first, name), 1) for name in SEEN
        )
        self.actions, self.log_probs, self.learning = (self._room(getattr(first, name)) for name in DECIDED)
        self.rewards, self.dones = self._room(group.rewards), self._room(group.dones)
        for number in range(len(self.actors)):
            self._look(number, 0)

    def _room(self, like: Tensor, more: int = 0) -> Tensor:
        return torch.zeros((self.steps + more, self.games, *like.shape[1:]), dtype=like.dtype, device=self.device)

    def _keep(self, names: tuple[str, ...], number: int, row: int, source: Actor | Group) -> None:
        count = self.actors[number].group.count
        for name in names:
            getattr(self, name)[row, number * count : (number + 1) * count].copy_(
                getattr(source, name), non_blocking=True
            )

    def _look(self, number: int, row: int) -> None:
        self.actors[number].look()
        self._keep(SEEN, number, row, self.actors[number])

    def _answer(self, number: int, row: int) -> None:
        self.actors[number].answer()
        self._keep(DECIDED, number, row, self.actors[number])

    def play(self, slopes: Float64Array, by_points: float) -> None:
        """All steps; begins where the last rollout ended."""
        for number in range(len(self.actors)):
            self._answer(number, 0)
        for row in range(self.steps):
            for number, actor in enumerate(self.actors):
                actor.wait()
                actor.group.step(slopes, by_points)
                self._keep(("rewards", "dones"), number, row, actor.group)
                self._look(number, row + 1)
                if row + 1 < self.steps:
                    self._answer(number, row + 1)

    def begin_again(self) -> None:
        """What came last is where the next rollout begins."""
        for name in SEEN:
            getattr(self, name)[0].copy_(getattr(self, name)[-1])
