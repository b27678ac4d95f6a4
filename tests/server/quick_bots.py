"""The real server, with bots that take the first action that is legal: no test waits until the true ones are loaded."""

from __future__ import annotations

from typing import Any

from courtcards.cli.main import main
from courtcards.server.thinkers import Thinkers


async def prepare_nothing(_: Thinkers) -> None:
    pass


async def choose_the_first(_: Thinkers, rules: Any, level: str, knowledge: Any, legal: list[int]) -> int:  # noqa: ARG001
    return legal[0]


if __name__ == "__main__":
    Thinkers.prepare = prepare_nothing  # type: ignore[method-assign]
    Thinkers.choose = choose_the_first  # type: ignore[method-assign]
    main()
