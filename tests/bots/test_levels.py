"""Levels: people find an opponent who fits, and nobody who peeks."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import courtcards
from courtcards import arena
from courtcards.bots import BOTS, LEVELS, Budget, ahead_of, bot_of, levels_of
from courtcards.bots.levels import LevelBot, noticed
from courtcards.games import GAMES, rules_of
from courtcards.games.rng import rng_states

IDS = [level.id for level in LEVELS]


def position(game_id: str, moves: int = 40) -> courtcards.Game:
    game = courtcards.new_game(game_id, players=2, seed="levels")
    for _ in range(moves):
        seat = game.to_move[0]
        game.play(seat, game.legal(seat)[-1 if game.phase != "draw" else 0])
    return game


def legal_numbers(game: courtcards.Game, seat: int) -> Any:
    legal = game.rules.scratch()
    return legal[: game.rules.legal(game.knowledge(seat), seat, legal)].copy()


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", [*BOTS, *IDS[:-1]])  # the last thinks for a second, as `master` does
def test_bots_choose_alike_in_indistinguishable_games(game_id: str, name: str) -> None:
    game = position(game_id)
    seat = game.to_move[0]
    world = np.array([game.knowledge(seat)])
    game.rules.determinize(world[0], rng_states(9, 1)[0])
    seen_there = game.rules.new_states(1)
    game.rules.know(world[0], seat, seen_there[0])
    bot, budget = bot_of(name, game_id), Budget(samples=20)
    choices = [
        bot.choose(knowledge, legal_numbers(game, seat), rng_states(3, 1)[0], budget)
        for knowledge in (game.knowledge(seat), seen_there[0])
    ]
    assert choices[0] == choices[1]
    assert choices[0] in legal_numbers(game, seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_each_quick_level_beats_the_one_below(game_id: str) -> None:
    for low, high in itertools.pairwise(IDS[:-1]):
        result = arena.run([low, high], game=game_id, deals=30, workers=1)
        share = next(standing.win_share.value for standing in result.standings if standing.bot == high)
        assert share > 0.52, (low, high)


@pytest.mark.parametrize("game_id", GAMES)
def test_measured_ratings_rise_from_level_to_level(game_id: str) -> None:
    ratings = levels_of(game_id)
    assert list(ratings) == list(LEVELS)
    *quick, deep = ratings.values()
    assert quick == sorted(set(quick))
    assert deep >= quick[-1]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_is_measured_at_every_table(game_id: str) -> None:
    rules = rules_of(game_id)
    assert list(ahead_of(game_id)) == list(range(rules.fewest, rules.seats + 1))
    for players, ahead in ahead_of(game_id).items():
        assert set(ahead) >= set(IDS[1:-1])
        assert all(50 < percent < 100 for percent in ahead.values()), players


def test_overlooked_actions_leave_at_least_one() -> None:
    legal, rng = np.array([5, 7, 9], np.int16), rng_states(1, 1)[0]
    assert noticed(legal, 0, rng) is legal
    assert noticed(legal, 100, rng).tolist() == [5, 7, 9], "it takes a second look"
    seen = [noticed(legal, 50, rng).tolist() for _ in range(50)]
    assert any(len(each) == 1 for each in seen)
    assert all(set(each) <= {5, 7, 9} for each in seen)


def test_weaknesses_hold_from_a_number_of_players_on() -> None:
    bot = bot_of("page", "come-to-call")
    assert isinstance(bot, LevelBot)
    assert bot.weakness(2).overlooks == 20
    assert bot.weakness(5) == bot.weakness(6) == bot.weakness(4)
    assert bot.weakness(6).overlooks > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_forgetful_bot_remembers_only_pile_tops(game_id: str) -> None:
    game = position(game_id)
    knowledge = game.knowledge(0)
    forgotten = game.rules.forget(knowledge)
    assert not forgotten["known"].any()
    assert (forgotten["buried"].sum(axis=1) == (knowledge["height"] > 0)).all()
    assert (forgotten["hand"] == knowledge["hand"]).all()


@pytest.mark.parametrize("name", ["grandmaster", "", None, 7])
def test_unknown_bot_is_refused_with_known_names(name: object) -> None:
    with pytest.raises(courtcards.OptionError, match="sovereign"):
        bot_of(name, "call-to-glory")
