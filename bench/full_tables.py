"""One learned player against scripted bots or other weights in all other seats, many games at once in compiled code.

    python -m bench.full_tables --game come-to-call --players 4 --games 4000 [--weights FILE] [--against FILE]

Every deal is played once from each seat. Prints a line of JSON for each table: win share and a normal 95 % interval
over deals. `--results FILE` keeps them, too: what is measured again takes its place there, the rest stays.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from courtcards.bots.learned import SHARPNESS, rival
from courtcards.bots.network import draw_from
from courtcards.bots.neural import Room, consider, make_room
from courtcards.bots.weights import Weights, load, shipped
from courtcards.compiled import compiled
from courtcards.games import rules_of
from courtcards.games.arrays import Float64Array, Int8Array, Int16Array, Int64Array, Records, State
from courtcards.games.batch import begin_game
from courtcards.games.rng import rng_states
from courtcards.games.verbs import CHANCE, GAME_OVER, apply, is_winner, know, legal, next_seat, settle, stage

PARTS = 12  # of the work for each thread

# Plays the games from one number to another: dealers, generators of decisions, and where the win shares go.
PlayPart = Callable[[int, int, Int64Array, Int64Array, Float64Array], None]


@compiled
def play_game(
    states: Records,
    options: Int8Array,
    learner: int,
    dealer: Int64Array,
    rng: Int64Array,
    weights: Weights,
    others: Weights,
    scripted: bool,
    sharpness: float,
    room: Room,
    actions: Int16Array,
) -> None:
    """A whole game in the first of two states; the second is for what a seat knows."""
    state, knowledge = states[0], states[1]
    begin_game(state, options, 0, dealer)
    while stage(state) != GAME_OVER:
        settle(state, dealer)
        if stage(state) == CHANCE or stage(state) == GAME_OVER:
            continue
        seat = next_seat(state)
        know(state, seat, knowledge)
        count = legal(state, seat, actions)
        if count == 1:
            chosen = int(actions[0])
        elif seat != learner and scripted:
            chosen = rival(knowledge, actions, count, rng)
        else:
            net, exponent = (weights.net, sharpness) if seat == learner else (others.net, SHARPNESS)
            consider(knowledge, actions, count, net, exponent, room)
            chosen = int(actions[draw_from(room.probs, count, rng)])
        apply(state, seat, chosen)


@compiled
def win_share(state: State, seat: int) -> float:
    winners = 0
    for each in range(state["players"]):
        winners += is_winner(state, each)
    return is_winner(state, seat) / winners


@compiled
def play_some(
    states: Records,
    first: int,
    last: int,
    options: Int8Array,
    dealers: Int64Array,
    rngs: Int64Array,
    weights: Weights,
    others: Weights,
    scripted: bool,
    sharpness: float,
    actions: Int16Array,
    shares: Float64Array,
) -> None:
    """Games are numbered by deal and, within it, by the learner's seat."""
    players, room = shares.shape[1], make_room(weights.net, weights.critic)
    for game in range(first, last):
        deal, learner = game // players, game % players
        dealer, rng = dealers[deal].copy(), rngs[game]
        play_game(states, options, learner, dealer, rng, weights, others, scripted, sharpness, room, actions)
        shares[deal, learner] = win_share(states[0], learner)


def measure(
    game: str, weights: Weights, others: Weights | None, players: int, games: int, seed: int, sharpness: float
) -> dict[str, object]:
    """The win share of `weights` against `others`, or against scripted bots."""
    rules = rules_of(game)
    options = np.array(rules.read_options(players, {}).row(), np.int8)

    def play_part(first: int, last: int, dealers: Int64Array, rngs: Int64Array, shares: Float64Array) -> None:
        room = np.empty(rules.actions, np.int16)
        against = (others or weights, others is None)
        play_some(rules.new_states(2), first, last, options, dealers, rngs, weights, *against, sharpness, room, shares)

    return win_share_over_deals(players, games, seed, play_part)


def win_share_over_deals(players: int, games: int, seed: int, play_part: PlayPart) -> dict[str, object]:
    """Games by deal and seat, on all cores; each deal has a dealer's generator, each game one for the decisions."""
    deals, threads = games // players, len(os.sched_getaffinity(0))
    dealers, rngs = rng_states(seed, deals), rng_states(seed + 1, deals * players)
    shares = np.zeros((deals, players))
    ends = np.linspace(0, deals * players, PARTS * threads + 1).astype(int).tolist()
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda first, last: play_part(first, last, dealers, rngs, shares), ends[:-1], ends[1:]))
    mean, error = shares.mean(), shares.mean(axis=1).std(ddof=1) / deals**0.5
    low, high = mean - 1.96 * error, mean + 1.96 * error
    return {"win share": [round(100 * each, 2) for each in (mean, low, high)], "games": deals * players}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=7201)
    parser.add_argument("--weights", type=Path, help="the package's, if not given")
    parser.add_argument("--against", type=Path, help="weights that play the other seats instead of scripted bots")
    parser.add_argument("--sharpness", type=float, help="of the one player, instead of what `neural` plays with")
    parser.add_argument("--results", type=Path, help="a file of JSON that gets the results, too")
    given = parser.parse_args()
    for players in given.players:
        line = report(given.game, players, given.games, given.seed, given.weights, given.against, given.sharpness)
        print(json.dumps(line), flush=True)
        if given.results:
            keep(line, given.results)


def report(
    game: str,
    players: int,
    games: int,
    seed: int,
    weights: Path | None = None,
    against: Path | None = None,
    sharpness: float | None = None,
) -> dict[str, object]:
    """What is kept of a table: how it was measured, and the win share with its interval."""
    begun, sharpness = time.perf_counter(), sharpness or SHARPNESS
    others = load(game, against) if against else None
    found = measure(game, load(game, weights or shipped(game, players)), others, players, games, seed, sharpness)
    about = {"game": game, "weights": str(weights or "shipped"), "sha256": digest(weights or shipped(game, players))}
    about |= {"against": str(against)} if against else {}
    seconds = round(time.perf_counter() - begun, 1)
    return {**about, "players": players, **found, "seed": seed, "sharpness": sharpness, "seconds": seconds}


def digest(weights: Path) -> str:
    """Enough of the weights' digest to tell them from others."""
    return hashlib.sha256(weights.read_bytes()).hexdigest()[:16]


def keep(line: dict[str, object], path: Path) -> None:
    """Put a result in the place of an earlier one of the same bots at the same table."""
    kept = {key(each): each for each in json.loads(path.read_text())} if path.exists() else {}
    path.write_text(json.dumps([*{**kept, key(line): line}.values()], indent=1) + "\n")


def key(line: dict[str, object]) -> tuple[object, ...]:
    return tuple(line.get(name) for name in ("game", "weights", "against", "players", "sharpness"))


if __name__ == "__main__":
    main()
