"""The program at the terminal: set up a game or continue one, play it, and repeat."""

from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import App

from courtcards.games import GAMES
from courtcards.terminal import saved
from courtcards.terminal.session import Session
from courtcards.terminal.setup import SetupScreen
from courtcards.terminal.table import TableScreen


class CourtCardsApp(App[None]):
    """Started with a session, it goes to the table at once; without one, to the first page."""

    TITLE = "Court Cards"
    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []

    def __init__(
        self,
        session: Session | None = None,
        *,
        game_id: str = GAMES[0],
        players: int = 2,
        level: str = "herald",
        chosen: set[str] | None = None,
        pace: float = 0.8,
    ) -> None:
        super().__init__()
        self.session = session
        self.game_id, self.players, self.level, self.chosen = game_id, players, level, chosen or set()
        self.pace = pace
        self.last_session = session

    def on_mount(self) -> None:
        self.theme = "textual-dark"
        self.play_games()

    @work
    async def play_games(self) -> None:
        """One game after the other, until the user leaves."""
        session = self.session
        while True:
            if session is None:
                session = await self.push_screen_wait(self.setup_screen())
            self.last_session = session
            await self.push_screen_wait(TableScreen(session, self.pace))
            session = None

    def setup_screen(self) -> SetupScreen:
        return SetupScreen(saved.read(), self.game_id, self.players, self.level, self.chosen)
