"""No environment tells a seat what it may not know: where it cannot tell two games apart, it observes the same."""

from __future__ import annotations

import numpy as np
import pytest

from courtcards.envs import kernel
from courtcards.envs.single_game import SingleGame
from courtcards.games import GAMES
from courtcards.games.rng import rng_states


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_seat_observes_twin_games_alike(game_id: str, players: int) -> None:
    match, stream, rng = SingleGame(game_id, {"players": players}, 0), rng_states(3, 1)[0], np.random.default_rng(1)
    match.seed(1)
    match.begin()
    for _ in range(400):
        for seat in range(players):
            other = match._game.copy()
            kernel.imagine(other, seat, stream)
            observation, mask = match.show(seat)
            again, legal = np.empty_like(observation), np.empty_like(mask)
            kernel.show(other, seat, match.rules.scratch(), again, legal)
            assert (observation == again).all()
            if seat == match.seat:
                assert (mask == legal).all()
        match.play(int(rng.choice(match.legal())))
        if match.over:
            match.begin()


def test_secret_call_choices_are_not_observed() -> None:
    """Two ways of choosing, before the others are asked: the same to all others."""
    match, rng = SingleGame("come-to-call", {"players": 3}, 0), np.random.default_rng(0)
    match.seed(5)
    match.begin()
    compared = 0
    while compared < 20:
        choosing = match.rules.phases[int(match._game[0]["phase"])] == "call"
        legal = match.legal().copy()
        if choosing and len(legal) > 1:
            compared += compare(match, [int(action) for action in legal])
        match.play(int(rng.choice(legal)))
        if match.over:
            match.begin()


def compare(match: SingleGame, choices: list[int]) -> int:
    """How many choices the others could compare: those after which the call goes on."""
    before, seat = match._game.copy(), match.seat
    seen = []
    for action in choices:
        match._game[:] = before
        kernel.take(match._game, seat, action)
        if match.rules.phases[int(match._game[0]["phase"])] == "call":
            others = [each for each in range(match.players) if each != seat]
            seen.append([match.show(each)[0].tolist() for each in others])
    match._game[:] = before
    assert all(each == seen[0] for each in seen)
    return max(0, len(seen) - 1)
