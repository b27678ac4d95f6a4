"""What stands around every request: headers, limits, and what those who run a server look at."""

from __future__ import annotations

import contextlib
import json
import random

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.people import play_out, status_of, visitors
from tests.server.process import ServerProcess, serving

PATHS = ["/", "/t/abc", "/api/about", "/api/tables", "/api/tables/nothere", "/nothing", "/health", "/ready"]


async def fetch(url: str, method: str = "GET", **more: object) -> tuple[int, dict[str, str], bytes]:
    async with aiohttp.ClientSession() as web, web.request(method, url, **more) as answer:  # type: ignore[arg-type]
        return answer.status, {name.lower(): value for name, value in answer.headers.items()}, await answer.read()


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "POST", "HEAD"])
async def test_every_answer_has_security_headers(sqlite_server: ServerProcess, path: str, method: str) -> None:
    _, headers, _ = await fetch(sqlite_server.url + path, method)
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers
    assert "cache-control" in headers


@pytest.mark.parametrize("path", [*PATHS, "/rules/come-to-call", "/art/logo.svg", "/api/openapi.json"])
async def test_head_says_what_get_says_without_the_body(sqlite_server: ServerProcess, path: str) -> None:
    changing = ("date", "content-length") if path in ("/api/about", "/ready") else ("date",)  # they say what time it is
    answers = [await fetch(sqlite_server.url + path, method) for method in ("GET", "HEAD")]
    (status, headers, body), head = answers[0], answers[1]
    assert (head[0], head[2]) == (status, b"")
    assert headers["content-length"] == str(len(body))
    for name in changing:
        del headers[name], head[1][name]
    assert head[1] == headers


@pytest.mark.parametrize("path", ["/nothing", "/lobby/old", "/assets/gone.js", "/rules/bridge"])
async def test_unknown_address_shows_people_a_page(sqlite_server: ServerProcess, path: str) -> None:
    status, headers, body = await fetch(sqlite_server.url + path, headers={"Accept": "text/html,*/*;q=0.8"})
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b"Court Cards" in body


@pytest.mark.parametrize(
    ("path", "accepts"),
    [("/nothing", "*/*"), ("/api/nothing", "text/html"), ("/api/tables/nothere", "text/html"), ("/art/no.svg", "*/*")],
)
async def test_unknown_address_tells_programs_in_json(sqlite_server: ServerProcess, path: str, accepts: str) -> None:
    status, headers, body = await fetch(sqlite_server.url + path, headers={"Accept": accepts})
    assert (status, headers["content-type"]) == (404, "application/json")
    assert json.loads(body)["error"]


async def test_internal_error_tells_nothing(sqlite_server: ServerProcess) -> None:
    status, headers, body = await fetch(sqlite_server.url + "/api/players", "POST", data=b"\xff\xfe{")
    assert status in (400, 422)
    assert "content-security-policy" in headers
    assert json.loads(body)["error"]
    assert b"Traceback" not in body


async def test_page_works_under_its_own_policy(sqlite_server: ServerProcess) -> None:
    status, headers, body = await fetch(sqlite_server.url + "/")
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    for forbidden in (b"<script>", b"onclick=", b"style=", b"javascript:"):
        assert forbidden not in body


@pytest.mark.parametrize("declared", [True, False])
async def test_large_body_is_refused(sqlite_server: ServerProcess, declared: bool) -> None:
    async def pieces():  # type: ignore[no-untyped-def]
        for _ in range(20):
            yield b"x" * 8192

    data = b"x" * 200_000 if declared else pieces()
    with contextlib.suppress(aiohttp.ClientConnectionError):  # it may be closed before all of it is sent
        status, _, body = await fetch(sqlite_server.url + "/api/players", "POST", data=data)
        assert status == 413
        assert json.loads(body)["reason"]["id"] == "server-too-large"
    assert (await fetch(sqlite_server.url + "/health"))[0] == 200


async def test_too_many_changes_are_refused(database: str) -> None:
    with serving(database, "--requests-per-minute", "30") as server:
        answers = [await fetch(server.url + "/api/players", "POST", json={"name": "Ada"}) for _ in range(40)]
        statuses = [status for status, _, _ in answers]
        assert statuses[:30] == [201] * 30
        assert 429 in statuses[30:]
        _, headers, body = next(answer for answer in answers if answer[0] == 429)
        assert int(headers["retry-after"]) > 0
        assert json.loads(body)["reason"]["id"] == "server-too-many"
        assert "content-security-policy" in headers
        assert (await fetch(server.url + "/api/tables"))[0] == 200


async def test_too_many_reads_and_connections_are_refused(database: str) -> None:
    with serving(database, "--requests-per-minute", "3") as server:
        async with aiohttp.ClientSession() as web:
            looks = [await status_of(web, server.url + "/api/about") for _ in range(80)]
            assert looks[:60] == [200] * 60
            assert 429 in looks[60:]
            assert await status_of(web, server.url + "/health") == 200
            tries = [await try_to_connect(web, server.url + "/ws/tables/nosuchtable") for _ in range(12)]
            assert tries[:6] == [101] * 6
            assert 429 in tries[6:]


async def try_to_connect(web: aiohttp.ClientSession, url: str) -> int:
    """The status of the answer."""
    try:
        socket = await web.ws_connect(url)
    except aiohttp.WSServerHandshakeError as error:
        return error.status
    await socket.close()
    return 101


# For those who run it


async def test_health_and_readiness_answer(sqlite_server: ServerProcess) -> None:
    assert (await fetch(sqlite_server.url + "/health"))[::2] == (200, b"ok\n")
    assert (await fetch(sqlite_server.url + "/ready"))[::2] == (200, b"ready\n")


async def test_metrics_count_what_happens(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        before = await figures(sqlite_server)
        _, _, (one, _) = await house.connected(first=0)
        await play_out(one, random.Random(1), most=2)
        after = await figures(sqlite_server)
    assert after["courtcards_connections"] == before["courtcards_connections"] + 2
    assert after["courtcards_moves_total"] == before["courtcards_moves_total"] + 2
    assert after["courtcards_tables"] >= 1


async def test_metrics_are_on_a_port_of_their_own(sqlite_server: ServerProcess) -> None:
    assert (await fetch(sqlite_server.url + "/metrics"))[0] == 404


async def test_metrics_count_nothing_that_is_written(sqlite_server: ServerProcess) -> None:
    counted = await figures(sqlite_server)
    assert not [name for name in counted if "writ" in name or "batch" in name or "thinking" in name]


async def figures(server: ServerProcess) -> dict[str, float]:
    status, headers, body = await fetch(f"http://127.0.0.1:{server.metrics_port}/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    families = text_string_to_metric_families(body.decode())
    return {sample.name: sample.value for family in families for sample in family.samples if not sample.labels}


async def test_unused_tables_take_no_memory(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house:
        for _ in range(5):
            await house.playing()
        _, _, connections = await house.connected()
        during = (await figures(sqlite_server))["courtcards_tables"]
        for connection in connections:
            await connection.close()
        for _ in range(50):
            after = (await figures(sqlite_server))["courtcards_tables"]
            if after < during:
                break
    assert after < during
