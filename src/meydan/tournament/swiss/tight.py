"""Graphs whose vertices come in few kinds, and the tight edges of such a graph.

In a large bracket hundreds of players are alike: what a pair costs depends on the kinds of its two players, and only
the barred pairs are particular. So edges are never listed: a search walks over whole classes of vertices (same kind,
same price) and takes every vertex once.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from meydan.tournament.swiss.cheapest import NOBODY

UNSEEN, OUTER, INNER = 0, 1, 2


@dataclass(frozen=True, slots=True)
class KindGraph:
    """`kinds[v]` is the kind of a vertex, `costs[k][l]` what a pair of two kinds costs (None: never), `barred[v]` the
    vertices that v may not be paired with although their kinds might."""

    kinds: Sequence[int]
    costs: Sequence[Sequence[int | None]]
    barred: Sequence[frozenset[int]]

    def without(self, *removed: int) -> "KindGraph":
        """The graph that is left when some vertices are gone."""
        kept = [v for v in range(len(self.kinds)) if v not in removed]
        place = {v: index for index, v in enumerate(kept)}
        barred = [frozenset(place[v] for v in self.barred[u] if v in place) for u in kept]
        return KindGraph([self.kinds[v] for v in kept], self.costs, barred)

    def listed(self) -> list[dict[int, int]]:
        """The same graph, every edge for itself."""
        edges: list[dict[int, int]] = [{} for _ in self.kinds]
        for u, kind in enumerate(self.kinds):
            row, barred = self.costs[kind], self.barred[u]
            for v in range(u):
                cost = row[self.kinds[v]]
                if cost is not None and v not in barred:
                    edges[u][v] = edges[v][u] = cost
        return edges


class TightGraph:
    """The edges that a cheapest perfect matching may use, with one such matching in `mates`.

    A vertex may be put aside with its mate; searches then pass over both.
    """

    def __init__(self, graph: KindGraph, prices: Sequence[int]) -> None:
        self.graph = graph
        self.size = len(graph.kinds)
        self.mates = [NOBODY] * self.size
        self.aside = [False] * self.size
        self.prices = list(prices)
        self.barred = list(graph.barred)
        self.arrange()

    def arrange(self) -> None:
        """Sort the vertices into classes and find which classes have tight edges between them."""
        names: dict[tuple[int, int], int] = {}
        self.classes = [names.setdefault(key, len(names)) for key in zip(self.graph.kinds, self.prices, strict=True)]
        self.members: list[list[int]] = [[] for _ in names]
        for v, name in enumerate(self.classes):
            self.members[name].append(v)
        self.keys = list(names)
        costs = self.graph.costs
        self.neighbours: list[list[int]] = [[] for _ in names]
        for one, (kind, price) in enumerate(self.keys):
            row = costs[kind]
            for other, (other_kind, other_price) in enumerate(self.keys):
                cost = row[other_kind]
                if cost is not None and 4 * cost == price + other_price:
                    self.neighbours[one].append(other)
        self.tight_pairs = [frozenset(classes) for classes in self.neighbours]

    def tight(self, u: int, v: int) -> bool:
        return self.classes[v] in self.tight_pairs[self.classes[u]] and v not in self.barred[u] and u != v

    def join(self, u: int, v: int) -> None:
        self.mates[u], self.mates[v] = v, u

    def separate(self, u: int) -> None:
        v = self.mates[u]
        self.mates[u] = self.mates[v] = NOBODY

    def refuse(self, u: int, others: frozenset[int]) -> None:
        """Take the edges between u and the others out of the graph."""
        self.barred[u] |= others
        for v in others:
            self.barred[v] |= {u}

    def allow(self, u: int, others: frozenset[int]) -> None:
        """Put the edges back that `refuse` took out."""
        self.barred[u] -= others
        for v in others:
            self.barred[v] -= {u}

    def put_aside(self, *vertices: int) -> None:
        for v in vertices:
            self.aside[v] = True

    def bring_back(self, *vertices: int) -> None:
        for v in vertices:
            self.aside[v] = False

    def match_greedily(self) -> None:
        free: list[list[int]] = [[v for v in members if self.mates[v] == NOBODY] for members in self.members]
        for u in range(self.size):
            if self.mates[u] == NOBODY:
                self._match_one(u, free)

    def _match_one(self, u: int, free: list[list[int]]) -> None:
        barred = self.barred[u]
        for name in self.neighbours[self.classes[u]]:
            candidates = free[name]
            kept: list[int] = []
            while candidates:
                v = candidates.pop()
                if self.mates[v] != NOBODY:
                    continue
                if v != u and v not in barred:
                    self.join(u, v)
                    break
                kept.append(v)
            candidates.extend(reversed(kept))
            if self.mates[u] != NOBODY:
                return

    def forest(self) -> "Forest":
        return Forest(self)

    def augment(self) -> bool:
        """One more pair of vertices that are not put aside, if there is any."""
        return Forest(self).grow()


class Forest:
    """Alternating trees of tight edges from all single vertices; odd circles are contracted to their base."""

    def __init__(self, graph: TightGraph) -> None:
        self.graph = graph
        size = graph.size
        self.label = [INNER if aside else UNSEEN for aside in graph.aside]
        self.parent = [NOBODY] * size
        self.base = list(range(size))
        self.root = [NOBODY] * size
        self.contracted = False
        self.unseen = [members[:] for members in graph.members]
        self.outer: list[list[int]] = [[] for _ in graph.members]
        self.queue: deque[int] = deque()

    def grow(self) -> bool:
        """True if two trees met and the matching has got one pair more."""
        graph = self.graph
        for v in range(graph.size):
            if graph.mates[v] == NOBODY and not graph.aside[v]:
                self.root[v] = v
                self._make_outer(v)
        while self.queue:
            if self._scan(self.queue.popleft()):
                return True
        return False

    def outer_vertices(self) -> list[bool]:
        """Whom some largest matching leaves single, once `grow` has found nothing more."""
        return [label == OUTER for label in self.label]

    def _make_outer(self, v: int) -> None:
        self.label[v] = OUTER
        self.outer[self.graph.classes[v]].append(v)
        self.queue.append(v)

    def _scan(self, u: int) -> bool:
        graph, label, mates = self.graph, self.label, self.graph.mates
        barred = graph.barred[u]
        for name in graph.neighbours[graph.classes[u]]:
            for v in self.outer[name][:]:
                if v != u and self.base[v] != self.base[u] and v not in barred and self._meet(u, v):
                    return True
            unseen = self.unseen[name]
            if not unseen:
                continue
            kept = []
            for v in unseen:
                if label[v] != UNSEEN:
                    continue
                if v in barred or v == u:
                    kept.append(v)
                    continue
                label[v] = INNER
                self.parent[v] = u
                self.root[v] = self.root[u]
                mate = mates[v]
                self.root[mate] = self.root[u]
                self._make_outer(mate)
            self.unseen[name] = kept
        return False

    def _meet(self, u: int, v: int) -> bool:
        if self.root[u] != self.root[v]:
            self._flip(u, v)
            self._flip(v, u)
            return True
        self._contract(u, v)
        return False

    def _flip(self, vertex: int, partner: int) -> None:
        mates = self.graph.mates
        while True:
            left = mates[vertex]
            mates[vertex] = partner
            if left == NOBODY:
                return
            vertex, partner = self.parent[left], left
            mates[left] = vertex

    def _contract(self, u: int, v: int) -> None:
        self.contracted = True
        stem = self._common_base(u, v)
        inside: set[int] = set()
        self._mark(u, stem, v, inside)
        self._mark(v, stem, u, inside)
        for w in range(self.graph.size):
            if self.base[w] in inside:
                self.base[w] = stem
                if self.label[w] == INNER and not self.graph.aside[w]:
                    self._make_outer(w)

    def _common_base(self, u: int, v: int) -> int:
        seen = set()
        while True:
            u = self.base[u]
            seen.add(u)
            if self.graph.mates[u] == NOBODY:
                break
            u = self.parent[self.graph.mates[u]]
        while self.base[v] not in seen:
            v = self.parent[self.graph.mates[self.base[v]]]
        return self.base[v]

    def _mark(self, v: int, stem: int, child: int, inside: set[int]) -> None:
        while self.base[v] != stem:
            mate = self.graph.mates[v]
            inside.add(self.base[v])
            inside.add(self.base[mate])
            self.parent[v] = child
            child = mate
            v = self.parent[mate]
