"""Options of the command line that choose a game: one flag for each flag that any game has."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

from courtcards.games import GAMES, rules_of

GAME = GAMES[0]  # unless another is named
GameId = Annotated[str, typer.Option("--game", "-g", help=" or ".join(GAMES) + ".")]
Players = Annotated[int, typer.Option("--players", "-p", help="Number of players.")]
Flags = dict[str, Any]  # those that were set; the game refuses one that it does not have


def flag_help() -> dict[str, str]:
    """By flag: in which games it exists, and what it does there."""
    found: dict[str, list[str]] = {}
    for id in GAMES:
        for option in rules_of(id).options:
            if option.kind == "flag":
                title = id.replace("-", " ").title().replace(" To ", " to ")
                found.setdefault(option.name, []).append(f"{title}: {option.about}.")
    return {name: " ".join(each) for name, each in found.items()}


def with_flags(command: Callable[..., None]) -> Callable[..., None]:
    """The command with an option for each flag in the place of its parameter `flags`."""
    helps = flag_help()

    @functools.wraps(command)
    def taking_flags(**given: Any) -> None:
        flags = {name: True for name in helps if given.pop(name)}
        command(**given, flags=flags)

    parameters: list[inspect.Parameter] = []
    for parameter in inspect.signature(command, eval_str=True).parameters.values():
        by_name = parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY)
        parameters += [flag(*each) for each in helps.items()] if parameter.name == "flags" else [by_name]
    taking_flags.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    taking_flags.__annotations__ = {each.name: each.annotation for each in parameters}
    return taking_flags


def flag(name: str, help: str) -> inspect.Parameter:
    option = Annotated[bool, typer.Option(f"--{name}", help=help)]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=False, annotation=option)
