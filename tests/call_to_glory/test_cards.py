"""Cards: 110 of nine characters, whose number is both how many exist and what they score."""

from __future__ import annotations

from collections import Counter

import pytest

import courtcards
from courtcards.messages import card, say
from tests.call_to_glory.deals import DOTTED, NUMBERS, game_with, laying_deck
from tests.call_to_glory.script import can, lay_all, play, scores

ENGLISH = ("Emperor", "Empress", "Daimyo", "Shogun", "Samurai", "Ninja", "Envoy", "Monk", "Farmer")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deck_has_the_same_110_cards(players: int) -> None:
    game = courtcards.new_game("call-to-glory", players=players, seed="amber")
    dealt = game.record()["rounds"][0]["deck"]
    assert len(dealt) == 110
    assert Counter(dealt) == NUMBERS


def test_ids_follow_the_order_of_the_rules() -> None:
    game = courtcards.new_game("call-to-glory", players=2, seed="amber")
    assert game.rules.cards == tuple(NUMBERS)


@pytest.mark.parametrize("character", NUMBERS)
def test_a_set_scores_the_number_of_its_character(character: str) -> None:
    lays = [character, ""]
    game = courtcards.new_game("call-to-glory", players=2, decks=[laying_deck(lays)], first=0)
    lay_all(game, lays)
    assert scores(game) == [NUMBERS[character], 0]


@pytest.mark.parametrize("character", NUMBERS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_dots_need_three_cards_from_three_players(character: str, players: int) -> None:
    others = [""] * (players - 1)
    game = game_with([f"{character}*2", *others], [f"{character} {other_than(character)}"], first=0)
    play(game, "0 LR")
    smallest = 3 if character in DOTTED and players > 2 else 2
    assert can(game, 0, "lay")[0] == f"lay {character} {smallest}"


@pytest.mark.parametrize(("id", "name"), list(zip(NUMBERS, ENGLISH, strict=True)))
def test_characters_have_their_names(id: str, name: str) -> None:
    assert say(card(id)) == name


def other_than(character: str) -> str:
    return "monk" if character == "farmer" else "farmer"
