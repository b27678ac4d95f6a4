"""Databases of earlier versions are taken along, with everything in them."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select, text

from courtcards import fairness
from courtcards.server.events import Created, Event, Played, Sat, to_body
from courtcards.server.store import StoreError, open_store
from courtcards.server.store.engine import connect
from courtcards.server.store.migrate import configuration, revisions
from courtcards.server.store.queries import answers_by, secrets_of, stored_table, tables_going_on, tries_by
from courtcards.server.store.schema import HEADS
from courtcards.server.store.statements import Answer, Head, SideWrites, Try, write_side
from courtcards.server.table import Table
from courtcards.server.table_config import Days, TableConfig
from courtcards.server.table_log import head_of, load, seat_rows, summary
from tests.test_db import AT, change, db


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def test_revisions_are_those_of_the_scripts(url: str) -> None:
    with connect(url).connect() as connection:
        scripts = ScriptDirectory.from_config(configuration(connection))
    assert revisions() == [script.revision for script in scripts.walk_revisions()][::-1]


def old_database(url: str) -> list[Table]:
    """A database as version 1.0 left it when it was killed: the last moves of one table are in the journal."""
    engine = connect(url)
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "0002")
        people = [{"id": id, "name": id, "token": id, "created_at": AT} for id in ("ada", "bob")]
        insert_all(connection, "players", people)
        tables = [old_table(connection, f"old{seed}", seed, 60) for seed in range(3)]
    engine.dispose()
    return tables


def old_table(connection: Connection, id: str, seed: int, events: int) -> Table:
    secret, rng = f"{seed:064x}", random.Random(seed)
    config = TableConfig("call-to-glory", {"players": 2}, (None, None), pace=Days(2))
    created = Created(config, "ada", fairness.commitment(secret))
    table = Table(id, secret, AT, created)
    lines: list[Any] = [(id, 1, AT, to_body(created))]
    shown = ""

    def happen(event: Event) -> None:
        nonlocal shown
        table.apply(AT + table.number, event)
        lines.append((id, table.number, table.at, to_body(event)))
        if not isinstance(event, Played):
            shown = summary(table)

    happen(Sat(0, "ada", "Ada", "00" * 16))
    happen(Sat(1, "bob", "Bob", "11" * 16))
    while table.number < events:
        happen(Played(table.to_move[0], rng.choice(table.game.legal(table.to_move[0]))))  # type: ignore[union-attr]
    standing = {"updated_at": table.at, "due_at": table.due, "waiting": table.waiting}
    standing["dues"] = json.dumps([table.clocks.due_of(seat) for seat in (0, 1)], separators=(",", ":"))
    stale = {**standing, "updated_at": 1, "due_at": None, "dues": None, "waiting": 0} if seed == 0 else standing
    row = {"id": id, "secret": secret, "status": "playing", "listed": False, "created_at": AT, "summary": shown}
    insert_all(connection, "tables", [{**row, **stale}])
    insert_all(connection, "seats", seat_rows(table))
    filed = lines[:-20] if seed == 0 else lines
    names = ("table_id", "number", "at", "body")
    insert_all(connection, "events", [dict(zip(names, line, strict=True)) for line in filed])
    for number, start in enumerate((-20, -10) if seed == 0 else (), 1):
        page = [(line, {"key": id, **standing}) for line in lines[start : start + 10 or None]]
        insert_all(connection, "journal", [{"number": number, "body": json.dumps(page)}])
    return table


def insert_all(connection: Connection, table: str, rows: list[dict[str, Any]]) -> None:
    columns = list(rows[0])
    places = ", ".join(f":{name}" for name in columns)
    connection.execute(text(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"), rows)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_old_database_is_migrated_with_its_data(kind: str, request: pytest.FixtureRequest, url: str) -> None:
    if kind == "postgres":
        url = request.getfixturevalue("postgres").new_database()
    tables = old_database(url)
    assert db("migrate", "--database", url).exit_code == 0
    checked = db("check", "--database", url)
    assert checked.exit_code == 0, checked.stderr
    store = open_store(url)
    with store.engine.connect() as connection:
        for table in tables:
            loaded = load(stored_table(table.id)(connection))
            head = connection.execute(select(HEADS).where(HEADS.c.table_id == table.id)).one()
            assert loaded.number == table.number
            assert Head(*head) == head_of(loaded)
        assert len(tables_going_on("ada")(connection)) == 3
    store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_answers_come_to_a_database_with_daily_deals(kind: str, request: pytest.FixtureRequest, url: str) -> None:
    if kind == "postgres":
        url = request.getfixturevalue("postgres").new_database()
    engine = connect(url)
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "0006")
        insert_all(connection, "players", [{"id": "ada", "name": "Ada", "token": "t", "created_at": AT}])
        insert_all(connection, "days", [{"day": "2026-11-16", "secret": "ab" * 32}])
        attempt = {"day": "2026-11-16", "device": "d", "player_id": "ada", "table_id": "k3v9"}
        insert_all(connection, "tries", [attempt])
    engine.dispose()
    assert db("migrate", "--database", url).exit_code == 0
    store = open_store(url)
    given = Answer("ada", "k3v9", 57, True, "draw L", AT)
    with store.engine.begin() as connection:
        write_side(connection, [SideWrites(answer=given)])
        assert tries_by("2026-11-16", "d", "ada")(connection) == [Try(**attempt)]
        assert secrets_of(["2026-11-16"])(connection) == {"2026-11-16": "ab" * 32}
        assert answers_by("ada", ["k3v9"])(connection) == {("k3v9", 57): True}
    store.close()


def test_backup_of_an_older_version_is_restored(url: str, tmp_path: Path) -> None:
    old_database(url)
    file = tmp_path / "tables.sqlite"
    sqlite3.connect(file).execute("PRAGMA journal_mode=DELETE").close()
    before = file.read_bytes()
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert db("restore", file, "--database", other).exit_code == 0
    assert "3 tables checked: no problems found." in db("check", "--database", other).output
    assert file.read_bytes() == before


def test_newer_database_is_refused(url: str) -> None:
    open_store(url).close()
    change(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError) as refused:
        open_store(url)
    assert refused.value.message.id == "db-newer"
