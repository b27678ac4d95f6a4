"""The real server, with bots that take the first action that is legal: no test waits until the true ones are loaded."""

from __future__ import annotations

from typing import Any

from courtcards.cli import main as run
from courtcards.games.rules import Rules
from courtcards.server.bot_pool import BotPool


class FirstBots(BotPool):
    """They take the first action, at once."""

    async def prepare(self) -> None:
        pass

    def is_ready(self, game_id: str, level: str) -> bool:  # noqa: ARG002
        return True

    async def choose(
        self,
        rules: Rules,  # noqa: ARG002
        level: str,  # noqa: ARG002
        knowledge: Any,  # noqa: ARG002
        legal: list[int],
        player: str = "",  # noqa: ARG002
    ) -> int:
        return legal[0]


def main() -> None:
    BotPool.is_ready = FirstBots.is_ready  # type: ignore[method-assign]
    BotPool.prepare = FirstBots.prepare  # type: ignore[method-assign]
    BotPool.choose = FirstBots.choose  # type: ignore[method-assign]
    run()


if __name__ == "__main__":
    main()
