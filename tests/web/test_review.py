"""The review of a finished game: through the game by slider, keys and wheel, with the analysis beside it."""

from __future__ import annotations

import asyncio
import json
import math
import re
from collections.abc import Iterator
from typing import Any

import orjson
import pytest
from playwright.async_api import expect

import courtcards
from courtcards.messages import LANGUAGES, Message, say, text
from courtcards.review import Depth, analyze
from courtcards.review.lesson import lesson_of
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


async def reviewing(player: Player, past: Past, query: str = "?at=0") -> Player:
    await player.go(f"/review/{past.table}{query}")
    await player.page.locator("input[type=range]").wait_for()
    await player.page.locator("table").first.wait_for()
    return player


async def moment(player: Player) -> float:
    """How many decisions came before; the end of a round lies half a step before the next deal."""
    return float(await player.page.locator("input[type=range]").input_value())


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


@pytest.mark.parametrize("game", GAMES)
async def test_steps_by_round_pass_its_end(game: str, pasts: dict[str, Past], opens: Opens) -> None:
    past = pasts[game]
    first = past.record["rounds"][0]
    player = await reviewing(await opens(), past)
    await player.page.locator("select").first.select_option("round")
    await player.page.locator("select").first.blur()
    await player.page.keyboard.press("ArrowRight")
    assert await moment(player) == len(first["actions"]) - 0.5
    scores = " ".join(await player.page.locator("section.end :is(.favor, .points)").all_inner_texts())
    assert sorted(map(int, re.findall(r"\+(\d+)", scores))) == sorted(first["scores"])
    await player.page.keyboard.press("ArrowRight")
    assert await moment(player) == len(first["actions"])
    await expect(player.page.locator("section.end")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
async def test_slider_and_arrows_stop_at_round_ends(game: str, pasts: dict[str, Past], opens: Opens) -> None:
    past, page = pasts[game], (player := await opens()).page
    count = len(past.record["rounds"][0]["actions"])
    await reviewing(player, past, f"?at={count - 0.5}")
    assert await moment(player) == count - 0.5, "a link leads there, too"
    await expect(page.locator("section.end")).to_be_visible()
    await page.keyboard.press("ArrowLeft")
    assert await moment(player) == count - 1
    slider = page.locator("input[type=range]")
    assert await slider.get_attribute("aria-label") == f"Step {count - 1} of {past.decisions}"
    await slider.focus()
    await page.keyboard.press("ArrowLeft")
    assert await moment(player) == count - 2, "there is no half step where no round ends"
    for _ in range(2):
        await page.keyboard.press("ArrowRight")
    assert await moment(player) == count - 0.5
    assert await slider.get_attribute("aria-label") == "End of round 1"


async def test_open_cards_show_the_sets_before_the_show(pasts: dict[str, Past], opens: Opens) -> None:
    past = pasts["come-to-call"]
    actions = [entry for round in past.record["rounds"] for entry in round["actions"]]
    called = [one.startswith(("0 send", "1 send")) for one in actions]
    at = next(at for at in range(1, len(actions)) if called[at - 1] and called[at] and not called[at - 2])
    player = await reviewing(await opens(), past, f"?at={at}")
    await expect(player.page.locator(".sent figure")).to_have_count(1)
    await player.page.locator("select").nth(1).select_option(str(1 - int(actions[at - 1][0])))
    await expect(player.page.locator(".sent figure")).to_have_count(0)


async def test_link_to_a_moment_opens_it(pasts: dict[str, Past], opens: Opens) -> None:
    player = await reviewing(await opens(), pasts["call-to-glory"], "?at=5&seat=1")
    assert await moment(player) == 5
    assert await player.page.locator("select").nth(1).input_value() == "1"


@pytest.mark.parametrize("seat", ["9", "3", "abc", "-1", ""])
async def test_link_to_an_impossible_seat_shows_all_cards(seat: str, pasts: dict[str, Past], opens: Opens) -> None:
    player = await opens()
    player.forgiven.append("422")
    await reviewing(player, pasts["call-to-glory"], f"?at=5&seat={seat}")
    assert await player.page.locator("select").nth(1).input_value() == ""
    await expect(player.page.locator("[role=alert]")).to_have_count(0)


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


async def test_record_from_a_file_is_shown(pasts: dict[str, Past], opens: Opens) -> None:
    player = await opens()
    await player.go("/review")
    await open_file(player, json.dumps(pasts["come-to-call"].record))
    await player.page.locator("input[type=range]").wait_for()
    await expect(player.page.get_by_text(text("web-review-unfinished"))).to_have_count(0)
    await expect(player.page.get_by_text("courtcards analyze")).to_be_visible()


async def test_file_is_analyzed_only_when_asked(pasts: dict[str, Past], opens: Opens) -> None:
    past, player = pasts["come-to-call"], await opens()
    sent: list[str] = []
    player.page.on("request", lambda one: sent.append(one.url.rpartition("/api/")[2]) if one.method == "POST" else None)
    await player.go("/review")
    await expect(player.page.get_by_text(text("web-review-upload"))).to_be_visible()
    await open_file(player, json.dumps(past.record))
    await player.page.locator("input[type=range]").wait_for()
    assert sent == ["film"], "it is replayed, and that is said before"
    await player.page.get_by_role("button", name=text("web-review-analyze-here")).click()
    await player.page.locator("figure polyline").first.wait_for()
    assert sent == ["film", "analyses"]
    await player.page.get_by_role("button", name=text("web-verify")).click()
    await expect(player.page.get_by_text(text("web-verify-record-only"))).to_be_visible()


async def test_analysis_shows_progress_and_can_be_cancelled(pasts: dict[str, Past], opens: Opens) -> None:
    player, record = await opens(), {**pasts["call-to-glory"].record, "names": ["Somebody", "Else"]}
    page = player.page
    await player.go("/review")
    await open_file(player, json.dumps(record))
    await page.get_by_role("button", name=text("web-review-analyze-here")).click()
    progress, count = page.locator("progress"), pasts["call-to-glory"].decisions
    await expect(progress).to_have_attribute("max", str(count), timeout=60_000)
    await expect(page.get_by_text(re.compile(f"Judged \\d+ of {count} decisions"))).to_be_visible()
    await page.get_by_role("button", name=text("web-review-cancel")).press("Enter")
    await expect(page.get_by_role("button", name=text("web-review-analyze-here"))).to_be_visible()
    await expect(progress).to_have_count(0)
    analyses = Analyses()
    assert not (analyses.folder / f"{analyses.key(record)}.wanted").exists(), "nobody goes on with it"


def read(said: Any) -> Any:
    """A message from its JSON; other values as they are."""
    if not isinstance(said, dict):
        return said
    return Message(said["id"], {name: read(value) for name, value in said["args"].items()})


async def test_list_of_what_mattered_leads_there(pasts: dict[str, Past], opens: Opens) -> None:
    written = json.loads(pasts["call-to-glory"].file.read_bytes())
    player = await reviewing(await opens(), pasts["call-to-glory"])
    for place, point in enumerate(written["turning_points"]):
        await player.page.locator(".points button").nth(place).click()
        assert await moment(player) == point["number"]
        told = await player.page.locator("section.panel").inner_text()
        assert all(say(read(reason)) in told for reason in point["reasons"])
    assert written["turning_points"]


async def test_decks_without_a_promise_are_checked(opens: Opens) -> None:
    player = await opens()
    for record, found in (
        (courtcards.new_game("call-to-glory", players=2, seed="abc").record(), "web-verify-seed-only"),
        (lesson_of("court").record(), "web-verify-no-seed"),
    ):
        await player.go("/review")
        await open_file(player, json.dumps(record))
        await player.page.get_by_role("button", name=text("web-verify")).click()
        await expect(player.page.get_by_text(text(found))).to_be_visible()


async def test_deal_is_checked_with_every_value(pasts: dict[str, Past], opens: Opens) -> None:
    past = pasts["call-to-glory"]
    player = await reviewing(await opens(), past)
    await player.page.get_by_role("button", name=text("web-verify")).click()
    told = player.page.locator(".verify")
    await expect(told).to_contain_text(text("web-verify-record-only"))
    assert [one[0] for one in await told.locator("li").all_inner_texts()] == ["✓"] * 4
    fairness = past.record["fairness"]
    values = await told.locator("dd").all_inner_texts()
    for value in (fairness["commitment"], fairness["secret"], *fairness["texts"], past.record["seed"]):
        assert value in values
    assert values.count(past.record["seed"]) == 2, "the one of the game, and the one that follows"
    first = [text(f"card-{card}", count=1) for card in past.record["rounds"][0]["deck"][:6]]
    assert values[-len(past.record["rounds"])].startswith(", ".join(first))


TAMPERED = {
    "another secret": (0, lambda record: record["fairness"].update(secret="0" * 64)),
    "another text": (1, lambda record: record["fairness"]["texts"].reverse()),
    "another deck": (2, lambda record: record["rounds"][0]["deck"].reverse()),
    "another start": (3, lambda record: record.update(first=1 - record["first"])),
}


@pytest.mark.parametrize("how", TAMPERED)
async def test_tampered_deal_is_found_in_the_browser(how: str, pasts: dict[str, Past], opens: Opens) -> None:
    past, (step, tamper) = pasts["call-to-glory"], TAMPERED[how]
    record = json.loads(json.dumps(past.record))
    tamper(record)
    player = await opens()
    await player.page.route("**/record", lambda route: route.fulfill(json=record))
    await reviewing(player, past)
    await player.page.get_by_role("button", name=text("web-verify")).click()
    told = player.page.locator(".verify")
    await expect(told).to_contain_text(text("web-verify-bad"))
    assert (await told.locator("ol > li").nth(step).inner_text()).startswith("✗")


async def test_record_is_downloaded_as_it_is(pasts: dict[str, Past], opens: Opens) -> None:
    past = pasts["come-to-call"]
    player = await reviewing(await opens(), past)
    async with player.page.expect_download() as coming:
        await player.page.get_by_role("link", name=text("web-review-download")).click()
    saved = await coming.value
    assert saved.suggested_filename == f"courtcards-{past.table}.json"
    assert json.loads((await saved.path()).read_bytes()) == past.record


async def test_curve_writes_percents_as_the_language_does(pasts: dict[str, Past], opens: Opens) -> None:
    player = await reviewing(await opens(likes={"language": "ru"}), pasts["call-to-glory"])
    shares = await player.page.locator("figcaption b").all_inner_texts()
    assert all(re.fullmatch(r"\d+,\d\u00a0%", share) for share in shares), shares


async def test_unfinished_record_is_shown_and_says_so(pasts: dict[str, Past], opens: Opens) -> None:
    player = await opens()
    await player.go("/review")
    await open_file(player, json.dumps(courtcards.replay(pasts["call-to-glory"].record, 7).record()))
    await expect(player.page.get_by_text(text("web-review-unfinished"))).to_be_visible()
    await player.page.keyboard.press("End")
    assert await moment(player) == 7


async def test_seats_fill_their_rows_on_a_phone(opens: Opens) -> None:
    player = await opens(viewport={"width": 390, "height": 844})
    await player.go("/review")
    record = courtcards.new_game("call-to-glory", players=3, seed=1, quick=True).record()
    await open_file(player, json.dumps(record))
    seats = player.page.locator(".seats > *")
    await expect(seats).to_have_count(3)
    ends = await seats.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().right))")
    assert ends[2] == ends[1] > ends[0]


async def test_hands_are_seen_on_a_small_phone(opens: Opens) -> None:
    player = await opens(viewport={"width": 320, "height": 640})
    await player.go("/review")
    await open_file(player, json.dumps(courtcards.new_game("call-to-glory", players=2, seed=1).record()))
    await expect(player.page.locator(".seats .known").first).to_be_visible()


async def test_every_bad_record_gets_one_sentence(pasts: dict[str, Past], opens: Opens) -> None:
    record = pasts["call-to-glory"].record
    bad = {
        "broken": json.dumps(record)[:-40],
        "empty": "",
        "number": "5",
        "list": "[]",
        "foreign": '{"pgn": "1. e4 e5"}',
        "foreign game": json.dumps({**record, "game": "chess"}),
        "newer": json.dumps({**record, "format": "courtcards/9"}),
        "illegal": json.dumps(record).replace('"0 draw L"', '"0 lay emperor 6"', 1),
        "changed": json.dumps({**record, "totals": [999, 0]}),
    }
    player = await opens()
    said = {}
    for kind, content in bad.items():
        await player.go("/review")
        await open_file(player, content)
        said[kind] = await player.page.locator("[role=alert]").inner_text()
    player.mistakes.clear()  # the browser notes that the server refused them
    assert all(re.search("record|round 1", sentence) and len(sentence) < 200 for sentence in said.values()), said
    assert len(set(said.values())) >= len(bad) - 1, "each says what is wrong"
    assert "courtcards/9" in said["newer"]
    assert "chess" in said["foreign game"]


async def test_broken_record_is_shown_up_to_there(pasts: dict[str, Past], opens: Opens) -> None:
    record = json.loads(json.dumps(pasts["call-to-glory"].record))
    player = await opens()
    await player.go("/review")
    await open_file(player, json.dumps({**record, "totals": [999, 0]}))
    await expect(player.page.locator("[role=alert]")).to_contain_text("999")
    await player.page.keyboard.press("End")
    assert await moment(player) == pasts["call-to-glory"].decisions
    record["rounds"][0]["actions"][6] = "0 lay emperor 6"
    await player.go("/review")
    await open_file(player, json.dumps(record))
    await expect(player.page.locator("[role=alert]")).to_contain_text("lay emperor 6")
    await expect(player.page.get_by_text(text("web-review-unfinished"))).to_have_count(0)
    await player.page.keyboard.press("End")
    assert await moment(player) == 6
    await expect(player.page.locator(".seats .seat")).to_have_count(2)
    await player.page.get_by_role("button", name=text("web-review-analyze-here")).click()
    await player.page.locator("figure polyline").first.wait_for(timeout=60_000)
    await player.page.keyboard.press("ArrowLeft")
    await expect(player.page.locator("section.panel table").first).to_contain_text(text("review-action"))


async def open_file(player: Player, content: str) -> None:
    file = {"name": "game.json", "mimeType": "application/json", "buffer": content.encode()}
    await player.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


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


async def test_letters_work_on_every_keyboard(pasts: dict[str, Past], opens: Opens) -> None:
    past = pasts["call-to-glory"]
    mistakes = [one["number"] for one in json.loads(past.file.read_bytes())["decisions"] if one["word"]]
    player = await reviewing(await opens(likes={"language": "ru"}), past)
    pressed = """([code, key]) => document.body.dispatchEvent(
      new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }))"""
    await player.page.evaluate(pressed, ["KeyN", "т"])
    assert await moment(player) == next(number for number in mistakes if number > 0)
    await player.page.keyboard.press("End")
    await player.page.evaluate(pressed, ["KeyP", "з"])
    assert await moment(player) == mistakes[-1]


async def test_numbers_behind_the_best_follow_the_language(pasts: dict[str, Past], opens: Opens) -> None:
    past = pasts["call-to-glory"]
    decisions = json.loads(past.file.read_bytes())["decisions"]
    at, written = next((one["number"], one["alternatives"]) for one in decisions if len(one["alternatives"]) > 2)
    player = await reviewing(await opens(likes={"language": "ru"}), past, f"?at={at}")
    rows = await player.page.locator("table").first.locator("tbody tr").all_inner_texts()
    assert "±" not in rows[0], "the best is not behind itself"
    assert all("±" in row for row in rows[1:])
    assert f"{math.floor(1000 * written[0]['win'] + 0.5) / 10:.1f}".replace(".", ",") in rows[0]
    assert not re.search(r"\d\.\d|-\d", "".join(rows))
    assert text("review-error-note", "ru") in await player.page.locator("#main").inner_text()


async def test_a_lost_connection_does_not_end_the_progress(pasts: dict[str, Past], opens: Opens) -> None:
    past, player = pasts["call-to-glory"], await opens()
    states = [
        {"status": "none", "done": 0, "of": 0, "analysis": None},
        {"status": "running", "done": 3, "of": 9, "analysis": None},
        None,  # the server cannot be reached
        {"status": "done", "done": 9, "of": 9, "analysis": json.loads(past.file.read_bytes())},
    ]

    async def answer(route: Any) -> None:
        state = states.pop(0)
        await (route.abort() if state is None else route.fulfill(json=state))

    await player.page.route("**/analysis", answer)
    player.forgiven.append("ERR_FAILED")
    await player.go(f"/review/{past.table}?at=0")
    await player.page.get_by_role("button", name=text("web-review-analyze")).click()
    await player.page.locator("figure polyline").first.wait_for()
    assert not states
    await expect(player.page.locator("[role=alert]")).to_have_count(0)


async def test_link_not_copied_stays_in_address(pasts: dict[str, Past], opens: Opens) -> None:
    player = await opens()
    await player.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined })"  # as over plain HTTP
    )
    await reviewing(player, pasts["call-to-glory"])
    await player.page.keyboard.press("ArrowRight")
    await player.page.get_by_role("button", name=text("web-review-link")).click()
    await expect(player.page.get_by_text(text("web-review-link-by-hand"))).to_be_visible()
    assert player.page.url.endswith("?at=1")
    await player.page.keyboard.press("ArrowRight")
    await expect(player.page.get_by_text(text("web-review-link-by-hand"))).to_have_count(0)


OVERLAPS = """() => [...document.querySelectorAll(".known")].flatMap((row) => {
  const boxes = [...row.querySelectorAll(".one")].map((one) =>
    [...one.children].filter((part) => !part.matches(".visually-hidden")).map((part) => part.getBoundingClientRect()));
  if (!boxes.flat().some(({ width }) => width)) return ["nothing is shown"];
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => one.some((a) => other.some((b) => meet(a, b)))))
    .map(() => row.innerText);
})"""


@pytest.mark.parametrize("width", [1280, 390, 320])
async def test_open_cards_do_not_cover_each_other(width: int, opens: Opens) -> None:
    game = courtcards.new_game("come-to-call", players=6, seed="open cards")
    player = await opens(viewport={"width": width, "height": 568})
    await player.go("/review")
    await open_file(player, json.dumps(game.record()))
    await player.page.locator("input[type=range]").wait_for()
    assert await player.page.evaluate(OVERLAPS) == []
