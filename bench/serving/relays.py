"""What Python can do at most: servers that know no game and only send what one player says to both.

python -m bench.serving.relays asgi --port 8001
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import typer
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect


def starlette() -> ASGIApp:
    tables: defaultdict[str, set[WebSocket]] = defaultdict(set)

    async def relay(socket: WebSocket) -> None:
        await socket.accept()
        table = tables[socket.path_params["table"]]
        table.add(socket)
        try:
            while True:
                message = await socket.receive_text()
                for other in list(table):
                    await other.send_text(message)
        except WebSocketDisconnect:
            table.discard(socket)

    return Starlette(routes=[WebSocketRoute("/relay/{table}", relay)])


class Asgi:
    def __init__(self) -> None:
        self._tables: defaultdict[str, list[Send]] = defaultdict(list)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await send({"type": "http.response.start", "status": 404, "headers": [(b"content-length", b"0")]})
            await send({"type": "http.response.body", "body": b""})
            return
        table = self._tables[scope["path"]]
        await receive()
        await send({"type": "websocket.accept"})
        table.append(send)
        try:
            while (event := await receive())["type"] == "websocket.receive":
                message: Any = {"type": "websocket.send", "text": event["text"]}
                for other in table:
                    await other(message)
        finally:
            table.remove(send)


APPLICATIONS = {"starlette": starlette, "asgi": Asgi}


def main(kind: str, port: int) -> None:
    """Relay until told to stop."""
    config = uvicorn.Config(
        APPLICATIONS[kind](),
        port=port,
        loop="uvloop",
        lifespan="off",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=1,
        backlog=4096,
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    typer.run(main)
