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
    game, stream, rng = SingleGame(game_id, {"players": players}, 0), rng_states(3, 1)[0], np.random.default_rng(1)
    game.seed(1)
    game.begin()
    for _ in range(400):
        for seat in range(players):
            other = game._game.copy()
            kernel.imagine(other, seat, stream)
            observation, mask = game.show(seat)
            again, legal = np.empty_like(observation), np.empty_like(mask)
            kernel.show(other, seat, game.rules.scratch(), again, legal)
            assert (observation == again).all()
            if seat == game.seat:
                assert (mask == legal).all()
        game.play(int(rng.choice(game.legal())))
        if game.over:
            game.begin()


def test_secret_call_choices_are_not_observed() -> None:
    """Two ways of choosing, before the others are asked: the same to all others."""
    game, rng = SingleGame("come-to-call", {"players": 3}, 0), np.random.default_rng(0)
    game.seed(5)
    game.begin()
    compared = 0
    while compared < 20:
        choosing = game.rules.phases[int(game._game[0]["phase"])] == "call"
        legal = game.legal().copy()
        if choosing and len(legal) > 1:
            compared += compare(game, [int(action) for action in legal])
        game.play(int(rng.choice(legal)))
        if game.over:
            game.begin()


def compare(game: SingleGame, choices: list[int]) -> int:
    """How many choices the others could compare: those after which the call goes on."""
    before, seat = game._game.copy(), game.seat
    seen = []
    for action in choices:
        game._game[:] = before
        kernel.take(game._game, seat, action)
        if game.rules.phases[int(game._game[0]["phase"])] == "call":
            others = [each for each in range(game.players) if each != seat]
            seen.append([game.show(each)[0].tolist() for each in others])
    game._game[:] = before
    assert all(each == seen[0] for each in seen)
    return max(0, len(seen) - 1)
