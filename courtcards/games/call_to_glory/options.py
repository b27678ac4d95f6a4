"""The options of a game of Call to Glory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from courtcards.errors import OptionError
from courtcards.games.arrays import State
from courtcards.games.call_to_glory.apply import deal_task, start
from courtcards.games.call_to_glory.cards import CHARACTERS, TASK_DECKS, TASKS
from courtcards.games.options import read_first, read_flag, read_players, refuse_unknown
from courtcards.games.shuffle import Shuffler

PLAYERS = (2, 4)


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
        flags = {name: True for name in ("quick", "tasks", "ninja") if getattr(self, name)}
        named = {} if self.first is None else {"first": self.first}
        return {"players": self.players, **flags, **named}

    def row(self) -> tuple[int, int, int, int]:
        """As the batch functions take it."""
        return self.players, self.rounds, int(self.tasks), int(self.ninja)


def read_options(players: object, given: Mapping[str, object]) -> Options:
    refuse_unknown(given, ("quick", "tasks", "ninja", "first"))
    seats = read_players(players, *PLAYERS)
    quick, tasks, ninja = (read_flag(given, name) for name in ("quick", "tasks", "ninja"))
    if quick and tasks:
        raise OptionError("option-quick-with-tasks")
    return Options(seats, quick, tasks, ninja, read_first(given, seats))


def start_game(state: State, options: Options, first: int, tasks: list[list[str]] | None) -> None:
    start(state, *options.row(), first)
    for seat, names in enumerate(tasks or []):
        for deck, name in enumerate(names):
            deal_task(state, seat, deck, CHARACTERS.index(name))


def shuffle_tasks(options: Options, shuffler: Shuffler) -> list[list[str]] | None:
    """Each seat's tasks in deck order A, B, C; None in a game without them."""
    if not options.tasks:
        return None
    decks = [shuffler.shuffle([CHARACTERS[task] for task in deck]) for deck in TASKS]
    return [[deck[seat] for deck in decks] for seat in range(options.players)]


def are_tasks(tasks: object, options: Options) -> bool:
    """Whether this can be what was dealt: a card of each deck to each seat, none twice."""
    if not isinstance(tasks, list) or len(tasks) != options.players:
        return False
    if not all(isinstance(row, list) and len(row) == len(TASK_DECKS) for row in tasks):
        return False
    for deck, characters in enumerate(TASKS):
        names = [row[deck] for row in tasks]
        if not all(isinstance(name, str) for name in names) or len(set(names)) < len(names):
            return False
        if not set(names) <= {CHARACTERS[character] for character in characters}:
            return False
    return True
