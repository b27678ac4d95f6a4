"""The finished deals: in memory, and in a file to which lines are only ever added.

The first line of the file is the plan, every other one a finished deal. A line that a killed process left half
written is dropped; that deal is played again.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from courtcards.arena.plan import Plan
from courtcards.arena.runner import Report
from courtcards.errors import OptionError
from courtcards.messages import quote

FILE = "deals.jsonl"
RECORDS = "records"
BINARY = getattr(os, "O_BINARY", 0)  # Windows would write two bytes at the end of a line


class Ledger:
    """The finished deals of a plan, by number; with a folder also on disk."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.deals: dict[int, Report] = {}
        self._file = -1
        self._lock: FileLock | None = None
        if folder is not None:
            with saying_why(folder):
                self._open(folder)

    @property
    def prefix(self) -> int:
        """How many deals are finished without a gap, from the first on."""
        while self._prefix in self.deals:
            self._prefix += 1
        return self._prefix

    _prefix = 0

    def add(self, report: Report) -> None:
        """Add a finished deal, unless it is there already."""
        records = report.pop("records", [])
        if report["deal"] in self.deals:
            return
        if self.folder is not None:
            with saying_why(self.folder):
                self._keep_records(self.folder / RECORDS, report["deal"], records)
                self._write(report)
        self.deals[report["deal"]] = report

    def _keep_records(self, folder: Path, deal: int, records: list[dict[str, Any]]) -> None:
        for game, record in enumerate(records):
            write_whole(folder / f"deal-{deal:06}-game-{game:02}.json", json.dumps(record, indent=1) + "\n")

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
        if self._lock is not None:
            self._lock.release()

    # The file

    def _open(self, folder: Path) -> None:
        (folder / RECORDS if self.plan.records else folder).mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        self._lock = locked(path)
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY, 0o666)
            self._read(path)
        except BaseException:
            self.close()
            raise

    def _read(self, path: Path) -> None:
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        os.truncate(path, len(whole))
        lines = whole.splitlines()
        if not lines:
            self._write(self.plan.as_json())
            return
        self._compare(path, read_line(path, 1, lines[0]))
        for number, line in enumerate(lines[1:], 2):
            report = read_line(path, number, line)
            if not is_report(report, self.plan):
                raise OptionError("arena-line", path=str(path), line=number)
            self.deals.setdefault(report["deal"], report)

    def _compare(self, path: Path, written: dict[str, Any]) -> None:
        """Refuse to continue the results of another plan."""
        ours = self.plan.as_json()
        for key in ("format", "game", "options", "bots", "seed", "records", "aivat", "code"):
            if written.get(key) != ours.get(key):
                given, asked = (quote(json.dumps(plan.get(key))) for plan in (written, ours))
                raise OptionError("arena-other-plan", path=str(path), key=key, given=given, asked=asked)
        before, now = written.get("files", {}), ours["files"]
        if changed := sorted(name for name in {*before, *now} if before.get(name) != now.get(name)):
            raise OptionError("arena-changed-file", path=str(path), file=quote(", ".join(changed)))

    def _write(self, line: dict[str, Any]) -> None:
        written = json.dumps(line, separators=(",", ":")).encode() + b"\n"
        if os.write(self._file, written) != len(written):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def locked(path: Path) -> FileLock:
    """Keep other arenas away from a file, until the lock is released or the process ends."""
    lock = FileLock(f"{path}.lock", thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout as error:
        raise OptionError("arena-locked", path=str(path)) from error
    return lock


@contextlib.contextmanager
def saying_why(path: Path) -> Iterator[None]:
    """Turn an error of the file system into a sentence."""
    try:
        yield
    except OSError as error:
        raise OptionError("arena-folder", path=str(path), why=error.strerror or str(error)) from error


def read_line(path: Path, number: int, line: bytes) -> dict[str, Any]:
    with contextlib.suppress(ValueError):
        read = json.loads(line)
        if isinstance(read, dict):
            return read
    raise OptionError("arena-line", path=str(path), line=number)


def is_report(report: Report, plan: Plan) -> bool:
    """Whether a line can be a deal of the plan: it has the games that the plan expects."""
    try:
        seatings = [list(seating) for seating in plan.seatings(report["deal"])]
        games = report["games"]
        return (
            isinstance(report["deal"], int)
            and [seating for seating, _, _ in games] == seatings
            and all(len(totals) == plan.players and 0 < len(winners) <= plan.players for _, totals, winners in games)
            and all(len(report[spent]) == len(plan.bots) for spent in ("decisions", "seconds"))
            and [len(luck) for luck in report.get("luck", [])] == plan.aivat * len(games) * [plan.players]
        )
    except (KeyError, TypeError, ValueError):
        return False


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file atomically: completely or not at all."""
    half = path.with_name(path.name + ".part")
    half.write_bytes(content.encode() if isinstance(content, str) else content)
    half.replace(path)
