"""Makes a release: `make release`, or `python -m deploy.release`.

Builds sdist and wheel twice and compares the bytes, checks them, lists what is inside, installs the wheel into a fresh
environment outside the checkout, and plays there: a game through the API, and one in Chromium. The result is in dist/.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
NEEDED = (
    "courtcards/server/client/index.html",
    "courtcards/texts/en/web.ftl",
    "courtcards/texts/de/web.ftl",
    "courtcards/texts/fr/web.ftl",
    "courtcards/texts/ru/web.ftl",
    "courtcards/bots/weights/call-to-glory.npz",
    "courtcards/bots/weights/come-to-call.npz",
    "courtcards/py.typed",
    "licenses/LICENSE",
)
UNWANTED = re.compile(r"(^|/)(tests|bench|node_modules|__pycache__)/|\.map$|\.pyc$")
LINK = re.compile(r"http://localhost:(\d+)/")


def run(*command: str | Path, **more: object) -> None:
    subprocess.run([str(part) for part in command], check=True, **more)  # type: ignore[call-overload]


def build(into: Path) -> dict[str, str]:
    """Build sdist and wheel; the digests of both, by name."""
    run(sys.executable, "-m", "hatchling", "build", "-d", into, cwd=ROOT, stdout=subprocess.DEVNULL)
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(into.iterdir())}


def contents(file: Path) -> list[str]:
    if file.suffix == ".whl":
        return sorted(zipfile.ZipFile(file).namelist())
    with tarfile.open(file) as archive:
        return sorted(archive.getnames())


def check_contents(wheel: Path) -> None:
    names = contents(wheel)
    missing = [needed for needed in NEEDED if not any(name.endswith(needed) for name in names)]
    unwanted = [name for name in names if UNWANTED.search(name)]
    if missing or unwanted:
        sys.exit(f"{wheel.name}: missing {missing}, unwanted {unwanted}")


@contextmanager
def installed(wheel: Path, folder: Path) -> Iterator[str]:
    """A server from the wheel, in an environment of its own; its address."""
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
    run(programs / "courtcards", "--version", cwd=folder)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("COURTCARDS", "PYTHON"))}
    command = [programs / "courtcards", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    with subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder}/tables.sqlite", "--requests-per-minute", "0"],
        cwd=folder,
        env={**kept, "COURTCARDS_CACHE": str(folder / "cache")},
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            port = next(found[1] for line in server.stdout if (found := LINK.search(line)))
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


async def play(url: str) -> None:
    """A quick game through the API, and one on the page."""
    from tests.server.people import play_to_the_end, visitors
    from tests.web.conftest import launch
    from tests.web.player import Player
    from tests.web.short_game import choose

    while True:
        try:
            async with visitors(url) as house:
                _, _, connections = await house.connected(quick=True)
                await play_to_the_end(connections)
                print("played a game through the API")
                table, people = await house.playing(quick=True)
                playwright, browser = await launch()
                windows = [await Player.open(browser, person, url=url) for person in people]
                for window in windows:
                    await window.go_to_table(table)
                await asyncio.gather(*(window.finish(choose) for window in windows))
                for window in windows:
                    await window.sees_the_results()
                    assert not window.mistakes, window.mistakes
                await browser.close()
                await playwright.stop()
                print("played a game in Chromium")
                return
        except OSError:  # it does not listen yet
            await asyncio.sleep(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-play", action="store_true", help="build and check only")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        first, second = build(Path(folder) / "first"), build(Path(folder) / "second")
        if first != second:
            sys.exit(f"two builds differ: {first} {second}")
        shutil.rmtree(DIST, ignore_errors=True)
        shutil.copytree(Path(folder) / "first", DIST)
    wheel = next(DIST.glob("*.whl"))
    check_contents(wheel)
    run(sys.executable, "-m", "twine", "check", "--strict", *sorted(DIST.iterdir()))
    for file in sorted(DIST.iterdir()):
        print(f"{file.name}: {len(contents(file))} files, {file.stat().st_size:,} bytes, sha256 {first[file.name]}")
    if not given.no_play:
        with tempfile.TemporaryDirectory() as folder, installed(wheel, Path(folder)) as url:
            asyncio.run(play(url))


if __name__ == "__main__":
    main()
