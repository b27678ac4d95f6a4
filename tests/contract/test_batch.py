"""Many games at once are the same games as one by one, whatever the number of threads."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numba
import numpy as np
import pytest

from courtcards.games import GAMES, rules_of, verbs
from courtcards.games.batch import play_round
from courtcards.games.rng import below, rng_states
from courtcards.games.rules import Rules
from tests.invariants import check_state
from tests.tables import TABLES, any_table

SIZE = 40


@pytest.fixture(params=GAMES)
def rules(request: pytest.FixtureRequest) -> Rules:
    return rules_of(request.param)


@pytest.fixture(params=[1, 2])
def threads(request: pytest.FixtureRequest) -> Iterator[int]:
    before = numba.get_num_threads()
    numba.set_num_threads(min(request.param, before))
    yield request.param
    numba.set_num_threads(before)


def option_rows(rules: Rules) -> Any:
    """Options of all kinds, mixed in one batch."""
    rng = random.Random(8)
    tables = [table for table in TABLES if table.game == rules.id]
    tables += [any_table(rng, rules.id) for _ in range(SIZE - len(tables))]
    return np.array([rules.read_options(table.players, table.options).row() for table in tables], np.int8)


def started(rules: Rules) -> tuple[Any, Any]:
    states, chance = rules.new_states(SIZE), rng_states(11, SIZE)
    rules.start_batch(states, option_rows(rules), chance)
    return states, chance


def one_by_one(rules: Rules, step: Callable[[int, Any, Any], None]) -> tuple[Any, Any]:
    """The same start, then a step for each game alone."""
    states, chance = started(rules)
    for i in range(SIZE):
        step(i, states[i], chance[i])
    return states, chance


def assert_same(batch: tuple[Any, Any], single: tuple[Any, Any]) -> None:
    assert batch[0].tobytes() == single[0].tobytes()
    assert batch[1].tobytes() == single[1].tobytes()


@pytest.mark.usefixtures("threads")
def test_games_started_together_are_those_started_alone(rules: Rules) -> None:
    states, chance = rules.new_states(SIZE), rng_states(11, SIZE)
    for i, row in enumerate(option_rows(rules)):
        verbs.start(states[i], row, below(chance[i], int(row[0])))
        verbs.settle(states[i], chance[i])
        check_state(rules, states[i])
    assert_same(started(rules), (states, chance))


@pytest.mark.usefixtures("threads")
def test_batch_plays_the_same_games_as_alone(rules: Rules) -> None:
    counts, alone = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64)

    def play(i: int, state: Any, stream: Any) -> None:
        alone[i] = rules.play_out(state, stream, rules.scratch())

    batch = started(rules)
    rules.play_out_batch(*batch, counts)
    assert_same(batch, one_by_one(rules, play))
    assert (counts == alone).all()
    for state in batch[0]:
        assert rules.phases[state["phase"]] == "over"
        check_state(rules, state)


@pytest.mark.usefixtures("threads")
def test_rounds_played_together_are_those_played_alone(rules: Rules) -> None:
    counts, alone = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64)
    over = rules.phases.index("over")

    def play(i: int, state: Any, stream: Any) -> None:
        alone[i] = 0 if state["phase"] == over else play_round(state, stream, rules.scratch())

    batch, single = started(rules), started(rules)
    for _ in range(5):
        rules.play_round_batch(*batch, counts)
        for i in range(SIZE):
            play(i, single[0][i], single[1][i])
        assert_same(batch, single)
        assert (counts == alone).all()


@pytest.mark.usefixtures("threads")
def test_steps_masks_and_observations_together_are_those_alone(rules: Rules) -> None:
    batch, single = started(rules), started(rules)
    seats = np.array([rules.next_seat(state) for state in batch[0]], np.int8)
    masks, observations = empty_masks(rules), empty_observations(rules)
    rng = random.Random(5)
    for step in range(120):
        rules.mask_batch(batch[0], seats, masks)
        rules.observe_batch(batch[0], np.maximum(seats, 0), observations)
        if step % 10 == 0:
            check_masks_and_observations(rules, single[0], seats, masks, observations)
        actions = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks], np.int16)
        expected = [step_alone(rules, *one) for one in zip(*single, seats, actions, strict=True)]
        rules.step_batch(batch[0], actions, batch[1], seats)
        assert seats.tolist() == expected
        assert_same(batch, single)


def empty_masks(rules: Rules) -> Any:
    return np.empty((SIZE, rules.actions), np.bool_)


def empty_observations(rules: Rules) -> Any:
    return np.empty((SIZE, rules.observation_length), np.int16)


def check_masks_and_observations(rules: Rules, states: Any, seats: Any, masks: Any, observations: Any) -> None:
    alone, seen, scratch = empty_masks(rules), empty_observations(rules), rules.new_states(1)
    for i, state in enumerate(states):
        rules.legal_mask(state, seats[i], rules.scratch(), alone[i])
        rules.observe(state, max(0, seats[i]), scratch, seen[i])
    assert (masks == alone).all()
    assert (observations == seen).all()


def step_alone(rules: Rules, state: Any, stream: Any, seat: int, action: int) -> int:
    """One legal action; returns who decides next."""
    if seat >= 0:
        assert rules.attempt(state, seat, action, rules.scratch())
        verbs.settle(state, stream)
        return rules.next_seat(state)
    return int(seat)


def test_finished_game_stays_as_it_is(rules: Rules) -> None:
    states, chance = started(rules)
    rules.play_out_batch(states, chance, np.zeros(SIZE, np.int64))
    before, counts = states.tobytes(), np.ones(SIZE, np.int64)
    rules.play_round_batch(states, chance, counts)
    rules.play_out_batch(states, chance, counts)
    rules.step_batch(states, np.zeros(SIZE, np.int16), chance, np.full(SIZE, -1, np.int8))
    assert states.tobytes() == before
    assert not counts.any()


def test_options_of_another_shape_are_refused(rules: Rules) -> None:
    """Compiled code would read past their end."""
    states, rows, chance = rules.new_states(SIZE), option_rows(rules), rng_states(1, SIZE)
    for wrong in (rows[:, :-1], rows[:-1], rows[0]):
        with pytest.raises(ValueError, match=f"games of {rules.id} have the shape"):
            rules.start_batch(states, wrong, chance)
