"""What moves on a page although nobody touched it: the browser's own account of layout shifts."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.people import Connection
from tests.web.player import Player
from tests.web.short_game import choose

OBSERVE = """
window.seen = { paint: null, shift: 0, shifts: [] };
const named = ({ node, previousRect: from, currentRect: to }) => {
  const element = node?.nodeType === 3 ? node.parentElement : node;
  const path = [];
  for (let at = element; at && path.length < 4; at = at.parentElement) path.unshift(at.className || at.tagName);
  const box = ({ x, y, width, height }) => `${x},${y} ${width}×${height}`;
  return `${path.join(" > ")}: ${box(from)} to ${box(to)}`;
};
new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
  if (entry.name === "first-contentful-paint") seen.paint = entry.startTime;
})).observe({ type: "paint", buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
  if (entry.hadRecentInput) return;
  seen.shift += entry.value;
  seen.shifts.push(`${entry.value.toFixed(5)} ${entry.sources.map(named).join(" | ")}`);
})).observe({ type: "layout-shift", buffered: true });
"""
GOES_ON = "setInterval(() => document.querySelector('dialog[open] :is(.score, .show) .main')?.click(), 300)"


async def play_before(player: Player, connections: list[Connection], rounds: int = 1) -> None:
    """So many rounds and the deal of the next, before the eyes of a page that touches nothing."""
    while not connections[0].ended and connections[0].view["round"] <= rounds:
        for connection in connections:
            await connection.quiet()
        decides = next((connection for connection in connections if connection.legal), None)
        if decides:
            await decides.play(choose(decides.view))
            await asyncio.sleep(0.05)
    await player.until(lambda: player.shown["version"] >= connections[0].version)
    await player.sees_the_truth()
    await player.page.wait_for_timeout(1000)


async def shifts(player: Player) -> list[str]:
    """What has moved by itself since the page was loaded."""
    moved: Any = await player.page.evaluate("seen.shifts")
    return list(moved)
