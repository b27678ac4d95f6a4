"""The bots' par for a deal: what a bot gets in a seat with these cards, on average and without its luck.

The bot plays the deal again and again, in all seats, with its own chance choices new in each game. A result is adjusted
for luck exactly as in a review (`luck.account`), so what a deal is worth counts the same for the bot and for whoever is
compared with it: only what they did with the cards differs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import numpy as np

import courtcards
from courtcards import records
from courtcards.bots import play_out
from courtcards.bots.registry import named_bot
from courtcards.bots.weights import shipped
from courtcards.game import new_game
from courtcards.review.analysis import Progress
from courtcards.review.judge import judge_of
from courtcards.review.luck import account

GAMES = 40  # of bots, for a par


def value_function(game_id: str) -> str:
    """A digest of what judges positions: results that are compared must come from the same."""
    weights = shipped(game_id)
    judged_by = weights.read_bytes() if weights.is_file() else b"scripted"
    return hashlib.sha256(courtcards.__version__.encode() + judged_by).hexdigest()[:16]


def adjusted_results(record: Mapping[str, Any]) -> dict[str, Any]:
    """By seat, in shares of a win: the result of a finished game without its luck."""
    game = records.replay(record)
    return {"adjusted": [round(float(share), 4) for share in account(game, judge_of(game.id)).adjusted]}


def par(deal: Mapping[str, Any], progress: Progress | None = None, games: int = GAMES) -> dict[str, Any]:
    """The par of each seat and its standard error, in shares of a win; a deal has `game`, `options`, `seed`, `bot`."""
    judge, bot = judge_of(deal["game"]), named_bot(deal["bot"], deal["game"])
    results = []
    for number in range(games):
        if progress:
            progress(number, games)
        game = new_game(deal["game"], seed=deal["seed"], **deal["options"])
        play_out(game, dict.fromkeys(range(game.players), bot), rng=number)
        results.append(account(game, judge).adjusted)
    means, errors = np.mean(results, axis=0), np.std(results, axis=0, ddof=1) / games**0.5
    return {
        "par": [round(float(share), 4) for share in means],
        "error": [round(float(share), 4) for share in errors],
        "games": games,
    }
