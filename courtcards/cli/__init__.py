"""The command `courtcards`."""

from __future__ import annotations


def main() -> None:
    """Run the command line; its modules are loaded only now, because each may also run alone."""
    from courtcards.cli.main import main as run

    run()
