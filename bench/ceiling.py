"""How much there is to win at the call of Come to Call: one player who knows more than bots do, against `scripted`.

Its turns are always those of `neural`. At the call it plays

- `policy`: like `neural`,
- `habits`: the best reply, knowing that all others are `scripted`: it imagines their hands, lets `scripted` choose for
  them, and sends what does best on average,
- `hands`: the same, seeing their hands. Nobody may: a fair bot with these turns will hardly do better at the call.

Every deal is played once from each seat. Prints a line of JSON for each: win share and a normal 95 % interval over
deals, and keeps it in the results.

Example: python -m bench.ceiling --players 6 --games 1200
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from bench.full_tables import keep, win_share, win_share_over_deals
from courtcards.bots.come_to_call.call import draw_from, mix_sets, next_step, send, value_of_show
from courtcards.bots.come_to_call.scripted import THOUGHT, scripted
from courtcards.bots.come_to_call.sets import MOST_COMBINATIONS, list_combinations
from courtcards.bots.come_to_call.worlds import imagine
from courtcards.bots.learned import SHARPNESS, is_guessing, learned_game
from courtcards.bots.network import draw_from as draw_action
from courtcards.bots.neural import consider, make_room
from courtcards.bots.weights import Weights, load, shipped
from courtcards.compiled import compiled
from courtcards.games import rules_of
from courtcards.games.arrays import Float64Array, Int8Array, Int16Array, Int64Array, Records
from courtcards.games.batch import begin_game
from courtcards.games.come_to_call.cards import TYPES
from courtcards.games.come_to_call.state import NOTHING
from courtcards.games.verbs import CHANCE, GAME_OVER, apply, know, legal, next_seat, settle, stage

GAME = "come-to-call"
RESULTS = Path(__file__).parent / "results" / "ceiling.json"
WORLDS = {"policy": 0, "habits": 24, "hands": 8}  # hands to imagine, or lots to draw for hands that are seen
SEED = 7801


@compiled
def choose_for_others(world: Records, seat: int, rng: Int64Array) -> None:
    """What `scripted` sends in all other seats of a world; the second record is room, the third gets the sets."""
    rows, mix = np.empty((MOST_COMBINATIONS, TYPES), np.int8), np.zeros(MOST_COMBINATIONS)
    players = int(world[0]["players"])
    for other in range(players):
        if other != seat:
            know(world[0], other, world[1])
            count = mix_sets(world[1], THOUGHT[0], THOUGHT[1] // players, rng, rows, mix)
            world[2]["sent"][other, :] = NOTHING
            if count > 0 and mix[:count].sum() > 0:
                send(world[2], other, rows[draw_from(mix, count, rng)])


@compiled
def best_reply(states: Records, seat: int, worlds: int, seeing: bool, rng: Int64Array, row: Int8Array) -> bool:
    """Write the sets that do best against `scripted`; whether there are any. Before: the truth, what the seat knows."""
    rows, knowledge = np.empty((MOST_COMBINATIONS, TYPES), np.int8), states[1]
    count = list_combinations(knowledge["hand"][seat], knowledge["minimum"], rows)
    values = np.zeros(MOST_COMBINATIONS)
    for _ in range(worlds if count > 1 else 0):
        states[2] = states[0]
        if not seeing:
            states[2] = knowledge
            imagine(knowledge, states[2], rng)
        states[4] = states[2]
        choose_for_others(states[2:], seat, rng)
        for i in range(count):
            send(states[4], seat, rows[i])
            values[i] += value_of_show(states[4], seat, knowledge)
    if count > 0:
        row[:] = rows[values[:count].argmax()]
    return count > 0


@compiled
def play_game(
    states: Records,
    options: Int8Array,
    seat: int,
    dealer: Int64Array,
    rng: Int64Array,
    weights: Weights,
    worlds: int,
    seeing: bool,
    actions: Int16Array,
) -> None:
    """A whole game in the first state; the second is for what a seat knows, the others are room."""
    state, knowledge, row, decided = states[0], states[1], np.empty(TYPES, np.int8), False
    room = make_room(weights.net, weights.critic)
    begin_game(state, options, 0, dealer)
    while stage(state) != GAME_OVER:
        settle(state, dealer)
        if stage(state) == CHANCE or stage(state) == GAME_OVER:
            continue
        actor = next_seat(state)
        know(state, actor, knowledge)
        count = legal(state, actor, actions)
        decided = decided and is_guessing(knowledge)
        if count == 1:
            chosen = int(actions[0])
        elif actor != seat:
            chosen = scripted(knowledge, actions, count, rng)
        elif worlds > 0 and is_guessing(knowledge):
            if not decided:
                decided = best_reply(states, seat, worlds, seeing, rng, row)
            chosen = next_step(knowledge, row)
        else:
            consider(knowledge, actions, count, weights.net, SHARPNESS, room)
            chosen = int(actions[draw_action(room.probs, count, rng)])
        apply(state, actor, chosen)


@compiled
def play_some(
    states: Records,
    first: int,
    last: int,
    options: Int8Array,
    dealers: Int64Array,
    rngs: Int64Array,
    weights: Weights,
    worlds: int,
    seeing: bool,
    actions: Int16Array,
    shares: Float64Array,
) -> None:
    """Games are numbered by deal and, within it, by the seat of the one who knows more."""
    for game in range(first, last):
        deal, seat = game // shares.shape[1], game % shares.shape[1]
        play_game(states, options, seat, dealers[deal].copy(), rngs[game], weights, worlds, seeing, actions)
        shares[deal, seat] = win_share(states[0], seat)


def measure(kind: str, players: int, games: int, seed: int = SEED) -> dict[str, object]:
    learned_game(GAME)
    rules, weights = rules_of(GAME), load(GAME, shipped(GAME, players))
    options = np.array(rules.read_options(players, {}).row(), np.int8)

    def play_part(first: int, last: int, dealers: Int64Array, rngs: Int64Array, shares: Float64Array) -> None:
        states, actions, how = rules.new_states(5), np.empty(rules.actions, np.int16), (WORLDS[kind], kind == "hands")
        play_some(states, first, last, options, dealers, rngs, weights, *how, actions, shares)

    found = win_share_over_deals(players, games, seed, play_part)
    return {"game": GAME, "weights": kind, "players": players, **found, "seed": seed}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 6])
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file that gets the results")
    given = parser.parse_args()
    for players in given.players:
        for kind in WORLDS:
            line = measure(kind, players, given.games, given.seed)
            print(json.dumps(line), flush=True)
            keep(line, given.results)


if __name__ == "__main__":
    main()
