"""HTTP responses in JSON."""

from __future__ import annotations

from typing import Any

from fastapi import Response

from courtcards.messages import ENGLISH, Message, say
from courtcards.server.encode import to_bytes


def json_response(value: Any, status: int = 200) -> Response:
    return Response(to_bytes(value), int(status), media_type="application/json")


def problem(status: int, reason: Message) -> Response:
    """An error as clients get it: a sentence in English, and the same as a message for other languages."""
    return json_response({"error": say(reason, ENGLISH), "reason": reason.as_json()}, status)
