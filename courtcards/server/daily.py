"""The daily deal: one deal a day for everyone, alone against the same bot.

The secret of a deal is drawn before anyone plays it, usually the day before. Its commitment is shown from then on, and
the secret when the day is over. Players add nothing of their own, so that the deal is the same for everyone: instead of
a player's text there is one that follows from the date. What is known about a day comes from the logs of its tables;
scores are computed from them in the background, and kept in the cache folder.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from http import HTTPStatus
from pathlib import Path
from typing import Any

import orjson

from courtcards import fairness
from courtcards.games import GAMES, rules_of
from courtcards.review.facts import has_facts
from courtcards.review.par import value_function
from courtcards.server.analyses import Analyses, default_folder
from courtcards.server.live_table import LiveTable
from courtcards.server.refused import Refused, StorageFailed
from courtcards.server.service import Service
from courtcards.server.store import SideWrites
from courtcards.server.store.queries import days_played, finished_tries, secrets_of, tries_by
from courtcards.server.store.statements import Day, Try
from courtcards.server.table import Table
from courtcards.server.table_config import DAY, SECOND, LevelId, TableConfig
from courtcards.server.table_log import BrokenLog

LEVEL: LevelId = "chancellor"
PLAYERS = 2
SEAT = 0  # of the person
QUICK_FLAG = "quick"  # the variant to play, if the game has it
LONGEST_STREAK = 1000  # days
ONE_DAY = timedelta(days=1)

digest_of = functools.cache(value_function)


@dataclass(frozen=True)
class DailyDeal:
    day: date
    secret: str

    @property
    def game(self) -> str:
        """The games take turns."""
        games = [id for id in GAMES if has_facts(id)]
        return games[self.day.toordinal() % len(games)]

    @property
    def options(self) -> dict[str, Any]:
        return {"players": PLAYERS, **({QUICK_FLAG: True} if QUICK_FLAG in rules_of(self.game).flags else {})}

    @property
    def config(self) -> TableConfig:
        seats = (None, *[LEVEL] * (PLAYERS - 1))
        return TableConfig(self.game, self.options, seats, spectators=False)

    @property
    def text(self) -> str:
        return hashlib.sha256(f"daily {self.day}".encode()).hexdigest()[:32]

    @property
    def commitment(self) -> str:
        return fairness.commitment(self.secret)

    @property
    def seed(self) -> str:
        return fairness.seed(self.secret, [self.text, *[""] * (PLAYERS - 1)])

    @property
    def ends_at(self) -> int:
        return end_of(self.day)


@dataclass(frozen=True)
class DailyResult:
    player: str
    table: str
    name: str
    won: bool
    totals: list[int]  # by seat
    adjusted: float | None  # share of a win without luck; None until it is computed


def day_at(now: int) -> date:
    """The day at a given time, in UTC."""
    return datetime.fromtimestamp(now / SECOND, UTC).date()


def end_of(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * SECOND + DAY


def is_secret(daily: str | None, now: int) -> bool:
    """Whether others can still play the deal of a table; `daily` is its day, if it has one."""
    return bool(daily) and now < end_of(date.fromisoformat(str(daily)))


def need_open(table: Table, now: int) -> None:
    """Refuse anything that would reveal a deal that others can still play."""
    if is_secret(table.daily, now):
        raise Refused("daily-closed")


def streak(days: Sequence[str], today: date) -> int:
    """How many days in a row, up to today or yesterday; the latest first."""
    count, expected = 0, today
    for played in map(date.fromisoformat, days):
        if played == today - ONE_DAY and count == 0:
            expected = played
        if played != expected:
            break
        count, expected = count + 1, expected - ONE_DAY
    return count


class DailyDeals:
    def __init__(self, service: Service, folder: Path | None = None, turn: asyncio.Semaphore | None = None) -> None:
        self._service, self._store = service, service.store
        self._work = Analyses(folder or default_folder("daily"), turn=turn)
        self._computed: dict[str, Any] = {}  # by key
        self._beginning = asyncio.Lock()

    async def stop(self) -> None:
        await self._work.stop()

    @property
    def day(self) -> date:
        return day_at(self._service.sources.now())

    # Deals

    async def deal(self, day: date) -> DailyDeal | None:
        """The deal of a day, if it has been drawn. Those of today and tomorrow are drawn when somebody asks."""
        wanted = {day, self.day, self.day + ONE_DAY}
        known = await self._known(wanted)
        if missing := {self.day, self.day + ONE_DAY} - known.keys():
            drawn = tuple(Day(str(one), self._service.sources.new_secret()) for one in sorted(missing))
            await self._store.ensure(SideWrites(days=drawn))
            known = await self._known(wanted)
        return DailyDeal(day, known[day]) if day in known else None

    async def _known(self, days: set[date]) -> dict[date, str]:
        found = await self._store.read(secrets_of([str(day) for day in sorted(days)]))
        return {date.fromisoformat(day): secret for day, secret in found.items()}

    # Playing

    async def begin(self, player: dict[str, Any], device: str) -> LiveTable:
        """Today's table of a player, the only one for this player and this device."""
        service = self._service
        service.operators.need_room()
        deal = await self.deal(self.day)
        assert deal is not None
        day = str(deal.day)
        async with self._beginning:
            await self._store.ensure(SideWrites(attempt=Try(day, device, player["id"], service.sources.new_id(12))))
            mine, _ = await self.tries(deal.day, device, player["id"])
            if mine is None:
                raise Refused("daily-device")
            if not await self._exists(mine.table_id):
                await self._create(player["id"], deal, mine.table_id)
        return await service.tables.change(
            mine.table_id, lambda live: service.commands.sit_daily(live, player, deal.text)
        )

    async def _create(self, player: str, deal: DailyDeal, table: str) -> None:
        try:
            await self._service.commands.create_daily(player, deal.config, table, deal.secret, str(deal.day))
        except StorageFailed:
            if not await self._exists(table):  # not made by another server either
                raise

    async def _exists(self, table: str) -> bool:
        try:
            await self._service.tables.get(table)
        except Refused as error:
            if error.status != HTTPStatus.NOT_FOUND:
                raise
            return False
        return True

    async def tries(self, day: date, device: str | None, player: str | None) -> tuple[Try | None, bool]:
        """The table where a player plays a day's deal, and whether somebody else has played it on this device."""
        found = await self._store.read(tries_by(str(day), device, player))
        mine = next((attempt for attempt in found if attempt.player_id == player), None)
        return mine, mine is None and bool(found)

    async def streak(self, player: str) -> int:
        return streak(await self._store.read(days_played(player, LONGEST_STREAK)), self.day)

    # Results

    async def results(self, deal: DailyDeal) -> list[DailyResult]:
        """The games finished on their day, the best first. Starts computing scores that are missing."""
        rows = await self._store.read(finished_tries(str(deal.day), deal.ends_at))
        found = [await self._result(deal, row) for row in rows]
        return sorted(found, key=lambda one: (one.adjusted is None, -(one.adjusted or 0.0)))

    async def _result(self, deal: DailyDeal, row: dict[str, Any]) -> DailyResult:
        table, id = orjson.loads(row["summary"]), row["table_id"]
        adjusted = await self._adjusted(deal, id)
        name, won = table["seats"][SEAT]["name"], SEAT in table["winners"]
        return DailyResult(row["player_id"], id, name, won, table["totals"], adjusted)

    async def _adjusted(self, deal: DailyDeal, table: str) -> float | None:
        key = f"{table}-{digest_of(deal.game)}"
        found = self._found(key)
        if found is None and self._work.has_room and self._work.status(key)[0] == "none":
            try:
                async with self._service.tables.using(table) as live:
                    assert live.table.game is not None
                    record = live.table.game.record()
            except BrokenLog:
                return None  # the others still see their scores
            self._work.begin(key, record, "adjusted")
        return None if found is None else found["adjusted"][SEAT]

    def par(self, deal: DailyDeal) -> dict[str, Any] | None:
        """What the bot gets in the person's seat, with `error` and `games`; None until it is computed."""
        key = f"par-{deal.day}-{deal.commitment[:16]}-{digest_of(deal.game)}"
        found = self._found(key)
        if found is None:
            if self._work.status(key)[0] == "none":
                given = {"game": deal.game, "options": deal.options, "seed": deal.seed, "bot": LEVEL}
                self._work.begin(key, given, "par")
            return None
        return {"par": found["par"][SEAT], "error": found["error"][SEAT], "games": found["games"]}

    def _found(self, key: str) -> dict[str, Any] | None:
        if key not in self._computed and (kept := self._work.kept(key)):
            self._computed[key] = orjson.loads(kept)
        return self._computed.get(key)
