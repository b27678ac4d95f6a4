"""Who is measured: something that plays random games, and says how many decisions that took."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

import courtcards
from bench import limit
from courtcards.games import rules_of
from courtcards.games.rng import rng_states
from courtcards.games.rules import Rules

BATCH = 500  # games at a time

Portion = tuple[float, float]  # decisions, games
Play = Callable[[], Portion]  # plays some games: long enough for the clock, short enough for Ctrl-C


@dataclass(frozen=True)
class Contender:
    name: str
    how: str
    group: str  # "ours", "limit" or "peer"
    prepare: Callable[[], Play]
    package: str = "courtcards"  # as it is called where it can be installed from


def of_batch(game: str, players: int, build: Callable[[], Rules | limit.Limit]) -> Callable[[], Play]:
    def prepare() -> Play:
        rules, player = rules_of(game), build()
        rows = np.tile(np.array(rules.read_options(players, {}).row(), np.int8), (BATCH, 1))
        states, chance, decisions = rules.new_states(BATCH), rng_states(players, BATCH), np.zeros(BATCH, np.int64)

        def play() -> Portion:
            player.start_batch(states, rows, chance)
            player.play_out_batch(states, chance, decisions)
            return int(decisions.sum()), BATCH

        return play

    return prepare


def of_checked_game(game: str, players: int) -> Callable[[], Play]:
    def prepare() -> Play:
        rng = random.Random(players)

        def play() -> Portion:
            played = courtcards.new_game(game, players=players, seed=str(rng.random()))
            while to_move := played.to_move:
                seat = to_move[0]
                played.play(seat, rng.choice(played.legal(seat)))
            played.record()
            return played.decisions, 1

        return play

    return prepare


def ours() -> list[Contender]:
    tables = [("Call to Glory", players) for players in limit.PLAYERS] + [("Come to Call", 2), ("Come to Call", 6)]
    batches = [
        Contender(
            f"{title}, {players} players",
            f"compiled, {BATCH} games at a time",
            "ours",
            of_batch(id_of(title), players, lambda title=title: rules_of(id_of(title))),  # type: ignore[misc]
        )
        for title, players in tables
    ]
    checked = [
        Contender(
            f"{title}, 2 players, checked",
            "`Game`: list of legal actions, play, record",
            "ours",
            of_checked_game(id_of(title), 2),
        )
        for title in ("Call to Glory", "Come to Call")
    ]
    return batches + checked


def limits() -> list[Contender]:
    how = f"the same games in C, {limit.COMPILER} {' '.join(limit.FLAGS[:2])}"
    return [
        Contender(
            f"Call to Glory, {players} players, plain C", how, "limit", of_batch("call-to-glory", players, limit.build)
        )
        for players in limit.PLAYERS
    ]


def id_of(title: str) -> str:
    return title.lower().replace(" ", "-")
