"""OpenSkill ratings (Plackett–Luce) of bots, with intervals.

The rating of a bot that does not change should not depend on the order of its games, and a filter's does: so it is the
mean over several passes in shuffled orders, each from the ratings of the one before, with `tau` 0 (nobody learns). The
interval comes from drawing deals with replacement and rating those.

Scale: OpenSkill's points. If two bots differ by d, the better one wins 1 / (1 + exp(-d / 5.89)) of their games:
1 point is 54 %, 5 are 70 %, 10 are 85 %, 20 are 97 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from courtcards.arena.extras import need
from courtcards.arena.intervals import Estimate, Floats

Game = tuple[Sequence[int], Sequence[int]]  # who sat where; the place of each seat, 0 is best
Deal = Sequence[Game]

ANCHOR = "random"  # rated 0 if it takes part; otherwise the mean is 0
FIRST_SIGMA = 25 / 6  # uncertainty before the first game: half of OpenSkill's, whose first steps exaggerate differences
LATER_SIGMA = 1.0  # the same for later passes, which start from the ratings of the one before
REPLICATES = 40
GAMES_IN_REPLICATE = 400  # a replicate of more deals would take too long: it has fewer and its spread is scaled
GAMES_IN_ALL_ORDERS = 6000
NORMAL = 1.959964


def rate(deals: Sequence[Deal], labels: Sequence[str]) -> list[Estimate]:
    """A rating for each bot from the games of each deal."""
    model = need("openskill.models").PlackettLuce(tau=0.0)
    random = np.random.default_rng(len(deals))
    orders = max(1, min(20, GAMES_IN_ALL_ORDERS // sum(map(len, deals))))
    mus = rate_in_some_order(model, deals, len(labels), random)
    rated = []
    for _ in range(orders):
        mus = rate_in_some_order(model, deals, len(labels), random, mus)
        rated.append(anchored(mus, labels))
    middle = np.mean(rated, axis=0)
    reach = NORMAL * standard_errors(model, deals, labels, orders, random)
    return [Estimate(float(m), float(m - r), float(m + r)) for m, r in zip(middle, reach, strict=True)]


def standard_errors(
    model: Any, deals: Sequence[Deal], labels: Sequence[str], orders: int, random: np.random.Generator
) -> Floats:
    """By a bootstrap over deals. Each replicate is rated in two orders: what these share comes from the deals, what
    they do not share from the order, of which less is left in a mean over several.
    """
    pool = [*deals, turned_round(deals[0])]  # so that a bot that never lost has an interval, too
    count = min(len(deals), max(2, GAMES_IN_REPLICATE // len(deals[0])))
    replicates = np.empty((REPLICATES, 2, len(labels)))
    for replicate in replicates:
        drawn = [pool[deal] for deal in random.integers(len(pool), size=count)]
        for order in range(2):
            replicate[order] = anchored(rate_in_some_order(model, drawn, len(labels), random), labels)
    apart = replicates - replicates.mean(axis=0)
    by_deals = (apart[:, 0] * apart[:, 1]).sum(axis=0) / (REPLICATES - 1)
    by_order = ((replicates[:, 0] - replicates[:, 1]) ** 2).mean(axis=0) / 2
    variance: Floats = (by_deals.clip(0) + by_order / orders) * count / len(deals)
    return np.sqrt(variance)


def turned_round(deal: Deal) -> Deal:
    return [(seating, [max(places) - place for place in places]) for seating, places in deal]


def rate_in_some_order(
    model: Any,
    deals: Sequence[Deal],
    bots: int,
    random: np.random.Generator,
    before: Sequence[float] | None = None,
) -> list[float]:
    """Go through all games once, starting from the ratings of an earlier pass, if any."""
    games = [game for deal in deals for game in deal]
    start = [(model.mu, FIRST_SIGMA)] * bots if before is None else [(mu, LATER_SIGMA) for mu in before]
    ratings = [model.rating(mu=mu, sigma=sigma) for mu, sigma in start]
    for number in random.permutation(len(games)):
        rate_game(model, ratings, *games[number])
    return [rating.mu for rating in ratings]


def rate_game(model: Any, ratings: list[Any], seating: Sequence[int], places: Sequence[int]) -> None:
    """Update the ratings with one game. A bot in several seats is updated by all of them."""
    after = model.rate([[ratings[bot]] for bot in seating], ranks=list(places))
    before = {bot: (ratings[bot].mu, ratings[bot].sigma) for bot in seating}
    for bot, (mu, sigma) in before.items():
        seats = [after[seat][0] for seat, sitting in enumerate(seating) if sitting == bot]
        new_mu = mu + sum(seat.mu - mu for seat in seats)
        ratings[bot] = model.rating(mu=new_mu, sigma=sigma * float(np.prod([seat.sigma / sigma for seat in seats])))


def anchored(ratings: Sequence[float], labels: Sequence[str]) -> Floats:
    values: Floats = np.array(ratings)
    zero: float = values[labels.index(ANCHOR)] if ANCHOR in labels else values.mean()
    return values - zero
