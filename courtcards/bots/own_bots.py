"""Bots of your own: where they are found, and how a plain one plays.

A plain bot is a function `choose(view, legal)` or a class with such a method. It gets what its seat may know as in
`Game.view`, and the legal actions in notation, and returns one of them.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.util
import inspect
import random
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import orjson

from courtcards.bots import Bot, Budget
from courtcards.compiled import PACKAGE
from courtcards.errors import CourtCardsError, IllegalAction, OptionError
from courtcards.game import SEATS_JSON, action_numbers, action_texts
from courtcards.games.arrays import Int16Array, Int64Array, Knowledge
from courtcards.games.rng import next_word
from courtcards.games.rules import Options, Rules
from courtcards.messages import quote

NAMES = ("choose", "Bot", "make_bot")  # what to look for in a file, if nothing in it was named
INSTALLED = [Path(path) for path in {*sysconfig.get_paths().values(), sys.prefix}] + [PACKAGE]


class PlainBot:
    """A plain function as a bot of the arena."""

    def __init__(self, name: str, choose: Callable[[dict[str, Any], list[str]], str], rules: Rules, options: Options):
        self.name = name
        self._choose, self._rules, self._options = choose, rules, options
        self._titles = orjson.dumps({"game": rules.id, "options": options.as_json(), "names": None})[1:-1].decode()

    def choose(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:  # noqa: ARG002
        seat, players = int(knowledge["viewer"]), self._options.players
        texts = action_texts(self._rules.id, seat, players)
        actions = [texts[action] for action in legal.tolist()]
        before = random.getstate()
        random.seed(int(next_word(rng)))  # the same seed gives the same random choices
        try:
            chosen = self._choose(self._view(knowledge, seat, actions), list(actions))
        finally:
            random.setstate(before)
        if chosen not in actions:
            raise IllegalAction("arena-not-legal", bot=self.name, action=quote(chosen), legal=actions[0])
        return action_numbers(self._rules.id, seat, players)[chosen]

    def _view(self, knowledge: Knowledge, seat: int, actions: list[str]) -> dict[str, Any]:
        known = np.array([knowledge])
        must_act = SEATS_JSON[self._rules.must_act_row(known, 0)]
        view: dict[str, Any] = orjson.loads(
            f'{{"seat":{seat},"to_move":{must_act},"legal":[],{self._rules.own_json(known)},'
            f'{self._titles},"over":false,"winners":[],{self._rules.open_json(known)}}}'
        )
        return {**view, "legal": actions}


def own_bot(name: str, rules: Rules, options: Options) -> Bot:
    """A bot by its location: `mybot.py`, `mybot.py:Bot`, `my.module:Bot` or `my.module.make_bot`."""
    try:
        return as_bot(name, find(name)[1], rules, options)
    except CourtCardsError:
        raise
    except Exception as error:  # other people's code may do anything
        why = f"{type(error).__name__}: {error}"
        raise OptionError("arena-own-bot", given=quote(name), why=quote(why)) from error


def as_bot(name: str, found: Any, rules: Rules, options: Options) -> Bot:
    """A bot made of a function, of a class, of a maker that gets the game's id, or of a bot."""
    takes = parameters(found) if callable(found) else 0
    if isinstance(found, type):
        found = found(rules.id) if takes else found()
    elif inspect.isroutine(found) and takes == 1:
        found = found(rules.id)
    choose = found if inspect.isroutine(found) else getattr(found, "choose", None)
    if choose is None or parameters(choose) < 2:
        raise OptionError("arena-not-a-bot", given=quote(name))
    if parameters(choose) == 2:
        return PlainBot(name, choose, rules, options)
    bot: Bot = found
    return bot


def parameters(function: Callable[..., Any]) -> int:
    """How many arguments must be given."""
    given = inspect.signature(function).parameters.values()
    places = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(one.kind in places and one.default is inspect.Parameter.empty for one in given)


def find(name: str) -> tuple[ModuleType, Any]:
    place, colon, attribute = name.partition(":")
    if place.endswith(".py"):
        module = load_file(Path(place))
        attribute = attribute or searched(place, module)
    else:
        place, attribute = (place, attribute) if colon else (place.rpartition(".")[0], place.rpartition(".")[2])
        reach(Path.cwd())
        module = importlib.import_module(place)
    return module, getattr(module, attribute)


def searched(place: str, module: ModuleType) -> str:
    """Which bot in a file to use if none was named."""
    for name in NAMES:
        if hasattr(module, name):
            return name
    made = [name for name, found in vars(module).items() if getattr(found, "__module__", None) == module.__name__]
    raise OptionError("arena-no-bot-in", path=quote(place), example=f"{place}:{[*made, 'MyBot'][0]}")


def load_file(path: Path) -> ModuleType:
    """The module in a file, which can import modules from the same folder."""
    if not path.is_file():
        raise OptionError("arena-no-file", path=quote(str(path)))
    name, path = path.stem, path.resolve()
    loaded = sys.modules.get(name)
    if loaded is not None and getattr(loaded, "__file__", None) == str(path):
        return loaded
    reach(path.parent)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def reach(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


def spec_of(bot: object) -> str:
    """The name of a bot that was given as a function or class."""
    if isinstance(bot, str):
        return bot
    place, name = getattr(bot, "__module__", None), getattr(bot, "__qualname__", None)
    if place == "__main__":
        place = getattr(sys.modules[place], "__file__", None)
    if place is None or name is None or not name.isidentifier():
        raise OptionError("arena-bot-object", given=quote(type(bot).__name__))
    return f"{place}:{name}"


def sources(name: str) -> dict[str, str]:
    """Digests of the modules that a bot of one's own consists of: its own, and those of its project that it imports."""
    digests: dict[str, str] = {}
    waiting = [find(name)[0]]
    while waiting:
        module = waiting.pop()
        if module.__name__ not in digests and (file := own_file(module)) is not None:
            content = file.read_bytes()
            digests[module.__name__] = hashlib.sha256(content).hexdigest()[:16]
            waiting += imported(module, content)
    return dict(sorted(digests.items()))


def own_file(module: ModuleType) -> Path | None:
    file = Path(getattr(module, "__file__", None) or PACKAGE)
    return None if any(file.is_relative_to(folder) for folder in INSTALLED) else file


def imported(module: ModuleType, content: bytes) -> list[ModuleType]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            absolute = importlib.util.resolve_name(base, module.__package__) if node.level else base
            names |= {absolute, *(f"{absolute}.{alias.name}" for alias in node.names)}
    return [sys.modules[name] for name in names if name in sys.modules]
