"""What is released: the same bytes from every build, with everything inside that a player needs."""

from __future__ import annotations

import importlib.metadata
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import courtcards
from courtcards.server.client import BUILT
from deploy.release import build, check_contents
from deploy.version import tag_of, version
from tests.server.process import miss

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two builds of the same sources."""
    if not (BUILT / "index.html").is_file():
        miss("the client is not built: run “make client”")
    folders = [tmp_path_factory.mktemp(name) for name in ("first", "second")]
    for folder in folders:
        build(folder)
    return folders


def test_two_builds_are_equal(builds: list[Path]) -> None:
    first, second = ({file.name: file.read_bytes() for file in folder.iterdir()} for folder in builds)
    assert sorted(first) == [f"courtcards-{version()}{end}" for end in ("-py3-none-any.whl", ".tar.gz")]
    assert first == second


@pytest.mark.parametrize("builder", [SdistBuilder, WheelBuilder])
def test_old_client_is_built_again_for(builder: type[SdistBuilder | WheelBuilder]) -> None:
    assert "custom" in builder(str(ROOT)).config.hook_config


def test_wheel_has_everything_a_player_needs(builds: list[Path]) -> None:
    wheel = next(builds[0].glob("*.whl"))
    check_contents(wheel)
    with zipfile.ZipFile(wheel) as archive:
        page = archive.read("courtcards/server/client/index.html").decode()
        for asset in re.findall(r'(?:src|href)="/([^"]+\.(?:js|css))"', page):
            assert f"courtcards/server/client/{asset}" in archive.namelist()


def test_wheel_has_the_licences_of_its_parts(builds: list[Path]) -> None:
    with zipfile.ZipFile(next(builds[0].glob("*.whl"))) as archive:
        notices = archive.read("courtcards/server/client/licenses.txt").decode()
        assert any("alegreya" in name for name in archive.namelist())
    parts = notices.split(f"\n{'=' * 80}\n\n")
    named = {part.split()[0]: part for part in parts}
    assert {"svelte", "marked", "@fluent/bundle", "qrcode-generator", "@fontsource/alegreya-sans"} <= named.keys()
    assert "SIL OPEN FONT LICENSE" in named["@fontsource/alegreya-sans"].upper()
    assert all(len(part.splitlines()) > 8 for part in parts), "a name without its licence"


SECTION = re.compile(r"^## (\d+\.\d+\.\d+) \((not released yet|\d+ \w+ \d{4})\)$", re.MULTILINE)


def test_changelog_says_what_is_released() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    sections = SECTION.findall(changes)
    assert len(sections) == changes.count("\n## ")
    released = [number for number, when in sections if when != "not released yet"]
    assert released == [number for number, _ in sections][-len(released) :]
    assert f"\nversion: {released[0]}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert version() == (released[0] if tag_of(ROOT) else f"{sections[0][0]}.dev0")


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def test_version_comes_from_the_tag_of_the_commit(tmp_path: Path) -> None:
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## 1.5.0 (not released yet)\n\n## 1.4.0 (1 May 2026)\n")
    assert version(tmp_path) == "1.5.0.dev0", "without git"
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "First")
    assert version(tmp_path) == "1.5.0.dev0"
    git(tmp_path, "tag", "v1.5.0")
    assert version(tmp_path) == "1.5.0"
    git(tmp_path, "commit", "-qm", "Second", "--allow-empty")
    assert version(tmp_path) == "1.5.0.dev0"


def test_wheel_from_an_sdist_has_its_version(builds: list[Path], tmp_path: Path) -> None:
    with tarfile.open(next(builds[0].glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    assert version(next(tmp_path.iterdir())) == version()


def test_version_is_that_of_the_installed_package(tmp_path: Path) -> None:
    """And a checkout that nobody has installed says what it is."""
    assert courtcards.__version__ == importlib.metadata.version("courtcards")
    code = """
import importlib.metadata as metadata
found = metadata.version
def missing(name):
    if name == "courtcards":
        raise metadata.PackageNotFoundError(name)
    return found(name)
metadata.version = missing
import courtcards
print(courtcards.__version__)
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, env=environment)
    assert done.stdout.strip() == "0+checkout", done.stderr
