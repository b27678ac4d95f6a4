"""The review of a finished game: through the game by slider, keys and wheel, with the analysis beside it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from courtcards.messages import LANGUAGES, text
from courtcards.review import Depth, analyze
from courtcards.server.analyses import Analyses
from tests.server.people import Visitors
from tests.server.process import ServerProcess
from tests.web.conftest import Opens
from tests.web.player import Player
from tests.web.short_game import RICH, choose
from tests.web.test_pages import axe, look_at  # noqa: F401

GAMES: dict[str, dict[str, Any]] = {"call-to-glory": {"quick": True}, "come-to-call": {"cards": RICH[2]}}


class Past:
    """A finished game, and its analysis where the server looks for it."""

    def __init__(self, table: str, record: dict[str, Any]) -> None:
        self.table, self.record = table, record
        self.decisions = sum(len(round["actions"]) for round in record["rounds"])
        analyses = Analyses()
        self.file = analyses.folder / f"{analyses.key(record)}.json"

    def analyze(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_bytes(orjson.dumps(analyze(self.record, depth=Depth(2, 2, 2)).as_json()))


async def play(house: Visitors, game: str) -> Past:
    table, people, connections = await house.connected(game, 2, **GAMES[game])
    while not connections[0].ended:
        for connection in connections:
            if connection.view["legal"] and not connection.ended:
                await connection.play(choose(connection.view))
        for connection in connections:
            await connection.quiet()
    return Past(table, await people[0].http("GET", f"/tables/{table}/record"))


@pytest.fixture(scope="module")
def pasts(runner: asyncio.Runner, server: ServerProcess) -> Iterator[dict[str, Past]]:
    from tests.server.people import visitors

    async def all_games() -> dict[str, Past]:
        async with visitors(server.url) as house:
            return {game: await play(house, game) for game in GAMES}

    played = runner.run(all_games())
    for past in played.values():
        past.analyze()
    yield played
    for past in played.values():
        past.file.unlink(missing_ok=True)


async def reviewing(player: Player, past: Past, query: str = "") -> Player:
    await player.go(f"/review/{past.table}{query}")
    await player.page.locator("input[type=range]").wait_for()
    await player.page.locator("table").first.wait_for()
    return player


async def moment(player: Player) -> int:
    return int(await player.page.locator("input[type=range]").input_value())


@pytest.mark.parametrize("game", GAMES)
async def test_keys_wheel_and_slider_go_through_the_game(game: str, pasts: dict[str, Past], opens: Opens) -> None:
    player = await reviewing(await opens(), pasts[game])
    page = player.page
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    assert await moment(player) == 2
    await page.keyboard.press("ArrowLeft")
    assert await moment(player) == 1
    await page.locator(".centre").hover()
    await page.mouse.wheel(0, 100)
    await page.wait_for_function("() => document.querySelector('input[type=range]').value === '2'")
    await page.keyboard.press("End")
    assert await moment(player) == pasts[game].decisions
    await page.locator("input[type=range]").fill("3")
    assert await moment(player) == 3


async def test_a_step_can_be_a_round(pasts: dict[str, Past], opens: Opens) -> None:
    past = pasts["come-to-call"]
    player = await reviewing(await opens(), past)
    await player.page.locator("select").first.select_option("round")
    await player.page.keyboard.press("ArrowRight")
    assert await moment(player) == len(past.record["rounds"][0]["actions"])


async def test_link_to_a_moment_opens_it(pasts: dict[str, Past], opens: Opens) -> None:
    player = await reviewing(await opens(), pasts["call-to-glory"], "?at=5&seat=1")
    assert await moment(player) == 5
    assert await player.page.locator("select").nth(1).input_value() == "1"


async def test_a_seat_sees_only_its_own_cards(pasts: dict[str, Past], opens: Opens) -> None:
    player = await reviewing(await opens(), pasts["call-to-glory"])
    known = player.page.locator(".known")
    assert await known.nth(0).inner_text()
    assert await known.nth(1).inner_text()
    await player.page.locator("select").nth(1).select_option("0")
    await player.page.wait_for_function("() => !document.querySelectorAll('.known')[1].innerText.trim()")
    assert await known.nth(0).inner_text()


async def test_analysis_shows_every_alternative(pasts: dict[str, Past], opens: Opens) -> None:
    past = pasts["call-to-glory"]
    player = await reviewing(await opens(), past)
    written = json.loads(past.file.read_bytes())
    rows = player.page.locator("table").first.locator("tbody tr")
    assert await rows.count() == len(written["decisions"][0]["alternatives"])
    assert await player.page.locator("figure polyline").count() == 2


async def test_record_from_a_file_is_shown(pasts: dict[str, Past], opens: Opens, tmp_path: Path) -> None:
    file, broken = tmp_path / "game.json", tmp_path / "broken.json"
    file.write_text(json.dumps(pasts["come-to-call"].record))
    broken.write_text('{"format": "courtcards/9"}')
    player = await opens()
    await player.go("/review")
    await player.page.locator("input[type=file]").set_input_files(file)
    await player.page.locator("input[type=range]").wait_for()
    await player.page.locator("input[type=file]").set_input_files(broken)
    await player.page.locator("[role=alert]").filter(has_text="courtcards/9").wait_for()
    player.mistakes.clear()  # the browser notes that the server refused it


@pytest.mark.parametrize("language", LANGUAGES)
async def test_review_is_accessible_and_complete(
    language: str,
    pasts: dict[str, Past],
    opens: Opens,
    axe: str,  # noqa: F811
) -> None:
    player = await opens(likes={"language": language})
    await player.go("/")
    await player.page.evaluate(axe)
    wrong = await look_at(player, "/review", "file")
    for game, past in pasts.items():
        wrong += await look_at(player, f"/review/{past.table}?at=4", game, "figure polyline")
    assert not wrong, "\n".join(wrong)
    assert text("review-curve", language) in await player.page.locator("#main").inner_text()
