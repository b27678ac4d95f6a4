"""Where tables are kept: their logs, and what is needed to find them."""

from __future__ import annotations

from courtcards.server.store.flush import SideWrites
from courtcards.server.store.store import Store, open_store
from courtcards.server.store.writer import Job

__all__ = ["Job", "SideWrites", "Store", "open_store"]
