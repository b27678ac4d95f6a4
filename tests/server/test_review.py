"""Reviews over HTTP: films of finished games, and analyses in the background."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import courtcards
from courtcards.bots import play_out
from courtcards.review.frames import film
from courtcards.server.analyses import Analyses
from tests.server.people import Refusal, play_to_the_end, visitors
from tests.server.process import ServerProcess


def short_record(decisions: int = 3) -> dict[str, Any]:
    game = courtcards.new_game("call-to-glory", players=2, seed="film", quick=True)
    play_out(game, {0: "random", 1: "random"}, rng=1)
    return courtcards.replay(game.record(), decisions).record()


@pytest.mark.parametrize("game_id", ["call-to-glory", "come-to-call"])
def test_film_shows_a_seat_what_it_saw(game_id: str) -> None:
    game = courtcards.new_game(game_id, players=3, seed="film")
    play_out(game, {0: "random", 1: "random", 2: "random"}, rng=1)
    record = game.record()
    shown = json.loads(film(record, 1))
    assert len(shown["views"]) == len(shown["moves"]) + 1 == game.decisions + 1
    for number in (0, 7, game.decisions):
        assert shown["views"][number] == courtcards.replay(record, number).view(1)


def test_open_film_shows_every_hand() -> None:
    record = short_record(5)
    shown, game = json.loads(film(record, None)), courtcards.replay(record)
    assert shown["views"][5]["known"] == [game.view(seat)["hand"] for seat in range(2)]


async def test_film_of_a_table_and_of_its_record_are_the_same(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        table, people = await house.playing()
        connections = [await person.connect(table) for person in people]
        with pytest.raises(Refusal, match="409"):
            await people[0].http("GET", f"/tables/{table}/film")
        with pytest.raises(Refusal, match="409"):
            await people[0].http("POST", f"/tables/{table}/analysis")
        await play_to_the_end(connections, "call-to-glory")
        shown = await people[0].http("GET", f"/tables/{table}/film?seat=1")
        record = await people[0].http("GET", f"/tables/{table}/record")
        assert shown["over"]
        assert await people[0].http("POST", "/film?seat=1", {"record": record}) == shown


async def test_a_broken_record_gets_one_sentence(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        ada = await house.person("Ada")
        for broken in ({}, {"format": "courtcards/9"}, {**short_record(), "game": "chess"}):
            with pytest.raises(Refusal, match="422"):
                await ada.http("POST", "/film", {"record": broken})


async def until_kept(analyses: Analyses, key: str) -> bytes:
    while (kept := analyses.kept(key)) is None:
        assert analyses.status(key)[0] in ("waiting", "running")
        await asyncio.sleep(0.1)
    return kept


async def test_an_analysis_is_made_once_and_kept(tmp_path: Path) -> None:
    analyses, record = Analyses(tmp_path), short_record()
    key = analyses.key(record)
    assert analyses.status(key)[0] == "none"
    assert analyses.begin(key, record)
    assert analyses.begin(key, record)
    written = json.loads(await until_kept(analyses, key))
    assert len(written["decisions"]) == 3
    assert Analyses(tmp_path).kept(key), "another server, or the same after a restart, finds it"
    await analyses.stop()


async def test_an_analysis_can_be_cancelled(tmp_path: Path) -> None:
    analyses, record = Analyses(tmp_path), short_record(40)
    key = analyses.key(record)
    analyses.begin(key, record)
    while analyses.status(key)[0] != "running":
        await asyncio.sleep(0.05)
    task = analyses._works[key].task
    analyses.cancel(key)
    await asyncio.gather(task, return_exceptions=True)
    assert analyses.status(key)[0] == "none"
    assert analyses.kept(key) is None


async def test_a_queue_does_not_grow_for_ever(tmp_path: Path) -> None:
    analyses, record = Analyses(tmp_path), short_record()
    assert not all(analyses.begin(str(number), record) for number in range(50))
    await analyses.stop()


async def test_luck_over_my_games_counts_analyzed_ones(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        table, people = await house.playing(quick=True)
        connections = [await person.connect(table) for person in people]
        await play_to_the_end(connections, "call-to-glory")
        assert await people[1].http("GET", "/my/luck") is None
        record = await people[1].http("GET", f"/tables/{table}/record")
        analyses = Analyses()
        file = analyses.folder / f"{analyses.key(record)}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        seats = [{"result": share, "adjusted": 0.4 + share / 5, "error": 0.3} for share in (0.0, 1.0)]
        file.write_text(json.dumps({"seats": seats}))
        try:
            found = await people[1].http("GET", "/my/luck")
        finally:
            file.unlink()
        assert (found["games"], found["won"], found["adjusted"]) == (1, 1.0, pytest.approx(0.6))
        assert 0.1 < found["reach"] < 1
