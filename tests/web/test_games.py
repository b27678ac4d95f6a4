"""People finish games against each other in browsers of their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.people import SHORT, House, finish, play_by_itself

GAMES = {
    "glory-two": ("call-to-glory", 2, {"quick": True}),
    "glory-four-ninja": ("call-to-glory", 4, {"quick": True, "ninja": True}),
    "glory-tasks": ("call-to-glory", 2, {"tasks": True, "ninja": True}),
    "call-two": ("come-to-call", 2, SHORT),
    "call-four": ("come-to-call", 4, SHORT),
}


@pytest.mark.parametrize("kind", GAMES)
def test_people_finish_a_game_against_each_other(house: House, kind: str) -> None:
    game, count, options = GAMES[kind]
    people = house.people(count)
    table = house.table(game, people, **options)
    pages = [house.page(person) for person in people]
    for page in pages:
        page.goto(f"{house.url}/t/{table}")
        page.wait_for_selector(".board")
    finish(pages)
    for page in pages:
        page.get_by_role("button", name="Check the deal").click()
        assert "Fair:" in page.wait_for_selector(".fair").inner_text()


def test_a_guest_sits_down_by_link_and_the_game_begins(house: House) -> None:
    host = house.page()
    host.goto(house.url)
    host.click(".call-to-glory a[href^='/new']")
    host.click("label.pill:has-text('2')")
    host.click("button.start")
    link = host.get_by_label("Link to this table")
    guest = house.page()
    guest.goto(link.input_value())
    guest.get_by_label("Your name").fill("Zoë")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(".board")
    assert host.locator(".seat .name").inner_text().strip() == "Zoë"
    assert guest.locator(".own .who b").first.inner_text() == "Zoë"


def test_a_person_plays_by_keyboard_alone(house: House) -> None:
    people = house.people(2)
    table = house.table("call-to-glory", people, quick=True)
    keys, other = house.page(people[0]), house.page(people[1])
    for page in (keys, other):
        page.goto(f"{house.url}/t/{table}")
        page.wait_for_selector(".board")
    play_by_itself(other, 5)
    keys.keyboard.press("?")
    keys.wait_for_selector("dialog dl")
    keys.keyboard.press("Escape")
    keys.wait_for_selector("dialog", state="detached")
    for _ in range(600):
        if keys.locator(".results").count():
            break
        press_something(keys)
    keys.wait_for_selector(".results", timeout=10_000)


def press_something(page: Any) -> None:
    if page.locator("dialog[open]").count():
        page.keyboard.press("Enter")
    elif not page.locator(".own.deciding").count():
        page.wait_for_timeout(15)
    elif page.locator(".pile.active[data-pile=L], .pile.active[data-pile=R]").count():
        for key in "lr":
            page.keyboard.press(key)
    elif page.locator(".hand .usable").count():
        for index in range(page.locator(".hand .group").count()):
            page.keyboard.press(str(index + 1))
            if page.locator(".lay .button.main").count():
                page.keyboard.press("l")
                return
        for key in "ab":
            page.keyboard.press(key)
    else:
        page.keyboard.press("a")
        page.keyboard.press("b")


def test_a_phone_is_enough_and_a_finger_confirms(house: House) -> None:
    people = house.people(2)
    table = house.table("call-to-glory", people, quick=True, first=0)
    phone = house.page(people[0], width=390, height=844, touch=True, confirm="auto")
    phone.goto(f"{house.url}/t/{table}")
    phone.wait_for_selector(".board")
    for pile in "LR":
        phone.locator(f"[data-pile={pile}]").tap()
        phone.get_by_role("button", name="Do it").tap()
        phone.wait_for_selector(f".own.deciding:not(:has-text('Draw from {pile}?'))")
    phone.locator(".hand .group").first.tap()
    phone.locator("[data-pile=A]").tap()
    phone.get_by_role("button", name="Do it").tap()
    phone.wait_for_selector("text=Ben is drawing.")


def test_cards_can_be_dragged(house: House) -> None:
    people = house.people(2)
    table = house.table("call-to-glory", people, quick=True, first=0)
    page = house.page(people[0], speed="fast")
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".pile.active")
    for pile in "LR":
        page.wait_for_selector(f".pile.active[data-pile={pile}]")
        page.drag_and_drop(f"[data-pile={pile}]", ".own .hand", target_position={"x": 5, "y": 40})
        page.wait_for_selector(f"[data-pile={pile}]:not(.active)")
    page.wait_for_selector(".hand .usable")
    page.drag_and_drop(".hand .group:last-child", "[data-pile=A]")
    page.wait_for_selector("text=Ben is drawing.")


def test_what_is_not_allowed_says_why(house: House) -> None:
    people = house.people(2)
    table = house.table("call-to-glory", people, quick=True, first=0)
    page = house.page(people[0])
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".pile.active")
    page.click("[data-pile=A]", force=True)
    assert page.wait_for_selector(".notice").inner_text().startswith("Pile A is empty.")
    page.click("[data-pile=L]")
    page.wait_for_selector("text=Draw the second card")
    page.click("[data-pile=L]", force=True)
    page.wait_for_selector(".notice:has-text('two different piles')")
