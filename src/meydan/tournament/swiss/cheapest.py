"""The cheapest perfect matching of a graph, by Edmonds' blossoms with a dual price for every vertex.

Costs are whole numbers of any size, so that many criteria fit into one number in the order of their importance. The
method is the primal-dual one: prices never exceed an edge's cost, matched edges are exactly paid for (tight), and odd
circles of tight edges are shrunk to blossoms. Each stage grows alternating trees from all single vertices at once and
ends with one more pair. What it returns proves itself: prices and matching meet (see docs/swiss.md).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush

_FREE, _OUTER, _INNER = 0, 1, 2
_GROW, _MEET, _OPEN = 0, 1, 2
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Cheapest:
    """`mates[v]` is the partner of v. An edge may be in a cheapest matching only if its cost is the sum of its ends'
    `prices` (costs count four times in them), and if `plain` is true every perfect matching of such edges is one."""

    mates: list[int]
    prices: list[int]
    plain: bool


def cheapest_perfect_matching(
    edges: list[dict[int, int]], prices: list[int] | None = None, mates: list[int] | None = None
) -> Cheapest | None:
    """The cheapest way to pair every vertex, or None; `edges[u][v]` is the cost of u with v, the same both ways.

    A caller who knows good even prices and a matching of tight edges may hand them in.
    """
    return _Solver(edges, prices, mates).solve()


class _Solver:
    def __init__(self, edges: list[dict[int, int]], prices: list[int] | None, mates: list[int] | None) -> None:
        self.size = size = len(edges)
        self.edges = [[(v, 4 * cost) for v, cost in row.items()] for row in edges]
        self.costs = edges
        self.prices = prices[:] if prices is not None else self._opening_prices()
        self.mates = mates[:] if mates is not None else self._greedy_mates()
        self.top = list(range(size))
        self.base: dict[int, int] = {v: v for v in range(size)}
        self.leaves: dict[int, list[int]] = {v: [v] for v in range(size)}
        self.parent: dict[int, int] = {}
        self.children: dict[int, list[int]] = {}
        self.links: dict[int, list[tuple[int, int]]] = {}
        self.surplus: dict[int, int] = {}
        self.next_blossom = size
        self.label: dict[int, int] = {}
        self.via: dict[int, tuple[int, int] | None] = {}
        self.clock = 0
        self.soonest: list[int | None] = []
        self.events: list[tuple[int, int, int, int, int]] = []
        self.serial = 0
        self.queue: list[int] = []

    def _opening_prices(self) -> list[int]:
        prices = [2 * min((cost for cost in row.values()), default=0) for row in self.costs]
        for u, row in enumerate(self.edges):
            if row:
                prices[u] = min(cost - prices[v] for v, cost in row)
        return prices

    def _greedy_mates(self) -> list[int]:
        mates = [NOBODY] * self.size
        for u, row in enumerate(self.edges):
            if mates[u] != NOBODY:
                continue
            for v, cost in row:
                if mates[v] == NOBODY and cost == self.prices[u] + self.prices[v]:
                    mates[u], mates[v] = v, u
                    break
        return mates

    def solve(self) -> Cheapest | None:
        if self.size % 2:
            return None
        for _ in range(self.mates.count(NOBODY) // 2):
            if not self._stage():
                return None
        plain = not any(self.surplus.values())
        return Cheapest(self.mates, self.prices, plain)

    # One stage: grow trees until two of them meet.

    def _stage(self) -> bool:
        self.label.clear()
        self.via.clear()
        self.events.clear()
        self.queue.clear()
        self.clock = 0
        self.soonest = [None] * self.size
        for v in range(self.size):
            if self.mates[v] == NOBODY:
                self._make_outer(self.top[v], None)
        while not self._grow():
            if not self._next_event():
                return False
        for blossom in [b for b in set(self.top) if b >= self.size and not self.surplus[b]]:
            self._dissolve(blossom)
        return True

    def _grow(self) -> bool:
        while self.queue:
            if self._scan(self.queue.pop()):
                return True
        return False

    def _scan(self, u: int) -> bool:
        """Look at every edge of an outer vertex; true when the trees have met and the stage is over."""
        prices, top, label, soonest = self.prices, self.top, self.label, self.soonest
        mine, price, clock = top[u], prices[u], self.clock
        nearest: int | None = None
        nearest_end = NOBODY
        for v, cost in self.edges[u]:
            theirs = top[v]
            if theirs == mine:
                continue
            kind = label.get(theirs, _FREE)
            if kind == _INNER:
                continue
            slack = cost - price - prices[v]
            if kind == _FREE:
                if not slack:
                    self._make_inner(theirs, (u, v))
                    continue
                when = clock + slack
                known = soonest[v]
                if known is None or when < known:
                    soonest[v] = when
                    self._announce(when, _GROW, u, v)
            elif not slack:
                if self._meet(u, v):
                    return True
                mine = top[u]
            elif nearest is None or slack < nearest:
                nearest, nearest_end = slack, v
        if nearest is not None:
            self._announce(clock + nearest // 2, _MEET, u, nearest_end)
        return False

    def _slack(self, u: int, v: int) -> int:
        return 4 * self.costs[u][v] - self.prices[u] - self.prices[v]

    def _announce(self, when: int, kind: int, u: int, v: int) -> None:
        self.serial += 1
        heappush(self.events, (when, self.serial, kind, u, v))

    def _next_event(self) -> bool:
        """Change the prices until the next edge gets tight or the next inner blossom must open."""
        while self.events:
            when, _, kind, u, v = heappop(self.events)
            if kind == _GROW:
                if self.label.get(self.top[v], _FREE) != _FREE or self._slack(u, v) != when - self.clock:
                    continue
                self._pass_time(when)
                self._make_inner(self.top[v], (u, v))
                return True
            if kind == _MEET:
                if self.top[u] != self.top[v]:
                    self._pass_time(when)
                # The edge is tight now, or lies inside a blossom: either way u's edges are looked at afresh.
                self.queue.append(u)
                return True
            if self.label.get(u) == _INNER and u in self.children and u not in self.parent:
                self._pass_time(when)
                self._open_inner(u)
                return True
        return False

    def _pass_time(self, when: int) -> None:
        step = when - self.clock
        if not step:
            return
        self.clock = when
        label, prices = self.label, self.prices
        for v, blossom in enumerate(self.top):
            kind = label.get(blossom, _FREE)
            if kind == _OUTER:
                prices[v] += step
            elif kind == _INNER:
                prices[v] -= step
        for blossom, kind in label.items():
            if blossom >= self.size:
                self.surplus[blossom] += 2 * step if kind == _OUTER else -2 * step

    # Labels.

    def _make_outer(self, blossom: int, via: tuple[int, int] | None) -> None:
        self.label[blossom] = _OUTER
        self.via[blossom] = via
        self.queue.extend(self.leaves[blossom])

    def _make_inner(self, blossom: int, via: tuple[int, int]) -> None:
        self.label[blossom] = _INNER
        self.via[blossom] = via
        if blossom >= self.size:
            self._announce(self.clock + self.surplus[blossom] // 2, _OPEN, blossom, 0)
        base = self.base[blossom]
        mate = self.mates[base]
        self._make_outer(self.top[mate], (base, mate))

    def _ancestors(self, blossom: int) -> list[int]:
        line = [blossom]
        while (via := self.via[line[-1]]) is not None:
            line.append(self.top[via[0]])
        return line

    def _meet(self, u: int, v: int) -> bool:
        """A tight edge joins two outer blossoms: a blossom if they share a tree, an augmenting path if not."""
        one, other = self._ancestors(self.top[u]), self._ancestors(self.top[v])
        if one[-1] != other[-1]:
            self._augment(u, v)
            self._augment(v, u)
            return True
        while len(one) > 1 and len(other) > 1 and one[-2] == other[-2]:
            one.pop()
            other.pop()
        self._shrink(u, v, one, other)
        return False

    # Blossoms.

    def _shrink(self, u: int, v: int, one: list[int], other: list[int]) -> None:
        stem = one[-1]
        children = [stem]
        links: list[tuple[int, int]] = []
        for child in reversed(one[:-1]):
            via = self.via[child]
            assert via is not None
            links.append(via)
            children.append(child)
        links.append((u, v))
        for child in other[:-1]:
            via = self.via[child]
            assert via is not None
            children.append(child)
            links.append((via[1], via[0]))
        blossom = self.next_blossom
        self.next_blossom += 1
        self.children[blossom], self.links[blossom] = children, links
        self.leaves[blossom] = [leaf for child in children for leaf in self.leaves[child]]
        self.base[blossom] = self.base[stem]
        self.surplus[blossom] = 0
        self.via[blossom] = self.via[stem]
        newly_outer = [child for child in children if self.label[child] == _INNER]
        for child in children:
            del self.label[child]
            self.parent[child] = blossom
        self.label[blossom] = _OUTER
        for leaf in self.leaves[blossom]:
            self.top[leaf] = blossom
        for child in newly_outer:
            self.queue.extend(self.leaves[child])

    def _forget(self, blossom: int) -> list[int]:
        """Make the children of a blossom outermost."""
        children = self.children.pop(blossom)
        del self.leaves[blossom]
        for child in children:
            del self.parent[child]
            for leaf in self.leaves[child]:
                self.top[leaf] = child
        del self.links[blossom], self.base[blossom], self.surplus[blossom]
        self.label.pop(blossom, None)
        return children

    def _dissolve(self, blossom: int) -> None:
        for child in self._forget(blossom):
            if child >= self.size and not self.surplus[child]:
                self._dissolve(child)

    def _open_inner(self, blossom: int) -> None:
        """An inner blossom has nothing left to give: its path from entry to base stays in the tree, the rest leaves."""
        via = self.via[blossom]
        assert via is not None
        links = self.links[blossom]
        children = self._forget(blossom)
        place = children.index(self.top[via[1]])
        count = len(children)
        path = list(range(place, -1, -1)) if place % 2 == 0 else [*range(place, count), 0]
        on_path = {children[index] for index in path}
        entry: tuple[int, int] = via
        for step, index in enumerate(path):
            child = children[index]
            if step % 2 == 0:
                self.label[child] = _INNER
                self.via[child] = entry
                if child >= self.size:
                    self._announce(self.clock + self.surplus[child] // 2, _OPEN, child, 0)
            else:
                self._make_outer(child, entry)
            if step + 1 < len(path):
                following = path[step + 1]
                if place % 2 == 0:
                    after, before = links[following]
                    entry = (before, after)
                else:
                    entry = links[index]
        self._look_for(leaf for child in children if child not in on_path for leaf in self.leaves[child])

    def _look_for(self, vertices: Iterator[int]) -> None:
        """Vertices that have left the trees: find the edge by which each may soonest come back."""
        for v in vertices:
            self.soonest[v] = None
            for u, cost in self.edges[v]:
                if self.label.get(self.top[u]) == _OUTER:
                    when = self.clock + cost - self.prices[u] - self.prices[v]
                    known = self.soonest[v]
                    if known is None or when < known:
                        self.soonest[v] = when
                        self._announce(when, _GROW, u, v)

    # Augmenting.

    def _augment(self, end: int, partner: int) -> None:
        """Flip the path from `end` to the root of its tree, with `partner` as the new mate of `end`."""
        while True:
            blossom = self.top[end]
            via = self.via[blossom]
            self._rebase(blossom, end)
            self.mates[end] = partner
            if via is None:
                return
            inner = self.top[via[0]]
            step = self.via[inner]
            assert step is not None
            self._rebase(inner, step[1])
            self.mates[step[1]] = step[0]
            end, partner = step

    def _rebase(self, blossom: int, base: int) -> None:
        """Re-pair the inside of a blossom so that `base` is the one vertex left for a mate outside."""
        if blossom < self.size:
            return
        child = base
        while self.parent[child] != blossom:
            child = self.parent[child]
        self._rebase(child, base)
        children, links = self.children[blossom], self.links[blossom]
        place, count = children.index(child), len(children)
        pairs = range(place - 2, -1, -2) if place % 2 == 0 else range(place + 1, count, 2)
        for index in pairs:
            x, y = links[index]
            self._rebase(children[index], x)
            self._rebase(children[(index + 1) % count], y)
            self.mates[x], self.mates[y] = y, x
        self.children[blossom] = children[place:] + children[:place]
        self.links[blossom] = links[place:] + links[:place]
        self.base[blossom] = base
