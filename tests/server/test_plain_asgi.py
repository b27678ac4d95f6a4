"""The server is a plain ASGI application: any ASGI server can serve a game, without our own WebSocket protocol."""

from __future__ import annotations

import json
import secrets
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from courtcards import fairness
from courtcards.server.app import Server
from courtcards.server.settings import Settings
from tests.server.quick_bots import FirstBots
from tests.server.scene import MemoryStore

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather have the successor of httpx
    from starlette.testclient import TestClient


def sit_two(client: TestClient) -> tuple[str, list[str]]:
    """A table of two people; their tokens."""
    tokens = [client.post("/api/players", json={"name": name}).json()["token"] for name in ("Ada", "Ben")]
    headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
    wish = {"game": "call-to-glory", "options": {"players": 2, "first": 0}, "seats": [None, None]}
    table: str = client.post("/api/tables", json=wish, headers=headers[0]).json()["id"]
    texts = [secrets.token_hex(16) for _ in tokens]
    for seat, text in enumerate(texts):
        body = {"hash": fairness.text_hash(text)}
        assert client.put(f"/api/tables/{table}/seats/{seat}/player", json=body, headers=headers[seat]).is_success
    for seat, text in enumerate(texts):
        body = {"text": text}
        assert client.put(f"/api/tables/{table}/seats/{seat}/text", json=body, headers=headers[seat]).is_success
    return table, tokens


def hello(socket: Any, token: str | None) -> Any:
    socket.send_text(json.dumps({"type": "hello", "protocol": 1, "token": token}))
    return socket.receive_json()


def answer_to(socket: Any, id: str) -> Any:
    while (message := socket.receive_json()).get("answers") != id:
        pass
    return message


@pytest.fixture
def client() -> Iterator[TestClient]:
    server = Server(Settings(requests_per_minute=0), MemoryStore(), bots=FirstBots(1))
    with TestClient(server) as client:
        yield client


def test_any_asgi_server_serves_a_game(client: TestClient) -> None:
    table, tokens = sit_two(client)
    path = f"/ws/tables/{table}"
    with client.websocket_connect(path) as one, client.websocket_connect(path) as two:
        state = hello(one, tokens[0])
        hello(two, tokens[1])
        for number in range(2):
            action = state["view"]["legal"][0]
            one.send_text(json.dumps({"type": "play", "id": f"a{number}", "action": action}))
            state = answer_to(one, f"a{number}")
            assert state["type"] == "update"
            while (heard := two.receive_json())["type"] != "update":
                pass
            assert heard["version"] == state["version"]


def test_plain_connection_is_closed_with_a_code(client: TestClient) -> None:
    with client.websocket_connect("/ws/tables/none") as socket:
        goodbye = hello(socket, None)
        assert goodbye["reason"]["id"] == "table-unknown"
        assert socket.receive()["type"] == "websocket.close"
