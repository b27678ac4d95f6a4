"""Compiles the rules, which takes a while, at a chosen moment, once, and tells the user."""

from __future__ import annotations

import functools
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from filelock import FileLock

from courtcards import compiled
from courtcards.games import GAMES, rules_of, verbs
from courtcards.games.json_writer import json_text
from courtcards.games.rng import rng_states
from courtcards.games.rows import moved_row
from courtcards.games.rules import Rules
from courtcards.messages import text


@functools.cache
def tell_if_cold(game_id: str) -> None:
    """Called before a program first plays a game: if it still has to be compiled, do so now and tell the user."""
    if not is_done("games", "table", game_id):
        compiled.say(text("compiling"))
        warm_up(game_id)
        compiled.say(text("compiled"))


def is_warm(*game_ids: str) -> bool:
    """Whether everything a program may call in these games has been compiled, so nothing will take long."""
    return all(is_done("games", what, id) for what in ("table", "others") for id in game_ids)


def warm_up(*game_ids: str) -> None:
    """Compile everything a program may call in these games, in parallel, so that nothing has to wait for it later."""
    commands = [[sys.executable, "-m", "courtcards.warmup", id] for id in game_ids]
    workers = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for command in commands]
    try:
        failed = [id for id, worker in zip(game_ids, workers, strict=True) if worker.wait() != 0]
    except BaseException:
        for worker in workers:
            worker.kill()
        raise
    for id in failed:  # a separate process couldn't be started, or doesn't find this package
        compile_game(rules_of(id))
    if is_warm(*GAMES):
        compiled.mark_warm()


def compile_game(rules: Rules) -> None:
    compile_table(rules)
    compile_others(rules)


def compile_table(rules: Rules) -> None:
    """Compile what a table calls."""
    once("games", "table", rules.id, lambda: call_all(table_calls(rules)))


def compile_others(rules: Rules) -> None:
    """Compile what other programs call: batches, observations, and random playouts."""
    once("games", "others", rules.id, lambda: call_all(other_calls(rules)))


def once(layer: str, what: str, game_id: str, compile: Callable[[], None]) -> None:
    """Compile a part of a game, unless that was done before. Other processes that need it wait for this one."""
    if is_done(layer, what, game_id):
        return
    done = done_file(layer, what, game_id)
    done.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(done.with_suffix(".lock")):
        if not done.exists():
            compile()
            done.touch()


def is_done(layer: str, what: str, game_id: str) -> bool:
    return bool(compiled.config.DISABLE_JIT) or done_file(layer, what, game_id).exists()


def done_file(layer: str, what: str, game_id: str) -> Path:
    """The file beside the machine code that marks a part of a game as compiled."""
    return compiled.cache_folder(layer) / f"{what}-{game_id}.done"


def call_all(calls: Iterator[Callable[[], object]]) -> None:
    for call in calls:
        call()


def table_calls(rules: Rules) -> Iterator[Callable[[], object]]:
    """A first call of each compiled function that a table calls."""
    options = rules.read_options(2, {})
    states, known, scratch = rules.new_states(2), rules.new_knowledge(), rules.scratch()
    deck = rules.ordered_deck(options).copy()
    for flag in rules.flags:
        variant = rules.read_options(2, {flag: True})
        tasks = [[deck[seat] for deck in rules.task_decks(variant)] for seat in range(2)]
        yield functools.partial(rules.start, states[1], variant, 0, tasks if any(tasks) else None)
    yield lambda: rules.start(states[0], options, 0, None)
    yield lambda: rules.deal(states[0], deck)
    yield lambda: rules.must_act_row(states, 0)
    yield lambda: rules.legal_row(states, 0, 0, scratch)
    yield lambda: rules.attempt_row(states, 0, 0, rules.actions - 1, scratch)
    yield lambda: rules.know_row(states, 0, 0, known, 0)
    yield lambda: json_text(lambda out: rules.know_own_row(states, 0, 0, known, 0, out))
    yield lambda: rules.open_json(known)
    yield lambda: rules.own_json(known)
    if verbs.moved in rules.functions:
        yield lambda: moved_row(rules.new_knowledge(2), 0, 1, 0, -1)
    if verbs.reason_keys in rules.functions:
        yield lambda: rules.reasons_json(known, 0)
    yield lambda: rules.is_winner(states[0], 0)
    if rules.reshuffle_pool and rules.reshuffle:
        reshuffle, reshuffle_pool = rules.reshuffle, rules.reshuffle_pool
        yield lambda: reshuffle(states[0], deck, reshuffle_pool(states[0], deck))


def other_calls(rules: Rules) -> Iterator[Callable[[], object]]:
    """A first call of each of the other compiled functions."""
    options = rules.read_options(2, {})
    states, known, scratch, rng = rules.new_states(2), rules.new_knowledge(), rules.scratch(), rng_states(0, 2)
    rows = np.array([options.row()] * 2, np.int8)
    seats, observation = np.zeros(2, np.int8), np.empty((2, rules.observation_length), np.int16)
    deck = rules.ordered_deck(options).copy()
    rules.start(states[0], options, 0, None)
    rules.deal(states[0], deck)
    yield lambda: rules.legal(states[0], 0, scratch)
    yield lambda: rules.legal_mask(states[0], 0, scratch, np.empty(rules.actions, np.bool_))
    yield lambda: rules.must_act(states[0])
    yield lambda: rules.next_seat(states[0])
    yield lambda: rules.attempt(states[0], 0, rules.actions - 1, scratch)
    yield lambda: rules.apply(states[0], rules.next_seat(states[0]), 0)
    yield lambda: rules.know(states[0], 0, known[0])
    yield lambda: rules.observe_knowledge(known[0], observation[0])
    yield lambda: rules.determinize(known[0], rng[0])
    yield lambda: rules.observe(states[0], 0, known, observation[0])
    yield lambda: rules.start_batch(states, rows, rng)
    yield lambda: rules.play_out(states[0], rng[0], scratch)
    yield lambda: rules.play_round_batch(states, rng, np.empty(2, np.int64))
    yield lambda: rules.step_batch(states, np.zeros(2, np.int16), rng, np.array([-1, -1], np.int8))
    yield lambda: rules.mask_batch(states, seats, np.empty((2, rules.actions), np.bool_))
    yield lambda: rules.observe_batch(states, seats, observation)
    yield lambda: rules.play_out_batch(states, rng, np.empty(2, np.int64))


if __name__ == "__main__":
    compile_game(rules_of(sys.argv[1]))
