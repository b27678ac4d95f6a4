"""What a review needs to know about Call to Glory."""

from __future__ import annotations

import numpy as np

from courtcards.bots.call_to_glory.round_value import SLOPES, UNIT
from courtcards.bots.call_to_glory.search import rank as rank_scripted
from courtcards.bots.call_to_glory.search import try_out
from courtcards.bots.cores import spread
from courtcards.bots.trial import split
from courtcards.compiled import plain
from courtcards.games.arrays import Float64Array, Int16Array, Int64Array, Knowledge, Record, State, States, one_row
from courtcards.games.call_to_glory.actions import (
    CHOOSE_PILE,
    DISCARD,
    DRAW_FROM,
    LAY,
    LAY_CHARACTER,
    LAY_SIZE,
    MOST_LEGAL,
)
from courtcards.games.call_to_glory.cards import CHARACTERS, KINDS, NUMBER
from courtcards.games.call_to_glory.observation import count_unseen
from courtcards.games.call_to_glory.state import PILES, A, R
from courtcards.games.rng import RNG_WORDS
from courtcards.games.verbs import ROUND_OVER, stage
from courtcards.messages import Message, all_of, card, message
from courtcards.review.facts import Draw, GameFacts
from courtcards.review.finding import Finding, lead, percent

MENTIONED_CHANCE = 0.2  # at least, for a risk to be worth a sentence
PRAISED_LOSSES = 0.5  # at most: a set that is lost more often is no argument for laying it


def win_probs(record: Record, seat: int, leads: Float64Array, slopes: Float64Array) -> Float64Array:
    """A seat's chance to win: its share of exp(slope × total), summed over all seats."""
    players, left = int(record["players"]), int(record["rounds"]) - int(record["round"]) + 1
    slope, totals = slopes[int(record["tasks"]), players, left], record["totals"][:players].astype(np.float64)
    others = sum(np.exp(slope * (totals[other] - totals[seat] - leads)) for other in range(players) if other != seat)
    shares: Float64Array = 1.0 / (1.0 + others)
    return shares


def points_if_ended_now(state: State) -> list[int]:
    owners, players = state["set_owner"], int(state["players"])
    return [int(NUMBER[owners == seat].sum()) for seat in range(players)]


def drawn(state: State, action: int) -> Draw | None:
    """Unseen cards are as likely in one draw pile as in the other."""
    if action > DRAW_FROM + R:
        return None
    places = [place for pile in range(2) for place in range(int(state["next"][pile]), int(state["end"][pile]))]
    return Draw(int(state["next"][action - DRAW_FROM]), places)


def rank(knowledge: Knowledge, legal: Int16Array) -> Float64Array:
    scores = np.empty(MOST_LEGAL)
    rank_scripted(knowledge, legal, len(legal), scores)
    return scores[: len(legal)]


def try_scripted(knowledge: Knowledge, candidates: Int16Array, rng: Int64Array, count: int) -> Float64Array:
    worlds, rows = one_row(knowledge), np.empty((count, RNG_WORDS), np.int64)
    results = np.empty((count, len(candidates)))
    split(rng, rows)
    spread(lambda first, end: try_out(worlds, candidates, rows[first:end], results[first:end]), count)
    return results


# Reasons


def reasons(finding: Finding) -> list[Message]:
    """The strongest first."""
    about = (about_the_end, about_laying, about_discarding, about_drawing)
    return [reason for tell in about for reason in tell(finding)]


def about_the_end(finding: Finding) -> list[Message]:
    """Whether one of the two ends the round at once, and what that is worth in points."""
    ends = [ended_by(finding, action) for action in (finding.chosen, finding.better)]
    if ends[0] == ends[1]:
        return []
    ending, other = (finding.chosen, finding.better) if ends[0] else (finding.better, finding.chosen)
    mine = int(finding.knowledge["viewer"])
    now, later = (lead_of(finding.play_on(action, None), mine) for action in (ending, other))
    if ends[1] and now > later:
        return [message("reason-end-now", now=lead(now), later=lead(later))]
    if ends[0] and now < later:
        return [message("reason-end-too-soon", now=lead(now), later=lead(later))]
    return []


def ended_by(finding: Finding, action: int) -> bool:
    """Whether the round is over with this action, in every world."""
    return action >= DISCARD and all(stage(state) >= ROUND_OVER for state in finding.play_on(action, 1))


def lead_of(states: States, seat: int) -> int:
    """How many points a seat is ahead of the others' mean in the round, on average."""
    rows = [state["scores"][int(state["round"]) - 1, : int(state["players"])].astype(float) for state in states]
    return round(float(np.mean([row[seat] - np.delete(row, seat).mean() for row in rows])))


def about_laying(finding: Finding) -> list[Message]:
    """A set that is often lost speaks against laying it, one that mostly stays speaks for it.

    Of two sets, the one that is lost more often is never called better because of that.
    """
    laid = {action: set_of(action) for action in (finding.chosen, finding.better) if LAY <= action < CHOOSE_PILE}
    lost = {action: losing(finding, action, character) for action, (character, _) in laid.items()}
    if len(lost) == 2 and lost[finding.better] >= lost[finding.chosen]:
        return []
    found = []
    for action, which in ((finding.chosen, "chosen"), (finding.better, "better")):
        if action not in laid:
            continue
        worth_saying = lost[action] >= MENTIONED_CHANCE if which == "chosen" else lost[action] < PRAISED_LOSSES
        if worth_saying:
            character, size = laid[action]
            left, name = unseen(finding.knowledge, character), all_of(CHARACTERS[character])
            beaten = percent(lost[action])
            found.append(message(f"reason-set-{which}", card=name, size=size, unseen=left, beaten=beaten))
    return found


def set_of(action: int) -> tuple[int, int]:
    """The character and the size of a set that is laid."""
    return int(LAY_CHARACTER[action - LAY]), int(LAY_SIZE[action - LAY])


def losing(finding: Finding, action: int, character: int) -> float:
    """How often a set does not lie before the player any more when the round ends."""
    mine = int(finding.knowledge["viewer"])
    return float(np.mean([state["set_owner"][character] != mine for state in finding.play_on(action, None)]))


def about_discarding(finding: Finding) -> list[Message]:
    """What the discard gave to the next player, unless the better one gives as much."""
    taken = taken_next(finding, finding.chosen)
    if taken < MENTIONED_CHANCE or taken <= taken_next(finding, finding.better):
        return []
    character = (finding.chosen - DISCARD) >> 1
    return [message("reason-gave", card=card(CHARACTERS[character]), taken=percent(taken))]


def taken_next(finding: Finding, action: int) -> float:
    """How often the next player takes the card that an action discards, in the next turn; 0 if it discards none."""
    if not DISCARD <= action < LAY:
        return 0.0
    knowledge, character = finding.knowledge, (action - DISCARD) >> 1
    seat = (int(knowledge["viewer"]) + 1) % int(knowledge["players"])
    before = int(knowledge["known"][seat, character]) + laid_by(knowledge, seat, character)
    after = [
        int(state["known"][seat, character]) + laid_by(state, seat, character) for state in finding.play_on(action, 2)
    ]
    return float(np.mean([count > before for count in after]))


def laid_by(record: Record, seat: int, character: int) -> int:
    return int(record["set_size"][character]) if record["set_owner"][character] == seat else 0


def about_drawing(finding: Finding) -> list[Message]:
    """An open card that brings no set nearer speaks against taking it, one that does speaks for it."""
    found, knowledge = [], finding.knowledge
    for action, which in ((finding.chosen, "chosen"), (finding.better, "better")):
        if DRAW_FROM + A <= action < DISCARD:
            numbers = about_character(knowledge, top_of(knowledge, action - DRAW_FROM - A))
            if (numbers["held"] == 0) == (action == finding.chosen):
                found.append(message(f"reason-open-{which}", pile=PILES[action - DRAW_FROM], **numbers))
    return found


def top_of(knowledge: Knowledge, place: int) -> int:
    """The character on top of a discard pile."""
    return int(knowledge["discard"][place, int(knowledge["height"][place]) - 1])


def about_character(knowledge: Knowledge, character: int) -> dict[str, Message | int]:
    """What a player who thinks of a set counts."""
    return {
        "card": card(CHARACTERS[character]),
        "held": int(knowledge["hand"][int(knowledge["viewer"]), character]),
        "needed": int(knowledge["needed"][character]),
        "unseen": unseen(knowledge, character),
    }


# Hints


def why(knowledge: Knowledge, action: int) -> Message | None:
    if action < DRAW_FROM + A:
        return why_unseen(knowledge)
    if action < DISCARD:
        return message("why-take", **about_character(knowledge, top_of(knowledge, action - DRAW_FROM - A)))
    if action < LAY:
        return message("why-discard", **about_character(knowledge, (action - DISCARD) >> 1))
    if action < CHOOSE_PILE:
        return why_lay(knowledge, int(LAY_CHARACTER[action - LAY]), int(LAY_SIZE[action - LAY]))
    return None


def why_unseen(knowledge: Knowledge) -> Message | None:
    """The set that the hand is nearest to, if the cards that it lacks may still come."""
    hand, needed = knowledge["hand"][int(knowledge["viewer"])], knowledge["needed"]
    missing = {kind: int(needed[kind]) - int(hand[kind]) for kind in range(KINDS) if hand[kind]}
    hoped = [kind for kind, count in missing.items() if 0 < count <= unseen(knowledge, kind)]
    if not hoped:
        return None
    nearest = min(hoped, key=lambda kind: (missing[kind], -int(NUMBER[kind])))
    name, left = all_of(CHARACTERS[nearest]), unseen(knowledge, nearest)
    return message("why-unseen", card=name, missing=missing[nearest], unseen=left)


def why_lay(knowledge: Knowledge, character: int, size: int) -> Message:
    left, worth = unseen(knowledge, character), int(NUMBER[character])
    return message("why-lay", card=all_of(CHARACTERS[character]), worth=worth, more=size + 1, unseen=left)


def unseen(knowledge: Knowledge, character: int) -> int:
    """Copies of a character that the viewer cannot place."""
    counts = np.empty(KINDS, np.int16)
    plain(count_unseen)(knowledge, counts)
    return int(counts[character])


# Of scripted bots, over 60 games (150 in the first two cases): python -m bench.luck --spreads --seed spreads --games 60
SPREADS = {
    "": {2: 0.30, 3: 0.33, 4: 0.29},
    "quick": {2: 0.26, 3: 0.30, 4: 0.27},
    "tasks": {2: 0.34, 3: 0.35, 4: 0.32},
    "ninja": {2: 0.32, 3: 0.43, 4: 0.33},
    "ninja quick": {2: 0.31, 3: 0.35, 4: 0.27},
    "ninja tasks": {2: 0.31, 3: 0.36, 4: 0.36},
}

FACTS = GameFacts(
    unit=UNIT,
    win_probs=win_probs,
    points_if_ended_now=points_if_ended_now,
    drawn=drawn,
    most_lead=150,
    spreads=SPREADS,
    slopes=SLOPES,
    rank=rank,
    try_out=try_scripted,
    reasons=reasons,
    why=why,
)
