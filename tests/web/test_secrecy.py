"""What a seat must not know is not in its window: neither on the page, nor in its memory, nor on its network."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.async_api import CDPSession, Response

from tests.server.people import Connection, Visitors
from tests.web.conftest import Opens
from tests.web.player import CHARACTERS, COURT, Player
from tests.web.short_game import RICH, choose

SEAT = "section.seat"
CARDS = {"call-to-glory": CHARACTERS, "come-to-call": (*COURT, "butler", "wild", "hear-ye")}
SAME = """function (wanted) {
  const names = Object.keys(wanted);
  return this.filter((one) => {
    try {
      const own = Object.keys(one);
      return own.length === names.length && names.every((name) => one[name] === wanted[name]);
    } catch { return false; }
  }).length;
}"""
SPY = 10  # decisions between two looks into the memory


class Spy:
    """Everything that reaches one window."""

    def __init__(self, player: Player, memory: CDPSession) -> None:
        self.player, self._memory = player, memory
        self.bodies: list[str] = []
        self._reading: set[asyncio.Task[None]] = set()
        player.page.on("response", self._note)

    def _note(self, response: Response) -> None:
        if "/api/" in response.url:
            task = asyncio.ensure_future(self._read(response))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read(self, response: Response) -> None:
        self.bodies.append(await response.text())

    @property
    def traffic(self) -> list[str]:
        return self.player.heard + self.bodies

    async def objects_like(self, wanted: dict[str, int]) -> int:
        """How many objects in the memory of the page say exactly this."""
        prototype = await self._memory.send("Runtime.evaluate", {"expression": "Object.prototype"})
        found = await self._memory.send(
            "Runtime.queryObjects", {"prototypeObjectId": prototype["result"]["objectId"], "objectGroup": "spy"}
        )
        counted = await self._memory.send(
            "Runtime.callFunctionOn",
            {
                "objectId": found["objects"]["objectId"],
                "functionDeclaration": SAME,
                "arguments": [{"value": wanted}],
                "returnByValue": True,
            },
        )
        await self._memory.send("Runtime.releaseObjectGroup", {"objectGroup": "spy"})
        return int(counted["result"]["value"])

    async def heap(self) -> str:
        """All strings of the page, as they lie in its memory."""
        chunks: list[str] = []
        self._memory.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
        await self._memory.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        return "".join(chunks)


async def spy_on(player: Player) -> Spy:
    return Spy(player, await player.context.new_cdp_session(player.page))


def parts(value: Any) -> list[Any]:
    """A message and everything in it."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [value, *(part for one in inside for part in parts(one))]


def tells(part: Any, hand: dict[str, int]) -> bool:
    """Whether a part of a message is this hand, however it is written."""
    if isinstance(part, dict):
        return part == hand
    if isinstance(part, list) and all(isinstance(one, str) for one in part):
        return Counter(part) == Counter(hand)
    return False


def telling(traffic: list[str], hand: dict[str, int]) -> list[str]:
    return [text for text in traffic if any(tells(part, hand) for part in parts(json.loads(text)))]


def held(heard: list[str]) -> list[dict[str, int]]:
    """The window's own hands of late: the other's may be the same by chance."""
    views = [json.loads(text).get("view") for text in heard]
    return [view["hand"] for view in views if view]


def public(view: Any, seat: int) -> set[str]:
    """The cards that everybody knows to be before or with a seat."""
    sets = view.get("sets", {})
    return {id for id, laid in sets.items() if laid["seat"] == seat} | set(view["known"][seat])


async def check(spy: Spy, other: Connection, deep: bool) -> None:
    """Nothing in Ada's window says what Ben holds, as long as it is not what everybody saw him take."""
    hand, ada = other.view["hand"], spy.player.view
    hidden = sum(hand.values()) > 3 and hand not in (*held(spy.player.heard[-6:]), ada["known"][1])
    shown = await spy.player.page.locator(SEAT).evaluate("(seat) => seat.outerHTML")
    assert [id for id in CARDS[ada["game"]] if id not in public(ada, 1) and f"{id}.svg" in shown] == []
    if hidden:
        assert telling(spy.traffic[-6:], hand) == []
    if hidden and deep:
        assert await spy.objects_like(hand) == 0


async def spied(
    house: Visitors, opens: Opens, enough: Callable[[Spy], bool], *game: str, **options: Any
) -> tuple[str, Spy, str]:
    """Ada's window is searched after each decision, until it is enough: the table, the spy, the memory in between."""
    table, (ada, ben) = await house.playing(*game, **options)
    player = await opens(ada)
    spy = await spy_on(player)
    await player.go_to_table(table)
    mine, other = await ada.connect(table), await ben.connect(table)
    assert await spy.objects_like(player.view["hand"]) > 0, "the spy finds what is there"
    heap = ""
    for decision in itertools.count():
        await other.quiet()
        if player.ended or enough(spy):
            break
        if other.legal:
            await other.play(choose(other.view))
            await mine.quiet()
            await player.until(lambda: player.shown["version"] >= mine.version)
        elif player.legal:
            await player.play(choose(player.view))
        await player.go_on()
        await other.quiet()
        if not player.ended:
            await player.sees_the_truth()
            await check(spy, other, deep=decision % SPY == 0)
        if decision == SPY:
            heap = await spy.heap()
    return table, spy, heap


async def test_other_hands_never_reach_a_window(house: Visitors, opens: Opens) -> None:
    table, spy, heap = await spied(house, opens, lambda _: False, quick=True, ninja=True, turns=5)
    assert spy.player.ended
    await no_secret_before_the_end(spy, heap, await spy.player.person.table(table))


async def test_secret_sets_never_reach_a_window(house: Visitors, opens: Opens) -> None:
    _, spy, _ = await spied(house, opens, lambda spy: len(secret_choices(spy)) > 2, "come-to-call", cards=RICH[2])
    assert {event["seat"] for event in secret_choices(spy)} == {0}, "Ada's own, and no others"


def secret_choices(spy: Spy) -> list[Any]:
    """Those that Ada's window was told of."""
    happened = [step["event"] for text in spy.player.heard for step in json.loads(text).get("steps", [])]
    return [event for event in happened if event.get("action", "").startswith(("send", "ready"))]


async def no_secret_before_the_end(spy: Spy, heap: str, table: Any) -> None:
    """What made the deal was revealed with the last message, and never before."""
    fairness, traffic = table["fairness"], spy.traffic
    before = [text for text in traffic if '"fairness":null' in text or '"fairness"' not in text]
    assert heap.count(table["commitment"]) > 0
    for secret in (fairness["secret"], fairness["texts"][1]):
        assert [text for text in before if secret in text] == []
        assert secret not in heap
        assert any(secret in text for text in traffic)
