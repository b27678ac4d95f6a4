"""Learning from a rollout: proximal policy optimization with an entropy bonus and a pull towards a slow copy."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import torch
from torch import Tensor, nn
from torch.nn import functional

from courtcards.learn.advantages import by_seat, from_actor, gae, lambda_by_turn, normalize
from courtcards.learn.cuda_graph import CudaGraph
from courtcards.learn.networks import Critic, Policy
from courtcards.learn.rollout import Rollout
from courtcards.learn.settings import TrainingSettings, between

CHUNK = 1 << 17  # rows that the critic values at once
OWN_VALUE = 0.5  # weight of the policy's own guess of the values

Figures = dict[str, float]
MEANS = ("entropy", "approx_kl", "clipped", "magnet", "critic", "value", "belief")  # over the minibatches of an update


class Batch:
    """What is learned from a rollout, by its flattened rows; the tensors stay in place."""

    def __init__(self, rollout: Rollout, settings: TrainingSettings) -> None:
        rows, seats, device = rollout.steps * rollout.games, rollout.rewards.shape[-1], rollout.device
        self.advantages = torch.zeros(rows, device=device)  # of the seat that acted, in standard deviations
        self.targets = torch.zeros((rows, seats), device=device)  # values of all seats, from the one that acted
        self.seated = seats_taken(rollout.players.repeat(rollout.steps), seats)  # whether anybody sits there
        self.part = torch.zeros(min(settings.minibatch, rows), dtype=torch.int64, device=device)  # a minibatch: rows
        self.entropy = torch.zeros((), device=device)  # how much it counts by now
        self.sums = torch.zeros(len(MEANS), device=device)  # of the figures of all minibatches


class Learner:
    def __init__(self, settings: TrainingSettings, policy: Policy, critic: Critic, device: torch.device) -> None:
        self.settings, self.policy, self.critic, self.device = settings, policy, critic, device
        self.slow = copy.deepcopy(policy).requires_grad_(False)
        parameters, on_gpu = [*policy.parameters(), *critic.parameters()], device.type == "cuda"
        rate = torch.tensor(settings.learning_rate[0], device=device)
        self.optimizer = torch.optim.Adam(parameters, rate, eps=1e-5, fused=on_gpu, capturable=on_gpu)

    def read(self, rollout: Rollout) -> None:
        """Learn from this rollout from now on."""
        self.rollout, self.batch = rollout, Batch(rollout, self.settings)
        self.improve = CudaGraph(self._improve, self.device)

    def _autocast(self) -> torch.autocast:
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.settings.half)

    def learn(self, progress: float, generator: torch.Generator) -> Figures:
        """A few passes over the rollout; returns what happened, as means."""
        settings, batch, count = self.settings, self.batch, 0
        for group in self.optimizer.param_groups:
            group["lr"].fill_(learning_rate(settings, progress))
        places, figures = self.prepare()
        batch.entropy.fill_(between(settings.entropy, progress))
        batch.sums.zero_()
        for _ in range(settings.epochs):
            order = places[torch.randperm(len(places), generator=generator, device=generator.device).to(self.device)]
            for part in filled(order, len(batch.part)):
                batch.part.copy_(part)
                self.improve()
                count += 1
        self.follow()
        return figures | dict(zip(MEANS, (batch.sums / count).tolist(), strict=True))

    @torch.no_grad()
    def prepare(self) -> tuple[Tensor, Figures]:
        """Work out what every decision was worth; returns the rows to learn from."""
        rollout, batch = self.rollout, self.batch
        players = rollout.players.expand_as(rollout.seats)
        seats = rollout.seats.long()
        values = by_seat(self.value_all(), seats, players)
        gae_lambda: float | Tensor = self.settings.gae_lambda
        if self.settings.lambda_by_turn:
            gae_lambda = lambda_by_turn(self.settings.gae_lambda, rollout.deciding)
        advantages = gae(rollout.rewards, rollout.dones, values, gae_lambda)
        actors = seats[:-1]
        batch.targets.copy_(from_actor(advantages + values[:-1], actors, players[:-1]).flatten(0, 1))
        places = rollout.learning.flatten().nonzero().squeeze(1)
        every = advantages.gather(-1, actors.unsqueeze(-1)).flatten()
        own, ended = every[places], rollout.dones.sum()
        tables = players[:-1].flatten() if self.settings.normalize_by_table else torch.zeros_like(actors).flatten()
        batch.advantages.copy_(normalize(every, places, tables))
        figures = {"explained": float(1 - own.var() / (batch.targets[places, 0].var() + 1e-9)), "rounds": float(ended)}
        return places, figures | {"length": float(rollout.dones.numel() / ended.clamp(min=1))}

    def value_all(self) -> Tensor:
        features, privileged_obs = self.rollout.features.flatten(0, 1), self.rollout.privileged_obs.flatten(0, 1)
        with self._autocast():
            chunks = zip(features.split(CHUNK), privileged_obs.split(CHUNK), strict=True)
            parts = [self.critic(*chunk) for chunk in chunks]
        values: Tensor = torch.cat(parts).unflatten(0, self.rollout.seats.shape)
        return values

    def _improve(self) -> None:
        """One step down the gradient of a minibatch."""
        settings, rollout, batch, part = self.settings, self.rollout, self.batch, self.batch.part
        features, masks = rollout.features.flatten(0, 1)[part], rollout.masks.flatten(0, 1)[part]
        privileged_obs = rollout.privileged_obs.flatten(0, 1)[part]
        targets, seated = batch.targets[part], batch.seated[part]
        with self._autocast():
            logits, guessed, beliefs = self.policy(features, masks)
            valued = self.critic(features, privileged_obs)
        log_probs = logits.log_softmax(-1)
        new_log_probs = log_probs.gather(1, rollout.actions.flatten()[part].unsqueeze(1)).squeeze(1)
        log_ratio = new_log_probs - rollout.log_probs.flatten()[part]
        policy_loss, clipped = clipped_loss(log_ratio, batch.advantages[part], settings.clip)
        probs = log_probs.exp()
        entropy = -(probs * log_probs).sum(-1).mean()
        magnet = self.distance(features, masks, probs, log_probs)
        critic_loss, value_loss = error(valued, targets, seated), error(guessed, targets, seated)
        belief_loss = misbelief(beliefs, privileged_obs, seated)
        loss = policy_loss - batch.entropy * entropy + settings.magnet * magnet
        loss = loss + critic_loss + OWN_VALUE * value_loss + settings.belief * belief_loss
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        for network in (self.policy, self.critic):
            nn.utils.clip_grad_norm_(network.parameters(), settings.max_grad_norm)
        self.optimizer.step()
        approx_kl = (log_ratio.exp() - 1 - log_ratio).mean()
        figures = (entropy, approx_kl, clipped, magnet, critic_loss, value_loss, belief_loss)
        batch.sums += torch.stack(figures).detach()

    def distance(self, features: Tensor, masks: Tensor, probs: Tensor, log_probs: Tensor) -> Tensor:
        """How far the policy is from its slow copy."""
        if self.settings.magnet == 0:
            return torch.zeros((), device=self.device)
        with torch.no_grad(), self._autocast():
            slow = self.slow.logits(features, masks)
        return (probs * (log_probs - slow.log_softmax(-1))).sum(-1).mean()

    @torch.no_grad()
    def follow(self) -> None:
        """The slow copy comes a little nearer."""
        for slow, now in zip(self.slow.parameters(), self.policy.parameters(), strict=True):
            slow.lerp_(now, self.settings.magnet_speed)


def learning_rate(settings: TrainingSettings, progress: float) -> float:
    risen = min(1.0, progress / settings.warm_up) if settings.warm_up else 1.0
    return risen * between(settings.learning_rate, progress)


def filled(order: Tensor, size: int) -> Iterator[Tensor]:
    """Minibatches of this size; what is left over is left out, and if there are too few rows, some come twice."""
    enough = order if len(order) >= size else order.repeat(-(-size // len(order)))
    return (part for part in enough.split(size) if len(part) == size)


def clipped_loss(log_ratio: Tensor, advantages: Tensor, clip: float) -> tuple[Tensor, Tensor]:
    """The policy's loss, which gains nothing from moving beyond the clip; and the share of clipped ratios."""
    ratio = log_ratio.exp()
    loss = -torch.minimum(ratio * advantages, ratio.clamp(1 - clip, 1 + clip) * advantages).mean()
    return loss, ((ratio - 1).abs() > clip).float().mean()


def seats_taken(players: Tensor, seats: int) -> Tensor:
    return torch.arange(seats, device=players.device) < players.unsqueeze(-1)


def error(values: Tensor, targets: Tensor, seated: Tensor) -> Tensor:
    """Mean square over the seats where somebody sits."""
    return ((values - targets) ** 2 * seated).sum() / seated.sum()


def misbelief(beliefs: Tensor, privileged_obs: Tensor, seated: Tensor) -> Tensor:
    """How badly the hands were guessed, over the opponents that there are."""
    _, opponents, kinds, levels = beliefs.shape
    held = privileged_obs[:, : opponents * kinds].long().clamp(0, levels - 1).unflatten(-1, (opponents, kinds))
    wrong = functional.cross_entropy(beliefs.flatten(0, 2), held.flatten(), reduction="none").view_as(held)
    there = seated[:, 1:].unsqueeze(-1)
    return (wrong * there).sum() / (there.sum() * kinds)
