"""Come to Call: collect court cards, send them to the show, steal it."""

from __future__ import annotations

from functools import partial

from courtcards.games import verbs
from courtcards.games.come_to_call import (
    actions,
    apply,
    cards,
    determinize,
    legal,
    movements,
    moves,
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
    id="come-to-call",
    record=state.STATE,
    phases=state.PHASES,
    endings=state.ENDINGS,
    seats=state.SEATS,
    cards=cards.CARD_IDS,
    piles=notation.SOURCES,
    actions=actions.ACTIONS,
    observation=observation.LAYOUT,
    options=options.OPTIONS,
    read_options=options.read_options,
    ordered_deck=options.ordered_deck,
    round_facts=options.round_facts,
    longest_round=options.longest_round,
    start=options.start_game,
    deal=apply.deal,
    reshuffle_pool=moves.reshuffle_pool,
    reshuffle=apply.reshuffle,
    functions=found_in(verbs, apply, determinize, legal, movements, observation, refusals, scoring, view, view_json),
    action_texts=notation.all_texts,
    refusal=refusals.refusal,
    refuse_text=refusals.refuse_text,
    reasons=refusals.reasons,
    view_type=view_types.CallView,
    movement_types=(view_types.ReshuffleMove, view_types.CallMove, view_types.ShowMove),
    movements=movements.movements,
    dealt=movements.of_deal,
    reason=refusals.reason,
    secret=("send", "ready"),
    secret_phases=("call",),
    forget=partial(forget_piles, "pile"),
    presentation=presentation.PRESENTATION,
    bots="courtcards.bots.come_to_call",
    review="courtcards.review.come_to_call",
)
