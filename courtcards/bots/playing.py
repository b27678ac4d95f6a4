"""Bots in a `Game`: ask one for an action in notation, or let them play a whole game."""

from __future__ import annotations

import functools
import inspect
import secrets
from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

import numpy as np

from courtcards.bots.bot import Bot, Budget
from courtcards.errors import IllegalAction, OptionError
from courtcards.game import Game, action_numbers
from courtcards.games.arrays import Int64Array
from courtcards.games.rng import rng_states
from courtcards.games.view_types import View
from courtcards.messages import message, quote

PlainChoice: TypeAlias = Callable[[View, list[str]], str]  # a bot in plain Python: one of its legal actions


def choose(
    game: Game,
    seat: int,
    bot: str | Bot | PlainChoice,
    *,
    rng: Int64Array | int | None = None,
    budget: Budget | None = None,
) -> str:
    """The action that a bot would play in a seat now, in notation: `game.play(seat, choose(game, seat, "greedy"))`.

    `bot` is a name, a level, a bot or a function `choose(view, legal)`; `rng` a seed, a row of `rng_states` or None for
    chance; `budget` how long it may think. The game does not change. IllegalAction if it isn't the seat's turn, or if
    the bot breaks the rules.
    """
    legal = game.legal(seat)
    if not legal:
        raise IllegalAction(game.why_not(seat, "") or message("action-not-to-move", seat=seat))
    if (plain := plain_choice(bot)) is not None:
        return choose_plainly(plain, game.view(seat), legal)
    numbers = action_numbers(game.id, seat, game.players)
    actions = np.array([numbers[action] for action in legal], np.int16)
    player = bot_from(cast(str | Bot, bot), game.id)
    chosen = player.choose(game.knowledge(seat), actions, rng_from(rng), budget or Budget())
    if chosen not in actions:
        raise IllegalAction("arena-illegal", bot=player.name, action=chosen)
    return legal[int(np.searchsorted(actions, chosen))]


def play_out(
    game: Game, bots: Mapping[int, str | Bot | PlainChoice], *, rng: int | None = None, budget: Budget | None = None
) -> None:
    """Let bots play their seats until the game is over, or until only other seats have to act.

    `bots` says who plays which seat: `play_out(game, {0: "greedy", 1: my_bot})`. `rng` is a seed, or None for chance.
    """
    generators = dict(zip(bots, rng_states(fresh_seed() if rng is None else rng, len(bots)), strict=True))
    while seats := [seat for seat in game.to_move if seat in bots]:
        for seat in seats:
            game.play(seat, choose(game, seat, bots[seat], rng=generators[seat], budget=budget))


def plain_choice(bot: object) -> PlainChoice | None:
    """The `choose(view, legal)` that a bot is or has, or None if it is a name or chooses by knowledge and numbers."""
    if isinstance(bot, str):
        return None
    choice = getattr(bot, "choose", bot)
    if isinstance(bot, type) or not callable(choice):
        raise OptionError("arena-not-a-bot", given=quote(bot))
    return cast(PlainChoice, choice) if len(inspect.signature(choice).parameters) == 2 else None


def choose_plainly(choice: PlainChoice, view: View, legal: list[str]) -> str:
    chosen = choice(view, list(legal))
    if chosen not in legal:
        name = getattr(choice, "__qualname__", type(choice).__qualname__)
        raise IllegalAction("arena-not-legal", bot=name, action=quote(chosen), legal=legal[0])
    return chosen


def rng_from(rng: Int64Array | int | None) -> Int64Array:
    if isinstance(rng, np.ndarray):
        return rng
    generator: Int64Array = rng_states(fresh_seed() if rng is None else rng, 1)[0]
    return generator


def fresh_seed() -> int:
    return secrets.randbits(64)


def bot_from(bot: str | Bot, game_id: str) -> Bot:
    return named_bot(bot, game_id) if isinstance(bot, str) else bot


@functools.lru_cache(maxsize=16)
def named_bot(name: str, game_id: str) -> Bot:
    """The bot of this name, made once: those that have learned read their weights."""
    from courtcards.bots import bot_of

    return bot_of(name, game_id)
