"""Bots in a `Game`: ask one for an action in notation, or let them play a whole game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import numpy as np

from courtcards.bots.bot import Budget
from courtcards.bots.entrants import Entrant, read_entrant
from courtcards.bots.own_bots import PlainBot
from courtcards.errors import IllegalAction, OptionError
from courtcards.game import Game, action_numbers
from courtcards.games.arrays import Int64Array
from courtcards.games.rng import rng_states
from courtcards.messages import message, quote


def choose(
    game: Game, seat: int, bot: object, *, rng: Int64Array | int | None = None, budget: Budget | None = None
) -> str:
    """The action that a bot would play in a seat now, in notation: `game.play(seat, choose(game, seat, "greedy"))`.

    `bot` is a name as in the arena ("greedy", "search:100", "mybot.py"), or a function `choose(view, legal)`, a class
    or an object of your own; `rng` a seed, a row of `rng_states` or None for chance; `budget` how long it may think,
    unless its name says so. The game does not change. IllegalAction if it isn't the seat's turn, or if the bot breaks
    the rules.
    """
    return choose_as(read_entrant(bot, game.rules, game.options, budget), game, seat, rng_from(rng))


def play_out(game: Game, bots: Mapping[int, object], *, rng: int | None = None, budget: Budget | None = None) -> None:
    """Let bots play their seats until the game is over, or until only other seats have to act.

    `bots` says who plays which seat, as in `choose`: `play_out(game, {0: "greedy", 1: my_bot})`. `rng` is a seed, or
    None for chance.
    """
    for seat in bots:
        if seat not in range(game.players):
            raise OptionError("action-no-such-seat", seat=quote(seat), last=game.players - 1)
    entrants = {seat: read_entrant(bot, game.rules, game.options, budget) for seat, bot in bots.items()}
    generators = dict(zip(bots, rng_states(fresh_seed() if rng is None else rng, len(bots)), strict=True))
    while seats := [seat for seat in game.to_move if seat in bots]:
        for seat in seats:
            game.play(seat, choose_as(entrants[seat], game, seat, generators[seat]))


def choose_as(entrant: Entrant, game: Game, seat: int, rng: Int64Array) -> str:
    legal, bot = game.legal(seat), entrant.bot
    if not legal:
        raise IllegalAction(game.why_not(seat, "") or message("action-not-to-move", seat=seat))
    if isinstance(bot, PlainBot):
        return bot.answer(game.view(seat), legal, rng)
    numbers = action_numbers(game.id, seat, game.players)
    actions = np.array([numbers[action] for action in legal], np.int16)
    chosen = bot.choose(game.knowledge(seat), actions, rng, entrant.budget)
    if chosen not in actions:
        raise IllegalAction("arena-illegal", bot=bot.name, action=chosen)
    return legal[int(np.searchsorted(actions, chosen))]


def rng_from(rng: Int64Array | int | None) -> Int64Array:
    if isinstance(rng, np.ndarray):
        return rng
    generator: Int64Array = rng_states(fresh_seed() if rng is None else rng, 1)[0]
    return generator


def fresh_seed() -> int:
    return secrets.randbits(64)
