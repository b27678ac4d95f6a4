"""The whole OpenAPI, tried with all that its schema allows and much that it does not: every answer is as documented."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.people import visitors
from tests.server.process import ServerProcess, log_of

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
EXAMPLES = os.environ.get("COURTCARDS_FUZZING", "5")  # of each operation; all of them, however long they take


async def schemathesis(server: ServerProcess, token: str, folder: Path, *flags: str) -> None:
    """Run it as people do, and show what it says where it finds something."""
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.url}/api/openapi.json"]
    header = ["--header", f"Authorization: Bearer {token}"]
    limits = ["--no-shrink", "--no-color", "--generation-database", "none", "--seed", "1"]
    everything = [*command, *header, *limits, "--checks", CHECKS, *flags]
    done = await asyncio.to_thread(subprocess.run, everything, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    selected = re.search(r"(\d+) selected / \1 total", done.stdout)
    assert selected, done.stdout
    assert f"Tested: {selected[1]}" in done.stdout or f"{selected[1]} passed" in done.stdout, done.stdout
    assert "Exception" not in server.log


async def test_fuzzed_requests_never_fail(sqlite_server: ServerProcess, tmp_path: Path) -> None:
    async with visitors(sqlite_server.url) as house:
        ada = await house.person()
        await schemathesis(sqlite_server, ada.token, tmp_path, "--phases", "examples,coverage")


async def test_fuzzed_requests_about_a_table_never_fail(sqlite_server: ServerProcess, tmp_path: Path) -> None:
    async with visitors(sqlite_server.url) as house:
        ada = await house.person()
        table = await ada.make(players=4)
        (tmp_path / "schemathesis.toml").write_text(f'[parameters]\nid = "{table}"\n')
        await schemathesis(sqlite_server, ada.token, tmp_path, "--phases", "fuzzing", "-n", EXAMPLES)
    assert len(log_of(sqlite_server.database, table)) > 1  # something was done at it


async def test_every_operation_is_documented(sqlite_server: ServerProcess) -> None:
    async with visitors(sqlite_server.url) as house, house.web.get(f"{sqlite_server.url}/api/openapi.json") as answer:
        described = await answer.json()
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            name = f"{method} {path}"
            assert operation["summary"], name
            if method != "get":
                assert {"429", "503"} <= set(operation["responses"]), name
            for parameter in operation.get("parameters", []):
                assert parameter.get("description"), name
    for name, schema in described["components"]["schemas"].items():
        if name.startswith(("New", "Sit", "Fill")):
            for field, its in schema["properties"].items():
                known = "examples" in its or "default" in its or "$ref" in its or "enum" in its
                assert known or its.get("type") == "boolean", f"{name}.{field}"


@pytest.mark.parametrize(
    "body", [b"\xff\xfe", b"{", b"[]", b'{"name": "\\ud800"}', b'{"name": "a", "\\ud800": 1}', b""]
)
async def test_body_that_is_not_json_is_refused(sqlite_server: ServerProcess, body: bytes) -> None:
    async with visitors(sqlite_server.url) as house:
        kind = {"Content-Type": "application/json"}
        async with house.web.post(f"{sqlite_server.url}/api/players", data=body, headers=kind) as answer:
            assert answer.status == 422
            assert (await answer.json())["reason"]["id"] == "server-invalid"
