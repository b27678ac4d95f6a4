"""Machines of their own, as far as the network knows: namespaces of Linux, each with a cable that can be pulled."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator


class NoNetwork(Exception):  # noqa: N818
    """This machine makes no network namespaces; the reason."""


def ip(*arguments: str) -> None:
    try:
        done = subprocess.run(["ip", *arguments], capture_output=True, text=True)
    except OSError as error:
        raise NoNetwork(f"ip: {error.strerror}") from error
    if done.returncode:
        raise NoNetwork(f"ip {' '.join(arguments)}: {done.stderr.strip()}")


class Host:
    """A machine with an address of its own."""

    def __init__(self, name: str, bridge: str, address: str) -> None:
        self.name, self.address = name, address
        ip("netns", "add", name)
        ip("link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", name)
        ip("link", "set", name, "master", bridge, "up")
        ip("-n", name, "addr", "add", f"{address}/24", "dev", "eth0")
        ip("-n", name, "link", "set", "lo", "up")
        self.plug_in()

    @property
    def here(self) -> list[str]:
        """What a command begins with to run on this machine."""
        return ["ip", "netns", "exec", self.name]

    def pull_out(self) -> None:
        """Nothing that is sent to it or from it arrives, and nobody is told."""
        ip("-n", self.name, "link", "set", "eth0", "down")

    def plug_in(self) -> None:
        ip("-n", self.name, "link", "set", "eth0", "up")


@contextlib.contextmanager
def network(hosts: int) -> Iterator[tuple[str, list[Host]]]:
    """Our own address in a new network, and that many machines in it. NoNetwork where we may not make one."""
    bridge, subnet = f"cc{os.getpid()}", f"10.{100 + os.getpid() % 100}.{os.getpid() // 100 % 250}"
    names = [f"{bridge}m{number}" for number in range(hosts)]
    try:
        ip("link", "add", bridge, "type", "bridge")
        ip("addr", "add", f"{subnet}.1/24", "dev", bridge)
        ip("link", "set", bridge, "up")
        yield f"{subnet}.1", [Host(name, bridge, f"{subnet}.{number}") for number, name in enumerate(names, 11)]
    finally:
        for command in (*(("netns", "del", name) for name in names), ("link", "del", bridge)):
            with contextlib.suppress(NoNetwork):  # what was never made
                ip(*command)
