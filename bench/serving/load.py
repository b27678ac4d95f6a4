"""The load generator, a process of its own: tables of two people who play as fast as the server lets them.

A closed loop: a move counts when both players have received the update, and then the next one of that table is sent.
Run by `bench/server.py` and `bench/scale.py`; alone: python -m bench.serving.load courtcards 8000 --tables 100
With several ports the two players of a table are at different servers, or with `--anywhere` each at any of them.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import time
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import orjson
import typer
import uvloop

from bench.serving.dialects import DIALECTS, Chair, Dialect
from bench.serving.http import Http, RequestFailed
from bench.serving.websocket import BenchSocket, ConnectionFailed, connect, frame

BOTH = 0b11
SILENCE = 30.0  # seconds without a move after which a server is given up
AT_ONCE = 32  # tables that are set up at the same time


class Play:
    """One table."""

    __slots__ = ("_expected", "_got", "_load", "_news", "_sent_at", "chairs", "links", "mover")

    def __init__(self, load: Load, chairs: list[Chair]) -> None:
        self._load, self.chairs = load, chairs
        self.links: list[BenchSocket] = []
        self._got = 0  # bit set of the seats that have the last update
        self._expected: int | None = None  # the number of the update that both are to get
        self._news = (0, b"")
        self._sent_at = 0.0
        self.mover = -1  # the seat that may move; -1: nobody

    async def open(self, host: str, ports: list[int]) -> None:
        for chair in self.chairs:
            link = await connect(host, ports[chair.seat], chair.path, partial(self.hear, chair))
            self.links.append(link)
            if greeting := self._load.dialect.greeting(chair):
                link.write(frame(greeting))

    @property
    def number(self) -> int:
        """How far the table is."""
        return self._expected or 0

    def begin(self, news: tuple[int, bytes], mover: int) -> None:
        """For a server that does not say how the game stands."""
        self._news, self.mover = news, mover
        self._load.table_ready(self)

    def hear(self, chair: Chair, link: BenchSocket, message: bytes) -> None:
        dialect = self._load.dialect
        news = dialect.news(chair, message)
        if news is None:
            if answer := dialect.answer(chair, message):
                link.write(frame(answer))
            return
        if self._expected is None:
            self._expected = news[0]
        if news[0] != self._expected:
            raise ConnectionFailed(f"table {chair.table}: {news[0]} came instead of {self._expected}")
        self._got |= 1 << chair.seat
        if news[1]:
            self.mover, self._news = chair.seat, news
        if self._got == BOTH:
            self._both_have_it()

    def _both_have_it(self) -> None:
        self._got = 0
        if self._sent_at:
            self._load.moved(self, time.perf_counter() - self._sent_at)
        else:
            self._load.table_ready(self)

    def move(self) -> None:
        seat, news = self.mover, self._news
        self.mover, self._expected = -1, news[0] + 1
        message = frame(self._load.dialect.move(self.chairs[seat], news))
        self._sent_at = time.perf_counter()
        self.links[seat].write(message)

    @property
    def received(self) -> int:
        return sum(link.received for link in self.links)

    def close(self) -> None:
        for link in self.links:
            link.close()


@dataclass
class Window:
    """What was measured between warming up and the end."""

    begun: float
    server_begun: float | None
    database_begun: float | None
    own_begun: float
    times: list[float] = field(default_factory=list)  # seconds from sending a move until both had it


@dataclass
class Report:
    tables: int
    seconds: float
    moves: int  # while it was measured
    p50: float  # milliseconds
    p99: float
    p999: float
    longest: float
    server_microseconds: float | None  # of processor time for a move, of all servers
    database_microseconds: float | None  # the same of PostgreSQL
    bytes_a_table: int | None  # of the servers' memory, with its two players connected
    generator_busy: float  # part of a core
    bytes_a_move: int  # received by both players
    all_moves: int  # with those before and after the measurement
    games: int  # that came to their end

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


class Load:
    def __init__(
        self,
        dialect: Dialect,
        host: str,
        ports: list[int],
        tables: int,
        pids: list[int] | None = None,
        database: int | None = None,
        anywhere: bool = False,
    ) -> None:
        self.dialect, self._tables, self._pids, self._database = dialect, tables, pids or [], database
        self._host, self._ports, self._anywhere = host, ports, anywhere
        self._https = [Http(host, port) for port in ports]
        self._opened = 0
        self._bytes_a_table: int | None = None
        self.plays: list[Play] = []
        self._waiting = 0  # for tables to be ready
        self._resting = 0  # tables whose last move has arrived, once no more are sent
        self._all_ready = self._all_rest = asyncio.Event()
        self._stopping = False
        self._window: Window | None = None
        self._renewals: set[asyncio.Task[None]] = set()
        self._failed: BaseException | None = None
        self._received_before = 0  # at tables that are no more
        self.all_moves = self.games = 0

    async def open(self) -> None:
        """Set all tables up and wait until both players of each know how it stands."""
        self._all_ready = asyncio.Event()
        self._waiting = self._tables
        before = memory(self._pids)
        places = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with places:
                self.plays.append(await self._open_one())

        await asyncio.gather(*(one() for _ in range(self._tables)))
        if self._waiting:
            await asyncio.wait_for(self._all_ready.wait(), SILENCE)
        self._check()
        if before:
            self._bytes_a_table = round((memory(self._pids) - before) / self._tables)

    async def _open_one(self) -> Play:
        first, second = self._opened % len(self._ports), (self._opened + 1) % len(self._ports)
        self._opened += 1
        play = Play(self, await self.dialect.seat_two(self._https[first]))
        apart = [self._ports[first], self._ports[second]]
        await play.open(self._host, random.choices(self._ports, k=2) if self._anywhere else apart)
        if opening := getattr(self.dialect, "opening", None):
            play.begin(*opening)
        return play

    def table_ready(self, play: Play) -> None:
        if not self._waiting:  # the others have begun
            play.move()
            return
        self._waiting -= 1
        if not self._waiting:
            self._all_ready.set()

    def moved(self, play: Play, seconds: float) -> None:
        self.all_moves += 1
        if self._window is not None:
            self._window.times.append(seconds)
        if not self.goes_on(play):
            self.rest()
        elif play.mover >= 0:
            play.move()
        else:
            self.over(play)

    def goes_on(self, play: Play) -> bool:  # noqa: ARG002
        return not self._stopping

    def rest(self) -> None:
        self._resting += 1
        if self._resting == self._tables:
            self._all_rest.set()

    def over(self, play: Play) -> None:
        """A game is over: the two sit down at a new table."""
        self.games += 1
        task = asyncio.get_running_loop().create_task(self._replace(play))
        self._renewals.add(task)
        task.add_done_callback(self._renewed)

    async def _replace(self, play: Play) -> None:
        play.close()
        self._received_before += play.received
        self.plays[self.plays.index(play)] = await self._open_one()

    def _renewed(self, task: asyncio.Task[None]) -> None:
        self._renewals.discard(task)
        if error := task.exception():
            self.fail({"exception": error})

    def fail(self, context: dict[str, Any]) -> None:
        """Something went wrong where nobody waits for it; the run ends with it."""
        self._failed = self._failed or context.get("exception") or ConnectionFailed(context.get("message", ""))
        for event in (self._all_ready, self._all_rest):
            event.set()

    def _check(self) -> None:
        if self._failed:
            raise self._failed

    def begin(self) -> None:
        self._all_rest = asyncio.Event()
        for play in self.plays:
            play.move()

    async def run(self, warm_up: float, seconds: float) -> Report:
        self.begin()
        await self.watch(warm_up)
        received = self._received()
        window = Window(time.perf_counter(), *self._spent(), time.process_time())
        self._window = window
        await self.watch(seconds)
        self._window = None
        elapsed, own = time.perf_counter() - window.begun, time.process_time() - window.own_begun
        spent, received = self._spent(), self._received() - received
        self._stopping = True
        await self.all_rest()
        return self._report(window, elapsed, own, spent, received)

    def _spent(self) -> tuple[float | None, float | None]:
        """Processor seconds of the servers, and of the database."""
        return processor_seconds(self._pids), processor_seconds(family(self._database))

    async def watch(self, seconds: float) -> None:
        """Let them play; a server that answers nobody any more is an error."""
        end, moves, moved_at = time.perf_counter() + seconds, self.all_moves, time.perf_counter()
        while (left := end - time.perf_counter()) > 0:
            await asyncio.sleep(min(left, 0.25))
            self._check()
            if self.all_moves != moves:
                moves, moved_at = self.all_moves, time.perf_counter()
            elif time.perf_counter() - moved_at > SILENCE:
                raise ConnectionFailed("no move came back for half a minute")

    async def all_rest(self) -> None:
        """Moves on their way arrive, so that what was counted is what the server has."""
        await asyncio.wait_for(self._all_rest.wait(), SILENCE)
        self._check()

    def _received(self) -> int:
        return self._received_before + sum(play.received for play in self.plays)

    def _report(
        self, window: Window, elapsed: float, own: float, spent: tuple[float | None, float | None], received: int
    ) -> Report:
        times = sorted(window.times)
        moves = len(times)
        if not moves:
            raise ConnectionFailed("no move came back")
        begun = (window.server_begun, window.database_begun)
        server, database = (
            None if now is None or then is None else round((now - then) / moves * 1e6, 1)
            for now, then in zip(spent, begun, strict=True)
        )
        return Report(
            tables=self._tables,
            seconds=round(elapsed, 4),
            moves=moves,
            p50=round(times[moves // 2] * 1000, 3),
            p99=round(times[moves * 99 // 100] * 1000, 3),
            p999=round(times[moves * 999 // 1000] * 1000, 3),
            longest=round(times[-1] * 1000, 3),
            server_microseconds=server,
            database_microseconds=database,
            bytes_a_table=self._bytes_a_table,
            generator_busy=round(own / elapsed, 3),
            bytes_a_move=round(received / moves),
            all_moves=self.all_moves,
            games=self.games,
        )

    def close(self) -> None:
        for play in self.plays:
            play.close()
        for http in self._https:
            http.close()


def processor_seconds(pids: list[int]) -> float | None:
    """Processor time of processes with all their threads; None where the system does not tell."""
    fields = [stat for pid in pids if (stat := stat_of(pid))]
    if not fields:
        return None
    return sum(int(stat[11]) + int(stat[12]) for stat in fields) / os.sysconf("SC_CLK_TCK")


def stat_of(pid: int) -> list[str]:
    """What the system tells of a process, from its state on; nothing if there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def family(pid: int | None) -> list[int]:
    """A process and its children."""
    if pid is None:
        return []
    others = [int(found.name) for found in Path("/proc").glob("[0-9]*")]
    return [pid, *(other for other in others if stat_of(other)[1:2] == [str(pid)])]


def memory(pids: list[int]) -> int:
    """Bytes of memory in use (resident sets)."""
    sizes = [Path(f"/proc/{pid}/statm") for pid in pids]
    return sum(int(size.read_text().split()[1]) for size in sizes if size.exists()) * os.sysconf("SC_PAGE_SIZE")


async def play(load: Load, warm_up: float, seconds: float) -> Any:
    asyncio.get_running_loop().set_exception_handler(lambda _, context: load.fail(context))
    try:
        await load.open()
        gc.collect()
        gc.freeze()
        return asdict(await load.run(warm_up, seconds))
    finally:
        load.close()
        await asyncio.sleep(0.1)


def main(
    dialect: str,
    ports: list[int],
    host: str = "127.0.0.1",
    tables: int = 100,
    seconds: float = 3,
    warm_up: float = 1,
    pid: Annotated[list[int] | None, typer.Option(help="A server's process, to see what it spends.")] = None,
    database: Annotated[int | None, typer.Option(help="PostgreSQL's first process, for the same.")] = None,
    anywhere: Annotated[
        bool, typer.Option("--anywhere", help="Each player at any server, not at another one.")
    ] = False,
) -> None:
    """Play at servers and write what came of it to standard output, as JSON."""

    async def run() -> Any:
        return await play(Load(DIALECTS[dialect](), host, ports, tables, pid, database, anywhere), warm_up, seconds)

    try:
        report = uvloop.run(run())
    except (ConnectionFailed, RequestFailed, OSError) as error:
        sys.exit(f"{type(error).__name__}: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
    print(orjson.dumps(report).decode())


if __name__ == "__main__":
    app = typer.Typer(pretty_exceptions_enable=False)
    app.command()(main)
    app()
