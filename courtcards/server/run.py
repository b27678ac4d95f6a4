"""Starting the server: port, log, links and a QR code, then uvicorn."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import webbrowser
from collections.abc import Iterable
from typing import Any, TextIO, cast

import segno
import structlog
import uvicorn

from courtcards.messages import text
from courtcards.precompile import KINDS
from courtcards.server import metrics
from courtcards.server.address import EVERYWHERE, lan_address, listen
from courtcards.server.app import Server
from courtcards.server.bot_pool import BotPool
from courtcards.server.bot_queue import BotQueue, Bots
from courtcards.server.settings import Settings
from courtcards.server.ws_protocol import HttpProtocol, WsProtocol

LARGEST_MESSAGE = 16 * 1024  # bytes
PING_EVERY = 20.0  # seconds
GRACE = 5  # seconds for requests to end when the server stops


def run(settings: Settings, browser: bool, how_to_stop: str | None, kinds: Iterable[str] = KINDS) -> None:
    """Serve until told to stop, with these kinds of bots.

    `how_to_stop` is printed below the links; None if the links have been shown already.
    """
    set_up_log(settings.log)
    with listen(settings.host, settings.port) as listening:
        server = Server(settings, bots=bots_for(settings, kinds))
        if settings.metrics_port is not None:
            metrics.serve(server.service, settings.metrics_port)
        structlog.get_logger().info("settings", **settings.shown())
        if how_to_stop is not None:
            show_links(settings, listening.getsockname()[1], browser, how_to_stop)
        uvicorn.Server(configuration(server, settings)).run(sockets=[listening])


def bots_for(settings: Settings, kinds: Iterable[str]) -> Bots:
    if settings.workers == 0 and settings.redis:
        return BotQueue(settings.redis)
    return BotPool(settings.workers, kinds)


def configuration(server: Server, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        server,
        http=HttpProtocol,
        ws=WsProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.forwarded_allow_ips,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
        backlog=4096,
    )


def set_up_log(form: str) -> None:
    """Log to standard error, one line per entry, as text or JSON."""
    renderer = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    shared: list[Any] = [structlog.stdlib.add_log_level, structlog.processors.TimeStamper(fmt="iso")]
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, renderer],
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Unfailing(sys.stderr))),
    )
    handler = logging.StreamHandler(sys.stderr)
    formatter = structlog.stdlib.ProcessorFormatter(
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        foreign_pre_chain=[*shared, structlog.processors.format_exc_info],
    )
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


class Unfailing:
    """A stream for the log that drops what cannot be written: a full disk or a broken pipe stops nobody's work."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._stream.flush()


def show_links(settings: Settings, port: int, browser: bool, how_to_stop: str) -> None:
    local = f"http://localhost:{port}/"
    print(f"{text('serve-local')}  {local}")
    address = lan_address() if settings.host in EVERYWHERE else None
    if address:
        link = f"http://{address}:{port}/"
        print(f"{text('serve-lan')}  {link}")
        if sys.stdout.isatty():
            segno.make(link).terminal(compact=True, border=1)
    print(how_to_stop, flush=True)
    if browser and sys.stdout.isatty() and has_screen():
        webbrowser.open(local)


def has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
