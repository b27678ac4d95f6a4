"""The HTTP API of the daily deal."""

from __future__ import annotations

import hashlib
import re
import secrets
from datetime import date
from http import HTTPStatus
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from typing_extensions import TypedDict

from courtcards.server.api import Bearer, Me, TheService, me, problems
from courtcards.server.daily import LEVEL, ONE_DAY, SEAT, DailyDeal, DailyDeals, DailyResult
from courtcards.server.projection import table_info
from courtcards.server.protocol import TableInfo
from courtcards.server.refused import Refused
from courtcards.server.responses import json_response
from courtcards.server.store.statements import Try

ROUTER = APIRouter(prefix="/api/daily")
SHOWN = 100  # results of a day
COOKIE = "courtcards_device"  # not tied to the player: a second guest on this device has the same
COOKIE_FORM = re.compile(r"[A-Za-z0-9_-]{32}")
COOKIE_AGE = 400 * 24 * 3600  # seconds: as long as browsers keep one

DayName = Annotated[
    str, Path(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day, in UTC", examples=["2026-11-16"])
]


class Par(TypedDict):
    par: float  # what the bot gets in your seat with these cards: the mean share of the win, without luck
    error: float  # standard error of that mean
    games: int  # it was computed from


class Result(TypedDict):
    name: str
    mine: bool
    won: bool
    points: int
    others: int  # points of the best of the others
    score: float | None  # points of win share over par, without luck; null until it is computed


class Daily(TypedDict):
    day: str  # in UTC
    today: bool
    game: str
    options: dict[str, Any]
    level: str  # of the bot
    ends_at: int  # when the secret is shown, milliseconds since 1970
    commitment: str  # SHA-256 of the secret, shown before anyone could play
    text: str  # goes into the seed in place of a player's
    secret: str | None  # once the day is over
    seed: str | None  # of the deal, once the day is over
    next_commitment: str | None  # of tomorrow's deal, today
    par: Par | None  # null until it is computed
    mine: str | None  # my table
    taken: bool  # somebody else played it on this device
    streak: int  # days in a row that I played
    results: list[Result]  # the best first
    count: int  # of all results


async def daily_of(request: Request) -> DailyDeals:
    daily: DailyDeals = request.app.state.daily
    return daily


TheDaily = Annotated[DailyDeals, Depends(daily_of)]


def device_of(request: Request) -> str | None:
    """The digest of the device's cookie; None for a device without one."""
    token = request.cookies.get(COOKIE, "")
    return digest(token) if COOKIE_FORM.fullmatch(token) else None


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


@ROUTER.get("", response_model=Daily, responses=problems(401, 503), summary="Today's deal, with its results so far")
async def today(request: Request, daily: TheDaily, service: TheService, authorization: Bearer = None) -> Response:
    player = await me(service, authorization) if authorization else None
    return await shown(daily, daily.day, device_of(request), player)


@ROUTER.get(
    "/{day}",
    response_model=Daily,
    responses=problems(401, 404, 422, 503),
    summary="The deal of a day, with its results and, once the day is over, its secret",
)
async def of_day(
    day: DayName, request: Request, daily: TheDaily, service: TheService, authorization: Bearer = None
) -> Response:
    player = await me(service, authorization) if authorization else None
    return await shown(daily, read_day(day), device_of(request), player)


@ROUTER.post(
    "",
    status_code=201,
    response_model=TableInfo,
    responses=problems(401, 409, 413, 429, 503),
    summary="Play or continue today's deal: once per player and per device, which gets a cookie",
)
async def begin(request: Request, player: Me, daily: TheDaily) -> Response:
    token = request.cookies.get(COOKIE, "")
    known = COOKIE_FORM.fullmatch(token) is not None
    if not known:
        token = secrets.token_urlsafe(24)
    live = await daily.begin(player, digest(token))
    response = json_response(table_info(live.table), HTTPStatus.CREATED)
    if not known:
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_AGE,
            path="/api/daily",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="strict",
        )
    return response


def read_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Refused("daily-unknown", status=HTTPStatus.NOT_FOUND) from error


async def shown(daily: DailyDeals, day: date, device: str | None, player: dict[str, Any] | None) -> Response:
    deal = await daily.deal(day) if day <= daily.day else None
    if deal is None:
        raise Refused("daily-unknown", status=HTTPStatus.NOT_FOUND)
    id = player["id"] if player else None
    mine, taken = await daily.tries(day, device, id)
    following = await daily.deal(day + ONE_DAY)
    results = await daily.results(deal)
    par = daily.par(deal) if results or mine else None  # not computed before somebody needs it
    return json_response(
        {
            **about(deal, over=day < daily.day, following=following),
            "par": par,
            **where(mine, taken),
            "streak": await daily.streak(id) if id else 0,
            "results": [
                of_result(one, par, id) for place, one in enumerate(results) if place < SHOWN or one.player == id
            ],
            "count": len(results),
        }
    )


def about(deal: DailyDeal, over: bool, following: DailyDeal | None) -> dict[str, Any]:
    return {
        "day": str(deal.day),
        "today": not over,
        "game": deal.game,
        "options": deal.options,
        "level": LEVEL,
        "ends_at": deal.ends_at,
        "commitment": deal.commitment,
        "text": deal.text,
        "secret": deal.secret if over else None,
        "seed": deal.seed if over else None,
        "next_commitment": None if following is None else following.commitment,
    }


def where(mine: Try | None, taken: bool) -> dict[str, Any]:
    return {"mine": None if mine is None else mine.table_id, "taken": taken}


def of_result(one: DailyResult, par: dict[str, Any] | None, player: str | None) -> dict[str, Any]:
    return {
        "name": one.name,
        "mine": one.player == player,
        "won": one.won,
        "points": one.totals[SEAT],
        "others": max(total for seat, total in enumerate(one.totals) if seat != SEAT),
        "score": None if one.adjusted is None or par is None else round(100 * (one.adjusted - par["par"]), 1),
    }
