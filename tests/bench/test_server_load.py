"""The server benchmark counts what happened: no move twice, none that was not made, none left out."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bench import scale
from bench.serving import crowd, memory, my_games, reconnect
from bench.serving.contenders import ASGI, OURS, STARLETTE, Contender, running
from bench.serving.dialects import CourtCards, Dialect, Relay
from bench.serving.load import Load, Report
from bench.serving.websocket import CLOSE, PING, PONG, TEXT, BenchSocket, frame
from courtcards.compiled import config
from tests.server.conftest import compiled_rules  # noqa: F401


def without_bots(port: int, folder: Path) -> list[str]:
    """The real server, which does not wait for bots to be loaded."""
    return ["tests.server.quick_bots" if part == "courtcards" else part for part in OURS.command(port, folder)]


OURS_WITHOUT_BOTS = dataclasses.replace(OURS, command=without_bots, ready=lambda _: True)

uncompiled = pytest.mark.skipif(config.DISABLE_JIT, reason="uncompiled, a server starts too slowly")


def play(who: Contender, dialect: Dialect, folder: Path, tables: int, seconds: float) -> tuple[Load, Report]:
    async def run(port: int, pid: int) -> tuple[Load, Report]:
        load = Load(dialect, "127.0.0.1", [port], tables, [pid])
        asyncio.get_running_loop().set_exception_handler(lambda _, context: load.fail(context))
        try:
            await load.open()
            return load, await load.run(0.2, seconds)
        finally:
            load.close()
            await asyncio.sleep(0.1)

    with running(who, folder, None) as server:
        return asyncio.run(run(server.port, server.pid))


@pytest.mark.parametrize("who", [ASGI, STARLETTE], ids=lambda who: who.name)
def test_every_move_over_a_relay_is_counted_once(who: Contender, tmp_path: Path) -> None:
    load, report = play(who, Relay(), tmp_path, tables=5, seconds=1)
    assert report.all_moves == sum(play.number for play in load.plays)
    assert 0 < report.moves <= report.all_moves
    assert report.seconds == pytest.approx(1, abs=0.5)
    assert 0 < report.p50 <= report.p99 <= report.longest


@uncompiled
def test_counted_moves_are_in_the_log(tmp_path: Path) -> None:
    _, report = play(OURS_WITHOUT_BOTS, CourtCards(), tmp_path, tables=10, seconds=1)
    assert report.all_moves == moves_in(tmp_path / "tables.sqlite") > 0
    assert report.bytes_a_move > 1000


@uncompiled
def test_players_move_on_to_a_new_table(tmp_path: Path) -> None:
    load, report = play(OURS_WITHOUT_BOTS, CourtCards(quick=True), tmp_path, tables=2, seconds=6)
    assert report.games > 0
    assert len(load.plays) == 2
    assert report.all_moves == moves_in(tmp_path / "tables.sqlite")


def test_page_shows_what_was_measured() -> None:
    page = scale.PAGE.read_text("utf-8")
    assert page.count("<!-- load -->") == page.count("<!-- million -->") == 1
    assert scale.with_tables(page, scale.read()) == page


@uncompiled
def test_idle_connections_are_all_counted(tmp_path: Path) -> None:
    with running(OURS_WITHOUT_BOTS, tmp_path, None) as server:
        found = asyncio.run(crowd.idle(server.port, server.pid, crowd.TABLES + 20))
    assert found["connections"] == crowd.TABLES + 20
    assert found["megabytes"] > 0


def moves_in(file: Path) -> int:
    with contextlib.closing(sqlite3.connect(file)) as database:
        (count,) = database.execute("SELECT count(*) FROM events WHERE body ->> 'kind' = 'played'").fetchone()
    return int(count)


class Wire:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


def from_server(payload: bytes, kind: int = TEXT) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((0x80 | kind, size)) + payload
    return bytes((0x80 | kind, 126)) + size.to_bytes(2) + payload


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 1000])
def test_messages_are_read_however_the_network_cuts_them(piece: int) -> None:
    messages = [b"", b"short", b"x" * 125, b"y" * 126, b"z" * 5000]
    stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + b"".join(map(from_server, messages))
    assert hear(stream, piece)[0] == messages


def test_pings_are_answered_and_a_close_closes() -> None:
    stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + from_server(b"you?", PING) + from_server(b"", CLOSE)
    heard, wire = hear(stream, 1000)
    assert heard == []
    assert wire.written == [b"hello", frame(b"you?", PONG)]
    assert wire.closed


def hear(stream: bytes, piece: int) -> tuple[list[bytes], Wire]:
    heard: list[bytes] = []
    wire = Wire()

    async def listen() -> None:
        opened: Any = asyncio.get_running_loop().create_future()
        link = BenchSocket(b"hello", opened, lambda _, message: heard.append(message))
        link.connection_made(wire)
        for start in range(0, len(stream), piece):
            link.data_received(stream[start : start + piece])
        assert opened.result() is link

    asyncio.run(listen())
    return heard, wire


@uncompiled
def test_long_list_of_finished_games_is_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(my_games, "TIMES", 3)
    my_games.fill(tmp_path, games=120, others=10)
    with running(OURS_WITHOUT_BOTS, tmp_path, None) as server:
        found = asyncio.run(my_games.measure(server, tmp_path))
    assert found["listed"] == 120


@uncompiled
def test_sleeping_client_catches_up_with_one_message(tmp_path: Path) -> None:
    with running(OURS_WITHOUT_BOTS, tmp_path, None) as server:
        found = asyncio.run(reconnect.measure(server))
    assert [back["messages_received"] for back in found.values()] == [1, 1]
    assert found["missed_a_turn"]["whole"]
    assert not found["missed_much"]["whole"]


@uncompiled
def test_idle_and_finished_tables_are_weighed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "FIRST", 5)
    monkeypatch.setattr(memory, "PAUSE", 0.1)
    with running(OURS_WITHOUT_BOTS, tmp_path, None) as server:
        assert asyncio.run(memory.idle(server, 5))["tables"] == 5
        assert asyncio.run(memory.finished(server, 2, 2))["games"] == 4
