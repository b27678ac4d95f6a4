"""Where the commands write, and what they have in common."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stdout, suppress

from rich.console import Console

from courtcards import warmup
from courtcards.games import GAMES
from courtcards.messages import text

out = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def compile_first(*game_ids: str) -> None:
    """Compile the rules of these games, or of all, if this machine has not done so yet, and say so."""
    wanted = game_ids or tuple(GAMES)
    if not warmup.is_warm(*wanted):
        with working(text("compiling")):
            warmup.warm_up(*wanted)


@contextmanager
def bots_aside() -> Iterator[None]:
    """Send to standard error what bots write to standard output, by whatever means: it is no part of a result."""
    with ExitStack() as stack:
        with suppress(OSError):  # one of them may be closed
            output = os.dup(1)
            stack.callback(os.close, output)
            sys.stdout.flush()
            os.dup2(2, 1)
            stack.callback(os.dup2, output, 1)
            if sys.__stdout__ is not None:
                stack.callback(sys.__stdout__.flush)
        stack.enter_context(redirect_stdout(sys.stderr))
        yield


@contextmanager
def working(sentence: str) -> Iterator[None]:
    """Show what takes a while: for as long as it does in a terminal, and as a line of its own anywhere else."""
    if not errors.is_terminal:
        errors.print(sentence, markup=False, soft_wrap=True)
    with errors.status(sentence):
        yield
