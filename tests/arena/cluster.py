"""A Ray cluster of two machines on this one; the second is killed in the middle of an arena. Prints what came of it.

A process of its own: Ray warns of much, and leaves threads behind.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ray.cluster_utils import Cluster

import courtcards.arena
from courtcards.arena.match import Report

DEALS = 32


def playing() -> int:
    """How many processes of Ray play a deal now: at most one a machine, because each has one core."""
    return sum(title_of(process).startswith(b"ray::report_of") for process in Path("/proc").glob("[0-9]*"))


def title_of(process: Path) -> bytes:
    try:
        return (process / "cmdline").read_bytes()
    except OSError:
        return b""


def main(folder: str) -> None:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    seen: list[int] = []
    told = {"playing": 0}  # machines, when one is killed

    def watch(report: Report) -> None:
        seen.append(report["deal"])
        if told["playing"] < 2 and (now := playing()) == 2:
            told["playing"] = now
            cluster.remove_node(second, allow_graceful=False)

    bots = ["random", "tests.arena.toys.slow:5"]
    result = courtcards.arena.run(bots, deals=DEALS, quick=True, ray=cluster.address, out=folder, watch=watch)
    points = [standing.points.value for standing in result.standings]
    print("\n" + json.dumps({**told, "seen": seen, "deals": result.deals, "points": points}))
    cluster.shutdown()


if __name__ == "__main__":
    main(sys.argv[1])
