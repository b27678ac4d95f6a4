"""The table in the terminal: people finish games by keyboard and mouse, and lose nothing."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from courtcards.errors import CourtCardsError
from courtcards.messages import current_language
from courtcards.terminal import saved
from courtcards.terminal.app import CourtCardsApp
from courtcards.terminal.dialogs import Curtain, Leave, ResultPage, RulesPage
from courtcards.terminal.session import PERSON, Session, new_session
from courtcards.terminal.setup import SetupScreen
from courtcards.terminal.table import TableScreen

SIZE = (80, 24)
FAST_BOT = "random"


def app_with(session: Session | None = None) -> CourtCardsApp:
    return CourtCardsApp(session, pace=0.0)


async def settle(pilot: Pilot[Any], wanted: type | None = None, tries: int = 400) -> None:
    """Wait until a person must decide, a dialog is up, or the wanted screen is there."""
    for _ in range(tries):
        await pilot.pause(0.01)
        screen = pilot.app.screen
        if wanted is not None and isinstance(screen, wanted):
            return
        if wanted is None and (not isinstance(screen, TableScreen) or screen.legal):
            return
    raise AssertionError(f"still waiting for {wanted} on {pilot.app.screen}")


def test_a_person_finishes_a_game_by_keyboard_alone() -> None:
    async def play() -> None:
        session = new_session("call-to-glory", [PERSON, FAST_BOT], "keys", quick=True)
        async with app_with(session).run_test(size=SIZE) as pilot:
            while not session.game.over:
                await settle(pilot)
                await pilot.press("1")
            await settle(pilot, ResultPage)
            await pilot.press("enter")
            await settle(pilot, SetupScreen)

    asyncio.run(play())


def test_keyboard_alone_reaches_the_show() -> None:
    async def play() -> None:
        session = new_session("come-to-call", [PERSON, FAST_BOT], "keys")
        async with app_with(session).run_test(size=SIZE) as pilot:
            while session.game.round == 1:
                await settle(pilot)
                await pilot.press("1" if session.game.phase != "discard" else str(min(9, len(session.game.legal(0)))))

    asyncio.run(play())


def test_a_choice_can_be_clicked() -> None:
    async def play() -> None:
        session = new_session("call-to-glory", [PERSON, FAST_BOT], "mouse", first=0)
        async with app_with(session).run_test(size=SIZE) as pilot:
            await settle(pilot)
            await pilot.click("#choices", offset=(5, 1))
            await settle(pilot)
            assert session.game.rounds[0]["actions"][0] == "0 draw R"

    asyncio.run(play())


def test_impossible_typed_move_is_explained() -> None:
    async def play() -> None:
        session = new_session("call-to-glory", [PERSON, FAST_BOT], "typed", first=0)
        async with app_with(session).run_test(size=SIZE, notifications=True) as pilot:
            await settle(pilot)
            await pilot.press("colon", *"draw", "space", "A", "enter")
            await pilot.pause()
            assert session.game.decisions == 0
            said = [notification.message for notification in pilot.app._notifications]
            assert "Pile A is empty." in said
            await pilot.press("colon", *"draw", "space", "L", "enter")
            await pilot.pause()
            assert session.game.decisions == 1

    asyncio.run(play())


def test_people_sharing_a_screen_see_no_hands() -> None:
    async def play() -> None:
        session = new_session("call-to-glory", [PERSON, PERSON], "curtain", first=0)
        async with app_with(session).run_test(size=SIZE) as pilot:
            await settle(pilot, Curtain)
            assert str(hand(pilot)) == ""
            await pilot.press("enter")
            await settle(pilot, TableScreen)
            await settle(pilot)
            for _ in range(3):
                await pilot.press("1")
                await pilot.pause(0.05)
            await settle(pilot, Curtain)
            assert str(hand(pilot)) == ""

    asyncio.run(play())


def hand(pilot: Pilot[Any]) -> object:
    table = next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))
    return table.query_one("#hand", Static).content


def test_rules_hint_and_leaving_are_a_key_away() -> None:
    async def play() -> None:
        session = new_session("call-to-glory", [PERSON, FAST_BOT], "keys", first=0)
        async with app_with(session).run_test(size=SIZE) as pilot:
            await settle(pilot)
            await pilot.press("question_mark")
            await settle(pilot, RulesPage)
            await pilot.press("escape")
            await settle(pilot, TableScreen)
            await pilot.press("h")
            await pilot.pause(0.1)
            await pilot.press("q")
            await settle(pilot, Leave)
            await pilot.press("n")
            await settle(pilot, TableScreen)
            assert pilot.app.screen.query_one("#choices", OptionList).option_count == 2

    asyncio.run(play())


def test_one_key_starts_a_game() -> None:
    async def play() -> None:
        async with app_with().run_test(size=SIZE) as pilot:
            await settle(pilot, SetupScreen)
            await pilot.press("s")
            await settle(pilot, TableScreen)

    asyncio.run(play())


def test_an_unfinished_game_is_offered_again(own_data_folder: Path) -> None:
    session = new_session("come-to-call", [PERSON, FAST_BOT], "saved", first=1)
    session.game.play(0, session.game.legal(0)[0])
    saved.write(session)

    async def play() -> None:
        async with app_with().run_test(size=SIZE) as pilot:
            await settle(pilot, SetupScreen)
            await pilot.press("r")
            await settle(pilot, TableScreen)
            assert pilot.app.screen.session.game.record() == session.game.record()  # type: ignore[attr-defined]

    asyncio.run(play())
    assert (own_data_folder / "unfinished.json").exists()


def test_a_broken_saved_game_is_kept_aside(own_data_folder: Path) -> None:
    own_data_folder.mkdir()
    (own_data_folder / "unfinished.json").write_text("{")
    assert saved.read() is None
    assert (own_data_folder / "unfinished.broken").read_text() == "{"


def test_a_finished_game_is_not_offered_again(own_data_folder: Path) -> None:
    session = new_session("call-to-glory", [FAST_BOT, FAST_BOT], "done", quick=True)
    while not session.game.over:
        choice = session.bot_choice(session.game.to_move[0])
        session.game.play(choice.seat, choice.action)
        saved.write(session)
    assert not (own_data_folder / "unfinished.json").exists()


def test_a_folder_that_cannot_be_written_is_said(own_data_folder: Path) -> None:
    own_data_folder.write_text("a file where the folder should be")
    with pytest.raises(CourtCardsError, match="Can’t write"):
        saved.write(new_session("call-to-glory", [PERSON, FAST_BOT]))


def test_a_saved_game_with_other_seats_is_refused() -> None:
    session = new_session("call-to-glory", [PERSON, FAST_BOT])
    for broken in ({}, [], {**session.as_json(), "seats": [PERSON]}, {**session.as_json(), "more": 1}):
        with pytest.raises(CourtCardsError):
            Session.from_json(json.loads(json.dumps(broken)))


def test_resumed_game_uses_the_current_language() -> None:
    session = new_session("call-to-glory", [PERSON, "herald", "herald"])
    current_language.set("ru")
    assert session.game.names == ["You", "Herald 1", "Herald 2"]
    assert Session.from_json(session.as_json()).game.names == ["Вы", "Герольд 1", "Герольд 2"]


def test_every_screen_uses_the_chosen_language() -> None:
    seen = """
        import asyncio
        from courtcards.messages import current_language

        current_language.set("de")
        from courtcards.terminal.app import CourtCardsApp
        from courtcards.terminal.dialogs import RulesPage
        from courtcards.terminal.session import PERSON, new_session

        async def look():
            app = CourtCardsApp(new_session("call-to-glory", [PERSON, "random"], "7", first=0), pace=0.0)
            async with app.run_test() as pilot:
                await pilot.pause(1)
                print(*(key.binding.description for key in app.screen.active_bindings.values()))
                print(app.screen.query_one("#headline").content)
                await pilot.press("question_mark")
                await pilot.pause()
                print(app.screen.page.splitlines()[0] if isinstance(app.screen, RulesPage) else "")

        asyncio.run(look())
    """
    program = "\n".join(line[8:] for line in seen.splitlines())
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    for words in ("Tipp", "Verlauf", "Runde 1 · Zieh eine Karte.", "# Call to Glory: die Regeln"):
        assert words in said
