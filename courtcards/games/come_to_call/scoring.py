"""The show: which sets stay, who steals it, what it scores, and whether the game is won."""

from __future__ import annotations

from courtcards.compiled import compiled, compiled_inline
from courtcards.games.arrays import Record, State
from courtcards.games.come_to_call.actions import SHAPE_RANK
from courtcards.games.come_to_call.cards import FOOL, KING, SHOW_FAVOR, SIZE_FAVOR, TYPES
from courtcards.games.come_to_call.state import NOBODY, NOTHING


@compiled
def rank(state: Record, seat: int, type: int) -> int:
    """How a seat's set of a type compares: twice its size, plus one for the half; 0 without a set."""
    shape = state["shown"][seat, type]
    return 0 if shape == NOTHING else int(SHAPE_RANK[shape])


@compiled
def is_original(state: State, seat: int, type: int) -> bool:
    """Whether nobody shows an identical set: same type, same size, same half."""
    mine = rank(state, seat, type)
    for other in range(state["players"]):
        if other != seat and rank(state, other, type) == mine:
            return False
    return mine > 0


@compiled
def surviving_seat(state: State, type: int) -> int:
    """The owner of the only set of a type that stays: the largest of those that are original."""
    best = NOBODY
    for seat in range(state["players"]):
        if is_original(state, seat, type) and (best == NOBODY or rank(state, seat, type) > rank(state, best, type)):
            best = seat
    return best


@compiled
def fool_beats_king(state: State) -> bool:
    """A Fool beats all if another player's King is there and the Fool's set is at least as large."""
    king, fool = state["kept"][KING], state["kept"][FOOL]
    if NOBODY in (king, fool) or king == fool:
        return False
    return rank(state, fool, FOOL) >= rank(state, king, KING)


@compiled
def stealing_type(state: State) -> int:
    """The type that steals the show; NOTHING if no set is left."""
    if fool_beats_king(state):
        return FOOL
    for type in range(TYPES):
        if state["kept"][type] != NOBODY:
            return type
    return NOTHING


@compiled
def size_favor(state: Record, seat: int, type: int) -> int:
    """What a set that was not discarded brings by its size."""
    return int(SIZE_FAVOR[min(7, rank(state, seat, type) >> 1)])


@compiled
def play_show(state: State) -> None:
    """Reveal the sets, settle who steals the show, and add the favor."""
    state["shown"][:] = state["sent"]
    state["scores"][:] = 0
    for type in range(TYPES):
        seat = surviving_seat(state, type)
        state["kept"][type] = seat
        if seat != NOBODY:
            state["scores"][seat] += size_favor(state, seat, type)
    type = stealing_type(state)
    state["stolen_with"] = type
    state["thief"] = NOBODY
    if type != NOTHING:
        state["thief"] = state["kept"][type]
        state["scores"][state["thief"]] += SHOW_FAVOR[type]
    for seat in range(state["players"]):
        state["totals"][seat] += state["scores"][seat]


@compiled
def has_won(state: State) -> bool:
    """Whether the seat that stole the show has the favor needed; nobody else can win."""
    thief = state["thief"]
    return bool(thief != NOBODY and state["totals"][thief] >= state["favor_needed"])


@compiled
def is_last_round(state: State) -> bool:
    return has_won(state) or bool(state["round"] >= state["rounds"])


@compiled
def is_winner(state: State, seat: int) -> bool:
    """Whether the seat has won; asked when the game is over. Without a thief the highest favor wins, ties share."""
    if has_won(state):
        return bool(state["thief"] == seat)
    for other in range(state["players"]):
        if state["totals"][other] > state["totals"][seat]:
            return False
    return True


@compiled
def round_points(state: State, seat: int) -> int:
    """What the last round brought a seat."""
    return int(state["scores"][seat])


@compiled_inline
def reward_unit(state: State) -> float:
    """Points that count as a reward of 1."""
    return 10.0
