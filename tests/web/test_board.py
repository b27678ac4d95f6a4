"""The state is on the table: every number of the board comes from the server, and everything fits the screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.people import Connection, Person, Visitors
from tests.web.conftest import Opens
from tests.web.player import PHONE, Player, skip_the_show
from tests.web.short_game import RICH, choose

LONGEST = (
    "Александра-Мария Иванова",
    "Бартоломеус Вандербергер",
    "Максимилиана-Шарлотта Щу",
    "Wolfgang Amadeus Mozarts",
)
SCREENS = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "wall": {"viewport": {"width": 2560, "height": 1300}},
    "phone": PHONE,
    "small phone": {**PHONE, "viewport": {"width": 320, "height": 640}},
    "phone on its side": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "tablet": {**PHONE, "viewport": {"width": 768, "height": 1024}},
}
SHORT = ("Ada", "Ben", "Cem", "Dot")
GAMES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "call-to-glory": (LONGEST, {"tasks": True, "ninja": True}),
    "come-to-call": ((*LONGEST, "Константинопольский Юрий", "Бартоломеус Мюллерштейнн"), {}),
}
CLOCK = {"kind": "live", "seconds": 36000, "increment": 10}
DESKS = ((1280, 800), (1280, 720), (1366, 650), (1280, 600), (1024, 768))
PHONES = ((390, 844), (390, 664), (320, 640), (844, 390), (667, 375), (768, 1024))
CELLS = """() => Object.fromEntries([...document.querySelectorAll(".facts [data-kind]")].map((row) =>
  [row.dataset.kind, [...row.querySelectorAll(".cell")].map((cell) => cell.textContent.trim())]))"""
IN_VIEW = ".hand [data-card], [data-pile], .own .sentence, .facts li, .seat"
BOTTOM = f"""() => Math.max(...[...document.querySelectorAll("{IN_VIEW}")]
  .map((one) => one.getBoundingClientRect().bottom)) - innerHeight"""
SQUEEZED = """() => [...document.querySelectorAll(".own .hand .card-face, .facts, .centre > *, .own .sentence")]
  .filter((one) => {
    const { width, bottom } = one.getBoundingClientRect(), room = one.closest(".centre, .prompt, .hand");
    return width < 40 || one.scrollWidth > one.clientWidth + 1 || bottom > room.getBoundingClientRect().bottom + 2;
  }).map((one) => one.className)"""
UNSEEN_COUNTS = """() => [...document.querySelectorAll(".badge, .set .chip b")].filter((one) => {
  const { left, top, width, height, bottom } = one.getBoundingClientRect();
  if (!width || top < 0 || bottom > innerHeight) return false;
  return [0.2, 0.5, 0.8].some((part) => {
    const found = document.elementFromPoint(left + width * part, top + height / 2);
    return found !== one;
  });
}).map((one) => `${one.closest("button").textContent.trim()} ${one.textContent}`)"""
BROKEN_NAMES = """() => [...document.querySelectorAll("tbody .name")].flatMap((name) => {
  const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT), range = document.createRange(), broken = [];
  const mark = name.querySelector(".mark").getBoundingClientRect();
  while (texts.nextNode()) {
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/[^\\s-]+/g)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const rects = [...range.getClientRects()];
      if (rects.length > 1 || rects[0].left < mark.right) broken.push(word);
    }
  }
  return broken;
})"""
CLIPPED = """() => [...document.querySelectorAll(".board *")].filter((one) => {
  const style = getComputedStyle(one);
  const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const cut = style.overflowX !== "visible" || style.overflowY !== "visible";
  return words && one.offsetParent && !one.closest(".visually-hidden, .long, .log, dialog") && style.clipPath === "none"
    && cut && one.scrollWidth > one.clientWidth + 1;
}).map((one) => `${one.className || one.tagName}: ${one.textContent.trim()}`)"""
OUTSIDE = """() => [...document.querySelectorAll(":is(.seat, .own) :is(.name, .points, .chip, .timer)")]
  .filter((one) => one.offsetParent).flatMap((one) => {
    const box = one.getBoundingClientRect(), room = one.closest(".seat, .own").getBoundingClientRect();
    const out = box.right > room.right + 1 || box.left < room.left - 1 || box.bottom > room.bottom + 1;
    return out ? [`${one.className}: ${one.textContent.trim()}`] : [];
  })"""
BEYOND_PROMPT = """() => { const { top, bottom } = document.querySelector(".prompt").getBoundingClientRect();
  return [...document.querySelectorAll(".prompt :is(.sentence, .button, .full, .scores)")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.height && (box.top < top - 1 || box.bottom > bottom + 1 || box.right > innerWidth);
  }).map((one) => one.textContent); }"""
COVERED = """() => { const toast = document.querySelector(".notice").getBoundingClientRect();
  return [...document.querySelectorAll(".hand [data-card], .seat .name, .own .name, .sentence, [data-pile]")]
    .filter((one) => one.getBoundingClientRect().top < toast.bottom).map((one) => one.className); }"""


OVERLAPS = """() => { const box = document.querySelector(".gone").getBoundingClientRect();
  return [...document.querySelectorAll(".hand [data-card], .seat, .own, [data-pile], .facts li, h1")].filter((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
  }).map((one) => one.className); }"""


async def position(
    house: Visitors, names: tuple[str, ...], is_so: Callable[[Any], bool], game: str = "call-to-glory", **options: Any
) -> tuple[str, Person, list[Connection]]:
    """A table of people with these names, played until the first one's view is so; another if it never was."""
    people = [await house.person(name) for name in names]
    table = await people[0].make(game, len(people), **options)
    for seat, person in enumerate(people):
        await person.sit(table, seat)
    connections = [await person.connect(table) for person in people]
    while True:
        for connection in connections:
            await connection.quiet()
        if is_so(connections[0].view):
            return table, people[0], connections
        if connections[0].ended:
            return await position(house, names, is_so, game, **options)
        decides = next(connection for connection in connections if connection.legal)
        await decides.play(choose(decides.view))


def any_view(view: Any) -> bool:
    return bool(view)


def has_sets(view: Any) -> bool:
    return len(view["sets"]) > 3 and view["phase"] == "play" and bool(view["legal"])


async def test_board_shows_what_the_server_counts(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(house, ("Ada", "Ben", "Cem"), has_sets)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    cells, view = await player.page.evaluate(CELLS), player.view
    assert len(cells) == 9
    for kind, (_, holder, hand, unseen) in cells.items():
        lying = view["sets"].get(kind)
        assert holder.endswith(str(lying["size"])) if lying else holder == "·"
        needed = "–" if kind in view["unbeatable"] else view["smallest_lay"][kind]
        assert hand == f"{view['hand'].get(kind, 0)}/{needed}"
        assert unseen == str(view["unseen"].get(kind, 0))


async def test_board_of_the_court_shows_what_is_missing(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(
        house, ("Ada", "Ben"), lambda view: view["turns"] > 2 and bool(view["legal"]), "come-to-call"
    )
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    cells, view = await player.page.evaluate(CELLS), player.view
    for kind, favor in view["show_favor"].items():
        missing = view["missing"].get(kind, 0)
        assert cells[kind][:2] == [str(favor), str(missing or "✓")]
        assert cells[kind][2].startswith(str(view["unseen"].get(kind, 0)))


async def test_points_now_and_in_total_are_always_there(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(house, ("Ada", "Ben"), lambda view: view["round"] == 2 and has_sets(view))
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    shown = await player.page.locator(".points .long").all_inner_texts()
    points = zip(player.view["points"], player.view["totals"], strict=True)
    assert sorted(shown) == sorted(f"this round {now} · total {total}" for now, total in points)
    sheet = await player.page.locator("td.live").all_inner_texts()
    assert sheet == [str(now) for now in player.view["points"]]
    standing = [sum(both) for both in zip(player.view["points"], player.view["totals"], strict=True)]
    leading = await player.page.locator("aside tbody tr").evaluate_all(
        "rows => rows.map(row => row.matches(':has(.crown)'))"
    )
    assert leading == [points == max(standing) for points in standing]


async def test_points_are_written_alike_on_a_phone(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(house, ("Ada", "Ben", "Cem"), has_sets)
    player = await opens(ada, **PHONE)
    await player.go_to_table(table)
    await player.sees_the_truth()
    shown = await player.page.locator(".points .short:visible").all_inner_texts()
    points = zip(player.view["points"], player.view["totals"], strict=True)
    assert sorted(shown) == sorted(f"{total} +{now}" for now, total in points)


async def test_card_opens_from_the_board(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(house, ("Ada", "Ben"), has_sets)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.page.locator("[data-kind=monk] .name").click()
    near = player.page.locator("dialog[open]")
    await near.get_by_text("A set scores 18 points").wait_for()
    await near.get_by_role("link", name="Rules").click()
    await player.page.get_by_role("heading", name="In short").wait_for()
    assert player.page.url.endswith(f"/t/{table}"), "the rules lie over the game"
    await player.page.keyboard.press("Escape")
    await player.page.get_by_role("heading", name="In short").wait_for(state="detached")
    await player.page.keyboard.press("Escape")
    await near.wait_for(state="detached")


async def test_second_player_of_a_name_gets_a_number(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(house, ("Ada", "Ada", "Ada"), any_view)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.page.locator(".seat .name").first.wait_for()
    assert await player.page.locator(".seat .name").all_inner_texts() == ["Ada 2", "Ada 3"]


async def finish_round(player: Player, connections: list[Connection]) -> int:
    """Everybody plays the round to its end, and nobody goes on before the page shows it. Returns its number."""
    first, played = connections[0], connections[0].view["round"]
    while not first.ended and first.view["round"] == played:
        if decides := next((connection for connection in connections if connection.legal), None):
            await decides.play(choose(decides.view))
        for connection in connections:
            await connection.quiet()
    await player.until(lambda: player.moments)
    return int(played)


async def test_round_ends_with_an_equation_that_opens_again(house: Visitors, opens: Opens) -> None:
    def almost(view: Any) -> bool:
        return view["phase"] == "reveal" and bool(view["legal"]) and view["to_move"] == [0]

    table, ada, connections = await position(house, ("Ada", "Ben"), almost, tasks=True)
    player = await opens(ada)
    await player.go_to_table(table)
    number = await finish_round(player, connections)
    shown = player.page.locator("dialog[open] .score")
    await shown.wait_for()
    told = await shown.inner_text()
    for part in told_round(player, number)["parts"]:
        assert f"= {part['for_sets']}" in told
        assert f"→ {part['total']}" in told
        if part["for_tasks"]:
            equation = rf"{part['for_sets']}\s\+ {part['for_tasks']} for tasks[^=]* = (\d+)"
            assert re.findall(equation, told.replace("\n", " ")) == [str(part["for_sets"] + part["for_tasks"])]
    await player.go_on()
    await shown.wait_for(state="detached")
    await player.page.get_by_role("button", name="Look at round 1 again").click()
    await shown.wait_for()
    assert (await shown.inner_text()).split() == told.split()


def told_round(player: Player, number: int) -> Any:
    """The end of a round as the page was told it: an earlier one may have ended with no sets at all."""
    heard = [json.loads(frame) for frame in player.heard]
    moves = [move for message in heard for step in message.get("steps", []) for move in step["movements"]]
    return next(move for move in moves if move["move"] in ("score", "show") and move["round"] == number)


async def test_favor_is_itemised(house: Visitors, opens: Opens) -> None:
    table, ada, connections = await position(
        house, ("Ada", "Ben"), lambda view: view["phase"] == "call", "come-to-call", cards=RICH[2]
    )
    player = await opens(ada)
    await player.go_to_table(table)
    number = await finish_round(player, connections)
    await skip_the_show(player.page)
    show = told_round(player, number)
    items = await player.page.locator("dialog[open] .items").all_inner_texts()
    for seat, item in enumerate(items):
        assert sum(map(int, re.findall(r"\d+", item))) == show["scores"][seat], (items, show)


@pytest.mark.parametrize("screen", [name for name in SCREENS if name != "tablet"])
@pytest.mark.parametrize("game", ["call-to-glory", "come-to-call"])
async def test_piles_hand_and_question_fit_the_screen(house: Visitors, opens: Opens, game: str, screen: str) -> None:
    options: dict[str, Any] = {"tasks": True, "ninja": True} if game == "call-to-glory" else {}
    table, (ada, *_) = await house.playing(game, 4, **options)
    player = await opens(ada, **SCREENS[screen])
    await player.go_to_table(table)
    await player.sees_the_truth()
    assert await player.page.evaluate(BOTTOM) <= 1


@pytest.mark.parametrize(
    ("language", "screen"),
    [*(("ru", screen) for screen in SCREENS), *((code, "small phone") for code in ("en", "de", "fr")), ("de", "wall")],
)
async def test_nothing_is_clipped_with_the_longest_names(
    house: Visitors, opens: Opens, screen: str, language: str
) -> None:
    pace = {"kind": "live", "seconds": 36000, "increment": 10}
    table, ada, _ = await position(house, LONGEST, any_view, tasks=True, ninja=True, pace=pace)
    player = await opens(ada, likes={"language": language}, **SCREENS[screen])
    await player.go_to_table(table)
    await player.sees_the_truth()
    assert await player.page.evaluate(CLIPPED) == []
    assert await player.page.evaluate(OUTSIDE) == []
    assert await player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_longest_names_leave_the_hand_in_view(house: Visitors, opens: Opens) -> None:
    pace = {"kind": "live", "seconds": 36000, "increment": 10}
    table, ada, _ = await position(house, LONGEST, has_sets, tasks=True, ninja=True, pace=pace)
    player = await opens(ada, likes={"language": "ru"})
    await player.go_to_table(table)
    await player.sees_the_truth()
    assert (
        await player.page.evaluate("(() => { const all = main; return all.scrollHeight - all.clientHeight; })()") <= 1
    )
    assert await player.page.evaluate(BOTTOM) <= 1


def plays(view: Any) -> bool:
    return view["phase"] == "play" and bool(view["legal"])


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("game", GAMES)
async def test_hand_stays_in_view_with_the_longest_names(house: Visitors, opens: Opens, game: str, touch: bool) -> None:
    names, options = GAMES[game]
    table, ada, _ = await position(house, names, any_view, game, pace=CLOCK, first=0, **options)
    player = await opens(ada, likes={"language": "ru"}, **(PHONE if touch else {}))
    await player.go_to_table(table)
    await player.sees_the_truth()
    for width, height in PHONES if touch else DESKS:
        await player.resize(width, height)
        assert await player.page.evaluate(BOTTOM) <= 1, (width, height)
        assert await player.page.evaluate(SQUEEZED) == [], (width, height)


@pytest.mark.parametrize("players", [2, 3])
async def test_few_players_fit_a_small_phone_sideways(house: Visitors, opens: Opens, players: int) -> None:
    names, options = GAMES["call-to-glory"]
    table, ada, _ = await position(house, names[:players], any_view, pace=CLOCK, first=0, **options)
    player = await opens(ada, likes={"language": "ru"}, **PHONE)
    await player.go_to_table(table)
    await player.sees_the_truth()
    for width, height in ((667, 375), (844, 390)):
        await player.resize(width, height)
        assert await player.page.evaluate(BOTTOM) <= 1, (width, height)
        assert await player.page.evaluate(SQUEEZED) == [], (width, height)


@pytest.mark.parametrize("screen", ["desk", "phone"])
async def test_large_cards_and_text_fit_the_screen(house: Visitors, opens: Opens, screen: str) -> None:
    table, ada, _ = await position(house, SHORT, any_view, tasks=True, ninja=True)
    player = await opens(ada, likes={"size": "large"}, **SCREENS[screen])
    await player.go_to_table(table)
    await player.sees_the_truth()
    assert await player.page.evaluate(BOTTOM) <= 1
    assert await player.page.evaluate(SQUEEZED) == []


def has_many_kinds(view: Any) -> bool:
    """So many that they overlap on a phone, and two of a kind that another one can cover."""
    pairs = [kind for kind, count in view["hand"].items() if count > 1 and kind != "hear-ye"]
    return view["phase"] == "discard" and bool(view["legal"]) and len(view["hand"]) > 6 and bool(pairs)


def crowds_one_seat(view: Any) -> bool:
    seats = [lying["seat"] for lying in view["sets"].values()]
    return plays(view) and max(map(seats.count, (1, 2, 3))) > 2


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_covers_a_count(house: Visitors, opens: Opens, game: str) -> None:
    glory = game == "call-to-glory"
    table, ada, _ = await position(
        house, SHORT, crowds_one_seat if glory else has_many_kinds, game, **(GAMES[game][1] if glory else {})
    )
    player = await opens(ada, **PHONE)
    await player.go_to_table(table)
    await player.sees_the_truth()
    for width, height in ((390, 844), (320, 640), (768, 1024), (1280, 800), (2560, 1440)):
        await player.resize(width, height)
        assert await player.page.evaluate(UNSEEN_COUNTS) == [], (width, height)


def has_many_sets(view: Any) -> bool:
    return len(view["sets"]) > 6 and plays(view)


async def test_sets_and_kinds_are_named(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(house, SHORT, has_many_sets, tasks=True, ninja=True)
    player = await opens(ada)
    await player.go_to_table(table)
    await player.sees_the_truth()
    for width, height in ((1280, 800), (390, 844), (768, 1024), (1280, 600), (2560, 1440)):
        await player.resize(width, height)
        assert await player.page.locator(".set .word:visible").count() == len(player.view["sets"]), (width, height)
        assert await player.page.locator(".facts .word:visible").count() == 9, (width, height)
    await player.resize(320, 640)
    assert await player.page.locator(".facts .word:visible").count() == 9


async def test_board_uses_a_large_screen(house: Visitors, opens: Opens) -> None:
    table, (ada, *_) = await house.playing("call-to-glory", 4)
    player = await opens(ada, viewport={"width": 2560, "height": 1440})
    await player.go_to_table(table)
    await player.sees_the_truth()
    box: Any = await player.page.locator(".facts").bounding_box()
    room: Any = await player.page.locator(".centre").bounding_box()
    assert box["width"] > room["width"] * 0.48
    assert box["height"] > room["height"] * 0.6
    sizes = "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    assert min(await player.page.locator("tbody .name, .facts .name").evaluate_all(sizes)) >= 16


async def test_names_of_the_score_sheet_keep_their_words(house: Visitors, opens: Opens) -> None:
    table, ada, _ = await position(house, ("Wolfgangamadeusmozartson", "Knight", *LONGEST[:2]), any_view)
    player = await opens(ada, likes={"language": "ru"})
    await player.go_to_table(table)
    await player.sees_the_truth()
    assert await player.page.evaluate(BROKEN_NAMES) == []


async def test_unseen_cards_of_three_kinds_stand_apart(house: Visitors, opens: Opens) -> None:
    table, (ada, *_) = await house.playing("come-to-call", 6)
    player = await opens(ada, **SCREENS["small phone"])
    await player.go_to_table(table)
    await player.sees_the_truth()
    king = player.page.locator("[data-kind=king] .cell").last
    unseen, held = player.view["unseen"], player.view["hand"]
    assert await king.locator(".more:visible").all_inner_texts() == [
        sign for sign, id in (("×2", "king-double"), ("½", "king-half")) if unseen.get(id) and id not in held
    ]
    over = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert await player.page.locator(".facts .cell").evaluate_all(over) == []


@pytest.mark.parametrize("screen", ["phone", "small phone"])
async def test_close_up_fits_a_phone(house: Visitors, opens: Opens, screen: str) -> None:
    table, (ada, *_) = await house.playing("call-to-glory", 2)
    player = await opens(ada, likes={"language": "ru"}, **SCREENS[screen])
    await player.go_to_table(table)
    await player.page.locator("[data-kind=monk] .name").click()
    shown = player.page.locator("dialog[open]")
    await shown.locator("li").first.wait_for()
    assert await shown.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert min(await shown.locator("li").evaluate_all("(all) => all.map((one) => one.clientWidth)")) > 200


@pytest.mark.parametrize("screen", ["phone", "small phone", "phone on its side"])
async def test_verdict_of_the_show_stays_in_view(house: Visitors, opens: Opens, screen: str) -> None:
    table, ada, _ = await position(house, (*SHORT, "Eve", "Fay"), lambda view: view["round"] == 2, "come-to-call")
    player = await opens(ada, **SCREENS[screen])
    await player.go_to_table(table)
    await player.page.get_by_role("button", name="Look at round 1 again").click()
    for what in (".outcome", ".main"):
        box: Any = await player.page.locator(f"dialog[open] {what}").bounding_box()
        assert box["y"] + box["height"] <= SCREENS[screen]["viewport"]["height"], what


@pytest.mark.parametrize("screen", ["desk", "phone"])
async def test_absence_covers_nothing(house: Visitors, opens: Opens, screen: str) -> None:
    table, ada, connections = await position(house, ("Ada", "Ben", "Cem"), any_view)
    player = await opens(ada, **SCREENS[screen])
    await player.go_to_table(table)
    await connections[1].close()
    gone = player.page.locator(".gone")
    await gone.get_by_text("Ben").wait_for()
    assert await player.page.evaluate(OVERLAPS) == []


async def test_cards_and_text_grow_as_one_likes(house: Visitors, opens: Opens) -> None:
    table, (ada, *_) = await house.playing(players=2)
    widths, texts = [], []
    for size in ("small", "normal", "large"):
        player = await opens(ada, likes={"size": size})
        await player.go_to_table(table)
        await player.sees_the_truth()
        card: Any = await player.page.locator("[data-pile=L] .spot").bounding_box()
        widths.append(card["width"])
        texts.append(await player.page.evaluate("getComputedStyle(document.querySelector('.sentence')).fontSize"))
    assert widths == sorted(set(widths))
    assert len(set(texts)) == 3


@pytest.mark.parametrize("screen", ["desk", "phone", "small phone"])
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_refusal_covers_nothing_and_links_to_its_rule(
    house: Visitors, opens: Opens, screen: str, language: str
) -> None:
    table, (ada, *_) = await house.playing(players=4, first=0)
    player = await opens(ada, likes={"language": language}, **SCREENS[screen])
    await player.go_to_table(table)
    await player.sees_the_truth()
    await player.page.locator(".hand [data-card]").first.click(force=True)  # draw first
    await player.page.locator(".notice.no").wait_for()
    assert await player.page.evaluate(COVERED) == []
    assert await player.page.locator(".notice a").get_attribute("href") == "/rules/call-to-glory#3"


async def test_winner_and_loser_see_different_ends(house: Visitors, opens: Opens) -> None:
    people = [await house.person(name) for name in ("Ada", "Ben")]
    table = await people[0].make(quick=True)
    for seat, person in enumerate(people):
        await person.sit(table, seat)
    connections = [await person.connect(table) for person in people]
    while not connections[0].view["over"]:
        for connection in connections:
            await connection.quiet()
            if connection.legal:
                await connection.play(choose(connection.view))
    winners, totals = connections[0].view["winners"], connections[0].view["totals"]
    for seat, person in enumerate(people):
        player = await opens(person)
        await player.go_to_table(table)
        await player.page.locator(f".verdict.{'won' if seat in winners else 'lost'}").wait_for()
        if len(winners) == 1:
            assert str(abs(totals[0] - totals[1])) in await player.page.locator(".margin").inner_text()


async def test_call_says_who_stopped_the_round(house: Visitors, opens: Opens) -> None:
    def chooses(view: Any) -> bool:
        return view["phase"] == "call" and len(view["legal"]) > 1

    table, ada, _ = await position(house, ("Ada", "Ben"), chooses, "come-to-call", cards=RICH[2])
    player = await opens(ada)
    await player.go_to_table(table)
    await player.page.get_by_text("You can form a set, so you must send at least one.").wait_for()
    crier, which = ("You", "Ben")[player.view["crier"]], "second" if player.view["heard"] == 2 else "last"
    assert f"{crier} discarded the {which} Hear Ye!" in await player.page.locator(".own .sentence").inner_text()


@pytest.mark.parametrize("screen", [{}, PHONE, {**PHONE, "viewport": {"width": 320, "height": 640}}])
async def test_task_buttons_say_who_would_score(house: Visitors, opens: Opens, screen: dict[str, Any]) -> None:
    def reveals(view: Any) -> bool:
        return view["phase"] == "reveal" and len(view["legal"]) > 2

    table, ada, _ = await position(house, ("Ada", *LONGEST[1:3]), reveals, tasks=True)
    player = await opens(ada, **screen)
    await player.go_to_table(table)
    await player.page.locator(".choices .button").nth(2).wait_for()
    for (deck, task), said in zip(player.view["tasks"][0].items(), await seen(player, ".button"), strict=True):
        held = player.view["sets"].get(task["character"])
        sum_up = f"{held['size']} × {task['each']} = {task['points']}" if held else "nobody would score"
        brief = f"+{task['points']}" if held else "Nobody scores"
        assert (brief if screen else sum_up) in said, deck
    assert await player.page.evaluate(BEYOND_PROMPT) == []


async def seen(player: Player, selector: str) -> list[str]:
    """The texts that one can see, without those for screen readers."""
    words: Any = await player.page.locator(f".choices {selector}").evaluate_all(
        "(all) => all.map((one) => [...one.querySelectorAll('[aria-hidden]')].map((part) => part.innerText).join(' '))"
    )
    return [" ".join(text.split()) for text in words]
