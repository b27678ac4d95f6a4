"""The daily deal: the same cards for everyone, one try each, secret until the day is over, and scored against par."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest

from courtcards import fairness, records
from courtcards.games.rules import SPECTATOR
from courtcards.review.par import adjusted_results, par
from courtcards.server import analyses
from courtcards.server.app import Server
from courtcards.server.daily import LEVEL, DailyDeal, DailyDeals, end_of, streak
from courtcards.server.events import Played
from courtcards.server.live_table import LiveTable
from courtcards.server.refused import Refused, StorageFailed
from courtcards.server.settings import Settings
from courtcards.server.sources import Sources
from courtcards.server.table_config import DAY
from courtcards.server.tables import Tables
from tests.server.people import visitors
from tests.server.process import ServerProcess
from tests.server.scene import MemoryStore

MONDAY = end_of(date(2026, 11, 16)) - DAY + 1000


class House:
    """A server whose clock and secrets the test knows; its bot takes the first action that is legal."""

    def __init__(self, folder: Path) -> None:
        self.at = MONDAY
        ids, drawn = itertools.count(1), itertools.count(1)
        sources = Sources(
            lambda: self.at,
            lambda length: f"id{next(ids):06d}"[:length],
            lambda: hashlib.sha256(str(next(drawn)).encode()).hexdigest(),
        )
        self.server = Server(Settings(requests_per_minute=0), MemoryStore(), sources)
        self.service = self.server.service
        self.daily = DailyDeals(self.service, folder)
        self.server.http._app.state.daily = self.daily  # type: ignore[attr-defined]
        self.service.scheduler.choose = self.first  # type: ignore[method-assign]

    async def first(self, table: Any, seat: int, _: str) -> str:
        return str(table.game.legal(seat)[0])

    @asynccontextmanager
    async def device(self) -> AsyncIterator[httpx.AsyncClient]:
        """A browser. When it is closed, so is the house."""
        transport = httpx.ASGITransport(self.server.http)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as browser:
            try:
                yield browser
            finally:
                await self.daily.stop()

    async def guest(self, name: str) -> dict[str, str]:
        player = await self.service.players.new(name)
        return {"Authorization": f"Bearer {player['token']}"}

    async def live(self, id: str) -> LiveTable:
        live = await self.service.tables.get(id)
        live.users += 1  # so that it stays
        return live

    def finish(self, live: LiveTable) -> None:
        """Everybody takes the first action, until the game is over."""
        table = live.table
        while not table.ended:
            seat = table.to_move[0]
            assert table.game is not None
            self.service.publisher.record(live, Played(seat, table.game.legal(seat)[0]))


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


async def begin(device: httpx.AsyncClient, guest: dict[str, str]) -> Any:
    answer = await device.post("/api/daily", headers=guest)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def today(device: httpx.AsyncClient, guest: dict[str, str] | None = None, day: str = "") -> Any:
    answer = await device.get(f"/api/daily{day and f'/{day}'}", headers=guest or {})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_everyone_gets_the_same_cards(house: House) -> None:
    decks = []
    for name in ("Ada", "Ben"):
        async with house.device() as device:
            info = await begin(device, await house.guest(name))
        live = await house.live(info["id"])
        assert live.table.status == "playing"
        assert live.table.game is not None
        decks.append(live.table.game.rounds[0]["deck"])
    assert decks[0] == decks[1]


async def test_table_that_another_server_made_is_taken(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    create = house.service.commands.create_daily

    async def lose(*given: Any) -> LiveTable:
        await create(*given)  # by the other server, a moment before
        raise StorageFailed

    monkeypatch.setattr(house.service.commands, "create_daily", lose)
    async with house.device() as device:
        assert (await begin(device, await house.guest("Ada")))["status"] == "playing"


async def idle_process() -> asyncio.subprocess.Process:
    """A process instead of the one that computes, which never has a result."""
    pipe = asyncio.subprocess.PIPE
    program = (sys.executable, "-Sc", "import time; time.sleep(600)")
    return await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe)


async def test_page_reads_no_games_that_must_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 2)
    monkeypatch.setattr(analyses, "start_worker", lambda _: idle_process())
    for number in range(4):
        async with house.device() as device:
            house.finish(await house.live((await begin(device, await house.guest(f"Guest {number}")))["id"]))
    used: list[str] = []

    def using(id: str) -> Any:
        used.append(id)
        return Tables.using(house.service.tables, id)

    monkeypatch.setattr(house.service.tables, "using", using)
    async with house.device() as device:
        assert (await today(device))["count"] == 4
        assert len(used) == 2
        await today(device)
        assert len(used) == 2, "the queue is full, and reading a game takes time"


async def test_another_day_has_other_cards_and_another_game(house: House) -> None:
    deals = []
    for _ in range(2):
        async with house.device() as device:
            deals.append(await today(device))
        house.at += DAY
    assert deals[0]["next_commitment"] == deals[1]["commitment"], "it was shown the day before"
    assert deals[0]["commitment"] != deals[1]["commitment"]
    assert {deal["game"] for deal in deals} == {"call-to-glory", "come-to-call"}


async def test_secret_is_shown_after_the_day_and_fits(house: House) -> None:
    async with house.device() as device:
        before = await today(device)
        assert before["secret"] is before["seed"] is None
        house.at += DAY
        after = await today(device, day=before["day"])
    assert fairness.commitment(after["secret"]) == before["commitment"] == after["commitment"]
    assert after["seed"] == fairness.seed(after["secret"], [after["text"], ""])


async def test_one_try_for_a_player_and_a_device(house: House) -> None:
    async with house.device() as device, house.device() as other:
        ada, ben = await house.guest("Ada"), await house.guest("Ben")
        table = (await begin(device, ada))["id"]
        assert (await begin(device, ada))["id"] == table, "she goes on"
        assert (await begin(other, ada))["id"] == table, "also on another device"
        again = await device.post("/api/daily", headers=ben)
        assert (again.status_code, again.json()["reason"]["id"]) == (409, "daily-device")
        assert (await today(device, ben))["taken"]
        assert not (await today(device, ada))["taken"]
        house.at += DAY
        assert (await begin(device, ben))["id"] != table, "tomorrow is another day"


async def test_cookie_tells_nothing_and_goes_nowhere_else(house: House) -> None:
    async with house.device() as device:
        answer = await device.post("/api/daily", headers=await house.guest("Ada"))
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "Path=/api/daily", "SameSite=strict"} <= set(cookie.split("; "))
        again = await device.post("/api/daily", headers=await house.guest("Ben"))
        assert "set-cookie" not in again.headers


async def test_cards_stay_closed_until_the_day_is_over(house: House) -> None:
    async with house.device() as device:
        ada = await house.guest("Ada")
        id = (await begin(device, ada))["id"]
        live = await house.live(id)
        house.finish(live)
        secret = live.table.secret
        asked = [("GET", path) for path in ("record", "film", "film?seat=0", "analysis")] + [("POST", "analysis")]
        for method, path in asked:
            refused = await device.request(method, f"/api/tables/{id}/{path}", headers=ada)
            assert (refused.status_code, refused.json()["reason"]["id"]) == (409, "daily-closed"), path
        for path in (f"/api/tables/{id}", "/api/my/tables", "/api/daily", f"/api/tables/{id}/steps"):
            shown = await device.get(path, headers=ada)
            assert shown.status_code == 200
            assert secret not in shown.text, path
        assert (await device.get(f"/api/tables/{id}/steps")).status_code == 403
        house.at += DAY
        record = (await device.get(f"/api/tables/{id}/record")).json()
    records.replay(record)
    fairness.check(record["fairness"], 2, record["seed"])


async def test_nobody_watches_and_nobody_helps(house: House) -> None:
    async with house.device() as device:
        info = await begin(device, await house.guest("Ada"))
    live = await house.live(info["id"])
    assert info["daily"] == "2026-11-16"
    assert live.table.closed_to_spectators
    asking: Any = type("Asking", (), {"viewer": 0, "player": live.table.seats[0].player})()
    with pytest.raises(Refused, match="hints"):
        house.service.commands.hint(live, asking, "1")
    asking.viewer = SPECTATOR
    with pytest.raises(Refused):
        house.service.commands.connect(live, asking, None, None)


async def test_a_game_finished_too_late_does_not_count(house: House) -> None:
    async with house.device() as device, house.device() as other:
        for where, name, late in ((device, "Ada", False), (other, "Ben", True)):
            house.at = MONDAY
            live = await house.live((await begin(where, await house.guest(name)))["id"])
            house.at += DAY if late else 0
            house.finish(live)
        found = await today(device, day="2026-11-16")
    assert [one["name"] for one in found["results"]] == ["Ada"]
    assert found["count"] == 1


async def test_score_is_the_adjusted_result_over_par(house: House) -> None:
    """The work itself is done here, as its process would; `test_work_is_done_in_the_background` lets it."""
    async with house.device() as device:
        ada = await house.guest("Ada")
        live = await house.live((await begin(device, ada))["id"])
        house.finish(live)
        assert live.table.game is not None
        deal = await house.daily.deal(date(2026, 11, 16))
        assert deal is not None
        begun = await today(device, ada)
        assert begun["par"] is begun["results"][0]["score"] is None
        works = {work.does: (key, json.loads(work.given)) for key, work in house.daily._work._works.items()}
        await house.daily.stop()
        mean = par(works["par"][1], games=2)
        adjusted = adjusted_results(works["adjusted"][1])
        house.daily._work._keep(works["par"][0], json.dumps(mean).encode())
        house.daily._work._keep(works["adjusted"][0], json.dumps(adjusted).encode())
        found = await today(device, ada)
    assert found["par"] == {"par": mean["par"][0], "error": mean["error"][0], "games": 2}
    expected = round(100 * (adjusted["adjusted"][0] - mean["par"][0]), 1)
    assert [(one["mine"], one["score"]) for one in found["results"]] == [(True, expected)]
    assert found["streak"] == 1


def test_par_is_the_same_whenever_it_is_computed() -> None:
    deal = DailyDeal(date(2026, 11, 15), "ab" * 32)
    given = {"game": deal.game, "options": deal.options, "seed": deal.seed, "bot": LEVEL}
    assert par(given, games=2) == par(given, games=2)
    assert abs(sum(par(given, games=2)["par"]) - 1) < 1e-3, "the shares of all seats make one win"


@pytest.mark.parametrize(
    ("days", "count"),
    [
        ([], 0),
        (["2026-11-16"], 1),
        (["2026-11-15"], 1),
        (["2026-11-14"], 0),
        (["2026-11-16", "2026-11-15", "2026-11-14", "2026-11-12"], 3),
        (["2026-11-15", "2026-11-14", "2026-11-12"], 2),
    ],
)
def test_streak_counts_days_in_a_row(days: list[str], count: int) -> None:
    assert streak(days, date(2026, 11, 16)) == count


async def test_unknown_days_have_no_deal(house: House) -> None:
    async with house.device() as device:
        for day in ("2026-11-15", "2026-11-17", "2026-13-01"):
            answer = await device.get(f"/api/daily/{day}")
            assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "daily-unknown"), day


async def test_both_databases_keep_one_try(server: ServerProcess) -> None:
    async with visitors(server.url) as house:
        ada, ben = await house.people(2)
        url, cookie = f"{server.url}/api/daily", {}
        for person, status in ((ada, 201), (ada, 201), (ben, 409)):
            headers = {"Authorization": f"Bearer {person.token}", **cookie}
            async with house.web.post(url, headers=headers) as answer:
                table = await answer.json()
                assert answer.status == status, table
                if status == 201 and not cookie:
                    cookie = {"Cookie": answer.headers["Set-Cookie"].partition(";")[0]}
        assert (await (await ada.connect((await ada.http("GET", "/daily"))["mine"])).quiet()) == []
