"""The first start on a machine: people play at once, in plain Python, while the rules are compiled in the background.

The rules are the same functions, compiled or not. Uncompiled, a move takes milliseconds: enough for the first tables,
and for all bots but those that look ahead. As soon as the compiled code is there, a server that uses it takes over.
Everything is in the database and clients reconnect by themselves, so that costs nobody more than a moment.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import wait
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing.process import BaseProcess
from typing import NoReturn

from courtcards import precompile
from courtcards.errors import CourtCardsError
from courtcards.games import GAMES, rules_of
from courtcards.messages import current_language, text
from courtcards.server.address import listen
from courtcards.server.settings import Settings
from courtcards.warmup import call_all, table_calls

LOOK_EVERY = 0.2  # seconds
GOODBYE = 10.0  # seconds that the first server may take to stop


def serve(settings: Settings, browser: bool, how_to_stop: str) -> None:
    """Serve until told to stop. Nobody waits for the compiler."""
    links: str | None = how_to_stop
    if not all(part.done for part in precompile.FIRST):
        with listen(settings.host, settings.port) as listening:
            settings = replace(settings, port=listening.getsockname()[1])  # the same for both servers
        with plain_server(settings, browser, how_to_stop) as server:
            wait_for_port(settings.port, server)
            compile_beside(server)
        browser, links = False, None
    from courtcards.server.run import run

    run(settings, browser, links)


def wait_for_port(port: int, server: BaseProcess) -> None:
    """Wait until the server listens, leaving the machine to it."""
    while server.is_alive():
        with suppress(OSError), socket.create_connection(("localhost", port), LOOK_EVERY):
            return
        time.sleep(LOOK_EVERY)


def compile_beside(server: BaseProcess) -> None:
    """Compile and load what a table needs while the first server runs; stop if that server ends."""
    with precompile.compiling(precompile.FIRST) as parts:
        import courtcards.server.run  # noqa: F401  # what takes over needs it in a moment

        waiting = set(parts)
        while waiting:
            done, waiting = wait(waiting, LOOK_EVERY)
            for part in done:
                part.result()
            if not server.is_alive():
                sys.exit(server.exitcode)
    for game in GAMES:
        call_all(table_calls(rules_of(game)))


@contextmanager
def plain_server(settings: Settings, browser: bool, how_to_stop: str) -> Iterator[BaseProcess]:
    """A process that serves in plain Python, until the end of the block."""
    arguments = (settings, browser, f"{text('serve-compiling')}\n{how_to_stop}", current_language.get())
    process = multiprocessing.get_context("spawn").Process(target=serve_plain, args=arguments)
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    try:
        process.start()
    finally:
        del os.environ["NUMBA_DISABLE_JIT"]
    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield process
    finally:
        process.terminate()
        process.join(GOODBYE)
        process.kill()
        process.join()
        signal.signal(signal.SIGTERM, before)


def leave(*_: object) -> NoReturn:
    sys.exit(0)


# In the process


def serve_plain(settings: Settings, browser: bool, how_to_stop: str, language: str) -> None:
    threading.Thread(target=precompile.end_with_parent, daemon=True).start()
    from courtcards.server.run import run

    current_language.set(language)
    try:
        run(settings, browser, how_to_stop, kinds=("quick",))
    except CourtCardsError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
