"""The log in the database is the truth: whatever breaks, what was acknowledged stands in it, once."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from sqlalchemy import text
from sqlalchemy.dialects.sqlite.pysqlite import dialect as sqlite_dialect

from courtcards.server.refused import StorageFailed
from courtcards.server.store import Conflict, Job, SideWrites, open_store, writer
from courtcards.server.store.engine import connect, connect_to_write
from courtcards.server.store.queries import alive_at, stored_table
from courtcards.server.store.schema import SERVERS
from courtcards.server.store.statements import Answer, Day, Head, Line, Try, append, write_side
from courtcards.server.store.statements import Player as NewPlayer
from courtcards.server.table_log import load
from tests.server.cutting_proxy import CuttingProxy, cutting
from tests.server.people import Closed, Connection, Person, Refusal, Visitors, status_of, visitors
from tests.server.process import Postgres, ask, log_of, serving
from tests.tables import choose


class Player:
    """Plays as a browser does: comes back after a lost connection, and sends again what was not answered."""

    def __init__(self, people: list[Person], table: str, seat: int, pause: float = 0.0) -> None:
        self._people, self._table, self._seat = people, table, seat  # the same person, as each server knows it
        self._rng = random.Random(f"{table} {seat}")
        self._pause = pause  # seconds before each move
        self.acknowledged: dict[str, float] = {}  # submissions, and when
        self.pending: tuple[str, str] | None = None  # submission and action, not acknowledged yet
        self.returns = 0
        self._next = 0

    async def play(self) -> None:
        """Play to the end of the game."""
        while True:
            try:
                connection = await self._come_back()
                while not connection.ended:
                    await self._go_on(connection)
                return
            except (Closed, aiohttp.ClientError, OSError, TimeoutError):
                self.returns += 1
                await asyncio.sleep(0.05)

    async def _go_on(self, connection: Connection) -> None:
        if self.pending is None and not connection.legal:
            await connection.hear()
            return
        if self._pause:
            await asyncio.sleep(self._pause)
        if self.pending is None:
            self.pending = f"{self._seat}-{self._next}", choose(self._rng, connection.legal, "eager")
            self._next += 1
        id, action = self.pending
        answer = await connection.play(action, id)
        if answer["type"] in ("update", "state", "done"):
            self.acknowledged[id] = time.monotonic()
        self.pending = None

    async def _come_back(self) -> Connection:
        person = self._people[self.returns % len(self._people)]
        connection = await person.connect(self._table)
        if not connection.shown:  # the server said goodbye: try again
            raise Closed(connection.socket.close_code)
        return connection


def submissions(database: str, table: str) -> list[str]:
    """The submissions in a log, in order."""
    return [event["id"] for _, _, event in log_of(database, table) if event["kind"] == "played" and event.get("id")]


def check_log(database: str, table: str, players: list[Player]) -> None:
    """The log replays, and holds every acknowledged move exactly once."""
    found = replayed(database, table)
    assert not doubled(found)
    assert not lost(found, players)


def replayed(database: str, table: str) -> list[str]:
    """The submissions in a log that replays."""
    engine = connect(database)
    with engine.connect() as connection:
        load(stored_table(table)(connection))
    engine.dispose()
    return submissions(database, table)


def doubled(found: list[str]) -> list[str]:
    return sorted(id for id, times in Counter(found).items() if times > 1)


def lost(found: list[str], players: list[Player]) -> list[str]:
    return sorted(id for player in players for id in player.acknowledged if id not in set(found))


# An answer that never comes


async def test_unknown_commit_loses_no_acknowledged_move(postgres: Postgres) -> None:
    database = postgres.new_database()
    with cutting(postgres.port) as proxy, serving(database.replace(f":{postgres.port}/", f":{proxy.port}/")) as server:
        async with visitors(server.url) as house:
            games, cutter = {}, asyncio.create_task(keep_cutting(proxy))
            while proxy.cut < 8:
                table, people = await eventually_playing(house)
                games[table] = [Player([person], table, seat, 0.01) for seat, person in enumerate(people)]
                await asyncio.gather(*(player.play() for player in games[table]))
            cutter.cancel()
            proxy.stop_cutting()
            async with house.web.get(f"{server.url}/ready") as answer:
                assert answer.status == 200
    for table, players in games.items():
        check_log(database, table, players)


async def eventually_playing(house: Visitors) -> tuple[str, list[Person]]:
    """A new table, even if the answer to what makes it is cut off too."""
    while True:
        with contextlib.suppress(Refusal):
            return await house.playing(quick=True)


async def keep_cutting(proxy: CuttingProxy) -> None:
    """Cut off one answer after the other, with a few moves between them."""
    while True:
        before = proxy.cut
        proxy.cut_next_commit()
        while proxy.cut == before:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.07)


async def test_unconfirmed_requests_are_answered_from_the_log(postgres: Postgres) -> None:
    database = postgres.new_database()
    with cutting(postgres.port) as proxy, serving(database.replace(f":{postgres.port}/", f":{proxy.port}/")) as server:
        async with visitors(server.url) as house:

            async def cut(ask_server: Callable[[], Awaitable[Any]]) -> Any:
                """What the server answers when the answer to a commit is cut off."""
                assert await status_of(house.web, f"{server.url}/ready") == 200  # it is connected again
                proxy.cut_next_commit()
                return await ask_server()

            ada, ben = [await cut(lambda name=name: house.person(name)) for name in ("Ada", "Ben")]
            assert (await cut(lambda: ada.http("PATCH", "/players/me", {"name": "Ava"})))["name"] == "Ava"
            table = await cut(ada.make)
            await cut(lambda: ada.promise(table, 0))
            info = await cut(lambda: ben.promise(table, 1))
            await cut(lambda: ada.show_text(info))
            await cut(lambda: ben.show_text(info))
            assert (await cut(lambda: ada.http("POST", f"/tables/{table}/leave")))["seats"][0]["why"] == "left"
            assert (await ada.http("GET", "/players/me"))["name"] == "Ava"
            assert proxy.cut >= 9
    kinds = [event["kind"] for _, _, event in log_of(database, table)]
    assert kinds == ["created", "sat", "sat", "revealed", "revealed", "handed"]


# More than one server


async def test_two_servers_share_a_database(postgres: Postgres) -> None:
    database = postgres.new_database()
    with serving(database) as one, serving(database) as two:
        async with visitors(one.url) as house, visitors(two.url) as other:
            table, people = await house.playing(quick=True)
            players = [Player([people[0]], table, 0), Player([people[1].at(other)], table, 1)]
            await asyncio.gather(*(player.play() for player in players))
    check_log(database, table, players)


async def test_second_writer_loses_the_race(postgres: Postgres) -> None:
    url = postgres.new_database()
    stores = [open_store(url), open_store(url)]
    for store in stores:
        store.start(asyncio.get_running_loop())
    outcomes: list[tuple[int, Exception | None]] = []
    written = asyncio.Event()

    def told(number: int, error: Exception | None) -> None:
        outcomes.append((number, error))
        if len(outcomes) == 6:
            written.set()

    for number, store in enumerate(stores):
        owner = Owner()
        for line in range(1, 3):  # the second line of the loser must not get in
            store.put(Job(lambda error, number=number: told(number, error), owner, log_line("race", line, number)))
        store.put(Job(lambda error, number=number: told(number, error), None, log_line(f"own{number}", 1, number)))
    async with asyncio.timeout(20):
        await written.wait()
    with stores[0].engine.connect() as connection:
        log = connection.exec_driver_sql("SELECT number, body FROM events WHERE table_id = 'race' ORDER BY 1").all()
        own = connection.exec_driver_sql("SELECT count(*) FROM events WHERE table_id <> 'race'").scalar()
    for store in stores:
        store.stop()
    assert [line.number for line in log] == [1, 2]
    assert len({line.body for line in log}) == 1
    assert own == 2  # what has nothing to do with the race is written
    assert sum(isinstance(error, Conflict) for _, error in outcomes) >= 1


async def test_stalled_transaction_keeps_nobody_waiting(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is cut off between INSERT and COMMIT holds a number of a log, but not for long."""
    url = postgres.new_database()
    stalled, other = open_store(url), open_store(url)
    for store in (stalled, other):
        store.start(asyncio.get_running_loop())
    inserted, goes_on = threading.Event(), threading.Event()

    def stall(*_: object) -> None:
        inserted.set()
        goes_on.wait()

    monkeypatch.setattr(writer, "write_side", stall)
    try:
        cut_off = asyncio.create_task(stalled.write(line=log_line("race", 1, 0), side=SideWrites(alive_at=1)))
        await asyncio.to_thread(inserted.wait)
        async with asyncio.timeout(20):
            await other.write(line=log_line("race", 1, 1))
        goes_on.set()
        with pytest.raises(StorageFailed):
            await cut_off
    finally:
        goes_on.set()
        for store in (stalled, other):
            store.stop()
    (found,) = ask(url, text("SELECT body FROM events WHERE table_id = 'race'"))
    assert found.body == '{"who":1}'


class Rows:
    """A connection that only notes which rows each statement would write."""

    def __init__(self) -> None:
        self.dialect = sqlite_dialect()
        self.written: list[tuple[str, object]] = []
        self.rowcount = 0

    def exec_driver_sql(self, statement: str, values: object) -> Rows:
        self.written.append((statement, values))
        self.rowcount = statement.count("(?")
        return self


def test_rows_are_written_in_one_order() -> None:
    """Whatever order they come in: two servers that lock the same rows never wait for each other in a circle."""
    jobs = [
        SideWrites(
            summary={"key": f"t{number}", "status": "open", "summary": ""},
            seats=(f"t{number}", [{"table_id": f"t{number}", "seat": 0, "player_id": "p", "ended_at": None}]),
            renamed={"key": f"p{number}", "name": "Ada"},
            server={**dict.fromkeys(SERVERS.columns.keys(), 1), "id": f"s{number}"},
            gone=f"g{number}",
            days=(Day(f"d{number}", ""),),
            attempt=Try("d0", f"v{number}", f"p{number}", ""),
            answer=Answer(f"p{number}", "x", 1, True, "", 1),
        )
        for number in range(25)
    ]
    lines = [log_line(f"t{table}", number, 0) for table in range(25) for number in (1, 2)]
    heads = [Head(f"t{number}", 2, b"", 1, None, None, 0) for number in range(25)]
    orders = []
    for seed in range(3):
        for rows in (jobs, lines, heads):
            random.Random(seed).shuffle(rows)  # type: ignore[arg-type]
        rows = Rows()
        append(rows, lines, heads)  # type: ignore[arg-type]
        write_side(rows, jobs)  # type: ignore[arg-type]
        orders.append(rows.written)
    assert orders[0] == orders[1] == orders[2]


SLOW = """
CREATE FUNCTION linger() RETURNS trigger AS $$ BEGIN PERFORM pg_sleep(0.2); RETURN NULL; END $$ LANGUAGE plpgsql;
CREATE TRIGGER linger AFTER UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION linger()
"""


async def test_servers_never_wait_in_a_circle(postgres: Postgres) -> None:
    """Each holds its first row while it goes on to the next: in opposite orders, that would be a deadlock."""
    url = postgres.new_database()
    stores = [open_store(url), open_store(url)]
    for store in stores:
        store.start(asyncio.get_running_loop())
    ids = ["a", "b"]
    made = {"secret": "", "status": "open", "listed": False, "created_at": 1, "summary": "", "host": ""}
    try:
        for id in ids:
            await stores[0].write(side=SideWrites(table={"id": id, **made}))
        ask(url, text(SLOW))
        for _ in range(3):
            writes = [
                store.write(side=SideWrites(summary={"key": id, "status": "open", "summary": ""}))
                for store, order in zip(stores, (ids, ids[::-1]), strict=True)
                for id in order
            ]
            await asyncio.gather(*writes)
    finally:
        for store in stores:
            store.stop()


NOTED = """
CREATE TABLE noted (setting text);
CREATE FUNCTION note() RETURNS trigger AS $$
BEGIN INSERT INTO noted VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$ LANGUAGE plpgsql;
CREATE TRIGGER note AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION note()
"""
BREAK = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


async def test_weak_default_of_a_database_is_overridden(postgres: Postgres) -> None:
    """What is acknowledged is on disk, also after the connection was lost and made again."""
    url = postgres.new_database()
    ask(url, text(f"ALTER DATABASE {url.rsplit('/', 1)[1]} SET synchronous_commit = off"))
    assert ask(url, text("SHOW synchronous_commit"))[0][0] == "off"
    store = open_store(url)
    ask(url, text(NOTED))
    store.start(asyncio.get_running_loop())
    try:
        await store.write(line=log_line("safe", 1, 0))
        ask(url, text(BREAK))
        with pytest.raises(StorageFailed):
            await store.write(line=log_line("safe", 2, 0))
        await store.write(line=log_line("safe", 2, 0))
    finally:
        store.stop()
    assert [setting for (setting,) in ask(url, text("SELECT setting FROM noted"))] == ["on", "on"]


def test_sqlite_syncs_every_commit(database: str) -> None:
    engine = connect(database)
    with connect_to_write(engine) as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    engine.dispose()
    assert found == ["wal", 2]  # FULL


class Owner:
    failed = False


def log_line(table: str, number: int, who: int) -> Line:
    return Line(table, number, 1, f'{{"who":{who}}}', bytes([who]) * 32)


# Files


async def test_deleted_file_is_noticed_at_once(database: str) -> None:
    file = Path(database.removeprefix("sqlite:///"))
    with serving(database) as server:
        async with visitors(server.url) as house:
            table, people, connections = await house.connected()
            kept = file.with_name("kept.sqlite")
            file.rename(kept)
            mover = next(connection for connection in connections if connection.legal)
            await mover.say(type="play", id="lost", action=mover.legal[0])
            heard = await mover.until(lambda message: message["type"] in ("goodbye", "update"))
            assert heard["type"] == "goodbye"
            async with house.web.get(f"{server.url}/ready") as answer:
                assert answer.status == 503
            kept.rename(file)
            back = await people[0].connect(table)
            await back.quiet()
            async with house.web.get(f"{server.url}/ready") as answer:
                assert answer.status == 200
        assert "database file was deleted" in server.log


def delete_log(file: Path) -> None:
    file.with_name(f"{file.name}-wal").unlink()


def delete_index(file: Path) -> None:
    file.with_name(f"{file.name}-shm").unlink()


@pytest.mark.parametrize("delete", [delete_log, delete_index])
async def test_deleted_write_ahead_log_loses_nothing(database: str, delete: Callable[[Path], None]) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:
            table, people = await house.playing()
            players = [Player([person], table, seat, 0.01) for seat, person in enumerate(people)]
            playing = asyncio.gather(*(player.play() for player in players))
            await asyncio.sleep(1)
            delete(Path(database.removeprefix("sqlite:///")))
            await asyncio.sleep(2)
            server.kill()
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing
            acknowledged = [id for player in players for id in player.acknowledged]
        assert "deleted or replaced" in server.log
    assert len(acknowledged) > 20
    assert set(acknowledged) <= {event["id"] for _, _, event in log_of(database, table) if event["kind"] == "played"}


@pytest.mark.parametrize("size", [0, 5000])
async def test_overwritten_file_is_noticed_at_once(database: str, tmp_path: Path, size: int) -> None:
    (tmp_path / "other").write_bytes(b"x" * size)
    with serving(database) as server:
        async with visitors(server.url) as house:
            table, _, connections = await house.connected()
            mover = next(connection for connection in connections if connection.legal)
            shutil.copyfile(tmp_path / "other", database.removeprefix("sqlite:///"))
            await mover.say(type="play", id="saved", action=mover.legal[0])
            heard = await mover.until(lambda message: message["type"] in ("goodbye", "update"))
        server.kill()
        assert "file was overwritten" in server.log
    if heard["type"] == "update":  # all of it was still in the write-ahead log
        assert log_of(database, table)[-1][2]["id"] == "saved"


async def test_readiness_needs_a_real_write(database: str) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:
            locking = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
            locking.execute("BEGIN IMMEDIATE")
            async with house.web.get(f"{server.url}/ready") as answer:
                assert answer.status == 503
            locking.execute("ROLLBACK")
            locking.close()
            async with house.web.get(f"{server.url}/ready") as answer:
                assert answer.status == 200


# A damaged log


async def test_damaged_table_is_one_clear_error(database: str) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:
            table, people = await house.playing(pace={"kind": "days", "days": 1})
            other, _ = await house.playing()
        server.terminate()
    ask(database, text("UPDATE events SET body = replace(body, 'Ben', 'Eve') WHERE table_id = :id"), id=table)
    ask(database, text("UPDATE heads SET due_at = 1 WHERE table_id = :id"), id=table)
    with serving(database) as server:
        async with visitors(server.url) as house:
            ada = people[0].at(house)
            with pytest.raises(Refusal) as refused:
                await ada.table(table)
            assert (refused.value.status, refused.value.reason) == (500, "server-log")
            said = (await ada.connect(table)).heard[-1]
            assert (said["type"], said["reason"]["id"], said["again"]) == ("goodbye", "server-log", False)
            assert (await ada.table(other))["status"] == "playing"
            await asyncio.sleep(2.5)
        server.terminate()
        lines = [line for line in server.log.splitlines() if "log is damaged" in line]
    assert len(lines) <= 3  # one for each who asked, and one for its clock
    assert "Traceback" not in server.log


async def test_fault_in_one_write_stops_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.start(asyncio.get_running_loop())
    try:
        with monkeypatch.context() as patch:
            patch.setattr(writer, "write_side", lambda *_: 1 / 0)
            with pytest.raises(StorageFailed):
                await store.write(side=SideWrites(alive_at=1))
        await store.write(side=SideWrites(alive_at=2))
        assert await store.read(alive_at) == 2
    finally:
        store.stop()


def row(player: str, name: str) -> SideWrites:
    return SideWrites(player=NewPlayer(player, name, token=f"{player} {name}", created_at=1))


async def test_refused_data_fails_nobody_else(postgres: Postgres) -> None:
    store = open_store(postgres.new_database())
    store.start(asyncio.get_running_loop())
    try:
        rows = [row(f"p{number}", "x" * 41 if number in (3, 17) else "Ada") for number in range(20)]
        rows.append(row("p1", "Eve"))  # an id that is taken
        done = await asyncio.gather(*(store.write(side=side) for side in rows), return_exceptions=True)
    finally:
        store.stop()
    assert [number for number, error in enumerate(done) if error] == [3, 17, 20]


class BrokenLog:
    def error(self, *_: object, **__: object) -> None:
        raise OSError("no space left on device")

    exception = error


async def test_writer_outlives_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.start(asyncio.get_running_loop())
    try:
        with monkeypatch.context() as patch:
            patch.setattr(writer, "LOG", BrokenLog())
            patch.setattr(writer, "write_side", lambda *_: 1 / 0)
            with pytest.raises(StorageFailed):
                await asyncio.wait_for(store.write(side=SideWrites(alive_at=1)), 10)
        await asyncio.wait_for(store.write(side=SideWrites(alive_at=2)), 10)
    finally:
        store.stop()


async def test_broken_log_stops_nobody(database: str) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:
            ada = await house.person()
            server.close_log()
            locking = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
            locking.execute("BEGIN IMMEDIATE")
            for _ in range(3):
                with pytest.raises(Refusal):
                    await asyncio.wait_for(ada.make(), 30)
            locking.execute("ROLLBACK")
            locking.close()
            assert await asyncio.wait_for(ada.make(), 30)
        assert server.terminate() in (0, -15)
