"""What every game can do, in compiled code. A game says how in its `RULES`."""

from __future__ import annotations

from courtcards.games.arrays import Bytes, Int8Array, Int16Array, Int64Array, Knowledge, Record, State
from courtcards.games.dispatch import verb, verb_inline

# Where a game stands. In CHANCE it waits for chance in mid-round, in ROUND_OVER for the next deal.
DECISION, CHANCE, ROUND_OVER, GAME_OVER = range(4)


@verb_inline
def stage(state: Record) -> int:
    """DECISION, CHANCE, ROUND_OVER or GAME_OVER."""
    raise NotImplementedError


@verb_inline
def most_legal(state: Record) -> int:
    """More actions than can be legal at once."""
    raise NotImplementedError


# Chance


@verb
def start(state: State, options: Int8Array, first: int) -> None:
    """A new game before its first deal, from a row of options, with this seat as the first."""
    raise NotImplementedError


@verb
def settle(state: State, rng: Int64Array) -> None:
    """Let chance do what the game waits for, until somebody must decide or it is over."""
    raise NotImplementedError


# Decisions


@verb
def is_to_act(state: Record, seat: int) -> bool:
    """Whether the seat must decide now."""
    raise NotImplementedError


@verb
def next_seat(state: Record) -> int:
    """The seat that must decide, the first where several must; −1 if none must."""
    raise NotImplementedError


@verb_inline
def legal(state: Record, seat: int, out: Int16Array) -> int:
    """The legal actions of a seat, in ascending order: written to `out`, which has room for all; returns how many."""
    raise NotImplementedError


@verb
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action of a seat that must decide."""
    raise NotImplementedError


# Scores


@verb
def round_points(state: State, seat: int) -> int:
    """What the last round brought a seat; asked after it is scored."""
    raise NotImplementedError


@verb_inline
def reward_unit(state: State) -> float:
    """Points that count as a reward of 1."""
    raise NotImplementedError


@verb
def is_winner(state: State, seat: int) -> bool:
    """Whether the seat has won; asked when the game is over."""
    raise NotImplementedError


# Knowledge


@verb
def know(state: State, seat: int, knowledge: Knowledge) -> None:
    """Write what a seat (or SPECTATOR) may know."""
    raise NotImplementedError


@verb
def observe_knowledge(knowledge: Knowledge, out: Int16Array) -> None:
    """Write a seat's knowledge as numbers, for learners."""
    raise NotImplementedError


@verb
def determinize(knowledge: Knowledge, rng: Int64Array) -> None:
    """Turn a seat's knowledge into a full state that fits it, all of them equally likely."""
    raise NotImplementedError


@verb
def write_open(knowledge: Knowledge, out: Bytes) -> int:
    """A view's members that are the same for every viewer, as JSON; returns how many bytes they are."""
    raise NotImplementedError


@verb
def write_own(knowledge: Knowledge, out: Bytes) -> int:
    """Those that only this viewer may know."""
    raise NotImplementedError


# The same things happen at tables again and again. Numbers for them, so that their JSON is made once; a game may do
# without, and its messages take longer to write.


@verb
def moved(before: Knowledge, after: Knowledge, seat: int, action: int) -> int:
    """A number for all that the movements of an action depend on for a viewer, besides the seat and the action.

    −1 if that is too much for a number, such as the end of a round. The action is −1 if the viewer cannot know it.
    """
    raise NotImplementedError


@verb
def reason_keys(knowledge: Knowledge, out: Int64Array) -> int:
    """Why the viewer, who has to act, may not act otherwise: a number for each reason; returns how many.

    There is room for `MOST_REASONS`. `Rules.reason` says what each stands for.
    """
    raise NotImplementedError
