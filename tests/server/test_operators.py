"""`courtcards admin`: what operators do reaches servers that run, through the database."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import inspect, select, text
from typer.testing import CliRunner, Result

from courtcards.cli.main import make_app
from courtcards.errors import CourtCardsError
from courtcards.server.store import open_store
from courtcards.server.store.engine import connect
from courtcards.server.store.migrate import configuration, migrate
from courtcards.server.store.queries import acts_after, stored_table
from courtcards.server.store.schema import METADATA, PLAYERS
from courtcards.server.table_log import load
from tests.server.people import Closed, Connection, Person, Refusal, Visitors, visitors
from tests.server.process import QUICK, Postgres, ServerProcess, serving
from tests.test_db import Clerk, db


def admin(database: str, *words: object) -> Result:
    return CliRunner().invoke(make_app(), ["--language", "en", "admin", "--database", database, *map(str, words)])


def done(database: str, *words: object) -> str:
    result = admin(database, *words)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.output


def refusal(database: str, *words: object) -> str:
    failed = admin(database, *words)
    assert isinstance(failed.exception, CourtCardsError), failed.output
    return failed.exception.message.id


async def act(database: str, *words: object) -> str:
    """The command, while the server in another process goes on talking to us."""
    return await asyncio.to_thread(done, database, *words)


async def eventually(is_so: Callable[[], Any]) -> None:
    """Servers look every second. A slow machine takes as long as it takes: the test's own limit ends this."""
    while not await is_so():
        await asyncio.sleep(0.1)


async def closing(connection: Connection) -> tuple[str, int | None]:
    """The reason that a connection is given, and the code that it ends with."""
    goodbye = await connection.until(lambda message: message["type"] == "goodbye")
    assert not goodbye["again"]
    with pytest.raises(Closed) as ended:
        await connection.until(lambda _: False)
    return goodbye["reason"]["id"], ended.value.code


async def refused(doing: Any) -> tuple[int, str]:
    with pytest.raises(Refusal) as caught:
        await doing
    return caught.value.status, caught.value.reason


async def status(person: Person) -> int:
    """What a server answers somebody who asks for themselves."""
    try:
        await person.http("GET", "/players/me")
    except Refusal as refusal:
        return refusal.status
    return 200


async def plain(house: Visitors, path: str) -> tuple[int, str]:
    async with house.web.get(f"{house.url}{path}") as answer:
        return answer.status, await answer.text()


async def new_table(person: Person) -> Any:
    return await person.http(
        "POST", "/tables", {"game": "call-to-glory", "options": {"players": 2}, "seats": [None, None]}
    )


# Tables


async def test_closing_keeps_the_log_and_tells_players(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people = await house.playing(first=0)
        here = await people[0].connect(table)
        played = await here.play(here.legal[0])
        await act(server.database, "close", table)
        told = await here.until(lambda message: message["type"] == "state" and message["table"].get("closed"))
        assert told["table"]["status"] == "given-up"
        assert told["table"]["winners"] == []
        assert [step["event"]["kind"] for step in told["steps"]] == ["closed"]
        record = await people[0].http("GET", f"/tables/{table}/record")
        assert record["fairness"]["secret"]
        assert await here.refused("play", action="draw") == "table-is-given-up"
        assert played["version"] < told["version"]
        assert refusal(server.database, "close", table) == "admin-table-ended"
    assert "no problems found" in db("check", "--database", server.database).output


async def test_bots_stop_at_a_closed_table(sqlite_server: ServerProcess) -> None:
    """The bot's move was under way, or came too late: the log has no event after the end."""
    database = sqlite_server.database
    async with visitors(sqlite_server.url) as house:
        table, people = await house.playing(first=1)
        ear = await people[0].connect(table)
        await act(database, "close", table)
        await ear.until(lambda message: message["type"] == "state" and message["table"].get("closed"))
    engine = connect(database)
    with engine.connect() as connection:
        assert stored_table(table)(connection).log[-1].body == '{"kind":"closed"}'
    engine.dispose()


def test_tables_are_listed_by_status(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    clerk = Clerk(url)
    clerk.table("begun", "come-to-call", 1, 10)
    clerk.table("done", "call-to-glory", 2, 10**6)
    clerk.store.close()
    assert re.findall(r"^(\w+) +(?:come|call)-to-\w+ +(\w+)", done(url, "tables"), re.M) == [("begun", "playing")]
    assert "Ada (ada), Bob (bob)" in done(url, "tables", "--status", "ended")
    assert len(done(url, "tables", "--status", "all").splitlines()) == 3
    assert refusal(url, "tables", "--status", "asleep") == "admin-status"


# Players


async def test_banned_player_is_cut_off_everywhere(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people = await house.playing()
        ada, other = people[0], await house.person("Ben")
        open_table = (await new_table(other))["id"]
        here = await ada.connect(table)
        await act(server.database, "ban", ada.id)
        assert await closing(here) == ("player-banned", 1008)
        assert await refused(new_table(ada)) == (403, "player-banned")
        assert await refused(ada.sit(open_table, 0)) == (403, "player-banned")
        async with house.web.ws_connect(f"{house.url}/ws/tables/{table}") as socket:
            again = Connection(socket)
            assert (await again.hello(ada.token))["reason"]["id"] == "player-banned"
        assert refusal(server.database, "ban", ada.id) == "admin-banned-already"
        assert ada.id in done(server.database, "players", "--banned")
        await act(server.database, "unban", ada.id)

        async def may_again() -> bool:
            try:
                return bool(await new_table(ada))
            except Refusal:
                return False

        await eventually(may_again)
        assert refusal(server.database, "unban", ada.id) == "admin-not-banned"


async def test_ban_outlives_a_restart(database: str) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:
            ada = await house.person("Ada")
        server.terminate()
    done(database, "ban", ada.id)
    with serving(database) as server:
        async with visitors(server.url) as house:
            assert await refused(new_table(ada.at(house))) == (403, "player-banned")


async def test_renamed_player_has_the_new_name(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        ada = await house.person("Ada")
        await ada.http("GET", "/players/me")  # the server remembers the name
        await act(sqlite_server.database, "rename", ada.id, "  Grace   Hopper ")

        async def is_renamed() -> bool:
            return (await ada.http("GET", "/players/me"))["name"] == "Grace Hopper"

        await eventually(is_renamed)
    for name in ("", "   ", "x" * 25, "a\u202eb", "x\u0301\u0301\u0301", "two\nlines"):
        assert refusal(sqlite_server.database, "rename", ada.id, name) == "admin-name"


async def test_deleted_player_leaves_all_tables(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people = await house.playing()
        waiting = (await new_table(people[1]))["id"]
        await people[0].sit(waiting, 0)
        gone, stays = await people[0].connect(table), await people[1].connect(table)
        assert "2 tables" in await act(server.database, "delete", people[0].id)
        assert (await closing(gone))[0] == "player-deleted"
        await stays.until(lambda message: message.get("table", {}).get("seats", [{}])[0].get("why") == "left")
        assert await refused(new_table(people[0])) == (401, "server-who")
        assert (await people[1].http("GET", f"/tables/{waiting}"))["seats"][0]["kind"] == "open"
        assert refusal(server.database, "delete", people[0].id) == "admin-no-player"
    assert "no problems found" in db("check", "--database", server.database).output


# Notices and restarts


async def test_notice_reaches_pages_and_tables(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people = await house.playing()
        here = await people[0].connect(table)
        await act(server.database, "notice", "We restart at noon.")
        told = await here.until(lambda message: message["type"] == "notice")
        assert told == {"type": "notice", "text": "We restart at noon.", "restarting": False}
        assert (await people[0].http("GET", "/notice"))["text"] == "We restart at noon."
        there = await people[1].connect(table)
        await there.until(lambda message: message == told)
        await act(server.database, "notice", "--clear")
        assert (await here.until(lambda message: message["type"] == "notice"))["text"] is None
        late = await people[0].connect(table)
        assert all(message["type"] != "notice" for message in await late.quiet())


async def test_drained_server_takes_no_new_tables(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        table, people = await house.playing(first=0)
        here = await people[0].connect(table)
        await act(server.database, "drain")
        assert (await here.until(lambda message: message["type"] == "notice"))["restarting"]
        status, words = await plain(house, "/ready")
        assert (status, words) == (503, words)
        assert words.startswith("This server is about to restart")
        assert await refused(new_table(people[0])) == (503, "server-draining")
        assert (await here.play(here.legal[0]))["type"] == "update"
        await act(server.database, "resume")
        assert not (await here.until(lambda message: message["type"] == "notice"))["restarting"]
        assert (await plain(house, "/ready"))[0] == 200
        assert await new_table(people[0])


async def test_restarted_server_is_not_drained(database: str) -> None:
    with serving(database) as server:
        async with visitors(server.url) as house:

            async def is_told() -> bool:
                """Operators know of a server soon after it has started."""
                return (await asyncio.to_thread(admin, database, "drain")).exit_code == 0

            await eventually(is_told)

            async def is_drained() -> bool:
                return (await plain(house, "/ready"))[0] == 503

            await eventually(is_drained)
        server.terminate()
    assert refusal(database, "drain") == "admin-no-servers"
    with serving(database) as server:
        async with visitors(server.url) as house:
            assert (await plain(house, "/ready"))[0] == 200


async def test_one_of_two_servers_is_drained(postgres: Postgres) -> None:
    database = postgres.new_database()
    with serving(database, *QUICK) as one, serving(database, *QUICK) as two:
        async with visitors(one.url) as house, visitors(two.url) as other:

            async def both_are_known() -> bool:
                return done(database, "load").count("running") == 2

            await eventually(both_are_known)
            ids = {int(pid): id for id, pid in re.findall(r"^(\w+) .*\((\d+)\)", done(database, "load"), re.M)}
            await act(database, "drain", "--server", ids[two.pid])

            async def two_is_drained() -> bool:
                return (await plain(other, "/ready"))[0] == 503

            await eventually(two_is_drained)
            assert (await plain(house, "/ready"))[0] == 200
            ben = await other.person("Ben")
            assert await refused(new_table(ben)) == (503, "server-draining")
            ada, table = ben.at(house), (await new_table(ben.at(house)))["id"]
            ear = await ada.connect(table)
            await act(database, "ban", ben.id)  # noticed by both
            assert await closing(ear) == ("player-banned", 1008)

            async def is_banned_at_both() -> bool:
                return [await status(person) for person in (ada, ben)] == [403, 403]

            await eventually(is_banned_at_both)
    assert refusal(database, "drain", "--server", "nobody") == "admin-no-server"


# The log, and wrong input


def test_every_act_is_logged(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    clerk = Clerk(url)
    clerk.table("begun", "call-to-glory", 1, 10)
    clerk.store.close()
    done(url, "rename", "ada", "Countess")
    done(url, "ban", "ada")
    done(url, "unban", "ada")
    done(url, "delete", "bob")
    done(url, "close", "begun")
    done(url, "notice", "Hello.")
    done(url, "notice", "--clear")
    engine = connect(url)
    with engine.connect() as connection:
        acts = [(act.act, act.subject, act.detail) for act in acts_after(0)(connection)]
        assert load(stored_table("begun")(connection)).closed
    engine.dispose()
    assert acts == [
        ("rename", "ada", "Ada → Countess"),
        ("ban", "ada", "Countess"),
        ("unban", "ada", "Countess"),
        ("delete", "bob", "Bob"),
        ("leave", "begun", "Bob (bob)"),
        ("close", "begun", ""),
        ("notice", "", "Hello."),
        ("notice", "", ""),
    ]
    assert len(done(url, "log").splitlines()) == 9
    assert re.search(r"^8 .*notice$", done(url, "log", "--limit", "1"), re.M)
    assert "2 players" not in done(url, "load")
    assert "1 players (0 banned)" in done(url, "load")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("close", "nowhere"), "admin-no-table"),
        (("ban", "nobody"), "admin-no-player"),
        (("unban", "nobody"), "admin-no-player"),
        (("delete", "nobody"), "admin-no-player"),
        (("rename", "nobody", "Ada"), "admin-no-player"),
        (("notice",), "admin-notice-or-clear"),
        (("notice", "words", "--clear"), "admin-notice-or-clear"),
        (("notice", " "), "admin-notice-words"),
        (("notice", "x" * 301), "admin-notice-words"),
        (("notice", "turn\u202eback"), "admin-notice-words"),
        (("drain",), "admin-no-servers"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    open_store(url).close()
    assert refusal(url, *words) == reason
    assert len(done(url, "log").splitlines()) == 1  # nothing but the headings


def test_database_must_be_there_and_current(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    assert refusal(url, "tables") == "db-missing"
    assert refusal("mysql://here/there", "tables") == "store-url"
    (tmp_path / "tables.sqlite").write_text("no database, only words, but many of them " * 50)
    assert refusal(url, "tables") == "store-broken"
    (tmp_path / "tables.sqlite").unlink()
    before(url, "0004")
    assert refusal(url, "tables") == "db-revision"


def before(url: str, revision: str) -> None:
    engine = connect(url)
    with engine.begin() as connection:
        command.upgrade(configuration(connection), revision)
        connection.execute(text("INSERT INTO players VALUES ('ada', 'Ada', 'digest', 5)"))
        connection.execute(text("UPDATE server SET alive_at = 7"))
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_players_of_the_last_version_are_kept(kind: str, request: pytest.FixtureRequest, database: str) -> None:
    if kind == "postgres":
        database = request.getfixturevalue("postgres").new_database()
    before(database, "0004")
    engine = connect(database)
    migrate(engine)
    with engine.connect() as connection:
        assert tuple(connection.execute(select(PLAYERS)).one()) == ("ada", "Ada", "digest", 5, None)
        assert tuple(connection.execute(text("SELECT * FROM server")).one()) == (1, 7, None)
        for table in METADATA.sorted_tables:
            columns = [column["name"] for column in inspect(connection).get_columns(table.name)]
            assert columns == [column.name for column in table.columns]
    engine.dispose()
    assert "1 players" in done(database, "load")
