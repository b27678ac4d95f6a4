"""Recorded games as arrays, for learning from games that were played before."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from courtcards.errors import OptionError
from courtcards.game import Game, action_numbers
from courtcards.messages import quote
from courtcards.records import begin, read_record, replay, written_deals

Arrays = dict[str, NDArray[Any]]
FORMATS = ("npz", "parquet")
DECISIONS = ("game", "seat", "observation", "mask", "action")  # arrays with a row for each decision


def arrays_of(records: list[Mapping[str, Any]]) -> Arrays:
    """The decisions of finished games, all of one game id, and how the games ended.

    By decision: `game` (its place in the list), `seat`, `observation` and `mask` of that seat, `action`. By game and
    seat: `players`, `names`, `totals`, `win_share`. Every record is verified; OptionError if one cannot be used.
    """
    rows: dict[str, list[Any]] = {name: [] for name in DECISIONS}
    games = [replay(record) for record in records]
    for number, (record, game) in enumerate(zip(records, games, strict=True)):
        if not game.over:
            raise OptionError("dataset-unfinished", number=number + 1)
        if game.id != games[0].id:
            raise OptionError("dataset-other-game", number=number + 1, game=game.id, first=games[0].id)
        for seat, observation, mask, action in decisions(record):
            for name, value in zip(DECISIONS, (number, seat, observation, mask, action), strict=True):
                rows[name].append(value)
    kinds = {"game": np.int32, "seat": np.int8, "observation": np.int16, "mask": np.bool_, "action": np.int16}
    arrays: Arrays = {name: np.array(values, kinds[name]) for name, values in rows.items()}
    return arrays | results(games)


def decisions(record: Mapping[str, Any]) -> Iterator[tuple[int, Any, NDArray[np.bool_], int]]:
    """Each decision of a valid record: the seat, what it saw, what it could do, and what it did."""
    written = read_record(record)
    game = begin(written, written_deals(written))
    for text in [text for round in written.rounds for text in round.actions]:
        seat, _, action = text.partition(" ")
        numbers = action_numbers(game.id, int(seat), game.players)
        mask = np.zeros(game.rules.actions, np.bool_)
        mask[[numbers[each] for each in game.legal(int(seat))]] = True
        yield int(seat), game.observation(int(seat)), mask, numbers[action]
        game.play(int(seat), action)


def results(games: list[Game]) -> Arrays:
    """By game and seat; seats that nobody took have no name, no points and no share."""
    seats = games[0].rules.seats
    totals, shares = np.zeros((len(games), seats), np.int16), np.zeros((len(games), seats), np.float32)
    names = np.full((len(games), seats), "", "U40")
    for row, game in enumerate(games):
        totals[row, : game.players] = game.totals
        shares[row, game.winners] = 1 / len(game.winners)
        if game.names is not None:
            names[row, : game.players] = game.names
    players = np.array([game.players for game in games], np.int8)
    return {"players": players, "names": names, "totals": totals, "win_share": shares}


def write_part(path: Path, arrays: Arrays) -> None:
    """Write a file of a dataset whole or not at all, in the format its name ends with."""
    unfinished = path.with_name(f".{path.name}")
    try:
        with unfinished.open("wb") as file:
            if path.suffix == ".parquet":
                write_parquet(file, arrays)
            else:
                np.savez_compressed(file, allow_pickle=False, **arrays)
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise OptionError("dataset-cannot-write", path=str(path), why=str(error.strerror)) from error


def write_parquet(file: Any, arrays: Arrays) -> None:
    """A row for each decision, with the result of its game beside it; rows of arrays become lists."""
    import pyarrow
    from pyarrow import parquet

    games = arrays["game"]
    by_decision = {name: array if name in DECISIONS else array[games] for name, array in arrays.items()}
    columns = {name: list(array) if array.ndim > 1 else array for name, array in by_decision.items()}
    parquet.write_table(pyarrow.table(columns), file, compression="zstd")


def check_format(format: str) -> None:
    if format not in FORMATS:
        raise OptionError("dataset-format", given=quote(format), known=", ".join(FORMATS))
    if format == "parquet" and importlib.util.find_spec("pyarrow") is None:
        raise OptionError("dataset-extra")
