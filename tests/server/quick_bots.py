"""The real server, with bots that take the first action that is legal: no test waits until the true ones are loaded."""

from __future__ import annotations

from typing import Any

from courtcards.cli import main as run
from courtcards.server.bot_pool import BotPool


async def prepare_nothing(_: BotPool) -> None:
    pass


async def choose_the_first(
    _: BotPool,
    rules: Any,  # noqa: ARG001
    level: str,  # noqa: ARG001
    knowledge: Any,  # noqa: ARG001
    legal: list[int],
    player: str,  # noqa: ARG001
) -> int:
    return legal[0]


def always_ready(_: BotPool, game_id: str, level: str) -> bool:  # noqa: ARG001
    return True


def main() -> None:
    BotPool.is_ready = always_ready  # type: ignore[method-assign]
    BotPool.prepare = prepare_nothing  # type: ignore[method-assign]
    BotPool.choose = choose_the_first  # type: ignore[method-assign]
    run()


if __name__ == "__main__":
    main()
