"""What a review needs to know about Come to Call."""

from __future__ import annotations

import numpy as np

from courtcards.bots.come_to_call.round_value import SLOPES, UNIT
from courtcards.bots.come_to_call.scripted import judge
from courtcards.bots.come_to_call.search import draw_seeds, try_out
from courtcards.bots.come_to_call.win_probability import LEAST_MISSING
from courtcards.bots.cores import spread
from courtcards.compiled import plain
from courtcards.games.arrays import Float64Array, Int16Array, Int64Array, Knowledge, Record, State, one_row
from courtcards.games.come_to_call.actions import (
    DISCARD_CARD,
    DISCARD_HEAR_YE,
    DRAW_FROM,
    SAY_READY,
    SEND,
    SHAPE_COUNT,
    SHAPE_RANK,
)
from courtcards.games.come_to_call.cards import BUTLER, CARD_IDS, COURT, KINDS
from courtcards.games.come_to_call.observation import count_unseen
from courtcards.games.come_to_call.state import CALL
from courtcards.messages import Message, all_of, card, message
from courtcards.review.facts import Draw, GameFacts
from courtcards.review.finding import Finding, percent

MENTIONED_CHANCE = 0.2  # at least, for a risk to be worth a sentence


def win_probs(record: Record, seat: int, leads: Float64Array, slopes: Float64Array) -> Float64Array:
    """A seat's chance to win: its share of exp(−rate × favor still missing), summed over all seats.

    Enough favor to win decides the game: the seat's own if it is ahead, another's if it is behind.
    """
    players, needed = int(record["players"]), int(record["favor_needed"])
    totals = record["totals"][:players].astype(np.float64)
    mine = totals[seat] + np.maximum(leads, 0)
    theirs = np.delete(totals, seat)[:, None] + np.maximum(-leads, 0)[None]
    rate = slopes[players]
    own, others = hope(needed - mine, rate), hope(needed - theirs, rate).sum(axis=0)
    shares: Float64Array = own / (own + others)
    shares = np.where((leads > 0) & (mine >= needed), 1.0, shares)
    return np.where((leads < 0) & (theirs.max(axis=0) >= needed), 0.0, shares)


def hope(missing: Float64Array, rate: float) -> Float64Array:
    hopes: Float64Array = np.exp(-rate * np.maximum(LEAST_MISSING, missing))
    return hopes


def points_if_ended_now(state: State) -> list[int]:
    """Before the show nobody has scored."""
    return [0] * int(state["players"])


def drawn(state: State, action: int) -> Draw | None:
    places = list(range(int(state["next"]), int(state["end"])))
    return Draw(places[0], places) if action == DRAW_FROM else None


def rank(knowledge: Knowledge, legal: Int16Array) -> Float64Array:
    """At the call, larger sets first: nobody knows what the others will send."""
    values = np.zeros(len(legal))
    if knowledge["phase"] == CALL:
        shapes = (legal[legal < SAY_READY] - SEND) % SHAPE_COUNT
        values[legal < SAY_READY] = SHAPE_RANK[shapes]
    else:
        judge(knowledge, legal, len(legal), values)
    return values


def try_scripted(knowledge: Knowledge, candidates: Int16Array, rng: Int64Array, count: int) -> Float64Array:
    states, seeds, results = one_row(knowledge), draw_seeds(rng), np.empty((count, len(candidates)))
    spread(lambda first, end: try_out(states, candidates, seeds, first, results[first:end]), count)
    return results


# Reasons


def reasons(finding: Finding) -> list[Message]:
    """The strongest first."""
    about = (about_hear_ye, about_sending, about_discarding, about_drawing)
    return [reason for tell in about for reason in tell(finding)]


def about_hear_ye(finding: Finding) -> list[Message]:
    """Whether it was time to cry, or not yet: by how often the show is stolen."""
    cries = [action == DISCARD_HEAR_YE for action in (finding.chosen, finding.better)]
    if cries[0] == cries[1]:
        return []
    chosen, better = (percent(steals(finding, action)) for action in (finding.chosen, finding.better))
    if better <= chosen:
        return []
    if cries[1]:
        return [message("reason-cry", cried=better, kept=chosen)]
    return [message("reason-cry-too-soon", cried=chosen, kept=better)]


def about_sending(finding: Finding) -> list[Message]:
    """How often each of two sets steals the show, against what the strongest bot would send.

    Nothing if the better one steals it no more often: then it is better for what it brings.
    """
    sent = [action for action in (finding.chosen, finding.better) if SEND <= action < SAY_READY]
    if not sent:
        return []
    stolen = {action: percent(steals(finding, action)) for action in (finding.chosen, finding.better)}
    if stolen[finding.better] <= stolen[finding.chosen]:
        return []
    return [about_set(action, "chosen" if action == finding.chosen else "better", stolen[action]) for action in sent]


def about_set(action: int, which: str, stolen: int) -> Message:
    type, shape = divmod(action - SEND, SHAPE_COUNT)
    size, half = divmod(int(SHAPE_RANK[shape]), 2)
    return message(f"reason-show-{which}", card=all_of(COURT[type]), size=size, half=half, stolen=stolen)


def steals(finding: Finding, action: int) -> float:
    """How often the seat steals the show of this round."""
    mine = int(finding.knowledge["viewer"])
    return float(np.mean([state["thief"] == mine for state in finding.play_on(action, None)]))


def about_discarding(finding: Finding) -> list[Message]:
    """What the discard gave to the next player, unless the better one gives as much."""
    taken = taken_next(finding, finding.chosen)
    if taken < MENTIONED_CHANCE or taken <= taken_next(finding, finding.better):
        return []
    kind = (finding.chosen - DISCARD_CARD) >> 1
    return [message("reason-gave", card=card(CARD_IDS[kind]), taken=percent(taken))]


def taken_next(finding: Finding, action: int) -> float:
    """How often everybody sees the next player take the card that an action discards; 0 if it discards none."""
    if not DISCARD_CARD <= action < DISCARD_HEAR_YE:
        return 0.0
    knowledge, kind = finding.knowledge, (action - DISCARD_CARD) >> 1
    seat = (int(knowledge["viewer"]) + 1) % int(knowledge["players"])
    before = int(knowledge["known"][seat, kind])
    return float(np.mean([int(state["known"][seat, kind]) > before for state in finding.play_on(action, 2)]))


def about_drawing(finding: Finding) -> list[Message]:
    """An open card of a type one does not have speaks against taking it, one of a type one has speaks for it."""
    found, knowledge = [], finding.knowledge
    for action, which in ((finding.chosen, "chosen"), (finding.better, "better")):
        if DRAW_FROM < action < DISCARD_CARD:
            numbers = about_kind(knowledge, top_of(knowledge, action - DRAW_FROM - 1))
            if (numbers["held"] == 0) == (action == finding.chosen):
                found.append(message(f"reason-top-{which}", **numbers))
    return found


def top_of(knowledge: Knowledge, pile: int) -> int:
    """The kind of the card on top of a pile."""
    return int(knowledge["pile"][pile, int(knowledge["height"][pile]) - 1])


def about_kind(knowledge: Knowledge, kind: int) -> dict[str, Message | int]:
    """What a player who thinks of a set counts."""
    return {"card": card(CARD_IDS[kind]), "held": held(knowledge, kind), "unseen": unseen(knowledge, kind)}


# Hints


def why(knowledge: Knowledge, action: int) -> Message | None:
    if action == DRAW_FROM:
        return why_deck(knowledge)
    if action < DISCARD_CARD:
        return message("why-top", **about_kind(knowledge, top_of(knowledge, action - DRAW_FROM - 1)))
    if action < DISCARD_HEAR_YE:
        return message("why-part", **about_kind(knowledge, (action - DISCARD_CARD) >> 1))
    if action == DISCARD_HEAR_YE:
        return message("why-cry", count=int(knowledge["heard"]) + 1)
    return None


def why_deck(knowledge: Knowledge) -> Message:
    """The type that the hand has most of."""
    best = max(range(len(COURT)), key=lambda one: held(knowledge, 3 * one))
    mine, left = held(knowledge, 3 * best), unseen(knowledge, 3 * best)
    return message("why-deck", card=card(COURT[best], mine), held=mine, unseen=left)


def held(knowledge: Knowledge, kind: int) -> int:
    """Cards of the same type in one's hand, or of the same kind where it has no type."""
    return int(knowledge["hand"][int(knowledge["viewer"])][alike(kind)].sum())


def unseen(knowledge: Knowledge, kind: int) -> int:
    """The same of the cards that the viewer cannot place."""
    counts = np.empty(KINDS, np.int8)
    plain(count_unseen)(knowledge, counts)
    return int(counts[alike(kind)].sum())


def alike(kind: int) -> slice:
    """The kinds that count for the same set: a type has a plain card, a double and a half."""
    return slice(kind, kind + 1) if kind >= BUTLER else slice(kind - kind % 3, kind - kind % 3 + 3)


FACTS = GameFacts(
    unit=UNIT,
    win_probs=win_probs,
    points_if_ended_now=points_if_ended_now,
    drawn=drawn,
    most_lead=20,
    # Of scripted bots, over 250 games each: python -m bench.luck --spreads --seed spreads --games 250
    spreads={"": {2: 0.38, 3: 0.38, 4: 0.35, 5: 0.35, 6: 0.31}},
    slopes=SLOPES,
    rank=rank,
    try_out=try_scripted,
    reasons=reasons,
    why=why,
)
