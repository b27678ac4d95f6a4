"""Advantages: every seat gets what it is due, whoever acts."""

from __future__ import annotations

import numpy as np
import torch

from courtcards.learn.advantages import by_seat, from_actor, gae, lambda_by_turn, normalize
from courtcards.learn.ppo import clipped_loss, filled, misbelief
from courtcards.learn.win_probability import fit, fit_slope


def test_values_are_turned_to_seats_and_back() -> None:
    actors, players = torch.tensor([0, 1, 2, 1]), torch.tensor([4, 2, 3, 3])
    values = torch.arange(16.0).reshape(4, 4)
    seats = by_seat(values, actors, players)
    assert seats[1].tolist() == [5, 4, 0, 0]
    assert seats[2].tolist() == [9, 10, 8, 0]
    taken = torch.arange(4) < players[:, None]
    assert torch.equal(from_actor(seats, actors, players), values * taken)


def test_round_end_reaches_every_seat_and_stops_there() -> None:
    rewards, dones = torch.zeros(3, 1, 2), torch.tensor([[False], [True], [False]])
    rewards[1, 0] = torch.tensor([1.0, -1.0])
    values = torch.zeros(4, 1, 2)
    values[3, 0] = torch.tensor([0.5, -0.5])
    advantages = gae(rewards, dones, values, 1.0)
    assert advantages[:, 0].tolist() == [[1, -1], [1, -1], [0.5, -0.5]]


def test_what_was_foreseen_is_no_advantage() -> None:
    rewards, dones = torch.zeros(2, 1, 2), torch.tensor([[False], [True]])
    rewards[1, 0] = torch.tensor([0.4, -0.4])
    values = torch.tensor([[0.4, -0.4]] * 2 + [[9.0, 9.0]]).reshape(3, 1, 2)
    assert gae(rewards, dones, values, 0.9).abs().max() == 0


def test_a_turn_counts_the_same_at_every_table() -> None:
    per_step = lambda_by_turn(0.9, torch.tensor([2, 4, 6])).squeeze(1)
    assert torch.allclose(per_step ** torch.tensor([2, 4, 6]), torch.full((3,), 0.81))
    rewards, dones = torch.zeros(4, 3, 1), torch.zeros(4, 3, dtype=torch.bool)
    rewards[3] = 1.0
    advantages = gae(rewards, dones, torch.zeros(5, 3, 1), lambda_by_turn(0.9, torch.tensor([2, 4, 6])))
    assert torch.allclose(advantages[0, :, 0], per_step**3)


def test_each_table_size_has_its_own_scale() -> None:
    advantages, tables = torch.tensor([1.0, 3.0, 100.0, 300.0, 7.0]), torch.tensor([2, 2, 6, 6, 6])
    scaled = normalize(advantages, torch.tensor([0, 1, 2, 3]), tables)
    assert torch.allclose(scaled[:4] * 2**0.5, torch.tensor([-1.0, 1.0, -1.0, 1.0]), atol=1e-4)
    assert torch.allclose(scaled[4] * 2**0.5, torch.tensor(-1.93), atol=1e-4)


def test_nothing_is_gained_from_moving_beyond_the_clip() -> None:
    log_ratio = torch.log(torch.tensor([1.5, 0.5])).requires_grad_()
    loss, clipped = clipped_loss(log_ratio, torch.tensor([1.0, -1.0]), 0.1)
    loss.backward()
    assert clipped == 1
    assert log_ratio.grad is not None
    assert log_ratio.grad.abs().max() == 0


def test_minibatches_are_full() -> None:
    assert [part.tolist() for part in filled(torch.arange(7), 3)] == [[0, 1, 2], [3, 4, 5]]
    assert [part.tolist() for part in filled(torch.arange(2), 3)] == [[0, 1, 0]]


def test_only_opponents_that_there_are_are_guessed() -> None:
    beliefs = torch.zeros(1, 3, 2, 4)
    beliefs[0, 0, :, 1] = 50.0  # sure that the first opponent has one of each
    privileged_obs = torch.tensor([[1, 1, 3, 3, 3, 3, 0]])
    assert misbelief(beliefs, privileged_obs, torch.tensor([[True, True, False, False]])) < 1e-6
    assert misbelief(beliefs, privileged_obs, torch.tensor([[True, True, True, False]])) > 0.5


def test_what_points_are_worth_is_found_again() -> None:
    chance = np.random.default_rng(1)
    totals = chance.integers(0, 150, (20_000, 3)).astype(np.float64)
    hopes = np.exp(0.03 * totals)
    winner = (hopes.cumsum(1) / hopes.sum(1, keepdims=True) > chance.random((20_000, 1))).argmax(1)
    assert abs(fit_slope(totals, np.eye(3)[winner]) - 0.03) < 0.002


def test_a_slope_without_games_stays() -> None:
    slopes = np.full((2, 5, 5), 0.5)
    options = np.array([[2, 4, 0, 0]] * 300, np.int8)
    trails, winners = np.zeros((300, 4, 4), np.int16), np.zeros((300, 4), np.bool_)
    trails[:, 0, 0], winners[:200, 0], winners[200:, 1] = 20, True, True
    fitted = fit("call-to-glory", slopes, [(options, trails, np.full(300, 2, np.int16), winners)])
    assert abs(fitted[0, 2, 3] - np.log(2) / 20) < 1e-3
    fitted[0, 2, 3] = 0.5
    assert (fitted == slopes).all()
