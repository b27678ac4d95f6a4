"""Checkpoints hold data only: reading one runs no code, whoever wrote it."""

from __future__ import annotations

import io
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import torch

from courtcards.errors import CourtCardsError


def write(path: Path, kept: dict[str, Any]) -> None:
    """Write tensors, arrays, numbers and texts, in dictionaries, lists and tuples: all or nothing."""
    unfinished = path.with_name(f"{path.name}.part")
    torch.save(packed(kept), unfinished)
    unfinished.replace(path)


def read(path: Path, device: torch.device) -> Any:
    try:
        return unpacked(torch.load(path, map_location=device, weights_only=True))
    except (pickle.UnpicklingError, RuntimeError, EOFError) as error:
        raise CourtCardsError("learn-checkpoint-unreadable", path=str(path)) from error


def packed(value: Any) -> Any:
    """The same with NumPy arrays as the bytes of a file, which are safe to read."""
    match value:
        case np.ndarray():
            file = io.BytesIO()
            np.save(file, value, allow_pickle=False)
            return {"npy": torch.frombuffer(file.getbuffer(), dtype=torch.uint8)}
        case dict():
            return {name: packed(part) for name, part in value.items()}
        case list() | tuple():
            return type(value)(packed(part) for part in value)
    return value


def unpacked(value: Any) -> Any:
    match value:
        case {"npy": written}:
            return np.load(io.BytesIO(written.cpu().numpy().tobytes()), allow_pickle=False)
        case dict():
            return {name: unpacked(part) for name, part in value.items()}
        case list() | tuple():
            return type(value)(unpacked(part) for part in value)
    return value
