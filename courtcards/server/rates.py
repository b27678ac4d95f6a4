"""How often somebody may do something: token buckets, by player or by address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import structlog

LOG = structlog.get_logger()
MOST_REMEMBERED = 20_000  # buckets of a kind
REPORT_EVERY = 60.0  # seconds between two lines in the log about the same address


class Bucket:
    """A token bucket: a burst at once, then a steady rate."""

    __slots__ = ("_at", "_burst", "_now", "_rate", "_tokens", "taken")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._tokens, self._at = burst, now()
        self.taken = 0  # taken since the other servers were last told

    def take(self) -> bool:
        """Count one; False if it is one too many."""
        moment = self._now()
        self._tokens = min(self._burst, self._tokens + (moment - self._at) * self._rate)
        self._at = moment
        if self._tokens < 1:
            return False
        self._tokens -= 1
        self.taken += 1
        return True

    def lose(self, count: int) -> None:
        """Subtract what was taken at other servers, down to a debt of one burst."""
        self._tokens = max(-self._burst, self._tokens - count)


class Buckets:
    """A bucket for each player or address. If there are too many, the least recently used are dropped.

    So a flood from many addresses pushes out others, never the flood itself.
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._now)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def taken(self) -> dict[str, int]:
        """How many each has taken since the last call."""
        counts = {key: bucket.taken for key, bucket in self._buckets.items() if bucket.taken}
        for key in counts:
            self._buckets[key].taken = 0
        return counts


class Crowd:
    """Counts how many of something each address has at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most  # 0: no limit
        self._counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one; False, without counting it, if it is one too many."""
        count = self._counts.get(address, 0)
        if self._most and count >= self._most:
            return False
        self._counts[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        count = self._counts[address] - 1
        if count:
            self._counts[address] = count
        else:
            del self._counts[address]


class AbuseLog:
    """Logs who does too much of something: one line for each network and kind, then one a minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._said: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()  # when, and how often since

    def report(self, what: str, address: str, **more: Any) -> None:
        key, moment = (what, network_of(address)), self._now()
        said_at, times = self._said.pop(key, (-REPORT_EVERY, 0))
        times += 1
        if moment - said_at >= REPORT_EVERY:
            LOG.warning("abuse", what=what, address=address, times=times, **more)
            said_at, times = moment, 0
        self._said[key] = (said_at, times)
        if len(self._said) > MOST_REMEMBERED:
            self._said.popitem(last=False)


ABUSE = AbuseLog()


def network_of(address: str) -> str:
    """What counts as one address: for IPv6 the /64 network, because everyone has 2**64 addresses."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
