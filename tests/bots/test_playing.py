"""Bots at a game: two lines for whoever wants an opponent."""

# ruff: noqa: ARG001, ARG002, ARG005
from __future__ import annotations

import functools
import random
from collections.abc import Callable
from pathlib import Path
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


class Called:
    def __call__(self, view: View, legal: list[str]) -> str:
        return lowest(view, legal)


def with_more(view: View, legal: list[str], more: int = 0) -> str:
    return lowest(view, legal)


def by_number(knowledge: State, legal: Int16Array, rng: Int64Array, budget: bots.Budget) -> int:
    return int(legal[-1])


def make(game_id: str) -> Callable[[View, list[str]], str]:
    return lowest


PLAIN = {
    "function": lowest,
    "class": Lowest,
    "object": Lowest(),
    "method": Lowest().choose,
    "callable": Called(),
    "more parameters": with_more,
    "partial": functools.partial(with_more, more=1),
    "maker": make,
}


@pytest.mark.parametrize("bot", PLAIN.values(), ids=PLAIN)
def test_plain_function_or_object_plays(bot: Any) -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="plain", quick=True)
    assert bots.choose(game, game.to_move[0], bot) == min(game.legal(game.to_move[0]))
    bots.play_out(game, {0: bot, 1: "random"}, rng=1)
    assert game.over


def test_plain_bot_that_breaks_the_rules_is_refused() -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="plain")
    with pytest.raises(IllegalAction, match="chose action fly, but must return one of its legal actions"):
        bots.choose(game, game.to_move[0], lambda view, legal: "fly")


@pytest.mark.parametrize("bot", ["search:2", "mybot.py", "mybot:choose", "mybot.py:choose:5", by_number])
def test_bots_are_named_as_in_the_arena(bot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybot.py").write_text("def choose(view, legal):\n    return min(legal)\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    game = courtcards.new_game("call-to-glory", players=2, seed="named", quick=True)
    assert bots.choose(game, game.to_move[0], bot) in game.legal(game.to_move[0])
    bots.play_out(game, {0: bot, 1: "random"}, rng=1)
    assert game.over


def test_budget_in_a_name_counts() -> None:
    heard: list[bots.Budget] = []

    class Listener:
        name = "listener"

        def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: bots.Budget) -> int:
            heard.append(budget)
            return int(legal[0])

    game = courtcards.new_game("call-to-glory", players=2, seed="budget")
    bots.choose(game, game.to_move[0], Listener(), budget=bots.Budget(samples=7))
    assert heard == [bots.Budget(samples=7)]
    with pytest.raises(OptionError, match="a budget per move must follow"):
        bots.choose(game, game.to_move[0], "search:0")


def test_chance_of_a_plain_bot_repeats() -> None:
    games = [courtcards.new_game("call-to-glory", players=2, seed="chance", quick=True) for _ in range(3)]
    for game, seed in zip(games, (1, 1, 2), strict=True):
        bots.play_out(game, {0: lambda view, legal: random.choice(legal), 1: "random"}, rng=seed)
    records = [game.record() for game in games]
    assert records[0] == records[1] != records[2]


@pytest.mark.parametrize("seat", [5, -1, "0", None])
def test_seat_that_is_not_there_is_refused(seat: Any) -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="seats")
    with pytest.raises(OptionError, match="the seats are 0 to 1"):
        bots.play_out(game, {0: "random", seat: "random"})


@pytest.mark.parametrize("given", [{"samples": -3}, {"samples": 0}, {"samples": 1.5}, {"samples": True}])
def test_budget_for_nothing_is_refused(given: Any) -> None:
    with pytest.raises(OptionError, match="at least 1 sample"):
        bots.Budget(**given)


@pytest.mark.parametrize("seconds", [0, -1.0, float("nan"), float("inf"), "2"])
def test_time_that_cannot_be_spent_is_refused(seconds: Any) -> None:
    with pytest.raises(OptionError, match="more than 0 seconds"):
        bots.Budget(seconds=seconds)


@pytest.mark.parametrize("what", [3, None, object(), Path, lambda view: 1])
def test_what_cannot_choose_is_refused(what: Any) -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="plain")
    with pytest.raises(OptionError, match="is not a bot"):
        bots.choose(game, game.to_move[0], what)
