"""Learning environments: our own in batches, and those of PettingZoo, Gymnasium and OpenSpiel.

Each of the three others is a module of its own, which needs its package: see docs/environments.md.
"""

from __future__ import annotations

from courtcards.envs.batch import BatchEnv

__all__ = ["BatchEnv"]
