"""Work on finished games, in a process of its own: `python -m courtcards.review.worker TASK` reads and writes JSON.

A line is `{"done": 12, "of": 300}`, and the last one `{"result": …}` or `{"problem": …}`. Whoever started it may end
it at any time.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

import numba

from courtcards import records
from courtcards.errors import CourtCardsError
from courtcards.review.analysis import analyze
from courtcards.review.par import adjusted_results, par
from courtcards.review.practice import analyzed_day

NICE = 15  # games that are being played come first


def progress(done: int, of: int) -> None:
    tell({"done": done, "of": of})


TASKS: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
    "analysis": lambda record: analyze(record, progress=progress, partly=True).as_json(),
    "adjusted": adjusted_results,
    "par": lambda deal: par(deal, progress),
    "day": lambda given: analyzed_day(given, progress),
}


def main(task: str) -> None:
    if sys.platform != "win32":
        os.nice(NICE)
    numba.set_num_threads(max(1, numba.get_num_threads() - 1))  # one core is for the tables
    try:
        tell({"result": TASKS[task](records.parse(sys.stdin.buffer.read()))})
    except CourtCardsError as error:
        tell({"problem": error.message.as_json()})


def tell(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
