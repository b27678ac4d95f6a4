"""The disk that our server writes to: how long it takes to make something safe on it."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path
from typing import Any

TRIES = 50
PAGE = 4096


def describe(folder: Path) -> dict[str, Any]:
    return {"file_system": file_system(folder), "commit_ms": round(statistics.median(commits(folder)) * 1000, 2)}


def sentence(described: dict[str, Any]) -> str:
    return (
        f"The disk ({described['file_system'] or 'unknown file system'}) takes {described['commit_ms']} ms for fsync."
    )


def commits(folder: Path) -> list[float]:
    """Seconds until a page that was written is on the disk."""
    times = []
    with (folder / "probe").open("wb", buffering=0) as file:
        for _ in range(TRIES):
            file.write(bytes(PAGE))
            begun = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begun)
    return times


def file_system(folder: Path) -> str | None:
    """The kind of the file system that a folder lies in, where the system tells."""
    try:
        mounts = [line.split() for line in Path("/proc/mounts").read_text().splitlines()]
    except OSError:
        return None
    inside = [(mount[1], mount[2]) for mount in mounts if folder.resolve().is_relative_to(mount[1])]
    return max(inside, key=lambda mount: len(mount[0]))[1] if inside else None
