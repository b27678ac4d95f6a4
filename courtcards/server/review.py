"""The HTTP API of reviews: a finished game as a film, and its analysis. Records that are sent here are not kept."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from http import HTTPStatus
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import Field
from typing_extensions import TypedDict

from courtcards.errors import CourtCardsError
from courtcards.review.frames import film
from courtcards.review.lesson import LESSONS, lesson_of
from courtcards.review.tally import Result, Tally
from courtcards.server.analyses import Analyses, Status
from courtcards.server.api import PAGE, Me, RequestBody, TableId, TheService, problems
from courtcards.server.daily import need_open
from courtcards.server.encode import Fragment, json_response
from courtcards.server.refused import Refused
from courtcards.server.service import Service
from courtcards.server.store.queries import stored_table, tables_ended
from courtcards.server.table_log import load

ROUTER = APIRouter(prefix="/api")

Seat = Annotated[int | None, Query(ge=0, le=5, description="whose knowledge is shown; without it all cards are open")]


class SentRecord(RequestBody):
    record: dict[str, Any] = Field(description="a record, as `courtcards/1`")


class Move(TypedDict):
    round: int  # from 1
    seat: int
    action: str  # in notation


class Film(TypedDict):
    game: str
    options: dict[str, Any]
    names: list[str] | None
    players: int
    over: bool
    moves: list[Move]
    views: list[dict[str, Any]]  # before the first move and after each


class LessonStep(TypedDict):
    seat: int
    action: str
    say: str | None  # the id of a text


class LessonFilm(TypedDict):
    id: str
    game: str
    steps: list[LessonStep]  # the moves of the film; the learner has seat 0
    last: str  # the id of the text at the end
    film: Film


class MyLuck(TypedDict):
    """Of the games whose analyses are kept, in games won."""

    games: int
    won: float
    adjusted: float  # without luck
    reach: float  # of the 95 % interval, on each side


class AnalysisState(TypedDict):
    status: Status
    done: int  # decisions judged
    of: int
    analysis: dict[str, Any] | None  # see docs/review.md


async def analyses_of(request: Request) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


TheAnalyses = Annotated[Analyses, Depends(analyses_of)]


async def record_of(service: Service, id: str) -> dict[str, Any]:
    async with service.tables.using(id) as live:
        game = live.table.game
        if game is None or not live.table.ended:
            raise Refused("table-not-over")
        need_open(live.table, service.sources.now())
        return game.record()


async def filmed(record: dict[str, Any], seat: int | None) -> Response:
    """In a thread: a long game takes a moment, and tables do not wait for it."""
    try:
        return Response(await asyncio.to_thread(film, record, seat), media_type="application/json")
    except CourtCardsError as error:
        raise Refused(error.message, status=HTTPStatus.UNPROCESSABLE_ENTITY) from error


@ROUTER.get(
    "/tables/{id}/film",
    response_model=Film,
    responses=problems(404, 409, 422, 503),
    summary="A finished game, moment by moment, as a seat saw it or with all cards open",
)
async def film_of_table(id: TableId, service: TheService, seat: Seat = None) -> Response:
    return await filmed(await record_of(service, id), seat)


@ROUTER.post(
    "/film",
    response_model=Film,
    responses=problems(413, 422, 429, 503),
    summary="The same of a record, which is not kept",
)
async def film_of_record(body: SentRecord, seat: Seat = None) -> Response:
    return await filmed(body.record, seat)


@ROUTER.get(
    "/lessons/{id}",
    response_model=LessonFilm,
    responses=problems(404, 503),
    summary="A first round, step by step, for the browser",
)
async def lesson(id: Annotated[str, Path(description="A lesson's id", examples=list(LESSONS))]) -> Response:
    if id not in LESSONS:
        raise Refused("server-no-page", status=HTTPStatus.NOT_FOUND)
    found = lesson_of(id)
    steps = [asdict(step) for step in found.steps]
    shown = Fragment(await asyncio.to_thread(film, found.record(), 0))
    return json_response({"id": id, "game": found.game, "steps": steps, "last": found.last, "film": shown})


@ROUTER.get(
    "/my/luck",
    response_model=MyLuck | None,
    responses=problems(401, 503),
    summary="My latest analyzed games, won and without luck; null if there is none",
)
async def my_luck(player: Me, service: TheService, analyses: TheAnalyses) -> Response:
    rows = await service.store.read(tables_ended(player["id"], None, PAGE))
    results = []
    for row in rows:
        table = orjson.loads(row["summary"])
        kept = await kept_of(service, analyses, table["id"]) if table["status"] == "over" else None
        if kept is not None:
            seat = orjson.loads(kept)["seats"][row["seat"]]
            results.append(Result(seat["result"], seat["adjusted"], seat["error"]))
    return json_response(asdict(Tally.of(results)) if results else None)


async def kept_of(service: Service, analyses: Analyses, table: str) -> bytes | None:
    """The analysis of a finished game, if it is kept. Which file that is follows from the log, once and for all."""
    if not analyses.any_kept:
        return None
    if table not in analyses.keys:
        stored = stored_table(table)
        loaded = await service.store.read(lambda connection: load(stored(connection)))
        assert loaded.game is not None
        analyses.keys[table] = analyses.key(loaded.game.record())
    return analyses.kept(analyses.keys[table])


@ROUTER.get(
    "/tables/{id}/analysis",
    response_model=AnalysisState,
    responses=problems(404, 409, 422, 503),
    summary="The analysis of a finished game, or how far it is",
)
async def analysis(id: TableId, service: TheService, analyses: TheAnalyses) -> Response:
    return state_of(analyses, await record_of(service, id))


@ROUTER.post(
    "/tables/{id}/analysis",
    response_model=AnalysisState,
    responses=problems(404, 409, 422, 429, 503),
    summary="Begin to analyze a finished game",
)
async def analyze(id: TableId, service: TheService, analyses: TheAnalyses) -> Response:
    record = await record_of(service, id)
    return begin(analyses, record)


@ROUTER.delete(
    "/tables/{id}/analysis",
    response_model=AnalysisState,
    responses=problems(404, 409, 422, 429, 503),
    summary="Stop analyzing",
)
async def cancel(id: TableId, service: TheService, analyses: TheAnalyses) -> Response:
    record = await record_of(service, id)
    analyses.cancel(analyses.key(record))
    return state_of(analyses, record)


def begin(analyses: Analyses, record: dict[str, Any]) -> Response:
    key = analyses.key(record)
    if analyses.kept(key) is None and not analyses.begin(key, record):
        raise Refused("review-busy", status=HTTPStatus.SERVICE_UNAVAILABLE)
    return state_of(analyses, record)


def state_of(analyses: Analyses, record: dict[str, Any]) -> Response:
    key = analyses.key(record)
    if kept := analyses.kept(key):
        count = len(orjson.loads(kept)["decisions"])
        return json_response({"status": "done", "done": count, "of": count, "analysis": Fragment(kept)})
    status, done, of = analyses.status(key)
    return json_response({"status": status, "done": done, "of": of, "analysis": None})
