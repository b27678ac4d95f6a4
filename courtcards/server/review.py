"""The HTTP API of reviews: a finished game as a film, and its analysis.

Records that are sent here are not kept, except until an analysis that was asked for is done.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from http import HTTPStatus
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import Field
from typing_extensions import TypedDict

from courtcards import records
from courtcards.errors import CourtCardsError
from courtcards.games import GAMES
from courtcards.review.example import examples_json
from courtcards.review.frames import film
from courtcards.review.lesson import LESSONS, lesson_of, lessons_of
from courtcards.review.tally import PlayerResult, PlayerTally
from courtcards.server.analyses import Analyses, Status
from courtcards.server.api import PAGE, AnyGame, Me, RequestBody, TableId, TheService, problems
from courtcards.server.daily import need_open
from courtcards.server.encode import Fragment
from courtcards.server.protocol import Movement, Said, View
from courtcards.server.refused import Refused
from courtcards.server.responses import json_response
from courtcards.server.service import Service
from courtcards.server.store.queries import stored_table, tables_ended
from courtcards.server.table_log import BrokenLog, load

ROUTER = APIRouter(prefix="/api")
MOST_SENT = 3  # analyses that may be under way when one of a record from outside is to begin: our own games come first

Seat = Annotated[int | None, Query(ge=0, le=5, description="whose knowledge is shown; without it all cards are open")]


class SentRecord(RequestBody):
    record: Any = Field(description="a record, as `courtcards/1`")  # the record reader says what is wrong


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
    wrong: Said | None  # why the record cannot be followed any further
    moves: list[Move]
    ends: list[Movement | None]  # by move: how the round ended, where it did
    views: list[dict[str, Any]]  # before the first move and after each, as long as the record has the cards


class LessonStep(TypedDict):
    seat: int
    action: str
    say: str | None  # the id of a text


class LessonFilm(TypedDict):
    id: str
    game: str
    steps: list[LessonStep]  # the moves of the film; the learner has seat 0
    last: str  # the id of the text at the end
    more: list[str]  # the other lessons of the game
    film: Film


class RefusedMove(Move):
    why: Said


class ExampleMoment(TypedDict):
    say: str  # the id of a text
    moves: list[Move]  # that led here from the moment before
    refused: RefusedMove | None  # what cannot be done now
    movements: list[Movement]  # of the moves; none where the end of the round is shown
    act: str | None  # how much is shown of the end of the round
    end: Movement | None  # that end: it is shown instead of the table
    view: View


class Example(TypedDict):
    """A small table that explains a rule; the reader has seat 0."""

    id: str
    game: str
    article: int  # of the rules: it stands at its end
    title: str  # the id of a text
    options: dict[str, Any]
    players: int
    moments: list[ExampleMoment]


class MyLuck(TypedDict):
    """Over all games with stored analyses, in games won."""

    games: int
    won: float
    adjusted: float  # without luck
    reach: float  # of the 95 % interval, on each side


class AnalysisState(TypedDict):
    status: Status
    done: int  # decisions judged
    of: int
    analysis: dict[str, Any] | None  # see docs/review.md
    key: str  # names the analysis of a record that was sent


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


async def filmed(service: Service, record: Any, seat: int | None) -> Response:
    """The film of a game, made in a thread: a long game takes a moment, and tables must not wait for it."""
    try:
        return Response(await service.store.work(lambda: film(record, seat)), media_type="application/json")
    except CourtCardsError as error:
        raise Refused(error.message, status=HTTPStatus.UNPROCESSABLE_ENTITY) from error


@ROUTER.get(
    "/tables/{id}/film",
    response_model=Film,
    responses=problems(404, 409, 422, 503),
    summary="A finished game, moment by moment, as a seat saw it or with all cards face up",
)
async def film_of_table(id: TableId, service: TheService, seat: Seat = None) -> Response:
    return await filmed(service, await record_of(service, id), seat)


@ROUTER.post(
    "/film",
    response_model=Film,
    responses=problems(413, 422, 429, 503),
    summary="The same for a record, which is not stored",
)
async def film_of_record(body: SentRecord, service: TheService, seat: Seat = None) -> Response:
    return await filmed(service, body.record, seat)


@ROUTER.get(
    "/lessons/{id}",
    response_model=LessonFilm,
    responses=problems(404, 503),
    summary="A lesson, step by step, for the browser",
)
async def lesson(
    service: TheService, id: Annotated[str, Path(description="A lesson's id", examples=list(LESSONS))]
) -> Response:
    if id not in LESSONS:
        raise Refused("server-no-page", status=HTTPStatus.NOT_FOUND)
    found = lesson_of(id)
    steps = [asdict(step) for step in found.steps]
    more = [other for other in lessons_of(found.game) if other != id]
    shown = Fragment(await service.store.work(lambda: film(found.record(), 0)))
    return json_response(
        {"id": id, "game": found.game, "steps": steps, "last": found.last, "more": more, "film": shown}
    )


@ROUTER.get(
    "/games/{id}/examples",
    response_model=list[Example],
    responses=problems(404, 503),
    summary="The examples in the rules of a game: small tables, moment by moment",
)
async def examples(id: AnyGame) -> Response:
    if id not in GAMES:
        raise Refused("server-no-page", status=HTTPStatus.NOT_FOUND)
    return Response(await asyncio.to_thread(examples_json, id), media_type="application/json")


@ROUTER.get(
    "/my/luck",
    response_model=MyLuck | None,
    responses=problems(401, 503),
    summary="How many of my latest analyzed games I won, and how many without luck; null if there are none",
)
async def my_luck(player: Me, service: TheService, analyses: TheAnalyses) -> Response:
    rows = await service.store.read(tables_ended(player["id"], None, PAGE))
    results = []
    for row in rows:
        table = orjson.loads(row["summary"])
        kept = await kept_of(service, analyses, table["id"]) if table["status"] == "over" else None
        if kept is not None:
            seat = (await asyncio.to_thread(orjson.loads, kept))["seats"][row["seat"]]
            results.append(PlayerResult(seat["result"], seat["adjusted"], seat["error"]))
    return json_response(asdict(PlayerTally.of(results)) if results else None)


async def kept_of(service: Service, analyses: Analyses, table: str) -> bytes | None:
    """The analysis of a finished game, if it is stored. The log determines which file that is."""
    if not analyses.any_kept:
        return None
    key = analyses.key_of(table)
    if key is None:
        stored = stored_table(table)
        try:
            loaded = await service.store.read_log(lambda connection: load(stored(connection)))
        except BrokenLog:
            return None  # whoever opens the table is told
        assert loaded.game is not None
        key = analyses.key(loaded.game.record())
        analyses.remember(table, key)
    return analyses.kept(key)


@ROUTER.get(
    "/tables/{id}/analysis",
    response_model=AnalysisState,
    responses=problems(404, 409, 422, 503),
    summary="The analysis of a finished game, or its progress",
)
async def analysis(id: TableId, service: TheService, analyses: TheAnalyses) -> Response:
    return state_of(analyses, analyses.key(await record_of(service, id)))


@ROUTER.post(
    "/tables/{id}/analysis",
    response_model=AnalysisState,
    responses=problems(401, 404, 409, 422, 429, 503),
    summary="Start analyzing a finished game",
)
async def analyze(id: TableId, player: Me, service: TheService, analyses: TheAnalyses) -> Response:
    record = await record_of(service, id)
    return begin(analyses, record, player["id"])


@ROUTER.delete(
    "/tables/{id}/analysis",
    response_model=AnalysisState,
    responses=problems(401, 404, 409, 422, 429, 503),
    summary="Stop analyzing (players of the game only)",
)
async def cancel(id: TableId, player: Me, service: TheService, analyses: TheAnalyses) -> Response:
    record = await record_of(service, id)
    async with service.tables.using(id) as live:
        if live.table.seat_of(player["id"]) is None:
            raise Refused("table-sits-not", status=HTTPStatus.FORBIDDEN)
    key = analyses.key(record)
    analyses.cancel(key)
    return state_of(analyses, key)


Key = Annotated[str, Path(pattern="^[0-9a-f]{64}$", description="As `POST /api/analyses` returned it")]


@ROUTER.post(
    "/analyses",
    response_model=AnalysisState,
    responses=problems(413, 422, 429, 503),
    summary="Start analyzing a record, up to where it goes wrong; the result is kept, the record only until then",
)
async def analyze_record(body: SentRecord, service: TheService, analyses: TheAnalyses) -> Response:
    try:
        await service.store.work(lambda: records.replay_partly(body.record))
    except CourtCardsError as error:
        raise Refused(error.message, status=HTTPStatus.UNPROCESSABLE_ENTITY) from error
    return begin(analyses, body.record, most=MOST_SENT)


@ROUTER.get(
    "/analyses/{key}",
    response_model=AnalysisState,
    responses=problems(422, 503),
    summary="The analysis of a record that was sent, or its progress",
)
async def analysis_of_record(key: Key, analyses: TheAnalyses) -> Response:
    return state_of(analyses, key)


@ROUTER.delete(
    "/analyses/{key}",
    response_model=AnalysisState,
    responses=problems(422, 429, 503),
    summary="Stop analyzing a record that was sent",
)
async def cancel_record(key: Key, analyses: TheAnalyses) -> Response:
    analyses.cancel(key)
    return state_of(analyses, key)


def begin(analyses: Analyses, record: dict[str, Any], by: str | None = None, most: int | None = None) -> Response:
    key = analyses.key(record)
    if analyses.kept(key) is None and not analyses.begin(key, record, by=by, most=most):
        raise Refused("review-busy", status=HTTPStatus.SERVICE_UNAVAILABLE)
    return state_of(analyses, key)


def state_of(analyses: Analyses, key: str) -> Response:
    if kept := analyses.kept(key):
        count = len(orjson.loads(kept)["decisions"])
        return json_response({"status": "done", "done": count, "of": count, "analysis": Fragment(kept), "key": key})
    status, done, of = analyses.status(key)
    return json_response({"status": status, "done": done, "of": of, "analysis": None, "key": key})
