"""PPO by self-play on the batch environment, in one file (after CleanRL's ppo.py).

pip install 'courtcards[train]'
python examples/self_play_ppo.py --updates 300

One network plays all seats. A seat decides only now and then, so advantages are computed over the decisions of each
seat, not over the steps of the game. `courtcards train` does the same with all that makes it strong.
"""

import argparse

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from courtcards.envs import BatchEnv

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="call-to-glory")
parser.add_argument("--games", type=int, default=256)
parser.add_argument("--rollout", type=int, default=128, help="steps of each game between two updates")
parser.add_argument("--updates", type=int, default=300)
parser.add_argument("--gae-lambda", type=float, default=0.95)
parser.add_argument("--clip-coef", type=float, default=0.2)
parser.add_argument("--ent-coef", type=float, default=0.01)
parser.add_argument("--seed", type=int, default=1)
args = parser.parse_args()


class Agent(nn.Module):
    def __init__(self, observation: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observation, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.actor, self.critic = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(observations)
        logits = self.actor(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits), self.critic(hidden).squeeze(-1)


def advantages_of(
    seats: np.ndarray, rewards: np.ndarray, dones: np.ndarray, values: np.ndarray, last: np.ndarray
) -> np.ndarray:
    """Generalized advantage estimation, seat by seat. Arrays are [step, game]; `rewards` and `last` also by seat."""
    steps, games = seats.shape
    every = np.arange(games)
    advantages = np.zeros((steps, games), np.float32)
    following, carried = last.copy(), np.zeros_like(last)  # by seat: value of its next decision, its advantage
    for t in reversed(range(steps)):
        following[dones[t]] = carried[dones[t]] = 0.0
        following += rewards[t]
        seat = seats[t]
        delta = following[every, seat] - values[t]
        advantages[t] = carried[every, seat] = delta + args.gae_lambda * carried[every, seat]
        following[every, seat] = values[t]
    return advantages


torch.manual_seed(args.seed)
env = BatchEnv(args.game, {"players": 2}, args.games, args.seed, reward="points", episode="round", check=False)
agent = Agent(env.rules.observation_length, env.rules.actions)
optimizer = torch.optim.Adam(agent.parameters(), lr=3e-4, eps=1e-5)
length, actions_count = env.rules.observation_length, env.rules.actions
observations = torch.zeros(args.rollout, args.games, length)
masks = torch.zeros(args.rollout, args.games, actions_count, dtype=torch.bool)
actions, log_probs = torch.zeros(args.rollout, args.games, dtype=torch.long), torch.zeros(args.rollout, args.games)
values, dones = np.zeros((args.rollout, args.games), np.float32), np.zeros((args.rollout, args.games), bool)
seats, rewards = np.zeros((args.rollout, args.games), int), np.zeros((args.rollout, args.games, env.rules.seats))

for update in range(1, args.updates + 1):
    for t in range(args.rollout):
        observations[t], masks[t] = torch.from_numpy(env.observations), torch.from_numpy(env.masks.copy())
        seats[t] = env.seats
        with torch.no_grad():
            policy, value = agent(observations[t], masks[t])
        actions[t] = policy.sample()
        log_probs[t], values[t] = policy.log_prob(actions[t]), value.numpy()
        env.step(actions[t].numpy())
        rewards[t], dones[t] = env.rewards, env.dones

    # What comes after the rollout: the value to the seat that acts next; the others' is minus that, with two players.
    with torch.no_grad():
        _, value = agent(torch.from_numpy(env.observations).float(), torch.from_numpy(env.masks.copy()))
    last = np.zeros_like(rewards[0])
    last[:, :2] = -value.numpy()[:, None]
    last[np.arange(args.games), env.seats] = value.numpy()
    advantages = torch.from_numpy(advantages_of(seats, rewards, dones, values, last)).flatten()
    returns = advantages + torch.from_numpy(values).flatten()

    batch = args.rollout * args.games
    flat = [each.flatten(0, 1) for each in (observations, masks, actions, log_probs)]
    for _ in range(2):
        for part in torch.randperm(batch).chunk(8):
            policy, value = agent(flat[0][part], flat[1][part])
            ratio = (policy.log_prob(flat[2][part]) - flat[3][part]).exp()
            advantage = (advantages[part] - advantages[part].mean()) / (advantages[part].std() + 1e-8)
            clipped = ratio.clamp(1 - args.clip_coef, 1 + args.clip_coef)
            loss = -torch.min(ratio * advantage, clipped * advantage).mean()
            loss = loss + 0.5 * (value - returns[part]).square().mean() - args.ent_coef * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
    if update % 10 == 0 or update == args.updates:
        print(f"update {update}: {update * batch:,} steps, entropy {policy.entropy().mean():.3f}, loss {loss:.3f}")
