"""Call to Glory: collect characters, lay sets, beat those of others."""

from __future__ import annotations

from functools import partial

from courtcards.games import verbs
from courtcards.games.call_to_glory import (
    actions,
    apply,
    cards,
    determinize,
    legal,
    movements,
    notation,
    observation,
    options,
    presentation,
    refusals,
    scoring,
    state,
    view,
    view_json,
    view_types,
)
from courtcards.games.dispatch import found_in
from courtcards.games.memory import forget_piles
from courtcards.games.rules import Rules

RULES = Rules(
    id="call-to-glory",
    record=state.STATE,
    phases=state.PHASES,
    endings=state.ENDINGS,
    seats=state.SEATS,
    cards=cards.CHARACTERS,
    piles=state.PILES,
    actions=actions.ACTIONS,
    observation=observation.LAYOUT,
    options=options.OPTIONS,
    read_options=options.read_options,
    ordered_deck=options.ordered_deck,
    task_decks=options.task_decks,
    longest_round=options.longest_round,
    start=options.start_game,
    deal=apply.deal,
    functions=found_in(verbs, apply, determinize, legal, movements, observation, refusals, scoring, view, view_json),
    action_texts=notation.all_texts,
    refusal=refusals.refusal,
    refuse_text=refusals.refuse_text,
    reasons=refusals.reasons,
    view_type=view_types.GloryView,
    movement_types=(view_types.FigureMove, view_types.TaskMove, view_types.ScoreMove),
    movements=movements.movements,
    dealt=movements.of_deal,
    reason=refusals.reason,
    forget=partial(forget_piles, "discard"),
    presentation=presentation.PRESENTATION,
    bots="courtcards.bots.call_to_glory",
    review="courtcards.review.call_to_glory",
)
