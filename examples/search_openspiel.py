"""OpenSpiel: its information-set search against a random player.

pip install 'courtcards[openspiel]'
python examples/search_openspiel.py --simulations 200
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from courtcards.envs import openspiel  # registers python_call_to_glory and python_come_to_call

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--simulations", type=int, default=200)
parser.add_argument("--decisions", type=int, default=10**9, help="stop after this many")
args = parser.parse_args()

rng = np.random.RandomState(1)
game = pyspiel.load_game("python_call_to_glory(players=2,quick=True)")
evaluator = openspiel.RolloutEvaluator(rollouts=2, seed=1)
bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=args.simulations, random_state=rng)
state, decisions = game.new_initial_state(), 0
while not state.is_terminal() and decisions < args.decisions:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=odds))
        continue
    player, decisions = state.current_player(), decisions + 1
    action = bot.step(state) if player == 0 else rng.choice(state.legal_actions())
    print(f"player {player}: {state.action_to_string(player, action)}")
    state.apply_action(action)
print(state.returns() if state.is_terminal() else "stopped")
