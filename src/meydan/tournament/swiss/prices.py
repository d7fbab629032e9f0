"""Cheapest perfect matchings of graphs of few kinds, by prices.

The method is the primal-dual one of `cheapest`, as long as no blossom needs a price of its own; where one does, the
work so far is handed to `cheapest`.
"""

from enum import StrEnum

from meydan.tournament.swiss.cheapest import NOBODY, cheapest_perfect_matching
from meydan.tournament.swiss.tight import INNER, OUTER, UNSEEN, Forest, KindGraph, TightGraph


class Unmatched(StrEnum):
    """Why there is no tight graph: no perfect matching at all, or some blossom needs a price of its own."""

    IMPOSSIBLE = "impossible"
    BLOSSOMED = "blossomed"


def cheapest_of_kinds(graph: KindGraph) -> TightGraph | Unmatched:
    """The tight graph of the cheapest perfect matchings: they are exactly its perfect matchings."""
    tight = TightGraph(graph, _opening_prices(graph))
    while True:
        tight.match_greedily()
        forest = tight.forest()
        while forest.grow():
            forest = tight.forest()
        if NOBODY not in tight.mates:
            return tight
        if forest.contracted:
            return _listed(graph, tight)
        step = _price_step(tight, forest)
        if step is None:
            return Unmatched.IMPOSSIBLE
        for v, label in enumerate(forest.label):
            if label == OUTER:
                tight.prices[v] += step
            elif label == INNER:
                tight.prices[v] -= step
        tight.arrange()


def lowest_cost(graph: KindGraph) -> int | None:
    """What the cheapest perfect matching costs, None if there is none."""
    found = cheapest_of_kinds(graph)
    if found is Unmatched.IMPOSSIBLE:
        return None
    mates = found.mates if isinstance(found, TightGraph) else _mates_with_blossoms(graph)
    costs = (graph.costs[graph.kinds[u]][graph.kinds[v]] for u, v in enumerate(mates))
    return sum(cost for cost in costs if cost is not None) // 2


def _mates_with_blossoms(graph: KindGraph) -> list[int]:
    cheapest = cheapest_perfect_matching(graph.listed())
    assert cheapest is not None
    return cheapest.mates


def _opening_prices(graph: KindGraph) -> list[int]:
    cheapest = [2 * min((cost for cost in row if cost is not None), default=0) for row in graph.costs]
    for kind, row in enumerate(graph.costs):
        room = [4 * cost - cheapest[other] for other, cost in enumerate(row) if cost is not None and other != kind]
        alone = row[kind]
        if alone is not None:
            room.append(2 * alone)
        if room:
            cheapest[kind] = min(room)
    return [cheapest[kind] for kind in graph.kinds]


def _price_step(tight: TightGraph, forest: Forest) -> int | None:
    """How far the prices may move before another edge between an outer and an unseen or outer vertex gets tight."""
    unseen = [[v for v in members if forest.label[v] == UNSEEN] for members in tight.members]
    best: int | None = None
    for one, (kind, price) in enumerate(tight.keys):
        outer = forest.outer[one]
        if not outer:
            continue
        row = tight.graph.costs[kind]
        for other, (other_kind, other_price) in enumerate(tight.keys):
            cost = row[other_kind]
            if cost is None:
                continue
            slack = 4 * cost - price - other_price
            if (best is None or slack < best) and _any_allowed(tight, outer, unseen[other]):
                best = slack
            if (best is None or slack // 2 < best) and _any_allowed(tight, outer, forest.outer[other]):
                best = slack // 2
    return best


def _any_allowed(tight: TightGraph, ones: list[int], others: list[int]) -> bool:
    if not others:
        return False
    barred = tight.barred
    return any(u != v and v not in barred[u] for u in ones for v in others)


def _listed(graph: KindGraph, tight: TightGraph) -> TightGraph | Unmatched:
    cheapest = cheapest_perfect_matching(graph.listed(), tight.prices, tight.mates)
    if cheapest is None:
        return Unmatched.IMPOSSIBLE
    if not cheapest.plain:
        return Unmatched.BLOSSOMED
    result = TightGraph(graph, cheapest.prices)
    result.mates = cheapest.mates
    return result
