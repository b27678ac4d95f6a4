"""Limits on open connections: per address, and in all, so that the process never runs out of file descriptors."""

from __future__ import annotations

import ipaddress

from courtcards.server.rates import ABUSE, Crowd, network_of

RESERVED = 200  # files for the database, bots and the log


class Gate:
    def __init__(self, per_address: int = 0, proxies: str = "") -> None:
        self._crowd = Crowd(per_address)
        self._proxies = [part.strip() for part in proxies.split(",") if part.strip()]
        self._most = most_connections()
        self._open = 0

    def enter(self, address: str) -> bool:
        """Count a new connection; False if it is one too many. A proxy has no limit of its own."""
        if self._most and self._open >= self._most:
            ABUSE.report("connections in all", address, most=self._most)
            return False
        if not self._is_proxy(address) and not self._crowd.enter(network_of(address)):
            ABUSE.report("connections", address)
            return False
        self._open += 1
        return True

    def leave(self, address: str) -> None:
        self._open -= 1
        if not self._is_proxy(address):
            self._crowd.leave(network_of(address))

    def _is_proxy(self, address: str) -> bool:
        return any(trusts(proxy, address) for proxy in self._proxies)


def trusts(proxy: str, address: str) -> bool:
    """Whether a proxy setting covers an address: it names an address, a network, or * for all."""
    if proxy in ("*", address):
        return True
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(proxy, strict=False)
    except ValueError:
        return False


def most_connections() -> int:
    """Raise the limit on open files; returns how many connections leave enough for everything else. 0: unknown."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = 1_048_576
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(RESERVED, hard - RESERVED)
