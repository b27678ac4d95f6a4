"""A database full of tables that are alike to the last card: copies of one, each with people of its own."""

from __future__ import annotations

import random
from dataclasses import dataclass

from courtcards.server.players import digest
from courtcards.server.store import SideWrites, open_store
from courtcards.server.store.queries import StoredTable, stored_table
from courtcards.server.store.statements import Line, Player, append, write_side
from courtcards.server.table import Table
from courtcards.server.table_config import TableConfig
from courtcards.server.table_log import head_of, link, seat_rows, table_row
from tests.server.scene import Scene
from tests.tables import SMALL

CONFIG = TableConfig("come-to-call", {"players": 2, "cards": SMALL, "hand": 4}, (None, None))
LONGEST = 80  # events until the call


@dataclass(frozen=True)
class Twin:
    """A copy: its id, and the players' tokens by seat."""

    table: str
    tokens: tuple[str, ...]


async def table_that_calls(chooser: int) -> tuple[Table, StoredTable, list[str]]:
    """A table where both seats choose in secret now, its log, and what the chooser can send."""
    number = 0
    while True:
        scene, rng, number = Scene(f"twins {number}"), random.Random(number), number + 1
        live = await scene.begin(CONFIG)
        game = live.table.game
        assert game is not None
        while not live.table.ended and live.table.number < LONGEST:
            sends = [action for action in game.legal(chooser) if action.startswith("send")]
            if live.table.is_secret and len(game.to_move) == 2 and len(sends) > 1:
                return live.table, await scene.service.store.read(stored_table(scene.table)), sends
            seat = rng.choice(game.to_move)
            scene.play(seat, rng.choice(game.legal(seat)))


def put_twins(database: str, table: Table, stored: StoredTable, count: int) -> list[Twin]:
    """Write copies of a table, and their players, into a new database."""
    twins = [Twin(f"twin{number}", (f"token-{number}-0", f"token-{number}-1")) for number in range(count)]
    store = open_store(database)
    with store.engine.begin() as connection:
        for twin in twins:
            names = {stored.id: twin.table}
            names |= {str(seat.player): f"{twin.table}-{number}" for number, seat in enumerate(table.seats)}
            lines: list[Line] = []
            for line in stored.log:
                body = renamed(line.body, names)
                before = lines[-1].hash if lines else b""
                lines.append(Line(twin.table, line.number, line.at, body, link(before, twin.table, *line[1:3], body)))
            append(connection, lines, [head_of(table)._replace(table_id=twin.table, hash=lines[-1].hash)])
            row = {
                key: renamed(value, names) if isinstance(value, str) else value
                for key, value in table_row(table).items()
            }
            seats = [row | {"table_id": twin.table, "player_id": names[row["player_id"]]} for row in seat_rows(table)]
            for seat, token in enumerate(twin.tokens):
                player = Player(f"{twin.table}-{seat}", "Ada", digest(token), created_at=1)
                write_side(connection, [SideWrites(player=player)])
            write_side(connection, [SideWrites(table=row, seats=(twin.table, seats))])
    store.close()
    return twins


def renamed(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text
