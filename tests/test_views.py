"""The types of views say what views have, and help says what games there are."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from courtcards import Game, new_game
from courtcards.games import GAMES, rules_of
from tests.test_api import TABLES


@pytest.mark.parametrize(("id", "options"), TABLES)
def test_views_are_of_their_types(id: str, options: dict[str, Any]) -> None:
    game, chance, adapter = new_game(id, seed=1, **options), random.Random(1), TypeAdapter(rules_of(id).view_type)
    while not game.over and game.decisions < 400:
        if game.decisions % 7 == 0:
            for seat in (*range(game.players), None):
                view = game.view(seat)
                assert set(view) == rules_of(id).view_type.__required_keys__
                adapter.validate_python(view, strict=True)
        seat = chance.choice(game.to_move)
        game.play(seat, chance.choice(game.legal(seat)))


def test_help_names_games_and_options() -> None:
    said = new_game.__doc__ or ""
    for id in GAMES:
        assert f'"{id}"' in said
        assert all(f"{option.name}=" in said for option in rules_of(id).options)


def test_every_public_member_is_explained() -> None:
    for name, member in vars(Game).items():
        if not name.startswith("_"):
            assert len(member.__doc__ or "") > 20, name
