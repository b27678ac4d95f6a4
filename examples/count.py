"""How much is it worth to go first? Counts over random games, thousands at a time.

python examples/count.py --games 20000
"""

import argparse

import numpy as np

from courtcards.envs import BatchEnv

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="call-to-glory")
parser.add_argument("--players", type=int, default=3)
parser.add_argument("--games", type=int, default=20_000)
args = parser.parse_args()

# With first=0, seat 0 goes first in every game. A game that ends is replaced by a new one, so the batch never runs out.
env = BatchEnv(args.game, {"players": args.players, "first": 0}, count=min(args.games, 4096), seed=1)
wins, finished, decisions = np.zeros(args.players), 0, 0
while finished < args.games:
    _, _, rewards, dones = env.step(env.sample())
    won = rewards[dones, : args.players] > 0
    wins += (won / won.sum(axis=1, keepdims=True)).sum(axis=0)  # a shared win counts in part
    finished += int(dones.sum())
    decisions += env.count

print(f"{finished:,} games, {decisions / finished:.0f} decisions each")
for seat, share in enumerate(wins / finished):
    error = 1.96 * (share * (1 - share) / finished) ** 0.5
    print(f"seat {seat}: {share:.1%} ± {error:.1%} won")
