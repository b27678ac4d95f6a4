"""Every game for OpenSpiel: `python_call_to_glory`, `python_come_to_call`, … Importing this registers them.

Chance is explicit and exact: lots, tasks and cards are drawn one after the other, a card's outcome being its kind. Who
chooses at once with others is asked in order of seats, and sees nothing of their choices. A player's information state
is its knowledge, or all it has done and come to know: see docs/environments.md.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from courtcards.envs import kernel
from courtcards.envs.arguments import LOTS, missing
from courtcards.envs.describe import describe
from courtcards.envs.spiel_game import SpielGame, defaults, spiel_game_of
from courtcards.game import action_texts
from courtcards.games import GAMES, rules_of
from courtcards.games.arrays import Int64Array, Records
from courtcards.games.rng import below, rng_states

try:
    import pyspiel
except ImportError as error:
    raise missing("open_spiel", "openspiel") from error

MEMORY = 16  # bytes of a player's memory
NOBODY = -1


class CourtCardsState(pyspiel.State):
    """A game, and what of the next deal has been drawn.

    Its few attributes are copied with every clone, so they are small and flat.
    """

    def __init__(self, game: Any, shared: SpielGame) -> None:
        super().__init__(game)
        self.shared = shared
        self.records: Records = shared.first_state.copy()  # the game, and room for a viewer's knowledge
        self.first = LOTS if shared.options.first is None else shared.options.first  # who is first, once it is drawn
        self.dealt_tasks = b""  # places in the task decks, by seat, then deck
        self.left = shared.counts(shared.deck)  # cards of each kind that are still to be drawn
        self.drawn = b""  # kinds drawn so far, in order
        self.player = int(pyspiel.PlayerId.CHANCE)
        self.known = self.memories = b"\0" * (MEMORY * shared.players)  # by player, if it remembers: digests of its
        # knowledge, and of everything that it has done and come to know, one after the other

    # Whose decision, and which

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        room = self.shared.room
        legal: list[int] = room[: kernel.legal_actions(self.records, player, room)].tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.first == LOTS:
            return evenly(list(range(self.shared.players)))
        if len(self.dealt_tasks) < self.shared.tasks:
            decks = self.shared.task_decks
            deck = len(self.dealt_tasks) % len(decks)
            taken = self.dealt_tasks[deck :: len(decks)]
            return evenly([place for place in range(len(decks[deck])) if place not in taken])
        total = sum(self.left)
        return [(kind, count / total) for kind, count in enumerate(self.left) if count]

    # What happens

    def _apply_action(self, action: int) -> None:
        if self.player >= 0:
            actor = self.player
            kernel.take(self.records, actor, action)
            self._go_on()
            self._remember(actor, action)
        elif self.first == LOTS:
            self.first = action
        elif len(self.dealt_tasks) < self.shared.tasks:
            self.dealt_tasks += bytes([action])
        else:
            self._draw(action)

    def _draw(self, kind: int) -> None:
        """One more card of the deck; with the last one the game goes on."""
        self.drawn += bytes([kind])
        self.left = self.left[:kind] + bytes([self.left[kind] - 1]) + self.left[kind + 1 :]
        if any(self.left):
            return
        cards = np.frombuffer(self.drawn, np.int8)
        if self._phase() == "reshuffle":
            assert self.shared.rules.reshuffle is not None
            self.shared.rules.reshuffle(self.records[0], cards.copy(), len(cards))
        else:
            self._deal(cards.copy())
        self._go_on()
        self._remember(NOBODY, 0)

    def _remember(self, actor: int, action: int) -> None:
        """Add to each player's memory what it did, and its knowledge if that is new."""
        if not self.shared.remembers:
            return
        known, memories = b"", b""
        for player in range(self.shared.players):
            kernel.learn(self.records, player)
            mine = slice(MEMORY * player, MEMORY * (player + 1))
            now, memory = digest(self.records[1].tobytes()), self.memories[mine]
            if player == actor:
                memory = digest(memory + b"did" + action.to_bytes(2, "big"))
            if now != self.known[mine]:
                memory = digest(memory + b"saw" + now)
            known, memories = known + now, memories + memory
        self.known, self.memories = known, memories

    def memory(self, player: int) -> bytes:
        return self.memories[MEMORY * player : MEMORY * (player + 1)]

    def _deal(self, cards: Any) -> None:
        rules, game = self.shared.rules, self.records[0]
        if int(game["round"]) == 0:
            rules.start(game, self.shared.options, self.first, self._tasks())
        rules.deal(game, cards)

    def _tasks(self) -> list[list[str]] | None:
        decks = self.shared.task_decks
        names = [decks[i % len(decks)][place] for i, place in enumerate(self.dealt_tasks)]
        return [names[i : i + len(decks)] for i in range(0, len(names), len(decks))] if decks else None

    def _go_on(self) -> None:
        """Find out who decides next, and what is left to draw if chance does."""
        self.player = kernel.seat_to_act(self.records)
        phase = self._phase()
        if phase == "over":
            self.player = int(pyspiel.PlayerId.TERMINAL)
        elif phase in ("deal", "reshuffle"):
            self.player, self.drawn = int(pyspiel.PlayerId.CHANCE), b""
            self.left = self.shared.counts(self._cards_to_draw(phase))

    def _cards_to_draw(self, phase: str) -> Any:
        if phase == "deal":
            return self.shared.deck
        assert self.shared.rules.reshuffle_pool is not None
        room = np.empty(len(self.shared.deck), np.int8)
        return room[: self.shared.rules.reshuffle_pool(self.records[0], room)]

    def _phase(self) -> str:
        return self.shared.rules.phases[int(self.records[0]["phase"])]

    def returns(self) -> list[float]:
        """The reward of winning: the winners share 1, and everybody pays an equal part of it."""
        seats = range(self.shared.players)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        won = [bool(self.shared.rules.is_winner(self.records[0], seat)) for seat in seats]
        return [each / sum(won) - 1 / self.shared.players for each in won]

    # Other states that are possible

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CourtCardsState:
        """A state that the player cannot tell from this one. Its history is still this one's."""
        if int(self.records[0]["round"]) == 0:
            fresh: CourtCardsState = self.get_game().new_initial_state()
            return fresh
        world: CourtCardsState = self.clone()
        world._imagine(player, rng_states(int(sampler() * 2**53), 1)[0])
        return world

    def _imagine(self, player: int, rng: Int64Array) -> None:
        acting = self.player
        kernel.imagine(self.records, player, rng)
        if acting < 0:
            self._go_on()
            return
        while player == acting and kernel.seat_to_act(self.records) != player:
            self._choose_for_another(rng)
        self.player = kernel.seat_to_act(self.records)

    def _choose_for_another(self, rng: Int64Array) -> None:
        """Seats that were asked before the player in the same call get random legal choices."""
        seat = kernel.seat_to_act(self.records)
        legal = self._legal_actions(seat)
        kernel.take(self.records, seat, legal[below(rng, len(legal))])

    # In words

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return action_texts(self.shared.rules.id, player, self.shared.players)[action]
        if self.first == LOTS:
            return f"first {action}"
        if len(self.dealt_tasks) < self.shared.tasks:
            return f"task {action}"
        return self.shared.rules.cards[action]

    def __str__(self) -> str:
        drawn = f"drawn: {' '.join(self.shared.rules.cards[kind] for kind in self.drawn)}\n" if self.player < 0 else ""
        return describe(self.shared.rules, self.records) + drawn


def digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=MEMORY).digest()


def evenly(outcomes: list[int]) -> list[tuple[int, float]]:
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


class CourtCardsObserver:
    """Information states: every number of the knowledge, by field. Observations: the parts of `rules.observation`."""

    def __init__(self, shared: SpielGame, recall: bool) -> None:
        self.shared, self.recall = shared, recall
        self._mask = np.empty(shared.rules.actions, np.bool_)
        self._observation = np.empty(shared.rules.observation_length, np.int16)
        parts = field_parts(shared.rules.record) if recall else shared.rules.observation
        self.tensor = np.zeros(max(part.stop for part in parts.values()), np.float32)
        self.dict = {name: self.tensor[part] for name, part in parts.items()}

    def set_from(self, state: CourtCardsState, player: int) -> None:
        if self.recall:
            kernel.learn(state.records, player)
            for name, numbers in self.dict.items():
                numbers[:] = np.ravel(state.records[1][name])
        else:
            room = self.shared.room
            kernel.show(state.records, player, room, self._observation, self._mask)
            self.tensor[:] = self._observation

    def string_from(self, state: CourtCardsState, player: int) -> str:
        if self.recall and self.shared.remembers:
            return f"{player} {state.memory(player).hex()}"
        if self.recall:
            kernel.learn(state.records, player)
            return f"{player} {state.records[1].tobytes().hex()}"
        self.set_from(state, player)
        return f"{player} {self._observation.tobytes().hex()}"


def field_parts(record: np.dtype[np.void]) -> dict[str, slice]:
    """Where each field of a record lies among all its numbers."""
    parts, at = {}, 0
    for name in record.names or ():
        size = int(np.prod(record[name].shape, dtype=int))
        parts[name] = slice(at, at + size)
        at += size
    return parts


class CourtCardsGame(pyspiel.Game):
    game_id: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.shared = spiel_game_of(self.game_id, tuple(sorted(given.items())))
        super().__init__(game_type(self.game_id), game_info(self.shared), given)

    def new_initial_state(self) -> CourtCardsState:
        return CourtCardsState(self, self.shared)

    def max_chance_nodes_in_history(self) -> int:
        # The deal; cards that were in the deck and are shuffled again; and those that a decision brought there.
        each_round = 2 * len(self.shared.deck) + self.shared.rules.longest_round(self.shared.players)
        return 1 + self.shared.tasks + self.shared.options.most_rounds * each_round

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CourtCardsObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError(
                "an observation is what one player may know: public_info, and private_info of SINGLE_PLAYER"
            )
        return CourtCardsObserver(self.shared, kind.perfect_recall)


class RolloutEvaluator:
    """For OpenSpiel's tree searches: random games to the end, in compiled code, and every action alike before."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self._rng = rng_states(seed, 1)[0]

    def evaluate(self, state: CourtCardsState) -> Any:
        shared, total = state.shared, np.zeros(state.shared.rules.seats, np.float32)
        rewards = np.zeros_like(total)
        for _ in range(self.rollouts):
            kernel.finish(state.records.copy(), self._rng, shared.room, rewards)
            total += rewards
        return total[: shared.players] / self.rollouts

    def prior(self, state: CourtCardsState) -> list[tuple[int, float]]:
        return evenly(state.legal_actions(state.current_player()))


@functools.cache
def game_type(game_id: str) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_{game_id.replace('-', '_')}",
        long_name=f"Python {game_id.replace('-', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules_of(game_id).seats,
        min_num_players=rules_of(game_id).fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults(rules_of(game_id)),
    )


def game_info(shared: SpielGame) -> Any:
    players = shared.players
    return pyspiel.GameInfo(
        num_distinct_actions=shared.rules.actions,
        max_chance_outcomes=len(shared.rules.cards),
        num_players=players,
        min_utility=-1 / players,
        max_utility=1 - 1 / players,
        utility_sum=0.0,
        max_game_length=shared.options.most_rounds * shared.rules.longest_round(players),
    )


def game_class(game_id: str) -> type[CourtCardsGame]:
    """The class of a game under a name of its own in this module, where pickles look for it."""
    name = game_id.replace("-", " ").title().replace(" ", "") + "Game"
    made = type(name, (CourtCardsGame,), {"game_id": game_id, "__module__": __name__})
    globals()[name] = made
    return made


for id in GAMES:  # classes, which OpenSpiel may hold until after Python has ended
    pyspiel.register_game(game_type(id), game_class(id))
