"""The weights of the scripted bot, found by playing many matches against itself with other ones."""

from __future__ import annotations

import numpy as np

from courtcards.games.arrays import Float64Array

VALUES = (
    # Time
    ("turns_per_set", 2.55),  # turns a player needs for a character
    ("rate", 1.6),  # how soon a card of a character comes, per turn and share of the unseen cards
    ("shown", 0.45),  # how much of an unseen card one is that lies near the top of a discard pile
    ("guess", 0.3),  # cards of a character to expect in a hidden card of another hand, by its share of the unseen cards
    # What a character is worth, in parts of what it scores
    ("ready", 0.58),  # a set in the hand against one on the table
    ("loss", 0.5),  # lost when a set on the table is beaten
    ("reinforcement", 0.1),  # cards in hand behind a set that may be beaten
    ("swing", 0.95),  # beating a set against laying a new one
    ("deny", 0.7),  # a point of the others against a point of mine
    ("progress", 1.1),  # points for each set laid, since it brings the end of the round nearer
    # Discard piles
    ("feed", 0.5),  # what a card on top gives to the next player
    ("later", 0.7),  # what it gives to each one after that
    ("again", 0.2),  # what it gives to me when my turn comes again
    ("average", 0.0),  # points of a card from a draw pile, which a player gives up when taking one from a discard pile
    ("secret", 0.0),  # points for drawing what nobody sees
    # End of the round
    ("drain", 0.33),  # points for drawing from the shorter pile, by how far ahead I am
    ("close", 0.0),  # points for ending the round
    # Variants
    ("figure", 3.0),  # points of a ninja figure
    ("own_task", 0.5),  # part of a task of mine that will be revealed for it before the last round
    ("other_task", 0.2),  # the same for those of the others
    ("kept_task", 1.5),  # cards that a task is likely to score for later
)
(
    TURNS_PER_SET,
    RATE,
    SHOWN,
    GUESS,
    READY,
    LOSS,
    REINFORCEMENT,
    SWING,
    DENY,
    PROGRESS,
    FEED,
    LATER,
    AGAIN,
    AVERAGE,
    SECRET,
    DRAIN,
    CLOSE,
    FIGURE,
    OWN_TASK,
    OTHER_TASK,
    KEPT_TASK,
) = range(len(VALUES))

NAMES = tuple(name for name, _ in VALUES)
WEIGHTS = np.array([value for _, value in VALUES])
SPREAD = 0.3  # of the logarithms of relatives' weights


def draw_weights(rng: np.random.Generator, shape: tuple[int, int]) -> Float64Array:
    """The weights of players that think alike and differ in taste; at tables of four they are nearly as strong."""
    return WEIGHTS * np.exp(rng.normal(0.0, SPREAD, (*shape, len(WEIGHTS))))
