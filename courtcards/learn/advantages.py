"""What a decision was worth: how much better its seat did than the critic expected.

Every seat has a value at every step, whoever acts; so the reward at the end of a round reaches all seats, and what
others do between two decisions of a seat is part of what happened to it.
"""

from __future__ import annotations

import torch
from torch import Tensor


def by_seat(values: Tensor, actors: Tensor, players: Tensor) -> Tensor:
    """From values counted clockwise from the seat that acts to values by seat; 0 where nobody sits."""
    seats = torch.arange(values.shape[-1], device=values.device)
    places = (seats - actors.unsqueeze(-1)) % players.unsqueeze(-1)
    return values.gather(-1, places) * (seats < players.unsqueeze(-1))


def from_actor(values: Tensor, actors: Tensor, players: Tensor) -> Tensor:
    """And back: from values by seat to those clockwise from the seat that acts."""
    places = torch.arange(values.shape[-1], device=values.device)
    seats = (places + actors.unsqueeze(-1)) % players.unsqueeze(-1)
    return values.gather(-1, seats) * (places < players.unsqueeze(-1))


def gae(rewards: Tensor, dones: Tensor, values: Tensor, gae_lambda: float | Tensor) -> Tensor:
    """Generalized advantages by step, game and seat.

    `values` has a row more, for where the steps end. A round that ended is worth no more.
    """
    advantages, last = torch.zeros_like(rewards), torch.zeros_like(rewards[0])
    for row in reversed(range(len(rewards))):
        not_done = (~dones[row]).unsqueeze(-1)
        delta = rewards[row] + not_done * values[row + 1] - values[row]
        last = delta + gae_lambda * not_done * last
        advantages[row] = last
    return advantages


def lambda_by_turn(gae_lambda: float, players: Tensor) -> Tensor:
    """By game: λ for each step such that a round of turns decays as much as it does with two players."""
    return (gae_lambda ** (2 / players.float())).unsqueeze(-1)


def normalize(advantages: Tensor, rows: Tensor, tables: Tensor) -> Tensor:
    """Advantages less the mean of some rows, in standard deviations of those rows, each size of table by itself."""
    normalized = advantages.clone()
    for size in tables.unique().tolist():
        some = advantages[rows[tables[rows] == size]]
        if len(some) > 1:
            scaled = (advantages - some.mean()) / (some.std() + 1e-6)
            normalized = torch.where(tables == size, scaled, normalized)
    return normalized
