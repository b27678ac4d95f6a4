"""Practice over HTTP: my own positions and the day's, no answer before a try, and a list of what is solved."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path
from typing import Any

import httpx
from pydantic import TypeAdapter

import courtcards
from courtcards.review import Depth, analyze
from courtcards.review.practice import day_key, game_of_the_day, positions
from courtcards.server.admin import delete_player
from courtcards.server.analyses import MOST_KEYS, Analyses
from courtcards.server.practice import Comparison, PositionInfo, Practice
from courtcards.server.store.engine import connect
from courtcards.server.store.queries import answers_by
from courtcards.server.store.statements import Answer, SideWrites, write_side
from courtcards.server.table_config import DAY, TableConfig
from tests.server.people import visitors
from tests.server.process import ServerProcess
from tests.server.scene import Scene
from tests.tables import choose

TODAY = date(2027, 1, 15)  # of the scene
LOOK = Depth(2, 2, 2)
LONGER_LOOK = Depth(8, 8, 64)  # enough to be sure of the worst decisions


class Practicing(Scene):
    """A table whose game is over and analyzed, and a folder of its own for analyses."""

    def __init__(self, folder: Path) -> None:
        super().__init__("practice")
        self.analyses = Analyses(folder)
        self.server.http._app.state.analyses = self.analyses  # type: ignore[attr-defined]

    async def finish(self) -> dict[str, Any]:
        """Play to the end by chance; the record."""
        rng = random.Random("practice")
        live = await self.begin(TableConfig("call-to-glory", {"players": 2, "quick": True}, (None, None)))
        while not live.table.ended:
            assert live.table.game is not None
            seat = live.table.to_move[0]
            self.play(seat, choose(rng, live.table.game.legal(seat), "eager"))
        assert live.table.game is not None
        return live.table.game.record()

    def keep(self, key: str, written: Any) -> None:
        self.analyses._keep(key, json.dumps(written).encode())

    def keep_day(self) -> dict[str, Any]:
        record = courtcards.replay(game_of_the_day(TODAY).record(), 40).record()
        kept = {"record": record, "analysis": analyze(record, depth=LOOK).as_json()}
        self.keep(day_key(TODAY), kept)
        return kept

    async def ask(self, method: str, path: str = "", seat: int | None = 0, **more: Any) -> httpx.Response:
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        return await self.web.request(method, f"/api/practice{path}", headers=headers, **more)


async def listed(scene: Practicing, seat: int | None = 0) -> Any:
    answer = await scene.ask("GET", seat=seat)
    assert answer.status_code == 200, answer.text
    TypeAdapter(Practice).validate_json(answer.content, strict=True, extra="forbid")
    return answer.json()


@asynccontextmanager
async def practicing(folder: Path) -> AsyncIterator[tuple[Practicing, dict[str, Any], dict[str, Any]]]:
    """A scene, the record of its game, and the analysis of that."""
    scene = Practicing(folder)
    record = await scene.finish()
    analysis = analyze(record, depth=LONGER_LOOK).as_json()
    scene.keep(scene.analyses.key(record), analysis)
    scene.keep_day()
    try:
        yield scene, record, analysis
    finally:
        await scene.analyses.stop()
        await scene.web.aclose()


async def test_list_has_my_own_positions_and_the_days(tmp_path: Path) -> None:
    async with practicing(tmp_path) as (scene, _, analysis):
        for seat in (0, 1):
            found = await listed(scene, seat)
            own, day = found["games"]
            assert (own["source"], own["mine"]) == (scene.table, True)
            assert [one["number"] for one in own["positions"]] == positions(analysis, [seat])
            assert (day["source"], day["mine"], found["status"]) == (str(TODAY), False, "done")
            assert {one["state"] for game in found["games"] for one in game["positions"]} == {"new"}
        guest = await listed(scene, None)
        assert [game["source"] for game in guest["games"]] == [str(TODAY)]


async def test_position_has_no_answer_and_its_view_only(tmp_path: Path) -> None:
    async with practicing(tmp_path) as (scene, record, analysis):
        number = positions(analysis, [0])[0]
        answer = await scene.ask("GET", f"/{scene.table}/{number}")
        TypeAdapter(PositionInfo).validate_json(answer.content, strict=True, extra="forbid")
        shown = answer.json()
        assert shown["view"] == courtcards.replay(record, number).view(0)
        assert not {"alternatives", "played", "word", "loss", "reasons"} & shown.keys()
        assert set(shown) == set(PositionInfo.__annotations__)


async def test_answer_is_compared_and_remembered(tmp_path: Path) -> None:
    async with practicing(tmp_path) as (scene, _, analysis):
        number = next(n for n in positions(analysis, [0]) if analysis["decisions"][n]["word"])
        decision = analysis["decisions"][number]
        best, path = decision["alternatives"][0]["action"], f"/{scene.table}/{number}"
        for action, solved, state in ((decision["action"], False, "missed"), (best, True, "solved")):
            answer = await scene.ask("POST", path, json={"action": action})
            TypeAdapter(Comparison).validate_json(answer.content, strict=True, extra="forbid")
            assert answer.json()["solved"] is solved
            assert answer.json()["alternatives"] == decision["alternatives"]
            assert (await scene.ask("GET", path)).json()["state"] == state
        again = await scene.ask("POST", path, json={"action": decision["action"]})
        assert not again.json()["solved"]
        states = {one["number"]: one["state"] for one in (await listed(scene))["games"][0]["positions"]}
        assert states.pop(number) == "solved", "once solved it stays so"
        assert set(states.values()) <= {"new"}


async def test_only_my_own_decisions_can_be_tried(tmp_path: Path) -> None:
    async with practicing(tmp_path) as (scene, _, analysis):
        number = positions(analysis, [1])[0]
        other = next(one["number"] for one in analysis["decisions"] if one["seat"] == 0)
        places = [(number, 0), (number, None), (other, 1), (10**5, 1)]
        for at, seat in places:
            answer = await scene.ask("GET", f"/{scene.table}/{at}", seat)
            assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "practice-unknown")
        assert (await scene.ask("GET", f"/{scene.table}/{number}", 1)).status_code == 200
        for source in ("2027-01-14", "2027-99-14"):
            assert (await scene.ask("GET", f"/{source}/0")).status_code == 404


async def test_illegal_action_is_refused_in_words(tmp_path: Path) -> None:
    async with practicing(tmp_path) as (scene, _, analysis):
        path = f"/{scene.table}/{positions(analysis, [0])[0]}"
        answer = await scene.ask("POST", path, json={"action": "dance"})
        assert (answer.status_code, answer.json()["reason"]["id"]) == (422, "action-unknown")
        assert (await scene.ask("POST", path, None, json={"action": "draw L"})).status_code == 401


async def test_without_an_analysis_my_latest_game_is_offered(tmp_path: Path) -> None:
    scene = Practicing(tmp_path)
    await scene.finish()
    scene.keep_day()
    found = await listed(scene)
    assert found["unanalyzed"] == scene.table
    assert [game["mine"] for game in found["games"]] == [False]


async def test_game_of_the_day_is_analyzed_on_demand(tmp_path: Path) -> None:
    scene = Practicing(tmp_path)
    await scene.finish()
    try:
        for _ in range(2):
            assert (await listed(scene, None))["status"] in ("waiting", "running")
        assert [work.does for work in scene.analyses._works.values()] == ["day"]
    finally:
        await scene.analyses.stop()


async def test_daily_game_gives_no_positions_that_day(tmp_path: Path) -> None:
    async with practicing(tmp_path) as (scene, _, analysis):
        number = positions(analysis, [0])[0]
        table = scene.live.table
        table.daily = str(TODAY)
        answer = await scene.ask("GET", f"/{scene.table}/{number}")
        assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "daily-closed")
        scene.at += DAY
        assert (await scene.ask("GET", f"/{scene.table}/{number}")).status_code == 200


async def test_both_databases_keep_the_first_answers(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada = await house.person()
    engine = connect(server.database)
    rows = [Answer(ada.id, "k3v9", 7, solved, f"draw {pile}", 1) for solved, pile in ((False, "L"), (True, "R"))]
    try:
        with engine.begin() as connection:
            write_side(connection, [SideWrites(answer=row) for row in rows[:1]])
            assert answers_by(ada.id, ["k3v9"])(connection) == {("k3v9", 7): False}
            write_side(connection, [SideWrites(answer=row) for row in itertools.chain(rows, rows)])
            assert answers_by(ada.id, ["k3v9"])(connection) == {("k3v9", 7): True}
            assert answers_by(ada.id, ["other"])(connection) == {}
        delete_player(engine, ada.id)
        with engine.begin() as connection:
            assert answers_by(ada.id, ["k3v9"])(connection) == {}, "they go with the player"
    finally:
        engine.dispose()


def test_keys_of_analyses_do_not_grow_for_ever(tmp_path: Path) -> None:
    analyses = Analyses(tmp_path)
    for number in range(MOST_KEYS + 10):
        analyses.remember(f"table{number}", str(number))
    assert len(analyses._keys) == MOST_KEYS
    assert analyses.key_of(f"table{MOST_KEYS}") == str(MOST_KEYS)
    assert analyses.key_of("table0") is None
