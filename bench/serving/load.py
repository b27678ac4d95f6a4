"""The load generator, a process of its own: tables of two people who play as fast as the server lets them.

A closed loop: a move counts when both players have received the update, and then the next one of that table is sent.
Run by `bench/server.py`; alone: python -m bench.serving.load courtcards --port 8000 --tables 100 --seconds 3
"""

from __future__ import annotations

import asyncio
import gc
import os
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
from bench.serving.websocket import ConnectionFailed, Link, connect, frame

BOTH = 0b11
SILENCE = 30.0  # seconds without a move after which a server is given up
AT_ONCE = 32  # tables that are set up at the same time


class Play:
    """One table."""

    __slots__ = ("_expected", "_got", "_load", "_news", "_sent_at", "chairs", "links", "mover")

    def __init__(self, load: Load, chairs: list[Chair]) -> None:
        self._load, self.chairs = load, chairs
        self.links: list[Link] = []
        self._got = 0  # bit set of the seats that have the last update
        self._expected: int | None = None  # the number of the update that both are to get
        self._news = (0, b"")
        self._sent_at = 0.0
        self.mover = -1  # the seat that may move; -1: nobody

    async def open(self, host: str, port: int) -> None:
        for chair in self.chairs:
            link = await connect(host, port, chair.path, partial(self.hear, chair))
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

    def hear(self, chair: Chair, link: Link, message: bytes) -> None:
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
    own_begun: float
    times: list[float] = field(default_factory=list)  # seconds from sending a move until both had it


@dataclass
class Report:
    tables: int
    seconds: float
    moves: int  # while it was measured
    p50: float  # milliseconds
    p99: float
    longest: float
    server_microseconds: float | None  # of processor time for a move
    generator_busy: float  # part of a core
    bytes_a_move: int  # received by both players
    all_moves: int  # with those before and after the measurement
    games: int  # that came to their end

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


class Load:
    def __init__(self, dialect: Dialect, host: str, port: int, tables: int, pid: int | None = None) -> None:
        self.dialect, self._tables, self._pid = dialect, tables, pid
        self._host, self._port = host, port
        self._http = Http(host, port)
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
        places = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with places:
                self.plays.append(await self._open_one())

        await asyncio.gather(*(one() for _ in range(self._tables)))
        if self._waiting:
            await asyncio.wait_for(self._all_ready.wait(), SILENCE)
        self._check()

    async def _open_one(self) -> Play:
        play = Play(self, await self.dialect.seat_two(self._http))
        await play.open(self._host, self._port)
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
        await self._watch(warm_up)
        received = self._received()
        window = Window(time.perf_counter(), processor_seconds(self._pid), time.process_time())
        self._window = window
        await self._watch(seconds)
        self._window = None
        elapsed, own = time.perf_counter() - window.begun, time.process_time() - window.own_begun
        server, received = processor_seconds(self._pid), self._received() - received
        self._stopping = True
        await self.all_rest()
        return self._report(window, elapsed, own, server, received)

    async def _watch(self, seconds: float) -> None:
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

    def _report(self, window: Window, elapsed: float, own: float, server: float | None, received: int) -> Report:
        times = sorted(window.times)
        moves = len(times)
        if not moves:
            raise ConnectionFailed("no move came back")
        spent = None
        if server is not None and window.server_begun is not None:
            spent = round((server - window.server_begun) / moves * 1e6, 1)
        return Report(
            tables=self._tables,
            seconds=round(elapsed, 4),
            moves=moves,
            p50=round(times[moves // 2] * 1000, 3),
            p99=round(times[moves * 99 // 100] * 1000, 3),
            longest=round(times[-1] * 1000, 3),
            server_microseconds=spent,
            generator_busy=round(own / elapsed, 3),
            bytes_a_move=round(received / moves),
            all_moves=self.all_moves,
            games=self.games,
        )

    def close(self) -> None:
        for play in self.plays:
            play.close()
        self._http.close()


def processor_seconds(pid: int | None) -> float | None:
    """Processor time of a process with all its threads; None where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if pid is None or not stat.exists():
        return None
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play(dialect: str, host: str, port: int, tables: int, pid: int | None, warm_up: float, seconds: float) -> Any:
    load = Load(DIALECTS[dialect](), host, port, tables, pid)
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
    port: int,
    host: str = "127.0.0.1",
    tables: int = 100,
    seconds: float = 3,
    warm_up: float = 1,
    pid: Annotated[int | None, typer.Option(help="The server's process, to see what it spends.")] = None,
) -> None:
    """Play at a server and write what came of it to standard output, as JSON."""
    try:
        report = uvloop.run(play(dialect, host, port, tables, pid, warm_up, seconds))
    except (ConnectionFailed, RequestFailed, OSError) as error:
        sys.exit(f"{type(error).__name__}: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
    print(orjson.dumps(report).decode())


if __name__ == "__main__":
    app = typer.Typer(pretty_exceptions_enable=False)
    app.command()(main)
    app()
