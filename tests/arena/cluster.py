"""A Ray cluster of two machines on this one; the second is killed in the middle of a deal. Prints what came of it.

A process of its own: Ray warns of much, and leaves threads behind.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from ray.cluster_utils import Cluster

import courtcards.arena
from courtcards.arena.runner import Report

DEALS = 16


def main(folder: str) -> None:
    meeting = Path(folder, "meeting")
    meeting.mkdir()
    os.environ |= {"TOY_MEETS_IN": str(meeting), "TOY_MACHINE": "first"}  # a machine's processes inherit them
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    os.environ["TOY_MACHINE"] = "doomed"
    doomed = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    seen: list[int] = []
    told: dict[str, list[str]] = {}

    def watch(report: Report) -> None:
        seen.append(report["deal"])
        if not told:
            told["playing"] = sorted(machine.name for machine in meeting.iterdir())
            cluster.remove_node(doomed, allow_graceful=False)

    bots = ["random", "tests.arena.toys.met"]
    result = courtcards.arena.run(bots, deals=DEALS, quick=True, ray=cluster.address, out=folder, watch=watch)
    points = [standing.points.value for standing in result.standings]
    print("\n" + json.dumps({**told, "seen": seen, "deals": result.deals, "points": points}))
    cluster.shutdown()


if __name__ == "__main__":
    main(sys.argv[1])
