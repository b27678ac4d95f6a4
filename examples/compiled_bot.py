"""A compiled bot: a plain function over records and arrays, thousands of times faster than one over JSON.

courtcards arena examples/compiled_bot.py random --games 2000

It gets what its seat knows as a NumPy record, whose fields `courtcards/games/call_to_glory/state.py` explains, and its
legal actions as numbers, whose texts are `rules_of(game_id).action_texts(seat, players)`.
"""

from courtcards.bots import PolicyBot
from courtcards.compiled import compiled
from courtcards.games import rules_of
from courtcards.games.rng import below

DRAWS = len(rules_of("call-to-glory").piles)  # the first actions draw from the piles; those that lay come later


@compiled
def policy(knowledge, legal, count, rng):  # type: ignore[no-untyped-def]
    """One of the first `count` entries of `legal`: a random draw, or else the last action.

    The signature: knowledge is a record of the game, legal int16[:], count int64, rng int64[4]; returns int64.
    """
    if legal[0] < DRAWS:
        return legal[below(rng, count)]
    return legal[count - 1]


def make_bot(game_id: str) -> PolicyBot:
    """The arena looks for a function of this name, and passes the id of the game."""
    return PolicyBot("last", policy)


if __name__ == "__main__":
    import courtcards.arena

    result = courtcards.arena.run([f"{__file__}:make_bot", "random"], deals=20, workers=1, quick=True)
    for standing in result.standings:
        print(f"{standing.bot}: won {standing.win_share.value:.0%}")
