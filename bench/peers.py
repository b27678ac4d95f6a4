"""Other engines, each used as its documentation says, with every legal action equally likely."""

from __future__ import annotations

import importlib
import itertools
import os
import random
from typing import Any

from bench.contenders import Contender, Play, Portion

LENGTH_GAMES = 1000  # games that the mean length of a game of gin rummy is taken from
DEALS, ROLLOUTS = 100, 10  # different deals, and rollouts from each at a time
STEPS = 64  # decisions of each Pgx game at a time


def openspiel() -> Play:
    game, rng = importlib.import_module("pyspiel").load_game("gin_rummy"), random.Random(0)

    def play() -> Portion:
        state, decisions = deal_gin_rummy(game, rng), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return play


def deal_gin_rummy(game: Any, rng: random.Random) -> Any:
    """A state in which somebody must decide; the outcomes of these chance nodes are all equally likely."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def openspiel_rollouts() -> Play:
    """Rollouts in C++ are reached through a search of one simulation, which evaluates its root and nothing else.

    They do not say how long they were: decisions are rollouts × the mean length of random games played in Python.
    """
    pyspiel, rng = importlib.import_module("pyspiel"), random.Random(0)
    game, play_in_python = pyspiel.load_game("gin_rummy"), openspiel()
    length = sum(play_in_python()[0] for _ in range(LENGTH_GAMES)) / LENGTH_GAMES
    deals = itertools.cycle([deal_gin_rummy(game, rng) for _ in range(DEALS)])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def play() -> Portion:
        bot.mcts_search(next(deals))
        return ROLLOUTS * length, ROLLOUTS

    return play


def rlcard() -> Play:
    env, rng = importlib.import_module("rlcard").make("gin-rummy", {"seed": 0}), random.Random(0)

    def play() -> Portion:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return play


def pettingzoo() -> Play:
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    env, rng = importlib.import_module("pettingzoo.classic.gin_rummy_v4").env(), random.Random(0)
    env.reset(seed=0)

    def play() -> Portion:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
            decisions += 1
        return decisions, 1

    return play


def pgx(id: str, batch: int) -> Play:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    jax, jnp = importlib.import_module("jax"), importlib.import_module("jax.numpy")
    env, experimental = importlib.import_module("pgx").make(id), importlib.import_module("pgx.experimental")
    step = jax.vmap(experimental.auto_reset(env.step, env.init))

    def decide(carry: Any, _: object) -> Any:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        action = jax.random.categorical(choice, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        state = step(state, action, jax.random.split(chance, batch))
        return (state, key), state.terminated.sum()

    run = jax.jit(lambda carry: jax.lax.scan(decide, carry, None, length=STEPS))
    key = jax.random.PRNGKey(0)
    carry = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key

    def play() -> Portion:
        nonlocal carry
        carry, ended = run(carry)
        return STEPS * batch, int(ended.sum())

    return play


def chess() -> Play:
    chess, rng = importlib.import_module("chess"), random.Random(0)

    def play() -> Portion:
        board, decisions = chess.Board(), 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        return decisions, 1

    return play


def peers() -> list[Contender]:
    return [
        Contender("OpenSpiel gin rummy, C++", "rollouts × mean length", "peer", openspiel_rollouts, "open_spiel"),
        Contender("OpenSpiel gin rummy, Python", "state, legal actions", "peer", openspiel, "open_spiel"),
        Contender("RLCard gin rummy", "environment, legal actions", "peer", rlcard, "rlcard"),
        Contender("PettingZoo gin rummy", "`gin_rummy_v4`, action mask", "peer", pettingzoo, "pettingzoo"),
        Contender("Pgx sparrow mahjong", "XLA, 64 games at a time", "peer", lambda: pgx("sparrow_mahjong", 64), "pgx"),
        Contender("Pgx Leduc hold’em", "XLA, 4096 games at a time", "peer", lambda: pgx("leduc_holdem", 4096), "pgx"),
        Contender("python-chess", "legal moves, push, end of game", "peer", chess, "chess"),
    ]
