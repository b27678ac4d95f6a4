"""Playing: every decision of all games over a number of steps, kept where the networks are."""

from __future__ import annotations

import torch
from torch import Tensor

from courtcards.games.arrays import FloatArray
from courtcards.learn.groups import Group
from courtcards.learn.networks import Policy, Pool
from courtcards.learn.settings import Settings


class Rollout:
    """Rows are steps, columns games, those of the first group first. The last row is where the next rollout begins."""

    def __init__(self, settings: Settings, groups: list[Group], device: torch.device) -> None:
        self.groups, self.device, self.steps, self.half = groups, device, settings.horizon, settings.half
        first = groups[0]
        self.games = sum(group.count for group in groups)
        self.players = torch.cat([torch.from_numpy(group.players) for group in groups]).to(device)
        self.features = self._room(first.features, 1)
        self.secrets, self.masks = self._room(first.secrets, 1), self._room(first.masks, 1)
        self.seats = self._room(first.seats, 1)
        self.rewards, self.dones = self._room(first.rewards), self._room(first.dones)
        self.actions, self.chances = (
            self._room(first.actions, 0, torch.int64),
            self._room(first.seats, 0, torch.float32),
        )
        self.learning = self._room(first.dones)  # whether the learner decided, and had a choice
        pooled = round(settings.pool_share * first.count / settings.pool_size) * settings.pool_size
        self.pooled = first.count if settings.against else pooled  # the last games of each group
        self.own = self._seats_of_learner(settings)
        self._ready = [torch.cuda.Event() if device.type == "cuda" else None for _ in groups]
        self._look(0)

    def _room(self, like: Tensor, more: int = 0, dtype: torch.dtype | None = None) -> Tensor:
        shape = (self.steps + more, self.games, *like.shape[1:])
        return torch.zeros(shape, dtype=dtype or like.dtype, device=self.device)

    def _seats_of_learner(self, settings: Settings) -> Tensor:
        """By game and seat, whether the learner sits there: one seat against a fixed policy, else every other one."""
        own = torch.ones((self.games, self.groups[0].rules.seats), dtype=torch.bool)
        for number, group in enumerate(self.groups):
            for game in range(group.count - self.pooled, group.count):
                players = int(group.players[game])
                for seat in range(players):
                    alone, alternate = seat == game % players, (seat + game) % 2 == 0
                    own[number * group.count + game, seat] = alone if settings.against else alternate
        return own.to(self.device)

    def _columns(self, number: int) -> slice:
        count = self.groups[number].count
        return slice(number * count, (number + 1) * count)

    def _look(self, row: int) -> None:
        for number in range(len(self.groups)):
            self._send(number, row)

    def _send(self, number: int, row: int) -> None:
        """What the seats of a group look at goes to the device."""
        group, columns = self.groups[number], self._columns(number)
        for name in ("features", "secrets", "masks", "seats"):
            getattr(self, name)[row, columns].copy_(getattr(group, name), non_blocking=True)

    @torch.no_grad()
    def _decide(self, number: int, row: int, policy: Policy, pool: Pool | None, chance: torch.Generator) -> None:
        """Draw an action for each game of a group; the CPU gets them when `_ready`."""
        columns, group = self._columns(number), self.groups[number]
        features, masks = self.features[row, columns], self.masks[row, columns]
        own = self.own[columns].gather(1, self.seats[row, columns].long().unsqueeze(1)).squeeze(1)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.half):
            logits = policy.logits(features, masks)
            if pool is not None and self.pooled:
                theirs = pool.logits(features[-self.pooled :], masks[-self.pooled :])
                logits[-self.pooled :] = torch.where(own[-self.pooled :, None], logits[-self.pooled :], theirs)
        chances = logits.log_softmax(-1)
        luck = torch.empty_like(chances).exponential_(generator=chance).log_()
        actions = (chances - luck).argmax(-1)
        self.actions[row, columns] = actions
        self.chances[row, columns] = chances.gather(1, actions.unsqueeze(1)).squeeze(1)
        self.learning[row, columns] = own & (masks.sum(-1) > 1)
        group.actions.copy_(actions.short(), non_blocking=True)
        if (ready := self._ready[number]) is not None:
            ready.record()

    def play(
        self, policy: Policy, pool: Pool | None, chance: torch.Generator, slopes: FloatArray, by_points: float
    ) -> None:
        """All steps; begins where the last rollout ended."""
        for number in range(len(self.groups)):
            self._decide(number, 0, policy, pool, chance)
        for row in range(self.steps):
            for number, group in enumerate(self.groups):
                if (ready := self._ready[number]) is not None:
                    ready.synchronize()
                group.step(slopes, by_points)
                columns = self._columns(number)
                self.rewards[row, columns].copy_(group.rewards, non_blocking=True)
                self.dones[row, columns].copy_(group.dones, non_blocking=True)
                self._send(number, row + 1)
                if row + 1 < self.steps:
                    self._decide(number, row + 1, policy, pool, chance)

    def begin_again(self) -> None:
        """What came last is where the next rollout begins."""
        for each in (self.features, self.secrets, self.masks, self.seats):
            each[0].copy_(each[-1])
