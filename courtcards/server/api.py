"""The HTTP API: everything except live connections, described by OpenAPI."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints
from typing_extensions import TypedDict

from courtcards.bots import LEVELS
from courtcards.games import GAMES, rules_of
from courtcards.games.rules import SPECTATOR
from courtcards.messages import choose_language, in_language, rules_page
from courtcards.server.address import is_this_machine, lan_address
from courtcards.server.catalogue import GameInfo, games
from courtcards.server.daily import need_open
from courtcards.server.encode import Fragment
from courtcards.server.history import history
from courtcards.server.names import Name
from courtcards.server.projection import table_info
from courtcards.server.protocol import Said, Step, TableInfo
from courtcards.server.refused import Refused
from courtcards.server.responses import json_response
from courtcards.server.service import Service
from courtcards.server.store.queries import listed_tables, stored_table, tables_ended, tables_going_on
from courtcards.server.table_config import LISTED_FOR, GameId, LevelId, Overtime, Pace, TableConfig, Untimed

ROUTER = APIRouter(prefix="/api")
LISTED = 300  # tables in the lobby: several times what one address can put there
PAGE = 50  # ended games per page

DealText = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16,64}$")]
TextHash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
TableId = Annotated[str, Path(pattern=r"^[0-9a-z]{1,16}$", description="A table's id", examples=["k3v9c2m7xq4t"])]
AnyGame = Annotated[str, Path(description="A game's id", examples=list(GAMES))]
LanguageCode = Annotated[str, Path(description="A language's code", examples=["de"])]
SeatNumber = Annotated[int, Path(ge=0, le=5, description="A seat, counted from 0")]
Bearer = Annotated[str | None, Header(alias="Authorization", description="Bearer and the device's token")]


class RequestBody(BaseModel):
    """The body of a request. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class NewPlayer(RequestBody):
    name: Name = Field(examples=["Ada"])


class NewTable(RequestBody):
    game: GameId
    options: dict[str, JsonValue] = Field(
        examples=[{"players": 2, "ninja": True}], description="the game's options, with `players`"
    )
    seats: list[LevelId | None] = Field(
        min_length=2, max_length=6, examples=[[None, "knight"]], description="a bot's level, or null for an open seat"
    )
    pace: Pace = Field(default_factory=Untimed, examples=[{"kind": "live", "seconds": 600, "increment": 10}])
    overtime: Overtime = Field(default_factory=Overtime, examples=[{"does": "decide", "level": "knight"}])
    patience: int = Field(120, ge=0, le=7 * 24 * 3600, description="seconds")
    bot_pace: float = Field(1.0, ge=0, le=10, description="seconds")
    listed: bool = False
    spectators: bool = True


class SitDown(RequestBody):
    hash: TextHash = Field(
        examples=["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"],
        description="SHA-256 of the random text that will go into the deal",
    )


class ShowText(RequestBody):
    text: DealText = Field(
        examples=["00112233445566778899aabbccddeeff"], description="random text that goes into the deal"
    )


class FillSeat(RequestBody):
    level: LevelId | None = Field(examples=["herald"], description="null removes the bot")


class Player(TypedDict):
    id: str
    name: str


class OwnPlayer(Player):
    token: str  # the only key to the player's seats: the device keeps it


class Mine(TypedDict):
    table: TableInfo
    seat: int
    waits: bool  # whether it is my turn
    due_at: int | None  # when my time runs out, milliseconds since 1970


class MyTables(TypedDict):
    going_on: list[Mine]  # my turn first
    ended: list[Mine]
    before: int | None  # pass this to get the next page of ended games


class Texts(TypedDict):
    fluent: str  # a Fluent resource
    rules: str  # Markdown


class About(TypedDict):
    games: list[GameInfo]
    levels: list[str]
    now: int
    bots_ready: bool  # they are compiled first, which takes a few minutes once on each machine
    lan: str | None  # the server's address in its network; only for clients on the same machine


class Announced(TypedDict):
    text: str | None  # what the operators of the server tell everyone
    restarting: bool  # the server takes no new tables, because it is about to restart


class Told(TypedDict):
    steps: list[Step]


class Problem(TypedDict):
    """An error: a sentence in English, and the same as a message for other languages."""

    error: str
    reason: Said


def problems(*statuses: int) -> Any:
    """What can go wrong, for OpenAPI. Where a player is needed (401), it must not be a banned one either (403)."""
    if HTTPStatus.UNAUTHORIZED in statuses:
        statuses = tuple(sorted({*statuses, HTTPStatus.FORBIDDEN}))
    texts = {status: HTTPStatus(status).phrase for status in statuses}
    return {status: {"model": Problem, "description": text} for status, text in texts.items()}


async def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


TheService = Annotated[Service, Depends(service_of)]


def token_in(authorization: str | None) -> str:
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token or len(token) > 100:
        raise Refused("server-who", status=HTTPStatus.UNAUTHORIZED)
    return token


async def me(service: TheService, authorization: Bearer = None) -> dict[str, Any]:
    player = await service.players.by_token(token_in(authorization))
    if player is None:
        raise Refused("server-who", status=HTTPStatus.UNAUTHORIZED)
    return player


Me = Annotated[dict[str, Any], Depends(me)]


@ROUTER.get("/about", response_model=About, summary="Games, bot levels and the server's clock")
async def about(service: TheService, request: Request) -> Response:
    levels = [level.id for level in LEVELS]
    ready, lan = service.scheduler.bots.ready, lan_address() if may_invite(request) else None
    return json_response(
        {"games": games(), "levels": levels, "now": service.sources.now(), "bots_ready": ready, "lan": lan}
    )


def may_invite(request: Request) -> bool:
    """Whether the client is on this machine, and others in the network can reach the server."""
    return request.app.state.open_to_network and request.client is not None and is_this_machine(request.client.host)


@ROUTER.get(
    "/games/{id}/texts/{language}",
    response_model=Texts,
    responses=problems(404),
    summary="The texts of a game from outside the package, in a language or in English",
)
async def game_texts(id: AnyGame, language: LanguageCode) -> Response:
    if id not in GAMES or (folder := rules_of(id).texts) is None:
        raise Refused("server-no-page", status=HTTPStatus.NOT_FOUND)
    spoken = choose_language(language)
    fluent = [file.read_text("utf-8") for file in sorted(in_language(folder, spoken).glob("*.ftl"))]
    return json_response({"fluent": "\n".join(fluent), "rules": rules_page(id, spoken)})


@ROUTER.get("/notice", response_model=Announced, summary="The operators' notice to everyone")
async def notice(service: TheService) -> Response:
    return json_response(service.operators.shown())


# Players


@ROUTER.post(
    "/players", status_code=201, response_model=OwnPlayer, responses=problems(422, 429, 503), summary="Create a player"
)
async def new_player(body: NewPlayer, service: TheService) -> Response:
    return json_response(await service.players.new(body.name), HTTPStatus.CREATED)


@ROUTER.get("/players/me", response_model=Player, responses=problems(401, 503), summary="Who I am")
async def who_am_i(player: Me) -> Response:
    return json_response(player)


@ROUTER.patch(
    "/players/me", response_model=Player, responses=problems(401, 413, 422, 429, 503), summary="Change my name"
)
async def rename(body: NewPlayer, service: TheService, authorization: Bearer = None) -> Response:
    return json_response(await service.players.rename(token_in(authorization), body.name))


# Tables


@ROUTER.post(
    "/tables",
    status_code=201,
    response_model=TableInfo,
    responses=problems(401, 413, 422, 429, 503),
    summary="Create a table",
)
async def new_table(body: NewTable, player: Me, service: TheService, request: Request) -> Response:
    if body.listed and not request.app.state.rates.may_list(request.client.host if request.client else ""):
        raise Refused("table-listed-many", status=HTTPStatus.TOO_MANY_REQUESTS)
    config = TableConfig(
        **{name: getattr(body, name) for name in type(body).model_fields} | {"seats": tuple(body.seats)}
    )
    live = await service.commands.create(player["id"], config)
    async with service.tables.using(live.table.id):
        return json_response(table_info(live.table), HTTPStatus.CREATED)


@ROUTER.get(
    "/tables",
    response_model=list[TableInfo],
    responses=problems(503),
    summary="The lobby: listed tables, open ones first",
)
async def lobby(service: TheService) -> Response:
    found = await service.store.read(listed_tables(service.sources.now() - LISTED_FOR, LISTED))
    return json_response([Fragment(summary) for summary in found])


@ROUTER.get("/tables/{id}", response_model=TableInfo, responses=problems(404, 422, 503), summary="A table")
async def table(id: TableId, service: TheService) -> Response:
    async with service.tables.using(id) as live:
        return json_response(table_info(live.table))


CHANGE_SEAT = partial(ROUTER.put, response_model=TableInfo, responses=problems(401, 404, 409, 413, 422, 429, 503))
CHANGE_TABLE = partial(ROUTER.post, response_model=TableInfo, responses=problems(401, 404, 409, 413, 429, 503))


@CHANGE_SEAT(
    "/tables/{id}/seats/{seat}/player",
    summary="Sit down, with the hash of a text; the game begins when every seat is taken and every text shown",
)
async def sit(id: TableId, seat: SeatNumber, body: SitDown, player: Me, service: TheService) -> Response:
    await service.commands.limit_seats(player["id"])
    return await change(service, id, lambda live: service.commands.sit(live, seat, player, body.hash))


@CHANGE_SEAT(
    "/tables/{id}/seats/{seat}/hash",
    summary="Promise another text, when a seat became free after mine was shown",
)
async def promise(id: TableId, seat: SeatNumber, body: SitDown, player: Me, service: TheService) -> Response:
    return await change(service, id, lambda live: service.commands.promise(live, seat, player["id"], body.hash))


@CHANGE_SEAT(
    "/tables/{id}/seats/{seat}/text",
    summary="Show my text, once all seats are taken; a wrong one frees the seat",
)
async def show_text(id: TableId, seat: SeatNumber, body: ShowText, player: Me, service: TheService) -> Response:
    return await change(service, id, lambda live: service.commands.show_text(live, seat, player["id"], body.text))


@ROUTER.delete(
    "/tables/{id}/seats/{seat}/player",
    response_model=TableInfo,
    responses=problems(401, 404, 409, 422, 429, 503),
    summary="Remove somebody from a seat (host only, before the start)",
)
async def remove(id: TableId, seat: SeatNumber, player: Me, service: TheService) -> Response:
    return await change(service, id, lambda live: service.commands.remove(live, player["id"], seat))


@CHANGE_SEAT(
    "/tables/{id}/seats/{seat}/bot",
    summary="Put a bot into a seat or remove it (host only, before the start)",
)
async def fill(id: TableId, seat: SeatNumber, body: FillSeat, player: Me, service: TheService) -> Response:
    return await change(service, id, lambda live: service.commands.fill(live, player["id"], seat, body.level))


@CHANGE_TABLE("/tables/{id}/leave", summary="Leave: before the start the seat becomes free, later a bot plays on")
async def leave(id: TableId, player: Me, service: TheService) -> Response:
    return await change(service, id, lambda live: service.commands.leave(live, player["id"]))


@CHANGE_TABLE(
    "/tables/{id}/give-up",
    summary="Give the table up (host only, while nobody else plays); it stays visible",
)
async def give_up(id: TableId, player: Me, service: TheService) -> Response:
    return await change(service, id, lambda live: service.commands.give_up(live, player["id"]))


async def change(service: Service, id: str, do: Callable[[Any], None]) -> Response:
    live = await service.tables.change(id, do)
    return json_response(table_info(live.table))


@ROUTER.post(
    "/tables/{id}/rematch",
    status_code=201,
    response_model=TableInfo,
    responses=problems(401, 403, 404, 409, 413, 429, 503),
    summary="Create a new table with the same settings",
)
async def rematch(id: TableId, player: Me, service: TheService) -> Response:
    async with service.tables.using(id) as live:
        again = await service.commands.rematch(live, player["id"])
    async with service.tables.using(again.table.id) as live:
        return json_response(table_info(live.table), HTTPStatus.CREATED)


@ROUTER.get(
    "/tables/{id}/steps",
    response_model=Told,
    responses=problems(401, 403, 404, 422, 503),
    summary="Everything that has happened, as I saw it",
)
async def steps(id: TableId, service: TheService, authorization: Bearer = None) -> Response:
    player = await me(service, authorization) if authorization else None
    async with service.tables.using(id) as live:
        seat = live.table.seat_of(player["id"] if player else None)
        if seat is None and live.table.closed_to_spectators:
            raise Refused("table-no-spectators", status=HTTPStatus.FORBIDDEN)
    viewer = SPECTATOR if seat is None else seat
    stored = stored_table(id)
    told = await service.store.read_log(lambda connection: history(stored(connection), viewer))
    return json_response({"steps": told})


@ROUTER.get(
    "/tables/{id}/record",
    response_model=dict[str, Any],
    responses=problems(404, 409, 422, 503),
    summary="The record of a finished game",
)
async def record(id: TableId, service: TheService) -> Response:
    async with service.tables.using(id) as live:
        game = live.table.game
        if game is None or not live.table.ended:
            raise Refused("table-not-over")
        need_open(live.table, service.sources.now())
        written = {**game.record(), "fairness": live.table.fairness()}
    response = json_response(written)
    response.headers["Content-Disposition"] = f'attachment; filename="courtcards-{id}.json"'
    return response


@ROUTER.get(
    "/my/tables",
    response_model=MyTables,
    responses=problems(401, 503),
    summary="My games; those where it is my turn come first",
)
async def my_tables(
    player: Me,
    service: TheService,
    before: Annotated[int | None, Query(ge=0, le=2**53, description="milliseconds since 1970")] = None,
    limit: Annotated[int, Query(ge=1, le=PAGE, description="of ended games")] = PAGE,
) -> Response:
    going_on = [] if before is not None else await service.store.read(tables_going_on(player["id"]))
    ended = await service.store.read(tables_ended(player["id"], before, limit))
    more = ended[-1]["ended_at"] if len(ended) >= limit else None
    mine = [of_mine(row) for row in sorted(going_on, key=urgency)]
    return json_response({"going_on": mine, "ended": [of_mine(row) for row in ended], "before": more})


def urgency(row: dict[str, Any]) -> tuple[bool, float, int]:
    """Sort key: my turn first, then the next deadline, then the latest."""
    return not waits(row), due_at(row) or float("inf"), -row["updated_at"]


def waits(row: dict[str, Any]) -> bool:
    return bool(row.get("waiting", 0) >> row["seat"] & 1)


def due_at(row: dict[str, Any]) -> int | None:
    """When my own clock runs out; the others' clocks are secret while everybody chooses."""
    if not waits(row) or row["dues"] is None:
        return None
    due: int | None = orjson.loads(row["dues"])[row["seat"]]
    return due


def of_mine(row: dict[str, Any]) -> dict[str, Any]:
    table = Fragment(row["summary"])
    return {"table": table, "seat": row["seat"], "waits": waits(row), "due_at": due_at(row)}
