"""A first bot: it lays or sends what it can, and otherwise plays at random.

courtcards arena examples/first_bot.py random --games 200
"""

import random

from courtcards.games.view_types import View


def choose(view: View, legal: list[str]) -> str:
    """`view` is what my seat knows (print it!), `legal` are my actions in notation. Return one of them."""
    best = [action for action in legal if action.startswith(("lay", "send"))]
    return random.choice(best or legal)


if __name__ == "__main__":
    import courtcards.arena

    result = courtcards.arena.run([choose, "random"], deals=20, workers=1, quick=True)
    for standing in result.standings:
        print(f"{standing.bot}: won {standing.win_share.value:.0%}")
