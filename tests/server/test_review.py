"""Reviews over HTTP: films of finished games, and analyses in the background."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import courtcards
from courtcards.bots import play_out
from courtcards.review.frames import film
from courtcards.server import analyses as analyses_module
from courtcards.server.analyses import MOST_WAITING, Analyses
from courtcards.server.app import Server
from courtcards.server.settings import Settings
from tests.server.people import Person, Refusal, play_to_the_end, visitors
from tests.server.process import QUICK, ServerProcess, ask, serving


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


def finished(game_id: str, **options: Any) -> dict[str, Any]:
    game = courtcards.new_game(game_id, players=2, seed="film", **options)
    play_out(game, {0: "scripted", 1: "scripted"}, rng=1)
    return game.record()


def test_open_film_shows_every_task() -> None:
    record = finished("call-to-glory", tasks=True)
    first = json.loads(film(record, None))["views"][0]["tasks"]
    assert [[task["character"] for task in tasks.values()] for tasks in first] == record["tasks"]


def test_open_film_shows_every_set_that_was_sent() -> None:
    shown = json.loads(film(finished("come-to-call"), None))
    moves, views = shown["moves"], shown["views"]
    sends = [at for at, move in enumerate(moves) if move["action"].startswith("send") and not shown["ends"][at]]
    assert sends
    for at in sends:
        _, type, cards = moves[at]["action"].split()
        new = [one for one in views[at + 1]["sent"] if one not in views[at]["sent"]]
        assert [(one["seat"], one["type"], one["cards"]) for one in new] == [(moves[at]["seat"], type, cards)]


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("game_id", ["call-to-glory", "come-to-call"])
def test_film_shows_the_end_of_every_round(game_id: str, seat: int | None) -> None:
    record = finished(game_id)
    shown = json.loads(film(record, seat))
    ends = [(at, end) for at, end in enumerate(shown["ends"], 1) if end]
    lengths = [len(round["actions"]) for round in record["rounds"]]
    assert [at for at, _ in ends] == [sum(lengths[: number + 1]) for number in range(len(lengths))]
    assert [end["scores"] for _, end in ends] == [round["scores"] for round in record["rounds"]]


def test_film_stops_where_the_record_goes_wrong() -> None:
    record = finished("call-to-glory", quick=True)
    illegal = json.loads(json.dumps(record))
    illegal["rounds"][0]["actions"][7] = "0 lay emperor 6"
    shown = json.loads(film(illegal, None))
    assert shown["wrong"]["id"] == "record-action"
    assert (len(shown["moves"]), len(shown["views"]), shown["over"]) == (7, 8, False)
    whole = json.loads(film({**record, "totals": [999, 0]}, 0))
    assert whole["wrong"]["id"] == "record-totals"
    assert whole["over"]
    assert whole["views"] == json.loads(film(record, 0))["views"]
    assert json.loads(film(record, 0))["wrong"] is None


def test_film_stops_at_a_strange_seat() -> None:
    record = finished("call-to-glory", quick=True)
    record["rounds"][0]["actions"][3] = "x draw L"
    assert len(json.loads(film(record, 0))["moves"]) == 3


async def test_table_and_record_have_the_same_film(sqlite_server: ServerProcess) -> None:
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


async def test_results_do_not_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses_module, "MOST_KEPT", 20)
    monkeypatch.setattr(analyses_module, "start_worker", lambda _: program("""print('{"result": {}}')"""))
    for number in range(30):
        (tmp_path / f"{number}.json").touch()
        os.utime(tmp_path / f"{number}.json", (number, number))
    analyses = Analyses(tmp_path)
    analyses.begin("key", {})
    assert await until_kept(analyses, "key") == b"{}"
    while analyses.status("key")[0] != "none":
        await asyncio.sleep(0.01)
    assert {path.stem for path in tmp_path.iterdir()} == {"key", *map(str, range(13, 30))}
    await analyses.stop()


async def failed(analyses: Analyses, key: str) -> None:
    async with asyncio.timeout(60):
        while analyses.status(key)[0] != "failed":
            await asyncio.sleep(0.01)


async def test_failed_analyses_keep_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses_module, "start_worker", lambda _: program("print('nonsense')"))
    analyses = Analyses(tmp_path)
    for number in range(3 * MOST_WAITING):
        assert analyses.begin(str(number), {}), "those that failed take no place in the queue"
        await failed(analyses, str(number))
    await analyses.stop()


@pytest.mark.parametrize("told", ['{"result": {}}', '{"done": 1}', "x" * 2**17])
async def test_analysis_that_cannot_go_on_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    monkeypatch.setattr(analyses_module, "start_worker", lambda _: program(f"print({told!r})"))
    (tmp_path / "file").touch()
    analyses = Analyses(tmp_path / "file" / "folder")  # where nothing can be kept
    analyses.begin("key", {})
    await failed(analyses, "key")
    await analyses.stop()


async def test_analysis_whose_process_cannot_start_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    analyses, record = Analyses(tmp_path), short_record()
    with monkeypatch.context() as patch:
        patch.setattr("sys.executable", str(tmp_path / "missing"))
        analyses.begin("key", record)
        await failed(analyses, "key")
    assert analyses.begin("key", record)
    await until_kept(analyses, "key")
    await analyses.stop()


async def program(source: str) -> asyncio.subprocess.Process:
    """A process instead of the one that analyzes."""
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(sys.executable, "-Sc", source, stdin=pipe, stdout=pipe)


async def test_failures_leave_the_queue_and_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses_module, "MOST_WAITING", 1)
    now = 0.0
    analyses = Analyses(tmp_path, clock=lambda: now)
    assert analyses.begin("broken", {})
    assert not analyses.begin("another", {})
    await failed(analyses, "broken")
    assert analyses.begin("another", {})
    now = 100.0
    assert analyses.status("broken")[0] == "none"
    await analyses.stop()


async def test_an_analysis_goes_on_after_a_restart(tmp_path: Path) -> None:
    before, record = Analyses(tmp_path), short_record()
    key = before.key(record)
    before.begin(key, record)
    await before.stop()
    after = Analyses(tmp_path)
    after.resume()
    assert after.status(key)[0] in ("waiting", "running")
    assert json.loads(await until_kept(after, key))["decisions"]
    await after.stop()
    assert [path.suffix for path in tmp_path.iterdir()] == [".json"], "nothing is wanted any more"


async def test_a_cancelled_analysis_stays_cancelled_after_a_restart(tmp_path: Path) -> None:
    before, record = Analyses(tmp_path), short_record()
    key = before.key(record)
    before.begin(key, record)
    before.cancel(key)
    await before.stop()
    after = Analyses(tmp_path)
    after.resume()
    assert after.status(key)[0] == "none"


async def test_an_analysis_is_given_up_after_three_starts(tmp_path: Path) -> None:
    record = short_record()
    key = Analyses(tmp_path).key(record)
    for start in range(4):
        analyses = Analyses(tmp_path)
        analyses.resume()
        if start == 0:
            analyses.begin(key, record)
        assert analyses.status(key)[0] == ("none" if start == 3 else "waiting")
        await analyses.stop()


async def test_a_broken_note_keeps_no_server_from_starting(tmp_path: Path) -> None:
    for name, content in {"a": b"", "b": b"[]", "c": b'{"starts": "many", "given": {}}'}.items():
        (tmp_path / f"{name}.wanted").write_bytes(content)
    Analyses(tmp_path).resume()
    assert not list(tmp_path.iterdir())


async def slow(_: str) -> asyncio.subprocess.Process:
    """Works until it is ended, and says once how far it is."""
    return await program('import time; print(\'{"done": 2, "of": 9}\', flush=True); time.sleep(600)')


async def until(analyses: Analyses, key: str, wanted: tuple[str, int, int]) -> None:
    async with asyncio.timeout(60):
        while analyses.status(key) != wanted:
            await asyncio.sleep(0.02)


async def test_servers_tell_how_far_another_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses_module, "start_worker", slow)
    monkeypatch.setattr(analyses_module, "BEAT", 0.02)
    one, other = Analyses(tmp_path), Analyses(tmp_path)
    for server in (one, other):
        server.watch()
    assert one.begin("key", {"some": "record"})
    await until(other, "key", ("running", 2, 9))
    assert other.begin("key", {"some": "record"})
    other.resume()
    assert not other._works, "nothing is done twice"
    other.cancel("key")
    await until(one, "key", ("none", 0, 0))
    for server in (one, other):
        await server.stop()
    assert not list(tmp_path.iterdir())


async def test_another_server_takes_up_what_one_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses_module, "start_worker", slow)
    one, other = Analyses(tmp_path), Analyses(tmp_path)
    one.begin("key", {"some": "record"})
    other.resume()
    assert not other._works, "that one may still be at it"
    monkeypatch.setattr(analyses_module, "STALE", 0.0)
    assert other.status("key") == ("waiting", 0, 0)
    other.resume()
    assert "key" in other._works
    for server in (one, other):
        await server.stop()


async def test_third_start_goes_on_while_it_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses_module, "start_worker", slow)
    (tmp_path / "key.wanted").write_text(json.dumps({"starts": 2, "given": {}}))
    analyses = Analyses(tmp_path)
    analyses.resume()
    analyses.resume()
    analyses._tell()
    assert analyses.status("key")[0] != "none"
    await analyses.stop()


async def test_an_analysis_and_a_par_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses_module, "start_worker", slow)
    turn = asyncio.Semaphore(1)
    reviews, daily = Analyses(tmp_path / "a", turn=turn), Analyses(tmp_path / "b", turn=turn)
    reviews.begin("key", {})
    daily.begin("par", {}, "par")
    await until(reviews, "key", ("running", 2, 9))
    assert daily.status("par")[0] == "waiting"
    reviews.cancel("key")
    await until(daily, "par", ("running", 2, 9))
    for work in (reviews, daily):
        await work.stop()


def test_all_analyses_of_a_server_take_turns(tmp_path: Path) -> None:
    server = Server(Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", workers=0))
    assert server.analyses._turn is server.daily._work._turn


async def analyzed(person: Person, record: dict[str, Any]) -> Any:
    """The state of the analysis of a record that was sent, once it is done; no other test finds the file."""
    state = await person.http("POST", "/analyses", {"record": record})
    file = Analyses().folder / f"{state['key']}.json"
    try:
        async with asyncio.timeout(60):
            while state["status"] != "done":
                assert state["status"] in ("waiting", "running")
                await asyncio.sleep(0.1)
                state = await person.http("GET", f"/analyses/{state['key']}")
    finally:
        file.unlink(missing_ok=True)
    return state


async def test_a_record_that_was_sent_is_analyzed(sqlite_server: ServerProcess) -> None:
    record = short_record()
    async with visitors(sqlite_server.url) as house:
        ada = await house.person("Ada")
        with pytest.raises(Refusal, match="422"):
            await ada.http("POST", "/analyses", {"record": {**record, "game": "chess"}})
        state = await analyzed(ada, record)
        assert len(state["analysis"]["decisions"]) == 3
        assert (await ada.http("DELETE", f"/analyses/{state['key']}"))["status"] == "none"
        with pytest.raises(Refusal, match="422"):
            await ada.http("GET", "/analyses/no-such-key")


async def test_wrong_record_is_analyzed_up_to_there(sqlite_server: ServerProcess) -> None:
    record = short_record(4)
    record["rounds"][0]["actions"][2] = "0 lay emperor 6"
    async with visitors(sqlite_server.url) as house:
        ada = await house.person("Ada")
        state = await analyzed(ada, record)
        assert len(state["analysis"]["decisions"]) == 2
        assert state["analysis"]["wrong"]["id"] == "record-action"
        record["rounds"][0]["actions"][0] = "0 lay emperor 6"
        with pytest.raises(Refusal, match="422"):  # there is nothing to analyze
            await ada.http("POST", "/analyses", {"record": record})


async def test_sent_records_leave_room_for_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses_module, "start_worker", slow)
    analyses = Analyses(tmp_path)
    assert all(analyses.begin(str(number), {}) for number in range(3))
    assert not analyses.begin("sent", {}, most=3)
    assert analyses.begin("own", {})
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


async def test_damaged_game_hides_no_others(database: str) -> None:
    analyses, files = Analyses(), []
    with serving(database, *QUICK) as server:
        async with visitors(server.url) as house:
            people = await house.people(2)
            tables = [await finished_table(people) for _ in range(2)]
            for table in tables:
                record = await people[0].http("GET", f"/tables/{table}/record")
                files.append(analyses.folder / f"{analyses.key(record)}.json")
        server.terminate()
    ask(database, text("UPDATE events SET body = replace(body, 'Ben', 'Eve') WHERE table_id = :id"), id=tables[0])
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"seats": [{"result": 0.5, "adjusted": 0.5, "error": 0.1}] * 2}))
    try:
        with serving(database, *QUICK) as server:
            async with visitors(server.url) as house:
                assert (await people[0].at(house).http("GET", "/my/luck"))["games"] == 1
    finally:
        for file in files:
            file.unlink()


async def finished_table(people: list[Person]) -> str:
    table = await people[0].make("call-to-glory", 2, quick=True)
    for seat, person in enumerate(people):
        await person.sit(table, seat)
    await play_to_the_end([await person.connect(table) for person in people], "call-to-glory")
    return table


async def test_only_players_cancel_an_analysis(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        table, people, connections = await house.connected(quick=True)
        await play_to_the_end(connections)
        async with house.web.post(f"{sqlite_server.url}/api/tables/{table}/analysis") as answer:
            assert answer.status == 401
        stranger = await house.person("Eve")
        with pytest.raises(Refusal, match="403"):
            await stranger.http("DELETE", f"/tables/{table}/analysis")
        assert (await people[0].http("DELETE", f"/tables/{table}/analysis"))["status"] == "none"


async def test_one_player_cannot_fill_the_queue(tmp_path: Path) -> None:
    analyses = Analyses(tmp_path)
    begun = [analyses.begin(f"{number}", short_record(), by="eve") for number in range(5)]
    assert begun == [True, True, True, False, False]
    assert analyses.begin("other", short_record(), by="ada")
    await analyses.stop()
