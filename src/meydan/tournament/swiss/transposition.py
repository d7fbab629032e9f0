"""S1 against S2: the first transposition that the tight graph allows (C.04.3 articles 4.2 and 4.3)."""

from bisect import bisect_left
from collections import deque
from collections.abc import Sequence
from heapq import merge

from meydan.tournament.swiss.cheapest import NOBODY, cheapest_perfect_matching
from meydan.tournament.swiss.ordered import exchange_order
from meydan.tournament.swiss.tight import TightGraph


def pair_remainder(graph: TightGraph, remainder: Sequence[int], slots: Sequence[int]) -> dict[int, int]:
    """Opponents of S1 by vertex, for residents in order and the slots that downfloaters take.

    The graph is known to have a perfect matching of these vertices.
    """
    pairs = (len(remainder) - len(slots)) // 2
    halves = _Halves(graph, remainder[:pairs], remainder[pairs:], slots)
    if not halves.complete():
        upper = _after_exchange(graph, remainder, pairs, slots, halves.mates)
        halves = _Halves(graph, upper, [v for v in remainder if v not in set(upper)], slots)
        halves.complete()
    return halves.first()


def _after_exchange(
    graph: TightGraph, remainder: Sequence[int], pairs: int, slots: Sequence[int], mates: Sequence[int]
) -> list[int]:
    """S1 after the first exchange that the tight graph allows (article 4.3).

    The largest matching without an exchange is a good start: there are prices at which all its edges are tight.
    """
    size = len(remainder)
    vertices = [*remainder, *slots]
    place = {v: index for index, v in enumerate(vertices)}
    orders = exchange_order(size, pairs)
    edges: list[dict[int, int]] = [{} for _ in vertices]
    for i, order in enumerate(orders):
        for j in range(i + 1, len(vertices)):
            if graph.tight(vertices[i], vertices[j]):
                edges[i][j] = edges[j][i] = order if j < size else 0
    shift = 2 * max(orders[:pairs], default=0)
    prices = [4 * order - shift for order in orders[:pairs]] + [shift] * (size - pairs) + [-shift] * len(slots)
    start = [NOBODY if mates[v] == NOBODY else place[mates[v]] for v in vertices]
    cheapest = cheapest_perfect_matching(edges, prices, start)
    assert cheapest is not None
    return [remainder[i] for i in range(size) if i < cheapest.mates[i] < size]


class _Halves:
    """A matching between S1 with the slots on one side and S2 on the other."""

    def __init__(self, graph: TightGraph, upper: Sequence[int], lower: Sequence[int], slots: Sequence[int]) -> None:
        self.graph = graph
        self.upper = upper
        self.left = [*upper, *slots]
        self.mates = [NOBODY] * graph.size
        self.waiting: list[list[int]] = [[] for _ in graph.members]
        for v in lower:
            self.waiting[graph.classes[v]].append(v)
        self.left_classes: list[list[int]] = [[] for _ in graph.members]
        for u in self.left:
            self.left_classes[graph.classes[u]].append(u)

    def complete(self) -> bool:
        """Match as many as possible, each of S1 with the first free player where that can be; true if that is all."""
        free = [deque(members) for members in self.waiting]
        single = [u for u in self.left if not self._take_first(u, free)]
        return sum(self._augment(u) for u in single) == len(single)

    def _take_first(self, u: int, free: list[deque[int]]) -> bool:
        barred = self.graph.barred[u]
        best = NOBODY
        for name in self.graph.neighbours[self.graph.classes[u]]:
            for v in free[name]:
                if v not in barred:
                    if best == NOBODY or v < best:
                        best = v
                    break
        if best == NOBODY:
            return False
        free[self.graph.classes[best]].remove(best)
        self._join(u, best)
        return True

    def _join(self, u: int, v: int) -> None:
        self.mates[u], self.mates[v] = v, u

    def _augment(self, single: int) -> bool:
        graph = self.graph
        unseen = [members[:] for members in self.waiting]
        came_from: dict[int, int] = {}
        queue = deque([single])
        while queue:
            u = queue.popleft()
            barred = graph.barred[u]
            for name in graph.neighbours[graph.classes[u]]:
                kept = []
                for v in unseen[name]:
                    if v in barred:
                        kept.append(v)
                        continue
                    came_from[v] = u
                    if self.mates[v] == NOBODY:
                        self._flip(v, came_from)
                        return True
                    queue.append(self.mates[v])
                unseen[name] = kept
        return False

    def _flip(self, v: int, came_from: dict[int, int]) -> None:
        while v != NOBODY:
            u = came_from[v]
            before = self.mates[u]
            self._join(u, v)
            v = before

    def first(self) -> dict[int, int]:
        """Each of S1 in order gets the highest opponent that leaves the others a matching."""
        result: dict[int, int] = {}
        for u in self.upper:
            best = self._highest_possible(u)
            result[u] = best
            self._settle(u, best)
        return result

    def _settle(self, u: int, v: int) -> None:
        members = self.waiting[self.graph.classes[v]]
        del members[bisect_left(members, v)]
        self.left_classes[self.graph.classes[u]].remove(u)

    def _highest_possible(self, u: int) -> int:
        graph = self.graph
        barred = graph.barred[u]
        held = self.mates[u]
        reachable: dict[int, int] | None = None
        for v in merge(*(self.waiting[name] for name in graph.neighbours[graph.classes[u]])):
            if v == held:
                return v
            if v in barred:
                continue
            rival = self.mates[v]
            if graph.tight(rival, held):
                self._join(rival, held)
                self._join(u, v)
                return v
            if reachable is None:
                reachable = self._ways_to(held, u)
            if rival in reachable:
                self._reroute(u, v, held, reachable)
                return v
        raise AssertionError("the matching in hand is not in the tight graph")

    def _ways_to(self, held: int, without: int) -> dict[int, int]:
        """Who on the left can give up the own mate so that, along a chain of changes, `held` is taken by the last one;
        each with the mate it would take instead."""
        graph = self.graph
        unseen = [members[:] for members in self.left_classes]
        instead: dict[int, int] = {}
        queue = deque([held])
        while queue:
            v = queue.popleft()
            barred = graph.barred[v]
            for name in graph.neighbours[graph.classes[v]]:
                kept = []
                for u in unseen[name]:
                    if u in barred:
                        kept.append(u)
                    elif u != without:
                        instead[u] = v
                        queue.append(self.mates[u])
                unseen[name] = kept
        return instead

    def _reroute(self, u: int, v: int, held: int, instead: dict[int, int]) -> None:
        rival = self.mates[v]
        self._join(u, v)
        while True:
            taken = instead[rival]
            loser = self.mates[taken]
            self._join(rival, taken)
            if taken == held:
                return
            rival = loser
