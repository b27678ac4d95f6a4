"""Work spread over the cores: compiled code runs without Python's lock, so plain threads are enough.

The machine code is the same for one core and for many, and takes a third of the time to compile that numba's own
parallel loops take; and any number of bots may think at once.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numba

from courtcards.compiled import config


@functools.cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(config.NUMBA_NUM_THREADS, thread_name_prefix="courtcards-bots")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_threads.cache_clear)  # the threads stay behind in the parent


def spread(work: Callable[[int, int], None], count: int) -> None:
    """Call `work(first, end)` for parts that make up `range(count)`, one for each core that numba may use."""
    parts = min(numba.get_num_threads(), count)
    if parts < 2:
        work(0, count)
        return
    ends = [count * part // parts for part in range(parts + 1)]
    others = [_threads().submit(work, ends[part], ends[part + 1]) for part in range(1, parts)]
    work(0, ends[1])
    for other in others:
        other.result()
