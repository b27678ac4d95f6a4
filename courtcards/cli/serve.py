"""`courtcards serve`: the table server, with everything in one process."""

from __future__ import annotations

import tomllib
from dataclasses import MISSING
from pathlib import Path
from typing import Annotated, Any

import typer

from courtcards.errors import OptionError
from courtcards.messages import text
from courtcards.server.settings import SETTINGS, Settings, default_database, environment_variable, spare_cores


def read_config(context: typer.Context, file: Path | None) -> Path | None:
    """Flags override the environment, and the environment overrides the file."""
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


def option(help: str, name: str, *flags: str, **more: Any) -> Any:
    return typer.Option(*flags, help=help, envvar=environment_variable(name), show_envvar=False, **more)


def setting(name: str) -> Any:
    """The flag of a setting of the server."""
    known = SETTINGS[name]
    shown = known.default is not None and known.default is not MISSING
    return option(name=name, show_default=shown, **known.metadata)


Config = Annotated[
    Path | None, option("Read settings from this TOML file.", "config", callback=read_config, is_eager=True)
]
Host = Annotated[str, setting("host")]
Port = Annotated[int, setting("port")]
Database = Annotated[str | None, setting("database")]
Redis = Annotated[str | None, setting("redis")]
BotWorkers = Annotated[int | None, setting("workers")]
Messages = Annotated[int, setting("messages_per_second")]
Requests = Annotated[int, setting("requests_per_minute")]
Connections = Annotated[int, setting("connections_per_address")]
Proxies = Annotated[str, setting("forwarded_allow_ips")]
MetricsPort = Annotated[int | None, setting("metrics_port")]
Log = Annotated[str, setting("log")]
Client = Annotated[Path | None, setting("client")]
Browser = Annotated[bool, option("Open the browser, if there is a screen.", "browser", "--browser/--no-browser")]


def serve(
    config: Config = None,  # noqa: ARG001
    host: Host = Settings.host,
    port: Port = Settings.port,
    database: Database = None,
    redis: Redis = Settings.redis,
    workers: BotWorkers = None,
    messages_per_second: Messages = Settings.messages_per_second,
    requests_per_minute: Requests = Settings.requests_per_minute,
    connections_per_address: Connections = Settings.connections_per_address,
    forwarded_allow_ips: Proxies = Settings.forwarded_allow_ips,
    metrics_port: MetricsPort = Settings.metrics_port,
    log: Log = Settings.log,
    client: Client = Settings.client,
    browser: Browser = True,
) -> None:
    if log not in ("text", "json"):
        raise OptionError("serve-log", given=log)
    if workers == 0 and redis is None:
        raise OptionError("serve-workers-redis")
    from courtcards.server import cold_start  # takes a moment to load, so only for this command

    settings = Settings(
        host=host,
        port=port,
        database=database or default_database(),
        redis=redis,
        workers=spare_cores() if workers is None else workers,
        messages_per_second=messages_per_second,
        requests_per_minute=requests_per_minute,
        connections_per_address=connections_per_address,
        forwarded_allow_ips=forwarded_allow_ips,
        metrics_port=metrics_port,
        log=log,
        client=client,
    )
    cold_start.serve(settings, browser, text("serve-stop"))
