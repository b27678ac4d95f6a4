"""Learning from a rollout: proximal policy optimisation with an entropy bonus and a pull towards a slow copy."""

from __future__ import annotations

import copy
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from courtcards.learn.advantages import advantages, by_seat, from_actor
from courtcards.learn.networks import Critic, Policy
from courtcards.learn.rollout import Rollout
from courtcards.learn.settings import Settings, between

CHUNK = 1 << 17  # rows that the critic values at once
OWN_VALUE = 0.5  # weight of the policy's own guess of the values

Figures = dict[str, float]


@dataclass
class Batch:
    """The decisions of a rollout that are learnt from, as places in its flattened rows, and what is learnt."""

    places: Tensor
    gains: Tensor  # of the seat that acted, in standard deviations
    targets: Tensor  # values of all seats, from the one that acted
    seated: Tensor  # whether anybody sits there


class Learner:
    def __init__(self, settings: Settings, policy: Policy, critic: Critic, device: torch.device) -> None:
        self.settings, self.policy, self.critic, self.device = settings, policy, critic, device
        self.slow = copy.deepcopy(policy).requires_grad_(False)
        parameters = [*policy.parameters(), *critic.parameters()]
        self.optimizer = torch.optim.Adam(parameters, settings.learning_rate[0], eps=1e-5, fused=device.type == "cuda")

    def _autocast(self) -> torch.autocast:
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.settings.half)

    def learn(self, rollout: Rollout, progress: float, chance: torch.Generator) -> Figures:
        """A few passes over a rollout; returns what happened, as means."""
        settings = self.settings
        for group in self.optimizer.param_groups:
            group["lr"] = between(settings.learning_rate, progress)
        batch, figures = self.prepare(rollout)
        entropy, added = between(settings.entropy, progress), []
        for _ in range(settings.epochs):
            order = torch.randperm(len(batch.places), generator=chance, device=chance.device).to(self.device)
            for part in order.split(settings.minibatch):
                if len(part) * 2 > settings.minibatch or len(order) < settings.minibatch:
                    added.append(self.improve(rollout, batch, part, entropy))
        means = torch.stack(added).mean(0).tolist()
        self.follow()
        return figures | dict(
            zip(("entropy", "moved", "clipped", "magnet", "critic", "value", "belief"), means, strict=True)
        )

    @torch.no_grad()
    def prepare(self, rollout: Rollout) -> tuple[Batch, Figures]:
        players = rollout.players.expand_as(rollout.seats)
        seats = rollout.seats.long()
        values = by_seat(self.value_all(rollout), seats, players)
        gains = advantages(rollout.rewards, rollout.dones, values, self.settings.decay)
        actors = seats[:-1]
        targets = from_actor(gains + values[:-1], actors, players[:-1]).flatten(0, 1)
        places = rollout.learning.flatten().nonzero().squeeze(1)
        own = gains.gather(-1, actors.unsqueeze(-1)).flatten()[places]
        surprise, target = own.var(), targets[places, 0].var()
        ended = rollout.dones.sum()
        figures = {"explained": float(1 - surprise / (target + 1e-9)), "rounds": float(ended)}
        figures["length"] = float(rollout.dones.numel() / ended.clamp(min=1))
        seated = seats_taken(players[:-1].flatten(), targets.shape[-1])
        return Batch(places, (own - own.mean()) / (own.std() + 1e-6), targets, seated), figures

    def value_all(self, rollout: Rollout) -> Tensor:
        features, secrets = rollout.features.flatten(0, 1), rollout.secrets.flatten(0, 1)
        with self._autocast():
            parts = [self.critic(*both) for both in zip(features.split(CHUNK), secrets.split(CHUNK), strict=True)]
        values: Tensor = torch.cat(parts).unflatten(0, rollout.seats.shape)
        return values

    def improve(self, rollout: Rollout, batch: Batch, part: Tensor, entropy_weight: float) -> Tensor:
        """One step down the gradient; returns the figures of the minibatch."""
        settings, places = self.settings, batch.places[part]
        features, masks = rollout.features.flatten(0, 1)[places], rollout.masks.flatten(0, 1)[places]
        secrets, targets, seated = rollout.secrets.flatten(0, 1)[places], batch.targets[places], batch.seated[places]
        with self._autocast():
            logits, guessed, beliefs = self.policy(features, masks)
            valued = self.critic(features, secrets)
        chances = logits.log_softmax(-1)
        taken = chances.gather(1, rollout.actions.flatten()[places].unsqueeze(1)).squeeze(1)
        moved = taken - rollout.chances.flatten()[places]
        policy_loss, clipped = clipped_loss(moved, batch.gains[part], settings.clip)
        likely = chances.exp()
        entropy = -(likely * chances).sum(-1).mean()
        magnet = self.distance(features, masks, likely, chances)
        critic_loss, value_loss = error(valued, targets, seated), error(guessed, targets, seated)
        belief_loss = misbelief(beliefs, secrets, seated)
        loss = policy_loss - entropy_weight * entropy + settings.magnet * magnet
        loss = loss + critic_loss + OWN_VALUE * value_loss + settings.belief * belief_loss
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        for network in (self.policy, self.critic):
            nn.utils.clip_grad_norm_(network.parameters(), settings.gradient)
        self.optimizer.step()
        divergence = (moved.exp() - 1 - moved).mean()
        return torch.stack([entropy, divergence, clipped, magnet, critic_loss, value_loss, belief_loss]).detach()

    def distance(self, features: Tensor, masks: Tensor, likely: Tensor, chances: Tensor) -> Tensor:
        """How far the policy is from its slow copy."""
        if self.settings.magnet == 0:
            return torch.zeros((), device=self.device)
        with torch.no_grad(), self._autocast():
            slow = self.slow.logits(features, masks)
        return (likely * (chances - slow.log_softmax(-1))).sum(-1).mean()

    @torch.no_grad()
    def follow(self) -> None:
        """The slow copy comes a little nearer."""
        for slow, now in zip(self.slow.parameters(), self.policy.parameters(), strict=True):
            slow.lerp_(now, self.settings.magnet_speed)


def clipped_loss(moved: Tensor, gains: Tensor, clip: float) -> tuple[Tensor, Tensor]:
    """The policy's loss, which gains nothing from moving further than the clip; and how many were there."""
    ratio = moved.exp()
    loss = -torch.minimum(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
    return loss, ((ratio - 1).abs() > clip).float().mean()


def seats_taken(players: Tensor, seats: int) -> Tensor:
    return torch.arange(seats, device=players.device) < players.unsqueeze(-1)


def error(values: Tensor, targets: Tensor, seated: Tensor) -> Tensor:
    """Mean square over the seats where somebody sits."""
    return ((values - targets) ** 2 * seated).sum() / seated.sum()


def misbelief(beliefs: Tensor, secrets: Tensor, seated: Tensor) -> Tensor:
    """How badly the hands were guessed, over the opponents that there are."""
    _, opponents, kinds, levels = beliefs.shape
    held = secrets[:, : opponents * kinds].long().clamp(0, levels - 1).unflatten(-1, (opponents, kinds))
    wrong = functional.cross_entropy(beliefs.flatten(0, 2), held.flatten(), reduction="none").view_as(held)
    there = seated[:, 1:].unsqueeze(-1)
    return (wrong * there).sum() / (there.sum() * kinds)
