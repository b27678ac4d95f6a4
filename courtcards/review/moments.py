"""A recorded game, move by move: every deal, and the full state before every decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from courtcards.game import Game, action_numbers, kinds_of
from courtcards.games.arrays import Int16Array, Knowledge, States
from courtcards.games.verbs import CHANCE, stage


@dataclass(frozen=True)
class Moment:
    """A decision: who made it, when, and what it was."""

    number: int  # decisions before it
    round: int  # from 1
    turn: int  # turns completed in the round
    seat: int
    action: int
    text: str  # the action in notation
    states: States  # one record: the full state before it

    def knowledge(self, game: Game) -> Knowledge:
        """All that the seat could know."""
        known = game.rules.new_knowledge()
        game.rules.know_row(self.states, 0, self.seat, known, 0)
        found: Knowledge = known[0]
        return found

    def legal(self, game: Game) -> Int16Array:
        scratch = game.rules.scratch()
        return scratch[: game.rules.legal_row(self.states, 0, self.seat, scratch)].copy()


@dataclass(frozen=True)
class Dealt:
    """The deal of a round: the states before and after it."""

    before: States
    after: States


def walk(game: Game) -> Iterator[Moment | Dealt]:
    """All deals and decisions of a game that has been replayed, in order."""
    rules, kinds, number = game.rules, kinds_of(game.id), 0
    states = rules.new_states(1)
    rules.start(states[0], game.options, game.first, game.tasks)
    for round in game.rounds:
        before = states.copy()
        rules.deal(states[0], np.array([kinds[card] for card in round["deck"]], np.int8))
        yield Dealt(before, states.copy())
        reshuffles = iter(round.get("reshuffles", ()))
        for entry in round["actions"]:
            name, _, text = entry.partition(" ")
            seat = int(name)
            action = action_numbers(game.id, seat, game.players)[text]
            yield Moment(number, int(states[0]["round"]), int(states[0]["turns"]), seat, action, text, states.copy())
            rules.apply(states[0], seat, action)
            number += 1
            while stage(states[0]) == CHANCE and rules.reshuffle is not None:
                deck = np.array([kinds[card] for card in next(reshuffles)], np.int8)
                rules.reshuffle(states[0], deck, len(deck))
