"""What all states of one OpenSpiel game share: its rules, and what OpenSpiel's parameters say."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from courtcards.envs.arguments import LOTS, read_options
from courtcards.envs.kernel import kernel_of
from courtcards.errors import OptionError
from courtcards.games import rules_of
from courtcards.games.call_to_glory.cards import FIGURES
from courtcards.games.call_to_glory.state import TURNS as GLORY_TURNS
from courtcards.games.come_to_call.state import TURNS as CALL_TURNS
from courtcards.messages import quote

DEFAULTS: dict[str, dict[str, Any]] = {
    "call-to-glory": {"players": 2, "quick": False, "tasks": False, "ninja": False, "first": LOTS},
    "come-to-call": {"players": 2, "cards": "", "first": LOTS},
}

# The most decisions that a round can have, for a number of players.
LONGEST_ROUND: dict[str, Callable[[int], int]] = {
    "call-to-glory": lambda players: players * (GLORY_TURNS * (5 + 2 * FIGURES) + 1),
    "come-to-call": lambda players: players * (CALL_TURNS * 2 + 6),
}


def read_parameters(game_id: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Options from OpenSpiel's parameters, which know neither mappings nor None."""
    options = {**DEFAULTS[game_id], **parameters}
    if options["first"] == LOTS:
        del options["first"]
    if "cards" in options:
        options["cards"] = read_cards(options["cards"])
    return options


def read_cards(text: str) -> dict[str, int] | None:
    """A composition such as `king:5 queen:6`; the usual one if there is none."""
    try:
        return {card: int(count) for card, count in (pair.split(":") for pair in text.split())} or None
    except ValueError:
        raise OptionError("env-cards", given=quote(text)) from None


class Table:
    """What all states of a game share. Copies are the same, and pickles name it."""

    def __init__(self, game_id: str, parameters: tuple[tuple[str, Any], ...]) -> None:
        self.name = game_id, parameters
        self.rules, self.kernel = rules_of(game_id), kernel_of(game_id)
        self.options = read_options(self.rules, read_parameters(game_id, dict(parameters)))
        self.players = self.options.players
        self.deck = self.rules.ordered_deck(self.options)
        self.tasks = 3 * self.players if getattr(self.options, "tasks", False) else 0
        self.room = self.rules.scratch()
        self.first_state = self.rules.new_states(2)
        self.rules.start(self.first_state[0], self.options, self.options.first or 0, None)

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, self.name

    def counts(self, cards: Any) -> bytes:
        """How many cards there are of each kind."""
        return bytes(np.bincount(cards, minlength=len(self.rules.cards)).tolist())


@functools.cache
def table_of(game_id: str, parameters: tuple[tuple[str, Any], ...]) -> Table:
    return Table(game_id, parameters)
