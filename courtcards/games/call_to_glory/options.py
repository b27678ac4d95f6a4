"""The options of a game of Call to Glory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from courtcards.errors import OptionError
from courtcards.games.arrays import State
from courtcards.games.call_to_glory.apply import deal_task, start
from courtcards.games.call_to_glory.cards import CHARACTERS, FIGURES, TASKS
from courtcards.games.call_to_glory.state import SEATS, TURNS
from courtcards.games.options import Option, read_first, read_flag, read_players, refuse_unknown

OPTIONS = (
    Option("quick", "one round", excludes=("tasks",)),
    Option("tasks", "Imperial Tasks", excludes=("quick",)),
    Option("ninja", "The Power of the Ninja"),
)
FLAGS = tuple(option.name for option in OPTIONS)


@dataclass(frozen=True)
class Options:
    players: int
    quick: bool = False
    tasks: bool = False
    ninja: bool = False
    first: int | None = None  # the seat that starts round 1; None: by lot

    @property
    def rounds(self) -> int:
        return 1 if self.quick else 3 if self.tasks else 4

    @property
    def most_rounds(self) -> int:
        return self.rounds

    def as_json(self) -> dict[str, object]:
        """What differs from the defaults, and the players."""
        flags = {name: True for name in FLAGS if getattr(self, name)}
        named = {} if self.first is None else {"first": self.first}
        return {"players": self.players, **flags, **named}

    def row(self) -> tuple[int, int, int, int]:
        """As the batch functions take it."""
        return self.players, self.rounds, int(self.tasks), int(self.ninja)


def read_options(players: object, given: Mapping[str, object]) -> Options:
    refuse_unknown(given, (*FLAGS, "first"))
    seats = read_players(players, 2, SEATS)
    quick, tasks, ninja = (read_flag(given, name) for name in FLAGS)
    if quick and tasks:
        raise OptionError("option-quick-with-tasks")
    return Options(seats, quick, tasks, ninja, read_first(given, seats))


def start_game(state: State, options: Options, first: int, tasks: list[list[str]] | None) -> None:
    start(state, *options.row(), first)
    for seat, names in enumerate(tasks or []):
        for deck, name in enumerate(names):
            deal_task(state, seat, deck, CHARACTERS.index(name))


def task_decks(options: Options) -> tuple[tuple[str, ...], ...]:
    """The decks A, B, C of which each seat gets a task; none in a game without tasks."""
    return tuple(tuple(CHARACTERS[task] for task in deck) for deck in TASKS) if options.tasks else ()


def longest_round(players: int) -> int:
    """Two draws, a set or a discard with a pile for what it beats, and the end; two for each figure; a task."""
    return players * (TURNS * (5 + 2 * FIGURES) + 1)
