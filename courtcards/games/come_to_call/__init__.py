"""Come to Call: collect court cards, send them to the show, steal it."""

from __future__ import annotations

from functools import partial

from courtcards.games.come_to_call import batch
from courtcards.games.come_to_call.actions import ACTIONS
from courtcards.games.come_to_call.apply import apply, attempt, deal, reshuffle
from courtcards.games.come_to_call.cards import CARD_IDS
from courtcards.games.come_to_call.determinize import determinize
from courtcards.games.come_to_call.legal import legal, legal_mask, must_act, next_seat
from courtcards.games.come_to_call.movements import movements, of_deal
from courtcards.games.come_to_call.moves import reshuffle_pool
from courtcards.games.come_to_call.notation import SOURCES, all_texts
from courtcards.games.come_to_call.observation import LAYOUT, LENGTH, observe, observe_knowledge
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
from courtcards.games.come_to_call.rows import (
    attempt_row,
    know_own_row,
    know_row,
    legal_row,
    must_act_row,
    write_open_row,
    write_own_row,
)
from courtcards.games.come_to_call.scoring import is_winner
from courtcards.games.come_to_call.state import ENDINGS, PHASES, SEATS, STATE
from courtcards.games.come_to_call.view import know
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
    deal=deal,
    reshuffle_pool=reshuffle_pool,
    reshuffle=reshuffle,
    must_act=must_act,
    next_seat=next_seat,
    legal=legal,
    legal_mask=legal_mask,
    apply=apply,
    attempt=attempt,
    is_winner=is_winner,
    must_act_row=must_act_row,
    legal_row=legal_row,
    attempt_row=attempt_row,
    know_row=know_row,
    know_own_row=know_own_row,
    write_open_row=write_open_row,
    write_own_row=write_own_row,
    know=know,
    observe=observe,
    observe_knowledge=observe_knowledge,
    determinize=determinize,
    play_out=batch.play_out,
    start_batch=batch.start_batch,
    play_out_batch=batch.play_out_batch,
    play_round_batch=batch.play_round_batch,
    step_batch=batch.step_batch,
    mask_batch=batch.mask_batch,
    observe_batch=batch.observe_batch,
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
