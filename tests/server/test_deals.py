"""Fair deals: nobody chooses last, and what was promised before the game can be checked after it."""

from __future__ import annotations

import asyncio
import secrets
import stat
from pathlib import Path
from typing import Any

import pytest

import courtcards
from courtcards import fairness
from courtcards.server.live_table import LiveTable
from courtcards.server.refused import Refused
from courtcards.server.store import open_store
from courtcards.server.store.queries import stored_table
from courtcards.server.table_config import DAY, SECOND, Days, Pace, RealTime, TableConfig, Untimed
from courtcards.server.table_log import load
from tests.server.people import Refusal, play_to_the_end, visitors
from tests.server.process import ServerProcess, log_of
from tests.server.scene import Scene, messages
from tests.test_db import db


async def test_game_begins_when_all_texts_are_shown(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben = await house.people(2)
        table = await ada.make()
        first = await ada.promise(table, 0)
        assert (first["texts_due"], first["seats"][0]["owes"]) == (None, None)
        with pytest.raises(Refusal) as refused:
            await ada.show_text(first)
        assert refused.value.reason == "table-text-not-now"
        full = await ben.promise(table, 1)
        assert full["status"] == "open"
        assert full["texts_due"] > full["updated_at"]
        assert [seat["owes"] for seat in full["seats"]] == ["text", "text"]
        assert [game["waits"] for game in (await ada.mine())["going_on"]] == [True]  # whoever has gone sees it there
        shown = await ben.show_text(full)
        assert (shown["status"], [seat["owes"] for seat in shown["seats"]]) == ("open", ["text", None])
        begun = await ada.show_text(full)
        assert (begun["status"], begun["texts_due"]) == ("playing", None)
        assert (await ada.show_text(full))["status"] == "playing"  # sent again, because an answer got lost


async def test_texts_are_secret_until_the_end(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben = await house.people(2)
        table = await ada.make(quick=True)
        await ada.promise(table, 0)
        watching = await house.spectate(table)
        info = await ben.promise(table, 1)
        await ada.show_text(info)
        await watching.quiet()
        pages = [await ben.http("GET", f"/tables/{table}{page}") for page in ("", "/steps")]
        seen = str(watching.heard) + str(pages)
        assert ada.texts[table] not in seen
        hashes = [fairness.text_hash(person.texts[table]) for person in (ada, ben)]
        assert [seat["hash"] for seat in pages[0]["seats"]] == hashes  # so nobody can exchange one unseen


async def test_wrong_text_frees_the_seat(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben, cem = await house.people(3)
        table = await ada.make(quick=True)
        await ada.promise(table, 0)
        full = await ben.promise(table, 1)
        await ada.show_text(full)
        ben.texts[table] = secrets.token_hex(16)
        freed = await ben.show_text(full)
        assert freed["commitment"] != full["commitment"]
        assert [seat["kind"] for seat in freed["seats"]] == ["person", "open"]
        assert freed["seats"][0]["owes"] == "hash"  # what Ada showed is known now
        await cem.promise(table, 1)
        ada.texts[table] = secrets.token_hex(16)
        promised = await ada.http(
            "PUT", f"/tables/{table}/seats/0/hash", {"hash": fairness.text_hash(ada.texts[table])}
        )
        assert [seat["owes"] for seat in promised["seats"]] == ["text", "text"]
        await ada.show_text(promised)
        assert (await cem.show_text(promised))["status"] == "playing"
        await play_to_the_end([await person.connect(table) for person in (ada, cem)])
        record = await ada.http("GET", f"/tables/{table}/record")
    assert courtcards.replay(record).over
    assert record["fairness"]["commitment"] == freed["commitment"]
    assert record["fairness"]["texts"] == [ada.texts[table], cem.texts[table]]
    redrawn = [event for _, _, event in log_of(server.database, table) if event["kind"] == "redrawn"]
    assert redrawn == [{"kind": "redrawn", "seats": [1], "commitment": freed["commitment"], "removed": False}]


async def test_only_the_player_shows_a_text(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        ada, ben = await house.people(2)
        table = await ada.make()
        await ada.promise(table, 0)
        await ben.promise(table, 1)
        for what in ({"text": "00" * 16}, {"hash": "00" * 32}):
            with pytest.raises(Refusal) as refused:
                await ben.http("PUT", f"/tables/{table}/seats/0/{next(iter(what))}", what)
            assert (refused.value.status, refused.value.reason) == (403, "table-sits-not")


async def full_scene(pace: Pace) -> tuple[Scene, LiveTable, list[Any]]:
    """Two people who have sat down and not shown their texts; there is a bot too."""
    scene = Scene("deal")
    players = [await scene.service.players.new(name) for name in ("Ada", "Ben")]
    config = TableConfig("call-to-glory", {"players": 3}, (None, None, "page"), pace=pace)
    live = await scene.service.commands.create(players[0]["id"], config)
    live.users += 1
    for seat, player in enumerate(players):
        scene.service.commands.sit(live, seat, player, fairness.text_hash(scene.text(seat)))
    scene.live = live
    return scene, live, players


@pytest.mark.parametrize(
    ("pace", "limit"), [(Untimed(), 3600 * SECOND), (RealTime(600), 120 * SECOND), (Days(2), 2 * DAY)]
)
async def test_missing_text_frees_the_seat(pace: Pace, limit: int) -> None:
    scene, live, players = await full_scene(pace)
    scene.service.commands.show_text(live, 0, players[0]["id"], scene.text(0))
    before, ear = live.table.commitment, scene.connect(0)
    scene.at += limit - 1
    scene.service.scheduler.on_deadline(live)
    assert live.table.commitment == before
    scene.at += 1
    scene.service.scheduler.on_deadline(live)
    assert live.table.commitment != before
    assert [seat.player for seat in live.table.seats] == [players[0]["id"], None, None]
    assert messages(ear.heard)[-1]["steps"][-1]["event"]["kind"] == "redrawn"
    assert (live.table.due, live.table.owes(0)) == (None, "hash")


async def test_log_with_a_new_secret_replays() -> None:
    scene, live, players = await full_scene(Untimed())
    for _ in range(2):
        scene.service.commands.show_text(live, 0, players[0]["id"], scene.text(0))
        scene.service.commands.leave(live, players[1]["id"])
        scene.service.commands.promise(live, 0, players[0]["id"], fairness.text_hash(scene.text(0)))
        scene.service.commands.sit(live, 1, players[1], fairness.text_hash(scene.text(1)))
    for seat in (0, 1):
        scene.service.commands.show_text(live, seat, players[seat]["id"], scene.text(seat))
    assert (live.table.status, live.table.redraws) == ("playing", 2)
    again = load(await scene.service.store.read(stored_table(live.table.id)))
    assert again.game is not None
    assert live.table.game is not None
    assert again.game.record() == live.table.game.record()
    assert again.secret == live.table.secret != live.table.first_secret


async def test_nothing_changes_while_texts_are_shown() -> None:
    scene, live, players = await full_scene(Untimed())
    with pytest.raises(Refused, match="about to start"):
        scene.service.commands.fill(live, players[0]["id"], 2, None)
    before = live.table.commitment
    scene.service.commands.leave(live, players[1]["id"])
    assert live.table.commitment != before
    scene.service.commands.fill(live, players[0]["id"], 2, None)


# Files


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


async def test_database_and_backup_are_private(tmp_path: Path) -> None:
    url, backup = f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "backup.sqlite"
    store = open_store(url)
    await asyncio.to_thread(db, "backup", backup, "--database", url)
    files = sorted(file.name for file in tmp_path.iterdir() if file.suffix != ".lock")
    assert "tables.sqlite-wal" in files
    assert {name: rights(tmp_path / name) for name in files} == dict.fromkeys(files, 0o600)
    store.close()


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o660])
def test_old_database_becomes_private(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "tables.sqlite"
    file.touch()
    file.chmod(mode)
    open_store(f"sqlite:///{file}").close()
    assert rights(file) == 0o600
