"""What the documentation site takes from outside `docs`: the rules in four languages, and files that pages link to.

MkDocs calls these functions (`hooks` in mkdocs.yml).
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LOGO = "web/public/art/logo.svg"
LINK = re.compile(r"(?<=\]\()([^)#:\s]+)(?=[)#])")
RULES = re.compile(r"courtcards/texts/(\w\w)/([\w-]+)\.md")


def outside(page: str, link: str) -> str | None:
    """The path in the repository that a link on a page leads to; None if it stays inside `docs`."""
    target = posixpath.normpath(posixpath.join("docs", posixpath.dirname(page), link))
    return None if target.startswith("docs/") else target


def place(target: str) -> str:
    """Where a file of the repository lies on the site."""
    if rules := RULES.fullmatch(target):
        return f"play/{rules[1]}/{rules[2]}.md"
    return f"files/{target}"


def linked(page: Path) -> list[str]:
    """Files outside `docs` that a page links to."""
    uri = page.relative_to(ROOT / "docs").as_posix()
    found = (outside(uri, link) for link in LINK.findall(page.read_text("utf-8")))
    return [target for target in found if target]


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for target in sorted({target for page in (ROOT / "docs").rglob("*.md") for target in linked(page)}):
        files.append(File.generated(config, place(target), abs_src_path=str(ROOT / target)))
    files.append(File.generated(config, "images/logo.svg", abs_src_path=str(ROOT / LOGO)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    def lead(found: re.Match[str]) -> str:
        target = outside(page.file.src_uri, found[1])
        folder = posixpath.dirname(page.file.src_uri) or "."
        return found[1] if target is None else posixpath.relpath(place(target), folder)

    return LINK.sub(lead, markdown)


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """The language of a page is in its address."""
    found = re.match(r"play/(\w\w)\b", page.file.src_uri)
    return output.replace('<html lang="en"', f'<html lang="{found[1]}"', 1) if found else output
