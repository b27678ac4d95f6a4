"""For operators: Prometheus metrics, health and readiness."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from courtcards.server.refused import StorageFailed
from courtcards.server.service import Service

REGISTRY = CollectorRegistry()
ROUTER = APIRouter(include_in_schema=False)

SOCKETS = Gauge("courtcards_connections", "Live connections", registry=REGISTRY)
TABLES = Gauge("courtcards_tables", "Tables in memory", registry=REGISTRY)
THINKING = Gauge("courtcards_bots_thinking", "Bots thinking now", registry=REGISTRY)
MOVES = Gauge("courtcards_moves_total", "Decisions since the start, except secret ones", registry=REGISTRY)
WRITTEN = Gauge("courtcards_written_total", "Jobs written to the database since the start", registry=REGISTRY)
BATCHES = Gauge("courtcards_batches_total", "Transactions since the start", registry=REGISTRY)
WRITING = Gauge("courtcards_writing_seconds_total", "Time spent in transactions since the start", registry=REGISTRY)
QUEUED = Gauge("courtcards_writes_waiting", "Jobs waiting to be written", registry=REGISTRY)
REQUESTS = Counter("courtcards_requests", "HTTP requests", ["method", "status"], registry=REGISTRY)
TIMES = Histogram("courtcards_request_seconds", "Time an HTTP request took", registry=REGISTRY)


def saw_request(method: str, status: int, seconds: float) -> None:
    known = method if method in {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"} else "other"
    REQUESTS.labels(known, str(status)).inc()
    TIMES.observe(seconds)


def update_gauges(service: Service) -> None:
    TABLES.set(len(service.tables))
    THINKING.set(sum(len(live.thinking) for live in service.tables.in_use()))
    MOVES.set(service.publisher.moves)
    if writer := service.store.writer:
        WRITTEN.set(writer.written)
        BATCHES.set(writer.batches)
        WRITING.set(writer.seconds)
        QUEUED.set(writer.waiting)


@ROUTER.get("/metrics")
async def figures(request: Request) -> Response:
    update_gauges(request.app.state.service)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


@ROUTER.get("/health")
async def health() -> Response:
    """The process runs."""
    return Response("ok\n", media_type="text/plain")


@ROUTER.get("/ready")
async def ready(request: Request) -> Response:
    """The server can serve: the database takes a write."""
    service: Service = request.app.state.service
    if not await service.can_write():
        return Response(f"{StorageFailed()}\n", HTTPStatus.SERVICE_UNAVAILABLE, media_type="text/plain")
    return Response("ready\n", media_type="text/plain")
