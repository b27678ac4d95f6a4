"""Everything the server writes as JSON goes through here. Parts that are JSON already are passed as a Fragment."""

from __future__ import annotations

from typing import Any

import orjson

Fragment = orjson.Fragment


def to_json(value: Any) -> str:
    return to_bytes(value).decode()


def to_bytes(value: Any, sort_keys: bool = False) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS if sort_keys else None)
