"""OpenSpiel's own information-set search as a player of the arena: `courtcards arena search bench.ismcts.make_bot`.

It is `open_spiel.python.algorithms.ismcts.ISMCTSBot` as it comes, with 1,000 simulations a decision (or as many as it
is given: `bench.ismcts.make_bot:200`), UCT with c = √2 times the range of returns, the action visited most, our
resampling of what is hidden and one random game to the end as the value of a new node. It gets what any bot gets, a
seat's knowledge: the state it begins from is one that fits it, and OpenSpiel resamples that before every simulation.

Example: python -m bench.ismcts --deals 10
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from courtcards import arena
from courtcards.bots import Budget
from courtcards.envs import openspiel
from courtcards.games import rules_of
from courtcards.games.arrays import Int16Array, Int64Array, State
from courtcards.games.rng import next_word

SIMULATIONS = 1000
LEAST = 2  # the first only looks at where it stands


@dataclass(frozen=True)
class IsmctsBot:
    game_id: str
    name: str = "ismcts"

    def choose(self, knowledge: State, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:
        if len(legal) == 1:
            return int(legal[0])
        state = state_of(self.game_id, knowledge, rng)
        game = state.get_game()
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=openspiel.RolloutEvaluator(1, int(next_word(rng))),
            uct_c=math.sqrt(2) * (game.max_utility() - game.min_utility()),
            max_simulations=max(LEAST, budget.samples or SIMULATIONS),
            random_state=np.random.RandomState(int(next_word(rng))),
        )
        return int(bot.step(state))


def make_bot(game_id: str) -> IsmctsBot:
    return IsmctsBot(game_id)


def state_of(game_id: str, knowledge: State, rng: Int64Array) -> Any:
    """A state of OpenSpiel's that fits a seat's knowledge."""
    game = pyspiel.load_game(f"python_{game_id.replace('-', '_')}", parameters_of(game_id, knowledge))
    state: Any = game.new_initial_state()
    state.records[0] = knowledge
    rules_of(game_id).determinize(state.records[0], rng)
    state.player = int(knowledge["viewer"])
    return state.resample_from_infostate(state.player, lambda: int(next_word(rng)) / 2**32)


def parameters_of(game_id: str, knowledge: State) -> dict[str, Any]:
    parameters: dict[str, Any] = {"players": int(knowledge["players"])}
    if game_id == "call-to-glory":
        parameters |= {"quick": int(knowledge["rounds"]) == 1}
        parameters |= {name: bool(knowledge[name]) for name in ("tasks", "ninja")}
    return parameters


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="search:300", help="who plays against it")
    parser.add_argument("--game", default="call-to-glory")
    parser.add_argument("--deals", type=int, default=20, help="each is played twice, with seats exchanged")
    given = parser.parse_args()
    result = arena.run([given.bot, "bench.ismcts.make_bot"], game=given.game, deals=given.deals)
    for standing in result.standings:
        share, each = standing.win_share, standing.seconds
        print(f"{standing.bot}: {share.value:.1%} ({share.low:.1%} to {share.high:.1%}), {each:.3f} s a decision")


if __name__ == "__main__":
    main()
