"""Where tables are stored: their logs, and what is needed to find them."""

from __future__ import annotations

from courtcards.server.store.engine import StoreError
from courtcards.server.store.statements import SideWrites
from courtcards.server.store.store import Store, open_store
from courtcards.server.store.writer import Conflict, Job, is_unknown

__all__ = ["Conflict", "Job", "SideWrites", "Store", "StoreError", "is_unknown", "open_store"]
