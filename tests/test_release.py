"""What is released: the same bytes from every build, with everything inside that a player needs."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import courtcards
from courtcards.server.client import BUILT
from deploy.release import build, check_contents
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
    assert sorted(first) == [f"courtcards-{courtcards.__version__}{end}" for end in ("-py3-none-any.whl", ".tar.gz")]
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


def test_changelog_has_the_version() -> None:
    assert f"\n## {courtcards.__version__}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")
