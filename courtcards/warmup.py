"""Compiling the rules for the first time takes a while: do it at a chosen moment, and say so."""

from __future__ import annotations

import functools
import subprocess
import sys
from collections.abc import Callable, Iterator

import numpy as np

from courtcards import compiled
from courtcards.games import GAMES, rules_of
from courtcards.games.json_writer import json_text
from courtcards.games.rng import rng_states
from courtcards.games.rules import Rules
from courtcards.messages import text


@functools.cache
def tell_if_cold() -> None:
    """Before the first game of a program: if compiling is due, do it now and tell the user."""
    if not compiled.is_warm():
        compiled.say(text("compiling"))
        warm_up()
        compiled.say(text("compiled"))


def warm_up() -> None:
    """Compile everything that a program may call, the games side by side, so that nothing waits for it later."""
    commands = [[sys.executable, "-m", "courtcards.warmup", id] for id in GAMES]
    workers = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for command in commands]
    try:
        failed = [id for id, worker in zip(GAMES, workers, strict=True) if worker.wait() != 0]
    except BaseException:
        for worker in workers:
            worker.kill()
        raise
    for id in failed:  # a process of its own was not to be had, or does not find this package
        compile_game(rules_of(id))
    compiled.mark_warm()


def compile_game(rules: Rules) -> None:
    for step in entry_points(rules):
        step()


def entry_points(rules: Rules) -> Iterator[Callable[[], object]]:
    """A first call of each compiled function."""
    options = rules.read_options(2, {})
    states, rng, scratch = rules.new_states(2), rng_states(0, 2), rules.scratch()
    rows = np.array([options.row()] * 2, np.int8)
    seats, observation = np.zeros(2, np.int8), np.empty((2, rules.observation_length), np.int16)
    deck = rules.ordered_deck(options).copy()
    yield lambda: rules.start(states[0], options, 0, None)
    yield lambda: rules.deal(states[0], deck)
    yield lambda: rules.legal(states[0], 0, scratch)
    yield lambda: rules.legal_mask(states[0], 0, scratch, np.empty(rules.actions, np.bool_))
    yield lambda: rules.must_act(states[0])
    yield lambda: rules.must_act_row(states, 0)
    yield lambda: rules.legal_row(states, 0, 0, scratch)
    yield lambda: rules.attempt_row(states, 0, 0, rules.actions - 1, scratch)
    yield lambda: rules.know_row(states, 0, 0, states, 1)
    yield lambda: json_text(rules.know_own_row, states, 0, 0, states, 1)
    yield lambda: rules.open_json(states, 1)
    yield lambda: rules.own_json(states, 1)
    yield lambda: rules.next_seat(states[0])
    yield lambda: rules.attempt(states[0], 0, rules.actions - 1, scratch)
    yield lambda: rules.apply(states[0], rules.next_seat(states[0]), 0)
    yield lambda: rules.is_winner(states[0], 0)
    yield lambda: rules.know(states[0], 0, states[1])
    yield lambda: rules.observe_knowledge(states[1], observation[0])
    yield lambda: rules.determinize(states[1], rng[0])
    yield lambda: rules.observe(states[0], 0, states[1:], observation[0])
    if rules.reshuffle_pool and rules.reshuffle:
        reshuffle, reshuffle_pool = rules.reshuffle, rules.reshuffle_pool
        yield lambda: reshuffle(states[1], deck, reshuffle_pool(states[1], deck))
    yield lambda: rules.start_batch(states, rows, rng)
    yield lambda: rules.play_out(states[0], rng[0], scratch)
    yield lambda: rules.play_round_batch(states, rng, np.empty(2, np.int64))
    yield lambda: rules.step_batch(states, np.zeros(2, np.int16), rng, np.array([-1, -1], np.int8))
    yield lambda: rules.mask_batch(states, seats, np.empty((2, rules.actions), np.bool_))
    yield lambda: rules.observe_batch(states, seats, observation)
    yield lambda: rules.play_out_batch(states, rng, np.empty(2, np.int64))


if __name__ == "__main__":
    compile_game(rules_of(sys.argv[1]))
