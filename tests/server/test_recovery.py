"""What was on its way fails: the log is read again, everybody is told what it holds, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from courtcards.server import bus, service
from courtcards.server.events import Event, Slept, Woke
from courtcards.server.follower import GONE_AFTER
from courtcards.server.protocol import Play
from courtcards.server.refused import Refused, StorageFailed
from courtcards.server.store import Conflict, Job, SideWrites, open_store, writer
from courtcards.server.store.queries import StoredTable, log_after, stored_table
from courtcards.server.store.schema import HEADS
from courtcards.server.table import Table
from courtcards.server.table_config import RealTime, TableConfig
from courtcards.server.table_log import append, load
from courtcards.server.tasks import Tasks
from tests.server.scene import LateStore, RecordingConnection, Scene, messages

MOVE = "move"


class SharedStore(LateStore):
    """A database that another server uses too."""

    shared = True  # type: ignore[assignment]

    def lose(self) -> None:
        """What is held fails, because another server was first."""
        held, self.held = self.held or [], None
        for job in held:
            if job.owner:
                job.owner.failed = True
        for job in held:
            job.done(Conflict())

    async def write_elsewhere(self, table: str, *events: Event) -> None:
        """Another server writes to a log."""
        there = load(await self.read(stored_table(table)))
        held, self.held = self.held, None
        for event in events:
            there.apply(there.at, event)
            self.put(Job(lambda _: None, None, *append(there, there.at, event)))
        self.held = held

    def break_off(self, written: bool) -> None:
        """The connection breaks while what is held is being committed; nobody says whether it was."""
        held, self.held = self.held or [], None
        for job in held:
            if job.owner:
                job.owner.failed = True
        for job in held:
            if written:
                super().put(replace(job, done=lambda _: None))
            job.done(writer.Unconfirmed("server closed the connection unexpectedly"))


class RecordingBus(bus.Bus):
    def __init__(self) -> None:
        super().__init__()
        self.watched: set[str] = set()
        self.said: list[dict[str, Any]] = []

    def watch(self, table: str) -> None:
        self.watched.add(table)

    def ignore(self, table: str) -> None:
        self.watched.discard(table)

    def publish(self, table: str, message: dict[str, Any]) -> None:  # noqa: ARG002
        self.said.append(message)


async def shared_scene() -> tuple[Scene, SharedStore, RecordingConnection]:
    """Whoever is to move is connected here; the other server knows of nobody."""
    store = SharedStore()
    scene = Scene("recovery", store)
    await scene.begin(TableConfig("call-to-glory", {"players": 2}, (None, None), pace=RealTime(600)))
    return scene, store, scene.connect(scene.live.table.to_move[0])


def play(scene: Scene, ear: RecordingConnection) -> None:
    game = scene.live.table.game
    assert game is not None
    ear.handle(Play(type="play", id=MOVE, action=game.legal(ear.viewer)[0]))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def answers(ear: RecordingConnection) -> list[str]:
    return [message["type"] for message in messages(ear.heard) if message.get("answers") == MOVE]


async def test_move_is_answered_whatever_others_wrote_first() -> None:
    scene, store, ear = await shared_scene()
    store.hold()
    play(scene, ear)
    await store.write_elsewhere(scene.table, Slept(), Woke())
    store.lose()
    await settled()
    assert answers(ear) == ["update"]
    log = await store.read(log_after(scene.table, 0))
    assert [MOVE in line.body for line in log].count(True) == 1


async def test_table_stays_on_bus_after_lost_race(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "Bus", RecordingBus)
    scene, store, ear = await shared_scene()
    said: Any = scene.service.follower._bus
    said.watch(scene.table)
    store.hold()
    play(scene, ear)
    await store.write_elsewhere(scene.table, Slept())
    store.lose()
    await settled()
    assert said.watched == {scene.table}
    assert not [message for message in said.said if message.get("open") is False]  # or others take its people for lost


async def test_silent_server_counts_as_gone() -> None:
    scene, _, ear = await shared_scene()
    other, follower = 1 - ear.viewer, scene.service.follower
    follower.on_message(scene.table, {"from": "elsewhere", "here": [other], "watching": 3, "open": True})
    for passed, here in ((0, {0, 1}), (GONE_AFTER, {0, 1}), (1, {ear.viewer})):
        scene.at += passed
        follower.forget_silent_servers(scene.live)
        assert scene.live.here == here
    assert scene.live.lost_at[other] == scene.at


async def test_table_that_failed_is_given_to_nobody() -> None:
    scene, store, ear = await shared_scene()
    store.hold()
    play(scene, ear)
    store.lose()
    live = await scene.service.tables.get(scene.table)
    assert not live.failed
    assert ear in live.connections


async def test_table_unlike_its_log_is_read_again() -> None:
    scene, store, ear = await shared_scene()
    await store.write_elsewhere(scene.table, Slept())
    scene.live.table.head = b"another"
    await scene.service.follower.catch_up(scene.live)
    await settled()
    live = await scene.service.tables.get(scene.table)
    assert (await store.read(log_after(scene.table, 0)))[-1].number == live.table.number
    assert messages(ear.heard)[-1]["version"] == live.table.version(ear.viewer)


async def test_table_out_of_memory_follows_nothing() -> None:
    scene, store, ear = await shared_scene()
    scene.live.connections.remove(ear)
    scene.service.tables.drop(scene.live)
    await store.write_elsewhere(scene.table, Slept())
    before = scene.live.table.number
    await scene.service.follower.catch_up(scene.live)
    assert scene.live.table.number == before


async def test_unloaded_table_takes_no_place_from_another() -> None:
    scene, store, ear = await shared_scene()
    store.hold()
    play(scene, ear)
    held, store.held = store.held, None
    tables = scene.service.tables
    tables.drop(scene.live)
    other = await tables.get(scene.table)
    store.held = held
    store.lose()
    await settled()
    assert tables.find(scene.table) is other
    assert messages(ear.heard[-2:-1])[0]["type"] == "goodbye", "the client comes back to the other"


async def test_table_that_cannot_be_followed_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, store, ear = await shared_scene()
    store.hold()
    play(scene, ear)
    with monkeypatch.context() as patch:
        patch.setattr(scene.service.publisher, "on_recovery", lambda _: 1 / 0)
        store.lose()
        await settled()
    assert ear.live is not None
    before = await store.read(log_after(scene.table, 0))
    scene.service.commands.disconnect(ear.live, ear)
    assert await store.read(log_after(scene.table, 0)) == before


async def test_new_table_is_heard_of_on_the_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "Bus", RecordingBus)
    scene, _, _ = await shared_scene()
    said: Any = scene.service.follower._bus
    assert said.watched == {scene.table}


async def test_table_that_was_not_written_is_not_there() -> None:
    scene, store, _ = await shared_scene()
    player = await scene.service.players.by_token(scene.tokens[0])
    assert player is not None
    writing = asyncio.create_task(scene.service.commands.create(player["id"], scene.live.table.config))
    store.hold()
    await settled()
    assert len(scene.service.tables) == 1
    store.lose()
    with pytest.raises(StorageFailed):
        await writing
    assert len(scene.service.tables) == 1


async def test_unreadable_log_sends_clients_away(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, store, ear = await shared_scene()
    store.hold()
    play(scene, ear)
    with monkeypatch.context() as patch:
        patch.setattr(scene.service.tables, "reload", lambda _: 1 / 0)
        store.lose()
        await settled()
    assert messages(ear.heard[-2:-1])[0]["type"] == "goodbye"


async def test_table_that_cannot_be_read_is_unavailable(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("unreadable")
    await scene.begin(TableConfig("call-to-glory", {"players": 2}, (None, None)))
    scene.service.tables.drop(scene.live)

    async def fail(_: Any) -> None:
        raise StorageFailed

    with monkeypatch.context() as patch:
        patch.setattr(scene.service.store, "read", fail)
        headers = {"Authorization": f"Bearer {scene.tokens[0]}"}
        answer = await scene.web.post(f"/api/tables/{scene.table}/leave", headers=headers)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (503, StorageFailed().message.id)


async def test_log_is_replayed_beside_the_loop(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(database)
    store.start(asyncio.get_running_loop())
    begun, goes_on = threading.Event(), threading.Event()

    def slow_load(stored: StoredTable) -> Table:
        begun.set()
        assert goes_on.wait(10), "the event loop waits for a log"
        return load(stored)

    try:
        scene = Scene("beside", store)
        await scene.begin(TableConfig("call-to-glory", {"players": 2}, (None, None)))
        await store.write(owner=scene.live)
        scene.service.tables.drop(scene.live)
        monkeypatch.setattr("courtcards.server.tables.load", slow_load)
        reading = asyncio.create_task(scene.service.tables.get(scene.table))
        while not begun.is_set():
            await asyncio.sleep(0)
        goes_on.set()
        assert (await reading).table.number == scene.live.table.number
    finally:
        store.stop()


async def leaving(scene: Scene, store: SharedStore) -> asyncio.Task[httpx.Response]:
    """Somebody leaves over HTTP; what that writes is on its way."""
    store.hold()
    headers = {"Authorization": f"Bearer {scene.tokens[0]}"}
    asked = asyncio.create_task(scene.web.post(f"/api/tables/{scene.table}/leave", headers=headers))
    async with asyncio.timeout(10):
        while not any(job.line is None for job in store.held or []):  # the request waits for the log
            await asyncio.sleep(0)
    return asked


@pytest.mark.parametrize("written", [True, False])
async def test_unconfirmed_change_happens_once(written: bool) -> None:
    scene, store, _ = await shared_scene()
    asked = await leaving(scene, store)
    store.break_off(written)
    answer = await asked
    assert (answer.status_code, answer.json()["seats"][0]["why"]) == (200, "left")
    log = await store.read(log_after(scene.table, 0))
    assert ['"handed"' in line.body for line in log].count(True) == 1


async def test_unconfirmed_change_that_cannot_be_read_is_unsure(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, store, ear = await shared_scene()
    asked = await leaving(scene, store)

    async def fail(_: Any) -> None:
        raise StorageFailed

    with monkeypatch.context() as patch:
        patch.setattr(store, "read", fail)
        store.break_off(written=True)
        answer = await asked
        await settled()
    assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "server-unsure")
    (goodbye,) = [message for message in messages(ear.heard[:-1]) if message["type"] == "goodbye"]
    assert goodbye["reason"]["id"] == "server-unsure"


@pytest.mark.parametrize("written", [True, False])
async def test_unconfirmed_table_is_there_or_not(written: bool) -> None:
    scene, store, _ = await shared_scene()
    player = await scene.service.players.by_token(scene.tokens[0])
    assert player is not None
    store.hold()
    making = asyncio.create_task(scene.service.commands.create(player["id"], scene.live.table.config))
    await settled()
    store.break_off(written)
    if written:
        assert (await making).table.status == "open"
    else:
        with pytest.raises(StorageFailed) as refused:
            await making
        assert refused.value.message.id == "server-storage"


@pytest.mark.parametrize("written", [True, False])
async def test_unconfirmed_player_exists_once(written: bool) -> None:
    scene, store, _ = await shared_scene()
    store.hold()
    making = asyncio.create_task(scene.service.players.new("Zoe"))
    await settled()
    store.break_off(written)
    made = await making
    found = await scene.service.players.by_token(made["token"])
    assert found is not None
    assert (found["id"], found["name"]) == (made["id"], "Zoe")


async def test_unconfirmed_name_that_cannot_be_written_is_unsure() -> None:
    scene, store, _ = await shared_scene()
    store.hold()
    renaming = asyncio.create_task(scene.service.players.rename(scene.tokens[0], "Zoe"))
    async with asyncio.timeout(10):
        while not store.held:
            await asyncio.sleep(0)
    first = store.held
    store.hold()
    for job in first:
        job.done(writer.Unconfirmed("server closed the connection unexpectedly"))
    async with asyncio.timeout(10):
        while not store.held:
            await asyncio.sleep(0)
    for job in store.held:
        job.done(OSError("no space left on device"))
    with pytest.raises(StorageFailed) as refused:
        await renaming
    assert refused.value.message.id == "server-unsure"


@pytest.mark.parametrize("loop", ["operators.look", "operators.load", "rates.tell"])
async def test_loops_of_a_server_outlive_a_failure(loop: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtcards.server.tasks.AGAIN", 0)
    monkeypatch.setattr("courtcards.server.operators.LOOK_EVERY", 0)
    monkeypatch.setattr("courtcards.server.shared_rates.SHARE_EVERY", 0)
    monkeypatch.setattr("courtcards.server.service.HEARTBEAT", 0)
    scene, called, enough = Scene("loops"), list[int](), asyncio.Event()
    name, method = loop.split(".")

    def fail() -> None:
        called.append(1)
        if len(called) == 3:
            enough.set()
        raise ZeroDivisionError

    async def no_bots() -> None:
        pass

    monkeypatch.setattr(scene.service.scheduler.bots, "prepare", no_bots)
    monkeypatch.setattr(getattr(scene.service, name), method, fail)
    await scene.service.start()
    try:
        async with asyncio.timeout(30):
            await enough.wait()
    finally:
        await scene.service.tasks.stop()


async def test_due_tables_do_not_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, store, _ = await shared_scene()
    player, tables = scene.live.table.host, scene.service.tables
    due = [await scene.service.commands.create(player, scene.live.table.config) for _ in range(3)]
    for live in due:
        tables.drop(live)
    ids = [live.table.id for live in due]
    await store.read(
        lambda connection: (
            connection.execute(
                update(HEADS).where(HEADS.c.table_id.in_(ids), HEADS.c.due_at.is_(None)).values(due_at=1)
            )
            and connection.commit()
        )
    )
    monkeypatch.setattr("courtcards.server.scheduler.HEAR_OTHERS", 3600)
    watching = asyncio.create_task(scene.service.scheduler._watch_deadlines())
    try:
        async with asyncio.timeout(10):
            while not all(id in tables for id in ids):
                await asyncio.sleep(0)
    finally:
        watching.cancel()


# Bots


@pytest.mark.parametrize("failure", [BrokenProcessPool(), Refused("server-message", why="")])
async def test_bot_that_fails_is_asked_again(failure: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtcards.server.scheduler.ASK_AGAIN", 0)
    scene, asked = Scene("bots"), 0

    async def choose(_: Any, __: str, ___: Any, legal: list[int], ____: str) -> int:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise failure
        return legal[0]

    monkeypatch.setattr(scene.service.scheduler.bots, "choose", choose)
    live = await scene.begin(TableConfig("call-to-glory", {"players": 2}, (None, "page"), bot_pace=0))
    scene.connect(0)
    game = live.table.game
    assert game is not None
    while live.table.people_to_move:  # until it is the bot's turn
        scene.play(0, game.legal(0)[0])
    before = game.decisions
    async with asyncio.timeout(30):
        while game.decisions == before:
            await asyncio.sleep(0)
    assert asked >= 3


async def test_bots_are_prepared_again_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtcards.server.scheduler.ASK_AGAIN", 0)
    scene, begun, done = Scene("bots"), list[int](), asyncio.Event()

    async def prepare() -> None:
        begun.append(1)
        if len(begun) < 3:
            raise BrokenProcessPool
        done.set()

    monkeypatch.setattr(scene.service.scheduler.bots, "prepare", prepare)
    await scene.service.scheduler.start()
    try:
        async with asyncio.timeout(30):
            await done.wait()
        await settled()
        assert len(begun) == 3, "and once they are ready, not again"
    finally:
        await scene.service.tasks.stop()


# The writer


class Owner:
    failed = False


async def test_others_in_a_failed_batch_have_not_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever only waits until everything is on disk fails with what came before, and with nothing else."""
    store = open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.start(asyncio.get_running_loop())
    owner = Owner()
    monkeypatch.setattr(writer, "write_side", lambda *_: 1 / 0)
    try:
        waits = store.write(owner=owner)
        lost, waited = await asyncio.gather(store.write(side=SideWrites(alive_at=1)), waits, return_exceptions=True)
    finally:
        store.stop()
    assert isinstance(lost, StorageFailed)
    assert waited is None
    assert not owner.failed


def test_fault_in_one_answer_stops_no_others() -> None:
    told: list[Exception | None] = []
    writer.finish([Job(lambda _: told[0]), Job(told.append)], None)  # type: ignore[arg-type, return-value]
    assert told == [None]


# The bus


class SlowRedis:
    """Takes the first that it is told when the test says so."""

    def __init__(self) -> None:
        self.goes_on = asyncio.Event()
        self.channels: set[str] = set()
        self.published: list[bytes] = []
        self.asked = 0

    @asynccontextmanager
    async def pubsub(self) -> AsyncIterator[SlowRedis]:
        yield self

    async def subscribe(self, *channels: str) -> None:
        await self.goes_on.wait()
        self.channels.update(channels)

    async def get_message(self, timeout: float) -> None:
        await asyncio.sleep(timeout)

    def pipeline(self, transaction: bool) -> Pipeline:  # noqa: ARG002
        return Pipeline(self)


class Pipeline:
    def __init__(self, redis: SlowRedis) -> None:
        self._redis, self._bodies = redis, list[bytes]()

    async def __aenter__(self) -> Pipeline:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    def publish(self, _: str, body: bytes) -> None:
        self._bodies.append(body)

    async def execute(self) -> None:
        self._redis.asked += 1
        if self._redis.asked == 1:
            await self._redis.goes_on.wait()
        self._redis.published += self._bodies


@asynccontextmanager
async def slow_bus(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[bus.RedisBus, SlowRedis]]:
    redis, tasks = SlowRedis(), Tasks()
    monkeypatch.setattr(bus, "connect_redis", lambda _: (redis, (OSError,)))
    try:
        yield bus.RedisBus("redis://slow", tasks), redis
    finally:
        await tasks.stop()


async def test_table_opened_while_redis_answers_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    async with slow_bus(monkeypatch) as (talking, redis):
        talking.start(lambda *_: None)
        await settled()
        talking.watch("late")
        await settled()
        redis.goes_on.set()
        await settled()
        assert bus.PREFIX + "late" in redis.channels


async def test_messages_arrive_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    async with slow_bus(monkeypatch) as (talking, redis):
        for number in range(3):
            talking.publish("table", {"number": number})
            await settled()
        redis.goes_on.set()
        await settled()
    assert [body[-2:-1] for body in redis.published] == [b"0", b"1", b"2"]


async def test_redis_that_hangs_takes_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes connections and never answers, as a process that was stopped does."""
    monkeypatch.setattr(bus, "SEND_WITHIN", 0.01)
    async with slow_bus(monkeypatch) as (talking, redis):
        talking.publish("table", {"number": 0})
        await settled()
        talking.publish("table", {"number": 1})
        async with asyncio.timeout(30):
            while not redis.published:
                await asyncio.sleep(0)
        assert [body[-2:-1] for body in redis.published] == [b"1"]


async def test_work_that_fails_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtcards.server.tasks.AGAIN", 0)
    tasks, begun, enough = Tasks(), list[int](), asyncio.Event()

    async def work() -> None:
        begun.append(1)
        if len(begun) == 3:
            enough.set()
        raise OSError

    tasks.keep(work)
    await enough.wait()
    await tasks.stop()
