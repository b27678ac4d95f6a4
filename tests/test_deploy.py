"""The examples for operators: they name settings that exist, and keep the server as confined as they say."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import typer.main
import yaml

from bench.cold_start import first_moves
from courtcards.cli.main import make_app
from deploy import elsewhere, rootfs
from tests.server.process import miss, serving

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
OUTSIDE_SERVE = {"COURTCARDS_CACHE"}
SERVICES = sorted(DEPLOY.glob("*.service"))
DEBIAN = {"trixie": 13}
MOST_EXPOSED = 2.0  # of 10, as systemd rates units


def test_examples_set_only_what_exists() -> None:
    serve = typer.main.get_command(make_app()).commands["serve"]  # type: ignore[attr-defined]
    known = {parameter.envvar for parameter in serve.params} | OUTSIDE_SERVE
    composes = ("compose.yaml", "compose.several.yaml")
    for file in ("Containerfile", *composes, *(service.name for service in SERVICES)):
        named = set(re.findall(r"COURTCARDS_\w+", (DEPLOY / file).read_text()))
        assert named
        assert named <= known, file


def test_container_runs_without_rights() -> None:
    last_stage = (DEPLOY / "Containerfile").read_text().rpartition("\nFROM ")[2]
    assert "\nUSER courtcards\n" in last_stage
    assert "\nHEALTHCHECK " in last_stage
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["courtcards"]
    assert service["read_only"]
    assert service["cap_drop"] == ["ALL"]


def test_every_image_step_is_known_without_engine() -> None:
    for name, _ in rootfs.instructions():
        assert hasattr(rootfs.Build, f"_{name.lower()}"), name


def test_health_check_follows_the_port(tmp_path: Path) -> None:
    check = next(rest for name, rest in rootfs.instructions() if name == "HEALTHCHECK")
    command = [sys.executable, *json.loads(check.partition(" CMD ")[2])[1:]]
    with serving(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        port = server.url.rpartition(":")[2]
        assert subprocess.run(command, env={**os.environ, "COURTCARDS_PORT": port}).returncode == 0
    stopped = subprocess.run(command, env={**os.environ, "COURTCARDS_PORT": port}, stderr=subprocess.DEVNULL)
    assert stopped.returncode != 0


def test_image_gets_what_it_copies_and_nothing_else() -> None:
    docker, podman = ((ROOT / name).read_text() for name in (".dockerignore", ".containerignore"))
    assert docker == podman
    copied = [rest.split()[:-1] for name, rest in rootfs.instructions() if name == "COPY" and "--from" not in rest]
    assert docker.splitlines()[1:] == ["*", *(f"!{file}" for files in copied for file in files)]


def systemd_analyze(*words: str | Path) -> subprocess.CompletedProcess[str]:
    if not shutil.which("systemd-analyze"):
        miss("systemd-analyze is missing: install systemd")
    return subprocess.run(["systemd-analyze", *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("unit", SERVICES, ids=lambda path: path.name)
def test_unit_is_hardened(unit: Path) -> None:
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet=", "DynamicUser=yes"):
        assert f"\n{line}\n" in unit.read_text()
    done = systemd_analyze("security", "--offline=yes", unit)
    rated = re.search(r"exposure level for .*: ([\d.]+)", done.stdout)
    assert rated, done.stderr
    assert float(rated[1]) <= MOST_EXPOSED


def test_systemd_understands_every_line() -> None:
    said = systemd_analyze("verify", *SERVICES, DEPLOY / "courtcards-backup.timer").stderr
    assert [line for line in said.splitlines() if "/opt/courtcards/bin/courtcards is not executable" not in line] == []


def test_units_system_calls_suffice_to_play(tmp_path: Path) -> None:
    systemd_analyze("--version")
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", module="tests.server.confined") as server:
        assert asyncio.run(first_moves(server.url, "call-to-glory"))


def test_backup_runs_as_the_server_does() -> None:
    server, backup = (DEPLOY / name for name in ("courtcards.service", "courtcards-backup.service"))
    database = re.search("^Environment=COURTCARDS_DATABASE=.*$", server.read_text(), re.MULTILINE)
    assert database
    assert database[0] in backup.read_text()
    assert "courtcards db backup " in backup.read_text()


def test_backup_over_the_network_is_explained(tmp_path: Path) -> None:
    unit, folder = DEPLOY / "courtcards-backup.service", tmp_path / "courtcards-backup.service.d"
    lines = [line.removeprefix("#   ") for line in unit.read_text().splitlines() if line.startswith("#   ")]
    folder.mkdir()
    shutil.copy(unit, tmp_path)
    (folder / "override.conf").write_text("\n".join(lines) + "\n")
    said = systemd_analyze("verify", tmp_path / unit.name).stderr
    assert [line for line in said.splitlines() if "/opt/courtcards/bin/courtcards is not executable" not in line] == []
    for barrier in ("PrivateNetwork=", "RestrictAddressFamilies="):
        assert any(line.startswith(barrier) for line in lines)


class Compose(yaml.SafeLoader):
    """Compose files say with `!override` that a list replaces the one before."""


Compose.add_constructor("!override", lambda loader, node: loader.construct_sequence(node))  # type: ignore[no-untyped-call]


def test_several_servers_share_redis_with_a_worker() -> None:
    services = yaml.load((DEPLOY / "compose.several.yaml").read_text(), Compose)["services"]
    addresses = {services[name]["environment"]["COURTCARDS_REDIS"] for name in ("courtcards", "second", "worker")}
    assert len(addresses) == 1
    assert all(services[name]["cap_drop"] == ["ALL"] for name in ("worker", "redis"))
    assert services["worker"]["entrypoint"][:2] == ["courtcards", "worker"]
    assert "ports" not in services["redis"], "nobody else can reach it"
    assert "--requirepass" in str(services["redis"]["command"])


@pytest.mark.parametrize(("name", "servers"), [("nginx.conf", 2), ("nginx-three.conf", 3)])
def test_nginx_takes_its_example(tmp_path: Path, name: str, servers: int) -> None:
    example = DEPLOY / name
    assert len(re.findall(r"^    server [\d.]+:\d+ ", example.read_text(), re.MULTILINE)) == servers
    if program := shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin"):
        (tmp_path / "nginx.conf").write_text(f"events {{}}\nhttp {{ include {example}; }}\n")
        command = [program, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_whole_game_fits_limits_of_a_trial(tmp_path: Path) -> None:
    with elsewhere.serving([sys.executable, "-m", "courtcards"], tmp_path, None) as url:
        asyncio.run(elsewhere.whole_game(url))


def test_workflow_runs_everything_where_it_can_be_installed() -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text())["jobs"]
    runs = {name: "\n".join(step.get("run", "") for step in job["steps"]) for name, job in jobs.items()}
    assert jobs["everything"]["container"]["image"] == f"debian:{DEBIAN[rootfs.SUITE]}", "ci/run installs its packages"
    assert "sudo" not in runs["everything"]
    assert "make docs" in runs["docs"]
    assert "deploy.release --no-play" in runs["release"]
    for pinned in tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]:
        assert pinned in runs["release"]


def test_every_supported_python_is_in_the_matrix() -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text())["jobs"]
    classifiers = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text())
    assert jobs["platforms"]["strategy"]["matrix"]["python"] == classifiers
