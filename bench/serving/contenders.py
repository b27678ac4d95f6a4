"""The servers that are measured: how each is started, how one knows that it is ready, and how it is stopped."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
BOARDGAME = ROOT / "bench" / "boardgame"
COLD = 1200  # seconds for a server to get ready; ours compiles for minutes the first time
NODE = "node"

Ready = Callable[[bytes], bool]


class CannotMeasure(Exception):  # noqa: N818
    """A contender cannot be measured here."""


@dataclass(frozen=True)
class Contender:
    name: str
    how: str
    group: str  # "ours", "peer" or "limit"
    dialect: str
    command: Callable[[int, Path], list[str]]  # of a port and a folder for what it keeps
    path: str = "/"  # answers once it is ready
    ready: Ready = lambda _: True
    missing: Callable[[], str | None] = lambda: None  # why it cannot run here


def of_ours(port: int, folder: Path) -> list[str]:
    settings = {
        "--host": "127.0.0.1",
        "--port": str(port),
        "--database": f"sqlite:///{folder / 'tables.sqlite'}",
        "--workers": "1",
        "--messages-per-second": "100000",
        "--requests-per-minute": "0",
        "--connections-per-address": "0",
    }
    flags = [part for setting in settings.items() for part in setting]
    return [sys.executable, "-m", "courtcards", "serve", "--no-browser", *flags]


def of_boardgame(port: int, _: Path) -> list[str]:
    return [NODE, str(BOARDGAME / "server.js"), str(port)]


def of_relay(kind: str) -> Callable[[int, Path], list[str]]:
    return lambda port, _: [sys.executable, "-m", "bench.serving.relays", kind, str(port)]


def boardgame_missing() -> str | None:
    if shutil.which(NODE) is None:
        return "Node is not installed"
    if not (BOARDGAME / "node_modules").is_dir():
        return "run `npm ci` in bench/boardgame, or `make bench-server`"
    return None


OURS = Contender(
    "Court Cards",
    "Call to Glory, every move in SQLite on the disk before it is told",
    "ours",
    "courtcards",
    of_ours,
    "/api/about",
    lambda body: bool(json.loads(body)["bots_ready"]),
)
BOARDGAME_IO = Contender(
    "boardgame.io",
    "0.50.2, in memory: a game of three numbers, without rules to speak of",
    "peer",
    "boardgame.io-pile",
    of_boardgame,
    "/games",
    missing=boardgame_missing,
)
BOARDGAME_IO_CARDS = Contender(
    "boardgame.io, cards",
    "0.50.2, in memory: draw two cards, discard two, hands are hidden",
    "peer",
    "boardgame.io-hands",
    of_boardgame,
    "/games",
    missing=boardgame_missing,
)
STARLETTE = Contender("bare Starlette", "no game: tells both what one says", "limit", "relay", of_relay("starlette"))
ASGI = Contender("bare ASGI", "no game, no framework", "limit", "relay", of_relay("asgi"))

CONTENDERS = (OURS, BOARDGAME_IO, BOARDGAME_IO_CARDS, STARLETTE, ASGI)


@dataclass(frozen=True)
class Running:
    contender: Contender
    port: int
    process: subprocess.Popen[bytes]
    log: Path

    @property
    def pid(self) -> int:
        return self.process.pid

    def memory(self) -> int:
        """Bytes of memory in use (resident set)."""
        fields = Path(f"/proc/{self.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")

    def said(self) -> str:
        lines = self.log.read_text(errors="replace").strip().splitlines()
        return lines[-1] if lines else "it said nothing"


@contextmanager
def running(contender: Contender, folder: Path, core: int | None) -> Iterator[Running]:
    """A server of its own process on its own core, from when it is ready until it has stopped."""
    if why := contender.missing():
        raise CannotMeasure(why)
    port, log = free_port(), folder / f"{contender.name}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            contender.command(port, folder),
            cwd=ROOT,
            env={**os.environ, "NODE_ENV": "production"},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
            preexec_fn=lambda: keep_to(core),
        )
    server = Running(contender, port, process, log)
    try:
        wait_until_ready(server)
        yield server
    finally:
        stop(process)


def keep_to(core: int | None) -> None:
    if core is not None:
        os.sched_setaffinity(0, {core})


def cores() -> tuple[int | None, int | None]:
    """One core for the server and another for those who play; None where the system has no say or no second core."""
    mine = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else []
    return (mine[-1], mine[0]) if len(mine) > 1 else (None, None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_until_ready(server: Running) -> None:
    end = time.monotonic() + COLD
    while time.monotonic() < end:
        if server.process.poll() is not None:
            raise CannotMeasure(f"{server.contender.name} ended: {server.said()}")
        if answers(server):
            return
        time.sleep(0.1)
    raise CannotMeasure(f"{server.contender.name} was not ready in time")


def answers(server: Running) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{server.contender.path}", timeout=5) as answer:
            return server.contender.ready(answer.read())
    except urllib.error.HTTPError:
        return server.contender.path == "/"
    except OSError:
        return False


def stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def node_version() -> str | None:
    try:
        done = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
