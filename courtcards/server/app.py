"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import gc
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

import courtcards
from courtcards.games import GAMES, rules_of
from courtcards.messages import message
from courtcards.server import api, client, daily_api, metrics, practice, review
from courtcards.server.address import EVERYWHERE
from courtcards.server.analyses import Analyses
from courtcards.server.bot_pool import BotPool
from courtcards.server.bot_queue import Bots
from courtcards.server.connection import serve_table
from courtcards.server.daily import DailyDeals
from courtcards.server.gate import Gate
from courtcards.server.middleware import CONNECT, Middleware, address_of, refuse_connection
from courtcards.server.rates import ABUSE, Crowd, network_of
from courtcards.server.refused import Refused
from courtcards.server.responses import problem
from courtcards.server.service import Service
from courtcards.server.settings import Settings
from courtcards.server.sources import Sources
from courtcards.server.store import Store, open_store
from courtcards.server.transport import transport_of
from courtcards.server.turns import ASKING
from courtcards.warmup import call_all, table_calls

LOAD_AFTER = 1.0  # seconds after the start, so that people who wait for the server come first
SOCKET = re.compile(r"/ws/tables/([0-9a-z]{1,16})")


class Server:
    """Serves HTTP through FastAPI. WebSockets go straight to their tables, because speed counts there."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        sources: Sources | None = None,
        bots: Bots | None = None,
    ) -> None:
        """Without `store`, opens the one that the settings name. Tests pass their own, and their own clock."""
        self.settings = settings
        store = store or open_store(settings.database)
        self.service = Service(
            store,
            bots or BotPool(settings.workers),
            sources or Sources(),
            settings.redis,
            settings.messages_per_second,
        )
        self.gate = Gate(settings.connections_per_address, settings.forwarded_allow_ips)
        self._live = Crowd(settings.connections_per_address)
        turn = asyncio.Semaphore(1)  # one analysis or par at a time
        self.analyses = Analyses(turn=turn)
        self.daily = DailyDeals(self.service, turn=turn)
        app = build_http(self)
        self.http = Middleware(app, settings)
        app.state.rates = self.http.rates
        self.http.rates.share(self.service.rates)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.http(scope, receive, send)
        elif table := table_at(scope["path"]):
            await self._serve_live(table, scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    async def _serve_live(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        network = network_of(address)
        ASKING.set(network)
        if self.http.rates.too_many(scope, CONNECT):
            await refuse_connection(scope, send)
            return
        if not self._live.enter(network):
            ABUSE.report("live connections", address)
            await refuse_connection(scope, send)
            return
        metrics.SOCKETS.inc()
        try:
            await serve_table(self.service, table, transport_of(scope, receive, send), address)
        finally:
            metrics.SOCKETS.dec()
            self._live.leave(network)

    @asynccontextmanager
    async def lifespan(self, _: FastAPI) -> AsyncIterator[None]:
        await self.service.start()
        spare_the_collector()
        self.service.tasks.spawn(load_rules())
        self.analyses.watch()
        try:
            yield
        finally:
            await self.analyses.stop()
            await self.daily.stop()
            await self.service.stop()


def table_at(path: str) -> str | None:
    """The table whose live connections are at an address."""
    found = SOCKET.fullmatch(path)
    return found and found[1]


async def load_rules() -> None:
    """Load the compiled code that tables call, so that nobody's first move waits for it."""
    await asyncio.sleep(LOAD_AFTER)
    for game in GAMES:
        await asyncio.to_thread(call_all, table_calls(rules_of(game)))


def spare_the_collector() -> None:
    """Exempt everything loaded at the start from garbage collection: scanning it would stop all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


def build_http(server: Server) -> FastAPI:
    app = FastAPI(
        title="Court Cards",
        version=courtcards.__version__,
        summary="Card tables, their games, and reviews",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=server.lifespan,
    )
    app.state.service = server.service
    app.state.open_to_network = server.settings.host in EVERYWHERE
    app.state.analyses = server.analyses
    app.state.daily = server.daily
    for router in (api.ROUTER, review.ROUTER, practice.ROUTER, daily_api.ROUTER, metrics.ROUTER):
        app.router.routes.extend(router.routes)  # `include_router` would build all of them again
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, wrong_address)
    client.serve(app, server.settings.client)
    return app


async def refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    response = problem(error.status, error.message)
    if error.status == HTTPStatus.UNAUTHORIZED:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


async def invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(HTTPStatus.UNPROCESSABLE_ENTITY, message("server-invalid", where=where, why=first["msg"]))


async def wrong_address(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.NOT_FOUND and client.wants_page(request):
        return client.page(request, HTTPStatus.NOT_FOUND)
    if error.status_code == HTTPStatus.BAD_REQUEST:  # what FastAPI raises for a body that is not even text
        return problem(HTTPStatus.UNPROCESSABLE_ENTITY, message("server-invalid", where="body", why="not JSON"))
    id = {404: "server-no-page", 405: "server-method", 413: "server-too-large"}.get(error.status_code, "server-wrong")
    response = problem(error.status_code, message(id))
    response.headers.update(error.headers or {})
    return response
