"""Luck and skill: the parts add up exactly, and luck is nothing on average."""

from __future__ import annotations

import contextlib
import itertools
from typing import Any

import numpy as np
import pytest

import courtcards
from courtcards.bots import play_out
from courtcards.bots.neural import NeuralBot
from courtcards.errors import OptionError
from courtcards.game import new_game
from courtcards.games import GAMES, rules_of
from courtcards.games.arrays import Float64Array
from courtcards.review import Analysis
from courtcards.review.facts import facts_of
from courtcards.review.judge import judge_of
from courtcards.review.luck import UNLIKELY, Luck, account
from tests.review.conftest import played


def test_the_parts_add_up_to_the_result(analysis: Analysis) -> None:
    kept = analysis.account
    for seat in range(analysis.game.players):
        parts = kept.start[seat] + kept.luck[seat] + kept.own(seat) + kept.others(seat)
        assert abs(parts - kept.end[seat]) < 1e-12


def test_the_parts_add_up_as_they_are_shown(analysis: Analysis) -> None:
    for seat in analysis.as_json()["seats"]:
        assert round(seat["start"] + seat["luck"] + seat["own"] + seat["others"], 4) == seat["result"]


def test_luck_of_all_seats_makes_nothing(analysis: Analysis) -> None:
    assert abs(analysis.account.luck.sum()) < 1e-9


def test_the_end_is_the_share_of_the_win(glory_analysis: Analysis) -> None:
    winners = glory_analysis.game.winners
    assert [float(share) for share in glory_analysis.account.end] == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(2)
    ]


def test_what_was_open_is_no_luck() -> None:
    """Taking a card that everybody saw is a decision and nothing else."""
    record: dict[str, Any] = played("call-to-glory", ["greedy", "greedy"], "open", quick=True, until=20)
    game = courtcards.replay(record)
    kept, actions = account(game, judge_of(game.id, weights=False)), record["rounds"][0]["actions"]
    for number, action in enumerate(actions):
        if action.split(" ")[1:] in (["draw", "A"], ["draw", "B"]):
            moved = kept.curve[number + 1] - kept.curve[number]
            assert np.allclose(moved, kept.moves[number][1])


def luck_of_many(
    game_id: str, games: int, weights: bool, bot: str, **options: bool
) -> tuple[Float64Array, Float64Array]:
    """The first seat's results in two-player games, and what was luck of them."""
    judge, results, luck = judge_of(game_id, weights), np.empty(games), np.empty(games)
    for number in range(games):
        game = new_game(game_id, players=2, seed=f"luck {number}", **options)
        play_out(game, {0: bot, 1: bot}, rng=number)
        kept = account(game, judge)
        results[number], luck[number] = kept.end[0], kept.luck[0]
    return results, luck


@pytest.mark.parametrize("weights", [False, True], ids=["scripted", "learned"])
def test_luck_is_nothing_on_average(weights: bool) -> None:
    _, luck = luck_of_many("call-to-glory", 24, weights, "greedy", quick=True)
    assert abs(luck.mean()) < 3 * luck.std(ddof=1) / len(luck) ** 0.5


@pytest.mark.parametrize("game_id", GAMES)
def test_results_vary_less_without_luck(game_id: str) -> None:
    results, luck = luck_of_many(game_id, 24, True, "neural", **({"quick": True} if game_id == "call-to-glory" else {}))
    assert (results - luck).var() < 0.75 * results.var()


@pytest.mark.parametrize("game_id", GAMES)
def test_random_choices_of_bots_are_luck(game_id: str) -> None:
    """Over the choices of a bot at one decision, each as likely as it says, luck is nothing."""
    judge, rules = judge_of(game_id), rules_of(game_id)
    options, states, scratch = rules.read_options(3, {}), rules.new_states(2), rules.scratch()
    rules.start(states[0], options, 0, None)
    before = states[:1].copy()
    rules.deal(states[0], rules.ordered_deck(options))
    for _ in range(9):
        seat = int(rules.next_seat(states[0]))
        legal = scratch[: rules.legal_row(states, 0, seat, scratch)].copy()
        rules.know_row(states, 0, seat, states, 1)
        probs = NeuralBot(game_id).probs(states[1], legal)
        assert abs(probs.sum() - 1) < 1e-9
        total, open_draws = np.zeros(3), facts_of(game_id).drawn
        if all(open_draws(states[0], int(action)) is None for action in legal) and probs.min() >= UNLIKELY:
            for action, prob in zip(legal.tolist(), probs.tolist(), strict=True):
                luck = Luck(game_id, judge, 3)
                luck.deal(before, states[:1])
                dealt = luck.total.copy()
                luck.act(states[:1], seat, action, legal, probs)
                total += prob * (luck.total - dealt)
            assert np.abs(total).max() < 1e-9
        rules.apply(states[0], seat, int(legal[probs.argmax()]))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_table_has_a_spread(game_id: str) -> None:
    rules = rules_of(game_id)
    for players, *on in itertools.product(range(2, rules.seats + 1), *[(False, True)] * len(rules.flags)):
        with contextlib.suppress(OptionError):  # some flags exclude each other
            options = rules.read_options(players, dict(zip(rules.flags, on, strict=True)))
            assert 0.2 < facts_of(game_id).spread(options) < 0.5


def test_the_spread_depends_on_the_table(analysis: Analysis) -> None:
    facts, game = facts_of(analysis.game.id), analysis.game
    other = game.rules.read_options(4, {})
    assert analysis.as_json()["seats"][0]["error"] == facts.spread(game.options) != facts.spread(other)
