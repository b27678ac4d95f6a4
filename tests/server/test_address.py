"""Who sits at the server's machine is told where friends in the same network find it; nobody else is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from courtcards.server.address import is_this_machine, lan_address
from tests.server.people import visitors
from tests.server.process import serving


async def lan_of(url: str, **headers: str) -> Any:
    async with visitors(url) as house, house.web.get(f"{url}/api/about", headers=headers) as answer:
        return (await answer.json())["lan"]


async def test_lan_address_is_told_locally_only(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", "--host", "0.0.0.0") as server:
        assert await lan_of(server.url) == lan_address()
        assert await lan_of(server.url, **{"X-Forwarded-For": "203.0.113.9"}) is None


async def test_local_server_has_no_lan_address(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        assert await lan_of(server.url) is None


def test_loopback_addresses_are_this_machine() -> None:
    assert is_this_machine("127.0.0.1")
    assert is_this_machine("::1")
    assert not is_this_machine("192.0.2.7")
    assert not is_this_machine(None)
