"""Rounds of Come to Call set up card by card, and the few moves that bring them to a call and a show.

Cards are written as `"butler 3 king wild"`: a number counts the card after it. What a test does not wish for is filled
up with court cards, with butlers and Hear Ye!s only when nothing else is left: so nobody forms a set by chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import courtcards

COURT = ("king", "queen", "heir", "diplomat", "fool")
COURT_CARDS = [f"{name}{form}" for name in COURT for form in ("", "-double", "-half")]
CARD_IDS = [*COURT_CARDS, "butler", "wild", "hear-ye"]

BOX = {card: 1 if "-" in card else 5 for card in COURT_CARDS} | {"butler": 8, "wild": 3, "hear-ye": 4}

# Enough of everything for sets that the box has too few cards for.
PLENTY = {card: 1 if "-" in card else 14 for card in COURT_CARDS} | {"butler": 20, "wild": 12, "hear-ye": 4}

FILLERS = [
    *reversed(COURT),
    *(f"{name}-half" for name in reversed(COURT)),
    *(f"{name}-double" for name in reversed(COURT)),
    "wild",
    "butler",
    "hear-ye",
]


def hand_size(players: int) -> int:
    return 6 if players in (2, 6) else 7


def smallest_box(players: int) -> dict[str, int]:
    """The smallest box these players can play with: what is dealt, and two Hear Ye!s more."""
    dealt = players * hand_size(players) + 2
    return {"king": dealt - 10, "queen": 5, "fool": 4, "butler": 1, "hear-ye": 2}


def cards(text: str) -> list[str]:
    """Card ids from a text such as `"butler 3 king"`."""
    listed: list[str] = []
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            listed += [word] * count
            count = 1
    return listed


def take(text: str, rest: Counter[str]) -> list[str]:
    """The wished cards, taken from the rest."""
    taken = cards(text)
    rest.subtract(taken)
    assert min(rest.values()) >= 0, f"the box has too few cards for {text}"
    return taken


def filled(wished: list[str], size: int, rest: Counter[str]) -> list[str]:
    """The wished cards, and fillers up to the size."""
    assert len(wished) <= size, f"{wished} are more than {size} cards"
    while len(wished) < size:
        filler = next(card for card in FILLERS if rest[card])
        rest[filler] -= 1
        wished = [*wished, filler]
    return wished


def deck_of(
    players: int,
    hands: Sequence[str] = (),
    *,
    left: str = "",
    right: str = "",
    top: str = "",
    box: Mapping[str, int] | None = None,
) -> list[str]:
    """A deck in deal order that deals these hands and pile starts, and has these cards on top of what is left."""
    rest = Counter(BOX if box is None else box)
    wished = [take(text, rest) for text in [*hands, *[""] * (players - len(hands))]]
    piles = [take(text, rest) for text in (left, right)]
    tops = take(top, rest)
    dealt = [*(filled(hand, hand_size(players), rest) for hand in wished), *(filled(pile, 1, rest) for pile in piles)]
    bottom = [card for card in FILLERS for _ in range(rest[card])]
    return [*(card for part in dealt for card in part), *tops, *bottom]


def start(decks: Sequence[Sequence[str]], players: int, dealer: int, box: Mapping[str, int] | None) -> courtcards.Game:
    options: dict[str, Any] = {} if box is None else {"cards": dict(box)}
    return courtcards.new_game("come-to-call", players=players, decks=decks, first=dealer % players, **options)


def deal(
    players: int,
    hands: Sequence[str] = (),
    *,
    left: str = "",
    right: str = "",
    top: str = "",
    dealer: int = -1,
    box: Mapping[str, int] | None = None,
) -> courtcards.Game:
    """A game whose first round is dealt like this. Unless told otherwise the last seat deals and seat 0 begins."""
    return start([deck_of(players, hands, left=left, right=right, top=top, box=box)], players, dealer, box)


def hand(game: courtcards.Game, seat: int) -> Counter[str]:
    return Counter(game.view(seat)["hand"])


def take_turn(game: courtcards.Game, source: str = "deck", discard: str = "", to: str = "left") -> str:
    """The seat whose turn it is draws and discards, the drawn card unless told otherwise; returns the drawn card."""
    (seat,) = game.to_move
    before = hand(game, seat)
    game.play(seat, f"draw {source}")
    (drawn,) = (hand(game, seat) - before).elements()
    card = discard or drawn
    game.play(seat, "discard hear-ye" if card == "hear-ye" else f"discard {card} {to}")
    return drawn


def take_turns(game: courtcards.Game, count: int) -> None:
    for _ in range(count):
        take_turn(game)


def pass_turns(game: courtcards.Game, count: int) -> None:
    """Turns that change nothing: the top card of `right` is drawn and put back."""
    for _ in range(count):
        take_turn(game, "right", to="right")


def call(hands: Sequence[str], *, dealer: int = -1, box: Mapping[str, int] | None = None) -> courtcards.Game:
    """A game in which these hands come to call: the first two players drew and discarded a Hear Ye! each."""
    game = deal(len(hands), hands, top="2 hear-ye", dealer=dealer, box=box)
    take_turns(game, len(hands))
    return game


def set_hand(sets: str) -> str:
    """The cards for sets such as `"king 2+double, fool 3+wild1"`, butlers included."""
    return " ".join(set_cards(*one.split()) for one in sets.split(",") if one.strip())


def set_cards(name: str, shape: str) -> str:
    plain, *others = shape.split("+")
    words = ["butler"] if plain == "0" else ["butler", plain, name]
    for other in others:
        words += [other.removeprefix("wild"), "wild"] if other.startswith("wild") else [f"{name}-{other}"]
    return " ".join(words)


def send(game: courtcards.Game, seat: int, sets: str) -> None:
    for one in sets.split(","):
        if one.strip():
            game.play(seat, f"send {one.strip()}")


def shows(*rounds: Sequence[str], dealer: int = -1, box: Mapping[str, int] | None = None) -> courtcards.Game:
    """A game after these rounds, each given as the sets that the seats send."""
    players = len(rounds[0])
    hands = [[set_hand(sets) for sets in sent] for sent in rounds]
    decks = [deck_of(players, round, top="2 hear-ye", box=box) for round in hands]
    game = start(decks, players, dealer, box)
    for sent in rounds:
        play_round(game, sent)
    return game


def play_round(game: courtcards.Game, sent: Sequence[str]) -> None:
    take_turns(game, game.players)
    for seat, sets in enumerate(sent):
        send(game, seat, sets)


def show(*sent: str, box: Mapping[str, int] | None = None) -> courtcards.Game:
    """A game after a first round in which the seats sent these sets."""
    return shows(sent, box=box)


def scores(game: courtcards.Game, round: int = 1) -> list[int]:
    written: list[int] = game.record()["rounds"][round - 1]["scores"]
    return written


def last_show(game: courtcards.Game) -> dict[str, Any]:
    shown: dict[str, Any] = game.view(None)["last_show"]
    return shown


def thief(game: courtcards.Game) -> tuple[int | None, str | None]:
    """Who stole the last show, and with which type."""
    shown = last_show(game)
    return shown["thief"], shown["type"]
