"""PettingZoo: agents take turns, each with its own policy.

pip install 'courtcards[envs]'
python examples/turns_pettingzoo.py
"""

import numpy as np

from courtcards.envs import pettingzoo

rng = np.random.default_rng(1)
env = pettingzoo.env("come-to-call", players=3)
wins = dict.fromkeys(env.possible_agents, 0.0)
for seed in range(5):
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            wins[agent] += reward > 0
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[-1] if agent == "player_0" else rng.choice(legal)))
print(wins)
