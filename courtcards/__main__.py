"""`python -m courtcards` is the command `courtcards`."""

from __future__ import annotations

from courtcards.cli import main

main()
