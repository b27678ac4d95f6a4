"""Hints say why: a sentence made from what the player knows."""

from __future__ import annotations

import pytest

from courtcards import new_game
from courtcards.game import action_texts
from courtcards.messages import say
from courtcards.review.facts import why


@pytest.mark.parametrize("game_id", ["call-to-glory", "come-to-call"])
def test_reasons_are_made_from_the_position(game_id: str) -> None:
    game, told = new_game(game_id, players=2, seed="hints"), set()
    for _ in range(60):
        if game.over:
            break
        seat = game.to_move[0]
        texts = action_texts(game_id, seat, game.players)
        for action in game.legal(seat):
            reason = why(game_id, game.knowledge(seat), texts.index(action))
            if reason:
                told.add(reason.id)
                assert say(reason)
        game.play(seat, game.legal(seat)[-1])
    assert len(told) >= 3


def test_reason_for_an_open_card_counts_the_hand() -> None:
    game = new_game("call-to-glory", players=2, seed="open")
    while "draw A" not in game.legal(game.to_move[0]):
        game.play(game.to_move[0], game.legal(game.to_move[0])[-1])
    seat = game.to_move[0]
    view = game.view(seat)
    top = view["piles"]["A"][-1]
    reason = why(game.id, game.knowledge(seat), action_texts(game.id, seat, 2).index("draw A"))
    assert reason
    assert reason.args["held"] == view["hand"].get(top, 0)
    assert reason.args["needed"] == view["smallest_lay"][top]
