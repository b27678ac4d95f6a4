"""JSON of movements and reasons is kept and used again, at other tables and for other viewers: it must fit them all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import orjson
import pytest

from courtcards import Game
from courtcards.game import action_numbers
from courtcards.games import GAMES, rules_of
from courtcards.games.arrays import KnowledgeRows
from courtcards.games.reasons import PART, PARTS, ReasonTexts, put_key, read_key
from courtcards.messages import message
from tests.contract.test_movements import visible
from tests.tables import Table, any_table

LONGEST = 500  # decisions of a game that are looked at
KNOWN_TO_NONE = "action-unknown"  # said of what is only the beginning of an action

Known = dict[int | None, KnowledgeRows]  # by viewer, before and after an action


def eager_choice(rng: random.Random, legal: list[str]) -> str:
    """An action that changes much, if there is one: most reasons and movements are about sets."""
    eager = [action for action in legal if action.startswith(("lay", "strike", "pile", "send"))]
    return rng.choice(eager if eager and rng.random() < 0.6 else legal)


def told(table: Table, seed: int) -> Iterator[tuple[Game, Known, int, int, str]]:
    """An eager game after each action: what viewers know, the row before it, the seat and the action."""
    rng, game = random.Random(f"{table} {seed}"), table.new_game(seed)
    known: Known = {viewer: game.rules.new_knowledge(2) for viewer in (None, *range(table.players))}
    now = 0
    for viewer, rows in known.items():
        game.know(viewer, rows, now)
    while not game.over and game.decisions < LONGEST:
        seat = rng.choice(game.to_move)
        action = eager_choice(rng, game.legal(seat))
        game.play(seat, action)
        for viewer, rows in known.items():
            game.know(viewer, rows, 1 - now)
        yield game, known, now, seat, action
        now = 1 - now


def whole(game: Game, seat: int, beginning: str) -> str:
    """An action that begins so."""
    return next(text for text in game.rules.action_texts(seat, game.players) if f"{text} ".startswith(f"{beginning} "))


def check_movements(table: Table, seed: int) -> None:
    for game, known, before, seat, action in told(table, seed):
        for viewer, rows in known.items():
            seen = visible(game.rules, viewer, seat, action)
            number = action_numbers(game.id, seat, game.players)[seen] if seen else -1
            kept = game.rules.movements_json(rows, before, seat, seen, number)
            assert orjson.loads(kept) == game.rules.movements(rows[before], rows[1 - before], seat, seen)


def check_reasons(table: Table, seed: int) -> int:
    """How many reasons were those of the refusal of the same action."""
    same = 0
    for game, known, before, _, _ in told(table, seed):
        for seat in game.to_move:
            reasons = game.rules.reasons(known[seat][1 - before])
            kept: dict[str, Any] = orjson.loads(game.rules.reasons_json(known[seat], 1 - before))
            assert kept == {action: why.as_json() for action, why in reasons.items()}
            for action, why in reasons.items():
                forbids = game.why_not(seat, whole(game, seat, action) if why.id.endswith("not-now") else action)
                assert forbids is not None
                if forbids.id != KNOWN_TO_NONE:
                    assert forbids == why
                    same += 1
    return same


def test_kept_movements_are_those_of_this_action(table: Table) -> None:
    check_movements(table, 1)


def test_kept_reasons_are_those_of_this_viewer(table: Table) -> None:
    assert check_reasons(table, 2)


@pytest.mark.parametrize("check", [check_movements, check_reasons])
@pytest.mark.parametrize("game", GAMES)
def test_kept_json_fits_tables_with_any_options(game: str, check: Callable[[Table, int], object]) -> None:
    rng = random.Random(f"kept {game}")
    for seed in range(16):
        check(any_table(rng, game), seed)


# Keys


def test_key_holds_the_largest_parts() -> None:
    largest, out = 2**PART - 1, np.empty(2, np.int64)
    assert put_key(out, 0, largest, 0, largest, 0, largest) == 1
    assert put_key(out, 1, 0, largest, 0, largest) == 2
    assert [read_key(int(key)) for key in out] == [[largest, 0] * 2 + [largest], [0, largest] * 2 + [0]]
    assert len(read_key(0)) == PARTS


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_game_fits_a_key(game: str) -> None:
    rules = rules_of(game)
    assert max(rules.seats, len(rules.phases), len(rules.cards), len(rules.piles)) < 2**PART


def test_full_memory_still_finds_reasons() -> None:
    texts = ReasonTexts(lambda key: (f"draw {key}", message("call-draw-no-deck")), most=1)
    for asked in ([1, 2, 3], [3, 1], []):
        assert list(orjson.loads(texts.join(asked))) == [f"draw {key}" for key in asked]
