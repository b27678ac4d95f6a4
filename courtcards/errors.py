"""Everything that can be wrong with what we are given.

    CourtCardsError (a ValueError)
    ├── OptionError      unknown game, bad options
    ├── IllegalAction    not that seat's decision, malformed, or against the rules
    └── RecordError      a record that cannot be read, breaks the rules, or disagrees with its own seed

Each carries a `message` (id and arguments), and says it as `str(error)`, in English unless the program chose another
language. After an error nothing has changed.
"""

from __future__ import annotations

from courtcards.messages import Argument, Message


class CourtCardsError(ValueError):
    def __init__(self, message: Message | str, /, **args: Argument) -> None:
        self.message = message if isinstance(message, Message) else Message(message, args)
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)


class OptionError(CourtCardsError):
    pass


class IllegalAction(CourtCardsError):  # noqa: N818
    pass


class RecordError(CourtCardsError):
    pass
