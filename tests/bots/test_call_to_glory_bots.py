"""The bots of Call to Glory: they play by the rules, see nothing hidden, and are as strong as their names say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from courtcards import arena
from courtcards.bots.bot import Budget
from courtcards.bots.call_to_glory.greedy import greedy
from courtcards.bots.call_to_glory.scripted import scripted
from courtcards.bots.call_to_glory.search import SearchBot
from courtcards.games.batch import begin_game
from courtcards.games.call_to_glory.actions import (
    CHOOSE_PILE,
    DISCARD,
    DRAW_FROM,
    LAY,
    LAY_CHARACTER,
    LAY_OFFSET,
    LAY_SIZE,
    MOST_LEGAL,
    REVEAL_TASK,
    SMALLEST,
    STRIKE,
)
from courtcards.games.call_to_glory.apply import apply, deal_at_random, start
from courtcards.games.call_to_glory.cards import CARDS, CHARACTERS, NUMBER
from courtcards.games.call_to_glory.determinize import determinize
from courtcards.games.call_to_glory.legal import legal, next_seat
from courtcards.games.call_to_glory.moves import size_set
from courtcards.games.call_to_glory.observation import count_unseen
from courtcards.games.call_to_glory.state import (
    AFTER,
    DEAL,
    DRAW,
    HAND,
    NOTHING,
    OVER,
    PILE,
    PLAY,
    REVEAL,
    STATE,
    TURNS,
    A,
    L,
)
from courtcards.games.call_to_glory.view import know
from courtcards.games.rng import rng_states

VARIANTS = [(1, 0, 0), (1, 0, 1), (3, 1, 0), (3, 1, 1)]  # rounds, tasks, ninja
SETUPS = [(players, *variant) for players in (2, 3, 4) for variant in VARIANTS]
EMPEROR, EMPRESS, DAIMYO, SHOGUN, SAMURAI, NINJA, ENVOY, MONK, FARMER = range(9)

POLICIES = {"greedy": greedy, "scripted": scripted}


def search(knowledge: Any, actions: Any, count: int, rng: Any) -> int:
    return SearchBot().choose(knowledge, actions[:count], rng, Budget(samples=8))


def long_search(knowledge: Any, actions: Any, count: int, rng: Any) -> int:
    return SearchBot().choose(knowledge, actions[:count], rng, Budget(samples=200))


def row(*setup: int) -> tuple[int, ...]:
    """A row of options: the usual game, of these players, rounds, tasks and ninja."""
    return *setup, HAND, TURNS, *NUMBER.tolist()


def new_record() -> Any:
    return np.zeros(1, STATE)[0]


def choose(policy: Any, knowledge: Any, seed: int = 1) -> int:
    actions = np.empty(MOST_LEGAL, np.int16)
    count = legal(knowledge, int(knowledge["viewer"]), actions)
    return int(policy(knowledge, actions, count, rng_states(seed, 1)[0]))


def decisions(setup: tuple[int, ...], seed: int, policy: Any) -> Iterator[tuple[Any, Any, Any, int, int]]:
    """Every decision of a match: state, knowledge, legal actions and their number, the choice."""
    state, knowledge, actions = new_record(), new_record(), np.empty(MOST_LEGAL, np.int16)
    dealer, rng = rng_states(seed, 2)
    begin_game(state, np.array(row(*setup), np.int8), -1, dealer)
    while state["phase"] != OVER:
        if state["phase"] == DEAL:
            deal_at_random(state, dealer)
        seat = next_seat(state)
        know(state, seat, knowledge)
        count = legal(state, seat, actions)
        action = int(policy(knowledge, actions, count, rng))
        yield state, knowledge, actions, count, action
        apply(state, seat, action)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("name", POLICIES)
def test_policies_choose_legal_actions_and_leave_knowledge_alone(name: str, setup: tuple[int, ...]) -> None:
    policy = POLICIES[name]
    for state, knowledge, actions, count, action in decisions(setup, 5, policy):
        assert action in actions[:count]
        untouched = new_record()
        know(state, next_seat(state), untouched)
        assert knowledge.tobytes() == untouched.tobytes()


@pytest.mark.parametrize("setup", [(2, 1, 0, 1), (4, 1, 0, 0)])
def test_search_chooses_legal_actions(setup: tuple[int, ...]) -> None:
    for _, _, actions, count, action in decisions(setup, 6, search):
        assert action in actions[:count]


@pytest.mark.parametrize("setup", SETUPS)
def test_scripted_ignores_hidden_cards_in_a_full_state(setup: tuple[int, ...]) -> None:
    """Search plays on in sampled states without writing each seat's knowledge down: that must change nothing."""
    for state, _, actions, count, action in decisions(setup, 7, scripted):
        seen = state.copy()
        seen["viewer"] = next_seat(state)
        assert scripted(seen, actions, count, rng_states(1, 1)[0]) == action


@pytest.mark.parametrize("setup", [(2, 1, 0, 1), (3, 3, 1, 1)])
@pytest.mark.parametrize("policy", [greedy, scripted, search])
def test_no_bot_tells_apart_what_its_seat_cannot(policy: Any, setup: tuple[int, ...]) -> None:
    again = new_record()
    for i, (_, knowledge, actions, count, _) in enumerate(decisions(setup, 8, greedy)):
        if i % 11 or count == 1:
            continue
        other = knowledge.copy()
        determinize(other, rng_states(100 + i, 1)[0])
        know(other, int(knowledge["viewer"]), again)
        assert again.tobytes() == knowledge.tobytes()
        first = policy(knowledge, actions, count, rng_states(i, 1)[0])
        assert policy(again, actions, count, rng_states(i, 1)[0]) == first


def test_search_repeats_with_the_same_generator() -> None:
    chosen = [[action for *_, action in decisions((2, 1, 0, 0), 9, search)] for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_search_plays_a_forced_action_at_once() -> None:
    rng = rng_states(3, 1)[0]
    before = rng.copy()
    assert SearchBot().choose(new_record(), np.array([7], np.int16), rng, Budget(seconds=60.0)) == 7
    assert (rng == before).all()


def share(bots: list[str], deals: int, players: int = 2) -> float:
    result = arena.run(bots, game="call-to-glory", players=players, deals=deals, workers=1)
    return next(standing.win_share.value for standing in result.standings if standing.bot == bots[0])


def test_greedy_beats_random() -> None:
    assert share(["greedy", "random"], 60) > 0.98


def test_scripted_beats_greedy() -> None:
    assert share(["scripted", "greedy"], 100) > 0.8


@pytest.mark.parametrize("players", [3, 4])
def test_scripted_beats_several_greedy_ones(players: int) -> None:
    assert share(["scripted", "greedy"], 40, players) > 1.5 / players


# Positions made by hand: seat 0 of two decides.


def position(
    phase: int,
    hand: dict[int, int],
    sets: dict[int, tuple[int, int]] | None = None,
    piles: tuple[list[int], list[int]] = ([], []),
    known: dict[int, int] | None = None,
    **fields: Any,
) -> Any:
    """What seat 0 knows. `sets` maps characters to owner and size; the other hand holds `known` and three more."""
    knowledge = new_record()
    setup = fields.pop("rounds", 4), fields.pop("tasks", 0), fields.pop("ninja", 0)
    start(knowledge, np.array(row(2, *setup), np.int8), 0)
    knowledge["viewer"], knowledge["phase"], knowledge["round"] = 0, phase, 1
    knowledge["turn"] = knowledge["actor"] = 0
    knowledge["first_pile"], knowledge["deck"], knowledge["discard"] = NOTHING, NOTHING, NOTHING
    for character, cards in hand.items():
        knowledge["hand"][0, character] = cards
    for character, cards in (known or {}).items():
        knowledge["known"][1, character] = cards
    knowledge["hand_size"][:2] = sum(hand.values()), sum((known or {}).values()) + 3
    for character, (owner, size) in (sets or {}).items():
        knowledge["set_owner"][character] = owner
        size_set(knowledge, character, size)
        knowledge["laid"][owner] += 1
        knowledge["on_table"] += 1
    for place, cards in enumerate(piles):
        knowledge["height"][place] = len(cards)
        knowledge["discard"][place, : len(cards)] = cards
        for card in cards:
            knowledge["buried"][place, card] += 1
    for name, value in fields.items():
        knowledge[name] = value
    share_out_draw_piles(knowledge)
    return knowledge


def share_out_draw_piles(knowledge: Any) -> None:
    """All cards nobody has seen lie in L and R, but for three in the other hand."""
    unseen = np.empty(len(CHARACTERS), np.int16)
    count_unseen(knowledge, unseen)
    cards = int(unseen.sum()) - 3
    knowledge["next"][:] = CARDS - cards, CARDS - cards // 2
    knowledge["end"][:] = CARDS - cards // 2, CARDS


def lay(character: int, size: int) -> int:
    return int(LAY + LAY_OFFSET[character] + size - SMALLEST)


def discarded(action: int) -> int:
    assert DISCARD <= action < LAY
    return (action - DISCARD) >> 1


@pytest.mark.parametrize("policy", [scripted, greedy])
def test_lays_a_set_that_nobody_can_beat(policy: Any) -> None:
    assert choose(policy, position(PLAY, {EMPEROR: 3, MONK: 1, ENVOY: 1})) == lay(EMPEROR, 3)


@pytest.mark.parametrize("policy", [scripted, long_search])
def test_does_not_feed_the_next_player(policy: Any) -> None:
    sets = {FARMER: (0, 4), SHOGUN: (1, 3)}
    knowledge = position(PLAY, {FARMER: 1, DAIMYO: 1, SHOGUN: 1}, sets, ([MONK], [MONK]), known={FARMER: 4})
    assert discarded(choose(policy, knowledge)) != FARMER


@pytest.mark.parametrize("policy", [scripted, long_search])
def test_takes_the_card_that_completes_a_set(policy: Any) -> None:
    knowledge = position(DRAW, {FARMER: 1, DAIMYO: 1, SHOGUN: 1}, {SAMURAI: (1, 3)}, ([SAMURAI], [FARMER]))
    assert choose(policy, knowledge) == DRAW_FROM + A + 1


FIVE = {EMPEROR: (0, 3), EMPRESS: (0, 4), DAIMYO: (0, 4), MONK: (0, 5), FARMER: (0, 6), SHOGUN: (1, 3)}


@pytest.mark.parametrize("policy", [scripted, long_search])
def test_closes_the_round_when_that_wins_the_match(policy: Any) -> None:
    knowledge = position(PLAY, {SAMURAI: 2, ENVOY: 1}, FIVE, ([ENVOY], [ENVOY]), round=4)
    assert choose(policy, knowledge) == lay(SAMURAI, 2)


@pytest.mark.parametrize("policy", [scripted, long_search])
def test_keeps_the_round_open_when_closing_loses(policy: Any) -> None:
    knowledge = position(PLAY, {SAMURAI: 2, ENVOY: 1}, FIVE, ([ENVOY], [ENVOY]), round=4)
    knowledge["totals"][:2] = 100, 165
    assert choose(policy, knowledge) < LAY


@pytest.mark.parametrize("policy", [scripted, long_search])
def test_strikes_to_beat_a_set_at_once(policy: Any) -> None:
    sets = {MONK: (1, 4), SHOGUN: (1, 4), NINJA: (0, 4)}
    knowledge = position(PLAY, {MONK: 4, DAIMYO: 1}, sets, ([ENVOY], [ENVOY]), ninja=1)
    knowledge["figures"][0] = 1
    assert choose(policy, knowledge) == STRIKE + MONK


def test_keeps_the_figure_where_a_strike_gains_nothing() -> None:
    knowledge = position(AFTER, {DAIMYO: 1}, {EMPEROR: (1, 5), NINJA: (0, 4)}, ([ENVOY], [ENVOY]), ninja=1)
    knowledge["figures"][0] = 1
    assert choose(scripted, knowledge) != STRIKE + EMPEROR


@pytest.mark.parametrize("policy", [scripted, greedy])
def test_reveals_the_task_that_scores_for_itself(policy: Any) -> None:
    sets = {EMPRESS: (1, 3), SAMURAI: (0, 4)}
    knowledge = position(REVEAL, {DAIMYO: 1}, sets, rounds=3, tasks=1)
    knowledge["task"][0] = EMPRESS, SAMURAI, FARMER
    assert choose(policy, knowledge) == REVEAL_TASK + 1


def test_covers_the_wanted_pile_with_a_beaten_set() -> None:
    knowledge = position(PILE, {DAIMYO: 1}, {SAMURAI: (1, 3)}, ([FARMER], [EMPEROR]), known={FARMER: 1})
    knowledge["turn"], knowledge["resume"] = 0, AFTER
    knowledge["leaving"], knowledge["leaving_count"] = SAMURAI, 2
    assert choose(scripted, knowledge) == CHOOSE_PILE


def test_the_hand_made_positions_can_be_real() -> None:
    knowledge = position(DRAW, {FARMER: 1, DAIMYO: 1, SHOGUN: 1}, FIVE, ([SAMURAI], [FARMER]), known={MONK: 2})
    determinize(knowledge, rng_states(1, 1)[0])
    assert knowledge["hand"][1].sum() == knowledge["hand_size"][1]
    assert (knowledge["deck"][knowledge["next"][L] :] != NOTHING).all()
    assert LAY_CHARACTER[lay(MONK, 3) - LAY] == MONK
    assert LAY_SIZE[lay(MONK, 3) - LAY] == 3
