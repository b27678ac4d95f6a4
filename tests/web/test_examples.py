"""Examples in the rules: small tables to step through, by touch and by keyboard, on every screen."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from courtcards.games import GAMES
from courtcards.messages import LANGUAGES, text
from courtcards.review.example import EXAMPLES, Example, example_of
from tests.server.people import Visitors
from tests.web.conftest import Opens
from tests.web.player import PHONE, Player
from tests.web.test_pages import CUT, WIDE, axe, look_at  # noqa: F401

SIZES = ((320, 640), (390, 844), (844, 390), (1280, 800), (2560, 1300))
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
STICKS_OUT = """(figure) => { const inside = figure.getBoundingClientRect();
  return [...figure.querySelectorAll("*")].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => { const box = one.getBoundingClientRect();
      return box.width > 1 && (box.left < inside.left - 1 || box.right > inside.right + 1); })
    .map((one) => `${one.tagName}.${one.className}`); }"""


def examples_of(game: str) -> list[Example]:
    return [example for example in map(example_of, EXAMPLES) if example.game == game]


def figure(player: Player, example: Example, language: str = "en") -> Locator:
    return player.page.get_by_role("figure", name=text(example.title, language))


async def read_rules(player: Player, game: str) -> None:
    await player.go(f"/rules/{game}")
    await player.page.locator("figure.example").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
async def test_examples_are_stepped_through_by_keyboard(game: str, opens: Opens) -> None:
    player = await opens()
    await read_rules(player, game)
    for example in examples_of(game):
        one = figure(player, example)
        now = one.locator(".now")
        await expect(now).to_contain_text(text(example.moments[0].say))
        on, back = one.locator(".steps button").last, one.locator(".steps button").first
        await on.focus()
        for moment in example.moments[1:]:
            await player.page.keyboard.press("ArrowRight")
            await expect(now).to_contain_text(text(moment.say))
        await player.page.keyboard.press("Enter")  # from the last to the first
        await expect(now).to_contain_text(text(example.moments[0].say))
        await expect(on).to_be_focused()
        await player.page.keyboard.press("Enter")
        await expect(now).to_contain_text(text(example.moments[1].say))
        await back.focus()
        await player.page.keyboard.press("Space")
        await expect(now).to_contain_text(text(example.moments[0].say))


async def test_only_the_steps_take_the_focus(opens: Opens) -> None:
    player = await opens()
    await read_rules(player, "call-to-glory")
    one = figure(player, examples_of("call-to-glory")[0])
    await one.locator(".steps button").first.focus()
    await player.page.keyboard.press("Shift+Tab")
    assert not await one.evaluate("(figure) => figure.contains(document.activeElement)")


async def test_refusal_and_beaten_set_are_shown_by_touch(opens: Opens) -> None:
    player = await opens(**PHONE)
    await read_rules(player, "call-to-glory")
    one = figure(player, example_of("glory-2-beat"))
    on = one.locator(".steps button").last
    theirs, mine = one.locator(".seat .set"), one.locator(".own .set")
    await expect(theirs).to_have_count(1)
    await on.tap()
    await expect(one.locator(".now .refused")).to_contain_text("There is already a set of 2 Monks")
    await on.tap()
    await expect(theirs).to_have_count(0)
    await expect(mine).to_have_count(1)
    await expect(one.locator(".aside img")).to_have_count(2)
    await on.tap()
    await expect(one.locator(".aside img")).to_have_count(0)
    await expect(one.locator("[data-pile=B] .count")).to_have_text("3")


async def test_show_marks_losers_and_who_steals_it(opens: Opens) -> None:
    player = await opens()
    await read_rules(player, "come-to-call")
    one = figure(player, example_of("call-2-show"))
    on = one.locator(".steps button").last
    await on.click()
    for out, best in ((0, 0), (2, 0), (3, 0), (3, 1)):
        await expect(one.locator(".end .out")).to_have_count(out)
        await expect(one.locator(".end .best")).to_have_count(best)
        await on.click()
    await expect(one.locator(".stage > .table")).to_be_visible()


async def test_points_are_written_with_spaces(opens: Opens) -> None:
    player = await opens()
    await read_rules(player, "come-to-call")
    points = player.page.locator("figure.example .own .points .long").first
    assert await points.inner_text() == "0 favor / 18"


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_moves_while_one_steps(game: str, opens: Opens) -> None:
    player = await opens(**PHONE)
    await read_rules(player, game)
    for example in examples_of(game):
        one = figure(player, example)
        height = await one.evaluate("(figure) => figure.offsetHeight")
        for moment in example.moments[1:]:
            await one.locator(".steps button").last.tap()
            await expect(one.locator(".now")).to_contain_text(text(moment.say))
            assert await one.evaluate("(figure) => figure.offsetHeight") == height, moment.say


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_examples_fit_every_screen_at_every_moment(game: str, language: str, opens: Opens, axe: str) -> None:  # noqa: F811
    likes = {"language": language, "theme": "dark" if language == "ru" else "light"}
    player = await opens(likes=likes)
    page = player.page
    await player.go("/")
    await page.evaluate(axe)
    wrong = await look_at(player, f"/rules/{game}", "before", "figure.example")
    for at in range(1, max(len(example.moments) for example in examples_of(game))):
        for example in examples_of(game):
            if at < len(example.moments):
                one = figure(player, example, language)
                await one.locator(".steps button").last.click()
                await expect(one.locator(".now")).to_contain_text(text(example.moments[at].say, language))
        for width, height in SIZES:
            await page.set_viewport_size({"width": width, "height": height})
            await page.evaluate(DRAWN)
            found = [*await page.evaluate(WIDE), *await page.evaluate(CUT)]
            for one in await page.locator("figure.example").all():
                found += await one.evaluate(STICKS_OUT)
            wrong += [f"{at} at {width} × {height}: {what}" for what in found]
    assert not wrong, "\n".join(wrong)


async def test_article_stands_where_it_was_asked_for(house: Visitors, opens: Opens) -> None:
    """A link to an article leads there, although examples stand above it; also over a running game."""
    ada = await house.person()
    player = await opens(ada)
    await player.go("/rules/come-to-call#5")
    heading = player.page.locator("[id='5']")
    await expect(heading).to_be_in_viewport()
    await player.page.locator("figure.example").last.wait_for()
    await expect(heading).to_be_in_viewport()


async def test_rules_stay_readable_without_their_examples(opens: Opens) -> None:
    player = await opens()
    player.forgiven.append("Failed to load resource")
    await player.page.route("**/api/games/*/examples", lambda route: route.abort())
    await player.go("/rules/come-to-call")
    await expect(player.page.locator(".rules h2").nth(3)).to_be_visible()
    await expect(player.page.locator(".wrong")).to_be_visible()
    await expect(player.page.locator("figure.example")).to_have_count(0)
