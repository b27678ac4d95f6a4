"""Lessons in the browser: by keyboard from the first step to the last, to leave and take up again."""

from __future__ import annotations

import pytest

from courtcards.messages import LANGUAGES, text
from courtcards.review.lesson import LESSONS, lesson_of
from tests.server.people import Visitors
from tests.web.conftest import Opens
from tests.web.player import PHONE, Finger, Player, skip_the_show
from tests.web.test_pages import axe, look_at  # noqa: F401


async def follow(player: Player, lesson: str) -> None:
    """Do what the hint says, until the lesson is over."""
    page, last = player.page, text(lesson_of(lesson).last)
    says = page.locator(".says.panel")
    for _ in range(400):
        if (await says.inner_text()).startswith(last[:40]):
            return
        await page.keyboard.press("h")
        await page.keyboard.press("Enter")
        await page.wait_for_timeout(120)
    raise AssertionError(f"the lesson does not end: {await says.inner_text()}")


@pytest.mark.parametrize("lesson", LESSONS)
async def test_a_lesson_can_be_played_by_keyboard(lesson: str, opens: Opens) -> None:
    player = await opens()
    await player.go(f"/learn/{lesson}")
    await player.page.locator(".own .sentence").wait_for()
    await follow(player, lesson)
    await player.page.locator("a.button.main[href^='/play']").wait_for()


async def test_a_lesson_refuses_kindly_and_goes_on_later(opens: Opens) -> None:
    player = await opens()
    await player.go("/learn/glory")
    page = player.page
    await page.locator("[data-pile=R]").click()
    await page.locator(".wrong").wait_for()
    await page.locator("[data-pile=L]").click()
    await page.locator(".says.panel").filter(has_text=text("lesson-glory-second")).wait_for()
    await page.reload()
    await page.locator(".says.panel").filter(has_text=text("lesson-glory-second")).wait_for()


class Learner(Finger):
    """A finger that knows only the hand on the page, as a lesson needs no connection."""

    def steps(self, action: str) -> int:  # noqa: ARG002
        return 0  # lessons lay all that there is

    async def do(self, action: str) -> None:
        self.confirms = not action.startswith("send")  # a set has a button of its own
        await super().do(action)


@pytest.mark.parametrize("lesson", ["glory", "court"])
async def test_a_first_round_can_be_played_by_touch(lesson: str, opens: Opens) -> None:
    player = await opens(**PHONE)
    await player.go(f"/learn/{lesson}")
    page, hands = player.page, Learner(player)
    steps = lesson_of(lesson).steps
    await page.locator(".own .sentence").wait_for()
    for at, step in enumerate(steps):
        kept = f"() => Number(localStorage.getItem('courtcards.lesson.{lesson}')) >= "
        if step.seat == 0:
            await page.wait_for_function(kept + str(at))
            await hands.do(step.action)
        await page.wait_for_function(kept + str(at + 1))
    if lesson == "court":
        await skip_the_show(page)
    await hands.press(page.locator(".end .main"))
    await page.locator("a.button.main[href^='/play']").wait_for()


async def test_court_ends_with_the_show_act_by_act(opens: Opens) -> None:
    player = await opens()
    page, steps = player.page, lesson_of("court").steps
    await page.add_init_script(f"localStorage.setItem('courtcards.lesson.court', {len(steps) - 1})")
    await player.go("/learn/court")
    await page.locator(".end .acts").wait_for()
    assert await page.locator(".end figure").count() == 2
    assert await page.locator(".own").count() == 0, "no other round is dealt"
    await skip_the_show(page)
    await page.locator(".end .outcome").filter(has_text="You").wait_for()
    assert [told.split() for told in await page.locator(".end .favor").all_inner_texts()] == [
        ["+7", "→", "7"],
        ["+1", "→", "1"],
    ]
    await page.locator(".end .main").click()
    await page.locator(".says.panel").filter(has_text=text("lesson-court-done")).wait_for()
    assert await page.locator(".end .best").count() == 1, "it can still be looked at"


TOUCHES = {
    "ninja": ("0 strike 1 monk", ["button.figures", "[data-drop='strike 1 monk']"], "lesson-ninja-struck"),
    "tasks": ("0 reveal A", [".own .task"], "web-lesson-ended"),
}


@pytest.mark.parametrize("lesson", TOUCHES)
async def test_variant_resumes_and_is_played_by_touch(lesson: str, opens: Opens) -> None:
    entry, touched, says = TOUCHES[lesson]
    at = [f"{step.seat} {step.action}" for step in lesson_of(lesson).steps].index(entry)
    player = await opens(**PHONE)
    page = player.page
    await page.add_init_script(f"localStorage.setItem('courtcards.lesson.{lesson}', {at})")
    await player.go("/learn/glory")
    await page.locator(f"a[href='/learn/{lesson}']").tap()
    for selector in [*touched, ".choices .main"]:
        await page.locator(selector).first.tap()
    await page.locator(".says.panel").filter(has_text=text(says)).wait_for()


async def test_newcomers_are_offered_a_lesson_and_others_quietly(house: Visitors, opens: Opens) -> None:
    player = await opens()
    await player.go("/")
    await player.page.locator(".new a.main[href='/learn/court']").wait_for()
    _, (ada, _) = await house.playing()
    player = await opens(ada)
    await player.page.add_init_script("localStorage.setItem('courtcards.deal.k3v9c2m7xq4t', '{}')")
    await player.go("/")
    await player.page.locator("a.quiet[href='/learn/court']").wait_for()
    assert await player.page.locator(".new").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_lessons_are_accessible_and_complete(language: str, opens: Opens, axe: str) -> None:  # noqa: F811
    player = await opens(likes={"language": language})
    await player.go("/")
    await player.page.evaluate(axe)
    wrong = [what for id in LESSONS for what in await look_at(player, f"/learn/{id}", id, ".own .sentence")]
    assert not wrong, "\n".join(wrong)
