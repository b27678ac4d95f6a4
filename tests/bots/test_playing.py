"""Bots at a game: two lines for whoever wants an opponent."""

# ruff: noqa: ARG002
from __future__ import annotations

from typing import Any

import pytest

import courtcards
from courtcards import bots
from courtcards.bots import BOTS, LEVELS
from courtcards.errors import IllegalAction, OptionError
from courtcards.games import GAMES
from courtcards.games.arrays import Int16Array, Int64Array, State
from courtcards.games.view_types import View
from tests.tables import TABLES, Table


class Cheat:
    name = "cheat"

    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: bots.Budget) -> int:
        return -1


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", [*BOTS, LEVELS[0].id])
def test_choice_is_a_legal_action_in_notation(game_id: str, name: str) -> None:
    game = courtcards.new_game(game_id, players=2, seed="choice")
    seat = game.to_move[0]
    before = game.record()
    assert bots.choose(game, seat, name, budget=bots.Budget(samples=2)) in game.legal(seat)
    assert game.record() == before


@pytest.mark.parametrize("table", [table for table in TABLES if table.name == "small"], ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_small_games(table: Table, name: str) -> None:
    game = table.new_game("small")
    for _ in range(25):
        seat = game.to_move[0]
        game.play(seat, bots.choose(game, seat, name, budget=bots.Budget(samples=2)))


def test_same_seed_gives_the_same_choice() -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="choice")
    bots.play_out(game, {game.to_move[0]: "random"}, rng=3)
    seat = game.to_move[0]
    choices = {bots.choose(game, seat, "random", rng=seed) for seed in range(40)}
    assert len(choices) > 1
    assert all(bots.choose(game, seat, "random", rng=7) == bots.choose(game, seat, "random", rng=7) for _ in range(5))


@pytest.mark.parametrize("game_id", GAMES)
def test_bots_play_a_game_to_its_end(game_id: str) -> None:
    games = [courtcards.new_game(game_id, players=3, seed="out") for _ in range(2)]
    for game in games:
        bots.play_out(game, {0: "greedy", 1: "random", 2: "greedy"}, rng=1)
        assert game.over
    assert games[0].record() == games[1].record()


@pytest.mark.parametrize("game_id", GAMES)
def test_bots_stop_where_other_seats_must_act(game_id: str) -> None:
    game = courtcards.new_game(game_id, players=3, seed="stop")
    bots.play_out(game, {0: "random", 2: "random"})
    assert game.to_move == (1,)
    assert game.legal(1)


def test_seat_not_to_move_has_no_choice() -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="turn")
    with pytest.raises(IllegalAction):
        bots.choose(game, 1 - game.to_move[0], "greedy")
    with pytest.raises(IllegalAction):
        bots.choose(game, 9, "greedy")


def test_unknown_or_cheating_bot_is_refused() -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="turn")
    with pytest.raises(OptionError, match="There is no bot"):
        bots.choose(game, game.to_move[0], "nobody")
    with pytest.raises(IllegalAction, match="The bot cheat chose action -1"):
        bots.choose(game, game.to_move[0], Cheat())


def lowest(view: View, legal: list[str]) -> str:
    return min(legal) if view["to_move"] else ""


class Lowest:
    def choose(self, view: View, legal: list[str]) -> str:
        return lowest(view, legal)


@pytest.mark.parametrize("bot", [lowest, Lowest(), Lowest().choose], ids=["function", "object", "method"])
def test_plain_function_or_object_plays(bot: Any) -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="plain", quick=True)
    assert bots.choose(game, game.to_move[0], bot) == min(game.legal(game.to_move[0]))
    bots.play_out(game, {0: bot, 1: "random"}, rng=1)
    assert game.over


def test_plain_bot_that_breaks_the_rules_is_refused() -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="plain")
    with pytest.raises(IllegalAction, match="chose action fly, but must return one of its legal actions"):
        bots.choose(game, game.to_move[0], lambda view, legal: "fly")  # noqa: ARG005


@pytest.mark.parametrize("what", [Lowest, 3, None])
def test_what_cannot_choose_is_refused(what: Any) -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="plain")
    with pytest.raises(OptionError, match="is not a bot"):
        bots.choose(game, game.to_move[0], what)
