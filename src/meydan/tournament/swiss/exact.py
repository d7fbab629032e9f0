"""One bracket together with the players below it: always right, and quick enough where it is needed.

Where the degrees prove that the players below the next group can be paired with any company (see `completion`), they
are not listed: each downfloater to them takes one of as many spare places.
"""

from meydan.tournament.swiss.bracket import Bracket, Paired
from meydan.tournament.swiss.cheapest import cheapest_perfect_matching
from meydan.tournament.swiss.completion import Crowd
from meydan.tournament.swiss.criteria import Costs
from meydan.tournament.swiss.field import may_meet
from meydan.tournament.swiss.ordered import Edges, pair_in_order


def pair_exactly(bracket: Bracket) -> Paired:
    """Pair one bracket. The caller knows that the whole field can be paired."""
    view = _View(bracket)
    if bracket.has_bye and view.bye_is_only_downfloater():
        view.count_unplayed_of_bye()
    return pair_in_order(bracket, view.edges)


class _View:
    """Vertices: the bracket, the next group, those below it or the spare places for them, the bye."""

    def __init__(self, bracket: Bracket) -> None:
        self.bracket = bracket
        self.inside = len(bracket.players)
        self.with_next = self.inside + len(bracket.following)
        self.spare = self._spare_places()
        below = [] if self.spare else bracket.below
        self.listed = [*bracket.players, *bracket.following, *below]
        self.costs = Costs(bracket.players, bracket.score, len(self.listed), bracket.rounds)
        size = len(self.listed) + self.spare
        bye_is_below = bracket.bye_score is not None and not any(map(bracket.takes_bye, self.listed))
        self.bye = None if bracket.bye_score is None or bye_is_below else size
        self.edges: Edges = [{} for _ in range(size + (self.bye is not None))]
        self._add_edges()

    def _spare_places(self) -> int:
        """As many as there may be downfloaters, of the parity of those below; 0 if their degrees prove nothing."""
        above = [*self.bracket.players, *self.bracket.following]
        below = self.bracket.below
        bye_is_below = any(map(self.bracket.takes_bye, below)) and not any(map(self.bracket.takes_bye, above))
        places = len(above) + (len(above) + len(below) + bye_is_below) % 2
        return places if Crowd(below, above).pairs_with_any(places) else 0

    def _add_edges(self) -> None:
        count = len(self.listed)
        for u, higher in enumerate(self.listed):
            for v in range(max(u + 1, len(self.bracket.moved_down)), count):
                if may_meet(higher, self.listed[v]):
                    self._add(u, v)
            for v in range(count, count + self.spare):
                self._add(u, v)
            if self.bye is not None and self.bracket.takes_bye(higher):
                self._add(u, self.bye)
        for u in range(count, count + self.spare):
            for v in range(u + 1, count + self.spare):
                self._add(u, v)

    def _add(self, u: int, v: int) -> None:
        self.edges[u][v] = self.edges[v][u] = self._cost(u, v)

    def _cost(self, u: int, v: int) -> int:
        if u >= self.with_next:
            return 0
        higher = self.listed[u]
        if v < self.inside:
            return self.costs.pair(higher, self.listed[v])
        cost = self.costs.second_downfloat(higher) if v >= self.with_next else 0
        return cost + self.costs.downfloat(higher) if u < self.inside else cost

    def bye_is_only_downfloater(self) -> bool:
        """Then C9 counts in this bracket."""
        cheapest = cheapest_perfect_matching(self.edges)
        return cheapest is not None and sum(mate >= self.inside for mate in cheapest.mates[: self.inside]) == 1

    def count_unplayed_of_bye(self) -> None:
        assert self.bye is not None
        for u in self.edges[self.bye]:
            unplayed = self.costs.unplayed(self.bracket.rounds - len(self.listed[u].colours))
            self.edges[u][self.bye] = self.edges[self.bye][u] = self.edges[u][self.bye] + unplayed
