"""The real server, but bots are not loaded when it starts: most tests need none, and loading takes seconds."""

from __future__ import annotations

from courtcards.cli.main import main
from courtcards.server.thinkers import Thinkers


async def prepare_nothing(_: Thinkers) -> None:
    pass


if __name__ == "__main__":
    Thinkers.prepare = prepare_nothing  # type: ignore[method-assign]
    main()
