"""Named slices of an observation."""

from __future__ import annotations


def layout(*parts: tuple[str, int]) -> dict[str, slice]:
    """Slices of the given lengths, one after the other."""
    slices, at = {}, 0
    for name, length in parts:
        slices[name] = slice(at, at + length)
        at += length
    return slices
