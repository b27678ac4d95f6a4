"""Games with any options, seeds and choices: what must hold, holds all the way."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import courtcards
from courtcards import Game
from courtcards.games import GAMES
from courtcards.games.rng import rng_states
from courtcards.games.rules import SPECTATOR
from tests.invariants import check_game, copy_of, know, state_of
from tests.tables import STYLES, any_table, choose

PLAYED_CLOSELY = 100  # decisions after which a game is looked at only now and then

seeds = st.one_of(st.text(max_size=20), st.integers())
numbers = st.integers(0, 2**32)
thorough = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("id", GAMES)
@thorough
@given(
    options=numbers,
    seed=seeds,
    chance=numbers,
    style=st.sampled_from(list(STYLES)),
    opening=st.lists(numbers, max_size=40),
)
def test_a_game_keeps_its_promises_whatever_is_played(
    id: str, options: int, seed: str | int, chance: int, style: str, opening: list[int]
) -> None:
    """`opening` are the first choices, so that a failure can be shrunk; after them `chance` chooses."""
    game = any_table(random.Random(options), id).new_game(seed)
    rng = random.Random(chance)
    while not game.over:
        if game.decisions < PLAYED_CLOSELY or rng.random() < 0.02:
            look_closely(game, rng)
        seat = rng.choice(game.to_move)
        legal = game.legal(seat)
        place = game.decisions
        game.play(seat, legal[opening[place] % len(legal)] if place < len(opening) else choose(rng, legal, style))
    check_game(game)
    assert courtcards.replay(json.loads(json.dumps(game.record()))).record() == game.record()


def look_closely(game: Game, rng: random.Random) -> None:
    check_game(game)
    assert game.to_move
    for seat in game.to_move:
        assert game.legal(seat)
        assert len(set(game.legal(seat))) == len(game.legal(seat))
    seat = rng.randrange(-1, game.players)
    check_made_up(game, SPECTATOR if seat < 0 else seat, rng)
    view = game.view(None if seat < 0 else seat)
    assert view["legal"] == ([] if seat < 0 else game.legal(seat))
    assert sum(view["hand"].values()) + sent_cards(view) == (0 if seat < 0 else view["hand_sizes"][seat])


def sent_cards(view: dict[str, object]) -> int:
    """Cards that the viewer has put into sets while players choose; they count in the hand's size."""
    sent = view["sent"] if view["phase"] == "call" else []
    assert isinstance(sent, list)
    return sum(card_count(one["cards"]) for one in sent)


def card_count(cards: str) -> int:
    """Cards in a set such as `2+double+wild1`, with its butler."""
    plain, *rest = cards.split("+")
    return 1 + int(plain) + sum(int(part[4:]) if part.startswith("wild") else 1 for part in rest)


def check_made_up(game: Game, viewer: int, rng: random.Random) -> None:
    """A state made up from what the viewer knows looks the same to it, and allows it the same."""
    rules = game.rules
    knowledge = know(rules, state_of(game), viewer)
    guess = copy_of(knowledge)
    rules.determinize(guess, rng_states(rng.randrange(2**30), 1)[0])
    assert know(rules, guess, viewer).tobytes() == knowledge.tobytes()
    if viewer >= 0:
        mine, made_up = rules.scratch(), rules.scratch()
        count = rules.legal(state_of(game), viewer, mine)
        assert rules.legal(guess, viewer, made_up) == count
        assert (mine[:count] == made_up[:count]).all()


@pytest.mark.parametrize("id", GAMES)
@settings(thorough, max_examples=30)
@given(options=numbers, seed=seeds, chance=numbers, data=st.data())
def test_game_resumes_from_any_point(id: str, options: int, seed: str | int, chance: int, data: st.DataObject) -> None:
    game = any_table(random.Random(options), id).new_game(seed)
    rng = random.Random(chance)
    states = [state_of(game).tobytes()]
    while not game.over and game.decisions < 250:
        seat = rng.choice(game.to_move)
        game.play(seat, rng.choice(game.legal(seat)))
        states.append(state_of(game).tobytes())
    for until in data.draw(st.lists(st.integers(0, game.decisions), min_size=1, max_size=5)):
        again = courtcards.replay(game.record(), until)
        assert state_of(again).tobytes() == states[until]
        check_game(again)


@pytest.mark.parametrize("id", GAMES)
@settings(thorough, max_examples=30)
@given(options=numbers, seed=seeds)
def test_the_same_seed_gives_the_same_game(id: str, options: int, seed: str | int) -> None:
    table = any_table(random.Random(options), id)
    one, two = table.new_game(seed), table.new_game(str(seed))
    assert one.record() == two.record()
    assert state_of(one).tobytes() == state_of(two).tobytes()
