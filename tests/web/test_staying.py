"""Reload, cut network and restarted server in the middle of a turn: the page is right again by itself."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from tests.web.people import SHORT, House, finish


def drawn_once(house: House) -> tuple[str, list[Any], Page]:
    """A player who has drawn the first of two cards."""
    people = house.people(2)
    table = house.table("call-to-glory", people, quick=True, first=0)
    page = house.page(people[0])
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".pile.active")
    page.click("[data-pile=L]")
    page.wait_for_selector("text=Draw the second card")
    return table, people, page


def test_a_reload_changes_nothing(house: House) -> None:
    _, _, page = drawn_once(house)
    before = page.locator(".own .hand").inner_html()
    page.reload()
    page.wait_for_selector("text=Draw the second card")
    assert page.locator(".own .hand").inner_html() == before
    page.wait_for_selector("text=You draw from L")


def test_a_cut_network_loses_no_move(house: House) -> None:
    table, people, page = drawn_once(house)
    other = house.page(people[1])
    other.goto(f"{house.url}/t/{table}")
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    page.click("[data-pile=R]")
    page.wait_for_selector("text=Lay one set or discard one card.")
    finish([page, other])


def test_a_restarted_server_is_waited_for(chromium: Browser, own_server: Any) -> None:
    server, again = own_server
    house = House(chromium, server.url)
    table, people, page = drawn_once(house)
    again()
    page.wait_for_selector(".notice:has-text('connection')", state="detached", timeout=20_000)
    page.click("[data-pile=R]")
    page.wait_for_selector("text=Lay one set or discard one card.")
    other = house.page(people[1])
    other.goto(f"{house.url}/t/{table}")
    finish([page, other])
    house.close()


def test_nothing_that_a_seat_must_not_know_reaches_its_browser(house: House) -> None:
    people = house.people(2)
    table = house.table("come-to-call", people, **SHORT)
    pages = [house.page(person) for person in people]
    heard: list[str] = []
    pages[0].on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    for page in pages:
        page.goto(f"{house.url}/t/{table}")
        page.wait_for_selector(".board")
    pages[1].wait_for_selector(".hand .group")
    finish(pages)
    assert heard
    for text in heard:
        assert '"seat":1,"action":"send' not in text, "the other's sets are secret until the show"
        assert '"secret":"' not in text or '"status":"over"' in text
