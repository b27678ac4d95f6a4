"""Staying in the game: reload, a cut network and a killed server in mid-turn. The page is right again by itself."""

from __future__ import annotations

import asyncio
import contextlib
import time

from tests.server.people import Connection, Visitors, visitors
from tests.server.process import QUICK, ServerProcess, free_port
from tests.web.conftest import Opens
from tests.web.network import cuttable_network
from tests.web.player import Player
from tests.web.short_game import choose

EXPECTED = ("WebSocket connection to", "ERR_")  # what the browser itself says of a server that is not there


async def a_turn_each(player: Player, other: Connection) -> None:
    """The game goes on until both have decided something more."""
    done = len(player.answered)
    while len(player.answered) < done + 3 or not other.legal:
        if player.legal:
            await player.play(choose(player.view))
        elif other.legal:
            await other.play(choose(other.view))
        else:
            await asyncio.wait_for(either(player, other), 60)


async def either(player: Player, other: Connection) -> None:
    """Wait for the page or the other to hear something that asks for a decision."""
    while not player.legal and not other.legal:
        with contextlib.suppress(TimeoutError):
            await other.hear(0.2)


async def leave(player: Player) -> None:
    """Close the window while all is well. The browser has noted connections that failed; nothing of ours may have."""
    await player.page.close()
    player.mistakes = [text for text in player.mistakes if not any(known in text for known in EXPECTED)]


async def in_mid_turn(house: Visitors, opens: Opens, url: str) -> tuple[Player, Connection]:
    """Ada has drawn one card of two."""
    table, (ada, ben) = await house.playing(first=0)
    player = await opens(ada, url=url)
    await player.go_to_table(table)
    await player.play("draw L")
    other = await ben.connect(table)
    return player, other


async def test_reload_in_mid_turn(house: Visitors, opens: Opens, server: ServerProcess) -> None:
    player, other = await in_mid_turn(house, opens, server.url)
    hand = player.view["hand"]
    player.shown = {}
    await player.page.reload()
    await player.until(lambda: player.shown)
    await player.sees_the_truth()
    assert player.view["hand"] == hand
    assert len(await player.page.locator("aside .log li, aside .log p").all()) > 0, "the log is told again"
    await a_turn_each(player, other)


async def test_network_is_cut_in_mid_turn(house: Visitors, opens: Opens, server: ServerProcess) -> None:
    async with cuttable_network(server.port) as network:
        player, other = await in_mid_turn(house, opens, network.url)
        network.cut()
        await player.page.locator(".notice.info").wait_for()
        await player.page.locator("[data-pile=R]").click()  # nobody hears it yet
        await asyncio.sleep(0.5)
        network.mend()
        back = time.monotonic()
        await player.until(lambda: "draw R" in player.answered)
        await player.sees_the_truth()
        assert time.monotonic() - back < 10
        assert player.answered == ["draw L", "draw R"], "sent until it was answered, and applied once"
        await player.page.locator(".notice.info").wait_for(state="detached")
        await a_turn_each(player, other)
        await leave(player)


async def test_moves_made_meanwhile_are_shown(house: Visitors, opens: Opens, server: ServerProcess) -> None:
    async with cuttable_network(server.port) as network:
        table, (ada, ben) = await house.playing(first=1)
        player = await opens(ada, url=network.url)
        await player.go_to_table(table)
        other = await ben.connect(table)
        network.cut()
        await player.context.set_offline(True)
        await player.page.locator(".notice.info").wait_for()
        while other.legal:
            await other.play(choose(other.view))
        network.mend()
        await player.context.set_offline(False)
        await player.until(lambda: player.legal)
        await player.sees_the_truth()
        assert player.shown["version"] == other.version
        await player.play(choose(player.view))
        await leave(player)


async def test_server_is_killed_in_mid_turn(opens: Opens, database: str) -> None:
    port = free_port()
    server = ServerProcess(database, *QUICK, port=port)
    try:
        async with visitors(server.url) as house:
            player, _ = await in_mid_turn(house, opens, server.url)
            hand = player.view["hand"]
            server.kill()
            await player.page.locator(".notice.info").wait_for()
            server = await asyncio.to_thread(ServerProcess, database, *QUICK, port=port)
            heard = len(player.heard)
            await player.until(lambda: len(player.heard) > heard)
            await player.page.locator(".notice.info").wait_for(state="detached")
            await player.sees_the_truth()
            assert player.view["hand"] == hand
            await player.play("draw R")
            await player.play(choose(player.view))
            await leave(player)
    finally:
        server.kill()
