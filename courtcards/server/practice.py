"""The HTTP API of practice: decisions from my analyzed games and from the game of the day, to make again.

The decisions follow from stored analyses; the answers are in the database. How the actions compare is told only to
those who have chosen one.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import date
from http import HTTPStatus
from typing import Annotated, Any, Literal, TypeAlias

import orjson
from fastapi import APIRouter, Path, Response
from pydantic import Field
from typing_extensions import TypedDict

from courtcards.errors import IllegalAction
from courtcards.review.practice import Position, compare, day_key, positions
from courtcards.server.analyses import Analyses, Status
from courtcards.server.api import Bearer, Me, RequestBody, TheService, me, problems
from courtcards.server.daily import day_at, is_secret, need_open
from courtcards.server.protocol import Said, View
from courtcards.server.refused import Refused
from courtcards.server.responses import json_response
from courtcards.server.review import TheAnalyses, kept_of
from courtcards.server.service import Service
from courtcards.server.store import SideWrites
from courtcards.server.store.queries import answers_by, tables_ended
from courtcards.server.store.statements import Answer

ROUTER = APIRouter(prefix="/api/practice")
LATEST = 20  # a player's latest games that are considered

State: TypeAlias = Literal["new", "missed", "solved"]
Source = Annotated[
    str,
    Path(
        pattern=r"^([0-9a-z]{1,16}|[0-9]{4}-[0-9]{2}-[0-9]{2})$",
        description="One of my tables, or a day (in UTC) for the game that bots played",
        examples=["2026-11-16"],
    ),
]
Number = Annotated[int, Path(ge=0, le=100_000, description="The number of a decision in that game, from 0")]


class ToSolve(TypedDict):
    number: int  # of the decision, from 0
    round: int
    state: State


class PracticeGame(TypedDict):
    source: str  # my table, or the day
    game: str
    mine: bool
    ended_at: int | None  # milliseconds since 1970; null for the game of the day
    positions: list[ToSolve]


class Practice(TypedDict):
    games: list[PracticeGame]  # my latest first; the game of the day last
    day: str  # in UTC
    status: Status  # of the analysis of the day's game: it is begun when somebody asks
    unanalyzed: str | None  # my latest game that has no analysis


class PositionInfo(TypedDict):
    source: str
    number: int
    mine: bool
    state: State
    guess: bool  # all choose at once
    game: str
    options: dict[str, Any]
    names: list[str] | None
    players: int
    seat: int  # whose decision it is
    view: View  # what that seat could know
    why_not: dict[str, Said]


class Chosen(RequestBody):
    action: str = Field(max_length=80, description="in notation", examples=["draw L"])


class Judged(TypedDict):
    action: str
    win: float  # the chance to win
    points: float  # the lead that the round will bring
    error: float  # standard error of how far the chance is behind the best one's
    points_error: float
    worlds: int


class Comparison(TypedDict):
    action: str
    same: str | None  # the alternative that it counts as: itself, or an equivalent one; null: not compared
    solved: bool  # a review would not call it a mistake
    loss: float | None
    error: float | None
    played: str  # in the game
    word: Literal["", "mistake", "blunder"]  # for what was played
    guess: bool
    judge: str
    alternatives: list[Judged]  # the best first
    reasons: list[Said]  # why the best is the best


@dataclass(frozen=True)
class Analyzed:
    """A game that positions come from."""

    source: str
    record: dict[str, Any]
    analysis: dict[str, Any]
    seats: range | tuple[int]  # whose decisions may be tried
    mine: bool

    @property
    def positions(self) -> list[int]:
        return positions(self.analysis, self.seats)


@ROUTER.get(
    "",
    response_model=Practice,
    responses=problems(401, 503),
    summary="Positions to practice, from my analyzed games and the game of the day, and which of them I have solved",
)
async def practice(service: TheService, analyses: TheAnalyses, authorization: Bearer = None) -> Response:
    player = await me(service, authorization) if authorization else None
    today = day_at(service.sources.now())
    games, unanalyzed = await mine(service, analyses, player["id"]) if player else ([], None)
    if (found := await of_day(analyses, today)) is not None:
        games.append(shown(found.source, found.analysis, found.seats))
    elif analyses.status(day_key(today))[0] == "none":
        analyses.begin(day_key(today), {"day": str(today)}, "day")
    status: Status = "done" if found else analyses.status(day_key(today))[0]
    answered = await answers(service, player, [game["source"] for game in games])
    for game in games:
        for position in game["positions"]:
            position["state"] = state_of(answered, game["source"], position["number"])
    return json_response({"games": games, "day": str(today), "status": status, "unanalyzed": unanalyzed})


@ROUTER.get(
    "/{source}/{number}",
    response_model=PositionInfo,
    responses=problems(401, 404, 409, 422, 503),
    summary="A position as its seat saw it, without the answer",
)
async def position(
    source: Source, number: Number, service: TheService, analyses: TheAnalyses, authorization: Bearer = None
) -> Response:
    player = await me(service, authorization) if authorization else None
    found = await find(service, analyses, source, number, player)
    answered = await answers(service, player, [source])
    stood = await service.store.work(lambda: Position.of(found.record, number).as_json())
    return json_response(
        {
            "source": source,
            "number": number,
            "mine": found.mine,
            "state": state_of(answered, source, number),
            "guess": found.analysis["decisions"][number]["guess"],
            **stood,
        }
    )


@ROUTER.post(
    "/{source}/{number}",
    response_model=Comparison,
    responses=problems(401, 404, 409, 413, 422, 429, 503),
    summary="Choose an action; the answer says how it compares with the others",
)
async def answer(
    source: Source, number: Number, body: Chosen, player: Me, service: TheService, analyses: TheAnalyses
) -> Response:
    found = await find(service, analyses, source, number, player)
    try:
        made = await service.store.work(lambda: compare(Position.of(found.record, number), found.analysis, body.action))
    except IllegalAction as error:
        raise Refused(error.message, status=HTTPStatus.UNPROCESSABLE_ENTITY) from error
    given = Answer(player["id"], source, number, made["solved"], body.action, service.sources.now())
    await service.store.ensure(SideWrites(answer=given))
    return json_response(made)


async def answers(service: Service, player: dict[str, Any] | None, sources: list[str]) -> dict[tuple[str, int], bool]:
    return await service.store.read(answers_by(player["id"], sources)) if player else {}


def state_of(answered: dict[tuple[str, int], bool], source: str, number: int) -> State:
    solved = answered.get((source, number))
    return "new" if solved is None else "solved" if solved else "missed"


async def mine(service: Service, analyses: Analyses, player: str) -> tuple[list[dict[str, Any]], str | None]:
    """My latest games with their positions, and the latest one that is not analyzed."""
    games, unanalyzed, now = [], None, service.sources.now()
    for row in (await service.store.read(tables_ended(player, None, LATEST)))[:LATEST]:
        table = orjson.loads(row["summary"])
        if table["status"] != "over" or is_secret(table.get("daily"), now):
            continue
        kept = await kept_of(service, analyses, table["id"])
        if kept is None:
            unanalyzed = unanalyzed or table["id"]
            continue
        analysis = await asyncio.to_thread(orjson.loads, kept)
        game = shown(table["id"], analysis, (row["seat"],), row["ended_at"])
        games += [game] if game["positions"] else []
    return games, unanalyzed


def shown(
    source: str, analysis: dict[str, Any], seats: range | tuple[int], ended_at: int | None = None
) -> dict[str, Any]:
    """A game as a PracticeGame, without any answers."""
    decisions = analysis["decisions"]
    return {
        "source": source,
        "game": analysis["game"],
        "mine": ended_at is not None,
        "ended_at": ended_at,
        "positions": [{"number": number, "round": decisions[number]["round"]} for number in positions(analysis, seats)],
    }


async def find(
    service: Service, analyses: Analyses, source: str, number: int, player: dict[str, Any] | None
) -> Analyzed:
    """The game that a position comes from; Refused if there is no such position for this player."""
    found = await (of_day(analyses, read_day(source)) if "-" in source else of_table(service, analyses, source, player))
    if found is None or number not in found.positions:
        raise Refused("practice-unknown", status=HTTPStatus.NOT_FOUND)
    return found


async def of_day(analyses: Analyses, day: date | None) -> Analyzed | None:
    kept = None if day is None else analyses.kept(day_key(day))
    if kept is None:
        return None
    read = await asyncio.to_thread(orjson.loads, kept)
    return Analyzed(str(day), read["record"], read["analysis"], range(len(read["analysis"]["seats"])), False)


async def of_table(service: Service, analyses: Analyses, table: str, player: dict[str, Any] | None) -> Analyzed | None:
    async with service.tables.using(table) as live:
        game, seat = live.table.game, live.table.seat_of(player["id"]) if player else None
        if game is None or not live.table.ended or seat is None:
            return None
        need_open(live.table, service.sources.now())
        record = game.record()
    kept = analyses.kept(analyses.key(record))
    return None if kept is None else Analyzed(table, record, await asyncio.to_thread(orjson.loads, kept), (seat,), True)


def read_day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
