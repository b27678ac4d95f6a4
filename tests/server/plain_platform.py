"""The server with quick bots, where the packages that only some platforms have are missing."""

from __future__ import annotations

import sys

for missing in ("httptools", "uvloop"):
    sys.modules[missing] = None  # type: ignore[assignment]  # importing it fails from here on

if __name__ == "__main__":
    from tests.server import quick_bots

    quick_bots.main()
