"""For operators: Prometheus metrics, health and readiness."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import APIRouter, Request, Response
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from courtcards.errors import OptionError
from courtcards.server.refused import Refused, StorageFailed
from courtcards.server.service import Service

REGISTRY = CollectorRegistry()
DRAINING = Refused("server-draining")
ROUTER = APIRouter(include_in_schema=False)

SOCKETS = Gauge("courtcards_connections", "Live connections", registry=REGISTRY)
TABLES = Gauge("courtcards_tables", "Tables in memory", registry=REGISTRY)
MOVES = Gauge("courtcards_moves_total", "Decisions since the start, except secret ones", registry=REGISTRY)
REQUESTS = Counter("courtcards_requests", "HTTP requests", ["method", "status"], registry=REGISTRY)
TIMES = Histogram("courtcards_request_seconds", "Time an HTTP request took", registry=REGISTRY)


def saw_request(method: str, status: int, seconds: float) -> None:
    known = method if method in {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"} else "other"
    REQUESTS.labels(known, str(status)).inc()
    TIMES.observe(seconds)


def serve(service: Service, port: int) -> None:
    """Serve the metrics on a port of their own, which only this machine can reach.

    Writes and bots' thinking are not counted: that would show when somebody has chosen in secret.
    """
    TABLES.set_function(lambda: len(service.tables))
    MOVES.set_function(lambda: service.publisher.moves)
    try:
        start_http_server(port, "127.0.0.1", REGISTRY)
    except OSError as error:
        why = error.strerror or str(error)
        raise OptionError("serve-port", host="127.0.0.1", port=str(port), why=why) from error


@ROUTER.get("/health")
async def health() -> Response:
    """The process is running."""
    return Response("ok\n", media_type="text/plain")


@ROUTER.get("/ready")
async def ready(request: Request) -> Response:
    """The server can serve: it is not about to restart, and the database takes a write."""
    service: Service = request.app.state.service
    if service.operators.draining:
        return Response(f"{DRAINING}\n", HTTPStatus.SERVICE_UNAVAILABLE, media_type="text/plain")
    if not await service.can_write():
        return Response(f"{StorageFailed()}\n", HTTPStatus.SERVICE_UNAVAILABLE, media_type="text/plain")
    return Response("ready\n", media_type="text/plain")
