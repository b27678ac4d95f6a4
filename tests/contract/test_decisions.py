"""The legal list, the mask, what is accepted and what is refused with a reason: all the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import courtcards
from courtcards import Game, IllegalAction
from courtcards.game import action_texts
from courtcards.games.rules import Rules
from tests.invariants import copy_of, know, state_of
from tests.tables import Table, positions, telling_positions


def legal_numbers(rules: Rules, state: object, seat: int) -> list[int]:
    scratch = rules.scratch()
    numbers: list[int] = scratch[: rules.legal(state, seat, scratch)].tolist()
    return numbers


def test_mask_and_list_agree(table: Table, rules: Rules) -> None:
    mask = np.empty(rules.actions, np.bool_)
    for game in positions(table, 1, step=3):
        for seat in range(table.players):
            mask[:] = True
            count = rules.legal_mask(state_of(game), seat, rules.scratch(), mask)
            numbers = legal_numbers(rules, state_of(game), seat)
            assert np.flatnonzero(mask).tolist() == numbers
            assert count == len(numbers)
            assert bool(numbers) == (seat in game.to_move)


def test_legal_actions_are_ascending_numbers(table: Table, rules: Rules) -> None:
    for game in positions(table, 2, step=11, most=60):
        for seat in range(table.players):
            numbers = legal_numbers(rules, state_of(game), seat)
            assert numbers == sorted(set(numbers))
            texts = action_texts(table.game, seat, table.players)
            assert game.legal(seat) == [texts[number] for number in numbers]


def test_seats_to_act_are_those_to_move(table: Table, rules: Rules) -> None:
    for game in positions(table, 3, step=5):
        state = state_of(game)
        assert rules.next_seat(state) == (game.to_move[0] if game.to_move else -1)
        assert rules.must_act(state) == sum(1 << seat for seat in game.to_move)


def test_an_attempt_succeeds_exactly_for_the_legal_actions(table: Table, rules: Rules) -> None:
    scratch = rules.scratch()
    for game in telling_positions(table, 3, 3):
        for seat in range(table.players):
            accepted = []
            for action in range(rules.actions):
                trial = copy_of(state_of(game))
                if rules.attempt(trial, seat, action, scratch):
                    accepted.append(action)
                    assert trial.tobytes() != state_of(game).tobytes()
                else:
                    assert trial.tobytes() == state_of(game).tobytes()
            assert accepted == legal_numbers(rules, state_of(game), seat)


def test_refused_action_has_a_reason_and_changes_nothing(table: Table) -> None:
    for game in telling_positions(table, 2, 2):
        before, record = state_of(game).tobytes(), game.record()
        for seat in range(table.players):
            legal = set(game.legal(seat))
            for text in filter(None, action_texts(table.game, seat, table.players)):
                if text not in legal:
                    refuse(game, seat, text)
                else:
                    assert game.why_not(seat, text) is None
        assert state_of(game).tobytes() == before
        assert game.record() == record


def refuse(game: Game, seat: int, text: Any) -> None:
    reason = game.why_not(seat, text)
    assert reason is not None
    with pytest.raises(IllegalAction) as caught:
        game.play(seat, text)
    assert caught.value.message == reason


def test_every_reason_can_be_said(table: Table) -> None:
    said = set()
    for game in telling_positions(table, 1, 4):
        for seat in game.to_move:
            for text in filter(None, action_texts(table.game, seat, table.players)):
                reason = game.why_not(seat, text)
                if reason is not None and reason.id not in said:
                    said.add(reason.id)
                    assert str(reason).strip()
    assert said


NOT_ACTIONS = ["", " ", "draw", "draw  L", "Draw L", "draw L ", "x" * 500, "draw L\n", "pass", "0", "ｄraw L"]
NOT_TEXTS: list[Any] = [None, 3, 1.5, True, b"draw L", ["draw L"], {}]
NOT_SEATS: list[Any] = [-1, 6, 100, None, True, "0", 1.0, 10**5000]


def test_unknown_actions_are_refused(table: Table) -> None:
    game = table.new_game("malformed")
    for seat in range(table.players):
        for action in NOT_ACTIONS + NOT_TEXTS:
            refuse(game, seat, action)


def test_unknown_seats_are_refused(table: Table) -> None:
    game = table.new_game("no seat")
    for seat in NOT_SEATS:
        for ask in (game.legal, lambda who: game.play(who, "draw L"), lambda who: game.why_not(who, "draw L")):
            with pytest.raises(IllegalAction) as caught:
                ask(seat)
            assert str(caught.value)


def test_each_legal_action_can_be_played(table: Table) -> None:
    for game in telling_positions(table, 4, 2):
        record = game.record()
        for seat in game.to_move:
            for action in game.legal(seat):
                trial = courtcards.replay(record)
                trial.play(seat, action)
                assert trial.decisions == game.decisions + 1


def test_knowledge_is_enough_for_legal_actions(table: Table, rules: Rules) -> None:
    for game in positions(table, 8, step=3):
        for seat in range(table.players):
            knowledge = know(rules, state_of(game), seat)
            assert legal_numbers(rules, knowledge, seat) == legal_numbers(rules, state_of(game), seat)
