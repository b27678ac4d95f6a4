"""What a game is to the layers above: its record, its compiled functions and its names.

`Game`, bots, environments and servers know a game only through this; every game fills it in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol, cast

import numpy as np
import orjson

from courtcards.games import batch, decisions, rows, verbs
from courtcards.games import observation as observing
from courtcards.games.arrays import Int8Array, Int16Array, Int64Array, Knowledge, KnowledgeRows, State, States
from courtcards.games.dispatch import implement
from courtcards.games.json_writer import json_text
from courtcards.games.layout import end
from courtcards.games.options import Option
from courtcards.games.presentation import Presentation
from courtcards.games.reasons import ReasonOf, ReasonTexts, keys_of
from courtcards.games.seats import SPECTATOR as SPECTATOR
from courtcards.messages import Message

MOST_SEATS = 6  # the most that any game can have: sets of seats are six bits
MOST_KEPT = 4096  # movements whose JSON is kept


class Options(Protocol):
    """The options of one game; `players` and `first` are common to all."""

    @property
    def players(self) -> int: ...
    @property
    def first(self) -> int | None: ...
    @property
    def most_rounds(self) -> int: ...
    def as_json(self) -> dict[str, object]: ...
    def row(self) -> Any: ...


@dataclass(frozen=True)
class Rules:
    id: str
    record: np.dtype[np.void]  # the state of one game
    phases: tuple[str, ...]  # names of the values of the field `phase`
    endings: tuple[str, ...]  # names of the values of the field `ending`
    seats: int  # most players, MOST_SEATS at the most
    cards: tuple[str, ...]  # ids of the kinds of cards, by number
    actions: int  # how many actions are numbered
    observation: dict[str, slice]  # the named parts of an observation

    # Before the first decision
    read_options: Callable[[object, Mapping[str, object]], Any]
    ordered_deck: Callable[[Any], Int8Array]  # all cards of a game with these options, unshuffled
    start: Callable[[State, Any, int, list[list[str]] | None], None]

    # Compiled
    functions: Mapping[Callable[..., Any], Callable[..., Any]]  # by verb: see `games/verbs.py` and `found_in`
    deal: Callable[[State, Int8Array], None]

    # For people
    action_texts: Callable[[int, int], list[str]]  # seat, players → the text of every action
    refusal: Callable[[Knowledge, int], Message | None]
    refuse_text: Callable[[Knowledge, str], Message | None]  # of what reads like an action but never is one
    reasons: Callable[[Knowledge], dict[str, Message]]  # beginning of an action → why the viewer may not
    view_type: type[Any]  # a `View` whose `game` is the id
    movements: Callable[
        [Knowledge, Knowledge, int, str | None], list[dict[str, Any]]
    ]  # knowledge before and after an action
    dealt: Callable[[Knowledge], dict[str, Any]]  # the movement of the first deal, from the knowledge after it

    # Only where the game has them
    movement_types: tuple[type[Any], ...] = ()  # besides those that all games have: see `games/view_types.py`
    fewest: int = 2  # players
    options: tuple[Option, ...] = ()  # besides `players` and `first`, which all games have
    piles: tuple[str, ...] = ()  # that a player can draw from: action n draws from the nth
    reshuffle_pool: Callable[[State, Int8Array], int] | None = None  # the cards to reshuffle during a round
    reshuffle: Callable[[State, Int8Array, int], None] | None = None
    task_decks: Callable[[Any], tuple[tuple[str, ...], ...]] = lambda options: ()  # a secret card of each for each seat
    secret: tuple[str, ...] = ()  # first words of the actions that nobody learns of but the seat that acts
    secret_phases: tuple[str, ...] = ()  # in which nobody learns who has acted
    longest_round: Callable[[int], int] = lambda players: 1000 * players  # most decisions in a round, by players
    reason: ReasonOf | None = None  # what a key stands for, where the game has the verb `reason_keys`
    forget: Callable[[Knowledge], Knowledge] = lambda knowledge: knowledge  # what a forgetful player would still know
    round_facts: Callable[[States], dict[str, list[str]]] = lambda states: {}  # of finished rounds: cards to count
    presentation: Presentation = field(default_factory=Presentation)
    texts: Path | None = None  # folder with a folder for each language: `*.ftl` and the rules as `ID.md`
    bots: str | None = None  # the package of its bots, a module for each; without one only `random` plays
    review: str | None = None  # the module with its FACTS (`courtcards.review.facts`); without one it is not reviewed

    @property
    def flags(self) -> tuple[str, ...]:
        """The options that are on or off."""
        return tuple(option.name for option in self.options if option.kind == "flag")

    @cached_property
    def observation_length(self) -> int:
        return end(self.observation)

    def kind_counts(self, options: Any) -> dict[str, int]:
        """How many cards there are of each kind in a game with these options."""
        counts = np.bincount(self.ordered_deck(options), minlength=len(self.cards)).tolist()
        return dict(zip(self.cards, counts, strict=True))

    # What all games do by their verbs. Those for a row of an array are much faster to call from Python.
    next_seat = staticmethod(verbs.next_seat)
    legal = staticmethod(verbs.legal)
    apply = staticmethod(verbs.apply)
    is_winner = staticmethod(verbs.is_winner)
    know = staticmethod(verbs.know)
    observe_knowledge = staticmethod(verbs.observe_knowledge)
    determinize = staticmethod(verbs.determinize)
    observe = staticmethod(observing.observe)
    legal_mask = staticmethod(decisions.legal_mask)
    attempt = staticmethod(decisions.attempt)
    must_act = staticmethod(decisions.must_act)
    must_act_row = staticmethod(rows.must_act_row)
    legal_row = staticmethod(rows.legal_row)
    attempt_row = staticmethod(rows.attempt_row)
    know_row = staticmethod(rows.know_row)
    know_own_row = staticmethod(rows.know_own_row)
    play_out = staticmethod(batch.play_out)
    play_out_batch = staticmethod(batch.play_out_batch)
    play_round_batch = staticmethod(batch.play_round_batch)
    step_batch = staticmethod(batch.step_batch)
    mask_batch = staticmethod(batch.mask_batch)
    observe_batch = staticmethod(batch.observe_batch)

    def __post_init__(self) -> None:
        implement(self.record, self.functions)

    def new_states(self, count: int = 1) -> States:
        return cast(States, np.zeros(count, self.record))

    def new_knowledge(self, count: int = 1) -> KnowledgeRows:
        """Room for what seats may know."""
        return cast(KnowledgeRows, np.zeros(count, self.record))

    def start_batch(self, states: States, options: Int8Array, rng_states: Int64Array) -> None:
        """New games, each from its row of options (`Options.row`); the first seat is random.

        ValueError if `options` has another shape: compiled code would read past its end.
        """
        needed = len(states), len(self.read_options(self.fewest, {}).row())
        if options.shape != needed:
            raise ValueError(
                f"options of {len(states)} games of {self.id} have the shape {needed}, not {options.shape}"
            )
        batch.start_batch(states, options, rng_states)

    def open_json(self, known: KnowledgeRows, row: int = 0) -> str:
        """What lies open, as members of a JSON object: the same for every viewer."""
        return json_text(lambda out: rows.write_open_row(known, row, out))

    def own_json(self, known: KnowledgeRows, row: int = 0) -> str:
        """What only the viewer may know, as members of a JSON object."""
        return json_text(lambda out: rows.write_own_row(known, row, out))

    def movements_json(self, known: KnowledgeRows, before: int, seat: int, action: str | None, number: int) -> str:
        """The movements of an action as JSON, from the two rows before and after it.

        `number` is that of the action. Where the viewer cannot know it, the action is None and the number −1.
        """
        key = seat, action, rows.moved_row(known, before, 1 - before, seat, number) if self._has_moved else -1
        text = self._movements.get(key)
        if text is None:
            text = orjson.dumps(self.movements(known[before], known[1 - before], seat, action)).decode()
            if key[-1] >= 0 and len(self._movements) < MOST_KEPT:
                self._movements[key] = text
        return text

    @cached_property
    def _has_moved(self) -> bool:
        return verbs.moved in self.functions

    @cached_property
    def _movements(self) -> dict[tuple[int, str | None, int], str]:
        """Movements as JSON by all that they depend on: the seat, its action and `moved`."""
        return {}

    def reasons_json(self, known: KnowledgeRows, row: int) -> str:
        """Why the viewer, who has to act, may not act otherwise: messages by action, or its beginning, as JSON."""
        if self._reason_texts is None:
            return orjson.dumps({action: why.as_json() for action, why in self.reasons(known[row]).items()}).decode()
        return self._reason_texts.join(keys_of(known, row))

    @cached_property
    def _reason_texts(self) -> ReasonTexts | None:
        return ReasonTexts(self.reason) if self.reason else None

    def scratch(self) -> Int16Array:
        """Room for a list of legal actions."""
        return np.empty(self.actions, np.int16)
