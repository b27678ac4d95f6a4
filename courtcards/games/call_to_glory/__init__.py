"""Call to Glory: collect characters, lay sets, beat those of others."""

from __future__ import annotations

from functools import partial

from courtcards.games import verbs
from courtcards.games.call_to_glory.actions import ACTIONS
from courtcards.games.call_to_glory.apply import apply, deal, settle, start_by_row
from courtcards.games.call_to_glory.cards import CHARACTERS
from courtcards.games.call_to_glory.determinize import determinize
from courtcards.games.call_to_glory.legal import is_to_act, legal, most_legal, next_seat, stage
from courtcards.games.call_to_glory.movements import movements, of_deal
from courtcards.games.call_to_glory.notation import all_texts
from courtcards.games.call_to_glory.observation import LAYOUT, LENGTH, observe_knowledge
from courtcards.games.call_to_glory.options import (
    OPTIONS,
    longest_round,
    ordered_deck,
    read_options,
    start_game,
    task_decks,
)
from courtcards.games.call_to_glory.presentation import PRESENTATION
from courtcards.games.call_to_glory.refusals import reasons, refusal, refuse_text
from courtcards.games.call_to_glory.scoring import is_winner, reward_unit, round_points
from courtcards.games.call_to_glory.state import ENDINGS, PHASES, PILES, SEATS, STATE
from courtcards.games.call_to_glory.view import know
from courtcards.games.call_to_glory.view_json import write_open, write_own
from courtcards.games.memory import forget_piles
from courtcards.games.rules import Rules

RULES = Rules(
    id="call-to-glory",
    record=STATE,
    phases=PHASES,
    endings=ENDINGS,
    seats=SEATS,
    cards=CHARACTERS,
    actions=ACTIONS,
    observation=LAYOUT,
    observation_length=LENGTH,
    read_options=read_options,
    ordered_deck=ordered_deck,
    start=start_game,
    functions={
        verbs.stage: stage,
        verbs.most_legal: most_legal,
        verbs.start: start_by_row,
        verbs.settle: settle,
        verbs.is_to_act: is_to_act,
        verbs.next_seat: next_seat,
        verbs.legal: legal,
        verbs.apply: apply,
        verbs.round_points: round_points,
        verbs.reward_unit: reward_unit,
        verbs.is_winner: is_winner,
        verbs.know: know,
        verbs.observe_knowledge: observe_knowledge,
        verbs.determinize: determinize,
        verbs.write_open: write_open,
        verbs.write_own: write_own,
    },
    deal=deal,
    action_texts=all_texts,
    refusal=refusal,
    refuse_text=refuse_text,
    reasons=reasons,
    movements=movements,
    dealt=of_deal,
    options=OPTIONS,
    piles=PILES,
    task_decks=task_decks,
    longest_round=longest_round,
    forget=partial(forget_piles, "discard"),
    presentation=PRESENTATION,
    bots="courtcards.bots.call_to_glory",
)
