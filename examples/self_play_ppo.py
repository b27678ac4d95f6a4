"""PPO by self-play on the batch environment, in one file like CleanRL: ten minutes on two cores to beat `greedy`.

pip install 'courtcards[train,envs]'
python examples/self_play_ppo.py --minutes 8.5

One network plays all seats. A seat decides only now and then, so advantages are computed over the decisions of each
seat, not over the steps of the game. Decisions with one legal action are not learned from. The opponent it is tested
against plays no part in the training. `courtcards train` does the same with all that makes it strong.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from courtcards.envs import BatchEnv
from courtcards.envs.vector import CourtCardsVectorEnv

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--game", default="call-to-glory")
parser.add_argument("--minutes", type=float, default=8.5, help="of training; the last test takes another")
parser.add_argument("--updates", type=int, default=1_000_000, help="or so many of these, if that is sooner")
parser.add_argument("--num-envs", type=int, default=512)
parser.add_argument("--num-steps", type=int, default=32, help="steps of each game between two updates")
parser.add_argument("--minibatch-size", type=int, default=1024)
parser.add_argument("--update-epochs", type=int, default=2)
parser.add_argument("--hidden", type=int, default=128)
parser.add_argument("--learning-rate", type=float, default=1e-3)
parser.add_argument("--gae-lambda", type=float, default=0.95)
parser.add_argument("--clip-coef", type=float, default=0.2)
parser.add_argument("--ent-coef", type=float, default=0.03)
parser.add_argument("--vf-coef", type=float, default=0.5)
parser.add_argument("--max-grad-norm", type=float, default=0.5)
parser.add_argument("--sharpness", type=float, default=4.0, help="in tests, logits are multiplied by this")
parser.add_argument("--opponent", default="greedy", help="whom it is tested against")
parser.add_argument("--eval-deals", type=int, default=1000, help="in the end; each is played from both seats")
parser.add_argument("--curve-deals", type=int, default=100, help="of each test on the way, once a minute")
parser.add_argument("--seed", type=int, default=1)
args = parser.parse_args()

CURVE_SEED, HELD_OUT_SEED = 10_001, 20_001  # deals of the tests: along the way, and at the end


class Agent(nn.Module):
    """Two layers over the observation; hand × top cards tells what a pile is good for."""

    def __init__(self, env: BatchEnv) -> None:
        super().__init__()
        self.parts, self.kinds = env.rules.observation, len(env.rules.cards)
        tops = self.parts["tops"]
        width = env.rules.observation_length + tops.stop - tops.start
        layers = nn.Linear(width, args.hidden), nn.Linear(args.hidden, args.hidden)
        self.body = nn.Sequential(layers[0], nn.ReLU(), layers[1], nn.ReLU())
        self.actor, self.critic = nn.Linear(args.hidden, env.rules.actions), nn.Linear(args.hidden, 1)
        for layer, gain in ((layers[0], 2**0.5), (layers[1], 2**0.5), (self.actor, 0.01), (self.critic, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hand, tops = (observations[:, self.parts[name]] for name in ("hand", "tops"))
        useful = (tops.unflatten(1, (-1, self.kinds)) * hand.unsqueeze(1)).flatten(1)
        hidden = self.body(torch.cat([observations.clamp(max=20), useful], 1) / 4)
        return self.actor(hidden).masked_fill(~masks, -1e9), self.critic(hidden).squeeze(-1)


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


@torch.no_grad()
def evaluate(deals: int, seed: int) -> tuple[float, float]:
    """Share of whole games that the agent wins, every deal once from each seat; and half its 95 % interval."""
    shares = np.zeros((2, deals))
    for seat in range(2):
        test = CourtCardsVectorEnv(args.game, deals, bots=args.opponent, seat=seat)
        observations, infos = test.reset(seed=seed)
        over = np.zeros(deals, bool)
        while not over.all():
            masks = torch.from_numpy(infos["action_mask"].astype(bool))
            logits, _ = agent(torch.from_numpy(observations).float(), masks)
            actions = Categorical(logits=args.sharpness * logits).sample()
            observations, reward, ended, _, infos = test.step(actions.numpy())
            shares[seat, ended & ~over] = reward[ended & ~over] + 0.5  # of two players' rewards: win ½, lose −½
            over |= ended
    means = shares.mean(axis=0)
    return float(means.mean()), float(1.96 * means.std(ddof=1) / deals**0.5)


torch.manual_seed(args.seed)
env = BatchEnv(args.game, {"players": 2}, args.num_envs, args.seed, reward="points", episode="round", check=False)
agent, begun = Agent(env), time.monotonic()
optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
shape = args.num_steps, args.num_envs
observations = torch.zeros(*shape, env.rules.observation_length)
masks = torch.zeros(*shape, env.rules.actions, dtype=torch.bool)
actions, log_probs = torch.zeros(shape, dtype=torch.long), torch.zeros(shape)
values, dones = np.zeros(shape, np.float32), np.zeros(shape, bool)
seats, rewards = np.zeros(shape, int), np.zeros((*shape, env.rules.seats))
update, progress, minutes_tested = 0, 0.0, 0

while progress < 1:
    update += 1
    for t in range(args.num_steps):
        observations[t], masks[t] = torch.from_numpy(env.observations), torch.from_numpy(env.masks.copy())
        seats[t] = env.seats
        with torch.no_grad():
            logits, value = agent(observations[t], masks[t])
        policy = Categorical(logits=logits, validate_args=False)
        actions[t] = policy.sample()
        log_probs[t], values[t] = policy.log_prob(actions[t]), value.numpy()
        env.step(actions[t].numpy())
        rewards[t], dones[t] = env.rewards, env.dones

    # The value after the rollout, for the seat that acts next; with two players, the other's is the negative.
    with torch.no_grad():
        _, value = agent(torch.from_numpy(env.observations).float(), torch.from_numpy(env.masks.copy()))
    last = np.zeros_like(rewards[0])
    last[:, :2] = -value.numpy()[:, None]
    last[np.arange(args.num_envs), env.seats] = value.numpy()
    advantages = torch.from_numpy(advantages_of(seats, rewards, dones, values, last)).flatten()
    returns = advantages + torch.from_numpy(values).flatten()

    flat = [each.flatten(0, 1) for each in (observations, masks, actions, log_probs)]
    decided = (flat[1].sum(1) > 1).nonzero().squeeze(1)  # where there was a choice
    optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - progress)
    ent_coef = args.ent_coef * (1 - 0.9 * progress)
    for _ in range(args.update_epochs):
        for part in decided[torch.randperm(len(decided))].split(args.minibatch_size):
            logits, value = agent(flat[0][part], flat[1][part])
            policy = Categorical(logits=logits, validate_args=False)
            ratio = (policy.log_prob(flat[2][part]) - flat[3][part]).exp()
            advantage = (advantages[part] - advantages[part].mean()) / (advantages[part].std() + 1e-8)
            clipped = ratio.clamp(1 - args.clip_coef, 1 + args.clip_coef)
            loss = -torch.min(ratio * advantage, clipped * advantage).mean()
            loss = loss + args.vf_coef * (value - returns[part]).square().mean() - ent_coef * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), args.max_grad_norm)
            optimizer.step()

    elapsed = (time.monotonic() - begun) / 60
    progress = max(elapsed / args.minutes, update / args.updates)
    if elapsed > minutes_tested + 1:
        minutes_tested += 1
        share, error = evaluate(args.curve_deals, CURVE_SEED)
        steps = update * args.num_steps * args.num_envs
        spoken = f"{steps:,} steps, entropy {policy.entropy().mean():.2f}"
        print(f"minute {minutes_tested}: {spoken}, {share:.1%} ± {error:.1%} against {args.opponent}", flush=True)

share, error = evaluate(args.eval_deals, HELD_OUT_SEED)
print(
    f"update {update}, {update * args.num_steps * args.num_envs:,} steps, {(time.monotonic() - begun) / 60:.1f} minutes"
)
print(f"wins {share:.1%} ± {error:.1%} of {2 * args.eval_deals} games against {args.opponent}")
