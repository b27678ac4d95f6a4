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


def advantages(rewards: Tensor, dones: Tensor, values: Tensor, decay: float) -> Tensor:
    """By step, game and seat; `values` has a row more, for where the steps end. A round that ended is worth no more."""
    gains, later = torch.zeros_like(rewards), torch.zeros_like(rewards[0])
    for row in reversed(range(len(rewards))):
        going = (~dones[row]).unsqueeze(-1)
        surprise = rewards[row] + going * values[row + 1] - values[row]
        later = surprise + decay * going * later
        gains[row] = later
    return gains
