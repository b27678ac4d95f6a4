"""Refusals: one sentence, as a message, and the HTTP status that fits it."""

from __future__ import annotations

from http import HTTPStatus

from courtcards.errors import CourtCardsError
from courtcards.messages import Argument, Message


class Refused(CourtCardsError):  # noqa: N818
    """A request that cannot be granted. Nothing has changed."""

    def __init__(self, message: Message | str, /, status: int = HTTPStatus.CONFLICT, **args: Argument) -> None:
        super().__init__(message, **args)
        self.status = int(status)


class StorageFailed(Refused):
    """The database cannot be read or written. What could not be written has not happened."""

    def __init__(self) -> None:
        super().__init__("server-storage", status=HTTPStatus.SERVICE_UNAVAILABLE)


class OutcomeUnknown(StorageFailed):
    """It may have happened: the database did not confirm it, and cannot be asked now."""

    def __init__(self) -> None:
        Refused.__init__(self, "server-unsure", status=HTTPStatus.SERVICE_UNAVAILABLE)
