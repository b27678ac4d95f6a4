"""Practice in the browser: a position at the table, a choice by mouse, finger or keys, then the comparison."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import Route, expect
from pydantic import TypeAdapter

from courtcards.messages import LANGUAGES, Message, text
from courtcards.review.finding import mean_lead
from courtcards.review.practice import positions
from courtcards.server.practice import Practice
from tests.server.people import Person, Visitors, visitors
from tests.server.process import ServerProcess
from tests.web.conftest import Opens
from tests.web.player import PHONE, Finger, Keys, Player
from tests.web.short_game import choose
from tests.web.test_pages import axe, look_at  # noqa: F401
from tests.web.test_review import GAMES, Past

DAY: dict[str, Any] = {
    "source": "2026-11-16",
    "game": "come-to-call",
    "mine": False,
    "ended_at": None,
    "positions": [
        {"number": number, "round": 1, "state": state} for number, state in enumerate(("new", "missed", "solved"))
    ],
}


class Practiced(Past):
    """A finished game of Ada's, analyzed."""

    def __init__(self, table: str, record: dict[str, Any], ada: Person) -> None:
        super().__init__(table, record)
        self.ada = ada
        self.analyze()
        self.analysis = json.loads(self.file.read_bytes())
        self.numbers = positions(self.analysis, [0])

    def path(self, number: int) -> str:
        return f"/practice/{self.table}/{number}"

    @property
    def first(self) -> tuple[int, Any]:
        """A position that has an easy gesture, and what was judged of it."""
        for number in self.numbers:
            decision = self.analysis["decisions"][number]
            if decision["alternatives"][0]["action"].split()[0] in ("draw", "discard", "lay"):
                return number, decision
        raise AssertionError("nothing to draw, discard or lay")


@pytest.fixture(scope="module")
def practiced(runner: asyncio.Runner, server: ServerProcess) -> Iterator[dict[str, Practiced]]:
    async def all_games() -> dict[str, Practiced]:
        async with visitors(server.url) as house:
            ada, ben = await house.people(2)
            return {game: await worth_a_try(game, ada, ben) for game in GAMES}

    async def worth_a_try(game: str, ada: Person, ben: Person) -> Practiced:
        while not (past := await play(game, ada, ben)).numbers:
            past.file.unlink()
        return past

    async def play(game: str, ada: Person, ben: Person) -> Practiced:
        table = await ada.make(game, 2, **GAMES[game])
        for seat, person in enumerate((ada, ben)):
            await person.sit(table, seat)
        connections = [await person.connect(table) for person in (ada, ben)]
        while not connections[0].ended:
            for connection in connections:
                await connection.quiet()
                if connection.legal:
                    await connection.play(choose(connection.view))
        record = await ada.http("GET", f"/tables/{table}/record")
        return await asyncio.to_thread(Practiced, table, record, ada)

    played = runner.run(all_games())
    yield played
    for past in played.values():
        past.file.unlink(missing_ok=True)


async def told(player: Player, *games: dict[str, Any], status: str = "done", unanalyzed: str | None = None) -> None:
    """Let the list be this, whatever the server knows: the day's game is not analyzed for a test."""
    answer = {"games": list(games), "day": "2026-11-16", "status": status, "unanalyzed": unanalyzed}
    TypeAdapter(Practice).validate_python(answer, strict=True, extra="forbid")

    async def fulfil(route: Route) -> None:
        await route.fulfill(json=answer)

    await player.page.unroute_all()
    await player.page.route("**/api/practice", fulfil)


async def at_position(player: Player, past: Practiced, number: int) -> list[Any]:
    """Open a position; all that the server says of it from now on."""
    said: list[Any] = []

    async def overhear(route: Route) -> None:
        answer = await route.fetch()
        said.append(await answer.json())
        await route.fulfill(response=answer)

    await player.page.route(f"**/api{past.path(number)}", overhear)
    await player.go(past.path(number))
    await player.page.locator(".own .sentence").wait_for()
    player.shown = {"view": said[0]["view"], "table": {"status": "playing"}}
    return said


@pytest.mark.parametrize("hands", [None, Finger, Keys])
async def test_choice_is_compared_and_solved_ones_are_marked(
    hands: Any, practiced: dict[str, Practiced], opens: Opens, house: Visitors
) -> None:
    past = practiced["call-to-glory"]
    number, decision = past.first
    player = await opens(past.ada, **(PHONE if hands is Finger else {}))
    await told(player, DAY)
    said = await at_position(player, past, number)
    assert "alternatives" not in said[0], "the answer does not come before the try"
    page, best = player.page, decision["alternatives"][0]["action"]
    if hands:
        player.hands = hands(player)
    await player.hands.do(best)
    await page.get_by_role("heading", name=text("web-practice-best")).wait_for()
    rows = page.locator("table").first.locator("tbody tr")
    assert await rows.count() == len(decision["alternatives"])
    assert said[1]["action"] == best
    assert await page.evaluate("document.activeElement.id") == "what"
    await expect(page.get_by_role("link", name=text("web-practice-next"))).to_be_visible()
    await page.unroute_all()
    await player.page.get_by_role("button", name=text("web-practice-again")).click()
    await expect(page.get_by_role("heading", name=text("web-practice-ask"))).to_be_visible()
    listed = await past.ada.at(house).http("GET", "/practice")
    states = {one["number"]: one["state"] for game in listed["games"] for one in game["positions"] if game["mine"]}
    assert states[number] == "solved"


async def test_what_cannot_be_done_is_explained(practiced: dict[str, Practiced], opens: Opens) -> None:
    past = practiced["call-to-glory"]
    player = await opens(past.ada)
    number, decision = past.first
    await at_position(player, past, number)
    draws = decision["action"].startswith("draw")
    await player.page.locator(".hand [data-card]" if draws else "[data-pile=L]").first.click(force=True)
    await player.page.locator(".wrong[role=status]").wait_for()
    await expect(player.page.get_by_role("heading", name=text("web-practice-ask"))).to_be_visible()


async def test_unknown_position_says_so(practiced: dict[str, Practiced], opens: Opens) -> None:
    player = await opens(practiced["call-to-glory"].ada)
    player.forgiven.append("404")
    await player.go("/practice/2020-01-01/5")
    await expect(player.page.get_by_role("alert")).to_have_text(text("practice-unknown"))


async def test_list_leads_to_positions_and_to_the_review(opens: Opens) -> None:
    player = await opens()
    await told(player, DAY, unanalyzed="k3v9c2m7xq4t")
    await player.go("/")
    await player.page.get_by_role("link", name=text("web-practice"), exact=True).click()
    page = player.page
    await expect(page.get_by_text(text("web-practice-count", solved=1, of=3))).to_be_visible()
    links = await page.locator(".positions a").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert links == [f"/practice/2026-11-16/{number}" for number in range(3)]
    offered = page.get_by_role("link", name=text("web-practice-analyze"))
    assert await offered.get_attribute("href") == "/review/k3v9c2m7xq4t"


async def test_phone_home_page_begins_with_games(opens: Opens) -> None:
    player = await opens(**PHONE)
    await player.go("/")
    begins = player.page.locator("a.button.main").first
    box = await begins.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE["viewport"]["height"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_practice_is_accessible_and_complete(
    language: str,
    practiced: dict[str, Practiced],
    opens: Opens,
    axe: str,  # noqa: F811
) -> None:
    past = practiced["come-to-call"]
    player = await opens(past.ada, likes={"language": language, "theme": "dark" if language in "deru" else "light"})
    await player.go("/")
    await player.page.evaluate(axe)
    wrong = []
    lists = {"day": ([DAY], "done"), "preparing": ([], "running"), "failed": ([], "failed")}
    for name, (games, status) in lists.items():
        await told(player, *games, status=status)
        wrong += await look_at(player, f"/practice?{name}", name, "h2 ~ p, .positions")
        await player.page.evaluate(
            "history.pushState(null, '', '/about'); dispatchEvent(new PopStateEvent('popstate'))"
        )
    for game in practiced.values():
        wrong += await look_at(player, game.path(game.numbers[0]), game.table, ".own .sentence")
    number, decision = practiced["call-to-glory"].first
    await told(player, DAY)
    await at_position(player, practiced["call-to-glory"], number)
    await player.page.evaluate(axe)
    await player.hands.do(decision["action"])
    await player.page.locator("#what[tabindex]").wait_for()
    path = practiced["call-to-glory"].path(number)
    wrong += await look_at(player, path, "comparison", "#what[tabindex]")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("same", [True, False])
async def test_reasons_say_which_move_they_are_about(same: bool, practiced: dict[str, Practiced], opens: Opens) -> None:
    past = practiced["call-to-glory"]
    number, decision = past.first
    best, other = (one["action"] for one in decision["alternatives"][:2])
    player = await opens(past.ada)
    await told(player, DAY)

    async def explain(route: Route) -> None:
        answer = await route.fetch()
        reasons = [Message("reason-points", {"best": mean_lead(2.6), "played": mean_lead(-2.7)}).as_json()]
        played = best if same else other
        more = {"played": played, "reasons": reasons} if route.request.method == "POST" else {}
        await route.fulfill(json={**(await answer.json()), **more})

    await player.page.route(f"**/api{past.path(number)}", explain)
    await player.go(past.path(number))
    await player.page.locator(".own .sentence").wait_for()
    view = await player.page.evaluate(
        f"fetch('/api{past.path(number)}', {{ headers: {{ Authorization: 'Bearer ' + "
        "JSON.parse(localStorage['courtcards.player']).token } }).then((r) => r.json())"
    )
    player.shown = {"view": view["view"], "table": {"status": "playing"}}
    await player.hands.do(best)
    await player.page.get_by_text("2.6 points ahead instead of 2.7 points behind.").wait_for()
    about = text("web-practice-about-played", move="").partition("“")[0]
    await expect(player.page.get_by_text(about)).to_have_count(0 if same else 1)
