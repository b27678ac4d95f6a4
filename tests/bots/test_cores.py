"""Work that is spread over the cores."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

FORKED = """
import os
from courtcards.bots.cores import spread
done = []
spread(lambda first, end: done.append(end - first), 8)
child = os.fork()
if child == 0:
    spread(lambda first, end: done.append(end - first), 8)
    os._exit(sum(done))
print(os.waitstatus_to_exitcode(os.wait()[1]))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork on this system")
def test_forked_process_has_threads_of_its_own() -> None:
    environment = {**os.environ, "NUMBA_NUM_THREADS": "2"}
    done = subprocess.run(
        [sys.executable, "-c", FORKED], env=environment, check=True, capture_output=True, text=True, timeout=120
    )
    assert done.stdout == "16\n"
