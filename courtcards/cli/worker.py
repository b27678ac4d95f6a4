"""`courtcards worker`: runs bots for servers on other machines."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from typing import Annotated

import typer

from courtcards.cli.serve import Log, option
from courtcards.errors import OptionError
from courtcards.server.settings import Settings, spare_cores

Redis = Annotated[str, option("redis://HOST of the servers to think for.", "redis")]
Processes = Annotated[
    int | None,
    typer.Option(
        "--workers",
        help="Processes for bots that think ahead; by default one fewer than there are cores.",
        min=1,
        max=64,
        show_default=False,
    ),
]


def worker(redis: Redis, workers: Processes = None, log: Log = Settings.log) -> None:
    if log not in ("text", "json"):
        raise OptionError("serve-log", given=log)
    from courtcards.server.bot_queue import Worker  # takes a moment
    from courtcards.server.run import set_up_log

    set_up_log(log)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(Worker(redis, workers or spare_cores()).run())
