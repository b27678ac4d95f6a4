"""Three servers behind nginx, configured as the docs say: they restart one after the other, and people play on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import aiohttp

from tests.server.people import status_of, visitors
from tests.server.process import QUICK, Postgres, ServerProcess, free_port, miss
from tests.server.test_several_servers import Redis, redis  # noqa: F401
from tests.server.test_truth import Player, check_log

EXAMPLE = Path(__file__).parent.parent.parent / "deploy/nginx-three.conf"
PLACES = {"daemon": "off", "pid": "nginx.pid", "error_log": "error.log"}
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def configuration(folder: Path, port: int, servers: list[str]) -> str:
    """The example for three machines, with our addresses."""
    site = EXAMPLE.read_text("utf-8").replace("listen 80;", f"listen 127.0.0.1:{port};")
    for number, server in enumerate(servers, 1):
        site = site.replace(f"10.0.0.{number}:8000", server)
    who = "user root;" if os.geteuid() == 0 else ""
    paths = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY)
    return f"{who} events {{}} http {{ access_log off; {paths}\n{site}\n}}\n"


@contextlib.contextmanager
def nginx(folder: Path, servers: list[str]) -> Iterator[str]:
    """nginx before servers at these addresses; its own URL."""
    if shutil.which("nginx") is None:
        miss("nginx is not on this machine")
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(configuration(folder, port, servers))
    settings = "".join(f"{name} {folder / value if name != 'daemon' else value};" for name, value in PLACES.items())
    running = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(file), "-g", settings])
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait()


async def test_rolling_restart_behind_nginx(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:  # noqa: F811
    database, ports = postgres.new_database(), [free_port() for _ in range(3)]
    flags = (*QUICK, "--redis", redis.url)
    servers = [ServerProcess(database, *flags, port=port) for port in ports]
    try:
        with nginx(tmp_path, [f"127.0.0.1:{port}" for port in ports]) as url:
            await answers(url)
            async with visitors(url) as house:
                games = {}
                for _ in range(3):  # so that people are at every server
                    table, people = await house.playing()
                    games[table] = [Player([person], table, seat, 0.05) for seat, person in enumerate(people)]
                players = [player for pair in games.values() for player in pair]
                playing = asyncio.gather(*(player.play() for player in players))
                while not all(player.acknowledged for player in players):
                    await asyncio.sleep(0.01)
                for number, port in enumerate(ports):
                    await asyncio.to_thread(servers[number].terminate)
                    servers[number] = await asyncio.to_thread(ServerProcess, database, *flags, port=port)
                    await asyncio.sleep(1)
                async with asyncio.timeout(120):
                    await playing
        for table, pair in games.items():
            check_log(database, table, pair)
        assert sum(player.returns for player in players) > 0
    finally:
        for server in servers:
            server.kill()


async def answers(url: str) -> None:
    """Wait until nginx has found a server."""
    async with aiohttp.ClientSession() as web, asyncio.timeout(20):
        while True:
            with contextlib.suppress(aiohttp.ClientError):
                if await status_of(web, f"{url}/health") == 200:
                    return
            await asyncio.sleep(0.1)
