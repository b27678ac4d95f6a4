"""The settings of a server, from flags, environment variables or a file."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import platformdirs

from courtcards.server.store.engine import hidden


def default_database() -> str:
    return f"sqlite:///{platformdirs.user_data_path('courtcards') / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    redis: str | None = None  # through which servers that share a database talk to each other
    workers: int = 1  # processes for bots that look ahead
    messages_per_second: int = 20  # from one player
    requests_per_minute: int = 240  # that change something, from one address; 0: no limit
    connections_per_address: int = 200  # at the same time; 0: no limit
    forwarded_allow_ips: str = "127.0.0.1"  # proxies whose X-Forwarded-For is believed
    metrics_port: int | None = None  # where this machine can read the metrics; None: nowhere
    log: str = "text"  # or json
    client: Path | None = None  # the built browser client, if it is not the package's own

    def shown(self) -> dict[str, Any]:
        """For the log, without passwords."""
        return {
            **asdict(self),
            "database": hidden(self.database),
            "redis": hidden(self.redis or ""),
            "client": str(self.client or ""),
        }
