"""Named slices of an observation."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from courtcards.games.arrays import Float32Array


def layout(*parts: tuple[str, int], start: int = 0) -> dict[str, slice]:
    """Slices of the given lengths, one after the other."""
    slices, at = {}, start
    for name, length in parts:
        slices[name] = slice(at, at + length)
        at += length
    return slices


def starts(slices: Mapping[str, slice], *names: str) -> tuple[int, ...]:
    """Where the named slices begin."""
    return tuple(slices[name].start for name in names)


def end(slices: Mapping[str, slice]) -> int:
    """Where the last slice ends."""
    return max(int(part.stop) for part in slices.values())


def filled(length: int, *named: tuple[Mapping[str, slice], Mapping[str, float]]) -> Float32Array:
    """An array of ones, with other values in the slices that are named."""
    out: Float32Array = np.ones(length, np.float32)
    for slices, values in named:
        for name, value in values.items():
            out[slices[name]] = value
    return out
