"""A process that plays deals: the plan and then numbers of deals come in, a line each; reports go out.

It ends as soon as nobody listens any more, even in the middle of a deal.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from typing import IO

import numba

from courtcards.arena.match import report_of


def main() -> None:
    reports = take_output()
    numba.set_num_threads(1)  # the other cores have workers of their own
    lines: queue.Queue[str] = queue.Queue()
    threading.Thread(target=listen, args=(lines,), daemon=True).start()
    plan = lines.get()
    while True:
        report = report_of(plan, int(lines.get()))
        reports.write(json.dumps(report, separators=(",", ":")) + "\n")
        reports.flush()


def take_output() -> IO[str]:
    """Standard output is for reports; what bots print goes where errors go."""
    reports = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return reports


def listen(lines: queue.Queue[str]) -> None:
    for line in sys.stdin:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
