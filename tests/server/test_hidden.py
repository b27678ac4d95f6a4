"""Everything that is sent to a viewer is the same, byte for byte, in two games that differ in what it cannot know."""

from __future__ import annotations

import hashlib
import os
import random
from typing import Any

import pytest

import courtcards
from courtcards import fairness
from courtcards.game import action_numbers
from courtcards.games.rng import rng_states
from courtcards.server.table_config import Days, Pace, RealTime, TableConfig, Untimed
from tests.contract.test_secrecy import as_number, beginning, seedless, with_other_deck
from tests.invariants import know, state_of
from tests.server.people import STRICT
from tests.server.scene import RecordingConnection, Scene
from tests.tables import CALL, STYLES, TABLES, Table, choose

GAMES = int(os.environ.get("COURTCARDS_HIDDEN_GAMES", "1"))  # of each table, for each test
STEPS = 6  # decisions of twins before they may differ
PACES: list[Pace] = [Untimed(), RealTime(3600, 5), Days(2)]


def terms_of(table: Table, pace: Pace | None = None) -> TableConfig:
    options = {"players": table.players, **table.options}
    seats = (None,) * table.players
    return TableConfig(table.game, options, seats, pace=pace or Untimed(), listed=True)  # type: ignore[arg-type]


def viewers(table: Table) -> list[int | None]:
    return [None, *range(table.players)]


def some_viewers(table: Table, rng: random.Random) -> list[int | None]:
    """A spectator and two seats: all of them come in turn where many games are played."""
    return [None, *rng.sample(range(table.players), 2)]


def advance(scenes: list[Scene], rng: random.Random) -> None:
    """The same time passes everywhere."""
    gone = rng.randrange(1, 3000)
    for scene in scenes:
        scene.at += gone


# Twins from a position on


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_messages_do_not_depend_on_hidden_cards(table: Table) -> None:
    compared = 0
    for game in range(GAMES):
        rng = random.Random(f"{table} {game}")
        for viewer in some_viewers(table, rng):
            compared += await compare_twins(table, viewer, rng)
    assert compared > 5


async def compare_twins(table: Table, viewer: int | None, rng: random.Random) -> int:
    """Play to some position, give one of two games other hidden cards there, and go on while both can."""
    name, config = rng.random().hex(), terms_of(table, rng.choice(PACES))
    scenes = [Scene(name), Scene(name)]
    for scene in scenes:
        await scene.begin(config)
    play_both(scenes, rng, rng.randrange(300))
    one, two = scenes
    if one.live.table.ended:
        return 0
    make_up_what_is_hidden(two, viewer, rng)
    ears = [listen(scene, viewer) for scene in scenes]
    compared = 0
    while True:
        assert ears[0].heard == ears[1].heard
        if compared % 4 == 0:
            got = [await everything(scene, viewer, compared) for scene in scenes]
            assert got[0] == got[1]
        compared += 1
        decision = common_decision(scenes, viewer, rng)
        if decision is None or compared > STEPS:
            return compared
        advance(scenes, rng)
        turned = [turned_up(scene) for scene in scenes]
        for scene in scenes:
            scene.play(*decision)
        if turned != [turned_up(scene) for scene in scenes]:
            return compared


def play_both(scenes: list[Scene], rng: random.Random, most: int) -> None:
    style = rng.choice(list(STYLES))
    for _ in range(most):
        game = scenes[0].live.table.game
        assert game is not None
        if scenes[0].live.table.ended:
            return
        seat = rng.choice(game.to_move)
        action = choose(rng, game.legal(seat), style)
        advance(scenes, rng)
        for scene in scenes:
            scene.play(seat, action)


def make_up_what_is_hidden(scene: Scene, viewer: int | None, rng: random.Random) -> None:
    """Put another state into a table's game, one that the viewer cannot tell from the true one."""
    game = scene.live.table.game
    assert game is not None
    guess = know(game.rules, state_of(game), as_number(viewer))
    game.rules.determinize(guess, rng_states(rng.randrange(2**32), 1)[0])
    game._states[0] = guess
    game._settle()
    scene.live.projections.clear()


def listen(scene: Scene, viewer: int | None) -> RecordingConnection:
    return scene.connect(viewer)


async def everything(scene: Scene, viewer: int | None, compared: int) -> list[object]:
    got: list[object] = [*await scene.everything(viewer)]
    game = scene.live.table.game
    assert game is not None
    if viewer is not None:
        tried = random.Random(compared).sample(sorted(action_numbers(game.id, viewer, game.players)), 10)
        got += [scene.refusal(viewer, action) for action in [*tried, "ready", "dance", "draw L", "draw deck"]]
    return got


def common_decision(scenes: list[Scene], viewer: int | None, rng: random.Random) -> tuple[int, str] | None:
    """A decision that is legal in both games, and does not by itself show the viewer what is hidden."""
    one, two = (scene.live.table.game for scene in scenes)
    assert one is not None
    assert two is not None
    both = [
        (seat, action)
        for seat in set(one.to_move) & set(two.to_move)
        for action in sorted(set(one.legal(seat)) & set(two.legal(seat)))
        if not (seat == viewer and action in ("draw L", "draw R", "draw deck")) and not action.startswith("reveal")
    ]
    return rng.choice(both) if both else None


def turned_up(scene: Scene) -> tuple[bool, int, int]:
    """How often hidden cards have been turned up or dealt again."""
    game = scene.live.table.game
    assert game is not None
    return scene.live.table.ended, game.round, len(game.rounds[-1].get("reshuffles", []))


# Twins from the first deal on


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_unseen_decks_do_not_change_any_message(table: Table) -> None:
    differed = False
    for game in range(GAMES):
        rng = random.Random(f"first {table} {game}")
        for viewer in some_viewers(table, rng):
            record = beginning(table, rng)
            records = [seedless(record), with_other_deck(record, viewer, rng)]  # type: ignore[arg-type]
            scenes = [Scene("first"), Scene("first")]
            heard = [await replayed(scene, table, its, viewer) for scene, its in zip(scenes, records, strict=True)]
            assert heard[0] == heard[1]
            assert len(heard[0]) > len(record["rounds"][0]["actions"])
            differed |= records[0] != records[1]
    assert differed


async def replayed(scene: Scene, table: Table, record: dict[str, Any], viewer: int | None) -> list[str]:
    """All that a viewer hears of a game that begins with a given deck."""
    live = await scene.begin(terms_of(table))
    names = live.table.game.names if live.table.game else None
    live.table.game = courtcards.replay({**record, "names": names}, 0)
    ear, _ = scene.connect(viewer), scene.connect(0)
    for line in record["rounds"][0]["actions"]:
        seat, _, action = line.partition(" ")
        scene.at += 10
        scene.play(int(seat), action)
    return [*ear.heard, *await scene.everything(viewer)]


# While players choose in secret


@pytest.mark.parametrize("table", [table for table in CALL if table.name != "one-butler"], ids=str)
async def test_nothing_tells_others_who_has_chosen(table: Table) -> None:
    compared = 0
    for game in range(3 * GAMES):
        viewer = viewers(table)[game % (table.players + 1)]
        rng = random.Random(f"secret {table} {game}")
        scenes = [Scene(f"{game}"), Scene(f"{game}")]
        for scene in scenes:
            await scene.begin(terms_of(table, PACES[game % 3]))
        if not play_until_call(scenes, viewer, rng):
            continue
        ears = [listen(scene, viewer) for scene in scenes]
        chosen = scenes[1]
        for _ in range(20):
            advance(scenes, rng)
            choice = secret_choice(chosen, viewer, rng)
            if choice is None:
                break
            chosen.play(*choice)
            assert ears[0].heard == ears[1].heard
            assert scenes[0].service.publisher.moves == scenes[1].service.publisher.moves  # in the metrics
            got = [await everything(scene, viewer, compared) for scene in scenes]
            assert got[0] == got[1]
            compared += 1
    assert compared


def play_until_call(scenes: list[Scene], viewer: int | None, rng: random.Random) -> bool:
    """Play to a call in which somebody besides the viewer, and somebody else still, has to choose."""
    for _ in range(3000):
        table = scenes[0].live.table
        assert table.game is not None
        if table.ended:
            return False
        if table.is_secret and len(table.to_move) > 1 and set(table.to_move) - {viewer}:
            return True
        play_both(scenes, rng, 1)
    return False


def secret_choice(scene: Scene, viewer: int | None, rng: random.Random) -> tuple[int, str] | None:
    """A choice of somebody besides the viewer that does not end the call."""
    game = scene.live.table.game
    assert game is not None
    others = [seat for seat in game.to_move if seat != viewer]
    if len(game.to_move) < 2 and (not others or not game.legal(others[0])[0].startswith("send")):
        return None
    rng.shuffle(others)
    for seat in others:
        action = rng.choice(game.legal(seat))
        trial = courtcards.replay(game.record())
        trial.play(seat, action)
        if trial.phase == "call" and trial.round == game.round:
            return seat, action
    return None


# The secret, and the form of what is sent


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_seed_and_secret_stay_hidden_until_the_end(table: Table) -> None:
    for game in range(GAMES):
        rng = random.Random(f"seed {table} {game}")
        scene = Scene(f"seed {game}")
        live = await scene.begin(terms_of(table, rng.choice(PACES)))
        ears = [scene.connect(viewer) for viewer in viewers(table)]
        seed = fairness.seed(scene.secret(), [seat.text for seat in live.table.seats])
        assert live.table.game is not None
        assert live.table.game.record()["seed"] == seed
        sent: list[str] = []
        shorter = GAMES == 1 and table.players > 3  # such games are long
        while not live.table.ended and not (shorter and live.table.number > 200):
            play_both([scene], rng, 3 if live.table.game.phase == "call" else 61)
            if not live.table.ended:
                sent += [text for viewer in viewers(table) for text in await scene.pages(viewer)]
        heard = [[text for text in ear.heard if '"status":"over"' not in text] for ear in ears]
        assert all(len(its) > 20 for its in heard)
        for text in [*sent, *(text for its in heard for text in its)]:
            assert seed not in text
            assert scene.secret() not in text
        for ear in ears:
            for text in ear.heard:
                STRICT.validate_json(text)
            assert (scene.secret() in ear.heard[-1]) == live.table.ended  # then it is shown
        assert hashlib.sha256(bytes.fromhex(scene.secret())).hexdigest() in ears[0].heard[0]
        if live.table.ended:
            assert courtcards.replay((await scene.web.get(f"/api/tables/{scene.table}/record")).json()).over
