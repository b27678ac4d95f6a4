"""Where the commands write, and what they all do."""

from __future__ import annotations

from rich.console import Console

from courtcards import compiled, warmup
from courtcards.messages import text

out = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def compile_first() -> None:
    """Compile the rules if that has not been done on this machine, and show that it takes a while."""
    if not compiled.is_warm():
        with errors.status(text("compiling")):
            warmup.warm_up()
