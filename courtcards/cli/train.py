"""`courtcards train`: a player that learns from games with itself."""

from __future__ import annotations

import shlex
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Annotated, Any

import typer

from courtcards.arena.extras import need
from courtcards.cli.console import compile_first, errors, out
from courtcards.cli.game_options import GAME, GameId
from courtcards.errors import CourtCardsError
from courtcards.messages import text

Folder = Annotated[Path, typer.Option("--out", help="Folder of the run; the same command continues it.")]
Preset = Annotated[
    str,
    typer.Option(help="tiny (a minute), small (an hour, no GPU) or shipped (a GPU): sets everything you do not set."),
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same run on the same machine.")]
Steps = Annotated[int | None, typer.Option(help="Number of decisions to learn from.", show_default=False)]
Minutes = Annotated[
    float | None, typer.Option(help="Stop after this many minutes, even if steps are left.", show_default=False)
]
Mix = Annotated[
    str | None,
    typer.Option(
        help="What is played: all, full (more large tables), large (three or more), or two, three, four … players.",
        show_default=False,
    ),
]
Against = Annotated[
    Path | None,
    typer.Option(metavar="WEIGHTS", help="Learn to beat these weights, which stay as they are.", show_default=False),
]
Start = Annotated[
    Path | None, typer.Option("--from", metavar="WEIGHTS", help="Start with these weights.", show_default=False)
]
NoPool = Annotated[bool, typer.Option("--no-pool", help="Play without earlier versions of itself.")]
NoMagnet = Annotated[bool, typer.Option("--no-magnet", help="Learn without the pull toward a slow copy.")]
Changes = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="Change any other setting: entropy=0.03,0.003.", show_default=False
    ),
]
Device = Annotated[str | None, typer.Option(help="cpu or cuda; by default a GPU if there is one.", show_default=False)]


def train(
    folder: Folder,
    game: GameId = GAME,
    preset: Preset = "shipped",
    seed: Seed = 1,
    steps: Steps = None,
    minutes: Minutes = None,
    mix: Mix = None,
    against: Against = None,
    start: Start = None,
    no_pool: NoPool = False,
    no_magnet: NoMagnet = False,
    changed: Changes = None,
    device: Device = None,
) -> None:
    need("torch")
    from courtcards.learn.curves import Screen, draw
    from courtcards.learn.logs import Logs
    from courtcards.learn.model_card import write_card
    from courtcards.learn.settings import read_changes, settings_of
    from courtcards.learn.training import WEIGHTS, device_of, open_training

    changes: dict[str, Any] = {"seed": seed, "steps": steps, "minutes": minutes, "mix": mix}
    changes |= {"against": str(against.resolve()) if against else None}
    changes |= {"start": str(start.resolve()) if start else None}
    changes |= ({"pool_share": 0.0} if no_pool else {}) | ({"magnet": 0.0} if no_magnet else {})
    settings = settings_of(preset, game, **{**changes, **read_changes(changed or [])})
    device_of(device)
    compile_first(game)
    training = open_training(settings, folder, device)
    if training.updates:
        errors.print(text("learn-resumed", steps=f"{training.step / 1e6:.1f}"), markup=False)
    with Stop() as stop, Screen(folder, errors) as screen, Logs(folder) as logs:

        def watch(figures: dict[str, float]) -> None:
            screen.see(figures)
            logs.add(figures)

        finished = training.run(watch, stop.asked)
    write_card(folder, settings, as_typed(sys.argv), folder / WEIGHTS)
    draw(folder)
    out.print(str(folder / WEIGHTS), markup=False, soft_wrap=True)
    if not finished:
        errors.print(text("learn-stopped"), markup=False)
        raise typer.Exit(130)


def as_typed(arguments: list[str]) -> str:
    """The command, also if this module itself was run."""
    given = arguments[1:]
    return shlex.join(["courtcards", *([] if given[:1] == ["train"] else ["train"]), *given])


class Stop:
    """On Ctrl-C or SIGTERM, finish the update that is under way and save everything."""

    def __init__(self) -> None:
        self._asked = False

    def __enter__(self) -> Stop:
        self._before = [(each, signal.signal(each, self._ask)) for each in (signal.SIGINT, signal.SIGTERM)]
        return self

    def __exit__(self, *problem: object) -> None:
        for each, before in self._before:
            signal.signal(each, before)

    def _ask(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002
        if self._asked:
            raise KeyboardInterrupt
        self._asked = True
        errors.print(text("learn-stopping"), markup=False)

    def asked(self) -> bool:
        return self._asked


if __name__ == "__main__":  # a machine that only trains needs little of what the other commands need
    try:
        typer.run(train)
    except CourtCardsError as error:
        errors.print(str(error), markup=False, soft_wrap=True)
        sys.exit(1)
