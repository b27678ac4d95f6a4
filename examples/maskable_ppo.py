"""Gymnasium and Stable-Baselines3: MaskablePPO learns to beat a bot.

pip install 'courtcards[envs]' sb3-contrib
python examples/maskable_ppo.py --steps 200000
"""

import argparse

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv

import courtcards.envs.gymnasium  # noqa: F401 (registers CallToGlory-v1 and ComeToCall-v1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--envs", type=int, default=8)
    parser.add_argument("--rollout", type=int, default=256, help="steps of each environment between two updates")
    parser.add_argument("--processes", action="store_true", help="a process for each environment")
    args = parser.parse_args()

    options = {"bots": "greedy", "quick": True, "reward": "points"}
    vec_env_cls = SubprocVecEnv if args.processes else DummyVecEnv
    env = make_vec_env("CallToGlory-v1", n_envs=args.envs, seed=1, env_kwargs=options, vec_env_cls=vec_env_cls)
    model = MaskablePPO("MlpPolicy", env, n_steps=args.rollout, batch_size=args.rollout, device="cpu", seed=1)
    model.learn(args.steps)
    mean, deviation = evaluate_policy(model, env, n_eval_episodes=20)
    print(f"mean reward against greedy: {mean:.2f} ± {deviation:.2f}")
    env.close()


if __name__ == "__main__":  # processes import this file again
    main()
