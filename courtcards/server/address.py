"""Where a server is reached."""

from __future__ import annotations

import ipaddress
import socket

from courtcards.errors import OptionError

EVERYWHERE = ("0.0.0.0", "::")  # addresses that make a server reachable from the network


def lan_address() -> str | None:
    """The address of this machine in its network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only asks for the route
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def is_this_machine(host: str | None) -> bool:
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address, or OptionError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        why = error.strerror or str(error)
        raise OptionError("serve-port", host=host, port=str(port), why=why) from error
    return listening
