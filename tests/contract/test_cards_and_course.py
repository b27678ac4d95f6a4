"""No card is ever lost, every running total is right, and every game ends and can be played again from its record."""

from __future__ import annotations

import json
import random

import pytest

import courtcards
from courtcards.games.rng import rng_states
from courtcards.games.rules import Rules
from tests.invariants import check_game, check_state, state_of
from tests.tables import FEWEST_OF_SIX, Table, call, play_some, positions


@pytest.mark.parametrize("seed", range(2))
def test_every_step_keeps_cards_and_running_totals(table: Table, seed: int) -> None:
    for game in positions(table, seed, most=900):
        check_game(game)


def test_every_game_comes_to_an_end(table: Table) -> None:
    most = most_decisions(table)
    for seed in range(10, 15):
        *_, last = positions(table, seed, step=most)
        assert last.over
        assert last.decisions <= most
        check_game(last)


def most_decisions(table: Table) -> int:
    """More decisions than any game of the table can have."""
    options = table.rules.read_options(table.players, table.options)
    turns, in_turn, calls = (100, 4 + 9, 3) if table.game == "call-to-glory" else (40, 2, 6)
    return int(options.most_rounds) * table.players * (turns * in_turn + calls)


def test_batch_game_keeps_its_cards(table: Table, rules: Rules) -> None:
    state, scratch, rng = rules.new_states(1)[0], rules.scratch(), rng_states(5, 1)[0]
    rules.start(state, rules.read_options(table.players, table.options), 0, table.new_game(0).tasks)
    rules.play_out(state, rng, scratch)
    assert rules.phases[state["phase"]] == "over"
    check_state(rules, state)


def test_a_record_gives_the_same_game_again(table: Table) -> None:
    for game in positions(table, 2, step=97, most=20):
        again = courtcards.replay(json.loads(json.dumps(game.record())))
        assert again.record() == game.record()
        assert state_of(again).tobytes() == state_of(game).tobytes()
        assert [again.view(seat) for seat in (None, *range(table.players))] == [
            game.view(seat) for seat in (None, *range(table.players))
        ]


def test_record_without_decks_gives_the_same_game(table: Table) -> None:
    for game in positions(table, 3, step=150, most=4):
        bare = game.record()
        for key in ("totals", "winners", "first", "tasks"):
            bare.pop(key, None)
        for round in bare["rounds"]:
            del round["deck"]
            round.pop("reshuffles", None)
        assert courtcards.replay(bare).record() == game.record()


def test_record_without_seed_gives_the_same_game(table: Table) -> None:
    for game in positions(table, 4, step=150, most=4):
        seedless = game.record()
        del seedless["seed"]
        again = courtcards.replay(seedless)
        assert again.record() == seedless
        assert state_of(again).tobytes() == state_of(game).tobytes()


def test_every_prefix_of_a_record_replays(table: Table) -> None:
    states: list[bytes] = []
    records: list[dict[str, object]] = []
    for game in positions(table, 1, most=140):
        states.append(state_of(game).tobytes())
        records.append(game.record())
    whole = records[-1]
    for until in [*range(0, len(states), 7), len(states) - 1]:
        again = courtcards.replay(whole, until=until)
        assert state_of(again).tobytes() == states[until]
        assert again.record() == records[until]


def test_resumed_game_continues_unchanged(table: Table) -> None:
    *_, game = positions(table, 5, step=60, most=2)
    again = courtcards.replay(game.record())
    play_some(game, random.Random(1), 120)
    play_some(again, random.Random(1), 120)
    assert again.record() == game.record()


def test_very_many_reshuffles_are_counted() -> None:
    """As few cards as can be, nobody calls: nearly every turn needs a reshuffle."""
    game = call(6, "fewest", FEWEST_OF_SIX).new_game(1)
    heard = 0
    while game.round == 1 and game.phase != "call":
        seat = game.to_move[0]
        legal = game.legal(seat)
        wish = "draw deck" if game.phase == "draw" else "discard hear-ye"
        if wish not in legal or (game.phase == "discard" and heard):
            wish = next(action for action in legal if action != "discard hear-ye")
        heard += wish == "discard hear-ye"
        game.play(seat, wish)
        check_game(game)
    assert len(game.rounds[0]["reshuffles"]) > 127
