"""The networks that learn: the policy, which sees what a seat may know, and the critic, which sees all hands."""

from __future__ import annotations

from typing import cast

import torch
from torch import Tensor, nn
from torch.nn import functional

from courtcards.bots.learned import LearnedGame
from courtcards.games.rules import Rules

IMPOSSIBLE = -1e9  # the logit of an action that is not legal


class Policy(nn.Module):
    """From a seat's features to the logits of all actions, the values of all seats, and beliefs about hands."""

    scale: Tensor

    def __init__(self, rules: Rules, learned: LearnedGame, hidden: tuple[int, int]) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.from_numpy(learned.units))
        self.first, self.second = nn.Linear(learned.features, hidden[0]), nn.Linear(*hidden)
        self.policy, self.value = nn.Linear(hidden[1], rules.actions), nn.Linear(hidden[1], rules.seats)
        self.belief = nn.Linear(hidden[1], (rules.seats - 1) * len(rules.cards) * learned.levels)
        self.beliefs = rules.seats - 1, len(rules.cards), learned.levels
        initialise(self.first, self.second, heads=(self.policy, self.value, self.belief))

    def think(self, features: Tensor) -> Tensor:
        return functional.relu(self.second(functional.relu(self.first(features * self.scale))))

    def logits(self, features: Tensor, masks: Tensor) -> Tensor:
        return masked(self.policy(self.think(features)), masks)

    def forward(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        thought = self.think(features)
        beliefs = self.belief(thought).float().unflatten(-1, self.beliefs)
        return masked(self.policy(thought), masks), self.value(thought).float(), beliefs


class Critic(nn.Module):
    """From the features of a seat and the others' hands to the values of all seats, that seat's first."""

    scale: Tensor

    def __init__(self, rules: Rules, learned: LearnedGame, hidden: tuple[int, int]) -> None:
        super().__init__()
        self.register_buffer("scale", torch.cat([1 / torch.from_numpy(learned.units), torch.ones(learned.hidden)]))
        self.first = nn.Linear(learned.features + learned.hidden, hidden[0])
        self.second, self.value = nn.Linear(*hidden), nn.Linear(hidden[1], rules.seats)
        initialise(self.first, self.second, heads=(self.value,))

    def forward(self, features: Tensor, privileged_obs: Tensor) -> Tensor:
        seen = torch.cat([features, privileged_obs], dim=-1) * self.scale
        thought = functional.relu(self.second(functional.relu(self.first(seen))))
        return cast(Tensor, self.value(thought).float())


def initialise(*layers: nn.Linear, heads: tuple[nn.Linear, ...]) -> None:
    """Orthogonal layers; heads that say next to nothing at first, so that all legal actions are equally likely."""
    for layer in layers:
        nn.init.orthogonal_(layer.weight, 2**0.5)
        nn.init.zeros_(layer.bias)
    for head in heads:
        nn.init.orthogonal_(head.weight, 0.01)
        nn.init.zeros_(head.bias)


def masked(logits: Tensor, masks: Tensor) -> Tensor:
    return logits.float().masked_fill(~masks, IMPOSSIBLE)


class Pool:
    """Policies that do not learn, side by side: each answers for its own part of the games, all in one product."""

    def __init__(self, like: Policy, size: int) -> None:
        self.size = size
        self.weights = [self._copies(layer.weight.t(), size) for layer in self._layers(like)]
        self.biases = [self._copies(layer.bias.unsqueeze(0), size) for layer in self._layers(like)]
        self.scale = like.scale.clone()

    @staticmethod
    def _layers(policy: Policy) -> tuple[nn.Linear, ...]:
        return policy.first, policy.second, policy.policy

    @staticmethod
    def _copies(tensor: Tensor, size: int) -> Tensor:
        return tensor.detach().unsqueeze(0).repeat(size, *[1] * tensor.dim())

    def put(self, place: int, policy: Policy) -> None:
        for i, layer in enumerate(self._layers(policy)):
            self.weights[i][place] = layer.weight.detach().t()
            self.biases[i][place] = layer.bias.detach()

    def logits(self, features: Tensor, masks: Tensor) -> Tensor:
        """For rows that are the same number for each policy, one after the other."""
        x = (features * self.scale).unflatten(0, (self.size, -1))
        for i, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            x = torch.bmm(x, weight) + bias
            x = functional.relu(x) if i < 2 else x
        return masked(x.flatten(0, 1), masks)

    def state(self) -> list[Tensor]:
        return [*self.weights, *self.biases]

    def load(self, tensors: list[Tensor]) -> None:
        for mine, given in zip(self.state(), tensors, strict=True):
            mine.copy_(given)
