"""Court Cards: the games Call to Glory and Come to Call, exact and fast.

game = courtcards.new_game("call-to-glory", players=3, ninja=True, seed="anything")
game.play(game.to_move[0], "draw L")
"""

import sys  # nothing else comes before the check, and nothing that an old Python can't parse

if sys.version_info < (3, 11):  # noqa: UP036
    _given = (sys.executable, sys.version.split()[0])
    raise (SystemExit if sys.argv[0] == "-m" else ImportError)(
        "Court Cards needs Python 3.11 or newer, and {} is {}: install a newer one.".format(*_given)
    )

from importlib.metadata import PackageNotFoundError, version

from courtcards.errors import CourtCardsError, IllegalAction, OptionError, RecordError
from courtcards.game import Game, new_game
from courtcards.records import replay

try:
    __version__ = version("courtcards")
except PackageNotFoundError:  # a checkout that nobody has installed
    __version__ = "0+checkout"

__all__ = [
    "CourtCardsError",
    "Game",
    "IllegalAction",
    "OptionError",
    "RecordError",
    "new_game",
    "replay",
]
