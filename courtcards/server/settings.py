"""The settings of a server: the one place for their names, defaults, limits and help texts.

Flags, environment variables and keys of the file have the same names. Help and documentation are made from this.
"""

from __future__ import annotations

# ruff: noqa: RUF009 (`setting` returns a field)
import os
from dataclasses import Field, asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import platformdirs


def default_database() -> str:
    return f"sqlite:///{platformdirs.user_data_path('courtcards') / 'tables.sqlite'}"


def spare_cores() -> int:
    return max(1, (os.cpu_count() or 1) - 1)


def setting(default: Any, help: str, **limits: int) -> Any:
    """A setting with its default, or a function that returns it."""
    how: Any = {"default_factory": default} if callable(default) else {"default": default}
    return field(**how, metadata={"help": help, **limits})


@dataclass(frozen=True)
class Settings:
    host: str = setting("0.0.0.0", "Address to listen on; 0.0.0.0 lets others in.")
    port: int = setting(8000, "Port to listen on; 0 picks a free one.", min=0, max=65535)
    database: str = setting(
        default_database, "sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder."
    )
    redis: str | None = setting(
        None, "redis://HOST, through which servers that share a PostgreSQL database talk to each other."
    )
    workers: int = setting(
        spare_cores,
        "Processes for bots that think ahead, by default one fewer than there are cores; 0 leaves all thinking to "
        "“courtcards worker”.",
        min=0,
        max=64,
    )
    messages_per_second: int = setting(20, "Messages per second from one player.", min=1, max=100_000)
    requests_per_minute: int = setting(
        240, "Requests per minute from one address that change something; 0 means no limit.", min=0, max=1_000_000
    )
    connections_per_address: int = setting(
        200, "Connections from one address at the same time; 0 means no limit.", min=0, max=1_000_000
    )
    forwarded_allow_ips: str = setting("127.0.0.1", "Proxies that are trusted to name the client's address.")
    metrics_port: int | None = setting(
        None, "Port on 127.0.0.1 where Prometheus can read metrics; by default there are none.", min=1, max=65535
    )
    log: str = setting("text", "Log format: text or json.")
    client: Path | None = setting(None, "Folder of a built browser client to serve instead of ours.")

    def shown(self) -> dict[str, Any]:
        """For the log, without passwords."""
        from courtcards.server.store.engine import hidden  # slow to import

        return {
            **asdict(self),
            "database": hidden(self.database),
            "redis": hidden(self.redis or ""),
            "client": str(self.client or ""),
        }


SETTINGS: dict[str, Field[Any]] = {known.name: known for known in fields(Settings)}


def environment_variable(name: str) -> str:
    return f"COURTCARDS_{name.upper()}"
