"""Makes a release: `make release`, or `python -m deploy.release`.

Builds sdist and wheel twice and compares the bytes, checks them, lists what is inside, and tries the wheel outside the
checkout: all commands and examples (`deploy.elsewhere`), a game through the API and one in Chromium. The result is in
dist/.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
NEEDED = (
    "courtcards/server/client/index.html",
    "courtcards/server/client/licenses.txt",
    "courtcards/texts/en/web.ftl",
    "courtcards/texts/de/web.ftl",
    "courtcards/texts/fr/web.ftl",
    "courtcards/texts/ru/web.ftl",
    "courtcards/bots/weights/call-to-glory.npz",
    "courtcards/bots/weights/call-to-glory-large.npz",
    "courtcards/bots/weights/come-to-call.npz",
    "courtcards/py.typed",
    "licenses/LICENSE",
)
UNWANTED = re.compile(r"(^|/)(tests|bench|node_modules|__pycache__)/|\.map$|\.pyc$")


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
        run(sys.executable, "-m", "deploy.elsewhere", "--browser", cwd=ROOT)


if __name__ == "__main__":
    main()
