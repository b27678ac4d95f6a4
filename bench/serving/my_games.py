"""“My games” of somebody who has finished ten thousand: rows as the server writes them, and how long the page takes."""

from __future__ import annotations

import random
import statistics
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, insert

from bench.serving.contenders import Running
from bench.serving.http import Http
from courtcards import fairness
from courtcards.server.events import Created, Played, Sat
from courtcards.server.players import digest
from courtcards.server.store import open_store
from courtcards.server.store.engine import connect
from courtcards.server.store.queries import tables_ended, tables_going_on
from courtcards.server.store.schema import PLAYERS, SEATS, TABLES
from courtcards.server.table import Table
from courtcards.server.table_config import TableConfig
from courtcards.server.table_log import summary

GAMES = 10_000
OTHERS = 10_000  # finished games of other people
TOKEN = "bench-server-ada"
ADA, BOB, EVE = "bench-ada", "bench-bob", "bench-eve"
BEGUN = 1_700_000_000_000
MINUTE = 60_000
TIMES = 200
PAGE = 50


def fill(folder: Path, games: int = GAMES, others: int = OTHERS) -> None:
    """Write a database in which Ada and Bob have finished so many games, and Eve and Bob others."""
    store = open_store(f"sqlite:///{folder / 'tables.sqlite'}")
    line = summary(finished_table())
    pairs = [(ADA, BOB)] * games + [(EVE, BOB)] * others
    with store.engine.begin() as connection:
        connection.execute(insert(PLAYERS), [player_row(id) for id in (ADA, BOB, EVE)])
        connection.execute(insert(TABLES), [table_row(number, line) for number in range(len(pairs))])
        connection.execute(insert(SEATS), [row for number, pair in enumerate(pairs) for row in seat_rows(number, pair)])
    store.close()


def finished_table() -> Table:
    """A game that was played to its end, for a summary of the right size."""
    secret, rng = fairness.new_secret(), random.Random(1)
    config = TableConfig(game="call-to-glory", options={"players": 2, "quick": True}, seats=(None, None))
    table = Table("bench", secret, BEGUN, Created(config, ADA, fairness.commitment(secret)))
    for seat, (player, name) in enumerate(((ADA, "Ada"), (BOB, "Bob"))):
        table.apply(BEGUN, Sat(seat, player, name, "00112233445566778899aabbccddeeff"))
    while table.game and table.to_move:
        seat = table.to_move[0]
        table.apply(BEGUN, Played(seat, rng.choice(table.game.legal(seat))))
    return table


def player_row(id: str) -> dict[str, Any]:
    token = digest(TOKEN if id == ADA else f"{TOKEN} {id}")
    return {"id": id, "name": id.rpartition("-")[2].title(), "token": token, "created_at": BEGUN}


def table_row(number: int, line: str) -> dict[str, Any]:
    at = BEGUN + number * MINUTE
    id = f"bench{number}"
    row = {"id": id, "secret": "00" * 32, "status": "over", "listed": False, "created_at": at}
    return {**row, "summary": line.replace('"id":"bench"', f'"id":"{id}"')}


def seat_rows(number: int, players: tuple[str, str]) -> list[dict[str, Any]]:
    at = BEGUN + number * MINUTE
    return [
        {"table_id": f"bench{number}", "seat": seat, "player_id": player, "ended_at": at}
        for seat, player in enumerate(players)
    ]


async def measure(server: Running, folder: Path) -> dict[str, Any]:
    """Milliseconds for the page over HTTP and for its questions alone, and how many games all pages hold."""
    http = Http("127.0.0.1", server.port)
    try:
        pages = [await timed(http, "/api/my/tables") for _ in range(TIMES)]
        listed = await all_pages(http)
    finally:
        http.close()
    engine = connect(f"sqlite:///{folder / 'tables.sqlite'}")
    questions = [asked(engine) for _ in range(TIMES)]
    engine.dispose()
    return {"finished_games": GAMES, "listed": listed, "page_ms": figures(pages), "questions_ms": figures(questions)}


async def timed(http: Http, path: str) -> float:
    begun = time.perf_counter()
    await http.ask("GET", path, token=TOKEN)
    return time.perf_counter() - begun


async def all_pages(http: Http) -> int:
    """How many different games one sees who reads page after page."""
    seen: set[str] = set()
    before: int | None = BEGUN * 2
    while before is not None:
        page = await http.ask("GET", f"/api/my/tables?before={before}", token=TOKEN)
        seen |= {mine["table"]["id"] for mine in page["ended"]}
        before = page["before"]
    return len(seen)


def asked(engine: Engine) -> float:
    begun = time.perf_counter()
    with engine.connect() as connection:
        tables_going_on(ADA)(connection)
        tables_ended(ADA, None, PAGE)(connection)
    return time.perf_counter() - begun


def figures(times: list[float]) -> dict[str, float]:
    ordered = sorted(time * 1000 for time in times)
    middle, late = statistics.median(ordered), ordered[len(ordered) * 99 // 100]
    return {"median": round(middle, 2), "p99": round(late, 2), "longest": round(ordered[-1], 2)}
