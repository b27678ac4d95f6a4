"""The pages around the table: where one gets lost, what the window's title says."""

from __future__ import annotations

import asyncio
import gzip
import re

import pytest
from playwright.async_api import Response, Route, expect

from courtcards.games import rules_of
from courtcards.messages import rules_page
from tests.server.people import Visitors
from tests.test_texts import RULING
from tests.web.conftest import Opens
from tests.web.short_game import RICH, choose
from tests.web.test_games import play_out

# Rulings within a sentence or alone in a list item, and sentences that were cut off before one
AROUND_RULINGS = """() => [...document.querySelectorAll(".rules .rulings")].filter((one) => {
  const before = (one.previousElementSibling ?? one.previousSibling)?.textContent.trim();
  const within = [...one.parentElement.childNodes].filter((node) => node.nodeType === 3).at(-1)?.textContent.trim();
  const cut = /[;,(]$/.test(one.parentElement.matches("li") ? within : before);
  return cut || one.closest("p") || (one.parentElement.matches("li") && !before)
    || one.nextSibling?.nodeType === 3 && one.nextSibling.textContent.trim();
}).map((one) => one.textContent)"""
NOTHING = {"en": "Nothing here", "de": "Hier ist nichts", "fr": "Il n’y a rien ici", "ru": "Здесь ничего нет"}


@pytest.mark.parametrize("language", NOTHING)
async def test_unknown_address_says_so_and_leads_home(language: str, opens: Opens) -> None:
    player = await opens(likes={"language": language})
    player.forgiven.append("status of 404")  # Chromium notes it
    answer = await player.page.goto(f"{player.url}/no/such/page")
    assert answer is not None
    assert answer.status == 404
    await expect(player.page.locator("#main h1")).to_have_text(NOTHING[language])
    await player.page.locator("#main a.main").click()
    await expect(player.page.locator("#main .games")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
async def test_first_page_needs_little_script(language: str, opens: Opens) -> None:
    player = await opens(likes={"language": language})
    scripts: list[Response] = []
    player.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    await player.go("/")
    await player.page.locator("h1").wait_for()
    await player.page.wait_for_load_state("networkidle")
    assert sum([len(gzip.compress(await script.body(), 9)) for script in scripts]) <= 60 * 1024, "with its texts"


async def test_home_shows_whole_cards_on_large_screen(opens: Opens) -> None:
    page = (player := await opens(viewport={"width": 320, "height": 640})).page
    await player.go("/")
    await page.locator(".games .cards img").first.wait_for()
    for width in (320, 390, 844, 1280, 2560):
        await page.set_viewport_size({"width": width, "height": 800})
        cut = """(all) => all.filter((one) => { const box = one.getBoundingClientRect(),
            room = one.parentElement.getBoundingClientRect();
            return box.left < room.left - 1 || box.right > room.right + 1; }).length"""
        assert await page.locator(".games .cards img").evaluate_all(cut) == 0, width
        tops = await page.locator(".games > *").evaluate_all("(all) => all.map((one) => one.offsetTop)")
        assert len(set(tops)) == (1 if width > 1000 else len(tops)), width


async def test_title_says_whose_turn_it_is(house: Visitors, opens: Opens) -> None:
    table, (ada, ben), connections = await house.connected("come-to-call", 2, cards=RICH[2])
    hers, his = await opens(ada), await opens(ben)
    await hers.go_to_table(table)
    await his.go_to_table(table)
    pages = [hers.page, his.page]
    for _ in range(2):  # until the other one is to move
        first = next(seat for seat, one in enumerate(connections) if one.legal)
        await expect(pages[first]).to_have_title(re.compile("^● Your turn · Come to Call"))
        await expect(pages[1 - first]).to_have_title(re.compile(f"^{(ada, ben)[first].name}’s turn · Come"))
        while connections[first].legal:
            await connections[first].play(choose(connections[first].view))
        await connections[1 - first].quiet()
    await ada.http("POST", f"/tables/{table}/leave")
    await ben.http("POST", f"/tables/{table}/leave")
    await expect(hers.page).to_have_title(re.compile("^Game over · "))


async def test_preferences_and_rules_open_over_the_game(house: Visitors, opens: Opens) -> None:
    table, (ada, _) = await house.playing("come-to-call", 2)
    player = await opens(ada)
    page = player.page
    await player.go_to_table(table)
    await page.evaluate("window.same = true")
    await page.get_by_role("button", name="Table", exact=True).click()
    for name, shows in (("Preferences", "Theme"), ("Rules", "Winning")):
        await page.locator("dialog[open]").get_by_role("link", name=name).click()
        over = page.get_by_role("dialog", name=name)
        await expect(over.get_by_text(shows, exact=True).first).to_be_visible()
        await expect(page.locator(".hand [data-card]").first).to_be_attached()
        if name == "Preferences":
            await over.get_by_text("Dark", exact=True).click()
            await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
            await over.get_by_role("button", name="Close").click()
        else:
            await page.go_back()  # as on a phone
        await expect(over).to_have_count(0)
    assert page.url.endswith(f"/t/{table}")
    assert await page.evaluate("window.same")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open]")).to_have_count(0)
    await expect(page.locator(".hand [data-card]").first).to_be_visible()


async def test_my_games_show_results_and_can_be_filtered(house: Visitors, opens: Opens) -> None:
    _, (ada, ben), connections = await house.connected("come-to-call", 2, cards=RICH[2])
    await asyncio.gather(*(play_out(connection) for connection in connections))
    running = await ada.make("call-to-glory", 2, seats=[None, "page"])
    await ada.sit(running, 0)
    page = (player := await opens(ada)).page
    await player.go("/games")
    ended, going = page.locator("li", has_text=ben.name), page.locator("li", has_text="Call to Glory")
    for seat, total in enumerate(connections[0].view["totals"]):
        await expect(ended.locator(".player").nth(seat)).to_contain_text(f"{('You', ben.name)[seat]} {total}")
    await expect(ended.locator(".winner")).to_have_count(len(connections[0].view["winners"]))
    await expect(going).to_be_visible()
    await page.get_by_label("Opponents").select_option("bots")
    await expect(ended).to_have_count(0)
    await expect(going).to_be_visible()
    await page.get_by_label("Opponents").select_option("people")
    await expect(ended).to_be_visible()
    await expect(going).to_have_count(0)
    lost = 0 not in connections[0].view["winners"]
    await page.get_by_label("Result").select_option("won" if lost else "lost")
    await expect(page.get_by_text("No games match.")).to_be_visible()


async def test_finished_game_opens_its_review(house: Visitors, opens: Opens) -> None:
    table, (ada, _), connections = await house.connected("come-to-call", 2, cards=RICH[2])
    await asyncio.gather(*(play_out(connection) for connection in connections))
    page = (player := await opens(ada, likes={"language": "fr"})).page

    async def luck(route: Route) -> None:
        await route.fulfill(json={"games": 20, "won": 12.0, "adjusted": 9.8, "reach": 1.1})

    await page.route("**/api/my/luck", luck)
    await player.go("/games")
    told = await page.locator(".luck").inner_text()
    assert re.findall(r"\d+(?:,\d)?", told)[:4] == ["12", "20", "9,8", "1,1"]
    await page.locator(f"a[href='/review/{table}']").first.click()
    await page.wait_for_url(f"**/review/{table}")
    await page.get_by_role("slider").wait_for()


async def test_unfinished_bot_game_is_deleted_in_two_steps(house: Visitors, opens: Opens) -> None:
    ada, ben = await house.people(2)
    for name, seats in (("call-to-glory", [None, "page"]), ("come-to-call", [None, None])):
        table = await ada.make(name, 2, seats=seats)
        await ada.sit(table, 0)
    await ben.sit(table, 1)
    page = (player := await opens(ada)).page
    await player.go("/games")
    game, others = page.locator("li", has_text="Call to Glory"), page.locator("li", has_text="Come to Call")
    await expect(others).to_be_visible()
    await expect(others.get_by_role("button")).to_have_count(0)  # somebody else plays there
    await game.get_by_role("button", name="Delete").click()
    await game.get_by_role("button", name="Cancel").click()
    await game.get_by_role("button", name="Delete").click()
    await game.get_by_role("group").get_by_role("button", name="Delete").click()
    await expect(game).to_have_count(0)
    await page.reload()
    await expect(others).to_be_visible()
    await expect(game).to_have_count(0)
    assert [one["table"]["game"] for one in (await ada.mine())["going_on"]] == ["come-to-call"]


async def test_lobby_lists_running_games_to_watch(house: Visitors, opens: Opens) -> None:
    table, _ = await house.playing("come-to-call", 2, listed=True)
    closed, _ = await house.playing("call-to-glory", 2, listed=True, spectators=False)
    page = (player := await opens()).page
    await player.go("/lobby")
    await page.locator(f"a[href='/t/{table}']", has_text="Watch").click()
    await expect(page.get_by_text("You’re watching")).to_be_visible()
    await player.go("/lobby")
    await expect(page.locator(f"a[href='/t/{table}']")).to_be_visible()
    await expect(page.locator(f"a[href='/t/{closed}']")).to_have_count(0)


@pytest.mark.parametrize(("rounds", "says"), [(None, "Standard game"), (2, "Custom deck or length")])
async def test_waiting_table_says_if_its_game_is_another(
    house: Visitors, opens: Opens, rounds: int | None, says: str
) -> None:
    ada = await house.person()
    table = await ada.make("call-to-glory", 2, **({"rounds": rounds} if rounds else {}))
    player = await opens(ada)
    await player.go(f"/t/{table}")
    await expect(player.page.locator("#main").get_by_text(says).first).to_be_visible()


async def test_invitation_is_shared_with_one_press(house: Visitors, opens: Opens) -> None:
    ada = await house.person()
    table = await ada.make("come-to-call", 2)
    player = await opens(ada)
    await player.page.add_init_script("navigator.share = async (what) => void (window.shared = what)")
    await player.go(f"/t/{table}")
    await player.page.get_by_role("button", name="Share link").click()
    assert (await player.page.evaluate("window.shared"))["url"].endswith(f"/t/{table}")
    await expect(player.page.locator(".qr")).to_be_visible()


@pytest.mark.parametrize("game", ["call-to-glory", "come-to-call"])
async def test_rules_begin_in_short_and_show_the_cards(game: str, house: Visitors, opens: Opens) -> None:
    ada = await house.person()
    table = await ada.make(game, 2)
    player = await opens(ada)
    page = player.page
    await player.go(f"/rules/{game}")
    await expect(page.locator(".rules h2").first).to_have_text("In short")
    await expect(page.locator(".rules .short li")).to_have_count(10)
    cards = page.locator(".rules .cards img")
    await cards.first.wait_for()
    drawn = "(images) => images.map((image) => (image.loading = 'eager', image.decode())).length"
    assert await cards.evaluate_all(drawn) == len(rules_of(game).cards)
    await player.go(f"/t/{table}")
    await expect(page.locator(".lobby .short li")).to_have_count(10)


@pytest.mark.parametrize("game", ["call-to-glory", "come-to-call"])
async def test_rulings_fold_and_cards_fill_rows(game: str, opens: Opens) -> None:
    for language, word in RULING.items():
        player = await opens(likes={"language": language})
        await player.go(f"/rules/{game}")
        rulings = player.page.locator(".rules details.rulings")
        await rulings.first.wait_for()
        written = re.findall(rf"\*\*{word}\*\*\s*:", rules_page(game, language))
        assert await rulings.locator("p").count() == len(written), language
        assert await player.page.evaluate(AROUND_RULINGS) == [], language
        assert await player.page.locator(".rules details[open]").count() == 0
        await rulings.first.locator("summary").click()
        await expect(player.page.locator(".rules details[open]")).to_have_count(1)
        tops = await player.page.locator(".rules .cards li").evaluate_all("(all) => all.map((one) => one.offsetTop)")
        rows = [tops.count(top) for top in sorted(set(tops))]
        assert max(rows) - min(rows) <= 1, rows


async def test_panels_go_with_the_chosen_deck(opens: Opens) -> None:
    papers = set()
    for deck in ("classic", "pine", "plum"):
        player = await opens(likes={"theme": "dark", "deck": deck})
        await player.go("/preferences")
        await expect(player.page.locator(".pill:has-text('Plum') img[src*='back-plum']")).to_be_visible()
        await expect(player.page.locator(".pill .sheet").first).to_be_visible()
        panel = player.page.locator(".panel").first
        papers.add(await panel.evaluate("(one) => getComputedStyle(one).backgroundColor"))
    assert len(papers) == 3
