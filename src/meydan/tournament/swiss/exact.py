"""One bracket paired by the cheapest perfect matching: always right, and quick enough for small brackets.

Articles 3 and 4 order the pairings that the criteria find equally good. That order is written behind the criteria as
further digits of the cost.
"""

from collections.abc import Callable

from meydan.tournament.swiss.bracket import Bracket, Paired
from meydan.tournament.swiss.cheapest import cheapest_perfect_matching
from meydan.tournament.swiss.criteria import Costs
from meydan.tournament.swiss.field import may_meet

Edges = list[dict[int, int]]


def pair_exactly(bracket: Bracket) -> Paired:
    """Pair one bracket. The caller knows that the whole field can be paired."""
    search = _Search(bracket)
    search.keep(search.solve(search.criteria))
    if search.bye_is_only_downfloater():
        search.count_unplayed_of_bye()
    if bracket.moved_down:
        search.keep(search.solve(search.then(search.moved_down_order())))
        search.fix_moved_down()
    search.keep(search.solve(search.then(search.remainder_order())))
    return search.result()


class _Search:
    def __init__(self, bracket: Bracket) -> None:
        self.bracket = bracket
        self.inside = bracket.players
        self.everybody = [*self.inside, *bracket.following, *bracket.below]
        self.bye = len(self.everybody) if bracket.bye_score is not None else None
        self.costs = Costs(self.inside, bracket.score, len(self.everybody), bracket.rounds)
        self.first_resident = len(bracket.moved_down)
        self.end = len(self.inside)
        self.end_of_next = self.end + len(bracket.following)
        self.criteria = self._criteria()
        self.mates: list[int] = []

    def _criteria(self) -> Edges:
        size = len(self.everybody) + (self.bye is not None)
        edges: Edges = [{} for _ in range(size)]
        for u, higher in enumerate(self.everybody):
            for v in range(max(u + 1, self.first_resident), len(self.everybody)):
                lower = self.everybody[v]
                if may_meet(higher, lower):
                    edges[u][v] = edges[v][u] = self._cost(u, v)
            if self.bye is not None and self.bracket.takes_bye(higher):
                edges[u][self.bye] = edges[self.bye][u] = self._cost(u, self.bye)
        return edges

    def _cost(self, u: int, v: int) -> int:
        higher = self.everybody[u]
        if u >= self.end_of_next:
            return 0
        cost = self.costs.second_downfloat(higher) if v >= self.end_of_next else 0
        if u >= self.end:
            return cost
        if v >= self.end:
            return cost + self.costs.downfloat(higher)
        return self.costs.pair(higher, self.everybody[v])

    def solve(self, edges: Edges) -> list[int]:
        cheapest = cheapest_perfect_matching(edges)
        if cheapest is None:
            raise AssertionError("a bracket that could be completed no longer can")
        return cheapest.mates

    def keep(self, mates: list[int]) -> None:
        self.mates = mates

    def then(self, order: Callable[[int, int], int]) -> Edges:
        """The criteria first, then an order of articles 3 and 4 for the edges inside the bracket."""
        room = self.order_room
        return [{v: cost * room + order(min(u, v), max(u, v)) for v, cost in row.items()} for u, row in enumerate(self.criteria)]

    def bye_is_only_downfloater(self) -> bool:
        return self.bracket.has_bye and sum(mate >= self.end for mate in self.mates[: self.end]) == 1

    def count_unplayed_of_bye(self) -> None:
        assert self.bye is not None
        for u in self.criteria[self.bye]:
            unplayed = self.bracket.rounds - len(self.everybody[u].colours)
            self.criteria[u][self.bye] += self.costs.unplayed(unplayed)
            self.criteria[self.bye][u] = self.criteria[u][self.bye]

    def moved_down_order(self) -> Callable[[int, int], int]:
        """Article 4.4: the highest possible players moved down are paired, each with the highest possible opponent."""
        count = self.first_resident
        base = self.end + 1
        opponents = [base ** (count - 1 - u) for u in range(count)]
        floating = [2 ** (count - 1 - u) * base**count for u in range(count)]
        self.order_room = 2**count * base**count

        def order(u: int, v: int) -> int:
            if u >= count:
                return 0
            return floating[u] if v >= self.end else (v - count) * opponents[u]

        return order

    def fix_moved_down(self) -> None:
        for u in range(self.first_resident):
            v = self.mates[u]
            if v >= self.end:
                for other in [x for x in self.criteria[u] if x < self.end]:
                    del self.criteria[u][other], self.criteria[other][u]
                continue
            for x, y in ((u, v), (v, u)):
                for other in [z for z in self.criteria[x] if z != y]:
                    del self.criteria[x][other], self.criteria[other][x]

    def remainder_order(self) -> Callable[[int, int], int]:
        """Articles 4.2 and 4.3: exchanges between S1 and S2 first, then the transposition of S2."""
        remainder = [v for v in range(self.first_resident, self.end) if self.mates[v] >= self.first_resident]
        pairs = sum(self.mates[v] < v for v in remainder)
        size = len(remainder)
        place = {v: index for index, v in enumerate(remainder)}
        base = size + 1
        transposition = base**size
        lower_exchange = 2**size
        upper_exchange = 2**size
        difference = base * base
        self.order_room = transposition * lower_exchange * upper_exchange * difference * base

        def order(u: int, v: int) -> int:
            if u not in place or v not in place:
                return 0
            i, j = place[u], place[v]
            exchanged = int(i >= pairs)
            number = exchanged * difference + i
            number = number * upper_exchange + (0 if exchanged else 2**i)
            number = number * lower_exchange - (2 ** (size - 1 - i) if exchanged else 0)
            return number * transposition + (j - i) * base ** (size - 1 - i)

        return order

    def result(self) -> Paired:
        pairs = []
        downfloaters = []
        for u in range(self.end):
            v = self.mates[u]
            if v >= self.end:
                downfloaters.append(self.everybody[u])
            elif u < v:
                pairs.append((self.everybody[u], self.everybody[v]))
        return Paired(pairs, downfloaters)
