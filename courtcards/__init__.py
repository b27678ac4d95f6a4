"""Court Cards: the games Call to Glory and Come to Call, exact and fast.

game = courtcards.new_game("call-to-glory", players=3, ninja=True, seed="anything")
game.play(game.to_move[0], "draw L")
"""

from __future__ import annotations

from courtcards.errors import CourtCardsError, IllegalAction, OptionError, RecordError
from courtcards.game import Game, new_game
from courtcards.records import replay

__version__ = "0.2.0"

__all__ = [
    "CourtCardsError",
    "Game",
    "IllegalAction",
    "OptionError",
    "RecordError",
    "new_game",
    "replay",
]
