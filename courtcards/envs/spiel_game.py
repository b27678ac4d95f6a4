"""What all states of one OpenSpiel game share: its rules, and what OpenSpiel's parameters say."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np

from courtcards.envs.arguments import LOTS, read_options
from courtcards.envs.kernel import prepare
from courtcards.errors import OptionError
from courtcards.games import rules_of
from courtcards.games.arrays import Records
from courtcards.games.rules import Rules
from courtcards.messages import quote

RECALL = "perfect_recall"  # OpenSpiel's parameter that makes information states remember everything
DEFAULTS = {"flag": False, "number": 0, "cards": ""}  # OpenSpiel's parameters for options that are not given


def defaults(rules: Rules) -> dict[str, Any]:
    """OpenSpiel's parameters of a game: how many cards there are of each kind is a text, and 0 the usual number."""
    options = {option.name: DEFAULTS[option.kind] for option in rules.options}
    return {"players": rules.fewest, **options, "first": LOTS, RECALL: False}


def read_parameters(rules: Rules, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Options from OpenSpiel's parameters, which know neither mappings nor None."""
    options = {**defaults(rules), **parameters}
    del options[RECALL]
    if options["first"] == LOTS:
        del options["first"]
    for option in rules.options:
        if option.kind == "cards":
            options[option.name] = read_cards(options[option.name])
        elif option.kind == "number" and options[option.name] == DEFAULTS["number"]:
            del options[option.name]
    return options


def read_cards(text: str) -> dict[str, int] | None:
    """A composition such as `king:5 queen:6`; the usual one if nothing is given."""
    try:
        return {card: int(count) for card, count in (pair.split(":") for pair in text.split())} or None
    except ValueError:
        raise OptionError("env-cards", given=quote(text)) from None


class SpielGame:
    """What all states of a game share. Copies are the same, and pickles name it."""

    def __init__(self, game_id: str, parameters: tuple[tuple[str, Any], ...]) -> None:
        self.name = game_id, parameters
        self.rules = rules_of(game_id)
        prepare(game_id)
        self.options = read_options(self.rules, read_parameters(self.rules, dict(parameters)))
        self.players = self.options.players
        self.remembers = bool(dict(parameters).get(RECALL, False))
        self.deck = self.rules.ordered_deck(self.options)
        self.task_decks = self.rules.task_decks(self.options)
        self.tasks = len(self.task_decks) * self.players  # cards to be dealt before the first round
        self.room = self.rules.scratch()
        self.first_state: Records = self.rules.new_states(2)
        self.rules.start(self.first_state[0], self.options, self.options.first or 0, None)

    def __deepcopy__(self, memo: object) -> SpielGame:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return spiel_game_of, self.name

    def counts(self, cards: Any) -> bytes:
        """How many cards there are of each kind."""
        return bytes(np.bincount(cards, minlength=len(self.rules.cards)).tolist())


@functools.cache
def spiel_game_of(game_id: str, parameters: tuple[tuple[str, Any], ...]) -> SpielGame:
    return SpielGame(game_id, parameters)
