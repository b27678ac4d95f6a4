"""Options of the command line that choose a game."""

from __future__ import annotations

from typing import Annotated, Any

import typer

GameId = Annotated[str, typer.Option("--game", "-g", help="call-to-glory or come-to-call.")]
Players = Annotated[int, typer.Option("--players", "-p", help="2 to 4, or 2 to 6 in Come to Call.")]
Quick = Annotated[bool, typer.Option("--quick", help="Call to Glory: one round.")]
Tasks = Annotated[bool, typer.Option("--tasks", help="Call to Glory: Imperial Tasks.")]
Ninja = Annotated[bool, typer.Option("--ninja", help="Call to Glory: The Power of the Ninja.")]


def game_options(quick: bool, tasks: bool, ninja: bool) -> dict[str, Any]:
    """The flags that were set, as a game takes them: one that the game does not have is refused there."""
    return {name: True for name, wanted in (("quick", quick), ("tasks", tasks), ("ninja", ninja)) if wanted}
