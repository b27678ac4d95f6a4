"""Come to Call: collect court cards, send them to the show, steal it."""

from __future__ import annotations

from functools import partial

from courtcards.games import verbs
from courtcards.games.come_to_call.actions import ACTIONS
from courtcards.games.come_to_call.apply import apply, deal, reshuffle, settle, start_by_row
from courtcards.games.come_to_call.cards import CARD_IDS
from courtcards.games.come_to_call.determinize import determinize
from courtcards.games.come_to_call.legal import is_to_act, legal, most_legal, next_seat, stage
from courtcards.games.come_to_call.movements import movements, of_deal
from courtcards.games.come_to_call.moves import reshuffle_pool
from courtcards.games.come_to_call.notation import SOURCES, all_texts
from courtcards.games.come_to_call.observation import LAYOUT, LENGTH, observe_knowledge
from courtcards.games.come_to_call.options import (
    OPTIONS,
    longest_round,
    ordered_deck,
    read_options,
    round_facts,
    start_game,
)
from courtcards.games.come_to_call.presentation import PRESENTATION
from courtcards.games.come_to_call.refusals import reasons, refusal, refuse_text
from courtcards.games.come_to_call.scoring import is_winner, reward_unit, round_points
from courtcards.games.come_to_call.state import ENDINGS, PHASES, SEATS, STATE
from courtcards.games.come_to_call.view import know
from courtcards.games.come_to_call.view_json import write_open, write_own
from courtcards.games.memory import forget_piles
from courtcards.games.rules import Rules

RULES = Rules(
    id="come-to-call",
    record=STATE,
    phases=PHASES,
    endings=ENDINGS,
    seats=SEATS,
    cards=CARD_IDS,
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
    reshuffle_pool=reshuffle_pool,
    reshuffle=reshuffle,
    action_texts=all_texts,
    refusal=refusal,
    refuse_text=refuse_text,
    reasons=reasons,
    movements=movements,
    dealt=of_deal,
    options=OPTIONS,
    piles=SOURCES,
    secret=("send", "ready"),
    secret_phases=("call",),
    longest_round=longest_round,
    forget=partial(forget_piles, "pile"),
    round_facts=round_facts,
    presentation=PRESENTATION,
    bots="courtcards.bots.come_to_call",
)
