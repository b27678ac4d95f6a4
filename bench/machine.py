"""The machine the measurements were made on, and how they are kept to one core of it."""

from __future__ import annotations

import os
import platform
import subprocess
from importlib import metadata
from pathlib import Path
from typing import Any

import numba

from bench import limit


def keep_to_one_core() -> int | None:
    """Pin this process, and every thread it starts from now on, to one core; None where the system cannot."""
    numba.set_num_threads(1)
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def describe(packages: list[str]) -> dict[str, Any]:
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "compiler": compiler(),
        "packages": {package: version(package) for package in ["numba", "numpy", *packages]},
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def load_average() -> tuple[float, float] | None:
    """How many programs wanted to run, over the last minute and the last 15; None where the system does not tell."""
    if not hasattr(os, "getloadavg"):
        return None
    lately, _, longer = os.getloadavg()
    return round(lately, 2), round(longer, 2)


def compiler() -> str | None:
    try:
        done = subprocess.run([limit.COMPILER, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.splitlines()[0]


def version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None
