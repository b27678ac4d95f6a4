"""The address of this machine in its network."""

from __future__ import annotations

import ipaddress
import socket

EVERYWHERE = ("0.0.0.0", "::")  # listening there, a server can be reached from the network


def lan_address() -> str | None:
    """The address of this machine in its network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def is_this_machine(host: str | None) -> bool:
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False
