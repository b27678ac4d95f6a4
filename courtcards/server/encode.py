"""Everything the server writes as JSON goes through here. Parts that are JSON already are passed as a Fragment."""

from __future__ import annotations

from typing import Any

import orjson
from fastapi import Response

from courtcards.messages import ENGLISH, Message, say

Fragment = orjson.Fragment


def to_json(value: Any) -> str:
    return orjson.dumps(value).decode()


def json_response(value: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(value), int(status), media_type="application/json")


def problem(status: int, reason: Message) -> Response:
    """An error as clients get it: a sentence in English, and the same as a message for other languages."""
    return json_response({"error": say(reason, ENGLISH), "reason": reason.as_json()}, status)
