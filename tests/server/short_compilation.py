"""The real server, as it starts where nothing is compiled; but compiling takes only as long as a file is missing."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from courtcards import precompile


class ShortPart(precompile.Part):
    @property
    def done(self) -> bool:
        return Path(os.environ["COMPILED"]).exists()

    def compile(self) -> float:
        while not self.done:
            time.sleep(0.05)
        return 0


if __name__ == "__main__":
    sys.modules["tests.server.short_compilation"] = sys.modules["__main__"]
    ShortPart.__module__ = "tests.server.short_compilation"
    precompile.FIRST = (ShortPart("table", "call-to-glory"),)

    from courtcards.cli import main

    main()
