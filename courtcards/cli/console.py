"""Where the commands write, and what they all do."""

from __future__ import annotations

from rich.console import Console

from courtcards import warmup
from courtcards.games import GAMES
from courtcards.messages import text

out = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def compile_first(*game_ids: str) -> None:
    """Compile the rules of these games, or of all, if that is due on this machine, and show that it takes a while."""
    wanted = game_ids or tuple(GAMES)
    if not warmup.is_warm(*wanted):
        with errors.status(text("compiling")):
            warmup.warm_up(*wanted)
