"""`courtcards compile`: everything that can be compiled, ahead of the first start."""

from __future__ import annotations

from courtcards import compiled
from courtcards.cli.console import errors, out
from courtcards.messages import text


def compile() -> None:
    from courtcards import precompile  # takes a moment

    missing = tuple(part for part in precompile.PARTS if not part.done)
    with errors.status(text("compile-parts", left=len(missing))) as status:
        left = len(missing)

        def report(part: precompile.Part, seconds: float) -> None:
            nonlocal left
            left -= 1
            errors.print(f"{seconds:7.1f} s  {part.what} {part.game}")
            status.update(text("compile-parts", left=left))

        precompile.compile_all(missing, report)
    folder = str(compiled.cache_folder("games").parent)
    out.print(text("compile-done", folder=folder), soft_wrap=True)
