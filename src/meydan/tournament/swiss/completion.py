"""Can the players below a bracket be paired, whoever floats down to them? (C4 and C8)

Two ways to know. By degrees: in a graph of 2k vertices where everybody may meet at least k others there is a perfect
matching (Dirac), so a large group can always be paired and nothing need be computed. By matching: otherwise.
"""

from collections.abc import Sequence

from meydan.tournament.crosstable import Colour
from meydan.tournament.swiss.bracket import Bracket
from meydan.tournament.swiss.cheapest import NOBODY, cheapest_perfect_matching
from meydan.tournament.swiss.criteria import Costs
from meydan.tournament.swiss.field import Player, may_meet
from meydan.tournament.swiss.tight import Forest, KindGraph, TightGraph

SMALL = 150  # players below a bracket whose pairings are tried one by one


class Crowd:
    """A group of players and how many of its members anybody (a guest too) may be unable to meet, at most."""

    def __init__(self, players: Sequence[Player], guests: Sequence[Player]) -> None:
        self.size = len(players)
        numbers = frozenset(player.number for player in players)
        barred = max((len(player.barred & numbers) for group in (players, guests) for player in group), default=0)
        absolute = [player.preference.colour for player in players if player.preference.absolute]
        self.strangers = barred + max(absolute.count(Colour.WHITE), absolute.count(Colour.BLACK))

    def pairs_with_any(self, guests: int) -> bool:
        """Any so many guests, and all members but two of our choice, can be paired, guests never with one another."""
        return self.size >= 2 * (self.strangers + 3) + guests


def can_pair_all(players: Sequence[Player], bye_score: int | None) -> bool:
    """There is a pairing of all these players by the absolute criteria, with the bye at that score if there is one."""
    if (len(players) + (bye_score is not None)) % 2:
        return False
    if Crowd(players, ()).pairs_with_any(0):
        return bye_score is None or any(player.may_have_bye and player.score == bye_score for player in players)
    return NOBODY not in _largest_matching(players, bye_score)[0].mates


def most_pairs(players: Sequence[Player]) -> int:
    """How many pairs the absolute criteria allow at once."""
    graph, _ = _largest_matching(players, None)
    return (len(players) - graph.mates.count(NOBODY)) // 2


def _can_pair_with_one(players: Sequence[Player], visitors: Sequence[Player], bye_score: int | None) -> bool:
    """All of the players can be paired if one of the visitors, whichever we like, joins them."""
    for opponent in players:
        if any(may_meet(visitor, opponent) for visitor in visitors):
            others = [player for player in players if player is not opponent]
            if can_pair_all(others, bye_score):
                return True
    return False


_Kind = tuple[Colour | None, bool, bool]


def _compatible(one: _Kind, other: _Kind) -> bool:
    """C3 for an absolute colour, topscorer or not."""
    return one[0] is None or one[0] is not other[0] or one[1] or other[1]


def _largest_matching(players: Sequence[Player], bye_score: int | None) -> tuple[TightGraph, Forest]:
    """As many pairs as possible, and the search that found no more."""
    size = len(players)
    place = {player.number: index for index, player in enumerate(players)}
    keys: dict[_Kind, int] = {}
    kinds = []
    for player in players:
        colour = player.preference.colour if player.preference.absolute else None
        bye = bye_score is not None and player.may_have_bye and player.score == bye_score
        kinds.append(keys.setdefault((colour, player.topscorer, bye), len(keys)))
    costs: list[list[int | None]] = [[0 if _compatible(one, other) else None for other in keys] for one in keys]
    barred = [frozenset(place[number] for number in player.barred & place.keys()) for player in players]
    if bye_score is not None:
        takes_bye = [0 if bye else None for (_, _, bye) in keys]
        costs = [[*row, cost] for row, cost in zip(costs, takes_bye, strict=True)] + [[*takes_bye, None]]
        kinds.append(len(keys))
        barred.append(frozenset())
        size += 1
    graph = TightGraph(KindGraph(kinds, costs, barred), [0] * size)
    graph.match_greedily()
    forest = graph.forest()
    while forest.grow():
        forest = graph.forest()
    return graph, forest


def _cost_without(edges: list[dict[int, int]], vertex: int) -> int | None:
    """What the cheapest perfect matching of the other vertices costs, None if there is none."""
    kept = [v for v in range(len(edges)) if v != vertex]
    index = {v: i for i, v in enumerate(kept)}
    without = [{index[v]: cost for v, cost in edges[u].items() if v != vertex} for u in kept]
    cheapest = cheapest_perfect_matching(without)
    return None if cheapest is None else sum(without[u][v] for u, v in enumerate(cheapest.mates)) // 2


class Below:
    """What a bracket must know about the players under it."""

    def __init__(self, bracket: Bracket) -> None:
        self.bracket = bracket
        self.lower = bracket.lower
        self.bye_score = None if bracket.has_bye else bracket.bye_score

    def completes_alone(self) -> bool:
        """The lower players can be paired among themselves."""
        return can_pair_all(self.lower, self.bye_score)

    def takes_any(self, guests: int) -> bool:
        """Any so many downfloaters can all be paired in the next bracket, and nobody more than must be floats from it.

        Then C8 does not tell one choice of downfloaters from another.
        """
        following, below = self.bracket.following, self.bracket.below
        if guests > len(following) or not Crowd(following, self.bracket.players).pairs_with_any(guests):
            return False
        if not below or Crowd(below, following).pairs_with_any(2):
            return True
        bye_is_next = self.bye_score == following[0].score
        bye_score = None if bye_is_next else self.bye_score
        if (len(following) + guests - bye_is_next) % 2:
            return _can_pair_with_one(below, following, bye_score)
        return can_pair_all(below, bye_score)

    def costs_of_one(self, costs: Costs) -> list[int | None] | None:
        """C8 for every player of the bracket as the only downfloater; None for whom the rest could not be paired.

        None for all if that is too much to find out.
        """
        if self.takes_any(1):
            return [0] * len(self.bracket.players)
        following, below = self.bracket.following, self.bracket.below
        bye_is_below = self.bye_score is None or not following or self.bye_score < following[0].score
        if bye_is_below and Crowd(below, [*self.bracket.players, *following]).pairs_with_any(len(following) + 2):
            return self._costs_by_largest_matching(costs)
        if len(self.lower) > SMALL:
            return None
        return self._costs_by_opponent(costs)

    def _costs_by_largest_matching(self, costs: Costs) -> list[int | None]:
        """Whoever can meet a player that some largest matching of the next group leaves single, makes one pair more."""
        following = self.bracket.following
        graph, forest = _largest_matching(following, None)
        single = graph.mates.count(NOBODY)
        can_be_single = [player for player, outer in zip(following, forest.outer_vertices(), strict=True) if outer]
        left_over = costs.second_downfloat(following[0])
        result: list[int | None] = []
        for player in self.bracket.players:
            if any(may_meet(player, other) for other in can_be_single):
                result.append((single - 1) * left_over)
            elif any(may_meet(player, other) for other in following):
                result.append((single + 1) * left_over)
            else:
                result.append(single * left_over + costs.second_downfloat(player))
        return result

    def _costs_by_opponent(self, costs: Costs) -> list[int | None]:
        """Try lower players as the downfloater's opponent and pair the others as well as possible.

        Who has reached the least that anybody could cost needs no further trial.
        """
        players = self.bracket.players
        following = len(self.bracket.following)
        edges = self._edges(costs)
        least = self._least(costs)
        best: list[int | None] = [None] * len(players)
        for place, opponent in enumerate(self.lower):
            can_meet = [at for at, player in enumerate(players) if best[at] != least and may_meet(player, opponent)]
            if not can_meet:
                continue
            others = _cost_without(edges, place)
            if others is None:
                continue
            for at in can_meet:
                cost = others + (0 if place < following else costs.second_downfloat(players[at]))
                known = best[at]
                best[at] = cost if known is None else min(known, cost)
        return best

    def _least(self, costs: Costs) -> int:
        """What C8 costs if the downfloater is paired in the next group and only who must be is left over there."""
        following = self.bracket.following
        bye_is_next = bool(following) and self.bye_score == following[0].score
        left_over = bye_is_next + (len(following) - 1 - bye_is_next) % 2
        return left_over * costs.second_downfloat(self.lower[0])

    def _edges(self, costs: Costs) -> list[dict[int, int]]:
        size, following = len(self.lower), len(self.bracket.following)
        left_over = costs.second_downfloat(self.lower[0])
        edges: list[dict[int, int]] = [{} for _ in range(size + (self.bye_score is not None))]
        for v, lower in enumerate(self.lower):
            for u in range(v):
                if may_meet(self.lower[u], lower):
                    edges[u][v] = edges[v][u] = left_over if u < following <= v else 0
            if self.bye_score is not None and self.bracket.takes_bye(lower):
                edges[v][size] = edges[size][v] = left_over if v < following else 0
        return edges
