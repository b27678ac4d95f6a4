"""A fair deal in the browser: it promises a text, shows it when all seats are taken, and notes what it was promised."""

from __future__ import annotations

import json

from courtcards import fairness
from tests.server.people import Visitors
from tests.server.process import ServerProcess, log_of
from tests.web.conftest import Opens


async def test_browsers_note_the_deal_before_the_game(house: Visitors, opens: Opens, server: ServerProcess) -> None:
    ada, ben = await house.people(2)
    table = await ada.make(quick=True)
    players = [await opens(ada), await opens(ben)]
    for player in players:
        await player.go_to_table(table)
        await player.page.get_by_role("button", name="Sit here").first.click()
        await player.until(lambda player=player: player.shown["seat"] is not None)
    for player in players:
        await player.until(lambda player=player: player.view)
    noted = [json.loads(await player.page.evaluate(f"localStorage['courtcards.deal.{table}']")) for player in players]
    commitment = (await ada.table(table))["commitment"]
    events = [event for _, _, event in log_of(server.database, table)]
    texts = [event["text"] for event in events if event["kind"] == "revealed"]
    promised = [event["hash"] for event in events if event["kind"] == "sat"]
    assert [pin["commitment"] for pin in noted] == [commitment] * 2
    assert sorted(pin["text"] for pin in noted) == sorted(texts)
    assert [fairness.text_hash(pin["text"]) for pin in noted] == promised
