"""From networks that learn to weights that bots play with, and back.

    python -m courtcards.learn.export WEIGHTS TARGET

keeps the policy of a file alone, as the package does for larger tables.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from courtcards.bots.network import Critic as WrittenCritic
from courtcards.bots.network import Net
from courtcards.bots.weights import FORMAT, read_arrays
from courtcards.errors import CourtCardsError
from courtcards.games.arrays import Float64Array
from courtcards.learn.networks import Critic, Policy


def packed(layer: nn.Linear, scale: torch.Tensor | None = None) -> NDArray[Any]:
    """Weights from input to output with the bias as last row; the units of the inputs are folded in."""
    weight = layer.weight.detach().t() if scale is None else layer.weight.detach().t() * scale.unsqueeze(1)
    return torch.cat([weight, layer.bias.detach().unsqueeze(0)]).cpu().numpy().astype(np.float16)


def write_weights(
    path: Path, game: str, policy: Policy, critic: Critic, slopes: Float64Array, by_points: float
) -> None:
    """As half-precision numbers, in one file that appears as a whole."""
    arrays: dict[str, Any] = {name: packed(getattr(policy, name)) for name in ("second", "policy", "value", "belief")}
    arrays |= {f"critic_{name}": packed(getattr(critic, name)) for name in ("second", "value")}
    arrays |= {"first": packed(policy.first, policy.scale), "critic_first": packed(critic.first, critic.scale)}
    save(path, arrays | {"game": game, "format": FORMAT, "slopes": slopes, "by_points": by_points})


def keep_policy(path: Path, target: Path) -> None:
    """The policy of a file alone, a third of its size: the critic of the package judges for it."""
    arrays = read_arrays(path)
    save(target, {name: arrays[name] for name in (*Net._fields, "game", "format")})


def save(path: Path, arrays: Mapping[str, Any]) -> None:
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **arrays)
    unfinished.replace(path)


def sizes(written: Net | WrittenCritic) -> tuple[int, int]:
    """How wide the two layers of a file's network are."""
    return written.first.shape[1], written.second.shape[1]


@torch.no_grad()
def unpack(written: Net | WrittenCritic, network: Policy | Critic) -> None:
    """Give a network the weights of a file, with the units of its inputs taken out again."""
    for name in written._fields:
        array, layer = torch.from_numpy(getattr(written, name)).to(network.scale.device), getattr(network, name)
        units = network.scale.unsqueeze(1) if name == "first" else 1
        layer.weight.copy_((array[:-1] / units).t())
        layer.bias.copy_(array[-1])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=keep_policy.__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("target", type=Path)
    given = parser.parse_args()
    try:
        keep_policy(given.weights, given.target)
    except CourtCardsError as error:
        sys.exit(str(error))
