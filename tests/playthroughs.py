"""Golden playthroughs: games written down so that people can read them and a change of the rules shows.

    python -m tests.playthroughs

writes them all again into `tests/playthroughs/`. The first rounds of each are told decision by decision: who decides,
with which hand, what is possible, what is chosen, and what everybody then sees changed. Of the next rounds only the
actions are told, of the others only the scores.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import wrap
from typing import Any

import courtcards
from courtcards import Game
from courtcards.games.shuffle import Shuffler

FOLDER = Path(__file__).parent / "playthroughs"
WIDTH = 118
KEEP = "\N{NO-BREAK SPACE}"
UNTOLD = {"game", "options", "names", "seat", "legal", "hand", "to_move", "phase", "round"}
UNTOLD |= {
    "smallest_lay",
    "unseen",
    "missing",
    "unbeatable",
    "points",
    "each",
    "show_favor",
    "steal",
    "bonus",
}  # follow
LASTING = {"totals", "scores", "last_show", "tasks", "figures", "starter", "dealer"}  # not cleared by the next deal


@dataclass(frozen=True)
class Playthrough:
    game: str
    players: int
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    variant: str = ""  # stands in the file's name
    detailed: int = 1  # rounds told decision by decision
    listed: int = 3  # rounds of which at least the actions are told

    @property
    def name(self) -> str:
        return "-".join(filter(None, [self.game, f"{self.players}p", self.variant, "seed", self.seed]))

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def new_game(self) -> Game:
        return courtcards.new_game(self.game, players=self.players, seed=self.seed, **self.options)

    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        game = self.new_game()
        yield f"{self.game}: {self.players} players, seed {self.seed}, seat {game.first} first"
        yield f"options: {game.options.as_json()}"
        if game.tasks is not None:
            yield f"tasks: {'; '.join(' '.join(row) for row in game.tasks)}"
        while not game.over:
            yield from self.round_lines(game)
        yield ""
        yield f"Over: totals {spaced(game.totals)}, winners {spaced(game.winners)}"

    def round_lines(self, game: Game) -> Iterator[str]:
        number = game.round
        yield ""
        yield f"Round {number}"
        while game.round == number and not game.over:
            seat, action = choice(self.seed, game)
            if number <= self.detailed:
                yield from decision_lines(game, seat, action)
            else:
                game.play(seat, action)
        played = game.record()["rounds"][number - 1]
        if self.detailed < number <= self.listed:
            yield from wrapped("played: ", played["actions"], " · ")
        yield f"Round {number} after {len(played['actions'])} decisions: scores {spaced(played['scores'])}"


def choice(seed: str, game: Game) -> tuple[int, str]:
    """The next decision by lot: first whose, then what kind, then which, so that what is rare occurs as well."""
    lots = Shuffler(seed, f"choice {game.decisions}")
    seat = game.to_move[lots.uniform(len(game.to_move))]
    legal = game.legal(seat)
    verbs = list(dict.fromkeys(action.split()[0] for action in legal))
    verb = verbs[lots.uniform(len(verbs))]
    actions = [action for action in legal if action.split()[0] == verb]
    return seat, actions[lots.uniform(len(actions))]


def decision_lines(game: Game, seat: int, action: str) -> Iterator[str]:
    """Plays the action, and tells it."""
    round, before, seen = game.round, public(game), game.view(seat)
    hand = [f"{card} {count}" if count > 1 else card for card, count in seen["hand"].items()]
    head = f"{game.decisions + 1}. seat {seat}, {seen['phase']}, hand: "
    game.play(seat, action)
    changed = changes(before, public(game))
    yield ""
    yield from wrapped(head, hand or ["none"], ", ")
    yield from wrapped("   may:  ", seen["legal"], " · ")
    yield f"   does: {action}"
    yield from wrapped("   then: ", [f"{path} {value}" for path, value in changed if lasts(path, game, round)], "; ")


def lasts(path: str, game: Game, round: int) -> bool:
    """Whether a change is worth telling: at a new deal only what the deal does not clear."""
    return game.round == round or path.split(".")[0] in LASTING


def public(game: Game) -> dict[str, str]:
    """What a spectator sees, as text by its path in the view."""
    return dict(leaves(game.view(None)))


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict) and value.keys() == {"seat", "size"}:
        yield path, f"seat {value['seat']} × {value['size']}"
    elif isinstance(value, dict):
        for key, part in value.items():
            if key not in UNTOLD:
                yield from leaves(part, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and value and is_sent_set(value[0]):
        yield path, ", ".join(f"{sent['type']} {sent['cards']} = {sent['size']}{'½' * sent['half']}" for sent in value)
    elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        for place, part in enumerate(value):
            yield from leaves(part, f"{path}.{place}")
    else:
        yield path, leaf(value)


def is_sent_set(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() == {"type", "cards", "size", "half"}


def leaf(value: Any) -> str:
    if isinstance(value, list):
        return pile(value) if value and isinstance(value[0], str) else spaced(value)
    return "none" if value is None else str(value)


def pile(cards: list[str]) -> str:
    """How many cards, and the three on top."""
    return f"{len(cards)} ({'… ' if len(cards) > 3 else ''}{' '.join(cards[-3:])})"


def changes(before: Mapping[str, str], after: Mapping[str, str]) -> list[tuple[str, str]]:
    paths = dict.fromkeys([*before, *after])
    parents = {path.rpartition(".")[0] for path in paths}
    changed = [path for path in paths if before.get(path) != after.get(path) and path not in parents]
    return [(path, after.get(path, "gone")) for path in changed]


def spaced(numbers: list[int]) -> str:
    return " ".join(map(str, numbers)) or "none"


def wrapped(label: str, items: list[str], separator: str) -> list[str]:
    """Items after a label, in as many lines as they need; short items are not broken."""
    if not items:
        return []
    kept = [item.replace(" ", KEEP) if len(item) < WIDTH // 2 else item for item in items]
    lines = wrap(label + separator.join(kept), WIDTH, subsequent_indent=" " * 9, break_on_hyphens=False)
    return [line.replace(KEEP, " ") for line in lines]


def glory(players: int, seed: str, *variants: str, **told: int) -> Playthrough:
    return Playthrough("call-to-glory", players, seed, dict.fromkeys(variants, True), "-".join(variants), **told)


OTHER_CARDS = {
    "king": 9,
    "queen": 9,
    "queen-double": 1,
    "heir-half": 1,
    "fool": 8,
    "butler": 10,
    "wild": 4,
    "hear-ye": 3,
}

PLAYTHROUGHS = (
    glory(2, "amber"),
    glory(4, "birch"),
    glory(3, "cedar", "quick"),
    glory(3, "delta", "tasks"),
    glory(2, "quartz", "ninja", detailed=2),
    glory(4, "kelp", "ninja", detailed=2),
    glory(4, "inlet", "tasks", "ninja"),
    Playthrough("come-to-call", 2, "amber", detailed=2),
    Playthrough("come-to-call", 3, "birch", detailed=2),
    Playthrough("come-to-call", 6, "cedar", detailed=2),
    Playthrough("come-to-call", 4, "delta", {"cards": OTHER_CARDS, "first": 2}, "cards", detailed=2),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for path in set(FOLDER.glob("*.txt")) - {playthrough.path for playthrough in PLAYTHROUGHS}:
        path.unlink()
    for playthrough in PLAYTHROUGHS:
        playthrough.path.write_text(playthrough.text(), "utf-8")


if __name__ == "__main__":
    main()
