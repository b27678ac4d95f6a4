"""The cards of Call to Glory: nine characters, twelve tasks."""

from __future__ import annotations

import numpy as np

CHARACTERS = ("emperor", "empress", "daimyo", "shogun", "samurai", "ninja", "envoy", "monk", "farmer")
KINDS = len(CHARACTERS)
NINJA = CHARACTERS.index("ninja")

# How many cards of the character exist, and what a set of it scores.
NUMBER = np.array([6, 7, 8, 9, 12, 14, 16, 18, 20], np.int8)
CARDS = 110

# Characters with three dots: with three or four players a set needs three cards.
DOTTED = np.array([name in ("samurai", "ninja", "envoy") for name in CHARACTERS], np.bool_)

# Cards that a set needs at least, by character: with two players, with more.
MINIMUM = np.array([np.full(KINDS, 2), np.where(DOTTED, 3, 2)], np.int8)

# Imperial Tasks: the three decks of four, and what each card of the named character's set scores.
TASK_DECKS = ("A", "B", "C")
TASKS = np.array([[0, 1, 2, 3], [3, 4, 5, 6], [5, 6, 7, 8]], np.int8)
TASK_POINTS = np.array([5, 4, 3], np.int8)

FIGURES = 4  # ninja figures in the stock at the start
