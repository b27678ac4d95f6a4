"""The version of what is built: hatchling asks here.

On a commit with a tag such as v0.3.0 it is that of the tag; otherwise the one that CHANGELOG.md begins with, as a
development version. An sdist knows its own. hatch-vcs would count commits, and a shallow clone has fewer of them.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
NEXT = re.compile(r"^## (\d+\.\d+\.\d+)", re.MULTILINE)
DESCRIBE = ("git", "describe", "--tags", "--exact-match", "--match", "v[0-9]*")


def version(root: Path = ROOT) -> str:
    if (root / "PKG-INFO").is_file():
        return (root / "PKG-INFO").read_text("utf-8").partition("\nVersion: ")[2].partition("\n")[0]
    if (tag := tag_of(root)) is not None:
        return tag.removeprefix("v")
    found = NEXT.search((root / "CHANGELOG.md").read_text("utf-8"))
    assert found, "CHANGELOG.md begins with the next version"
    return f"{found[1]}.dev0"


def tag_of(root: Path) -> str | None:
    """The tag of the current commit, if git is there and it has one."""
    try:
        done = subprocess.run(DESCRIBE, cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout.strip() or None
