"""What happened at a table, asked for later: exactly what each viewer was told at the time, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import Connection, Refusal, http, play_to_the_end, visitors
from tests.server.process import ServerProcess


def told(connection: Connection) -> list[Any]:
    """The steps as they came, from the beginning of the table."""
    return [step for message in connection.heard for step in message.get("steps", ())]


@pytest.mark.parametrize("game", ["call-to-glory", "come-to-call"])
async def test_history_is_what_the_viewer_saw(sqlite_server: ServerProcess, game: str) -> None:
    async with visitors(sqlite_server.url) as house:
        people = await house.people(3)
        table = await people[0].make(game, 3)
        connections = [await person.connect(table) for person in people]
        watching = await house.spectate(table)
        for seat, person in enumerate(people):
            await person.sit(table, seat)
        await play_to_the_end(connections, game)
        await watching.quiet()
        for connection, person in zip(connections, people, strict=True):
            await connection.quiet()
            steps = (await person.http("GET", f"/tables/{table}/steps"))["steps"]
            assert steps[-len(told(connection)) :] == told(connection)
        steps = (await http(house.web, "GET", f"{house.url}/api/tables/{table}/steps"))["steps"]
        assert steps == told(watching)


async def test_waiting_clients_see_the_first_deal(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        ada, ben = await house.people(2)
        table = await ada.make()
        connections = [await ada.connect(table), await ben.connect(table), await house.spectate(table)]
        for seat, person in enumerate((ada, ben)):
            await person.sit(table, seat)
        for connection in connections:
            await connection.quiet()
            (deal,) = told(connection)[-1]["movements"]
            assert deal["move"] == "deal"
            assert deal["hands"] == connection.view["hand_sizes"]
            assert deal["hand"] == connection.view["hand"]


async def test_closed_tables_show_history_to_players_only(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        table, (ada, *_) = await house.playing(spectators=False)
        eve = await house.person("Eve")
        assert (await ada.http("GET", f"/tables/{table}/steps"))["steps"]
        with pytest.raises(Refusal, match="403"):
            await eve.http("GET", f"/tables/{table}/steps")
