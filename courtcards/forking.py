"""Forked processes: GNU OpenMP, which runs numba's parallel loops on Linux, kills them at the next loop."""

from __future__ import annotations

import os

from numba import threading_layer  # type: ignore[attr-defined]

from courtcards.errors import CourtCardsError

_is_cut_off = False  # whether we were forked from a process with threads for parallel loops, which did not come along


def _look_for_threads() -> None:
    global _is_cut_off
    try:
        _is_cut_off = threading_layer() == "omp"
    except ValueError:  # no parallel loop has been loaded yet
        _is_cut_off = False


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_look_for_threads)


def refuse_if_cut_off() -> None:
    """Raise an error that explains the problem, instead of being killed at the next parallel loop."""
    if _is_cut_off:
        raise CourtCardsError("env-forked")
