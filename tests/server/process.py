"""A real server process on a database of its own, and a real PostgreSQL to put databases into."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from courtcards.server.store.engine import connect
from courtcards.server.store.queries import stored_table
from tests.server.network import Host

LINK = re.compile(r"http://localhost:(\d+)/")
QUICK = (  # no limits: tests play fast
    *("--requests-per-minute", "0"),
    *("--messages-per-second", "5000"),
    *("--connections-per-address", "0"),
)
START = 120.0  # seconds until a start counts as failed: rules may have to be compiled


class ServerProcess:
    """`courtcards serve` as people start it, at a free port unless one is given."""

    def __init__(
        self,
        database: str,
        *flags: str,
        port: int = 0,
        bots: bool = False,
        module: str = "tests.server.quick_bots",
        host: Host | None = None,
        **environment: str,
    ) -> None:
        self.database = database
        self._address = host.address if host else "127.0.0.1"
        self.metrics_port = int(flags[flags.index("--metrics-port") + 1]) if "--metrics-port" in flags else 0
        program = [*(host.here if host else []), sys.executable, "-m", "courtcards" if bots else module]
        command = [*program, "serve", "--host", self._address, "--port", str(port), "--no-browser"]
        self._process = subprocess.Popen(
            [*command, "--database", database, "--log", "json", *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
            start_new_session=True,
        )
        self._log: list[str] = []
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()
        try:
            self.port = self._read_port()
        except BaseException:
            self.kill()
            raise

    def _read_log(self) -> None:
        assert self._process.stderr is not None
        self._log += self._process.stderr

    def _read_port(self) -> int:
        assert self._process.stdout is not None
        giving_up = threading.Timer(START, self._process.kill)
        giving_up.start()
        try:
            for line in self._process.stdout:
                if link := LINK.search(line):
                    wait_for_port(int(link[1]), self._process, self._address)
                    return int(link[1])
        finally:
            giving_up.cancel()
        raise AssertionError(f"the server did not start: {self.log}")

    @property
    def url(self) -> str:
        return f"http://{self._address}:{self.port}"

    @property
    def log(self) -> str:
        return "".join(self._log)

    @property
    def pid(self) -> int:
        return self._process.pid

    def close_log(self) -> None:
        """After one more line nothing can be logged: the pipe is broken."""
        assert self._process.stderr is not None
        with Path(os.devnull).open() as nothing:
            os.dup2(nothing.fileno(), self._process.stderr.fileno())

    def terminate(self) -> int:
        """Ask it to stop, as systemd does; the exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        try:
            status = self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._end()
        return status

    def kill(self) -> None:
        """kill -9, with everything it started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._end()

    def _end(self) -> None:
        self._reader.join(5)
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe:
                pipe.close()


def wait_for_port(port: int, process: subprocess.Popen[str], address: str = "127.0.0.1") -> None:
    while process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection((address, port), 1):
            return


def free_port() -> int:
    """A port for a server that starts in a moment: none that the system gives to clients meanwhile."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


@contextlib.contextmanager
def serving(database: str, *flags: str, **more: Any) -> Iterator[ServerProcess]:
    server = ServerProcess(database, *(flags or QUICK), **more)
    try:
        yield server
    finally:
        server.kill()


def log_of(database: str, table: str) -> list[tuple[int, int, dict[str, Any]]]:
    """A table's log as it lies in the database: number, time, event."""
    engine = connect(database)
    try:
        with engine.connect() as connection:
            return [(line.number, line.at, json.loads(line.body)) for line in stored_table(table)(connection).log]
    finally:
        engine.dispose()


def ask(database: str, question: Any, **values: Any) -> list[Any]:
    engine = connect(database)
    try:
        with engine.begin() as connection:
            found = connection.execute(question, values)
            return list(found) if found.returns_rows else []
    finally:
        engine.dispose()


class Postgres:
    """A PostgreSQL of our own, in a folder that goes away with it."""

    def __init__(self, programs: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="courtcards-postgres-"))
        self.port = free_port()
        self._programs, self._made = programs, 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", "courtcards", "--no-sync")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        who = "postgres" if os.geteuid() == 0 else None  # PostgreSQL does not run as root
        done = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=self.folder,
            user=who,
            group=who,
            extra_groups=[] if who else None,
        )
        assert done.returncode == 0, done.stdout

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self._control("start", "-o", options, "-l", f"{self.folder}/log")

    def stop(self) -> None:
        self._control("stop", "-m", "immediate")

    def restart(self) -> None:
        """As an operator does it: what is under way is cut off, nothing has to be repaired."""
        self._control("stop", "-m", "fast")
        self.start()

    def _control(self, what: str, *arguments: str) -> None:
        self._run("pg_ctl", what, "-D", f"{self.folder}/data", "-w", "-s", *arguments)

    def url(self, name: str) -> str:
        return f"postgresql://courtcards@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        self._made += 1
        name = f"tables{self._made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "courtcards", name)
        return self.url(name)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def postgres_programs() -> Path | None:
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


def miss(what: str) -> None:
    """Skip a test that this machine cannot run; where all tests must run that is a failure."""
    if os.environ.get("COURTCARDS_CI"):
        pytest.fail(what)
    pytest.skip(what)
