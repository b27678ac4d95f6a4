"""One number for what the rules do: a SHA-256 over many games, the same however the rules were compiled.

    python -m tests.digest come-to-call

Everything random comes from Python's generator or from `chance`, with fixed seeds.
"""

from __future__ import annotations

import argparse
import hashlib
import random
from typing import Any

import numpy as np

from courtcards.deals import deal_tasks
from courtcards.games import GAMES
from courtcards.games.rng import rng_states
from courtcards.games.rules import SPECTATOR, Rules
from courtcards.games.shuffle import Shuffler
from tests.tables import STYLES, TABLES, Table, choose

LOOK_EVERY = 9  # decisions between looks at what the seats know


class Digest:
    """Games of a table, step by step, and a hash over every byte they have."""

    def __init__(self, table: Table) -> None:
        self.rules: Rules = table.rules
        self.table = table
        self.hash = hashlib.sha256()
        self.states = self.rules.new_states(3)  # the game, what a seat knows, what it makes up
        self.scratch = self.rules.scratch()
        self.mask = np.empty(self.rules.actions, np.bool_)
        self.observation = np.empty(self.rules.observation_length, np.int16)

    def add(self, values: Any) -> None:
        self.hash.update(values.tobytes() if hasattr(values, "tobytes") else repr(int(values)).encode())

    def play(self, seed: int, most: int) -> None:
        """A game, or its first `most` decisions, then its rest by the compiled random play."""
        rng, stream = random.Random(f"{self.table} {seed}"), rng_states(seed, 1)[0]
        self.start(rng)
        style = list(STYLES)[seed % len(STYLES)]
        for decision in range(most):
            if self.settle(rng):
                break
            if decision % LOOK_EVERY == 0:
                self.look(stream)
            self.step(rng, style)
        self.add(self.rules.play_out(self.states[0], stream, self.scratch))
        self.add(self.states[0])
        self.add(stream)
        for seat in range(self.table.players):
            self.add(self.rules.is_winner(self.states[0], seat))

    def start(self, rng: random.Random) -> None:
        options = self.rules.read_options(self.table.players, self.table.options)
        tasks = deal_tasks(self.rules.task_decks(options), options.players, Shuffler(rng.random().hex(), "game"))
        self.ordered = self.rules.ordered_deck(options)
        self.rules.start(self.states[0], options, rng.randrange(self.table.players), tasks)

    def settle(self, rng: random.Random) -> bool:
        """Do what chance does; says whether the game is over."""
        phase = self.rules.phases[int(self.states[0]["phase"])]
        if phase == "deal":
            self.rules.deal(self.states[0], shuffled(self.ordered, rng))
        elif phase == "reshuffle":
            assert self.rules.reshuffle_pool is not None
            assert self.rules.reshuffle is not None
            room = np.zeros(len(self.ordered), np.int8)
            count = self.rules.reshuffle_pool(self.states[0], room)
            self.rules.reshuffle(self.states[0], shuffled(room[:count], rng), count)
        return bool(phase == "over")

    def step(self, rng: random.Random, style: str) -> None:
        state = self.states[0]
        must_act = self.rules.must_act(state)
        seat = rng.choice([seat for seat in range(self.table.players) if must_act >> seat & 1])
        texts = self.rules.action_texts(seat, self.table.players)
        count = self.rules.legal_mask(state, seat, self.scratch, self.mask)
        legal = self.scratch[:count].tolist()
        chosen = choose(rng, [texts[action] for action in legal], style)
        self.add(self.scratch[:count])
        self.add(self.mask)
        assert self.rules.attempt(state, seat, texts.index(chosen), self.scratch)
        self.add(state)
        self.add(self.rules.next_seat(state))

    def look(self, stream: Any) -> None:
        state, knowledge, guess = self.states
        for seat in (SPECTATOR, *range(self.table.players)):
            self.rules.know(state, seat, knowledge)
            self.add(knowledge)
            self.hash.update((self.rules.own_json(self.states, 1) + self.rules.open_json(self.states, 1)).encode())
            if seat >= 0:
                self.rules.observe(state, seat, self.states[2:], self.observation)
                self.add(self.observation)
            self.states[2] = knowledge
            self.rules.determinize(guess, stream)
            self.add(guess)


def shuffled(cards: Any, rng: random.Random) -> Any:
    order = list(range(len(cards)))
    rng.shuffle(order)
    return np.asarray(cards)[order].astype(np.int8)


def digest(game: str, games: int, most: int) -> str:
    whole = hashlib.sha256()
    for table in TABLES:
        if table.game == game:
            one = Digest(table)
            for seed in range(games):
                one.play(seed, most)
            whole.update(one.hash.digest())
    return whole.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=5, help="games at every table")
    parser.add_argument("--decisions", type=int, default=120, help="decisions of each that are looked at one by one")
    given = parser.parse_args()
    print(digest(given.game, given.games, given.decisions))


if __name__ == "__main__":
    main()
