"""`courtcards db`: backups that can be trusted, and faults that are found."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from courtcards import fairness
from courtcards.cli.main import make_app
from courtcards.errors import CourtCardsError
from courtcards.server.events import Created, Event, GivenUp, Played, Sat
from courtcards.server.store import SideWrites, open_store
from courtcards.server.store.queries import tables_ended
from courtcards.server.store.schema import ANSWERS, DAYS, PLAYERS, SEATS, TABLES, TRIES
from courtcards.server.store.statements import append, write_side
from courtcards.server.table import Table
from courtcards.server.table_config import TableConfig
from courtcards.server.table_log import append as log
from courtcards.server.table_log import seat_rows, summary, table_row

AT = 1_790_000_000_000


def db(*words: object) -> Result:
    return CliRunner().invoke(make_app(), ["db", *map(str, words)])


def refusal(*words: object) -> str:
    failed = db(*words)
    assert isinstance(failed.exception, CourtCardsError), failed.output
    return failed.exception.message.id


class Clerk:
    """Writes tables as the server would."""

    def __init__(self, url: str) -> None:
        self.store = open_store(url)
        people = [{"id": id, "name": id.title(), "token": id, "created_at": AT} for id in ("ada", "bob")]
        with self.store.engine.begin() as connection:
            connection.execute(PLAYERS.insert(), people)
            connection.execute(DAYS.insert(), [{"day": "2026-11-16", "secret": "0" * 64}])
            tried = {"day": "2026-11-16", "device": "x", "player_id": "ada", "table_id": "over"}
            connection.execute(TRIES.insert(), [tried])
            answer = {"player_id": "bob", "source": "over", "decision": 1, "solved": True, "action": "end", "at": AT}
            connection.execute(ANSWERS.insert(), [answer])

    def table(self, id: str, game: str, seed: int, events: int) -> Table:
        """A table of two people after some events, the rest of the game left to play."""
        secret = f"{seed:064x}"
        config = TableConfig(game, {"players": 2}, (None, None))  # type: ignore[arg-type]
        created = Created(config, "ada", fairness.commitment(secret))
        table = Table(id, secret, AT, created)
        self._write(table, AT, created, SideWrites(table=table_row(table)))
        self.happen(table, Sat(0, "ada", "Ada", "00" * 16))
        self.happen(table, Sat(1, "bob", "Bob", "11" * 16))
        rng = random.Random(seed)
        while table.status == "playing" and table.number < events:
            seat = rng.choice(table.to_move)
            self.happen(table, Played(seat, rng.choice(table.game.legal(seat))))  # type: ignore[union-attr]
        return table

    def happen(self, table: Table, event: Event) -> None:
        table.apply(AT + table.number, event)
        side = SideWrites()
        if not isinstance(event, Played) or table.ended:
            side.summary = {"key": table.id, "status": table.status, "summary": summary(table)}
            side.seats = (table.id, seat_rows(table))
        self._write(table, table.at, event, side)

    def _write(self, table: Table, at: int, event: Event, side: SideWrites) -> None:
        line, head = log(table, at, event)
        with self.store.engine.begin() as connection:
            append(connection, [line], [head])
            write_side(connection, [side])


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def clerk(url: str) -> Clerk:
    clerk = Clerk(url)
    clerk.table("open", "come-to-call", 1, 40)
    clerk.table("over", "call-to-glory", 2, 10**6)
    clerk.happen(clerk.table("dropped", "call-to-glory", 3, 20), GivenUp("ada"))
    clerk.store.close()
    return clerk


def change(url: str, statement: str) -> None:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        assert connection.execute(statement).rowcount


@pytest.mark.usefixtures("clerk")
def test_check_finds_no_fault_in_sound_database(url: str) -> None:
    checked = db("check", "--database", url)
    assert checked.exit_code == 0, checked.output
    assert "3 tables checked: no problems found." in checked.output


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM events WHERE table_id = 'over' AND number = 9",
        "UPDATE events SET body = json_set(body, '$.seat', 1 - json_extract(body, '$.seat')) "
        "WHERE table_id = 'over' AND number = 5",
        "UPDATE events SET body = '{' WHERE table_id = 'over' AND number = 5",
        "UPDATE events SET body = replace(body, '1111', '2222') WHERE table_id = 'over' AND number = 3",
        "UPDATE tables SET secret = 'ab' || substr(secret, 3) WHERE id = 'over'",
        "UPDATE tables SET status = 'open' WHERE id = 'over'",
        "UPDATE events SET at = at + 1 WHERE table_id = 'over' AND number = 5",
        "UPDATE events SET body = replace(body, '\"id\":null', '\"id\":\"x\"') WHERE table_id = 'over' AND number = 6",
        "UPDATE events SET hash = zeroblob(32) WHERE table_id = 'over' AND number = 7",
        "DELETE FROM events WHERE table_id = 'over' AND number = (SELECT number FROM heads WHERE table_id = 'over')",
        "DELETE FROM events WHERE table_id = 'over'",
        "DELETE FROM tables WHERE id = 'over'",
        "DELETE FROM heads WHERE table_id = 'over'",
        "UPDATE heads SET waiting = 3 WHERE table_id = 'over'",
        "UPDATE heads SET number = number - 1 WHERE table_id = 'over'",
        "UPDATE heads SET updated_at = 5 WHERE table_id = 'over'",
        "UPDATE heads SET due_at = 5 WHERE table_id = 'over'",
        "UPDATE heads SET dues = '[1,2]' WHERE table_id = 'over'",
        "UPDATE tables SET listed = 1 WHERE id = 'over'",
        "UPDATE tables SET created_at = 1 WHERE id = 'over'",
        "UPDATE seats SET ended_at = NULL WHERE table_id = 'over' AND seat = 0",
        "UPDATE tables SET summary = replace(summary, 'Ada', 'Eve') WHERE id = 'over'",
        "UPDATE seats SET player_id = 'eve' WHERE table_id = 'over' AND seat = 0",
        "DELETE FROM seats WHERE table_id = 'over'",
    ],
)
@pytest.mark.usefixtures("clerk")
def test_check_finds_every_change(url: str, statement: str) -> None:
    change(url, statement)
    checked = db("check", "--database", url)
    assert checked.exit_code == 1
    assert "Table over:" in checked.stderr


@pytest.mark.parametrize(
    ("statements", "said"),
    [
        (["DELETE FROM events WHERE table_id = 'over'", "DELETE FROM tables WHERE id = 'over'"], "there is a head"),
        (["DELETE FROM heads", "DELETE FROM events", "DELETE FROM tables"], "there is a seat"),
        (["DELETE FROM heads", "DELETE FROM events", "DELETE FROM seats", "DELETE FROM tables"], "there is a try"),
        (["DELETE FROM players WHERE id = 'ada'"], "player ada is missing"),
        (["UPDATE answers SET player_id = 'eve'"], "player eve is missing"),
        (["DELETE FROM days"], "the deal of 2026-11-16 is missing"),
        (["UPDATE days SET secret = 'x'"], "secret of a day"),
        (["DELETE FROM server"], "row about the server"),
    ],
)
@pytest.mark.usefixtures("clerk")
def test_check_finds_what_belongs_to_nothing(url: str, statements: list[str], said: str) -> None:
    for statement in statements:
        change(url, statement)
    checked = db("check", "--database", url)
    assert checked.exit_code == 1
    assert said in checked.stderr


@pytest.mark.usefixtures("clerk")
def test_check_finds_a_broken_index(url: str) -> None:
    file = url.removeprefix("sqlite:///")
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        other = "(SELECT rootpage FROM sqlite_master WHERE name = 'days')"
        connection.execute(f"UPDATE sqlite_master SET rootpage = {other} WHERE name = 'heads_due'")
    checked = db("check", "--database", url)
    assert checked.exit_code == 1


@pytest.mark.usefixtures("clerk")
def test_backup_is_complete(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    assert db("backup", file, "--database", url).exit_code == 0
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.sqlite"]
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert db("restore", file, "--database", other).exit_code == 0
    assert "3 tables checked: no problems found." in db("check", "--database", other).output
    assert rows(url) == rows(other)


def rows(url: str) -> dict[str, list[Any]]:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        tables = ("players", "tables", "heads", "seats", "events", "server")
        return {table: sorted(connection.execute(f"SELECT * FROM {table}")) for table in tables}


@pytest.mark.usefixtures("clerk")
def test_backup_under_load_is_consistent(url: str, tmp_path: Path) -> None:
    connection = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("DELETE FROM events WHERE table_id = 'over'")  # not committed yet
    assert db("backup", tmp_path / "backup.sqlite", "--database", url).exit_code == 0
    connection.execute("ROLLBACK")
    connection.close()
    assert rows(f"sqlite:///{tmp_path / 'backup.sqlite'}") == rows(url)


@pytest.mark.usefixtures("clerk")
def test_backup_and_restore_overwrite_nothing(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    db("backup", file, "--database", url)
    kept = file.read_bytes()
    assert refusal("backup", file, "--database", url) == "db-file-exists"
    assert refusal("restore", file, "--database", url) == "db-not-empty"
    assert file.read_bytes() == kept


def test_foreign_backup_is_refused(url: str, tmp_path: Path) -> None:
    assert refusal("restore", tmp_path / "none.sqlite", "--database", url) == "db-no-file"
    (tmp_path / "text").write_text("not a database " * 100)
    assert refusal("restore", tmp_path / "text", "--database", url) == "store-broken"


def test_old_database_is_reported(url: str) -> None:
    sqlite3.connect(url.removeprefix("sqlite:///")).execute("CREATE TABLE other (id)").close()
    assert refusal("check", "--database", url) == "db-revision"
    assert db("migrate", "--database", url).exit_code == 0
    assert db("check", "--database", url).exit_code == 0


def test_mistyped_path_is_reported_and_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "tabels.sqlite"
    assert refusal("check", "--database", f"sqlite:///{missing}") == "db-missing"
    assert refusal("backup", tmp_path / "copy.sqlite", "--database", f"sqlite:///{missing}") == "db-missing"
    assert list(tmp_path.iterdir()) == []


def test_wrong_url_is_reported() -> None:
    assert refusal("check", "--database", "mysql://somewhere") == "store-url"
    assert refusal("check", "--database", "nonsense") == "store-url"
    assert refusal("migrate", "--database", "sqlite:////proc/none/x.sqlite") == "store-cannot-open"


def test_pages_of_ended_games_miss_none(url: str) -> None:
    store = open_store(url)
    ends = {"a": 5, "b": 5, "c": 5, "d": 4, "e": 3}
    columns = {"secret": "", "status": "over", "listed": False, "created_at": 1}
    with store.engine.begin() as connection:
        connection.execute(TABLES.insert(), [{"id": id, "summary": id, **columns} for id in ends])
        rows = [{"table_id": id, "seat": 0, "player_id": "ada", "ended_at": at} for id, at in ends.items()]
        connection.execute(SEATS.insert(), rows)
        pages, before = [], None
        while page := tables_ended("ada", before, 2)(connection):
            pages.append([row["summary"] for row in page])
            before = page[-1]["ended_at"]
    store.close()
    assert pages == [["a", "b", "c"], ["d", "e"]]
