"""One game of Call to Glory as one fixed-size record."""

from __future__ import annotations

import numpy as np

from courtcards.games.call_to_glory.cards import CARDS, KINDS
from courtcards.games.seats import EVERYTHING as EVERYTHING
from courtcards.games.seats import NOBODY as NOBODY
from courtcards.games.seats import NOTHING as NOTHING
from courtcards.games.seats import SPECTATOR as SPECTATOR

SEATS = 4  # most players
ROUNDS = 4  # most rounds
TURNS = 100  # turns each player has at most in a round
HAND = 3  # cards dealt to each player


# Piles: the two draw piles, then the two discard piles.
L, R, A, B = range(4)
PILES = ("L", "R", "A", "B")

# Phases. In DEAL the game waits for a shuffled deck; in OVER for nothing.
DEAL, DRAW, PLAY, AFTER, PILE, REVEAL, OVER = range(7)
PHASES = ("deal", "draw", "play", "after", "pile", "reveal", "over")

# How a round ended, in the order in which it is asked.
NOT_ENDED, BY_CHARACTERS, BY_ALL_NINE, BY_DRAW_PILE, BY_TURNS = range(5)
ENDINGS = ("", "characters", "all-nine", "draw-pile", "turns")

STATE = np.dtype(
    [
        # What the game is played with
        ("players", "i1"),  # 2 to 4
        ("rounds", "i1"),  # rounds to play: 4, 3 with tasks, 1 in a quick game
        ("tasks", "i1"),  # 1: with Imperial Tasks
        ("ninja", "i1"),  # 1: with ninja figures
        ("hand_limit", "i1"),  # cards dealt to each player: 3, or fewer in a small game
        ("most_turns", "i1"),  # turns each player has at most in a round: 100, or fewer in a small game
        ("cards", "i1"),  # cards in the game: 110, or fewer in a small game
        ("composition", "i1", (KINDS,)),  # of those, cards of each character
        ("viewer", "i1"),  # EVERYTHING in a full state; in a seat's knowledge that seat, or SPECTATOR
        # Where the game stands
        ("phase", "i1"),  # DEAL … OVER
        ("round", "i1"),  # from 1; 0 before the first deal
        ("starter", "i1"),  # seat that starts, or started, this round
        ("turn", "i1"),  # seat whose turn it is
        ("actor", "i1"),  # seat that has to act; NOBODY in DEAL and OVER
        ("first_pile", "i1"),  # pile of this turn's first draw; NOTHING before it
        ("new_figure", "i1"),  # 1: a figure was taken this turn and cannot be used yet
        ("resume", "i1"),  # phase that goes on after the choice of a pile
        ("ending", "i1"),  # how the last finished round ended; NOT_ENDED before
        ("turns", "i2"),  # turns completed in this round, all seats together
        # The piles. deck holds L and R as dealt; a drawn card's place is left as it is
        ("deck", "i1", (CARDS,)),  # characters, in deal order; NOTHING where unknown
        ("next", "i1", (2,)),  # place in deck of the top card of L, of R
        ("end", "i1", (2,)),  # place in deck after the bottom card of L, of R
        ("discard", "i1", (2, CARDS)),  # A and B from the bottom up; above the top is history
        ("height", "i1", (2,)),  # cards in A, in B
        ("buried", "i1", (2, KINDS)),  # cards of each character in A, in B
        # The players' cards
        ("hand", "i1", (SEATS, KINDS)),  # cards of each character; zeros where unknown
        ("hand_size", "i1", (SEATS,)),  # cards in hand
        ("known", "i1", (SEATS, KINDS)),  # of those, cards everybody saw taken from A or B and not yet leave
        # The table
        ("set_owner", "i1", (KINDS,)),  # seat that has the character's set; NOBODY if nobody has
        ("set_size", "i1", (KINDS,)),  # cards in it; 0 without a set
        ("needed", "i1", (KINDS,)),  # cards that a set of the character needs now
        ("laid", "i1", (SEATS,)),  # characters before each seat
        ("on_table", "i1"),  # characters before all seats together
        ("figures", "i1", (SEATS,)),  # ninja figures each seat holds
        ("leaving", "i1"),  # character of the cards whose owner chooses a pile; NOTHING outside PILE
        ("leaving_count", "i1"),  # how many they are; 0 outside PILE
        # The score
        ("task", "i1", (SEATS, 3)),  # character of each seat's task A, B, C; NOTHING without, or where unknown
        ("revealed", "i1", (SEATS, 3)),  # round in which it was revealed; 0 while it is secret
        ("scores", "i2", (ROUNDS, SEATS)),  # points by round; 0 where not yet scored
        ("totals", "i2", (SEATS,)),  # points so far
    ],
    align=True,
)
