"""Pairs to be kept apart as far as possible: which of them must be allowed when a round cannot be paired otherwise.

As few as can be; of those, players with scores as near as possible, as low on the list as possible. All other avoided
pairs stay forbidden, and the pairing then follows the regulation.
"""

from collections.abc import Sequence

from meydan.tournament.swiss.cheapest import cheapest_perfect_matching
from meydan.tournament.swiss.field import Player, may_meet

LiftedPairs = tuple[tuple[int, int], ...]


def lift_avoided(field: Sequence[Player], avoided: frozenset[frozenset[int]]) -> LiftedPairs:
    """The avoided pairs to allow. The caller knows that the field can be paired once all of them are."""
    size = len(field)
    spread = field[0].score - field[-1].score + 1
    edges: list[dict[int, int]] = [{} for _ in range(size + size % 2)]
    for u, higher in enumerate(field):
        for v in range(u + 1, size):
            lower = field[v]
            if not may_meet(higher, lower):
                continue
            cost = 0
            if frozenset((higher.number, lower.number)) in avoided:
                cost = (size * spread + higher.score - lower.score) * size * size + size - u
            edges[u][v] = edges[v][u] = cost
        if size % 2 and higher.may_have_bye:
            edges[u][size] = edges[size][u] = 0
    cheapest = cheapest_perfect_matching(edges)
    assert cheapest is not None
    return tuple(
        (field[u].number, field[v].number) for u, v in enumerate(cheapest.mates[:size]) if u < v < size and edges[u][v]
    )
