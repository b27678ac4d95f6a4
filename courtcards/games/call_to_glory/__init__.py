"""Call to Glory: collect characters, lay sets, beat those of others."""

from __future__ import annotations

from functools import partial

from courtcards.games.call_to_glory import batch
from courtcards.games.call_to_glory.actions import ACTIONS
from courtcards.games.call_to_glory.apply import apply, attempt, deal
from courtcards.games.call_to_glory.cards import CHARACTERS, ORDERED
from courtcards.games.call_to_glory.determinize import determinize
from courtcards.games.call_to_glory.legal import legal, legal_mask, must_act, next_seat
from courtcards.games.call_to_glory.movements import movements, of_deal
from courtcards.games.call_to_glory.notation import all_texts
from courtcards.games.call_to_glory.observation import LAYOUT, LENGTH, observe, observe_knowledge
from courtcards.games.call_to_glory.options import OPTIONS, longest_round, read_options, start_game, task_decks
from courtcards.games.call_to_glory.presentation import PRESENTATION
from courtcards.games.call_to_glory.refusals import reasons, refusal, refuse_text
from courtcards.games.call_to_glory.rows import (
    attempt_row,
    know_own_row,
    know_row,
    legal_row,
    must_act_row,
    write_open_row,
    write_own_row,
)
from courtcards.games.call_to_glory.scoring import is_winner
from courtcards.games.call_to_glory.state import ENDINGS, PHASES, PILES, SEATS, STATE
from courtcards.games.call_to_glory.view import know
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
    ordered_deck=lambda options: ORDERED,
    start=start_game,
    deal=deal,
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
    piles=PILES,
    task_decks=task_decks,
    longest_round=longest_round,
    forget=partial(forget_piles, "discard"),
    presentation=PRESENTATION,
    bots="courtcards.bots.call_to_glory",
)
