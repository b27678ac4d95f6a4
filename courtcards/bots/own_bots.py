"""Bots of your own: what counts as one, where it is found, and how a plain one plays.

A plain bot is a function `choose(view, legal)`, or a class or object with such a method. It gets what its seat may know
as in `Game.view`, and the legal actions in notation, and returns one of them.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import inspect
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias, cast

import orjson

from courtcards.bots.bot import Bot, Budget
from courtcards.errors import CourtCardsError, IllegalAction, OptionError
from courtcards.game import SEATS_JSON, action_numbers, action_texts
from courtcards.games.arrays import Int16Array, Int64Array, Knowledge, one_row
from courtcards.games.rng import next_word
from courtcards.games.rules import Options, Rules
from courtcards.games.view_types import View
from courtcards.messages import quote

PlainChoice: TypeAlias = Callable[[View, list[str]], str]  # one of its legal actions
Choice: TypeAlias = Callable[[Knowledge, Int16Array, Int64Array, Budget], int]  # as `Bot.choose`

NAMES = ("choose", "Bot", "make_bot")  # what to look for in a file, if nothing in it was named


class PlainBot:
    """A plain function as a bot like any other."""

    def __init__(self, name: str, choose: PlainChoice, rules: Rules, options: Options):
        self.name = name
        self._choose, self._rules, self._options = choose, rules, options
        self._titles = orjson.dumps({"game": rules.id, "options": options.as_json(), "names": None})[1:-1].decode()

    def choose(self, knowledge: Knowledge, legal: Int16Array, rng: Int64Array, budget: Budget) -> int:  # noqa: ARG002
        seat, players = int(knowledge["viewer"]), self._options.players
        texts = action_texts(self._rules.id, seat, players)
        actions = [texts[action] for action in legal.tolist()]
        chosen = self.answer(self._view(knowledge, seat, actions), actions, rng)
        return action_numbers(self._rules.id, seat, players)[chosen]

    def answer(self, view: View, actions: list[str], rng: Int64Array) -> str:
        """What the function returns for a view; IllegalAction if that is none of its legal actions."""
        before = random.getstate()
        random.seed(int(next_word(rng)))  # the same seed gives the same random choices
        try:
            chosen = self._choose(view, list(actions))
        finally:
            random.setstate(before)
        if chosen not in actions:
            raise IllegalAction("arena-not-legal", bot=self.name, action=quote(chosen), legal=actions[0])
        return chosen

    def _view(self, knowledge: Knowledge, seat: int, actions: list[str]) -> View:
        known = one_row(knowledge)
        must_act = SEATS_JSON[self._rules.must_act_row(known, 0)]
        view: dict[str, Any] = orjson.loads(
            f'{{"seat":{seat},"to_move":{must_act},"legal":[],{self._rules.own_json(known)},'
            f'{self._titles},"over":false,"winners":[],{self._rules.open_json(known)}}}'
        )
        return cast(View, {**view, "legal": actions})


@dataclass(frozen=True)
class FunctionBot:
    """A function over records and numbers as a bot like any other."""

    name: str
    choose: Choice


def own_bot(given: object, rules: Rules, options: Options) -> Bot:
    """A bot by its location (`mybot.py`, `mybot.py:Bot`, `my.module:Bot`, `my.module.make_bot`), or the bot itself."""
    if not isinstance(given, str) and not callable(given) and not hasattr(given, "choose"):
        raise OptionError("arena-not-a-bot", given=quote(given))
    name = name_of(given)
    try:
        return as_bot(name, find(given)[1] if isinstance(given, str) else given, rules, options)
    except CourtCardsError:
        raise
    except Exception as error:  # other people's code may do anything
        why = f"{type(error).__name__}: {error}"
        raise OptionError("arena-own-bot", given=quote(name), why=quote(why)) from error


def as_bot(name: str, found: Any, rules: Rules, options: Options) -> Bot:
    """A bot made of a function, of a class, of a maker that gets the game's id, or of a bot."""
    if isinstance(found, type):
        found = found() if takes(found, 0) else found(rules.id)
    elif is_maker(found):
        found = found(rules.id)
    choose = getattr(found, "choose", found)
    if takes(choose, 2):
        return PlainBot(name, choose, rules, options)
    if not takes(choose, 4):
        raise OptionError("arena-not-a-bot", given=quote(name))
    return FunctionBot(name, choose) if choose is found else cast(Bot, found)


def is_maker(found: Any) -> bool:
    """Whether it is a function that makes a bot, and not a `choose` that forgot its second parameter."""
    if hasattr(found, "choose") or not takes(found, 1) or takes(found, 2):
        return False
    return getattr(found, "__name__", "") != "choose" and "view" not in inspect.signature(found).parameters


def takes(function: Callable[..., Any], count: int) -> bool:
    """Whether it can be called with this many arguments."""
    try:
        inspect.signature(function).bind(*range(count))
    except (TypeError, ValueError):  # ValueError: some that are written in C don't say
        return False
    return True


def name_of(bot: object) -> str:
    """What to call a bot."""
    if isinstance(bot, functools.partial):
        return name_of(bot.func)
    given = bot if isinstance(bot, str) else getattr(bot, "__qualname__", None) or getattr(bot, "name", None)
    return given.rpartition("<locals>.")[2] if isinstance(given, str) else type(bot).__qualname__


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
