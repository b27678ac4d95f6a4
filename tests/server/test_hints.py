"""Hints: what the strongest bot would do, for who plays against bots alone, by what that seat may know."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from courtcards.bots import LEVELS
from courtcards.server.table_config import TableConfig
from tests.server.people import Connection, Visitors, visitors
from tests.server.process import ServerProcess, log_of
from tests.server.scene import Scene, messages

STRONGEST = LEVELS[-1].id


async def my_turn(house: Visitors, **more: Any) -> tuple[str, Connection]:
    """Somebody at a table against a bot, when it is their turn."""
    ada = await house.person()
    table = await ada.make(seats=[None, "page"], bot_pace=0, **more)
    await ada.sit(table, 0)
    connection = await ada.connect(table)
    while not connection.legal:
        await connection.hear()
    return table, connection


@pytest.mark.parametrize("game", ["call-to-glory", "come-to-call"])
async def test_hint_is_legal_and_changes_nothing(server: ServerProcess, game: str) -> None:
    async with visitors(server.url) as house:
        table, connection = await my_turn(house, game=game)
        before = log_of(server.database, table)
        advice = await connection.ask("hint")
        assert advice["type"] == "advice"
        assert (advice["version"], advice["action"]) == (connection.version, connection.legal[0])
        assert log_of(server.database, table) == before
        assert (await connection.play(advice["action"]))["type"] in ("update", "state")


async def test_no_hints_against_people(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        _, _, connections = await house.connected()
        to_move = next(each for each in connections if each.legal)
        assert await to_move.refused("hint") == "table-hint-people"


async def test_no_hints_against_stand_ins(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people, (one, _) = await house.connected()
        await people[1].http("POST", f"/tables/{table}/leave")
        while not one.legal:
            await one.hear()
        assert await one.refused("hint") == "table-hint-people"


async def test_spectators_and_open_tables_get_no_hints(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, _ = await my_turn(house)
        assert await (await house.spectate(table)).refused("hint") == "table-spectator"
        ada = await house.person()
        unfilled = await ada.make()
        await ada.sit(unfilled, 0)
        assert await (await ada.connect(unfilled)).refused("hint") == "action-not-your-turn"


async def test_one_hint_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, asked, thought = Scene(), [], asyncio.Event()

    async def choose(_: Any, level: str, knowledge: Any, legal: list[int], __: str) -> int:
        if level == STRONGEST:
            asked.append(int(knowledge["viewer"]))
            await thought.wait()
        return legal[-1]

    monkeypatch.setattr(scene.service.scheduler.bots, "choose", choose)
    live = await scene.begin(TableConfig("call-to-glory", {"players": 2}, (None, "page"), bot_pace=0))
    ear = scene.connect(0)
    while 0 not in live.table.to_move:
        await asyncio.sleep(0)
    for id in ("a", "b"):
        ear.receive(f'{{"type": "hint", "id": "{id}"}}')
    await asyncio.sleep(0)
    assert [each["reason"]["id"] for each in messages(ear.heard) if each["type"] == "refused"] == [
        "table-hint-thinking"
    ]
    assert asked == [0]  # the bot got what the seat knows
    thought.set()
    while not any(each["type"] == "advice" for each in messages(ear.heard)):
        await asyncio.sleep(0)
    assert messages(ear.heard)[-1]["answers"] == "a"
    ear.receive('{"type": "hint", "id": "c"}')
    while messages(ear.heard)[-1]["answers"] != "c":
        await asyncio.sleep(0)
