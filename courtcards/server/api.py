"""Everything that is not live: HTTP with JSON, described by OpenAPI."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints
from typing_extensions import TypedDict

from courtcards.bots import LEVELS
from courtcards.games import GAMES, rules_of
from courtcards.server.address import is_this_machine, lan_address
from courtcards.server.history import history
from courtcards.server.live_table import now
from courtcards.server.projection import table_info
from courtcards.server.protocol import Said, Step, TableInfo
from courtcards.server.refused import Refused
from courtcards.server.store.store import listed_tables, stored_table, tables_ended, tables_going_on
from courtcards.server.table import SPECTATOR
from courtcards.server.table_config import GameId, LevelId, Overtime, Pace, TableConfig, Untimed
from courtcards.server.tables import Tables

ROUTER = APIRouter(prefix="/api")
LISTED = 100  # tables in the lobby
PAGE = 50  # ended games at a time

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]+$")
]
DealText = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16,64}$")]
TableId = Annotated[str, Path(pattern=r"^[0-9a-z]{1,16}$", description="A table's id", examples=["k3v9c2m7xq4t"])]
SeatNumber = Annotated[int, Path(ge=0, le=5, description="A seat, counted from 0")]
Bearer = Annotated[str | None, Header(alias="Authorization", description="Bearer and the device's token")]


class Wish(BaseModel):
    """What a client asks for: nothing else may stand in it."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class NewPlayer(Wish):
    name: Name = Field(examples=["Ada"])


class NewTable(Wish):
    game: GameId
    options: dict[str, JsonValue] = Field(examples=[{"players": 2, "ninja": True}], description="with `players`")
    seats: list[LevelId | None] = Field(
        min_length=2, max_length=6, examples=[[None, "knight"]], description="a bot's level, or null for an open seat"
    )
    pace: Pace = Field(default_factory=Untimed, examples=[{"kind": "live", "seconds": 600, "increment": 10}])
    overtime: Overtime = Field(default_factory=Overtime, examples=[{"does": "decide", "level": "knight"}])
    patience: int = Field(120, ge=0, le=7 * 24 * 3600, description="seconds")
    bot_pace: float = Field(1.0, ge=0, le=10, description="seconds")
    listed: bool = False
    spectators: bool = True


class SitDown(Wish):
    text: DealText = Field(examples=["00112233445566778899aabbccddeeff"], description="added to the deal")


class FillSeat(Wish):
    level: LevelId | None = Field(examples=["herald"], description="null takes the bot away")


class Player(TypedDict):
    id: str
    name: str


class OwnPlayer(Player):
    token: str  # the device keeps it: it is the only key to the seats


class Mine(TypedDict):
    table: TableInfo
    seat: int
    waits: bool  # for my decision
    due_at: int | None  # when my time runs out, milliseconds since 1970


class MyTables(TypedDict):
    going_on: list[Mine]  # those that wait for me first
    ended: list[Mine]
    before: int | None  # ask with this for the next page of ended ones


class GameInfo(TypedDict):
    id: GameId
    fewest: int
    most: int
    flags: list[str]


class About(TypedDict):
    games: list[GameInfo]
    levels: list[str]
    now: int
    bots_ready: bool  # compiled; the first time on a machine that takes a few minutes
    lan: str | None  # this machine's address in its network, told to who asks from this machine, if others can come


class Told(TypedDict):
    steps: list[Step]


class Problem(TypedDict):
    """What was wrong: a sentence in English, and the same as a message for other languages."""

    error: str
    reason: Said


def problems(*statuses: int) -> Any:
    texts = {status: HTTPStatus(status).phrase for status in statuses}
    return {status: {"model": Problem, "description": text} for status, text in texts.items()}


async def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


TheTables = Annotated[Tables, Depends(tables_of)]


def token_in(authorization: str | None) -> str:
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token or len(token) > 100:
        raise Refused("server-who", status=HTTPStatus.UNAUTHORIZED)
    return token


async def me(tables: TheTables, authorization: Bearer = None) -> dict[str, Any]:
    player = await tables.players.by_token(token_in(authorization))
    if player is None:
        raise Refused("server-who", status=HTTPStatus.UNAUTHORIZED)
    return player


Me = Annotated[dict[str, Any], Depends(me)]


def as_json(value: Any, status: int = HTTPStatus.OK) -> Response:
    return Response(orjson.dumps(value), int(status), media_type="application/json")


@ROUTER.get("/about", response_model=About, summary="The games, the levels of the bots, and the server's clock")
async def about(tables: TheTables, request: Request) -> Response:
    games = [{"id": id, "fewest": 2, "most": rules_of(id).seats, "flags": FLAGS[id]} for id in GAMES]
    levels = [level.id for level in LEVELS]
    ready, lan = tables.bots.ready, lan_address() if may_invite(request) else None
    return as_json({"games": games, "levels": levels, "now": now(), "bots_ready": ready, "lan": lan})


def may_invite(request: Request) -> bool:
    """Whether who asks sits at this machine, and others in its network can reach it."""
    return request.app.state.open_to_network and request.client is not None and is_this_machine(request.client.host)


FLAGS = {"call-to-glory": ["quick", "tasks", "ninja"], "come-to-call": []}

# Players


@ROUTER.post(
    "/players", status_code=201, response_model=OwnPlayer, responses=problems(422, 429, 503), summary="Be somebody"
)
async def new_player(wish: NewPlayer, tables: TheTables) -> Response:
    return as_json(await tables.players.new(wish.name), HTTPStatus.CREATED)


@ROUTER.get("/players/me", response_model=Player, responses=problems(401, 503), summary="Who I am")
async def who_am_i(player: Me) -> Response:
    return as_json(player)


@ROUTER.patch(
    "/players/me", response_model=Player, responses=problems(401, 413, 422, 429, 503), summary="Change my name"
)
async def rename(wish: NewPlayer, tables: TheTables, authorization: Bearer = None) -> Response:
    return as_json(await tables.players.rename(token_in(authorization), wish.name))


# Tables


@ROUTER.post(
    "/tables",
    status_code=201,
    response_model=TableInfo,
    responses=problems(401, 413, 422, 429, 503),
    summary="Make a table",
)
async def new_table(wish: NewTable, player: Me, tables: TheTables) -> Response:
    config = TableConfig(
        **{name: getattr(wish, name) for name in type(wish).model_fields} | {"seats": tuple(wish.seats)}
    )
    live = await tables.create(player["id"], config)
    async with tables.using(live.table.id):
        return as_json(table_info(live.table), HTTPStatus.CREATED)


@ROUTER.get(
    "/tables",
    response_model=list[TableInfo],
    responses=problems(503),
    summary="The lobby: listed tables, open ones first",
)
async def lobby(tables: TheTables) -> Response:
    found = await tables.store.read(listed_tables(LISTED))
    return as_json([orjson.Fragment(summary) for summary in found])


@ROUTER.get("/tables/{id}", response_model=TableInfo, responses=problems(404, 422, 503), summary="A table")
async def table(id: TableId, tables: TheTables) -> Response:
    async with tables.using(id) as live:
        return as_json(table_info(live.table))


@ROUTER.put(
    "/tables/{id}/seats/{seat}/player",
    response_model=TableInfo,
    responses=problems(401, 404, 409, 413, 422, 429, 503),
    summary="Sit down; the game begins when all seats are taken",
)
async def sit(id: TableId, seat: SeatNumber, wish: SitDown, player: Me, tables: TheTables) -> Response:
    return await change(tables, id, lambda live: tables.sit(live, seat, player, wish.text))


@ROUTER.put(
    "/tables/{id}/seats/{seat}/bot",
    response_model=TableInfo,
    responses=problems(401, 403, 404, 409, 413, 422, 429, 503),
    summary="Put a bot into a seat, or take it away (the host, before the start)",
)
async def fill(id: TableId, seat: SeatNumber, wish: FillSeat, player: Me, tables: TheTables) -> Response:
    return await change(tables, id, lambda live: tables.fill(live, player["id"], seat, wish.level))


@ROUTER.post(
    "/tables/{id}/leave",
    response_model=TableInfo,
    responses=problems(401, 404, 409, 413, 429, 503),
    summary="Get up: before the start the seat is free again, after it a bot plays on",
)
async def leave(id: TableId, player: Me, tables: TheTables) -> Response:
    return await change(tables, id, lambda live: tables.leave(live, player["id"]))


@ROUTER.post(
    "/tables/{id}/give-up",
    response_model=TableInfo,
    responses=problems(401, 403, 404, 409, 413, 429, 503),
    summary="Give the table up (the host, while nobody else plays); it stays visible",
)
async def give_up(id: TableId, player: Me, tables: TheTables) -> Response:
    return await change(tables, id, lambda live: tables.give_up(live, player["id"]))


async def change(tables: Tables, id: str, do: Callable[[Any], None]) -> Response:
    async with tables.using(id) as live:
        do(live)
    return as_json(table_info(live.table))


@ROUTER.post(
    "/tables/{id}/rematch",
    status_code=201,
    response_model=TableInfo,
    responses=problems(401, 403, 404, 409, 413, 429, 503),
    summary="A new table on the same terms",
)
async def rematch(id: TableId, player: Me, tables: TheTables) -> Response:
    async with tables.using(id) as live:
        again = await tables.rematch(live, player["id"])
    async with tables.using(again.table.id) as live:
        return as_json(table_info(live.table), HTTPStatus.CREATED)


@ROUTER.get(
    "/tables/{id}/steps",
    response_model=Told,
    responses=problems(401, 403, 404, 422, 503),
    summary="All that has happened, as I was told it at the time",
)
async def steps(id: TableId, tables: TheTables, authorization: Bearer = None) -> Response:
    player = await me(tables, authorization) if authorization else None
    async with tables.using(id) as live:
        seat = live.table.seat_of(player["id"] if player else None)
        if seat is None and live.table.shut:
            raise Refused("table-no-spectators", status=HTTPStatus.FORBIDDEN)
    viewer = SPECTATOR if seat is None else seat
    kept = stored_table(id)
    return as_json({"steps": await tables.store.read(lambda connection: history(kept(connection), viewer))})


@ROUTER.get(
    "/tables/{id}/record",
    response_model=dict[str, Any],
    responses=problems(404, 409, 422, 503),
    summary="The record of a finished game, which anyone can verify",
)
async def record(id: TableId, tables: TheTables) -> Response:
    async with tables.using(id) as live:
        game = live.table.game
        if game is None or not live.table.ended:
            raise Refused("table-not-over")
        written = {**game.record(), "fairness": live.table.fairness()}
    headers = {"Content-Disposition": f'attachment; filename="courtcards-{id}.json"'}
    return Response(orjson.dumps(written), media_type="application/json", headers=headers)


@ROUTER.get(
    "/my/tables",
    response_model=MyTables,
    responses=problems(401, 503),
    summary="My games, those that wait for me first",
)
async def my_tables(
    player: Me,
    tables: TheTables,
    before: Annotated[int | None, Query(ge=0, le=2**53, description="milliseconds since 1970")] = None,
    limit: Annotated[int, Query(ge=1, le=PAGE, description="of ended games")] = PAGE,
) -> Response:
    await tables.store.file_moves()
    going_on = [] if before is not None else await tables.store.read(tables_going_on(player["id"]))
    ended = await tables.store.read(tables_ended(player["id"], before, limit))
    more = ended[-1]["ended_at"] if len(ended) >= limit else None
    mine = [of_mine(row) for row in sorted(going_on, key=urgency)]
    return as_json({"going_on": mine, "ended": [of_mine(row) for row in ended], "before": more})


def urgency(row: dict[str, Any]) -> tuple[bool, float, int]:
    """Those that wait for me first, the most pressing before the others; then the latest."""
    return not waits(row), due_at(row) or float("inf"), -row["updated_at"]


def waits(row: dict[str, Any]) -> bool:
    return bool(row.get("waiting", 0) >> row["seat"] & 1)


def due_at(row: dict[str, Any]) -> int | None:
    """When my own clock runs out: that of others is not mine to know while all choose in secret."""
    if not waits(row) or row["dues"] is None:
        return None
    due: int | None = orjson.loads(row["dues"])[row["seat"]]
    return due


def of_mine(row: dict[str, Any]) -> dict[str, Any]:
    table = orjson.Fragment(row["summary"])
    return {"table": table, "seat": row["seat"], "waits": waits(row), "due_at": due_at(row)}
