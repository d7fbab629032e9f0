"""A bracket's first pairing by articles 3 and 4 when blossoms have prices: the order is written into the costs.

The criteria come first; behind them stand further digits, first for the players moved down, then for the remainder.
"""

from collections.abc import Callable

from meydan.tournament.swiss.bracket import Bracket, Paired
from meydan.tournament.swiss.cheapest import cheapest_perfect_matching

Edges = list[dict[int, int]]
Order = Callable[[int, int], int]


def pair_in_order(bracket: Bracket, criteria: Edges) -> Paired:
    """Vertices are the bracket's players in order, then whatever else they may be matched with (slots, lower players).

    The caller knows that there is a perfect matching.
    """
    search = _Search(bracket, criteria)
    search.solve()
    if bracket.moved_down:
        search.solve(*search.moved_down_order())
        search.fix_moved_down()
    search.solve(*search.remainder_order())
    return search.result()


class _Search:
    def __init__(self, bracket: Bracket, criteria: Edges) -> None:
        self.players = bracket.players
        self.criteria = [dict(row) for row in criteria]
        self.first_resident = len(bracket.moved_down)
        self.end = len(self.players)
        self.mates: list[int] = []

    def solve(self, order: Order | None = None, room: int = 1) -> None:
        edges = self.criteria
        if order is not None:
            edges = [
                {v: cost * room + order(min(u, v), max(u, v)) for v, cost in row.items()} for u, row in enumerate(edges)
            ]
        cheapest = cheapest_perfect_matching(edges)
        if cheapest is None:
            raise AssertionError("a bracket that could be completed no longer can")
        self.mates = cheapest.mates

    def moved_down_order(self) -> tuple[Order, int]:
        """Articles 3.2 and 4.4: the highest possible players moved down are paired, with the highest opponents."""
        count = self.first_resident
        base = self.end + 1
        opponents: list[int] = [base ** (count - 1 - u) for u in range(count)]
        floating: list[int] = [base**count << count - 1 - u for u in range(count)]

        def order(u: int, v: int) -> int:
            if u >= count:
                return 0
            return floating[u] if v >= self.end else (v - count) * opponents[u]

        return order, base**count << count

    def fix_moved_down(self) -> None:
        for u in range(self.first_resident):
            v = self.mates[u]
            if v >= self.end:
                self._drop(u, [other for other in self.criteria[u] if other < self.end])
                continue
            self._drop(u, [other for other in self.criteria[u] if other != v])
            self._drop(v, [other for other in self.criteria[v] if other != u])

    def _drop(self, u: int, others: list[int]) -> None:
        for other in others:
            del self.criteria[u][other], self.criteria[other][u]

    def remainder_order(self) -> tuple[Order, int]:
        """Articles 4.2 and 4.3: exchanges between S1 and S2 first, then the transposition of S2."""
        remainder = [v for v in range(self.first_resident, self.end) if self.mates[v] >= self.first_resident]
        pairs = sum(self.mates[v] < v for v in remainder)
        size = len(remainder)
        base = size + 1
        place = {v: index for index, v in enumerate(remainder)}
        exchanges = exchange_order(size, pairs)
        digits: list[int] = [base ** (size - 1 - i) for i in range(size)]
        transposition: int = base**size

        def order(u: int, v: int) -> int:
            if u not in place or v not in place:
                return 0
            i, j = place[u], place[v]
            return exchanges[i] * transposition + (j - i) * digits[i]

        return order, transposition * base**3 << 2 * size

    def result(self) -> Paired:
        pairs = []
        downfloaters = []
        for u, player in enumerate(self.players):
            v = self.mates[u]
            if v >= self.end:
                downfloaters.append(player)
            elif u < v:
                pairs.append((player, self.players[v]))
        return Paired(pairs, downfloaters)


def exchange_order(size: int, pairs: int) -> list[int]:
    """Article 4.3 as a cost for each place of the remainder that is the higher one of a pair.

    As few exchanges as possible, of players as near as possible, then the lowest of S1, then the highest of S2.
    """
    order = []
    for place in range(size):
        if place < pairs:
            order.append((place << 2 * size) + (1 << size + place))
        else:
            order.append(((size + 1) ** 2 + place << 2 * size) - (1 << size - 1 - place))
    return order
