"""The unfinished game on disk, saved after every move so that nothing is lost if the program is killed."""

from __future__ import annotations

import json
import os
from pathlib import Path

import platformdirs

from courtcards import records
from courtcards.errors import CourtCardsError, OptionError
from courtcards.terminal.session import Session


def file() -> Path:
    chosen = os.environ.get("COURTCARDS_DATA")
    folder = Path(chosen) if chosen else platformdirs.user_data_path("courtcards")
    return folder / "unfinished.json"


def write(session: Session) -> None:
    """Replace the saved game, or remove it when the game is over. A crash meanwhile leaves the old one."""
    target = file()
    try:
        if session.game.over:
            target.unlink(missing_ok=True)
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        new = target.with_suffix(".new")
        with new.open("w") as out:
            json.dump(session.as_json(), out)
            out.flush()
            os.fsync(out.fileno())
        new.replace(target)
    except OSError as error:
        raise OptionError("option-record-file", path=str(target), why=error.strerror or str(error)) from error


def read() -> Session | None:
    """The unfinished game, or None. One that cannot be read is moved aside, never deleted."""
    target = file()
    if not target.exists():
        return None
    try:
        return Session.from_json(records.load(target))
    except CourtCardsError:
        target.replace(target.with_suffix(".broken"))
        return None
