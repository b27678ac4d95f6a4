"""The card of trained weights: how they came about, for people (Markdown) and programs (JSON)."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import subprocess
from importlib import metadata
from pathlib import Path
from typing import Any

import torch

import courtcards
from courtcards.compiled import PACKAGE
from courtcards.learn.curves import CURVE, read_lines, shares_by_rival
from courtcards.learn.settings import TrainingSettings

POINTS = 60  # of the curve that the card keeps


def describe(folder: Path, settings: TrainingSettings, command: str, weights: Path) -> dict[str, Any]:
    lines = read_lines(folder / CURVE)
    last = lines[-1] if lines else {}
    kept = lines[:: max(1, len(lines) // POINTS)]
    return {
        "game": settings.game,
        "command": command,
        "commit": commit(),
        "courtcards": courtcards.__version__,
        "steps": last.get("step", 0),
        "updates": last.get("update", 0),
        "minutes": round(last.get("seconds", 0) / 60, 2),
        "steps_a_second": round(last.get("step", 0) / max(1, last.get("seconds", 0))),
        "hardware": hardware(),
        "weights": {"bytes": weights.stat().st_size, "sha256": hashlib.sha256(weights.read_bytes()).hexdigest()},
        "settings": settings.as_json(),
        "began_as": began_as(settings),
        "evaluations": {
            rival: [{"step": step, "seconds": seconds, "win_share": share} for step, seconds, share in shares]
            for rival, shares in shares_by_rival(folder).items()
        },
        "curve": [{name: line[name] for name in ("step", "entropy", "explained", "critic", "belief")} for line in kept],
    }


def began_as(settings: TrainingSettings) -> Any:
    """The card of the weights that the run started with, if it lies beside them."""
    if settings.start is None:
        return None
    start = Path(settings.start)
    cards = [card for card in (start.with_name("card.json"), start.with_suffix(".json")) if card.exists()]
    return json.loads(cards[0].read_text()) if cards else None


def commit() -> str | None:
    """The commit of the sources, with a plus if they have been changed since; None outside a repository."""
    try:
        asked = ["git", "-C", str(PACKAGE), "describe", "--always", "--abbrev=12", "--dirty=+", "--exclude=*"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def hardware() -> dict[str, Any]:
    return {
        "gpu": torch.cuda.get_device_name() if torch.cuda.is_available() else None,
        "processor": processor(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "python": platform.python_version(),
        "packages": {name: metadata.version(name) for name in ("torch", "numba", "numpy")},
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def write_card(folder: Path, settings: TrainingSettings, command: str, weights: Path) -> None:
    card = describe(folder, settings, command, weights)
    (folder / "card.json").write_text(json.dumps(card, indent=1) + "\n")
    (folder / "card.md").write_text(in_words(card))


def opponents(card: dict[str, Any]) -> str:
    if card["settings"].get("rival_share", 0) > 0:
        return "itself and, with three or more players, against close relatives of `scripted`"
    return "itself alone"


def in_words(card: dict[str, Any]) -> str:
    lines = [
        f"# Weights for {card['game']}",
        "",
        f"Learned from play against {opponents(card)}. `card.json` has all settings and the curve.",
        "",
        "| | |",
        "|---|---|",
        *rows_of(card),
        f"| size | {card['weights']['bytes']:,} bytes |",
    ]
    if card["evaluations"]:
        lines += [
            "",
            "Win shares of the policy alone with two players, with 95 % intervals (arena, seed `learning`):",
            "",
            "| against | steps | win share | interval |",
            "|---|---:|---:|---|",
        ]
    for rival, evaluations in card["evaluations"].items():
        low, value, high = (100 * share for share in evaluations[-1]["win_share"])
        lines.append(f"| {rival} | {evaluations[-1]['step']:,} | {value:.1f} % | {low:.1f}–{high:.1f} % |")
    return "\n".join([*lines, ""])


def rows_of(card: dict[str, Any]) -> list[str]:
    """What was done, the last run first, then those that it started with."""
    machine, before = card["hardware"], card.get("began_as")
    on = ", ".join(filter(None, [machine["gpu"], f"{machine['cores']} cores of {machine['processor']}"]))
    return [
        f"| command | `{card['command']}` |",
        f"| commit | {card['commit'] or 'unknown'} |",
        f"| steps | {card['steps']:,} in {card['updates']:,} updates |",
        f"| time | {card['minutes']:.1f} minutes, {card['steps_a_second']:,} steps a second |",
        f"| hardware | {on} |",
        *(["| **before that** | |", *rows_of(before)] if before else []),
    ]
