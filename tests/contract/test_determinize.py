"""From what a seat knows to a state that could be: always possible, and each as likely as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Any

import pytest

from courtcards.games.call_to_glory.cards import TASKS
from courtcards.games.come_to_call.cards import BUTLER, CARD_IDS
from courtcards.games.rng import rng_states
from courtcards.games.rules import SPECTATOR, Rules
from tests.contract.frequencies import assert_fits
from tests.contract.positions import CALL, GLORY, after_reshuffle, call_position, calling, glory_position, hidden
from tests.invariants import State, check_state, copy_of, know, state_of
from tests.tables import CALL as CALL_TABLES
from tests.tables import Table, glory, positions, telling_positions

DRAWS = 6000


def guesses(rules: Rules, state: State, viewer: int, count: int = DRAWS) -> Iterator[State]:
    """States made up from what the viewer knows."""
    knowledge, rng = know(rules, state, viewer), rng_states(7, 1)[0]
    for _ in range(count):
        guess = copy_of(knowledge)
        rules.determinize(guess, rng)
        yield guess


# In every game


def test_determinized_state_keeps_knowledge_and_cards(table: Table, rules: Rules) -> None:
    rng = rng_states(1, 1)[0]
    for game in positions(table, 1, step=7):
        for viewer in (SPECTATOR, *range(table.players)):
            knowledge = know(rules, state_of(game), viewer)
            guess = copy_of(knowledge)
            rules.determinize(guess, rng)
            assert guess["viewer"] == -1
            assert know(rules, guess, viewer).tobytes() == knowledge.tobytes()
            check_made_up(rules, guess)


def check_made_up(rules: Rules, state: State) -> None:
    """All that a state must fulfil, but for what the other seats drew since a reshuffle, which is not made up."""
    plain = copy_of(state)
    if "pool" in plain.dtype.names and plain["reshuffles"]:
        plain["reshuffles"], plain["pool"][:] = 0, 0
    check_state(rules, plain)


def test_determinized_state_can_be_played_out(table: Table, rules: Rules) -> None:
    rng, scratch = rng_states(2, 1)[0], rules.scratch()
    for game in telling_positions(table, 2, 8):
        for viewer in (SPECTATOR, *range(table.players)):
            guess = know(rules, state_of(game), viewer)
            rules.determinize(guess, rng)
            assert rules.must_act(guess) or game.over
            rules.play_out(guess, rng, scratch)
            assert rules.phases[guess["phase"]] == "over"
            check_made_up(rules, guess)


def test_determinized_call_has_somebody_choosing() -> None:
    rng, seen = rng_states(3, 1)[0], 0
    for table in CALL_TABLES:
        for game in telling_positions(table, 3, 6):
            for viewer in range(table.players) if game.phase == "call" else ():
                guess = know(CALL, state_of(game), viewer)
                CALL.determinize(guess, rng)
                assert CALL.must_act(guess) >> viewer & 1 == (viewer in game.to_move)
                assert CALL.must_act(guess)
                seen += 1
    assert seen


@pytest.mark.parametrize("table", [table for table in CALL_TABLES if table.name != "many"], ids=str)
def test_reshuffled_deck_comes_from_shuffled_cards(table: Table) -> None:
    rng, seen = rng_states(4, 1)[0], 0
    for game in positions(table, 3, step=5):
        state = state_of(game)
        if state["reshuffles"] and game.phase != "over":
            for viewer in range(table.players):
                guess = know(CALL, state, viewer)
                CALL.determinize(guess, rng)
                deck = Counter(guess["deck"][guess["next"] : guess["end"]].tolist())
                left = Counter(dict(enumerate((state["pool"] - state["drawn"][viewer]).tolist())))
                assert deck <= left
                seen += 1
    assert seen


# Call to Glory: every placing of the unseen cards is equally likely


def all_placings(cards: Sequence[int], place: Callable[[tuple[int, ...]], Any]) -> Counter[Any]:
    """How many of all orders of the unseen cards lead to each outcome; None is impossible."""
    outcomes = Counter(place(order) for order in permutations(cards))
    del outcomes[None]
    return outcomes


def hand_of(cards: Sequence[int], known: Sequence[int], kinds: int) -> tuple[int, ...]:
    counts = Counter([*cards, *known])
    return tuple(counts[kind] for kind in range(kinds))


def test_two_players_every_placing_is_equally_likely() -> None:
    state = glory_position(
        hands=[{"farmer": 2}, {"monk": 2, "emperor": 1}],
        known=[{}, {"monk": 1}],
        left=["farmer", "ninja"],
        right=["monk"],
    )
    monk, emperor, farmer, ninja = 7, 0, 8, 5

    def place(order: tuple[int, ...]) -> Any:
        return hand_of(order[:2], [monk], 9), order[2:4], order[4:]

    assert_fits(
        (hidden(guess, 0) for guess in guesses(GLORY, state, 0)),
        all_placings([monk, emperor, farmer, ninja, monk], place),
    )


def test_three_players_every_placing_is_equally_likely() -> None:
    state = glory_position(
        hands=[{"monk": 1}, {"farmer": 3, "envoy": 1}, {"farmer": 1, "monk": 1}],
        known=[{}, {"farmer": 3}, {"monk": 1}],
        left=["envoy", "farmer"],
        right=["shogun"],
    )
    farmer, monk, envoy, shogun = 8, 7, 6, 3

    def place(order: tuple[int, ...]) -> Any:
        return hand_of(order[:1], [farmer] * 3, 9), hand_of(order[1:2], [monk], 9), order[2:4], order[4:]

    assert_fits(
        (hidden(guess, 0) for guess in guesses(GLORY, state, 0)),
        all_placings([envoy, farmer, envoy, farmer, shogun], place),
    )


def test_a_spectator_makes_up_every_hand() -> None:
    state = glory_position(hands=[{"farmer": 1}, {"monk": 1}], known=[{}, {}], left=["monk"], right=["daimyo"])
    monk, farmer, daimyo = 7, 8, 2

    def place(order: tuple[int, ...]) -> Any:
        return hand_of(order[:1], [], 9), hand_of(order[1:2], [], 9), order[2:3], order[3:]

    assert_fits(
        (hidden(guess, SPECTATOR) for guess in guesses(GLORY, state, SPECTATOR)),
        all_placings([monk, monk, farmer, daimyo], place),
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_unseen_tasks_are_equally_likely(players: int) -> None:
    state = state_of(glory(players, "tasks").new_game("tasks"))
    for deck in range(3):
        left = [task for task in TASKS[deck].tolist() if task != state["task"][0, deck]]
        outcomes = (tuple(guess["task"][1:players, deck].tolist()) for guess in guesses(GLORY, state, 0))
        assert_fits(outcomes, Counter(permutations(left, players - 1)))


def test_tasks_of_different_decks_are_independent() -> None:
    state = state_of(glory(2, "tasks").new_game("tasks"))
    left = [[task for task in TASKS[deck].tolist() if task != state["task"][0, deck]] for deck in range(3)]
    outcomes = (tuple(guess["task"][1].tolist()) for guess in guesses(GLORY, state, 0))
    assert_fits(outcomes, Counter((a, b, c) for a in left[0] for b in left[1] for c in left[2]))


def test_revealed_tasks_are_not_made_up() -> None:
    state = copy_of(state_of(glory(3, "tasks").new_game("tasks")))
    state["revealed"][1, 0] = 1
    seen = [state["task"][0, 0], state["task"][1, 0]]
    left = [task for task in TASKS[0].tolist() if task not in seen]
    made_up = [guess["task"][:3, 0].tolist() for guess in guesses(GLORY, state, 0)]
    assert_fits((tuple(tasks) for tasks in made_up), Counter((*seen, task) for task in left))


# Come to Call

CARDS = {"king": 8, "queen": 4, "heir": 2, "fool": 2, "fool-double": 1, "butler": 3, "wild": 2, "hear-ye": 2}
KING, QUEEN, HEIR, FOOL, FOOL_DOUBLE, WILD, HEAR_YE = (
    CARD_IDS.index(id) for id in ("king", "queen", "heir", "fool", "fool-double", "wild", "hear-ye")
)


def test_before_a_reshuffle_every_placing_is_equally_likely() -> None:
    state = call_position(
        CARDS,
        hands=[{"king": 6}, {"queen": 4, "butler": 1, "hear-ye": 1}],
        known=[{}, {"queen": 3, "butler": 1}],
        deck=["fool", "hear-ye", "fool-double"],
    )

    def place(order: tuple[int, ...]) -> Any:
        return hand_of(order[:2], [QUEEN] * 3 + [BUTLER], 18), order[2:]

    assert_fits(
        (hidden(guess, 0) for guess in guesses(CALL, state, 0)),
        all_placings([QUEEN, HEAR_YE, FOOL, HEAR_YE, FOOL_DOUBLE], place),
    )


def test_only_shuffled_cards_are_in_the_deck() -> None:
    """The opponent drew one card of the new deck, the viewer a King of it; the opponent's Queen is from before."""
    state = call_position(
        CARDS,
        hands=[{"king": 6}, {"queen": 4, "wild": 1, "fool": 1}],
        known=[{}, {"queen": 3, "wild": 1}],
        deck=["fool", "king", "heir"],
    )
    after_reshuffle(state, [["king"], ["fool"]])

    def place(order: tuple[int, ...]) -> Any:
        return hand_of([*order[:1], QUEEN], [QUEEN] * 3 + [WILD], 18), order[1:]

    assert_fits((hidden(guess, 0) for guess in guesses(CALL, state, 0)), all_placings([FOOL, FOOL, KING, HEIR], place))


def test_equal_cards_from_before_stay_in_hand() -> None:
    """Both the new deck and the opponent's old hand have Kings: at most the shuffled one is in the deck."""
    state = call_position(
        CARDS,
        hands=[{"king": 5, "butler": 1}, {"queen": 3, "wild": 1, "king": 2}],
        known=[{}, {"queen": 3, "wild": 1}],
        deck=["fool", "king", "heir"],
    )
    after_reshuffle(state, [[], []])
    for guess in guesses(CALL, state, 0, 200):
        assert hidden(guess, 0)[0] == hidden(state, 0)[0]
        assert sorted(hidden(guess, 0)[1]) == sorted([FOOL, KING, HEIR])


def test_seat_without_draws_holds_nothing_reshuffled() -> None:
    """Three players; only seat 1 has drawn from the new deck, so seat 2 cannot hold its Fools."""
    cards = {**CARDS, "king": 12, "queen": 12}
    state = call_position(
        cards,
        hands=[{"king": 7}, {"queen": 6, "fool": 1}, {"queen": 5, "heir": 2}],
        known=[{}, {"queen": 4}, {"queen": 4}],
        deck=["fool", "fool-double"],
    )
    after_reshuffle(state, [[], ["fool"], []])
    for guess in guesses(CALL, state, 0, 200):
        assert guess["hand"][2, FOOL] == guess["hand"][2, FOOL_DOUBLE] == 0


def test_sole_drawer_holds_all_missing_cards() -> None:
    """Six players; the others took from the piles, so the four cards that left the new deck are all with seat 5."""
    hands = [{"king": 6}, *({"queen": 5, "heir": 1} for _ in range(4)), {"queen": 2, "fool": 4}]
    cards = {**CARDS, "king": 8, "queen": 25, "heir": 6, "fool": 5}
    state = call_position(cards, hands=hands, known=[{}] * 6, deck=["fool", "fool-double"])
    after_reshuffle(state, [[], [], [], [], [], ["fool"] * 4])
    for guess in guesses(CALL, state, 0, 200):
        assert not guess["hand"][1:5, FOOL].any()
        assert not guess["hand"][1:5, FOOL_DOUBLE].any()


def test_draw_counts_limit_what_hands_can_hold() -> None:
    """Three players; seat 1 drew two cards of the new deck and seat 2 one, and both kept them."""
    state = call_position(
        {**CARDS, "king": 12, "queen": 12},
        hands=[{"king": 7}, {"queen": 5, "fool": 1, "heir": 1}, {"queen": 6, "wild": 1}],
        known=[{}, {"queen": 5}, {"queen": 5}],
        deck=["king", "fool"],
    )
    after_reshuffle(state, [[], ["fool", "heir"], ["wild"]])

    def place(order: tuple[int, ...]) -> Any:
        return hand_of(order[:2], [QUEEN] * 5, 18), hand_of([order[2], QUEEN], [QUEEN] * 5, 18), order[3:]

    assert_fits(
        (hidden(guess, 0) for guess in guesses(CALL, state, 0)),
        all_placings([FOOL, HEIR, WILD, KING, FOOL], place),
    )


def can_call(hand: tuple[int, ...]) -> bool:
    """Whether a hand can form a set with two of a type."""
    return hand[BUTLER] > 0 and any(hand[t] + 2 * hand[t + 1] + hand[t + 2] >= 2 for t in range(0, 15, 3))


def test_somebody_can_send_while_the_viewer_waits() -> None:
    state = call_position(
        CARDS,
        hands=[{"king": 6}, {"queen": 1, "heir": 1, "wild": 2, "butler": 1, "fool-double": 1}],
        known=[{}, {"queen": 1, "heir": 1, "wild": 2}],
        deck=["fool", "butler", "hear-ye"],
    )
    calling(state, ready=[0])

    def place(order: tuple[int, ...]) -> Any:
        hand = hand_of(order[:2], [QUEEN, HEIR, WILD, WILD], 18)
        return (hand, order[2:]) if can_call(hand) else None

    assert_fits(
        (hidden(guess, 0) for guess in guesses(CALL, state, 0)),
        all_placings([BUTLER, FOOL_DOUBLE, FOOL, BUTLER, HEAR_YE], place),
    )


def test_choosing_viewer_allows_any_other_hands() -> None:
    state = call_position(
        CARDS,
        hands=[{"king": 5, "butler": 1}, {"queen": 2, "heir": 1, "wild": 2, "fool-double": 1}],
        known=[{}, {"queen": 1, "heir": 1, "wild": 2}],
        deck=["fool", "butler", "hear-ye"],
    )
    calling(state, ready=[1])

    def place(order: tuple[int, ...]) -> Any:
        return hand_of(order[:2], [QUEEN, HEIR, WILD, WILD], 18), order[2:]

    assert_fits(
        (hidden(guess, 0) for guess in guesses(CALL, state, 0)),
        all_placings([QUEEN, FOOL_DOUBLE, FOOL, BUTLER, HEAR_YE], place),
    )


def test_ready_viewer_after_a_reshuffle_meets_both_conditions() -> None:
    """Three players; seat 1 drew two cards of the new deck; somebody must be able to send."""
    state = call_position(
        {**CARDS, "king": 12, "queen": 12, "heir": 6},
        hands=[{"king": 7}, {"wild": 2, "heir": 3, "butler": 1, "fool-double": 1}, {"queen": 6, "fool": 1}],
        known=[{}, {"wild": 2, "heir": 1}, {"queen": 6}],
        deck=["fool", "butler", "hear-ye"],
    )
    after_reshuffle(state, [[], ["butler", "fool-double"], []])
    calling(state, ready=[0])
    for guess in guesses(CALL, state, 0, 300):
        assert can_call(hidden(guess, 0)[0]) or can_call(hidden(guess, 0)[1])
        assert guess["hand"][2, BUTLER] == guess["hand"][2, HEAR_YE] == guess["hand"][2, FOOL_DOUBLE] == 0
