"""OpenSpiel: solve a small variant of a game, and compute exactly how far the solution still is from perfect play.

pip install 'courtcards[openspiel]'
python examples/solve_openspiel.py --game call-to-glory --iterations 20
"""

import argparse

import pyspiel

from courtcards.envs import openspiel  # noqa: F401 - registers python_call_to_glory and python_come_to_call

VARIANTS = {
    "call-to-glory": "python_call_to_glory(cards=emperor:3 empress:3,hand=1,rounds=1,first=0,perfect_recall=True)",
    "come-to-call": "python_come_to_call(cards=king-double:1 butler:5 hear-ye:2,hand=2,rounds=1,turns=1,first=0,"
    "perfect_recall=True)",
}

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", choices=VARIANTS, default="call-to-glory")
parser.add_argument("--iterations", type=int, default=20)
args = parser.parse_args()

game = pyspiel.load_game(VARIANTS[args.game])
print(f"playing at random: exploitability {pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)):.4f}")
solver = pyspiel.CFRPlusSolver(game)
for _ in range(args.iterations):
    solver.evaluate_and_update_policy()
exploitability = pyspiel.exploitability(game, solver.average_policy())
print(f"after {args.iterations} iterations of CFR+: exploitability {exploitability:.4f}")
