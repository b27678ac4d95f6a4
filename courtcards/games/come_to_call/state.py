"""One game of Come to Call as one fixed-size record."""

from __future__ import annotations

import numpy as np

from courtcards.games.come_to_call.cards import KINDS, TYPES
from courtcards.games.seats import EVERYTHING as EVERYTHING
from courtcards.games.seats import NOBODY as NOBODY
from courtcards.games.seats import NOTHING as NOTHING
from courtcards.games.seats import SPECTATOR as SPECTATOR

SEATS = 6  # most players
ROUNDS = 60  # a game not won by then ends
TURNS = 40  # turns each player has at most in a round
CALLS = 2  # Hear Ye!s that end a round
MOST_CARDS = 127  # so that every count fits a byte

READY = TYPES  # in call_from: no more sets

LEFT, RIGHT = range(2)
PILES = ("left", "right")

# Phases. In DEAL and RESHUFFLE the game waits for shuffled cards; in OVER for nothing.
DEAL, RESHUFFLE, DRAW, DISCARD, CALL, OVER = range(6)
PHASES = ("deal", "reshuffle", "draw", "discard", "call", "over")

# How a round ended.
NOT_ENDED, BY_HEAR_YE, BY_TURNS = range(3)
ENDINGS = ("", "hear-ye", "turns")

STATE = np.dtype(
    [
        # What the game is played with
        ("players", "i1"),  # 2 to 6
        ("hand_limit", "i1"),  # cards dealt to each player
        ("minimum", "i1"),  # cards of the type that a set needs
        ("favor_needed", "i1"),  # favor needed to win
        ("rounds", "i1"),  # a game not won after this many rounds ends: 60, or fewer in a small game
        ("most_turns", "i1"),  # turns each player has at most in a round: 40, or fewer in a small game
        ("composition", "i1", (KINDS,)),  # cards of each kind in the game
        # Where the game stands
        ("round", "i2"),  # from 1; 0 before the first deal
        ("turns", "i2"),  # turns completed in this round, all seats together
        ("reshuffles", "i2"),  # reshuffles in this round
        ("heard", "i2"),  # Hear Ye!s in the middle
        ("viewer", "i1"),  # EVERYTHING in a full state; in a seat's knowledge that seat, or SPECTATOR
        ("phase", "i1"),  # DEAL … OVER
        ("dealer", "i1"),  # seat that deals, or dealt, this round
        ("turn", "i1"),  # seat whose turn it is; NOBODY outside turns
        ("crier", "i1"),  # seat that discarded the last of them; NOBODY before the first
        ("ending", "i1"),  # how the last round ended whose turns are over; NOT_ENDED before
        # The piles
        ("deck", "i1", (MOST_CARDS,)),  # kinds, top first; NOTHING where unknown; places before `next` are history
        ("next", "i1"),  # place in deck of its top card
        ("end", "i1"),  # place in deck after its bottom card
        ("pile", "i1", (2, MOST_CARDS)),  # left and right from the bottom up; above the top is history
        ("height", "i1", (2,)),  # cards in left, in right
        ("buried", "i1", (2, KINDS)),  # cards of each kind in left, in right
        ("pool", "i1", (KINDS,)),  # cards of each kind that the last reshuffle made the deck of; zeros before it
        # The players' cards
        ("hand", "i1", (SEATS, KINDS)),  # cards of each kind, without those sent; zeros where unknown
        ("hand_size", "i1", (SEATS,)),  # cards in hand, with those sent while players choose
        ("known", "i1", (SEATS, KINDS)),  # of those, cards everybody saw taken from a pile and not yet leave
        ("drawn", "i1", (SEATS, KINDS)),  # cards each seat drew from the deck since it was made; zeros where unknown
        ("fresh", "i1", (SEATS,)),  # how many those are, which everybody saw
        # The call and the show
        ("call_from", "i1", (SEATS,)),  # first type the seat may still send, READY when it has chosen; 0 outside CALL
        ("sent", "i1", (SEATS, TYPES)),  # shape of the set the seat sends in this round; NOTHING if none, or unknown
        ("shown", "i1", (SEATS, TYPES)),  # the same of the last show, for everyone to see
        ("kept", "i1", (TYPES,)),  # seat whose set of the type was not discarded at the last show; NOBODY if none
        ("thief", "i1"),  # seat that stole the last show; NOBODY if none did
        ("stolen_with", "i1"),  # type it was stolen with; NOTHING if nobody did
        # The score
        ("scores", "i2", (SEATS,)),  # favor from the last show
        ("totals", "i2", (SEATS,)),  # favor so far
    ],
    align=True,
)
