"""The server of the tests on a machine whose clock is wrong by `COURTCARDS_SKEW` seconds."""

from __future__ import annotations

import os
import time

from tests.server import quick_bots

SKEW = int(os.environ.get("COURTCARDS_SKEW", "0")) * 1_000_000_000
true_time = time.time_ns

if __name__ == "__main__":
    time.time_ns = lambda: true_time() + SKEW
    quick_bots.main()
