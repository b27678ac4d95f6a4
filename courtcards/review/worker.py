"""An analysis in a process of its own: `python -m courtcards.review.worker` reads a record and writes lines of JSON.

A line is `{"done": 12, "of": 300}`, and the last one `{"analysis": …}` or `{"problem": …}`. Whoever started it may end
it at any time.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from courtcards import records
from courtcards.errors import CourtCardsError
from courtcards.review.analysis import analyze

NICE = 15  # games that are being played come first


def main() -> None:
    if sys.platform != "win32":
        os.nice(NICE)
    try:
        record = records.parse(sys.stdin.buffer.read())
        tell({"analysis": analyze(record, progress=lambda done, of: tell({"done": done, "of": of})).as_json()})
    except CourtCardsError as error:
        tell({"problem": error.message.as_json()})


def tell(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
