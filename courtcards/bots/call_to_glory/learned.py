"""Call to Glory for learned bots."""

from __future__ import annotations

from courtcards.bots import learned
from courtcards.bots.call_to_glory.curriculum import CURRICULUM
from courtcards.bots.call_to_glory.features import FEATURES, HIDDEN, LEVELS, UNITS, features, hidden
from courtcards.bots.call_to_glory.round_value import SLOPES, round_value
from courtcards.bots.call_to_glory.scripted import choose_by, scripted
from courtcards.bots.call_to_glory.search import act, gather, same_draw_piles
from courtcards.bots.call_to_glory.weights import draw_weights
from courtcards.compiled import compiled
from courtcards.games.arrays import Knowledge, State
from courtcards.games.call_to_glory.actions import DRAW_FROM
from courtcards.games.call_to_glory.state import DRAW, NOTHING, STATE, L, R


@compiled
def is_guessing(knowledge: Knowledge) -> bool:
    return False


@compiled
def begins_turn(state: State) -> bool:
    return bool(state["phase"] == DRAW and state["first_pile"] == NOTHING)


def is_twin(knowledge: Knowledge, action: int, chosen: list[int]) -> bool:
    """Whether the other of two draw piles that are as good as one is a candidate already."""
    twins = {DRAW_FROM + L: DRAW_FROM + R, DRAW_FROM + R: DRAW_FROM + L}
    return twins.get(action) in chosen and bool(same_draw_piles(knowledge))


LEARNED = learned.LearnedGame(
    record=STATE,
    features=FEATURES,
    hidden=HIDDEN,
    is_twin=is_twin,
    levels=LEVELS,
    units=UNITS,
    slopes=SLOPES,
    curriculum=CURRICULUM,
    draw_traits=draw_weights,
    functions={
        learned.features: features,
        learned.hidden: hidden,
        learned.round_value: round_value,
        learned.sparring: choose_by,
        learned.is_guessing: is_guessing,
        learned.rival: scripted,
        learned.begins_turn: begins_turn,
        learned.gather: gather,
        learned.act: act,
    },
)
