"""What every request passes through: limits on size and rate, metrics, and security headers."""

from __future__ import annotations

import time
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from courtcards.messages import message
from courtcards.server import metrics
from courtcards.server.rates import ABUSE, Buckets, network_of
from courtcards.server.responses import problem
from courtcards.server.settings import Settings
from courtcards.server.shared_rates import SharedRates
from courtcards.server.turns import ASKING

LARGEST_BODY = 64 * 1024  # bytes
SAFE = {"GET", "HEAD", "OPTIONS"}
CHANGE, CONNECT, READ = 1, 2, 20  # limits, as multiples of the limit for changes
LONGEST_PATH = 100  # letters of a path in the log; strangers choose it
KINDS = {CHANGE: "changes", CONNECT: "new live connections", READ: "requests"}  # for the log
NEW_GUEST = ("POST", "/api/players")
GUESTS_PER_HOUR = 120  # new players from one address
LISTED_PER_DAY = 30  # tables for the lobby from one address

CONTENT = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", CONTENT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class TooLarge(HTTPException):
    """The body is too large. FastAPI would take any other exception for an unreadable body."""

    def __init__(self) -> None:
        super().__init__(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)


class Middleware:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self.rates = Rates(settings.requests_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status, started = time.perf_counter(), 500, False
        ASKING.set(network_of(address_of(scope)))

        async def send_with_headers(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                message["headers"] = [*message.get("headers", []), *HEADERS, *caching(scope["path"])]
            await send(message)

        try:
            if self.rates.too_many(scope, READ if scope["method"] in SAFE else CHANGE):
                await answer(send_with_headers, 429, "server-too-many", [(b"retry-after", b"10")])
            elif declared(scope) > LARGEST_BODY:
                await answer(send_with_headers, 413, "server-too-large", [])
            else:
                await self._app(*as_get(scope, limited(receive), send_with_headers))
        except TooLarge:
            if not started:
                await answer(send_with_headers, 413, "server-too-large", [])
        finally:
            metrics.saw_request(scope["method"], status, time.perf_counter() - began)


async def refuse_connection(scope: Scope, send: Send) -> None:
    """Refuse a WebSocket connection, because the client has opened too many."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1013})
        return
    headers = [(b"retry-after", b"10")]
    await send({"type": "websocket.http.response.start", "status": 429, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})


class Rates:
    """Limits the requests of an address: a minute's worth at once, then a steady rate."""

    def __init__(self, per_minute: int) -> None:
        self._limited = per_minute > 0
        kinds = (CHANGE, CONNECT, READ)
        self._buckets = {times: Buckets(per_minute * times / 60, per_minute * times) for times in kinds}
        self._guests = Buckets(GUESTS_PER_HOUR / 3600, GUESTS_PER_HOUR)
        self._listed = Buckets(LISTED_PER_DAY / 86_400, LISTED_PER_DAY)

    def share(self, shared: SharedRates) -> None:
        """Include what happens at other servers."""
        for times, buckets in self._buckets.items():
            shared.share(KINDS[times], buckets)
        shared.share("guests", self._guests)
        shared.share("listed", self._listed)

    def too_many(self, scope: Scope, times: int) -> bool:
        """Count a request. The limit is `times` the one for changes."""
        if not self._limited or scope["path"] == "/health":
            return False
        address = address_of(scope)
        network = network_of(address)
        guest = (scope.get("method"), scope["path"]) == NEW_GUEST
        if self._buckets[times].of(network).take() and (not guest or self._guests.of(network).take()):
            return False
        ABUSE.report(KINDS[times], address, path=quote(scope["path"])[:LONGEST_PATH])
        return True

    def may_list(self, address: str) -> bool:
        """Count a table for the lobby; False if it is one too many."""
        return not self._limited or self._listed.of(network_of(address)).take()


def address_of(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def caching(path: str) -> list[tuple[bytes, bytes]]:
    """API responses are never cached; files with a digest in their name are cached forever."""
    if path.startswith("/api"):
        return [(b"cache-control", b"no-store")]
    if path.startswith("/assets/"):
        return [(b"cache-control", b"public, max-age=31536000, immutable")]
    return [(b"cache-control", b"no-cache")]


def declared(scope: Scope) -> int:
    length = dict(scope["headers"]).get(b"content-length", b"0")
    return int(length) if length.isdigit() else 0


def limited(receive: Receive) -> Receive:
    """Receive the body, up to the limit."""
    seen = 0

    async def receive_limited() -> Message:
        nonlocal seen
        event = await receive()
        seen += len(event.get("body", b""))
        if seen > LARGEST_BODY:
            raise TooLarge
        return event

    return receive_limited


def as_get(scope: Scope, receive: Receive, send: Send) -> tuple[Scope, Receive, Send]:
    """Answer HEAD wherever GET works, with the same headers and no body."""
    if scope["method"] != "HEAD":
        return scope, receive, send

    async def send_head(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return {**scope, "method": "GET"}, receive, send_head


async def answer(send: Send, status: int, id: str, headers: list[Any]) -> None:
    response = problem(status, message(id))
    await send({"type": "http.response.start", "status": status, "headers": [*response.raw_headers, *headers]})
    await send({"type": "http.response.body", "body": response.body})
