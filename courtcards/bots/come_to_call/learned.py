"""Come to Call for learned bots."""

from __future__ import annotations

import numpy as np

from courtcards.bots import learned
from courtcards.bots.come_to_call.curriculum import CURRICULUM
from courtcards.bots.come_to_call.features import FEATURES, HIDDEN, LEVELS, UNITS, features, hidden
from courtcards.bots.come_to_call.round_value import SLOPES, round_value
from courtcards.bots.come_to_call.scripted import hurried, scripted
from courtcards.compiled import compiled
from courtcards.games.arrays import Int8Array, Knowledge, State
from courtcards.games.come_to_call.apply import apply
from courtcards.games.come_to_call.state import CALL, DRAW, STATE


@compiled
def is_guessing(knowledge: Knowledge) -> bool:
    return bool(knowledge["phase"] == CALL)


@compiled
def begins_turn(state: State) -> bool:
    return bool(state["phase"] == DRAW)


@compiled
def gather(state: State, pool: Int8Array) -> int:
    return 0


@compiled
def act(state: State, seat: int, action: int, pool: Int8Array, count: int) -> None:
    apply(state, seat, action)


LEARNED = learned.LearnedGame(
    record=STATE,
    features=FEATURES,
    hidden=HIDDEN,
    is_twin=lambda knowledge, action, chosen: False,
    levels=LEVELS,
    units=UNITS,
    slopes=SLOPES,
    curriculum=CURRICULUM,
    draw_traits=lambda rng, shape: np.empty((*shape, 0)),
    functions={
        learned.features: features,
        learned.hidden: hidden,
        learned.round_value: round_value,
        learned.sparring: hurried,
        learned.is_guessing: is_guessing,
        learned.rival: scripted,
        learned.begins_turn: begins_turn,
        learned.gather: gather,
        learned.act: act,
    },
)
