"""The bots of Come to Call: they play by the rules, see no more than their seat, and each beats the one below it."""

from __future__ import annotations

from collections.abc import Iterator

import numba
import numpy as np
import pytest

from courtcards import arena
from courtcards.bots.bot import Budget, Policy
from courtcards.bots.come_to_call.call import mix_sets
from courtcards.bots.come_to_call.greedy import greedy
from courtcards.bots.come_to_call.scripted import scripted
from courtcards.bots.come_to_call.search import SearchBot
from courtcards.bots.come_to_call.sets import MOST_COMBINATIONS, list_combinations
from courtcards.bots.come_to_call.win_probability import probability_between_rounds
from courtcards.games import rules_of
from courtcards.games.arrays import Int8Array, Int16Array, Int64Array, State, States
from courtcards.games.batch import begin_game
from courtcards.games.come_to_call.actions import ACTIONS, DISCARD_CARD, DISCARD_HEAR_YE, SAY_READY, SEND, SHAPE_COUNT
from courtcards.games.come_to_call.apply import apply, begin_call, settle
from courtcards.games.come_to_call.cards import BUTLER, CARD_IDS, COMPOSITION, COURT, HEAR_YE, KINDS, TYPES
from courtcards.games.come_to_call.determinize import determinize
from courtcards.games.come_to_call.legal import is_to_act, legal, next_seat
from courtcards.games.come_to_call.state import CALL, DISCARD, OVER, STATE
from courtcards.games.come_to_call.view import know
from courtcards.games.rng import below, rng_states

POLICIES = {"greedy": greedy, "scripted": scripted}
OTHER_CARDS = np.array([6, 0, 1] * 3 + [8, 1, 0] * 2 + [5, 6, 3], np.int8)


def new_game(players: int, seed: int, composition: Int8Array = COMPOSITION) -> tuple[States, Int64Array]:
    """Room for a state and a seat's knowledge, the first with a new game; and a random generator."""
    states, rng = np.zeros(2, STATE), rng_states(seed, 1)[0]
    cards = dict(zip(CARD_IDS, composition.tolist(), strict=True))
    row = rules_of("come-to-call").read_options(players, {"cards": cards}).row()
    begin_game(states[0], np.array(row, np.int8), -1, rng)
    return states, rng


def legal_of(state: State, seat: int) -> Int16Array:
    actions = np.empty(ACTIONS, np.int16)
    return actions[: legal(state, seat, actions)]


def positions(players: int, seed: int, most: int, composition: Int8Array = COMPOSITION) -> Iterator[States]:
    """States met in a game of the scripted policy, with the knowledge of the seat to decide."""
    states, rng = new_game(players, seed, composition)
    for _ in range(most):
        settle(states[0], rng)
        if states[0]["phase"] == OVER:
            return
        seat = next_seat(states[0])
        know(states[0], seat, states[1])
        yield states.copy()
        actions = legal_of(states[0], seat)
        policy = scripted if below(rng, 4) else greedy
        apply(states[0], seat, policy(states[1], actions, len(actions), rng))


def position(players: int, hands: list[dict[str, int]], phase: int, heard: int = 0) -> States:
    """A position with these hands; what they lack of the hand size is filled with cards that make no set."""
    states, rng = new_game(players, 0)
    state = states[0]
    state["hand"][:] = 0
    for seat, hand in enumerate(hands):
        for card, count in hand.items():
            state["hand"][seat, CARD_IDS.index(card)] = count
        state["hand_size"][seat] = sum(hand.values())
    state["heard"], state["turns"], state["phase"] = heard, 3 * players, phase
    state["turn"] = 0
    fill_piles(state, rng)
    return states


def fill_piles(state: State, rng: Int64Array) -> None:
    """All other cards to the deck, but for one on each pile."""
    left = [kind for kind in range(KINDS) for _ in range(COMPOSITION[kind] - state["hand"][:, kind].sum())]
    rest = [kind for kind in left if kind != HEAR_YE]
    state["height"][:], state["buried"][:] = 1, 0
    for pile in range(2):
        state["pile"][pile, 0] = rest[pile]
        state["buried"][pile, rest[pile]] += 1
    left.remove(rest[0])
    left.remove(rest[1])
    for _ in range(state["heard"]):
        left.remove(HEAR_YE)
    state["next"], state["end"] = 0, len(left)
    state["deck"][: len(left)] = np.random.default_rng(int(rng[0])).permutation(left)


def choice(policy: Policy, state: State, knowledge: State, seat: int, seed: int) -> int:
    know(state, seat, knowledge)
    actions = legal_of(state, seat)
    return int(policy(knowledge, actions, len(actions), rng_states(seed, 1)[0]))


@pytest.mark.parametrize("composition", [COMPOSITION, OTHER_CARDS], ids=["standard", "other"])
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("name", POLICIES)
def test_every_choice_is_legal(name: str, players: int, composition: Int8Array) -> None:
    states, rng = new_game(players, players, composition)
    for _ in range(2000):
        settle(states[0], rng)
        if states[0]["phase"] == OVER:
            break
        seat = next_seat(states[0])
        action = choice(POLICIES[name], states[0], states[1], seat, int(rng[1]))
        assert action in legal_of(states[0], seat)
        apply(states[0], seat, action)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_search_chooses_legally_and_changes_no_knowledge(players: int) -> None:
    bot = SearchBot()
    for states in positions(players, 5, 60):
        before = states[1].tobytes()
        actions = legal_of(states[0], int(states[1]["viewer"]))
        action = bot.choose(states[1], actions, rng_states(3, 1)[0], Budget(samples=2))
        assert action in actions
        assert states[1].tobytes() == before


@pytest.mark.parametrize("name", POLICIES)
def test_the_same_stream_gives_the_same_choice(name: str) -> None:
    for states in positions(3, 7, 80):
        seat = int(states[1]["viewer"])
        chosen = {choice(POLICIES[name], states[0], states[1], seat, 11) for _ in range(2)}
        assert len(chosen) == 1


def test_search_depends_on_nothing_but_stream_and_samples() -> None:
    bot, budget = SearchBot(), Budget(samples=32)
    found = []
    for threads in (1, numba.config.NUMBA_NUM_THREADS):
        numba.set_num_threads(threads)
        found.append(
            [
                bot.choose(states[1], legal_of(states[0], int(states[1]["viewer"])), rng_states(9, 1)[0], budget)
                for states in positions(2, 9, 40)
            ]
        )
    assert found[0] == found[1]


def twin(states: States, seed: int) -> States:
    """A state that the seat cannot tell from this one, with its knowledge of it."""
    twins, seat = states.copy(), int(states[1]["viewer"])
    twins[0] = states[1]
    determinize(twins[0], rng_states(seed, 1)[0])
    know(twins[0], seat, twins[1])
    return twins


@pytest.mark.parametrize("players", [2, 4, 6])
def test_bots_do_not_peek(players: int) -> None:
    bot = SearchBot()
    for number, states in enumerate(positions(players, 13, 60)):
        seat, twins = int(states[1]["viewer"]), twin(states, number)
        actions = legal_of(states[0], seat)
        assert twins[1].tobytes() == states[1].tobytes()
        assert list(legal_of(twins[0], seat)) == list(actions)
        for policy in POLICIES.values():
            assert choice(policy, states[0], states[1], seat, 1) == choice(policy, twins[0], twins[1], seat, 1)
        chosen = [bot.choose(each[1], actions, rng_states(2, 1)[0], Budget(samples=2)) for each in (states, twins)]
        assert chosen[0] == chosen[1]


RIVALS = {"butler": 2, "king": 2, "fool": 2}
# One set each, and a King beats a Queen, a Queen a Fool, a Fool a King; like meets like in vain.
CIRCLE = [
    {"butler": 1, "king-double": 1, "queen": 2, "fool": 2},
    {"butler": 1, "king": 2, "queen-double": 1, "fool": 2},
]


def at_call(hands: list[dict[str, int]]) -> States:
    states = position(len(hands), hands, DISCARD, heard=2)
    begin_call(states[0])
    assert states[0]["phase"] == CALL
    return states


@pytest.mark.parametrize("name", POLICIES)
def test_secret_choices_of_others_change_nothing(name: str) -> None:
    states = at_call([RIVALS, RIVALS])
    before = choice(POLICIES[name], states[0], states[1], 1, 4)
    for action in legal_of(states[0], 0):
        other = states.copy()
        apply(other[0], 0, action)
        if is_to_act(other[0], 1):
            assert choice(POLICIES[name], other[0], other[1], 1, 4) == before


def combination(state: State, seat: int, seed: int) -> tuple[int, ...]:
    """The types of the sets that scripted sends."""
    states, rng, sent = np.zeros(2, STATE), rng_states(seed, 1)[0], []
    states[0] = state
    while is_to_act(states[0], seat) and states[0]["phase"] == CALL:
        know(states[0], seat, states[1])
        actions = legal_of(states[0], seat)
        action = int(scripted(states[1], actions, len(actions), rng))
        sent.append(action)
        apply(states[0], seat, action)
    return tuple((action - SEND) // SHAPE_COUNT for action in sent if action != SAY_READY)


def test_call_is_mixed_where_it_could_be_exploited() -> None:
    states = at_call(CIRCLE)
    states[0]["known"][:2] = states[0]["hand"][:2]
    chosen = [combination(states[0], 0, seed) for seed in range(60)]
    assert len(set(chosen)) > 1
    assert max(chosen.count(each) for each in set(chosen)) < 59


def test_search_mixes_at_the_call_too() -> None:
    states = at_call(CIRCLE)
    states[0]["known"][:2] = states[0]["hand"][:2]
    know(states[0], 0, states[1])
    actions = legal_of(states[0], 0)
    chosen = {SearchBot().choose(states[1], actions, rng_states(seed, 1)[0], Budget(samples=16)) for seed in range(40)}
    assert len(chosen) > 1


def test_sends_the_king_that_wins_the_game() -> None:
    """One point short of the favor needed, against a hand that can only be Queens: a King wins whatever comes."""
    states = at_call([{"butler": 1, "king": 3, "fool": 2}, {"butler": 2, "queen": 4}])
    states[0]["known"][1] = states[0]["hand"][1]
    states[0]["totals"][:2] = states[0]["favor_needed"] - 1
    assert {combination(states[0], 0, seed) for seed in range(20)} == {(COURT.index("king"),)}


def test_continues_from_sets_it_would_not_send() -> None:
    """So that a bot can take over from a person in the middle of the call."""
    states = at_call([{"butler": 2, "king": 3, "fool": 2}, RIVALS])
    apply(states[0], 0, int(legal_of(states[0], 0)[0]))
    know(states[0], 0, states[1])
    actions = legal_of(states[0], 0)
    assert scripted(states[1], actions, len(actions), rng_states(1, 1)[0]) in actions
    assert SearchBot().choose(states[1], actions, rng_states(1, 1)[0], Budget(samples=4)) in actions


def test_sends_a_set_when_it_must() -> None:
    states = at_call([{"butler": 1, "fool": 2, "king": 1, "queen": 1, "heir": 1}, RIVALS])
    for seed in range(5):
        assert combination(states[0], 0, seed) == (COURT.index("fool"),)


def test_keeps_its_only_butler_with_a_set() -> None:
    hand = {"butler": 1, "king": 3, "diplomat": 1, "heir": 1, "queen": 1}
    states = position(2, [hand, RIVALS], DISCARD)
    for policy in POLICIES.values():
        action = choice(policy, states[0], states[1], 0, 1)
        assert (action - DISCARD_CARD) // 2 != BUTLER


def test_calls_with_a_set_that_wins_the_game() -> None:
    hand = {"butler": 1, "king": 4, "king-half": 1, "hear-ye": 1}
    states = position(2, [hand, {"queen": 2, "heir": 2, "diplomat": 2}], DISCARD, heard=1)
    states[0]["totals"][:2] = 17, 17
    assert choice(scripted, states[0], states[1], 0, 1) == DISCARD_HEAR_YE


def test_does_not_call_without_a_set() -> None:
    hand = {"king": 2, "queen": 2, "heir": 1, "diplomat": 1, "hear-ye": 1}
    states = position(2, [hand, RIVALS], DISCARD, heard=1)
    assert choice(scripted, states[0], states[1], 0, 1) != DISCARD_HEAR_YE


@pytest.mark.parametrize("minimum", [1, 2])
def test_combinations_are_such_as_the_rules_allow(minimum: int) -> None:
    rows, players = np.empty((MOST_COMBINATIONS, TYPES), np.int8), 6 if minimum == 1 else 4
    for seed in range(200):
        states, _ = new_game(players, seed)
        hand = states[0]["hand"][0]
        count = list_combinations(hand, minimum, rows)
        assert count == len({row.tobytes() for row in rows[:count]})
        for row in rows[:count]:
            begin = states.copy()
            begin[0]["phase"], begin[0]["call_from"][:] = CALL, 0
            for type in range(TYPES):
                if row[type] >= 0:
                    action = SEND + SHAPE_COUNT * type + int(row[type])
                    assert action in legal_of(begin[0], 0)
                    apply(begin[0], 0, action)


def test_the_mix_of_the_call_is_one() -> None:
    states = at_call([RIVALS, RIVALS])
    know(states[0], 0, states[1])
    rows, mix = np.empty((MOST_COMBINATIONS, TYPES), np.int8), np.zeros(MOST_COMBINATIONS)
    count = mix_sets(states[1], 6, 50, rng_states(1, 1)[0], rows, mix)
    assert count == 3
    assert mix[:count].sum() > 0
    assert (mix >= 0).all()


def test_chances_to_win_add_up() -> None:
    states, _ = new_game(4, 1)
    states[0]["totals"][:4] = 3, 9, 0, 20
    chances = [probability_between_rounds(states[0], seat) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert chances[3] > chances[1] > chances[0] > chances[2]


def win_share(bots: list[str], deals: int, players: int = 2) -> float:
    result = arena.run(bots, game="come-to-call", players=players, deals=deals, workers=1)
    return next(standing.win_share.value for standing in result.standings if standing.bot == bots[0])


def test_greedy_beats_random() -> None:
    assert win_share(["greedy", "random"], 20) > 0.9


def test_scripted_beats_greedy() -> None:
    assert win_share(["scripted", "greedy"], 100) > 0.65


def test_scripted_wins_more_than_its_share_among_four() -> None:
    assert win_share(["scripted", "greedy"], 50, players=4) > 0.27
