"""OpenSpiel: its own tests pass, and its search plays on our information states."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

import courtcards
from bench.ismcts import state_of
from courtcards import arena
from courtcards.envs import openspiel as ours
from courtcards.errors import OptionError
from courtcards.games.rng import rng_states

GAMES = [
    "python_call_to_glory(players=2,quick=True)",
    "python_call_to_glory(players=3,tasks=True,ninja=True)",
    "python_call_to_glory(players=4,quick=True,ninja=True,first=2)",
    "python_call_to_glory(players=2,quick=True,perfect_recall=True)",
    "python_come_to_call(players=2)",
    "python_come_to_call(players=3,cards=king:20 butler:8 hear-ye:6 wild:2 heir:20)",
]


def step(state: Any, rng: np.random.Generator) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=odds)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def decisions(name: str, seed: int, count: int) -> Any:
    """States in which a player decides, in random games."""
    game, rng = pyspiel.load_game(name), np.random.default_rng(seed)
    state = game.new_initial_state()
    while count:
        if state.is_terminal():
            state = game.new_initial_state()
        elif not state.is_chance_node():
            yield state
            count -= 1
        step(state, rng)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_own_test_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_has_the_same_information_state(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for state in decisions(name, 1, 300):
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        different += str(other) != str(state)
    assert different > 250


@pytest.mark.parametrize("name", GAMES)
def test_resampled_states_play_on_to_the_end(name: str) -> None:
    game, rng, turns = pyspiel.load_game(name), np.random.default_rng(1), 0
    state = game.new_initial_state()
    while turns < 150 and not state.is_terminal():
        player = turns % game.num_players()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        step(other, rng)
        step(state, rng)
        turns += 1


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_search_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=ours.RolloutEvaluator(rollouts=1, seed=1),
        uct_c=2.0,
        max_simulations=15,
        random_state=np.random.RandomState(1),
    )
    for state in decisions(name, 4, 60):
        if state.move_number() % 9 == 0:
            assert bot.step(state) in state.legal_actions()


def test_openspiel_search_plays_a_call() -> None:
    """Where players choose one after the other, the later ones, too, can imagine what the earlier ones did."""
    name, calls = "python_come_to_call(players=3)", 0
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in decisions(name, 2, 2500):
        if "come-to-call: round" in str(state) and ", call\n" in str(state) and state.current_player() > 0:
            calls += 1
            other = state.resample_from_infostate(state.current_player(), sampler)
            assert other.current_player() == state.current_player()
    assert calls > 5


def test_deals_have_their_exact_odds() -> None:
    state = pyspiel.load_game("python_call_to_glory(first=0)").new_initial_state()
    odds = dict(state.chance_outcomes())
    assert sum(odds.values()) == pytest.approx(1)
    deck = ours.spiel_game_of("call-to-glory", (("first", 0),)).deck
    assert odds[0] == pytest.approx(np.mean(deck == 0))


def test_clones_go_their_own_ways() -> None:
    for state in decisions(GAMES[0], 1, 20):
        before = str(state)
        clone = state.clone()
        clone.apply_action(clone.legal_actions()[0])
        assert str(state) == before
        assert str(clone) != before


def test_errors_name_the_problem() -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        pyspiel.load_game("python_call_to_glory(players=9)")
    with pytest.raises(OptionError, match="Write cards like this"):
        pyspiel.load_game("python_come_to_call", {"cards": "king"})
    with pytest.raises(ValueError, match="what one player may know"):
        pyspiel.load_game("python_come_to_call").make_py_observer(
            pyspiel.IIGObservationType(public_info=False, perfect_recall=True)
        )


@pytest.mark.parametrize("game_id", ["call-to-glory", "come-to-call"])
def test_resampled_state_fits_what_the_seat_knows(game_id: str) -> None:
    game = courtcards.new_game(game_id, players=2, seed="ismcts")
    for _ in range(30):
        seat = game.to_move[0]
        state = state_of(game_id, game.knowledge(seat), rng_states(1, 1)[0])
        told = bytes.fromhex(state.information_state_string(seat).split()[1])
        assert told == game.knowledge(seat).tobytes()
        assert state.legal_actions() == sorted(state.legal_actions(seat))
        game.play(seat, game.legal(seat)[-1])


def test_openspiel_search_plays_in_the_arena() -> None:
    result = arena.run(["random", "bench.ismcts.make_bot:4"], deals=1, workers=1, quick=True)
    assert result.games == 2


def dealt(name: str, seed: int) -> Any:
    """A game after its first deal."""
    state, rng = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(seed)
    while state.is_chance_node():
        step(state, rng)
    return state


def after_turn(state: Any, *draws: str) -> str:
    """What player 0 has as information state after its turn: two draws, and a discard."""
    state = state.clone()
    for draw in draws:
        state.apply_action(state.string_to_action(0, draw))
    state.apply_action(state.legal_actions()[0])
    return str(state.information_state_string(0))


def test_perfect_recall_tells_orders_apart() -> None:
    name = "python_call_to_glory(players=2,quick=True,first=0,perfect_recall={})"
    orders = ("draw L", "draw R"), ("draw R", "draw L")
    same = next(
        seed
        for seed in range(200)
        if len({after_turn(dealt(name.format(False), seed), *order) for order in orders}) == 1
    )
    assert len({after_turn(dealt(name.format(True), same), *order) for order in orders}) == 2


def test_perfect_recall_knows_nothing_of_hidden_cards() -> None:
    name = "python_call_to_glory(players=2,quick=True,first=0,perfect_recall=True)"
    state, other = dealt(name, 1), pyspiel.load_game(name).new_initial_state()
    cards = list(state.history())
    last = next(i for i in range(len(cards) - 2, 0, -1) if cards[i] != cards[-1])
    cards[last], cards[-1] = cards[-1], cards[last]  # two cards at the bottom of a face-down pile
    for card in cards:
        other.apply_action(card)
    assert other.history() != state.history()
    rng = np.random.default_rng(1)
    for _ in range(12):
        assert all(other.information_state_string(seat) == state.information_state_string(seat) for seat in (0, 1))
        action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
        other.apply_action(action)
