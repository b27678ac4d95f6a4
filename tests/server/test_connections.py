"""Connections one by one, on a disk whose speed the test decides: what comes when, and who is let go."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from courtcards.server import connection as connection_module
from courtcards.server import players as players_module
from courtcards.server.connection import LONGEST_BACKLOG, POLICY_VIOLATION, TRY_AGAIN_LATER, Connection, serve_table
from courtcards.server.protocol import VERSION
from courtcards.server.store import Job
from courtcards.server.table_config import RealTime, TableConfig
from courtcards.server.transport import AsgiTransport
from tests.server.scene import LateStore, MemoryStore, Scene, messages


class SlowStore(MemoryStore):
    """Everything takes a while, as on a real disk."""

    def put(self, job: Job) -> None:
        self._jobs.append(job)
        asyncio.get_running_loop().call_soon(job.done, None)

    async def read(self, ask: Any) -> Any:
        for _ in range(random.randrange(6)):
            await asyncio.sleep(0)
        return await super().read(ask)


TERMS = TableConfig("call-to-glory", {"players": 2, "first": 0}, (None, None))


def first_legal(scene: Scene) -> tuple[int, str]:
    game = scene.live.table.game
    assert game is not None
    seat = game.to_move[0]
    return seat, game.legal(seat)[0]


async def test_moves_are_announced_only_when_written() -> None:
    store = LateStore()
    scene = Scene("late", store)
    await scene.begin(TERMS)
    ears = [scene.connect(viewer) for viewer in (0, 1, None)]
    before = [len(ear.heard) for ear in ears]
    store.hold()
    scene.play(*first_legal(scene))
    assert [len(ear.heard) for ear in ears] == before
    store.release()
    assert [len(ear.heard) for ear in ears] == [count + 1 for count in before]
    assert [messages(ear.heard)[-1]["answers"] for ear in ears] == ["m5", None, None]


async def test_newcomer_gets_pending_moves_in_order() -> None:
    store = LateStore()
    scene = Scene("order", store)
    await scene.begin(TERMS)
    scene.connect(0)
    for number in range(12):
        store.hold()
        scene.play(*first_legal(scene))
        comer = scene.connect(number % 2)
        scene.play(*first_legal(scene))
        assert comer.heard == []
        store.release()
        for _ in range(3):
            await asyncio.sleep(0)
        heard = [message for message in messages(comer.heard) if message["type"] in ("state", "update")]
        assert [message["type"] for message in heard] == ["state", "update"]
        assert heard[1]["version"] == heard[0]["version"] + 1


async def test_newcomer_hears_the_state_first() -> None:
    store = LateStore()
    scene = Scene("first", store)
    await scene.begin(TERMS)
    other = scene.connect(1)
    store.hold()
    scene.play(*first_legal(scene))
    comer = scene.connect(0)
    scene.service.commands.disconnect(scene.live, other)
    assert comer.heard == []
    store.release()
    state, around = messages(comer.heard)
    assert (state["type"], around["type"]) == ("state", "around")
    assert not around["presence"][1]["here"]


class Client:
    """A client as the server's socket sees it."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[Any] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        self.heard: list[Any] = []
        self.code: int | None = None
        self.takes = asyncio.Event()
        self.takes.set()

    def say(self, **message: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def go(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def send(self, event: Any) -> None:
        await self.takes.wait()
        if event["type"] == "websocket.close":
            self.code = event["code"]
        elif event["type"] == "websocket.send":
            self.heard.append(json.loads(event["text"]))

    def serve(self, scene: Scene) -> asyncio.Task[None]:
        transport = AsgiTransport(self.said.get, self.send)
        return asyncio.create_task(serve_table(scene.service, scene.table, transport, ""))


async def test_concurrent_visitors_share_one_table() -> None:
    scene = Scene("one", SlowStore())
    await scene.begin(TableConfig("call-to-glory", {"players": 2}, (None, None), pace=RealTime(600)))
    tables, players = scene.service.tables, scene.service.players
    scene.live.users -= 1
    tables.drop_if_idle(scene.live)
    rng = random.Random(1)
    clients: list[tuple[Client, asyncio.Task[None]]] = []
    for _ in range(300):
        players._known.clear()
        if clients and rng.random() < 0.5:
            clients.pop(rng.randrange(len(clients)))[0].go()
        else:
            client = Client()
            client.say(type="hello", protocol=VERSION, token=rng.choice(scene.tokens))
            clients.append((client, client.serve(scene)))
        for _ in range(rng.randrange(8)):
            await asyncio.sleep(0)
    for _ in range(100):
        await asyncio.sleep(0)
    live = await tables.get(scene.table)
    assert len(live.connections) == len(clients)
    for client, _ in clients:
        client.go()
    await asyncio.gather(*(task for _, task in clients))
    assert scene.table not in tables


async def test_silent_connection_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "HELLO_TIMEOUT", 0.01)
    scene = Scene("silent")
    await scene.begin(TERMS)
    client = Client()
    await client.serve(scene)
    assert client.heard[-1]["reason"]["id"] == "server-hello"
    assert client.code == POLICY_VIOLATION


async def test_backlog_of_a_deaf_client_is_bounded() -> None:
    scene = Scene("deaf")
    await scene.begin(TERMS)
    client = Client()
    client.say(type="hello", protocol=VERSION)
    served = client.serve(scene)
    for _ in range(50):
        await asyncio.sleep(0)
    (connection,) = scene.live.connections
    client.takes.clear()
    for _ in range(LONGEST_BACKLOG * 3):
        scene.play(*first_legal(scene))
        await asyncio.sleep(0)
    assert connection._closing == TRY_AGAIN_LATER
    assert len(connection._backlog) == 0
    client.takes.set()
    client.go()
    await served
    assert client.code == TRY_AGAIN_LATER
    assert scene.live.connections == []


async def test_nothing_is_sent_after_goodbye() -> None:
    client = Client()
    connection = Connection(None, AsgiTransport(client.said.get, client.send))  # type: ignore[arg-type]
    connection.close(TRY_AGAIN_LATER)
    connection.post("late")
    assert not client.heard
    assert len(connection._backlog) == 0


async def test_player_cache_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players_module, "CACHED", 3)
    players = Scene("many").service.players
    made = [await players.new(f"Player {number}") for number in range(5)]
    for one in [*made, *made]:
        assert await players.by_token(one["token"]) == {"id": one["id"], "name": one["name"]}
    assert len(players._known) == 3
    await players.rename(made[4]["token"], "Ada")
    assert await players.by_token(made[4]["token"]) == {"id": made[4]["id"], "name": "Ada"}
