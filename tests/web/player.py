"""A person at a browser: what the page has heard, what it shows, and hands that click, tap or type."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket

from tests.server.people import Person

CHARACTERS = ("emperor", "empress", "daimyo", "shogun", "samurai", "ninja", "envoy", "monk", "farmer")
COURT = ("king", "queen", "heir", "diplomat", "fool")
PATIENCE = 30.0  # seconds, on a busy machine
QUIET: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "reduced_motion": "reduce",
    "service_workers": "block",  # unless they are the subject: what comes over the network is to be seen
}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

END = "dialog[open] :is(.score, .show)"  # of a round
READ = """() => ({
  hand: [...document.querySelectorAll(".hand [data-card], .type.goes [data-laid]")].reduce((hand, one) => {
    const id = one.dataset.card ?? one.dataset.laid;
    return { ...hand, [id]: (hand[id] ?? 0) + Number(one.querySelector(".badge")?.textContent ?? 1) };
  }, {}),
  piles: Object.fromEntries([...document.querySelectorAll("[data-pile]")].filter((pile) => pile.querySelector(".count"))
    .map((pile) => [pile.dataset.pile, Number(pile.querySelector(".count").textContent)])),
})"""
RESULT = """() => { document.querySelector(".show .stays .quiet")?.click();
  return !!document.querySelector(".show .outcome") && !document.querySelector(".show .stays .quiet"); }"""
SETTLED = """(size) => new Promise((resolve) => {
  let last = "", same = 0;
  const look = () => {
    const boxes = [...document.querySelectorAll("body *")].map((one) => one.getBoundingClientRect());
    const now = boxes.map(({ x, y, width, height }) => [x, y, width, height].join()).join(" ");
    same = now === last && matchMedia(size).matches ? same + 1 : 0;
    last = now;
    if (same < 3) requestAnimationFrame(look);
    else resolve();
  };
  look();
})"""
KEEP = """for (const [key, value] of Object.entries({}))
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));"""


class Player:
    """One window: everything that came over its network, and the game as that told it."""

    def __init__(self, context: BrowserContext, page: Page, url: str, person: Person | None) -> None:
        self.context, self.page, self.url, self.person = context, page, url, person
        self.hands: Hands = Mouse(self)
        self.mistakes: list[str] = []
        self.forgiven = ["registration blocked by Playwright"]  # what the console may say
        self.heard: list[str] = []  # all frames, as they came
        self.shown: dict[str, Any] = {}  # the last state, with later updates laid over it
        self.moments = 0  # ends of rounds that the page shows until one goes on
        self.answered: list[str] = []  # decisions, in the order of their answers
        self._asked: dict[str, str] = {}
        self._news = asyncio.Event()
        page.on("websocket", self._follow)
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.mistakes.append(f"{page.url}: {error}"))

    @classmethod
    async def open(
        cls,
        browser: Browser,
        person: Person | None = None,
        *,
        url: str,
        likes: dict[str, Any] | None = None,
        **context: Any,
    ) -> Player:
        """A new window; `likes` are preferences. Cards do not fly unless that is the subject."""
        kept: dict[str, Any] = {"courtcards.preferences": {"speed": "off", "sounds": False, **(likes or {})}}
        if person:
            kept["courtcards.player"] = {"id": person.id, "name": person.name, "token": person.token}
        made = await browser.new_context(**{**QUIET, **context})
        made.set_default_timeout(PATIENCE * 1000)
        await made.add_init_script(KEEP.replace("{}", json.dumps(kept)))
        return cls(made, await made.new_page(), url, person)

    async def close(self) -> None:
        await self.context.close()

    async def go(self, path: str) -> None:
        await self.page.goto(f"{self.url}{path}")

    async def go_to_table(self, table: str) -> None:
        """Open a table and wait until it is shown."""
        await self.go(f"/t/{table}")
        await self.until(lambda: self.shown)

    # In

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(text in message.text for text in self.forgiven):
            self.mistakes.append(f"{self.page.url}: {message.text}")

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._hear)

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            self._asked[message["id"]] = message["action"]

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(str(frame))
        message = json.loads(frame)
        first = not self.shown
        if message["type"] in ("state", "update"):
            self.shown |= message
            if not first:
                self.moments += sum(ends_round(move) for step in message["steps"] for move in step["movements"])
        if message["type"] == "refused":
            self.mistakes.append(f"refused: {message}")
        if (answers := message.get("answers")) in self._asked:
            self.answered.append(self._asked.pop(answers))
        self._news.set()

    async def until(self, is_so: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._news.clear()
                await self._news.wait()

    @property
    def view(self) -> Any:
        return self.shown.get("view")

    @property
    def legal(self) -> list[str]:
        return self.view["legal"] if self.view and not self.ended else []

    @property
    def ended(self) -> bool:
        return bool(self.shown) and self.shown["table"]["status"] in ("over", "given-up")

    # Looking

    async def sees_the_truth(self) -> None:
        """Wait until the page shows the hand and the piles that the server last told of."""
        seen: Any = None
        async with asyncio.timeout(PATIENCE):
            while seen != (told := truth(self.view)):
                seen = await self.page.evaluate(READ)
                if seen != told:
                    await asyncio.sleep(0.02)

    async def resize(self, width: int, height: int) -> None:
        """Another size of the screen, once nothing moves on it any more."""
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.evaluate(SETTLED, f"(width: {width}px) and (height: {height}px)")

    # Playing

    async def play(self, action: str) -> None:
        """Make a decision on the page; exactly that decision must reach the server."""
        await self.go_on()
        await self.sees_the_truth()
        done = len(self.answered)
        await self.hands.do(action)
        await self.until(lambda: len(self.answered) > done)
        assert self.answered[-1] == action, f"{action!r} became {self.answered[done:]}"

    async def go_on(self) -> None:
        """Look at the end of the round, and go on."""
        while self.moments:
            self.moments -= 1
            await self.hands.leave_moment()

    async def finish(self, choose: Callable[[Any], str], most: int = 10**9) -> None:
        """Play until the game is over, or so many decisions."""
        while not self.ended and most > 0:
            if self.legal:
                await self.play(choose(self.view))
                most -= 1
            else:
                await self.go_on()
                await self.until(lambda: self.legal or self.ended or self.moments)
        await self.go_on()

    async def sees_the_results(self) -> None:
        await self.page.locator(":is(dialog[open], .review) .results").wait_for()


async def skip_the_show(page: Page) -> None:
    """Go to the result of a show, unless it has come by itself."""
    await page.wait_for_function(RESULT)


def ends_round(move: dict[str, Any]) -> bool:
    return move["move"] in ("score", "show")


def truth(view: Any) -> dict[str, Any]:
    """What the page must show of a view."""
    piles = {name: pile if isinstance(pile, int) else len(pile) for name, pile in view["piles"].items()}
    return {"hand": view["hand"], "piles": {**piles, **({"deck": view["deck"]} if "deck" in view else {})}}


class Hands:
    """A way to use the page."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page

    async def do(self, action: str) -> None:
        raise NotImplementedError

    async def leave_moment(self) -> None:
        raise NotImplementedError

    def steps(self, action: str) -> int:
        """How many cards fewer than the page proposes are to be laid."""
        beginning = action.rsplit(" ", 1)[0] + " "
        counts = [one for one in self.player.legal if one.startswith(beginning)]
        return len(counts) - 1 - counts.index(action)


class Mouse(Hands):
    confirms = False

    async def press(self, what: Locator) -> None:
        await what.click(force=True)  # without waiting for frames: nothing moves, and the right answer is waited for

    def find(self, selector: str, number: int = 0) -> Locator:
        return self.page.locator(selector).nth(number)

    async def do(self, action: str) -> None:
        verb, *rest = action.split()
        await getattr(self, verb)(*rest)
        if self.confirms or action == "discard hear-ye":
            await self.press(self.find(".choices .main"))

    async def draw(self, pile: str) -> None:
        await self.press(self.find(f"[data-pile={pile}]"))

    pile = draw

    async def pick(self, card: str) -> None:
        await self.press(self.find(f".hand [data-card={card}]"))

    async def discard(self, card: str, pile: str = "middle") -> None:
        await self.pick(card)
        await self.press(self.find(f"[data-pile={pile}]"))

    async def lay(self, character: str, count: str) -> None:
        await self.pick(character)
        for _ in range(self.steps(f"lay {character} {count}")):
            await self.press(self.find(".lay .step"))
        await self.press(self.find(".lay .button:not(.step)"))

    async def strike(self, seat: str, character: str) -> None:
        await self.press(self.find("button.figures"))
        await self.press(self.find(f"[data-drop='strike {seat} {character}']"))

    async def reveal(self, deck: str) -> None:
        await self.press(self.find(".own .task", "ABC".index(deck)))

    async def end(self) -> None:
        await self.press(self.find(".choices .button"))

    async def send(self, type: str, shape: str) -> None:
        await self.press(self.find(".types .type", COURT.index(type)))
        wilds = int(shape.partition("wild")[2] or 0)
        for _ in range(wilds):
            await self.press(self.find("[data-part=wild] .step", 1))
        await self.press(self.page.locator(".choices .one, .choices:not(:has(.one)) .main").first)

    async def ready(self) -> None:
        await self.press(self.find(".choices .ready"))

    async def leave_moment(self) -> None:
        main = self.page.locator(f"{END} .main")
        await main.wait_for()
        if await self.page.locator("dialog[open] .show").count():
            await skip_the_show(self.page)
        await self.press(main)


class Finger(Mouse):
    """Touch asks before it moves."""

    confirms = True

    async def press(self, what: Locator) -> None:
        await what.tap(force=True)


class Keys(Hands):
    """No pointer at all."""

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    def digit(self, character: str) -> str:
        held = [one for one in CHARACTERS if self.player.view["hand"].get(one)]
        return str(held.index(character) + 1)

    async def do(self, action: str) -> None:
        verb, *rest = action.split()
        match verb:
            case "draw" | "pile":
                await self.press(rest[0])
            case "discard":
                await self.press(self.digit(rest[0]), rest[1])
            case "lay":
                await self.press(self.digit(rest[0]), *["-"] * self.steps(action), "L")
            case "strike":
                strikes = [one for one in self.player.legal if one.startswith("strike ")]
                await self.press("N", str(strikes.index(action) + 1))
            case "end":
                await self.press("E")
            case _:
                raise AssertionError(f"no keys for {action}")

    async def leave_moment(self) -> None:
        await self.page.wait_for_function(f"() => document.activeElement?.matches('{END} .main')")
        await self.press("Enter")
        await self.page.locator(END).wait_for(state="detached")
