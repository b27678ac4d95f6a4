"""Many games between bots, with and without their luck: `make luck` plays 20,000.

python -m tests.review.unbiased call-to-glory 20000
"""

from __future__ import annotations

import sys

import numpy as np

from courtcards.bots import play_out
from courtcards.bots.playing import named_bot
from courtcards.game import new_game
from courtcards.games import GAMES
from courtcards.games.arrays import Float64Array
from courtcards.review.judge import judge_of
from courtcards.review.luck import account


def luck_of_many(
    game_id: str, games: int, seed: int = 0, weights: bool = True, bot: str = "scripted"
) -> tuple[Float64Array, Float64Array]:
    """The first seat's results in two-player games, as they were and adjusted for luck."""
    judge, player = judge_of(game_id, weights), named_bot(bot, game_id)
    options = {"quick": True} if game_id == "call-to-glory" else {}
    plain, adjusted = np.empty(games), np.empty(games)
    for number in range(games):
        game = new_game(game_id, players=2, seed=f"luck {seed} {number}", **options)
        play_out(game, {0: player, 1: player}, rng=seed * games + number)
        kept = account(game, judge)
        plain[number], adjusted[number] = kept.end[0], kept.adjusted[0]
    return plain, adjusted


def main(game_ids: list[str], games: int) -> None:
    for game_id in game_ids:
        plain, adjusted = luck_of_many(game_id, games)
        luck, variance = plain - adjusted, adjusted.var(ddof=1) / plain.var(ddof=1)
        error = luck.std(ddof=1) / games**0.5
        print(f"{game_id}: mean {plain.mean():.4f}, adjusted {adjusted.mean():.4f}", end=", ")
        print(f"luck {luck.mean():+.4f} ± {error:.4f}, variance × {variance:.3f}, spread {adjusted.std(ddof=1):.3f}")


if __name__ == "__main__":
    main(sys.argv[1:2] or list(GAMES), int(sys.argv[2]) if len(sys.argv) > 2 else 20_000)
