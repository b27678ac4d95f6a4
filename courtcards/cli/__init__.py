"""The command `courtcards`."""

from __future__ import annotations

from courtcards.cli.main import main

__all__ = ["main"]
