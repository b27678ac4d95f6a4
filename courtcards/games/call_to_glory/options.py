"""The options of a game of Call to Glory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from courtcards.errors import OptionError
from courtcards.games.arrays import Int8Array, State
from courtcards.games.call_to_glory.apply import deal_task, start
from courtcards.games.call_to_glory.cards import CHARACTERS, FIGURES, KINDS, NUMBER, TASKS
from courtcards.games.call_to_glory.state import HAND, ROUNDS, SEATS, TURNS
from courtcards.games.options import (
    Option,
    read_cards,
    read_first,
    read_flag,
    read_number,
    read_players,
    refuse_unknown,
)

FLAGS = (
    Option("quick", "one round", excludes=("tasks",)),
    Option("tasks", "Imperial Tasks", excludes=("quick",)),
    Option("ninja", "The Power of the Ninja"),
)
CARDS = Option("cards", "how many cards of each character", kind="cards", offered=False)
ROUND_COUNT = Option("rounds", "how many rounds", kind="number", most=ROUNDS, offered=False)
HAND_SIZE = Option("hand", "cards dealt to each player", kind="number", most=HAND, offered=False)
TURN_LIMIT = Option("turns", "turns each player has in a round", kind="number", most=TURNS, offered=False)
OPTIONS = (*FLAGS, CARDS, HAND_SIZE, ROUND_COUNT, TURN_LIMIT)
STANDARD = tuple(NUMBER.tolist())


@dataclass(frozen=True)
class Options:
    players: int
    quick: bool
    tasks: bool
    ninja: bool
    cards: tuple[int, ...]  # how many of each character
    hand: int  # cards dealt to each player
    rounds: int
    turns: int  # that each player has at most in a round
    first: int | None  # the seat that starts round 1; None: random

    @property
    def most_rounds(self) -> int:
        return self.rounds

    def as_json(self) -> dict[str, object]:
        """What differs from the defaults, and the players."""
        usual = read_options(self.players, {"quick": self.quick, "tasks": self.tasks})
        flags = {option.name: True for option in FLAGS if getattr(self, option.name)}
        counts = {id: count for id, count in zip(CHARACTERS, self.cards, strict=True) if count}
        small = {"cards": counts, "hand": self.hand, "rounds": self.rounds, "turns": self.turns, "first": self.first}
        unusual = {name: value for name, value in small.items() if getattr(self, name) != getattr(usual, name)}
        return {"players": self.players, **flags, **unusual}

    def row(self) -> tuple[int, ...]:
        """As the batch functions take it."""
        flags = int(self.tasks), int(self.ninja)
        return self.players, self.rounds, *flags, self.hand, self.turns, *self.cards


def read_options(players: object, given: Mapping[str, object]) -> Options:
    refuse_unknown(given, [*(option.name for option in OPTIONS), "first"])
    seats = read_players(players, 2, SEATS)
    quick, tasks, ninja = (read_flag(given, option.name) for option in FLAGS)
    if quick and tasks:
        raise OptionError("option-quick-with-tasks")
    hand, turns = read_number(given, HAND_SIZE, HAND), read_number(given, TURN_LIMIT, TURNS)
    return Options(
        seats,
        quick,
        tasks,
        ninja,
        cards=read_deck(given.get("cards"), seats, hand),
        hand=hand,
        rounds=read_rounds(given, quick, tasks),
        turns=turns,
        first=read_first(given, seats),
    )


def read_rounds(given: Mapping[str, object], quick: bool, tasks: bool) -> int:
    usual = 1 if quick else 3 if tasks else ROUNDS
    rounds = read_number(given, ROUND_COUNT, usual)
    if rounds != usual and (quick or tasks):
        raise OptionError("option-rounds-set", flag="quick" if quick else "tasks")
    return rounds


def read_deck(given: object, players: int, hand: int) -> tuple[int, ...]:
    """Cards of each character, with at least one for each draw pile. More than there are would have no numbers."""
    cards = STANDARD if given is None else read_cards(given, dict(zip(CHARACTERS, STANDARD, strict=True)))
    fewest = players * hand + 2
    if sum(cards) < fewest:
        raise OptionError("option-cards-few", count=sum(cards), fewest=fewest)
    return cards


def ordered_deck(options: Options) -> Int8Array:
    """All cards before shuffling, in the order of the ids, equal cards together."""
    return np.repeat(np.arange(KINDS, dtype=np.int8), options.cards)


def start_game(state: State, options: Options, first: int, tasks: list[list[str]] | None) -> None:
    start(state, np.array(options.row(), np.int8), first)
    for seat, names in enumerate(tasks or []):
        for deck, name in enumerate(names):
            deal_task(state, seat, deck, CHARACTERS.index(name))


def task_decks(options: Options) -> tuple[tuple[str, ...], ...]:
    """The decks A, B, C of which each seat gets a task; none in a game without tasks."""
    return tuple(tuple(CHARACTERS[task] for task in deck) for deck in TASKS) if options.tasks else ()


def longest_round(players: int) -> int:
    """Two draws, a set or a discard with a pile for what it beats, and the end; two for each figure; a task."""
    return players * (TURNS * (5 + 2 * FIGURES) + 1)
