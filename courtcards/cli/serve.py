"""`courtcards serve`: the table server, with everything in one process."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer

from courtcards.errors import OptionError
from courtcards.messages import text


def read_config(context: typer.Context, file: Path | None) -> Path | None:
    """Settings from a file count less than those of the environment, and those less than flags."""
    if file is None:
        return None
    try:
        settings = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise OptionError("serve-config", path=str(file), why=str(error)) from error
    known = {parameter.name for parameter in context.command.params} - {"config"}
    for name in settings:
        if name not in known:
            raise OptionError(
                "serve-config-unknown", path=str(file), name=name, known=", ".join(sorted(map(str, known)))
            )
    context.default_map = {**(context.default_map or {}), **settings}
    return file


def setting(help: str, *flags: str, **more: Any) -> Any:
    return typer.Option(*flags, help=help, show_envvar=False, **more)


Config = Annotated[
    Path | None,
    setting("Read settings from this TOML file.", envvar="COURTCARDS_CONFIG", callback=read_config, is_eager=True),
]
Host = Annotated[str, setting("Address to listen on; 0.0.0.0 lets others in.", envvar="COURTCARDS_HOST")]
Port = Annotated[int, setting("Port to listen on; 0 picks a free one.", min=0, max=65535, envvar="COURTCARDS_PORT")]
Database = Annotated[
    str | None,
    setting(
        "sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder.",
        envvar="COURTCARDS_DATABASE",
        show_default=False,
    ),
]
Redis = Annotated[
    str | None,
    setting(
        "redis://HOST, through which servers that share a PostgreSQL database talk to each other.",
        envvar="COURTCARDS_REDIS",
        show_default=False,
    ),
]
BotWorkers = Annotated[
    int | None,
    setting(
        "Processes for bots that think ahead; by default one fewer than there are cores.",
        min=1,
        max=64,
        envvar="COURTCARDS_WORKERS",
        show_default=False,
    ),
]
Messages = Annotated[
    int, setting("Messages per second from one player.", min=1, max=100_000, envvar="COURTCARDS_MESSAGES_PER_SECOND")
]
Requests = Annotated[
    int,
    setting(
        "Requests per minute from one address that change something; 0 means no limit.",
        min=0,
        max=1_000_000,
        envvar="COURTCARDS_REQUESTS_PER_MINUTE",
    ),
]
Connections = Annotated[
    int,
    setting(
        "Connections from one address at the same time; 0 means no limit.",
        min=0,
        max=1_000_000,
        envvar="COURTCARDS_CONNECTIONS_PER_ADDRESS",
    ),
]
Proxies = Annotated[
    str, setting("Proxies that are trusted to name the client's address.", envvar="COURTCARDS_FORWARDED_ALLOW_IPS")
]
MetricsPort = Annotated[
    int | None,
    setting(
        "Port on 127.0.0.1 where Prometheus can read metrics; by default there are none.",
        min=1,
        max=65535,
        envvar="COURTCARDS_METRICS_PORT",
        show_default=False,
    ),
]
Log = Annotated[str, setting("Log format: text or json.", envvar="COURTCARDS_LOG")]
Client = Annotated[
    Path | None,
    setting(
        "Folder of a built browser client to serve instead of ours.", envvar="COURTCARDS_CLIENT", show_default=False
    ),
]
Browser = Annotated[
    bool, setting("Open the browser, if there is a screen.", "--browser/--no-browser", envvar="COURTCARDS_BROWSER")
]


def serve(
    config: Config = None,  # noqa: ARG001
    host: Host = "0.0.0.0",
    port: Port = 8000,
    database: Database = None,
    redis: Redis = None,
    workers: BotWorkers = None,
    messages_per_second: Messages = 20,
    requests_per_minute: Requests = 240,
    connections_per_address: Connections = 200,
    forwarded_allow_ips: Proxies = "127.0.0.1",
    metrics_port: MetricsPort = None,
    log: Log = "text",
    client: Client = None,
    browser: Browser = True,
) -> None:
    if log not in ("text", "json"):
        raise OptionError("serve-log", given=log)
    from courtcards.server import cold_start  # takes a moment: only who serves waits for it
    from courtcards.server.settings import Settings, default_database

    settings = Settings(
        host=host,
        port=port,
        database=database or default_database(),
        redis=redis,
        workers=workers or max(1, (os.cpu_count() or 1) - 1),
        messages_per_second=messages_per_second,
        requests_per_minute=requests_per_minute,
        connections_per_address=connections_per_address,
        forwarded_allow_ips=forwarded_allow_ips,
        metrics_port=metrics_port,
        log=log,
        client=client,
    )
    cold_start.serve(settings, browser, text("serve-stop"))
