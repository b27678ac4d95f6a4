"""A server with a leak: at a table where somebody has chosen in secret, everyone else is answered a little later."""

from __future__ import annotations

import asyncio

from courtcards.server.connection import Connection
from tests.server import quick_bots

LEAK = 0.001  # seconds
receive = Connection.receive


def receive_late(self: Connection, text: str | bytes) -> None:
    table = self.live.table if self.live else None
    if table and table.is_secret and sum(table.secret_events) > table.secret_events[self.viewer]:
        asyncio.get_running_loop().call_later(LEAK, receive, self, text)
    else:
        receive(self, text)


if __name__ == "__main__":
    Connection.receive = receive_late  # type: ignore[method-assign]
    quick_bots.main()
